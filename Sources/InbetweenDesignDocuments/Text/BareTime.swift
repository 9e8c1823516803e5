/// Numbers that are called times and have no unit.
enum BareTime {
  /// The time; nil where it may be seconds or milliseconds.
  static func amount(_ number: Double, name: String) -> Fact.Amount? {
    guard number > 0 else { return nil }
    let unit = TimeWords.unit(of: name)
    // `kPauseMs = 0.35` can hardly be milliseconds.
    if unit == .milliseconds, number < 1 { return nil }
    if unit != .seconds { return Fact.Amount(number, unit) }
    if TimeWords.words(of: name).contains(where: { ["seconds", "secs"].contains($0) }) {
      return Fact.Amount(number)
    }
    if number <= 10 { return Fact.Amount(number) }
    return number >= 40 && number <= 60_000 ? Fact.Amount(number, .milliseconds) : nil
  }
}
