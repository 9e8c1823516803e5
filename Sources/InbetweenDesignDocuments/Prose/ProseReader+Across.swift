// Rows of tables that say one thing of several: what moves stands above the columns.

extension ProseReader {
  /// Reads a row such as `Duration | 3.5 s | 3 s` below `| | Kite | Gull |`.
  ///
  /// - Returns: whether it is one: its first cell names a kind of time and nothing else, no column
  ///   does, and several cells are times alone.
  mutating func readAcross(
    _ titles: [Title], _ cells: [ProseText], _ tokens: [[ProseToken]], _ block: MarkdownBlock
  ) -> Bool {
    guard !isTableOfMachines, let kind = tokens.first.flatMap(Self.kindNamed), titles.count > 2,
      titles.dropFirst().allSatisfy({ title in
        if case .other = title.column { return !title.words.isEmpty }
        return false
      })
    else { return false }
    let times = zip(titles, tokens).enumerated().dropFirst().compactMap {
      index, cell -> (index: Int, amount: Fact.Amount)? in
      let quantities = ProseQuantity.quantities(in: cell.1, rate: frameRate)
      guard quantities.count == 1, case .time(let unit) = quantities[0].unit,
        quantities[0].tokens.count + 1 >= cell.1.count
      else { return nil }
      return (index, Fact.Amount(quantities[0].lower, to: quantities[0].upper, unit))
    }
    guard times.count > 1 else { return false }
    for (index, amount) in times {
      add(kind, line: block.line) {
        $0.time = amount
        $0.limit = Self.limit(tokens[index])
        $0.about = (block.heading.map { [$0] } ?? []) + [titles[index].text]
        $0.motion = Fact.Motion(line: block.line, instance: titles[index].text, isRow: true)
      }
    }
    return true
  }

  /// Whether a cell is a span that another row of its table goes on from, the first from nothing on.
  func isPhase(_ tokens: [ProseToken]) -> Bool {
    guard let quantity = ProseQuantity.quantities(in: tokens, rate: frameRate).first,
      case .time = quantity.unit, quantity.upper > quantity.lower
    else { return false }
    return tableChains.contains(Span(quantity))
  }

  /// The kind of time that is all that words name: `Duration`, `Delay (ms)`.
  private static func kindNamed(_ tokens: [ProseToken]) -> Fact.Kind? {
    let words = tokens.filter { $0.kind == .word && units[$0.text] == nil }.map(\.text)
    guard words.count == 1, case .time(let kind) = column(words, hasEnd: false) else { return nil }
    return ["duration", "delay", "stagger", "pause"].contains(words[0]) ? kind : nil
  }
}
