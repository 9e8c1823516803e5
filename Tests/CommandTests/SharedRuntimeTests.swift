import Foundation
import TestSupport
import Testing

/// One file beside animations serves all of them, and is written where it is asked for.
@Suite struct SharedRuntimeTests {
  /// A folder with two animations and a configuration.
  private static func folder(_ configuration: String) throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    let ball = Folders.fixtures.appending(path: "command/convert/ball.json")
    for name in ["ball", "orb"] {
      try FileManager.default.copyItem(at: ball, to: scratch.url.appending(path: "\(name).json"))
    }
    try scratch.write(configuration, to: "inbetween.yml")
    return scratch
  }

  @Test(
    "It is public where any of the animations is, whichever is converted last",
    arguments: ["ball", "orb"])
  func access(_ name: String) throws {
    let scratch = try Self.folder(
      """
      inputs: "*.json"
      output: out
      runtime: shared
      targets: [swiftui, core-animation]
      animations: [{ input: \(name).json, access: public }]
      """)
    for expected in ["2 files: 2 converted", "2 files: 2 unchanged"] {
      let run = try CommandRun(["convert", "--jobs", "2"], in: scratch.url)
      #expect(run.errors.contains(expected), "\(run.errors)")
      #expect(try Self.access(scratch.text("out/InbetweenRuntime.swift")) == "public")
    }
    #expect(try CommandRun(["convert", "--check"], in: scratch.url).status == 0)
    // Nobody else may see them any more.
    let text = try scratch.text("inbetween.yml").replacing("access: public", with: "strict: false")
    try scratch.write(text, to: "inbetween.yml")
    _ = try CommandRun(["convert"], in: scratch.url)
    #expect(try Self.access(scratch.text("out/InbetweenRuntime.swift")) == "internal")
  }

  /// Who may see what a file has: nil for one that has nothing.
  private static func access(_ text: String) -> String? {
    text.contains("\npublic enum InbetweenRuntime")
      ? "public" : text.contains("\nenum InbetweenRuntime") ? "internal" : nil
  }

  /// What a configuration says besides its inputs, who may see the file of a target, and whether
  /// the file of an animation has what plays it.
  private static let targets: [(String, String?, Bool)] = [
    ("targets: swiftui", "internal", false),
    ("targets: [core-animation, swiftui]\naccess: public", "public", false),
    ("targets: literal", nil, false),
    ("targets: swiftui\nruntime: embedded", nil, true),
    ("targets: swiftui\nruntime: library", nil, false),
    (
      "targets: literal\nanimations: [{ input: orb.json, targets: swiftui, access: public }]",
      "public", false
    ),
  ]

  @Test("A target that is built has one, where its animations share it", arguments: targets)
  func built(_ configuration: String, _ expected: String?, _ isEmbedded: Bool) throws {
    let scratch = try Self.folder("inputs: \"*.json\"\n" + configuration)
    let arguments = ["convert", "--config", "inbetween.yml", "--default-runtime", "shared"]
    let shared = try CommandRun(
      arguments + ["--only-runtime", "--into", "made/InbetweenRuntime.swift"], in: scratch.url)
    #expect(shared.status == 0, "\(shared.errors)")
    let text = try scratch.text("made/InbetweenRuntime.swift")
    #expect(Self.access(text) == expected)
    #expect(text.contains("import SwiftUI") == (expected != nil))
    _ = try CommandRun(
      arguments + ["--only", "orb.json", "--into", "made/orb.swift"], in: scratch.url)
    let view = try scratch.text("made/orb.swift")
    #expect(view.contains("struct PlayerOptions") == isEmbedded)
    #expect(view.contains("import InbetweenUI") == configuration.contains("library"))
  }

  @Test("A single file needs no other, unless it is asked for")
  func single() throws {
    let scratch = try Self.folder("inputs: \"*.json\"")
    for (arguments, isEmbedded) in [([], true), (["--runtime", "shared"], false)] {
      _ = try CommandRun(
        ["convert", "orb.json", "--into", "orb.swift"] + arguments, in: scratch.url)
      #expect(try scratch.text("orb.swift").contains("struct PlayerOptions") == isEmbedded)
    }
  }
}
