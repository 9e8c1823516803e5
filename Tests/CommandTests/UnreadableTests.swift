import Foundation
import TestSupport
import Testing

/// What a folder holds that cannot be read is told of, and stops nothing else.
@Suite struct UnreadableTests {
  private static func folder() throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    let ball = Folders.fixtures.appending(path: "command/convert/ball.json")
    let text = String(decoding: try Data(contentsOf: ball), as: UTF8.self)
    try scratch.write(text, to: "Art/ball.json")
    for (name, target) in [("Art/lost.json", "nowhere.json"), ("Art/loop.json", "loop.json")] {
      try FileManager.default.createSymbolicLink(
        atPath: scratch.url.appending(path: name).path(), withDestinationPath: target)
    }
    #if os(Linux)
      // A name in Latin-1, as old archives have them.
      let copy = "cp Art/ball.json \"$(printf 'Art/b\\344r.json')\""
      _ = try Shell.run("sh", ["-c", copy], in: scratch)
    #endif
    return scratch
  }

  private static var told: String {
    var reasons = [
      "loop.json": "Too many levels of symbolic links",
      "lost.json": "it is a link that leads nowhere",
    ]
    #if os(Linux)
      reasons["b\u{FFFD}r.json"] = "its name is not UTF-8"
    #endif
    return reasons.map { "Art/\($0): error: [C001] it cannot be read: \($1)\n" }.sorted().joined()
  }

  /// Lines of errors without how to mend them, sorted.
  private static func errors(_ run: CommandRun) -> String {
    run.errors.split(separator: "\n").filter { $0.contains("[C001]") }
      .map { $0.prefix { $0 != ";" } + "\n" }.sorted().joined()
  }

  @Test(
    "In a folder, by a pattern and from a configuration", arguments: [["Art"], ["Art/*.json"], []])
  func converts(_ inputs: [String]) throws {
    let scratch = try Self.folder()
    try scratch.write("inputs: Art\n", to: "inbetween.yml")
    let run = try CommandRun(
      ["convert"] + inputs + ["--to", "literal", "--output", "out"], in: scratch.url)
    #expect(run.status == 1)
    #expect(Self.errors(run) == Self.told)
    #expect(run.output == "out/Ball.timeline.swift\n")
  }

  @Test("By each other command", arguments: ["inspect", "timing", "render", "validate"])
  func others(_ command: String) throws {
    let scratch = try Self.folder()
    try scratch.write("promises: []\n", to: "Art/ball.timing.yaml")
    let more = command == "render" ? ["--output", "frames"] : []
    let run = try CommandRun([command, "Art"] + more, in: scratch.url)
    #expect(run.status == (command == "timing" ? 2 : 1))
    #expect(Self.errors(run) == Self.told)
    #expect(!run.output.isEmpty)
  }

  @Test("A file that is named twice is converted once")
  func twice() throws {
    let scratch = try Self.folder()
    let run = try CommandRun(
      ["convert", "-t", "literal", "Art/ball.json", "./Art/ball.json", "Art/ball.json"],
      in: scratch.url)
    #expect(run.output == "Ball.timeline.swift\n")
    #expect(run.status == 0)
  }

  @Test(
    "A folder of fonts that is not there is an error",
    arguments: [
      ["convert", "Art/ball.json", "--fonts", "Fonts"],
      ["render", "Art/ball.json", "--output", "out", "--fonts", "Fonts"],
      ["validate", "Art/ball.json", "--fonts", "Fonts"], ["convert"],
    ])
  func fonts(_ arguments: [String]) throws {
    let scratch = try Self.folder()
    try scratch.write("inputs: Art/ball.json\nfonts: Fonts\n", to: "inbetween.yml")
    let run = try CommandRun(arguments, in: scratch.url)
    #expect(run.status == 1)
    #expect(
      run.errors.hasPrefix(
        "Fonts: error: [C001] fonts cannot be read from it: No such file or directory;"
          + " name a folder with .ttf or .otf files\n"))
  }

  @Test(
    "A picture that is not there is a finding of each command",
    arguments: [
      ("inspect gone.json", "C018"), ("timing gone.json", "C018"), ("slots gone.json", "C018"),
      ("document times.md --for gone.json", "C018"), ("validate gone.json", "C018"),
      ("convert gone.json --to swiftui --output out", "C018"),
      ("convert gone.json --to core-animation --output out", "C018"),
      ("render gone.json --output out", "R005"),
      ("render gone.json --format svg --output out", "R005"),
    ])
  func pictures(_ line: String, _ code: String) throws {
    let scratch = try ScratchFolder()
    try scratch.write(
      """
      {"v":"5","fr":30,"ip":0,"op":60,"w":100,"h":100,
       "assets":[{"id":"i","w":10,"h":10,"u":"images/","p":"gone.png"}],
       "layers":[{"ty":2,"ind":1,"nm":"P","refId":"i","ip":0,"op":60,"st":0,"ks":{}}]}
      """, to: "gone.json")
    try scratch.write("# Times\nThe P fades in for 1 s.\n", to: "times.md")
    let run = try CommandRun(
      line.split(separator: " ").map(String.init) + ["--verbose"], in: scratch.url)
    #expect((run.output + run.errors).contains("[\(code)]"), "\(run.errors)")
  }
}
