import Foundation
import TestSupport
import Testing

/// Words that readers of help, pages, findings and generated source know without learning them.
@Suite struct WordTests {
  /// A word of our own, and the one that the field has for it.
  private static let words = [
    "mend": "fix, correct", "mends": "fixes", "mended": "fixed", "wish": "configuration, request",
    "wishes": "requests", "wishing": "configured", "filmed": "as image sequence",
    "films": "image sequences", "reel": "image sequence", "dressed": "with effects",
    "shelf": "cache", "told": "reported",
  ]

  private static func found(in text: String) -> [String] {
    let plain = text.lowercased()
    let own = plain.matches(of: /[a-z]+/).map { String($0.0) }
      .filter { words[$0] != nil }
    let phrases = [
      "is no more", "of the way", "told so", "a way from", "overshooting way", "tells where",
      "the room that", "when things",
    ].filter(plain.contains)
    return own + phrases
  }

  @Test("Pages use the words of the field", arguments: Page.all)
  func pages(_ page: Page) throws {
    #expect(Self.found(in: try page.text()) == [])
  }

  @Test(
    "Help uses the words of the field",
    arguments: [
      "", "convert", "open", "timing", "validate", "fixtures", "document", "render", "inspect",
      "machine", "slots",
    ])
  func help(_ command: String) throws {
    let scratch = try ScratchFolder()
    let run = try CommandRun(["help", command].filter { !$0.isEmpty }, in: scratch.url)
    #expect(Self.found(in: run.output) == [])
  }

  @Test("The register of findings and the runtime use the words of the field")
  func source() throws {
    let register = try String(
      contentsOf: Folders.package.appending(path: "schema/diagnostics.json"), encoding: .utf8)
    #expect(Self.found(in: register) == [])
    let runtime = Folders.package.appending(path: "Sources/InbetweenRuntime/Source")
    for file in Folders.files(below: runtime, "swift") {
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(Self.found(in: text) == [], "\(file.lastPathComponent)")
    }
  }

  @Test("Generated source explains itself in the words of the field")
  func generated() throws {
    let gallery = Folders.files(
      below: Folders.fixtures.appending(path: "gallery/Sources"), "swift")
    #expect(gallery.count > 5)
    for file in gallery {
      let text = try String(contentsOf: file, encoding: .utf8)
      let comments = text.split(separator: "\n").filter { $0.contains("// ") }
      #expect(
        Self.found(in: comments.joined(separator: "\n")) == [], "\(file.lastPathComponent)")
    }
  }
}
