import Foundation
import TestSupport
import Testing

/// What conversions may take is said by a configuration, and running out of it is a finding.
@Suite struct LimitSettingTests {
  @Test(
    "What is no limit is told with its place",
    arguments: [
      ("time: soon", "2:9", "[C010] \"time\" is \"soon\"; write a time in seconds, such as 30 s"),
      (
        "time: 30 frames", "2:9",
        "[C010] \"time\" is \"30 frames\"; write a time in seconds, such as 30 s"
      ),
      ("time: 0 s", "2:9", "[C010] \"time\" is \"0 s\"; write a time in seconds, such as 30 s"),
      (
        "memory: 1 GB", "2:11",
        "[C010] \"memory\" is \"1 GB\"; write a whole number of MB, such as 512"
      ),
      ("memory: 0", "2:11", "[C010] \"memory\" is \"0\"; write a whole number of MB, such as 512"),
      (
        "points: 1e6", "2:11",
        "[C010] \"points\" is \"1e6\"; write a whole number, such as 20000000"
      ),
      (
        "pixels: -4", "2:11", "[C010] \"pixels\" is \"-4\"; write a whole number, such as 300000000"
      ),
      (
        "pixels: [4]", "2:11",
        "[C010] \"pixels\" is a list of 1; write a whole number, such as 300000000"
      ),
      ("memry: 4", "2:3", "[C009] limits has no key \"memry\"; did you mean \"memory\"?"),
    ])
  func mistakes(_ line: String, _ place: String, _ told: String) throws {
    let scratch = try ScratchFolder()
    try scratch.write("limits:\n  \(line)\ninputs: Art\n", to: "inbetween.yml")
    let run = try CommandRun(["convert"], in: scratch.url)
    #expect(run.status == 1)
    #expect(run.errors == "inbetween.yml:\(place): error: \(told)\n")
  }

  /// An animation of the fixtures twice in a folder, and what a configuration says of them.
  private static func folder(_ fixture: String, _ configuration: String) throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    let file = Folders.fixtures.appending(path: fixture)
    for name in ["a", "b"] {
      try scratch.write(String(contentsOf: file, encoding: .utf8), to: "Art/\(name).json")
    }
    try scratch.write("inputs: Art\noutput: out\n" + configuration, to: "inbetween.yml")
    return scratch
  }

  @Test(
    "Work on what moves, and on pictures, ends where the configuration says, for one animation too",
    arguments: [
      ("points", "text/animators.json", "too many keyframes for all that moves"),
      ("points", "text/setting.json", "an outline that has so many points"),
      (
        "pixels", "features/3d-depth/3d-depth.json",
        "those of one file have at most 1 pixels together"
      ),
    ])
  func work(_ key: String, _ fixture: String, _ told: String) throws {
    let own = "animations: { input: Art/b.json, limits: { \(key): 1 } }\n"
    let scratch = try Self.folder(fixture, "targets: core-animation\n" + own)
    let run = try CommandRun(["convert"], in: scratch.url)
    #expect(run.status == 0)
    let lines = run.errors.split(separator: "\n").filter { $0.contains(told) }
    #expect(!lines.isEmpty && lines.allSatisfy { $0.hasPrefix("Art/b.json: warning: [E002]") })
    let whole = try scratch.text("out/A.layers.swift")
    let part = try scratch.text("out/B.layers.swift")
    #expect(part.hasSuffix("#endif\n") && part.count < whole.count)
    // Of two runs without texts, whose fonts may change: what may be worked on longer is written anew.
    guard key == "pixels" else { return }
    try scratch.write("inputs: Art\noutput: out\ntargets: core-animation\n", to: "inbetween.yml")
    let next = try CommandRun(["convert"], in: scratch.url)
    #expect(next.errors.contains("2 files: 1 converted, 1 unchanged;"))
    #expect(!next.errors.contains(told))
  }

  @Test(
    "Outlines of views of keyframes share what they may take",
    arguments: [(25_000, 0), (21_000, 1)])
  func outlines(_ points: Int, _ refused: Int) throws {
    let layers = ["First", "Second", "Third"].map { name in
      """
      {"ty": 4, "nm": "\(name)", "ip": 0, "op": 60, "st": 0, "ks": {}, "shapes": [
        {"ty": "rc", "p": {"k": [0, 0]}, "r": {"k": 0}, "s": {"a": 1, "k": [
          {"t": 0, "s": [20, 20], "o": {"x": 0.3, "y": 0}, "i": {"x": 0.7, "y": 1}},
          {"t": 40, "s": [60, 30]}]}},
        {"ty": "rd", "r": {"k": 4}}, {"ty": "fl", "c": {"k": [1, 0, 0, 1]}, "o": {"k": 100}}]}
      """
    }
    let scratch = try ScratchFolder()
    try scratch.write(
      "{\"v\": \"5.7.0\", \"fr\": 30, \"ip\": 0, \"op\": 60, \"w\": 100, \"h\": 100, \"layers\": "
        + "[\(layers.joined(separator: ","))]}", to: "card.json")
    try scratch.write(
      "inputs: card.json\nstyle: keyframes\ntargets: swiftui\nlimits: { points: \(points) }\n",
      to: "inbetween.yml")
    let run = try CommandRun(["convert"], in: scratch.url)
    let lines = run.errors.split(separator: "\n").filter { $0.contains("[E003]") }
    #expect(lines.count == refused, "\(run.errors)")
    // The last one to be drawn finds too little left.
    let told = "$.layers[0] \"First\": the layer has an outline that is too much work;"
    #expect(lines.allSatisfy { $0.contains(told) })
  }

  @Test(
    "Dashes that move count for what measuring them takes",
    arguments: [(400_000, 1), (4_000_000, 0)]
  )
  func dashes(points: Int, lost: Int) throws {
    let scratch = try ScratchFolder()
    try scratch.write(
      """
      {"v": "5.7.0", "fr": 30, "ip": 0, "op": 30, "w": 100, "h": 100, "layers": [
        {"ty": 4, "nm": "Ring", "ip": 0, "op": 30, "ks": {}, "shapes": [{"ty": "gr", "it": [
          {"ty": "rc", "s": {"k": [80, 80]}, "p": {"k": [50, 50]}, "r": {"k": 0}},
          {"ty": "st", "c": {"k": [1, 0, 0, 1]}, "o": {"k": 100}, "w": {"k": 3}, "d": [
            {"n": "d", "v": {"a": 1, "k": [
              {"t": 0, "s": [4], "o": {"x": [0], "y": [0]}, "i": {"x": [1], "y": [1]}},
              {"t": 30, "s": [9]}]}},
            {"n": "o", "v": {"k": 0}}]}]}]}]}
      """, to: "dash.json")
    try scratch.write(
      "inputs: dash.json\ntargets: core-animation\nlimits: { points: \(points) }\n",
      to: "inbetween.yml")
    let run = try CommandRun(["convert"], in: scratch.url)
    #expect(run.errors.split(separator: "\n").count { $0.contains("[E002]") } == lost)
  }

  @Test("What is against a layer is said once, and what is too much ends the search")
  func keyframesAreRefusedOnce() throws {
    func text(shapes: Int, vertices: Int) -> String {
      func outline(_ shift: Int) -> String {
        let points = (0..<vertices).map { "[\($0 * 3 + shift * ($0 % 3)), \($0 * $0 % 50)]" }
          .joined(separator: ",")
        let none = (0..<vertices).map { _ in "[0, 0]" }.joined(separator: ",")
        return "{\"c\": true, \"v\": [\(points)], \"i\": [\(none)], \"o\": [\(none)]}"
      }
      let shape =
        "{\"ty\": \"sh\", \"ks\": {\"a\": 1, \"k\": [{\"t\": 0, \"s\": [\(outline(0))]}, "
        + "{\"t\": 60, \"s\": [\(outline(20))]}]}}"
      let group =
        "{\"ty\": \"gr\", \"it\": [\(shape), {\"ty\": \"fl\", \"c\": {\"k\": [1, 0, 0, 1]}, "
        + "\"o\": {\"k\": 100}}]}"
      let layer =
        "{\"ty\": 4, \"nm\": \"Ring\", \"ip\": 0, \"op\": 60, \"ks\": {}, \"shapes\": "
        + "[\(Array(repeating: group, count: shapes).joined(separator: ","))]}"
      return "{\"v\": \"5.7.0\", \"fr\": 30, \"ip\": 0, \"op\": 60, \"w\": 100, \"h\": 100, "
        + "\"layers\": [\(layer)]}"
    }
    let scratch = try ScratchFolder()
    try scratch.write(text(shapes: 4, vertices: 20), to: "many.json")
    try scratch.write(text(shapes: 300, vertices: 16), to: "large.json")
    func refusals(_ file: String) throws -> [String] {
      let run = try CommandRun(
        ["convert", file, "--to", "swiftui", "--style", "keyframes"], in: scratch.url)
      return run.errors.split(separator: "\n").filter { $0.contains("[E003]") }.map {
        String($0.split(separator: "[E003] ")[1].split(separator: ";")[0])
      }
    }
    #expect(
      try refusals("many.json") == [
        "$.layers[0] \"Ring\": the layer has an outline of 20 vertices that changes its shape"
      ])
    let told = try refusals("large.json")
    #expect(
      told.last
        == "$: the scene has 1008 vertices that move, and 1000 can be read as keyframes in views")
  }

  @Test(
    "Time and memory end where the configuration says, and the command line says more",
    arguments: [
      ("time: 0.001 s", "--time-limit", "60s", "C014"),
      ("memory: 1", "--memory-limit", "4096", "C015"),
    ])
  func processes(_ limit: String, _ option: String, _ more: String, _ code: String) throws {
    // Long enough to be looked after.
    let scratch = try Self.folder(
      "bouncing-circles/bouncing-circles.json", "limits: { \(limit) }\n")
    try Data(SyntheticAnimation.bytes(about: 3_000_000))
      .write(to: scratch.url.appending(path: "Art/b.json"))
    let run = try CommandRun(["convert"], in: scratch.url)
    #expect(run.status == 1)
    #expect(run.errors.contains("Art/b.json: error: [\(code)] "))
    #expect(run.errors.contains("\"limits\" of the configuration"))
    let next = try CommandRun(["convert", option, more], in: scratch.url)
    #expect(next.status == 0)
  }
}
