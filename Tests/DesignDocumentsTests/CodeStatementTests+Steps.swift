extension CodeStatementTests {
  /// Waits that count for each of a row.
  static let steps = [
    Row(
      "a.swift",
      "enum Rows { static func wait(for index: Int, baseDelay: Double = "
        + "0.05, cap: Double = 0.5) -> Double {\nmin(Double(index) * baseDelay, cap) }\n"
        + "static func rise(_ index: Int, baseDelay: Double = 0.08) -> Animation {\n"
        + ".linear(duration: 1).delay(wait(for: index, baseDelay: baseDelay)) } }",
      [
        "baseDelay: stagger 0.05 s",
        "baseDelay: stagger 0.08 s",
        "rise: duration 1 s",
        "rise: curve linear",
        "rise: stagger 0.08 s",
      ]),
    Row(
      "a.swift",
      "func staggerDelay(for index: Int) -> Double { 0.2 + Double(index) * 0.1 }",
      [
        "staggerDelay: stagger 0.1 s",
        "staggerDelay: delay 0.2 s",
      ]),
    Row(
      "a.swift",
      "func go(delay: Double = 0.4, count: Int) { "
        + "UIView.animate(withDuration: 1, delay: delay + 0.1) { lid.alpha = 1 } }",
      [
        "delay: delay 0.4 s",
        "lid.alpha: duration 1 s",
        "lid.alpha: delay 0.5 s",
      ]),
  ]
}
