import Foundation
import TestSupport
import Testing

/// What the view of a machine shows, themes and several animations among it, is what
/// `render --machine` draws.
@Suite(.serialized) struct MachineThemeTests {
  /// What is done to the machine, and as a script.
  private static let steps: [(code: String, script: String)] = [
    ("machine.start()", "start"),
    ("machine.inputs.look = \"warm\"; machine.pointer(.down)", "str look=warm ; down 5,5"),
    // Another theme says less: what it leaves out is the file's own.
    ("machine.inputs.look = \"cool\"; machine.pointer(.down)", "str look=cool ; down 5,5"),
    // The animation does not take it.
    ("machine.pointer(.up)", "up 5,5"),
    ("machine.fire(.on); machine.advance(by: 0.4)", "fire on ; tick 400"),
    ("machine.inputs.look = \"warm\"; machine.pointer(.down)", "str look=warm ; down 5,5"),
    ("machine.advance(by: 0.7)", "tick 700"),
    // Another animation, in the same theme, in one that it alone takes, and in its first.
    ("machine.fire(.turn)", "fire turn"),
    ("machine.pointer(.up)", "up 5,5"),
    ("machine.inputs.look = \"\"; machine.pointer(.down)", "str look= ; down 5,5"),
    ("machine.pointer(.up); machine.fire(.turn)", "up 5,5 ; fire turn"),
  ]

  @Test(
    "The view of a machine shows each animation in the theme that was asked for",
    arguments: [["--to", "swiftui"], ["--to", "swiftui", "--style", "keyframes"]])
  func themes(target: [String]) throws {
    let scratch = try ScratchFolder()
    let input = Folders.package.appending(path: "Tests/Machines/themes.lottie").path()
    let run = try CommandRun(["convert", input, "--output", "."] + target, in: scratch.url)
    try #require(run.status == 0, "\(run.errors)")
    let files = run.output.split(separator: "\n").map {
      String($0.drop { $0 == "." || $0 == "/" })
    }
    let frames = MachineFrames(
      input: input, machine: "sky", width: 80, height: 60, steps: Self.steps)
    try frames.compare(
      """
      import Foundation
      import SwiftUI

      let file = FileHandle(forWritingAtPath: "frames") ?? .standardOutput

      @MainActor func play() {
        let machine = ThemesSunSkyMachine()
        func show() {
          let view = ThemesSunSkyMachineView(machine)
          let size = CGSize(width: \(frames.width), height: \(frames.height))
          file.write(Data(Host.pixels(of: view, size: size, width: \(frames.width), height: \(frames.height))))
        }
        \(frames.code)
      }
      play()

      """, with: files, in: scratch, title: "\(target)")
  }

  @Test("Views of machines that play layers name the themes of each animation")
  func layers() throws {
    let scratch = try ScratchFolder()
    let input = Folders.package.appending(path: "Tests/Machines/themes.lottie").path()
    let run = try CommandRun(
      ["convert", input, "--to", "core-animation", "--output", "."], in: scratch.url)
    try #require(run.status == 0, "\(run.errors)")
    let files = run.output.split(separator: "\n").map {
      String($0.drop { $0 == "." || $0 == "/" })
    }
    let view = try scratch.text("ThemesSunSkyMachine.view.swift")
    #expect(view.contains("theme: askedThemesMoonTheme ?? .tide)"))
    #expect(view.contains("theme: askedTheme ?? theme,"))
    try scratch.write(
      """
      import SwiftUI

      @MainActor func play() {
        let machine = ThemesSunSkyMachine()
        machine.start()
        _ = ThemesSunSkyMachineView(machine).body
        machine.inputs.look = "tide"
        machine.pointer(.down)
        print(machine.theme.isEmpty)
        machine.fire(.turn)
        machine.pointer(.down)
        print(machine.theme)
      }
      play()

      """, to: "main.swift")
    let compiled = try StandIns(scratch).compile(files + ["main.swift"], as: "play")
    try #require(compiled.status == 0, "\(compiled.output)")
    #expect(try Shell.run("./play", [], in: scratch).output == "true\ntide\n")
  }
}
