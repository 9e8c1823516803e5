import Foundation
import TestSupport
import Testing

@Suite struct OutputTests {
  @Test("A process that is killed leaves whole files or none")
  func killed() throws {
    let scratch = try ScratchFolder()
    let input = scratch.url.appending(path: "large.json")
    try Data(SyntheticAnimation.bytes(about: 400_000)).write(to: input)
    let arguments = ["convert", "large.json", "--to", "literal", "--to", "timeline-json"]
    let start = ContinuousClock.now
    let whole = try CommandRun(arguments + ["--output", "whole"], in: scratch.url)
    let time = start.duration(to: .now)
    #expect(whole.status == 0)
    let names = ["Large.timeline.swift", "Large.timeline.json"]
    let expected = try names.map { try scratch.text("whole/" + $0) }
    for step in 1...16 {
      let folder = "killed-\(step)"
      try CommandRun.kill(
        arguments + ["--output", folder], in: scratch.url, after: time * step / 16)
      for (name, text) in zip(names, expected) {
        let file = scratch.url.appending(path: folder + "/" + name)
        guard FileManager.default.fileExists(atPath: file.path()) else { continue }
        #expect(try scratch.text(folder + "/" + name) == text)
      }
    }
  }

  @Test("What a second run would not change is left untouched")
  func unchanged() throws {
    let scratch = try ScratchFolder()
    try copy("command/convert/ball.json", to: scratch)
    let first = try CommandRun(["convert", "ball.json", "--to", "literal"], in: scratch.url)
    let file = scratch.url.appending(path: "Ball.timeline.swift").path()
    let old = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: file)
    let second = try CommandRun(["convert", "ball.json", "--to", "literal"], in: scratch.url)
    #expect(first.output == second.output)
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect(attributes[.modificationDate] as? Date == old)
    #expect(try scratch.names() == ["Ball.timeline.swift", "ball.json"])
  }

  @Test("The same input gives the same bytes, wherever it lies")
  func sameBytes() throws {
    let fixture = FixtureCase("place-order/place-order.json")
    let outputs = try (0..<2).map { _ in
      let scratch = try ScratchFolder()
      try copy(fixture.name, to: scratch)
      return try CommandRun(
        [
          "convert", "place-order.json", "--to", "literal", "--to", "timeline-json", "--output",
          "-",
        ],
        in: scratch.url
      ).output
    }
    #expect(outputs[0] == outputs[1])
    #expect(outputs[0].count > 1000)
  }

  @Test("Names of files cannot command the terminal")
  func hostileNames() throws {
    let scratch = try ScratchFolder()
    let name = "a\u{1B}[31m\n\u{202E}b\".json"
    try copy("command/convert/warned.json", to: scratch, as: name)
    let run = try CommandRun(["convert", ".", "--to", "literal"], in: scratch.url)
    #expect(run.status == 0)
    let shown = run.output + run.errors
    let unsafe = shown.unicodeScalars.filter { $0.value < 0x20 && $0 != "\n" || $0 == "\u{202E}" }
    #expect(unsafe.isEmpty)
    #expect(run.errors.hasPrefix(#"./a\u{1b}[31m\u{a}\u{202e}b".json: warning: [L014]"#))
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(run.output.split(separator: "\n").count == 1)
  }

  #if os(Linux)
    @Test(
      "A full disk is an error, on standard output too",
      arguments: [
        ["convert", "ball.json", "--output", "-"], ["convert", "ball.json"],
        ["timing", "ball.json"], ["inspect", "ball.json"],
        ["inspect", "ball.json", "--format", "json"],
      ])
    func fullDisk(_ arguments: [String]) throws {
      let scratch = try ScratchFolder()
      try copy("command/convert/ball.json", to: scratch)
      let run = try CommandRun(
        arguments, in: scratch.url, output: FileHandle(forWritingTo: URL(filePath: "/dev/full")))
      #expect(run.status == 1)
      #expect(
        run.errors == """
          <stdout>: error: [C003] standard output cannot be written: No space left on device; \
          choose another folder with --output

          """)
    }
  #endif

  @Test(
    "Findings have colours on a terminal, and where they are asked for",
    arguments: [
      (["FORCE_COLOR=1"], true), ([], false), (["FORCE_COLOR=1", "NO_COLOR=1"], false),
      (["CLICOLOR_FORCE=1"], true), (["CLICOLOR_FORCE=0"], false),
      (["CLICOLOR_FORCE=1", "NO_COLOR=1"], false),
    ])
  func colors(_ variables: [String], isColored: Bool) throws {
    let scratch = try ScratchFolder()
    try copy("command/convert/warned.json", to: scratch)
    let command = CommandRun.executable("inbetween").path()
    let run = try Shell.run(
      "env",
      ["-u", "NO_COLOR", "-u", "CLICOLOR_FORCE"] + variables + [command, "convert", "warned.json"],
      in: scratch)
    #expect(run.status == 0)
    let severity = isColored ? "\u{1B}[1;35mwarning\u{1B}[0m" : "warning"
    #expect(run.output.hasPrefix("warned.json: \(severity): [L014] "))
  }

  @Test("Standard output holds its pictures, and what is not written brings no catalogue")
  func pictures() throws {
    let scratch = try ScratchFolder()
    try copy("command/inputs/export.zip", to: scratch)
    let arguments = ["convert", "export.zip", "--pictures", "catalog", "--output"]
    let shown = try CommandRun(arguments + ["-"], in: scratch.url)
    #expect(shown.status == 0)
    #expect(shown.output.contains("import SwiftUI"))
    #expect(shown.output.hasSuffix("#endif\n"))
    #expect(!shown.output.contains("Image(\"Export"))
    // A blur is what views with keyframes cannot say.
    try scratch.write(
      """
      {
        "v": "5.7.4", "fr": 30, "ip": 0, "op": 30, "w": 10, "h": 10, "nm": "card",
        "assets": [{ "id": "p", "u": "", "p": "p.png", "w": 1, "h": 1 }],
        "layers": [
          { "ty": 2, "nm": "Photo", "ind": 1, "ip": 0, "op": 30, "st": 0, "refId": "p", "ks": {},
            "ef": [{ "ty": 29, "nm": "Blur", "en": 1, "ef": [
              { "ty": 0, "v": { "a": 0, "k": 4 } }, { "ty": 7, "v": { "a": 0, "k": 1 } },
              { "ty": 7, "v": { "a": 0, "k": 0 } }
            ] }] }
        ]
      }
      """, to: "card.json")
    let dot =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAA"
      + "AABJRU5ErkJggg=="
    try Data(base64Encoded: dot)?.write(to: scratch.url.appending(path: "p.png"))
    let refused = try CommandRun(
      ["convert", "card.json", "--style", "keyframes", "--pictures", "catalog", "-o", "Cards"],
      in: scratch.url)
    #expect(refused.status == 1)
    #expect(refused.errors.contains("[E003]"))
    let cards = scratch.url.appending(path: "Cards").path()
    #expect(FileManager.default.fileExists(atPath: cards) == false)
    let drawn = try CommandRun(
      ["convert", "card.json", "--pictures", "catalog", "-o", "Cards"], in: scratch.url)
    #expect(drawn.output.contains("Cards/Card.xcassets/Card-p.imageset/Card-p.png"))
    func view(_ options: [String]) throws -> String {
      try CommandRun(["convert", "card.json", "-o", "-"] + options, in: scratch.url).output
    }
    let catalogue = try String(
      contentsOf: scratch.url.appending(path: "Cards/Card.view.swift"), encoding: .utf8)
    #expect(catalogue.contains("Image(\"Card-p\", bundle: Card.bundle)"))
    #expect(catalogue.contains("return Bundle.module\n"))
    #expect(try view(["--pictures", "app"]).contains("Image(\"p\")"))
    let named = try view(["--pictures", "app", "--bundle", "Assets.bundle"])
    #expect(named.contains("Image(\"p\", bundle: Card.bundle)"))
    #expect(named.contains("static var bundle: Bundle { Assets.bundle }"))
    let held = try view(["--bundle", "module"]).split(separator: "\n")
    #expect(held.filter { !$0.hasPrefix("//") }.allSatisfy { !$0.contains("bundle") })
  }

  @Test("Completions are scripts that the shells can read", arguments: ["bash", "zsh", "fish"])
  func completions(_ shell: String) throws {
    let scratch = try ScratchFolder()
    let run = try CommandRun(["--generate-completion-script", shell], in: scratch.url)
    #expect(run.status == 0)
    #expect(run.output.contains("timeline-json"))
    try scratch.write(run.output, to: "script")
    let paths = ["/bin/", "/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"].map { $0 + shell }
    guard let path = paths.first(where: FileManager.default.isExecutableFile) else { return }
    let check = Process()
    check.executableURL = URL(filePath: path)
    check.arguments = ["-n", scratch.url.appending(path: "script").path()]
    try check.run()
    check.waitUntilExit()
    #expect(check.terminationStatus == 0)
  }

  private func copy(_ fixture: String, to scratch: ScratchFolder, as name: String? = nil) throws {
    let source = FixtureCase(fixture)
    let target = scratch.url.appending(path: name ?? source.fileName)
    try FileManager.default.copyItem(at: source.url, to: target)
  }
}
