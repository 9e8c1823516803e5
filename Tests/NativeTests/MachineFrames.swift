import Foundation
import FrameComparison
import InbetweenPreview
import TestSupport
import Testing

/// What a program shows of a machine after each step, beside what `render --machine` draws.
struct MachineFrames {
  /// The package, and its machine.
  let input, machine: String
  let width, height: Int
  /// What is done to the machine: in Swift, and as a script.
  let steps: [(code: String, script: String)]

  /// The steps as code that calls `show()` after each.
  var code: String { steps.map { $0.code + "; show()" }.joined(separator: "\n  ") }

  /// Compiles and runs a program that writes the pixels of each step to a file called frames, and
  /// compares them.
  ///
  /// - Parameters:
  ///   - main: the program.
  ///   - files: the generated ones.
  ///   - scratch: where they are.
  ///   - title: what failures begin with.
  /// - Throws: `ProgramFailure`, and what a test requires that does not hold.
  func compare(
    _ main: String, with files: [String], in scratch: ScratchFolder, title: String
  ) throws {
    try scratch.write(main, to: "main.swift")
    let compiled = try StandIns(scratch).compile(files + ["main.swift"], as: "play")
    try #require(compiled.status == 0, "\(compiled.output)")
    try Data().write(to: scratch.url.appending(path: "frames"))
    let played = try Shell.run("./play", [], in: scratch)
    try #require(played.status == 0, "\(played.output)")
    let bytes = [UInt8](try Data(contentsOf: scratch.url.appending(path: "frames")))
    let count = width * height * 4
    try #require(bytes.count == count * steps.count)
    for place in steps.indices {
      let script = steps[...place].map(\.script).joined(separator: " ; ")
      let drawn = try CommandRun(
        [
          "render", input, "--machine", machine, "--script", script, "-o", "wanted.png",
          "--quiet",
        ], in: scratch.url)
      try #require(drawn.status == 0, "\(drawn.errors)")
      let file = scratch.url.appending(path: "wanted.png")
      let wanted = try PNG.decode([UInt8](try Data(contentsOf: file)), limit: 1 << 20)
      let difference = FrameDifference(
        FramePixels(
          width: width, height: height,
          straightBytes: Array(bytes[place * count..<place * count + count])),
        FramePixels(width: wanted.width, height: wanted.height, pixels: wanted.pixels))
      #expect(difference.keeps(), "\(title), \(script): \(difference)")
    }
  }
}
