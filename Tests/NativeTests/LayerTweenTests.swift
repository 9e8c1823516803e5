import Foundation
import FrameComparison
import InbetweenPreview
import TestSupport
import Testing

/// What a machine shows of layers in its tweens is what `render --machine` draws.
@Suite(.serialized) struct LayerTweenTests {
  /// What is done to the machine, and as a script.
  private static let steps = [
    ("machine.start()", "start"),
    ("machine.inputs.to = 2; machine.advance(by: 0.4)", "num to=2 ; tick 400"),
    ("machine.advance(by: 0.3)", "tick 300"),
    // Another way, from where it is.
    ("machine.inputs.to = 3; machine.advance(by: 0.25)", "num to=3 ; tick 250"),
    ("machine.advance(by: 0.35)", "tick 350"),
    // Arrived.
    ("machine.advance(by: 1)", "tick 1000"),
    ("machine.inputs.to = 1; machine.advance(by: 0.5)", "num to=1 ; tick 500"),
  ]

  @Test("A tween and one that leads elsewhere on its way look as the preview draws them")
  func tweens() throws {
    let scratch = try ScratchFolder()
    let input = Folders.fixtures.appending(path: "command/machines/dance.lottie").path()
    let run = try CommandRun(
      ["convert", input, "--to", "core-animation", "--output", "."], in: scratch.url)
    try #require(run.status == 0, "\(run.errors)")
    let files = run.output.split(separator: "\n").map {
      String($0.drop { $0 == "." || $0 == "/" })
    }
    let name = try #require(files.first { $0.hasSuffix("Machine.view.swift") })
    let view = try String(contentsOf: scratch.url.appending(path: name), encoding: .utf8)
    #expect(view.contains("Dance.Pose(pose.frames, weights: pose.weights, theme: theme"))
    let (width, height) = (200, 120)
    try scratch.write(
      """
      import Foundation
      import UIKit

      let file = FileHandle(forWritingAtPath: "frames") ?? .standardOutput

      @MainActor func play() {
        let machine = DanceStepsMachine()
        let view = DanceView()
        view.bounds = CGRect(origin: .zero, size: Dance.size)
        func show() {
          let pose = machine.playback.pose
          Dance.Pose(pose.frames, weights: pose.weights, theme: .standard).show(in: view)
          file.write(Data(LayerHost.pixels(of: view, width: \(width), height: \(height))))
        }
        \(Self.steps.map { $0.0 + "; show()" }.joined(separator: "\n  "))
      }
      play()

      """, to: "main.swift")
    let compiled = try StandIns(scratch).compile(files + ["main.swift"], as: "play")
    try #require(compiled.status == 0, "\(compiled.output)")
    try Data().write(to: scratch.url.appending(path: "frames"))
    let played = try Shell.run("./play", [], in: scratch)
    try #require(played.status == 0, "\(played.output)")
    let bytes = [UInt8](try Data(contentsOf: scratch.url.appending(path: "frames")))
    let count = width * height * 4
    try #require(bytes.count == count * Self.steps.count)
    for place in Self.steps.indices {
      let script = Self.steps[...place].map { $0.1 }.joined(separator: " ; ")
      let drawn = try CommandRun(
        ["render", input, "--machine", "steps", "--script", script, "-o", "wanted.png", "--quiet"],
        in: scratch.url)
      try #require(drawn.status == 0, "\(drawn.errors)")
      let file = scratch.url.appending(path: "wanted.png")
      let wanted = try PNG.decode([UInt8](try Data(contentsOf: file)), limit: 1 << 20)
      let difference = FrameDifference(
        FramePixels(
          width: width, height: height,
          straightBytes: Array(bytes[place * count..<place * count + count])),
        FramePixels(width: wanted.width, height: wanted.height, pixels: wanted.pixels))
      #expect(difference.keeps(), "\(script): \(difference)")
    }
  }
}
