import Foundation
import TestSupport
import Testing

/// Generated machines and the views that they play, as programs.
@Suite(.serialized) struct MachineViewTests {
  @Test(
    "The files of a package with a machine compile, and the machine plays",
    arguments: [
      (
        "toggle.lottie", "TogglePressMachine", "machine.press(.track)",
        "running 4 112.0\ntweening false on"
      ),
      (
        "rating.lottie", "RatingStarsMachine", "machine.inputs.rating = 2",
        "running 4 19.0\ntweening false two"
      ),
      (
        "refresh.lottie", "RefreshPullMachine", "machine.inputs.pulled = 90",
        "running 0 0.0\ntweening false armed"
      ),
    ])
  func compiles(package: String, type: String, step: String, told: String) throws {
    let scratch = try ScratchFolder()
    let input = Folders.fixtures.appending(path: "command/machines/\(package)")
    let run = try CommandRun(
      ["convert", input.path(), "--to", "swiftui", "--output", "."], in: scratch.url)
    try #require(run.status == 0, "\(run.errors)")
    let files = run.output.split(separator: "\n").map { $0.drop { $0 == "." || $0 == "/" } }
    #expect(files.count == 3)
    // A layer's corners lie in the view, wherever it has one.
    let corners =
      package == "refresh.lottie"
      ? "[(x: Double, y: Double)]()"
      : "machine.corners(of: .\(package == "toggle.lottie" ? "track" : "star1"), width: 240, "
        + "height: 128)"
    let program = """
      import SwiftUI

      @MainActor func play() {
        let machine = \(type)()
        let view = \(type)View(machine)
        _ = view.body
        machine.startOnce()
        let corners = \(corners)
        let width = corners.isEmpty ? 0 : corners[1].x - corners[0].x
        print(machine.status, corners.count, (width / 2).rounded())
        \(step)
        let status = machine.status
        machine.advance(by: 0.1)
        let isAtRest = machine.isAtRest
        machine.advance(by: 1)
        print(status, isAtRest, machine.state.rawValue)
      }
      play()
      """
    try program.write(
      to: scratch.url.appending(path: "main.swift"), atomically: true, encoding: .utf8)
    let compiled = try StandIns(scratch).compile(
      files.map(String.init) + ["main.swift"], as: "play")
    try #require(compiled.status == 0, "\(compiled.output)")
    let result = try Shell.run("./play", [], in: scratch)
    #expect(result.output == told + "\n")
  }
}

extension MachineViewTests {
  @Test("A view that is hovered over compiles, and opens addresses only if an app says so")
  func hovers() throws {
    let scratch = try ScratchFolder()
    let input = Folders.fixtures.appending(path: "command/machines/hover.lottie")
    let run = try CommandRun(
      ["convert", input.path(), "--to", "swiftui", "--output", "."], in: scratch.url)
    try #require(run.status == 0, "\(run.errors)")
    let files = run.output.split(separator: "\n").map { $0.drop { $0 == "." || $0 == "/" } }
    let name = try #require(
      files.first { $0.contains("MachineView") || $0.contains("Machine.view") })
    let view = try String(contentsOf: scratch.url.appending(path: name), encoding: .utf8)
    #expect(view.contains(".onContinuousHover"))
    #expect(view.contains("mayOpen: @escaping (URL) -> Bool = { _ in false }"))
    #expect(view.contains("mayOpen(url) else { return }"))
    let program = """
      import SwiftUI

      @MainActor func play() {
        let machine = HoverMachine()
        _ = HoverMachineView(machine).body
        _ = HoverMachineView(machine, mayOpen: { $0.scheme == "https" }).body
        machine.startOnce()
        var told: [String] = []
        machine.pointer(.click, over: [.knob])
        machine.openURL = { told.append($0) }
        machine.onSignal = { told.append($0.rawValue) }
        machine.pointer(.enter, over: [.knob])
        machine.pointer(.move, over: [.knob])
        told.append(machine.state.rawValue)
        machine.pointer(.move)
        told.append(machine.state.rawValue)
        machine.pointer(.click, over: [.knob])
        print(told.joined(separator: " "))
      }
      play()
      """
    try scratch.write(program, to: "main.swift")
    let compiled = try StandIns(scratch).compile(
      files.map(String.init) + ["main.swift"], as: "play")
    try #require(compiled.status == 0, "\(compiled.output)")
    let result = try Shell.run("./play", [], in: scratch)
    #expect(result.output == "moved over moved idle https://example.com/help\n")
  }
}

/// What a user may choose of machines.
@Suite(.serialized) struct MachineOptionTests {
  @Test(
    "As ObservableObject machines compile, small layers are touched beside their edges, and tweens jump"
  )
  func objects() throws {
    let scratch = try ScratchFolder()
    let input = Folders.fixtures.appending(path: "command/machines/rating.lottie")
    let run = try CommandRun(
      [
        "convert", input.path(), "--machines", "observable-object", "--touch-target", "44",
        "--output", ".",
      ], in: scratch.url)
    try #require(run.status == 0, "\(run.errors)")
    let files = run.output.split(separator: "\n").map { $0.drop { $0 == "." || $0 == "/" } }
    // In a view of 60 × 14.4 pt a star is some 10 pt wide.
    let program = """
      import SwiftUI

      @MainActor func play() {
        let machine = RatingStarsMachine()
        _ = RatingStarsMachineView(machine).body
        machine.startOnce()
        func isHit(_ x: Double) -> Bool {
          machine.targets(x: x, y: 7, width: 60, height: 14.4).contains(.star1)
        }
        let corners = machine.corners(of: .star1, width: 60, height: 14.4)
        print(isHit(7), isHit(27), isHit(31), (corners[1].x - corners[0].x).rounded())
        machine.inputs.rating = 2
        let playback = machine.playback
        print(playback.pose.frames.count, playback.pose(reducingMotion: true).frames)
      }
      play()
      """
    try scratch.write(program, to: "main.swift")
    let compiled = try StandIns(scratch).compile(
      files.map(String.init) + ["main.swift"], as: "play")
    try #require(compiled.status == 0, "\(compiled.output)")
    let result = try Shell.run("./play", [], in: scratch)
    #expect(result.output == "true true false 44.0\n2 [20.0]\n")
  }

  @Test(
    "Layers are played by machines where there is no SwiftUI view, whatever has the runtime",
    arguments: ["embedded", "shared", "library"])
  func layers(runtime: String) throws {
    let scratch = try ScratchFolder()
    let input = Folders.fixtures.appending(path: "command/machines/rating.lottie")
    let run = try CommandRun(
      [
        "convert", input.path(), "--to", "core-animation", "--runtime", runtime, "--access",
        "public", "--output", ".",
      ], in: scratch.url)
    try #require(run.status == 0, "\(run.errors)")
    #expect(!run.errors.contains("M021"))
    let files = run.output.split(separator: "\n").map { $0.drop { $0 == "." || $0 == "/" } }
    try #require(files.count == (runtime == "shared" ? 4 : 3))
    let program = """
      import SwiftUI

      @MainActor func play() {
        let machine = RatingStarsMachine()
        _ = RatingStarsMachineView(machine).body
        machine.startOnce()
        print(machine.state.rawValue)
      }
      play()
      """
    try scratch.write(program, to: "main.swift")
    let standIns = try StandIns(scratch)
    let library = runtime == "library" ? try standIns.compileLibrary() : []
    let compiled = try standIns.compile(
      files.map(String.init) + ["main.swift"], as: "play", ["-swift-version", "6"] + library)
    try #require(compiled.status == 0, "\(compiled.output)")
    #expect(try Shell.run("./play", [], in: scratch).output == "none\n")
  }

  @Test("Promises name states and tweens of machines")
  func promises() throws {
    let scratch = try ScratchFolder()
    let input = Folders.fixtures.appending(path: "command/machines/toggle.lottie").path()
    for (seconds, status) in [("0.3 s", Int32(0)), ("0.4 s", 1)] {
      try scratch.write(
        """
        document: toggle.md
        promises:
          - name: Toggles
            marker: off to on
            lasts: \(seconds)

        """, to: "toggle.timing.yaml")
      let run = try CommandRun(
        ["timing", input, "--against", "toggle.timing.yaml"], in: scratch.url)
      #expect(run.status == status, "\(seconds): \(run.output)\(run.errors)")
    }
  }
}

/// `.ci/interactive`, which compiles the source of machines.
@Suite(.serialized) struct MachineProgramTests {
  private func interactive(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let script = Folders.package.appending(path: ".ci/interactive").path()
    return try Shell.run(
      script, [CommandRun.executable("inbetween").path()] + arguments, in: ScratchFolder())
  }

  @Test("Own machines go where their tables say: evaluated, drawn and compiled")
  func tables() throws {
    let result = try interactive([
      "--folder", Folders.package.appending(path: "Tests/Machines").path(),
    ])
    #expect(result.status == 0, "\(result.output)")
    #expect(result.output.contains("compiled: 41 of 41\n"))
    #expect(result.output.contains("theme: 18 of 18\n"))
  }

  @Test("Evaluator and compiled source tell the same of machines that are made up")
  func random() throws {
    let result = try interactive(["--random", "6"])
    #expect(result.status == 0, "\(result.output)")
    #expect(result.output.contains("agreed: 150 of 150 scripts"))
  }
}
