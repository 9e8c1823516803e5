import Foundation
import TestSupport
import Testing

/// Views of machines, as fingers, mice and assistive technologies use them.
@Suite(.serialized) struct MachineTouchTests {
  @Test(
    "Taps, drags, hovering and what elements do reach the machine of a view",
    arguments: [
      (
        "Fixtures/command/machines/toggle.lottie", "TogglePressMachine", "",
        """
        tell(); print(Host.tap(at: corner)); tell(); print(Host.tap(at: middle)); tell()
        Host.tap(at: middle); tell(); Host.elements[0].children[0].activate(); tell()
        """,
        """
        off
        false
        off
        true
        on
        off
        on
        - toggle: on [button Track: -]

        """
      ),
      (
        "Fixtures/command/machines/rating.lottie", "RatingStarsMachine", "",
        """
        let second = CGPoint(x: 74, y: 60), fifth = CGPoint(x: 211, y: 60)
        tell(); Host.drag(through: [second, fifth]); tell(); Host.tap(at: fifth); tell()
        Host.tap(at: corner); tell()
        Host.elements[0].children[2].activate(); tell()
        """,
        """
        none
        two
        five
        five
        three
        - rating: three [button Star 1: -, button Star 2: -, button Star 3: -, button Star 4: -, button Star 5: -]

        """
      ),
      (
        "Fixtures/command/machines/hover.lottie", "HoverMachine", "",
        """
        func hover(_ x: Double?) { Host.hover(at: x.map { CGPoint(x: $0, y: 60) }); tell() }
        hover(1); hover(60); hover(120); hover(60); hover(62); hover(nil)
        Host.tap(at: knob); tell(); print(Host.openedURLs)
        """,
        """
        idle
        over
        over
        idle
        over
        idle
        over
        []
        - hover: over [button knob: -]

        """
      ),
      (
        "Fixtures/command/machines/hover.lottie", "HoverMachine",
        ", mayOpen: { $0.scheme == \"https\" }",
        "Host.tap(at: corner); Host.tap(at: knob); print(Host.openedURLs)",
        """
        [https://example.com/help]
        - hover: over [button knob: -]

        """
      ),
      (
        "Fixtures/command/machines/hover.lottie", "HoverMachine",
        ", mayOpen: { $0.scheme == \"http\" }",
        "Host.tap(at: knob); print(Host.openedURLs)",
        """
        []
        - hover: over [button knob: -]

        """
      ),
      (
        "Tests/Machines/press.lottie", "PressMachine", "",
        """
        func releases() { tell(); print(machine.inputs.releases) }
        Host.drag(through: [middle]); releases(); Host.drag(through: [middle, .zero]); releases()
        for isCancelled in [false, true] {
          Host.press(at: middle); tell(); Host.release(at: middle, isCancelled: isCancelled)
          releases()
        }
        Host.drag(through: [middle]); releases()
        """,
        """
        idle
        1.0
        idle
        1.0
        pressed
        idle
        2.0
        pressed
        idle
        2.0
        idle
        3.0
        button press: idle [button Track: -]

        """
      ),
    ])
  func touches(
    package: String, type: String, arguments: String, steps: String, told: String
  ) throws {
    let scratch = try ScratchFolder()
    let input = Folders.package.appending(path: package)
    for form in ["observable", "observable-object"] {
      let run = try CommandRun(
        ["convert", input.path(), "--to", "swiftui", "--machines", form, "--output", "."],
        in: scratch.url)
      try #require(run.status == 0, "\(run.errors)")
      let files = run.output.split(separator: "\n").map { String($0.drop { "./".contains($0) }) }
      let program = """
        import SwiftUI

        func text(_ element: AccessibilityElement) -> String {
          let trait = element.isButton ? "button" : "-"
          let own = "\\(trait) \\(element.label ?? "-"): \\(element.value ?? "-")"
          let children = element.children.map(text).joined(separator: ", ")
          return children.isEmpty ? own : own + " [" + children + "]"
        }

        let middle = CGPoint(x: 120, y: 60)
        let corner = CGPoint(x: 4, y: 4)
        let knob = CGPoint(x: 70, y: 60)

        @MainActor func play() {
          Host.isShowing = true
          var time = 1000.0
          HostClock.time = time
          let machine = \(type)()
          let view = \(type)View(machine\(arguments))
          func show() {
            let size = CGSize(width: 240, height: 120)
            _ = Host.pixels(of: view, size: size, width: 240, height: 120)
          }
          func tell() {
            for seconds in [0.01, 2] {
              time += seconds
              HostClock.time = time
              show()
            }
            print(machine.state.rawValue)
          }
          show()
          \(steps)
          show()
          print(Host.elements.map(text).joined(separator: "; "))
        }
        play()
        """
      try scratch.write(program, to: "main.swift")
      let compiled = try StandIns(scratch).compile(files + ["main.swift"], as: "play")
      try #require(compiled.status == 0, "\(compiled.output)")
      let result = try Shell.run("./play", [], in: scratch)
      #expect(result.output == told, "\(form)")
    }
  }
}
