import Foundation
import TestSupport
import Testing

/// What `inbetween timing --format html` shows of two versions, and of promises with their documents.
@Suite struct VersionPageTests {
  private let old = FixtureCase("loading-text/loading-text.json").path
  private let drifted = FixtureCase("loading-text-drifted/loading-text-drifted.json").path

  private func count(_ part: String, in page: String) -> Int {
    page.components(separatedBy: part).count - 1
  }

  @Test("Two versions: both dope sheets, what differs, and the frames that differ most")
  func versions() throws {
    let scratch = try ScratchFolder()
    let run = try CommandRun(
      [
        "timing", old, "--against", drifted, "--format", "html", "-o", "page.html", "--pictures",
        "frames",
      ], in: scratch.url)
    #expect(run.status == 1)
    #expect(run.errors == "")
    let page = try scratch.text("page.html")
    #expect(count("<section class=\"sheet\"", in: page) == 2)
    #expect(page.contains("kept → broken"))
    #expect(page.contains("+0.05 s (+3 frames)"))
    #expect(page.contains("2 motions 0.05 s (3 frames) later"))
    let shown = count("alt=\"What differs at ", in: page)
    #expect((1...4).contains(shown))
    let files = try FileManager.default.contentsOfDirectory(
      atPath: scratch.url.appending(path: "frames").path())
    #expect(files.count == shown)
    for file in files {
      let bytes = try Data(contentsOf: scratch.url.appending(path: "frames/\(file)"))
      #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
      // Letter D is late from its first frame to its last: nothing else differs.
      let frame = try #require(
        Int(file.split(separator: "-").last?.split(separator: ".").first ?? ""))
      #expect((90...141).contains(frame), "\(file)")
    }
  }

  @Test("Two versions that do the same have no frames to show, and their pictures no file")
  func same() throws {
    let scratch = try ScratchFolder()
    let run = try CommandRun(
      ["timing", old, "--against", old, "--format", "html", "--pictures", "frames"],
      in: scratch.url)
    #expect(run.status == 0)
    #expect(run.output.contains("nothing differs"))
    #expect(!run.output.contains("alt=\"What differs at "))
    #expect(try scratch.names() == [])
    let wrong = try CommandRun(["timing", old, "--pictures", "frames"], in: scratch.url)
    #expect(wrong.status == 64)
  }

  @Test("Markdown for a pull request names the pictures")
  func markdown() throws {
    let scratch = try ScratchFolder()
    let run = try CommandRun(
      ["timing", old, "--against", drifted, "--format", "markdown", "--pictures", "frames"],
      in: scratch.url)
    #expect(
      run.output.contains("![before, after, what differs](frames/loading-text-drifted-frame-"))
  }

  @Test("SARIF of two versions holds each promise that is broken now, with its place")
  func sarif() throws {
    let scratch = try ScratchFolder()
    let run = try CommandRun(
      ["timing", old, "--against", drifted, "--format", "sarif"], in: scratch.url)
    let log = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let first = (log?["runs"] as? [[String: Any]])?.first
    let results = first?["results"] as? [[String: Any]] ?? []
    #expect(results.count == 2)
    #expect(Set(results.compactMap { $0["level"] as? String }) == ["error"])
    for result in results {
      let place = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"]
      let region = (place as? [String: Any])?["region"] as? [String: Any]
      #expect(region?["startLine"] as? Int != nil)
    }
  }

  @Test("A promise shows the frames where it starts and ends, both curves, and its line")
  func promises() throws {
    let scratch = try ScratchFolder()
    try scratch.write(try String(contentsOfFile: drifted, encoding: .utf8), to: "loading.json")
    try scratch.write("# Loading\n\nLetters rise.\n", to: "spec.md")
    try scratch.write(
      """
      document: spec.md
      promises:
        - { name: L rises, layer: Letter L, property: position, starts: 0 s, lasts: 0.4 s,
            easing: ease-in, source: "3" }
      """, to: "loading.timing.yaml")
    let run = try CommandRun(["timing", "loading.json", "--format", "html"], in: scratch.url)
    #expect(run.status == 1, "\(run.errors)")
    let page = run.output
    #expect(count("class=\"moment\"", in: page) == 2)
    #expect(page.contains("starts at 0 s") && page.contains("ends at 0.4 s"))
    #expect(count("class=\"curves\"", in: page) == 1)
    #expect(page.contains("<a href=\"#r0-d0-3\">"))
    #expect(
      page.contains("<li id=\"r0-d0-3\" value=\"3\" class=\"named\"><code>Letters rise.</code>"))
  }

  @Test("The page begins with a frame that shows something")
  func poster() throws {
    let scratch = try ScratchFolder()
    let file = Folders.fixtures.appending(path: "command/timing/ball.json")
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    try scratch.write(text, to: "ball.json")
    let shown = try CommandRun(["timing", "ball.json", "--format", "html"], in: scratch.url)
    #expect(shown.output.contains("data-poster=\"0\""))
    // The layer appears after half a second.
    try scratch.write(
      text.replacing("   \"ip\": 0,\n   \"op\": 60", with: "   \"ip\": 15,\n   \"op\": 60"),
      to: "late.json")
    let late = try CommandRun(["timing", "late.json", "--format", "html"], in: scratch.url)
    #expect(late.output != shown.output)
    #expect(!late.output.contains("data-poster=\"0\""))
  }

  @Test("What is nearly white lies on a dark ground, anything else on a light one")
  func ground() throws {
    let scratch = try ScratchFolder()
    let file = Folders.fixtures.appending(path: "command/timing/ball.json")
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    for (fill, isLight) in [("0.95, 1, 0.98", true), ("0.95, 1, 0.6", false)] {
      let coloured = text.replacing(/"c": *\{[^}]*\}/) { _ in
        "\"c\": {\"a\": 0, \"k\": [\(fill), 1]}"
      }
      #expect(coloured != text)
      try scratch.write(coloured, to: "ball.json")
      let run = try CommandRun(["timing", "ball.json", "--format", "html"], in: scratch.url)
      #expect(run.output.contains(" data-light>") == isLight, "\(fill)")
    }
  }

  @Test("What comes after something that is not in the animation is not judged")
  func trigger() throws {
    let scratch = try ScratchFolder()
    try scratch.write(
      """
      allow unmatched: 1
      promises:
        - { name: Lamp glows, layer: Lamp, starts: 0.2 s, lasts: 0.4 s }
        - { name: L rises, layer: Letter L, property: position, after: Lamp glows, delay: 0.3 s }
      """, to: "lamp.yaml")
    let run = try CommandRun(["timing", old, "--against", "lamp.yaml"], in: scratch.url)
    #expect(run.output.contains("L rises  unjudged"), "\(run.output)")
    #expect(run.output.contains("what it comes after, \"Lamp glows\", is not in the animation"))
    #expect(run.output.contains("1 missing") && !run.output.contains("broken"))
  }
}
