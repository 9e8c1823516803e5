// What a cell of a table says by itself.

extension ProseReader {
  /// Whether a cell's time is a bound.
  static func limit(_ tokens: [ProseToken]) -> Fact.Limit? {
    ProseQuantity.quantities(in: tokens).first.flatMap { limit(of: $0, in: tokens) }
  }

  static func time(_ tokens: [ProseToken]) -> Fact.Amount? {
    for quantity in ProseQuantity.quantities(in: tokens) {
      if case .time(let unit) = quantity.unit {
        return Fact.Amount(quantity.lower, to: quantity.upper, unit)
      }
    }
    return nil
  }

  /// A cell's time; a plain number counts in `unit`.
  static func amount(_ tokens: [ProseToken], unit: Fact.TimeUnit?) -> Fact.Amount? {
    if let time = time(tokens) { return time }
    guard let unit, let first = tokens.first, let number = first.number else { return nil }
    if tokens.count == 3, ["-", "–", "to"].contains(tokens[1].text),
      let upper = tokens[2].number, upper >= number
    {
      return Fact.Amount(number, to: upper, unit)
    }
    return tokens.count == 1 ? Fact.Amount(number, unit) : nil
  }
}
