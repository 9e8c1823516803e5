extension ProseQuantity {
  /// What is said more often in a second is no motion: pictures of a display, samples of a sensor.
  private static let most = 15.0

  /// What is counted in a second where something comes round.
  private static let turns: Set<String> = [
    "times", "cycle", "cycles", "pulse", "pulses", "beat", "beats", "flashes", "blinks",
    "oscillation", "oscillations", "turn", "turns", "rotation", "rotations", "revolutions",
  ]

  /// How often something runs, as the time of one: `twice a second`, `3 cycles per second`, `0.8 Hz`.
  static func rate(_ tokens: [ProseToken], at start: Int) -> ProseQuantity? {
    func text(_ place: Int) -> String { place < tokens.count ? tokens[place].text : "" }
    var end = start + 1
    var count: Double?
    var seconds = 1.0
    if let number = tokens[start].number, ["hz", "hertz"].contains(text(end)) {
      (count, end) = (number, end + 1)
    } else {
      if let word = ["once": 1.0, "twice": 2.0, "thrice": 3.0][tokens[start].text] {
        count = word
      } else if let number = tokens[start].number, turns.contains(text(end)) {
        (count, end) = (number, end + 1)
      }
      guard ["a", "per", "each", "every"].contains(text(end)) else { return nil }
      switch text(end + 1) {
      case "second": break
      case "minute": seconds = 60
      default: return nil
      }
      end += 2
    }
    guard let count, count > 0 else { return nil }
    let period = (seconds / count * 1e6).rounded() / 1e6
    return ProseQuantity(
      lower: period, upper: period, unit: .time(.seconds), tokens: start..<end,
      rate: count / seconds <= most ? .ofMotion : .ofSomethingElse)
  }
}
