import Foundation
import TestSupport
import Testing

/// With `--watch`, what is saved is converted: animations, and all that their conversion reads.
@Suite struct WatchTests {
  @Test("Animations that are saved, and new ones")
  func animations() throws {
    let watched = try Watched(["Art", "--to", "literal", "--output", "out"])
    try watched.waits { try $0.text("out/Ball.timeline.swift").contains("frames 0 to 60") }
    let text = try watched.scratch.text("Art/ball.json")
    try watched.scratch.write(
      text.replacing("\"op\": 60", with: "\"op\": 80"), to: "Art/ball.json")
    try watched.waits { try $0.text("out/Ball.timeline.swift").contains("frames 0 to 80") }
    try watched.scratch.write(text, to: "Art/new/Fresh.json")
    try watched.waits { try !$0.text("out/new/Fresh.timeline.swift").isEmpty }
  }

  @Test("The theme of the command line, also one that is wrong for a while")
  func theme() throws {
    let watched = try Watched(
      ["Art/card.json", "--to", "swiftui", "--theme", "brand/theme.yml", "--output", "out"]
    ) {
      try $0.write("\"#ffcc00\": { name: sun }\n", to: "brand/theme.yml")
    }
    try watched.waits { try $0.text("out/Card.view.swift").contains("var sun = ") }
    try watched.scratch.write("\"#ffcc00\": [\n", to: "brand/theme.yml")
    try watched.waits { try $0.text("errors").contains("brand/theme.yml:2:1: error: [C008]") }
    try watched.scratch.write("\"#ffcc00\": { name: moon }\n", to: "brand/theme.yml")
    try watched.waits { try $0.text("out/Card.view.swift").contains("var moon = ") }
  }

  @Test("The configuration, what it names, and folders that are yet to be made")
  func configuration() throws {
    let watched = try Watched(["--config", "settings/inbetween.yml"]) {
      try $0.write(
        "inputs: ../Art/ball.json\noutput: ../out\ntargets: literal\n", to: "settings/inbetween.yml"
      )
    }
    try watched.waits { try $0.text("out/Ball.timeline.swift").contains("frames 0 to 60") }
    // The other folder is not there yet, nor is the theme.
    let more = """
      inputs: [../Art/ball.json, "../Later/**"]
      output: ../out
      targets: [swiftui]
      theme: ../brand/theme.yml
      animations:
        - { input: ../Art/ball.json, name: Globe, timing: ../documents/globe.yaml }
      """
    try watched.scratch.write(more, to: "settings/inbetween.yml")
    try watched.waits { try $0.text("errors").contains("brand/theme.yml") }
    try watched.scratch.write("\"#ffcc00\": { name: sun }\n", to: "brand/theme.yml")
    try watched.scratch.write(more, to: "settings/inbetween.yml")
    try watched.waits { try $0.text("errors").contains("documents/globe.yaml: error: [C001]") }
    try watched.scratch.write(
      "promises: [{ name: Crosses, layer: Ball, lasts: 9 s }]", to: "documents/globe.yaml")
    try watched.waits { try $0.text("errors").contains("globe.yaml:1:12: error: [T008]") }
    try watched.scratch.write(watched.scratch.text("Art/card.json"), to: "Later/on/card.json")
    try watched.waits { try $0.text("out/on/Card.view.swift").contains("var sun = ") }
    try watched.scratch.write("\"#ffcc00\": { name: moon }\n", to: "brand/theme.yml")
    try watched.waits { try $0.text("out/on/Card.view.swift").contains("var moon = ") }
  }
}

/// A command that watches, stopped with the value.
private final class Watched {
  let scratch: ScratchFolder
  private let process = Process()

  /// Starts `convert --watch` in a folder with the animations `Art/ball.json` and `Art/card.json`.
  init(_ arguments: [String], prepare: (ScratchFolder) throws -> Void = { _ in }) throws {
    scratch = try ScratchFolder()
    for name in ["convert/ball.json", "theme/card.json"] {
      let file = Folders.fixtures.appending(path: "command/\(name)")
      let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      try scratch.write(text, to: "Art/\(file.lastPathComponent)")
    }
    try prepare(scratch)
    try scratch.write("", to: "errors")
    process.executableURL = CommandRun.executable("inbetween")
    process.arguments = ["convert"] + arguments + ["--watch", "--quiet"]
    process.currentDirectoryURL = scratch.url
    process.standardError = try FileHandle(forWritingTo: scratch.url.appending(path: "errors"))
    try process.run()
  }

  deinit {
    // A thread of the tests may block the signal that asks, and hand that down.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Waits until something holds of the folder; five minutes at most.
  func waits(
    _ location: SourceLocation = #_sourceLocation, until condition: (ScratchFolder) throws -> Bool
  ) throws {
    for _ in 0..<6_000 {
      if (try? condition(scratch)) == true { return }
      try #require(process.isRunning, "it has ended", sourceLocation: location)
      Thread.sleep(forTimeInterval: 0.05)
    }
    let errors = try scratch.text("errors")
    Issue.record("nothing happened: \(errors)", sourceLocation: location)
  }
}
