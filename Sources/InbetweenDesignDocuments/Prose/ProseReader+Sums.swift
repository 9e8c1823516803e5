// Times that are parts of something, of which the whole alone is a time.

extension ProseReader {
  /// Whether a time is a part of a sum: `(300 + 200 ms)`, `300 ms + (n × stagger)`.
  static func isSummand(_ quantity: ProseQuantity, in tokens: [ProseToken]) -> Bool {
    let before = tokens[..<quantity.tokens.lowerBound]
    let after = tokens[quantity.tokens.upperBound...]
    if isInSum(quantity, of: tokens) { return true }
    // `1.2 s ÷ 30 ms = 40 frames`
    if before.last?.text == "÷" { return true }
    let opens = ["(", "="]
    if before.last?.text == "+" {
      if before.dropLast().last?.number != nil { return true }
      // `(400 ms + 300 ms)`
      return isOver(after) && before.suffix(6).contains { opens.contains($0.text) }
        && before.dropLast().last?.text != "(" && before.dropLast(2).last?.number != nil
    }
    guard after.first?.text == "+" else { return false }
    if after.prefix(8).contains(where: { ["×", "*"].contains($0.text) }) { return true }
    let next = after.dropFirst()
    guard let number = next.first?.number,
      let (unit, end) = ProseQuantity.unit(tokens, at: next.startIndex + 1, number: number),
      case .time = unit
    else { return false }
    return isOver(tokens[end...]) && opens.contains(before.last?.text ?? "")
  }

  /// `about 600 ms (400 ms to move + 200 ms to wait)`: whether a time is one of those that a bracket
  /// behind their whole adds up.
  private static func isInSum(_ quantity: ProseQuantity, of tokens: [ProseToken]) -> Bool {
    guard
      let open = tokens[..<quantity.tokens.lowerBound].lastIndex(where: {
        ["(", ")"].contains($0.text)
      }), tokens[open].text == "(", open > 1
    else { return false }
    let sum = tokens[open...].prefix { $0.text != ")" }
    guard sum.contains(where: { $0.text == "+" }) else { return false }
    let before = Array(tokens[..<open].suffix(12))
    guard let whole = ProseQuantity.quantities(in: before).last,
      whole.tokens.upperBound == before.count, case .time = whole.unit
    else { return false }
    return ProseQuantity.quantities(in: Array(sum)).count > 1
  }

  /// `10 items × 50 ms`, `calc(var(--i) * 50ms)`: whether what stands right before a time counts how
  /// often it is waited for. A dot parts things: `pulse · 2 s loop`.
  static func isFactor(_ before: ArraySlice<ProseToken>) -> Bool {
    // `3 cycles × 350 ms` is how long one of them takes.
    if let word = before.first?.text,
      RepeatWords.rounds.contains(word) || ["attempt", "attempts", "retry", "try"].contains(word)
    {
      return false
    }
    guard before.count == 2, ["×", "*", "·"].contains(before.last?.text), let first = before.first,
      first.kind == .word || first.text == ")"
    else { return false }
    return before.last?.text != "·" || first.text.count < 3
  }

  /// `10 bells at 50 ms = 500 ms total`: so much later for each, and the whole; nil for anything else.
  static func kindOfSum(_ before: [String], _ after: [String]) -> Fact.Kind? {
    if before.last == "=", ["total", "overall", "altogether"].contains(after.first) {
      return .duration
    }
    // `6 items × 70 ms = 420 ms`
    let counted = before.suffix(3)
    guard ["at", "×", "x"].contains(counted.last), let row = counted.dropLast().last,
      rows.contains(row),
      counted.first.map({ Double($0) != nil }) ?? false, after.first == "="
    else { return nil }
    return .stagger
  }

  /// `… in 0.4 s after a 0.1 s pause`: whether a wait of its own stands behind a time.
  static func isBehindWait(_ rest: ArraySlice<ProseToken>) -> Bool {
    let words = rest.dropFirst().drop { ["a", "an", "the"].contains($0.text) }
    guard let number = words.first?.number,
      let (unit, end) = ProseQuantity.unit(Array(words), at: 1, number: number), case .time = unit
    else { return false }
    return words.dropFirst(end).prefix(2).contains {
      ["pause", "delay", "wait", "hold", "rest", "beat"].contains($0.text)
    }
  }

  /// Whether nothing more of a sum follows.
  private static func isOver(_ rest: ArraySlice<ProseToken>) -> Bool {
    rest.isEmpty || [")", "=", ".", ","].contains(rest.first?.text ?? "")
  }

  /// The lists that tell what people feel at which times, and of no motion: `Below 80 ms – nobody
  /// notices`, `1–2 s – users get impatient`.
  static func scalesOfFeeling(in blocks: [MarkdownBlock]) -> Set<Int> {
    var items: [Int: (count: Int, timed: Int, felt: Int)] = [:]
    for block in blocks {
      guard case .item(let list, _, let text) = block.content else { continue }
      let tokens = ProseToken.tokens(of: text.bytes.prefix(400))
      let first = ProseQuantity.quantities(in: tokens).first { quantity in
        if case .time = quantity.unit { return quantity.tokens.lowerBound < 3 }
        return false
      }
      var item = items[list] ?? (0, 0, 0)
      item.count += 1
      if first != nil { item.timed += 1 }
      if tokens.contains(where: { people.contains($0.text) }) { item.felt += 1 }
      items[list] = item
    }
    return Set(items.filter { $1.timed == $1.count && $1.felt > 1 }.keys)
  }

  private static let people: Set<String> = [
    "user", "users", "people", "nobody", "everyone", "viewer", "viewers", "attention",
  ]

  /// Whether a time is an end of a scale that is described: `from 100 ms for small things to 500 ms
  /// for large ones`.
  static func isEndOfScale(_ quantity: ProseQuantity, in tokens: [ProseToken]) -> Bool {
    let before = tokens[..<quantity.tokens.lowerBound].suffix(14)
    let after = tokens[quantity.tokens.upperBound...].prefix(14)
    let breaks = { (token: ProseToken) in [";", "."].contains(token.text) }
    if before.last?.text == "from", ["for", "("].contains(after.first?.text ?? "") {
      let rest = Array(after.prefix { !breaks($0) })
      return zip(rest, rest.dropFirst()).contains { $0.text == "to" && $1.number != nil }
    }
    guard before.last?.text == "to" else { return false }
    let words = Array(before.reversed().prefix { !breaks($0) }.reversed())
    guard
      let from = words.indices.dropLast().first(where: {
        words[$0].text == "from" && words[$0 + 1].number != nil
      })
    else { return false }
    return words[from...].contains { ["for", "("].contains($0.text) }
  }
}
