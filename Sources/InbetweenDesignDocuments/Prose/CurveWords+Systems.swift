extension MotionWords {
  /// The curves of design systems, by the names that those give them: `the decelerate curve`,
  /// `emphasized easing`, `fast-out-slow-in`.
  static func systemic(
    _ word: String, _ rest: [(text: String, end: Int)]
  ) -> (Fact.Curve, end: Int)? {
    let three = rest.prefix(3).map(\.text)
    switch (word, three) {
    case ("fast", ["out", "slow", "in"]): return (.bezier(0.4, 0, 0.2, 1), rest[2].end)
    case ("linear", ["out", "slow", "in"]): return (.bezier(0, 0, 0.2, 1), rest[2].end)
    case ("fast", ["out", "linear", "in"]): return (.bezier(0.4, 0, 1, 1), rest[2].end)
    default: break
    }
    guard let plain = systemNames[word], let next = rest.first else { return nil }
    let isNamed = { ["curve", "easing"].contains($0) }
    if plain != "sharp", let second = systemNames[next.text], rest.count > 1, isNamed(rest[1].text)
    {
      return (.named("\(plain)-\(second)"), next.end)
    }
    return isNamed(next.text) ? (.named(plain), next.end) : nil
  }

  /// Whether a curve is one that a design system names.
  static func isOfSystem(_ curve: Fact.Curve) -> Bool {
    guard case .named(let name) = curve else { return false }
    return name.split(separator: "-").allSatisfy { systemNames[String($0)] != nil }
  }

  /// Curves of design systems; where nothing else is said, the numbers are those of the system.
  static let systemNames: [String: String] = [
    "standard": "standard", "sharp": "sharp", "emphasized": "emphasized",
    "decelerate": "decelerate", "decelerated": "decelerate", "deceleration": "decelerate",
    "accelerate": "accelerate", "accelerated": "accelerate", "acceleration": "accelerate",
  ]
}
