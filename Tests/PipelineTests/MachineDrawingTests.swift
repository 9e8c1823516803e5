import Foundation
import InbetweenDiagnostics
import InbetweenPipeline
import InbetweenStateMachines
import TestSupport
import Testing

@Suite struct MachineDrawingTests {
  private static let drawn = MachineCase.all.filter {
    $0.package != "-" && !$0.expected.hasPrefix("error")
  }

  private func input(_ name: String) -> InputFile {
    InputFile(path: MachineCase.folder.path + "/" + name)
  }

  private func play(_ row: MachineCase, _ script: String) throws -> MachinePlay {
    let machine = row.machine == "-" ? MachineCase.folder.path + "/" + row.file : row.machine
    return MachinePlay(machine, script: try MachineScript(script))
  }

  private func picture(_ row: MachineCase, _ script: String) throws -> Data {
    let scratch = try ScratchFolder()
    var rendering = Rendering()
    rendering.file = scratch.url.appending(path: "drawn.png").path
    _ = rendering.render(try play(row, script), of: input(row.package))
    return try Data(contentsOf: scratch.url.appending(path: "drawn.png"))
  }

  @Test("What a machine shows after a script is the frame that it is at", arguments: drawn)
  private func draws(_ row: MachineCase) throws {
    var log = DiagnosticLog()
    var run = MachineRun(try row.trial(log: &log).staged)
    for step in try MachineScript(row.script).steps { run.run(step) }
    let (clip, frames, _) = run.pose
    guard frames.count == 1 else { return }
    let animations = try input(row.package).animations(log: &log)
    let shown = animations[try #require(clip)]
    let name = shown.name
    let scratch = try ScratchFolder()
    var rendering = Rendering()
    rendering.folder = scratch.url.path
    rendering.frames = .frames(frames)
    // What an animation shown before was in, this one may not take.
    let asked = shown.themes.map(\.id).first { $0 == run.theme }
    rendering.theme = asked ?? shown.initialTheme
    _ = rendering.render(input(row.package))
    let folder = scratch.url.appending(path: name)
    let file = try #require(try FileManager.default.contentsOfDirectory(atPath: folder.path).first)
    let expected = try Data(contentsOf: folder.appending(path: file))
    #expect(try picture(row, row.script) == expected)
  }

  @Test("A tween begins at what was shown, ends at the next part, and is neither in between")
  func tweens() throws {
    let row = try #require(MachineCase.all.first { $0.machine == "toggle" })
    let start = "start ; bool isOn=true"
    let before = try picture(row, "start")
    let middle = try picture(row, start + " ; tick 250")
    let after = try picture(row, start + " ; tick 500")
    #expect(try picture(row, start) == before)
    #expect(middle != before && middle != after && before != after)
  }
}
