extension ProseQuantity {
  private static let parts: [String: Double] = [
    "half": 0.5, "halves": 0.5, "third": 1.0 / 3, "thirds": 1.0 / 3, "quarter": 0.25,
    "quarters": 0.25, "fifth": 0.2, "fifths": 0.2, "sixth": 1.0 / 6, "eighth": 0.125,
    "tenth": 0.1, "tenths": 0.1, "twentieth": 0.05, "hundredth": 0.01, "hundredths": 0.01,
  ]

  /// What may follow `a second` where it is a time and no place in a row.
  private static let afterSecond: Set<String> = [
    "before", "later", "after", "to", "until", "and", "or", "then", "for", "while", "at", "in",
    "on", "when", "as", "apart", "each", "between", "from", "into", "with", "but", "by",
  ]

  /// A quantity whose number is written in words: `half a second`, `two thirds of a second`,
  /// `one and a half seconds`, `a second and a half`, `a third of the cycle`.
  static func worded(_ tokens: [ProseToken], at start: Int) -> ProseQuantity? {
    let first = tokens[start]
    if let seconds = NumberWord.seconds[first.text] {
      return quantity(seconds, .time(.seconds), start..<(start + 1))
    }
    guard first.kind != .mark, first.number != nil || first.text == "a" || parts[first.text] != nil,
      !(start > 0 && first.isAttached && tokens[start - 1].kind == .word)
    else { return nil }
    return fractionOfUnit(tokens, start) ?? mixedNumber(tokens, start)
      ?? hundreds(tokens, start) ?? single(tokens, start)
  }

  private static func quantity(
    _ number: Double, _ unit: Unit, _ tokens: Range<Int>
  ) -> ProseQuantity {
    // Thirds have no end: six digits are what words can mean.
    let rounded = (number * 1e6).rounded() / 1e6
    return ProseQuantity(lower: rounded, upper: rounded, unit: unit, tokens: tokens)
  }

  /// `half a second`, `a quarter of a second`, `three tenths of a second`, `half the cycle`.
  private static func fractionOfUnit(_ tokens: [ProseToken], _ start: Int) -> ProseQuantity? {
    var place = start
    func text(_ index: Int) -> String { index < tokens.count ? tokens[index].text : "" }
    var count = 1.0
    if text(place) == "a" || text(place) == "one" {
      place += 1
    } else if let number = tokens[place].number, number == number.rounded(), number < 100 {
      count = number
      place += 1
      if text(place) == "-" { place += 1 }
    }
    guard let part = parts[text(place)] else { return nil }
    // `the third second`, `a third view` name places in a row; a half does not.
    let isHalf = text(place).hasPrefix("hal")
    var end = place + 1
    var isOf = false
    if text(end) == "-" { end += 1 }
    if text(end) == "of" {
      isOf = true
      end += 1
    }
    let isUnit = ["a", "one"].contains(text(end))
    if isUnit { end += 1 }
    if let (unit, unitEnd) = unit(tokens, at: end, number: 1), case .time(let time) = unit,
      time != .frames, isOf || isHalf || text(place) == "quarter"
    {
      return quantity(count * part, unit, start..<unitEnd)
    }
    guard isOf || (isHalf && ["the", "its"].contains(text(place + 1))), !isUnit else { return nil }
    return quantity(100 * count * part, .percent, start..<(place + 1))
  }

  /// `one and a half seconds`, `a second and a half`, `2 seconds and a quarter`.
  private static func mixedNumber(_ tokens: [ProseToken], _ start: Int) -> ProseQuantity? {
    func text(_ index: Int) -> String { index < tokens.count ? tokens[index].text : "" }
    func part(_ index: Int) -> Double? {
      guard text(index) == "and", text(index + 1) == "a", let part = parts[text(index + 2)],
        text(index + 3) != "of"
      else { return nil }
      return part
    }
    let whole: Double
    if text(start) == "a" {
      whole = 1
    } else if let number = tokens[start].number, number == number.rounded() {
      whole = number
    } else {
      return nil
    }
    if let part = part(start + 1), let (unit, end) = unit(tokens, at: start + 4, number: 2) {
      return quantity(whole + part, unit, start..<end)
    }
    let name = text(start + 1)
    guard ["second", "seconds", "minute", "minutes"].contains(name), let part = part(start + 2),
      let (unit, end) = unit(tokens, at: start + 1, number: 1)
    else { return nil }
    return quantity(whole + part, unit, start..<(end + 3))
  }

  /// `a hundred milliseconds`, `two hundred and fifty ms`.
  private static func hundreds(_ tokens: [ProseToken], _ start: Int) -> ProseQuantity? {
    func text(_ index: Int) -> String { index < tokens.count ? tokens[index].text : "" }
    guard let count = text(start) == "a" ? 1 : tokens[start].number, text(start + 1) == "hundred"
    else { return nil }
    var number = count * 100
    var place = start + 2
    if text(place) == "and", place + 1 < tokens.count, let rest = tokens[place + 1].number,
      rest < 100
    {
      number += rest
      place += 2
    }
    guard let (unit, end) = unit(tokens, at: place, number: number) else { return nil }
    return quantity(number, unit, start..<end)
  }

  /// `waits a second`, `for a minute`; `60 times a second` is a rate, `a second view` a place.
  private static func single(_ tokens: [ProseToken], _ start: Int) -> ProseQuantity? {
    guard tokens[start].text == "a", start + 1 < tokens.count else { return nil }
    let before = tokens[..<start].suffix(2).map(\.text)
    guard !before.contains(where: { ["times", "frames", "hz", "fps", "per"].contains($0) }) else {
      return nil
    }
    let unit: Fact.TimeUnit
    switch tokens[start + 1].text {
    case "second": unit = .seconds
    case "minute": unit = .minutes
    default: return nil
    }
    if start + 2 < tokens.count {
      let next = tokens[start + 2]
      let isTime =
        next.kind == .mark && next.text != "-" && next.text != "'" && next.text != "’"
        || afterSecond.contains(next.text) || timed.contains(next.text)
      guard isTime else { return nil }
    }
    return quantity(1, .time(unit), start..<(start + 2))
  }
}
