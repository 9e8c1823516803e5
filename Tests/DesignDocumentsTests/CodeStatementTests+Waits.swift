extension CodeStatementTests {
  /// What comes after waits, as far as it is known that they are waited for.
  static let waits = [
    Row(
      "a.swift",
      "class V { func play() async {\nfor index in 0..<3 {\n"
        + "withAnimation(.linear(duration: 0.2)) { lit = index }\n"
        + "if index < 2 { try? await Task.sleep(for: .seconds(0.9)) } }\n"
        + "withAnimation(.linear(duration: 0.4)) { sail = true } } }",
      [
        "lit: duration 0.2 s", "lit: curve linear", "lit: stagger 0.9 s", "play: pause 0.9 s",
        "sail: duration 0.4 s", "sail: curve linear", "sail: start 1.8 s",
      ]),
    // Nobody knows whether it waits.
    Row(
      "a.swift",
      "class V { func play() async {\nif isLate { try? await Task.sleep(for: .seconds(1)) }\n"
        + "try? await Task.sleep(for: .seconds(2))\n"
        + "withAnimation(.linear(duration: 0.4)) { sail = true } } }",
      ["play: pause 1 s", "play: pause 2 s", "sail: duration 0.4 s", "sail: curve linear"]),
    Row(
      "a.swift",
      "class V { func play() async {\ntry? await Task.sleep(for: .seconds(1))\n"
        + "if isStill {\ntry? await Task.sleep(for: .seconds(2))\nreturn }\n"
        + "withAnimation(.linear(duration: 0.4)) { sail = true } } }",
      [
        "play: pause 1 s", "play: pause 2 s", "sail: duration 0.4 s", "sail: curve linear",
        "sail: start 1 s",
      ]),
    Row(
      "a.swift",
      "class V { func play() async {\nwhile isOpen { try? await Task.sleep(for: .seconds(3)) }\n"
        + "withAnimation(.linear(duration: 0.4)) { sail = true } } }",
      ["play: pause 3 s", "sail: duration 0.4 s", "sail: curve linear"]),
    Row(
      "a.swift",
      "class V { func rest() async {\ntry? await Task.sleep(for: .seconds(1.5)) }\n"
        + "func play() async {\nawait rest()\n"
        + "withAnimation(.linear(duration: 0.4)) { sail = true } } }",
      ["rest: pause 1.5 s", "sail: duration 0.4 s", "sail: curve linear", "sail: start 1.5 s"]),
  ]
}
