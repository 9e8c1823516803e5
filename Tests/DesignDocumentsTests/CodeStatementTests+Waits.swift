extension CodeStatementTests {
  /// What comes after waits, as far as it is known that they are waited for.
  static let waits = [
    // One step, however often it is waited for, from a moment that nobody says.
    Row(
      "a.swift",
      "class V { func play(base: Double) { for index in 0..<3 {\nlet wait = base + Double(index) * 0.4\n"
        + "DispatchQueue.main.asyncAfter(deadline: .now() + wait) {\n"
        + "withAnimation(.linear(duration: 0.3)) { lit = index }\n"
        + "DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {\n"
        + "withAnimation(.linear(duration: 0.1)) { sail = index } } } } } }",
      [
        "lit: stagger 0.4 s", "lit: duration 0.3 s", "lit: curve linear", "sail: delay 0.2 s",
        "sail: duration 0.1 s", "sail: curve linear",
      ]),
    Row(
      "a.swift",
      "class V { func play() { for index in 0..<3 {\nlet wait = 0.5 + Double(index) * 0.4\n"
        + "DispatchQueue.main.asyncAfter(deadline: .now() + wait) {\n"
        + "withAnimation(.linear(duration: 0.3)) { lit = index }\n"
        + "DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {\n"
        + "withAnimation(.linear(duration: 0.1)) { sail = index } } } } } }",
      [
        "lit: stagger 0.4 s", "lit: start 0.5 s", "lit: duration 0.3 s", "lit: curve linear",
        "sail: start 0.7 s", "sail: duration 0.1 s", "sail: curve linear",
      ]),
    // Two steps of one size that are written down twice are said twice.
    Row(
      "a.swift",
      "struct V: View { var body: some View { ForEach(0..<4) { index in\n"
        + "Gull().animation(.linear(duration: 0.3).delay(Double(index) * 0.4), value: lit)\n"
        + "Bell().animation(.linear(duration: 0.3).delay(Double(index) * 0.4), value: lit) } } }",
      [
        "Gull: duration 0.3 s", "Gull: curve linear", "Gull: stagger 0.4 s",
        "Bell: duration 0.3 s", "Bell: curve linear", "Bell: stagger 0.4 s",
      ]),
    // The first of a row that waits for nothing is one of it.
    Row(
      "a.swift",
      "struct V: View { var body: some View { ForEach(0..<4) { index in\n"
        + "let wait = Double(index) * 0.15\nGull(delay: wait) } } }",
      ["delay: stagger 0.15 s"]),
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
    Row(
      "a.swift",
      "class V { func play() async {\nguard await pause(0.2) else { return }\n"
        + "withAnimation(.linear(duration: 0.4)) { sail = true }\nawait hold(ms: 300)\n"
        + "withAnimation(.linear(duration: 0.1)) { bell = true } } }",
      [
        "play: pause 0.2 s", "sail: duration 0.4 s", "sail: curve linear", "sail: start 0.2 s",
        "play: pause 0.3 s", "bell: duration 0.1 s", "bell: curve linear", "bell: start 0.5 s",
      ]),
    Row(
      "a.swift",
      "class V { func logVisit() async {\ntry? await Task.sleep(for: .seconds(1.5))\n"
        + "withAnimation(.linear(duration: 0.4)) { sail = true } } }",
      ["sail: duration 0.4 s", "sail: curve linear", "sail: start 1.5 s"]),
    Row(
      "a.swift",
      "class V { func f() { DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) {\n"
        + "UIView.animate(withDuration: 2.5, animations: { self.sail.alpha = 1 }) { _ in\n"
        + "UIView.animate(withDuration: 0.2) { self.bell.alpha = 1 } } } } }",
      [
        "sail.alpha: start 1.5 s", "sail.alpha: duration 2.5 s", "bell.alpha: duration 0.2 s",
        "bell.alpha: order after f sail.alpha",
      ]),
    Row(
      "a.swift",
      "class V { func f() { UIView.animate(withDuration: 2.5, animations: ({ self.sail.alpha = 1 }),"
        + " completion: { _ in self.bell.hidden = true }) } }",
      ["sail.alpha: duration 2.5 s"]),
    Row(
      "a.swift",
      "class V { func g() { rise(0.6, sail); rise(0.8, bell) }\n"
        + "func rise(_ time: Double, _ view: UIView) {\n"
        + "UIView.animate(withDuration: time) { view.alpha = 1 } } }",
      ["sail.alpha: duration 0.6 s", "bell.alpha: duration 0.8 s"]),
  ]
}
