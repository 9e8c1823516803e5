extension CodeStatementTests {
  /// Constants that only their type or their use calls times, and presets that several things use.
  static let constants = [
    Row(
      "a.swift",
      "class V { enum Timing { static let first = 0.3\nstatic let line = 4.1\n"
        + "static let bell = 4.5\nstatic let step = 0.9\nstatic let odd = 7.5 }\n"
        + "func play() async {\ntry? await Task.sleep(for: .seconds(Timing.first))\n"
        + "for index in 0..<3 {\nwithAnimation { lit = index }\n"
        + "if index < 2 { try? await Task.sleep(for: .seconds(Timing.step)) } }\n"
        + "let now = Timing.first + 2 * Timing.step\n"
        + "try? await Task.sleep(for: .seconds(max(0, Timing.line - now)))\n"
        + "withAnimation { line = true }\n"
        + "try? await Task.sleep(for: .seconds(Timing.bell - Timing.line))\n"
        + "withAnimation { bell = Timing.odd } } }",
      [
        "first: start 0.3 s",
        "line: start 4.1 s",
        "bell: start 4.5 s",
        "step: stagger 0.9 s",
        "play: pause 0.3 s",
        "lit: stagger 0.9 s",
        "lit: start 0.3 s",
        "play: pause 0.9 s",
        "play: pause 2 s",
        "line: start 4.1 s",
        "play: pause 0.4 s",
        "bell: start 4.5 s",
      ]),
    Row(
      "a.swift",
      "extension Animation { static let soft = Animation.spring(response: "
        + "0.4, dampingFraction: 0.7) }\n"
        + "func play(animation: Animation = .soft) { withAnimation(animation) { "
        + "lit = 1 } }",
      [
        "Animation › soft: spring {response: 0.4, damping: 0.7}",
        "play › lit: spring {response: 0.4, damping: 0.7}",
      ], depth: 2),
    Row(
      "a.swift",
      "enum Moves { static let soft = Animation.easeOut(duration: 0.4) }\n"
        + "func play() { withAnimation(Moves.soft) { lid = 1 }\n"
        + "withAnimation(Moves.soft) { bell = 1 } }",
      [
        "soft › lid: duration 0.4 s",
        "soft › lid: curve ease-out",
        "soft › bell: duration 0.4 s",
        "soft › bell: curve ease-out",
      ], depth: 2),
    Row(
      "a.swift",
      "class V { let springy = CAMediaTimingFunction(controlPoints: 0.4, "
        + "-0.3, 0.5, 0.9)\nlet plain = CAMediaTimingFunction(name: .linear)\n"
        + "func f() { let turn = CABasicAnimation(keyPath: \"opacity\")\n"
        + "turn.timingFunction = plain } }",
      [
        "springy: curve [0.4, -0.3, 0.5, 0.9]",
        "opacity: curve linear",
      ]),
    Row(
      "a.swift",
      "enum Timing { static let lid = 0.4\nstatic let bell = 2.5 }",
      [
        "lid: duration 0.4 s",
        "bell: duration 2.5 s",
      ]),
  ]
}
