extension DraftMotion {
  /// Whether its length is its spring's response, which says how stiff that is.
  var isSpringsOwn: Bool {
    guard let spring, let seconds = duration?.seconds else { return false }
    return spring.hasPrefix("spring(response \(FactText.decimal(seconds)),")
  }

  /// Its one spring as a timing file writes it, where its numbers say how it runs; nil for no spring,
  /// several, and one of which too little is said.
  var spring: String? {
    let stories = Set(
      facts.compactMap { fact -> String? in
        if case .spring(let story)? = fact.curve { return story }
        return nil
      })
    guard stories.count == 1, let story = stories.first,
      facts.allSatisfy({ $0.curve == nil || $0.curve == .spring(story) })
    else { return nil }
    let numbers = Dictionary(
      Fact.Curve.springNumbers(of: story).numbers.map { ($0.name, $0.value) },
      uniquingKeysWith: { first, _ in first })
    guard numbers["velocity"] ?? 0 == 0 else { return nil }
    func text(_ response: Double?, _ damping: Double?) -> String? {
      guard let response, let damping, response > 0, damping > 0 else { return nil }
      func decimal(_ number: Double) -> String {
        FactText.decimal((number * 1e6).rounded() / 1e6)
      }
      return "spring(response \(decimal(response)), damping \(decimal(damping)))"
    }
    if let bounce = numbers["bounce"], (-1...1).contains(bounce) {
      // SwiftUI's own: a spring that does not bounce is damped by more than it needs.
      let damping = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
      return text(numbers["response"] ?? numbers["duration"] ?? duration?.seconds, damping)
    }
    if let stiffness = numbers["stiffness"], stiffness > 0 {
      let mass = numbers["mass"] ?? 1
      let response = 2 * .pi * (mass / stiffness).squareRoot()
      let fraction =
        numbers["damping ratio"]
        ?? numbers["damping"].map { $0 / (2 * (stiffness * mass).squareRoot()) }
      return text(response, fraction)
    }
    return text(numbers["response"], numbers["damping"])
  }
}
