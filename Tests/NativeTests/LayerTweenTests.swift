import Foundation
import TestSupport
import Testing

/// What a machine shows of layers in its tweens is what `render --machine` draws.
@Suite(.serialized) struct LayerTweenTests {
  /// What is done to the machine, and as a script.
  private static let steps: [(code: String, script: String)] = [
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
    let frames = MachineFrames(
      input: input, machine: "steps", width: 200, height: 120, steps: Self.steps)
    try frames.compare(
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
          file.write(Data(LayerHost.pixels(of: view, width: \(frames.width), height: \(frames.height))))
        }
        \(frames.code)
      }
      play()

      """, with: files, in: scratch, title: "layers")
  }
}
