import InbetweenCodeReader
import InbetweenDesignDocuments
import InbetweenDiagnostics
import Testing

/// What code in other languages, boxes and hand-off tables say, as `subject: kind value`.
@Suite struct CodeStatementTests {
  /// A file, its text, and what it says; the subjects' last names alone.
  struct Row: CustomTestStringConvertible, Sendable {
    let file: String
    let text: String
    let said: [String]
    /// How many of a subject's names are told.
    let depth: Int
    var testDescription: String { text }

    init(_ file: String, _ text: String, _ said: [String], depth: Int = 1) {
      (self.file, self.text, self.said, self.depth) = (file, text, said, depth)
    }
  }

  static let rows = [
    Row("a.dart", "const kFast = Duration(milliseconds: 200);", ["kFast: duration 0.2 s"]),
    Row("a.dart", "final x = Duration(seconds: 1, milliseconds: 500);", ["x: duration 1.5 s"]),
    Row(
      "a.md", "```lua\nTide = {\n  Duration = 3.0,\n  Looped = true\n}\n```",
      ["Tide: duration 3 s", "Looped: repeat forever"]),
    Row("a.dart", "const _timeout = Duration(seconds: 30);", []),
    Row("a.dart", "Text('Hi').animate().fadeIn(duration: 300.ms);", ["fadeIn: duration 0.3 s"]),
    Row("a.dart", "final Curve kOut = Cubic(0.2, 0, 0, 1);", ["kOut: curve [0.2, 0, 0, 1]"]),
    Row(
      "a.dart", "_c = AnimationController(duration: Duration(seconds: 2))..repeat();",
      ["_c: duration 2 s", "_c: repeat forever"]),
    Row("a.kt", "val a by animateFloatAsState(1f, tween(220))", ["a: duration 0.22 s"]),
    Row(
      "a.kt", "val s = spring<Float>(dampingRatio = Spring.DampingRatioLowBouncy)",
      ["s: spring {damping ratio: 0.75}"]),
    Row("a.kt", "object AppMotion {\n  const val SHORT = 150\n}", ["SHORT: duration 0.15 s"]),
    Row("a.kt", "animator.setDuration(900)", ["animator: duration 0.9 s"]),
    Row(
      "a.ts", "const easing = { ease: 'ease', spring: 'cubic-bezier(0.3, 1.5, 0.6, 1)' };",
      ["ease: curve ease", "spring: curve [0.3, 1.5, 0.6, 1]"]),
    Row(
      "a.js", "dial.animate([], { duration: 900, iterations: 3 })",
      ["animate: duration 0.9 s", "animate: repeat 3"]),
    Row(
      "a.js", "gsap.to('.kite', { duration: 0.8 }, 0.5)",
      [".kite: duration 0.8 s", ".kite: start 0.5 s"]
    ),
    Row(
      "a.js", "Animated.timing(this.fade, { duration: 300, easing: Easing.out(Easing.cubic) })",
      ["fade: duration 0.3 s", "fade: curve ease-out-cubic"]),
    Row("a.ts", "const durations = { cardFadeIn: 800 }", ["cardFadeIn: duration 0.8 s"]),
    Row(
      "a.ts", "const spring = { soft: { stiffness: 90, damping: 9 } }",
      [
        "soft: spring {stiffness: 90, damping: 9}"
      ]),
    Row(
      "a.md", "```\n│ ├── Page turns: 300-500ms  │\n```",
      ["Page turns: 300-500ms: duration [0.3, 0.5] s"]),
    Row("a.md", "```\n├── Card.swift     : 0.3 s\n```", []),
    Row(
      "a.md", "| Name | Easing | CSS |\n|-|-|-|\n| In | ease-in | `cubic-bezier(0.4, 0, 1, 1)` |",
      [
        "In: curve [0.4, 0, 1, 1]"
      ]),
    Row(
      "a.md", "| Part | Duration |\n|-|-|\n| Shake | 100ms x2 |",
      [
        "Shake: duration 0.1 s", "Shake: repeat 2",
      ]),
    Row("a.md", "- 120-180 ms - soft state", ["120-180 ms - soft state: duration [0.12, 0.18] s"]),
    Row(
      "a.swift",
      "func f() { Flight().next().duration(1.0).options(.curveEaseIn).animation({ gull.alpha = 1 })"
        + ".done().next().duration(2.0).animation({ () -> () in lamp.alpha = 0 }).start() }",
      [
        "gull.alpha › duration: duration 1 s", "f › gull.alpha: curve ease-in",
        "lamp.alpha › duration: duration 2 s",
      ], depth: 2),
    Row(
      "a.swift", "func f() { Gull(duration: 3.0).delay(1.0).moves { self.lamp.alpha = 1 }.run() }",
      ["lamp.alpha › duration: duration 3 s", "lamp.alpha › delay: delay 1 s"], depth: 2),
    Row(
      "a.swift",
      "func f() { Timer.scheduledTimer(withTimeInterval: 0.4, repeats: true) { _ in "
        + "if isOn { withAnimation(.linear(duration: 0.2)) { self.tide += 1 } } } }",
      [
        "tide: period 0.4 s", "tide: repeat forever", "tide: duration 0.2 s", "tide: curve linear",
      ]),
    Row(
      "a.swift",
      "func f() { let a = CABasicAnimation(keyPath: \"opacity\"); a.duration = 2; "
        + "a.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionLinear); "
        + "layer.add(a, forKey: nil) }",
      ["opacity: duration 2 s", "opacity: curve linear"]),
    Row(
      "a.swift",
      "struct V: View { var body: some View { Text(\"a\").opacity(o)"
        + ".animation(.linear(duration: 2).repeatCount(0), value: o) } }",
      ["Text(\\a\\): duration 2 s", "Text(\\a\\): curve linear"]),
    Row(
      "a.swift",
      "func f() { fly(duration: 1, options: .curveEaseIn) { gull.alpha = 1 }"
        + ".then(duration: 2) { bell.alpha = 0 }.go() }",
      [
        "gull.alpha › duration: duration 1 s", "f › gull.alpha: curve ease-in",
        "bell.alpha › duration: duration 2 s",
      ], depth: 2),
    Row(
      "a.swift",
      "func f() { Fleet.animate(0.5) { gull.alpha = 1 }.animate(0.25) { bell.alpha = 0 } }",
      ["gull.alpha: duration 0.5 s", "bell.alpha: duration 0.25 s"]),
    Row(
      "a.md", "```tsx\n<Gull delay={0.2} y={8}>\n  <p/>\n</Gull>\n```", ["Gull: delay 0.2 s"]),
    Row(
      "a.md",
      "After a further 1 second, lift that heavy gull by four hands in the two ways it knows, "
        + "and let it rest there, over 2 seconds.",
      [
        "After a further 1 second, lift that heavy gull by four hands in the two ways it…: "
          + "delay 1 s",
        "lift that heavy gull by four … knows, and let it rest there, over 2 seconds: duration 2 s",
      ]),
    Row(
      "a.md",
      "```objc\n[UIView animateWithDuration:0.5 delay:0.25 usingSpringWithDamping:0.6 "
        + "initialSpringVelocity:0 options:UIViewAnimationOptionCurveEaseIn animations:^{\n"
        + "self.gull.alpha = 1.0;\n} completion:nil];\n```",
      [
        "gull.alpha: duration 0.5 s", "gull.alpha: delay 0.25 s",
        "gull.alpha: spring {damping: 0.6}", "gull.alpha: curve ease-in",
      ]),
    Row(
      "a.m", "spin.duration = 2.0;\nspin.repeatCount = HUGE_VALF;",
      ["spin: duration 2 s", "spin: repeat forever"]),
    Row(
      "a.md", "```\nGull glides\n    ↓ (150ms)\nBell rings\n```", ["Bell rings: delay 0.15 s"]),
    Row(
      "a.swift",
      "func f() { Moves(view: gull).fade().shift { $0.autoreverses = true }"
        + ".rock(duration: 0.5).run() }", ["Moves: duration 0.5 s"]),
    Row(
      "a.ts",
      "export const Duration = { small: { simple: 100, out: 75 } }\n"
        + "export const moves = { swingLinear: 'linear' }",
      ["simple: duration 0.1 s", "out: duration 0.075 s", "swingLinear: curve linear"]),
    Row("a.md", "Der Frosch hüpft dreimal.", ["Der Frosch hüpft dreimal: repeat 3"]),
  ]

  @Test(
    "Code, boxes and tables give each value its subject",
    arguments: [
      rows, engines, chains, views, waits, constants, groups, steps, comments, owners, helpers,
    ].flatMap { $0 }
  )
  func statements(row: Row) throws {
    var log = DiagnosticLog()
    let documents = try DesignDocument.read(
      [.init(name: row.file, bytes: Array(row.text.utf8))], code: CodeReader.answer, log: &log)
    let said = FactLines.text(of: documents).split(separator: "\n").map { line in
      func value(_ key: String, upTo end: String) -> String {
        guard let start = line.firstRange(of: "\"\(key)\": ")?.upperBound else { return "" }
        let rest = line[start...]
        let part = rest[..<(rest.firstRange(of: end)?.lowerBound ?? rest.endIndex)]
        return String(part).replacing("\"", with: "").replacing("{ ", with: "{")
      }
      let subject = value("subject", upTo: "\", \"").split(separator: " › ").suffix(row.depth)
        .joined(separator: " › ")
      let kind = value("kind", upTo: ",")
      let unit = value("unit", upTo: ",")
      let number = value("value", upTo: unit.isEmpty ? ", \"confidence" : ", \"unit")
      return "\(subject): \(kind) \(number.replacing(" }", with: "}"))"
        + (unit.isEmpty ? "" : " \(unit)")
    }
    #expect(said == row.said)
  }
}
