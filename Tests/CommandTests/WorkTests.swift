import Foundation
import TestSupport
import Testing

/// Small files that ask for much work are converted in little time.
@Suite struct WorkTests {
  /// Below `Fixtures/errors`.
  private static let files = [
    "blurs-doubling", "dash-offset-1e200", "depth-times-1e18", "mask-expansions-crossing",
    "offset-coordinates-1e308", "pens-1e15",
    "style-sizes-1e308", "text-animators-many",
  ]

  private static func file(_ name: String) -> String {
    Folders.fixtures.appending(path: "errors/\(name)/\(name).json").path()
  }

  @Test(
    "A small file that asks for much is converted in the time that a conversion has",
    arguments: ["swiftui", "core-animation"])
  func convert(_ target: String) throws {
    let folder = try ScratchFolder()
    let run = try CommandRun(
      ["convert", "--to", target, "--output", "out", "--jobs", "2", "--findings", "json"]
        + Self.files.map(Self.file),
      in: folder.url)
    #expect(run.status == 0)
    #expect(!run.output.contains("\"C014\""))
    guard target == "swiftui" else { return }
    // Layers that begin long before anything is seen, and long after, pass each other all the same.
    let depth = try folder.text("out/DepthTimes1e18.view.swift")
    #expect(depth.contains("if frame < 30 {"))
    #expect(depth.contains("} else if frame < 30.5 {"))
  }

  @Test("A text that begins where half a frame changes no time is converted with keyframes, too")
  func text() throws {
    let folder = try ScratchFolder()
    let file = Self.file("text-begins-1e308")
    let run = try CommandRun(
      ["convert", file, "--style", "keyframes", "--output", "out", "--findings", "json"],
      in: folder.url)
    #expect(run.status == 0)
    #expect(!run.output.contains("\"C013\""))
  }

  @Test("A text that lasts for ever is refused by keyframes, and drawn by a canvas")
  func endlessText() throws {
    let folder = try ScratchFolder()
    let file = Self.file("text-lasts-1e308")
    let refused = try CommandRun(
      ["convert", file, "--style", "keyframes", "--output", "out"], in: folder.url)
    #expect(refused.status == 1)
    #expect(
      refused.errors.contains("\"Endless\": the layer has a text whose motion is too much work"))
    let drawn = try CommandRun(["convert", file, "--output", "out"], in: folder.url)
    #expect(drawn.status == 0, "\(drawn.errors)")
  }

  @Test("Tracks with more keyframes than can be read are not searched for curves")
  func manyKeyframes() throws {
    let folder = try ScratchFolder()
    let file = Self.file("keyframes-by-thousands")
    let run = try CommandRun(
      ["convert", file, "--style", "keyframes", "--output", "out"], in: folder.url)
    #expect(run.status == 1)
    let told = run.errors.split(separator: "the scene has ").last?.prefix { $0.isNumber }
    // With curves they would be 28,000.
    let count = told.flatMap { Int($0) } ?? 0
    #expect(count > 30_000 && count < 32_000, "\(run.errors)")
  }

  @Test("A pen as wide as can be said has corners that there is memory for")
  func pens() throws {
    let folder = try ScratchFolder()
    let file = Self.file("pens-1e15")
    let run = try CommandRun(
      ["convert", file, "--to", "core-animation", "--output", "out", "--memory-limit", "400"],
      in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try folder.text("out/Pens1e15.layers.swift").contains("contents"))
  }

  @Test(
    "An outline of more points than a source may say is left out",
    arguments: ["SwiftUI": "swiftui", "Core Animation": "core-animation"])
  func points(_ name: String, _ target: String) throws {
    let folder = try ScratchFolder()
    let file = Self.file("merged-copies-puckered")
    let run = try CommandRun(
      ["convert", file, "--to", target, "--output", "out", "--findings", "json"], in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("\(name) cannot draw an outline that has so many points"))
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.url.path() + "/out") {
      #expect(try folder.text("out/\(file)").utf8.count < 100_000)
    }
  }

  @Test(
    "Trims that cut a line in two, each what the one before left, stop where lines have enough points"
  )
  func trims() throws {
    let folder = try ScratchFolder()
    let file = Self.file("trims-doubling")
    let run = try CommandRun(
      ["convert", file, "--to", "core-animation", "--output", "out", "--memory-limit", "600"],
      in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("[S002]"))
  }

  @Test(
    "Frames that take much memory are drawn one at a time, and as they are alone",
    arguments: ["blurs-doubling-tilted", "blurs-doubling-flat"])
  func frames(_ name: String) throws {
    let folder = try ScratchFolder()
    #expect(try Self.megabytes(rendering: name, "0,10,29", in: folder) < 512)
    for frame in ["10", "29"] {
      let file = Self.file(name)
      let run = try CommandRun(
        ["render", file, "--max-size", "256", "--frames", frame, "--output", "alone"],
        in: folder.url)
      #expect(run.status == 0, "\(run.errors)")
      let names = ["out", "alone"].map { folder.url.appending(path: "\($0)/\(frame).png") }
      #expect(try Data(contentsOf: names[0]) == Data(contentsOf: names[1]))
    }
  }

  @Test("An outline of a million points is drawn with little memory")
  func manyPoints() throws {
    let took = try Self.megabytes(rendering: "merged-copies-puckered", "0", in: ScratchFolder())
    #expect(took < 300)
  }

  /// The most memory, in MB, that drawing frames of an animation held.
  private static func megabytes(
    rendering name: String, _ frames: String, in folder: ScratchFolder
  ) throws -> Int {
    let script = """
      import resource, subprocess, sys
      status = subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL).returncode
      unit = 1 << 20 if sys.platform == "darwin" else 1 << 10
      print("took", resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss // unit)
      sys.exit(status)
      """
    let file = Self.file(name)
    let command = [CommandRun.executable("inbetween").path(), "render", file, "--max-size", "256"]
    let run = try Shell.run(
      "python3", ["-c", script] + command + ["--frames", frames, "--output", "out"], in: folder)
    #expect(run.status == 0, "\(run.output)")
    return try #require(
      run.output.split(separator: "took ").last.flatMap {
        Int($0.trimmingPrefix(" ").prefix { $0.isNumber })
      })
  }
}
