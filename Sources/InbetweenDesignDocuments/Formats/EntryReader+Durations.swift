// Times that code makes by calls or units of its own.

extension EntryReader {
  /// `Duration(seconds: 1, milliseconds: 500)`, `Duration.ofMillis(300)`, and where it ends.
  func time(at start: Int) -> (Fact.Amount, end: Int)? {
    if let found = namespacedTime(at: start) { return found }
    guard ["Duration", "TimeSpan"].contains(tokens[start].text), start + 2 < tokens.count else {
      return nil
    }
    var factor: Double?
    var place = start + 1
    if tokens[place].text == ".", let known = Self.factors[tokens[place + 1].text] {
      factor = known
      place += 2
    }
    guard place < tokens.count, tokens[place].text == "(" else { return nil }
    place += 1
    var seconds: Double?
    while place < tokens.count, tokens[place].kind != .close {
      let token = tokens[place]
      switch token.kind {
      case .name where Self.factors[token.text] != nil: factor = Self.factors[token.text]
      case .number(let number):
        guard let factor else { return nil }
        seconds = (seconds ?? 0) + number * factor
      case .mark where [":", ",", "="].contains(token.text): break
      case .name, .text, .mark, .open, .close: return nil
      }
      place += 1
    }
    guard let seconds else { return nil }
    return (Fact.Amount((seconds * 1e9).rounded() / 1e9), min(place + 1, tokens.count))
  }

  /// The names of units in calls, in seconds.
  static let factors: [String: Double] = [
    "microseconds": 1e-6, "ofMillis": 0.001, "milliseconds": 0.001, "ofSeconds": 1, "seconds": 1,
    "minutes": 60, "ofMinutes": 60, "hours": 3600, "FromSeconds": 1, "FromMilliseconds": 0.001,
  ]

  /// The unit behind a number, `.ms`, and where it ends.
  func unit(at place: Int) -> (Double, end: Int)? {
    // Go's `300 * time.Millisecond`
    if place + 3 < tokens.count, tokens[place].text == "*", tokens[place + 1].text == "time",
      let factor = ["Millisecond": 0.001, "Second": 1][tokens[place + 3].text]
    {
      return (factor, place + 4)
    }
    guard place + 1 < tokens.count, tokens[place].text == "." else { return nil }
    switch tokens[place + 1].text {
    case "ms", "milliseconds", "millis": return (0.001, place + 2)
    case "seconds", "second", "s": return (1, place + 2)
    default: return nil
    }
  }

  /// `std::chrono::milliseconds(250)`, `base::Milliseconds(300)`, and where it ends.
  func namespacedTime(at start: Int) -> (Fact.Amount, end: Int)? {
    var place = start
    while place + 3 < tokens.count, tokens[place + 1].text == ":", tokens[place + 2].text == ":",
      tokens[place + 3].kind == .name
    {
      place += 3
    }
    let factors = ["milliseconds": 0.001, "seconds": 1, "Milliseconds": 0.001, "Seconds": 1]
    guard place > start, place + 3 < tokens.count, let factor = factors[tokens[place].text],
      tokens[place + 1].text == "(", tokens[place + 3].text == ")",
      case .number(let number) = tokens[place + 2].kind
    else { return nil }
    return (Fact.Amount((number * factor * 1e9).rounded() / 1e9), place + 4)
  }
}
