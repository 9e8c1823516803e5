// Rows of tables that say one thing of several: what moves, or when, stands above the columns.

extension ProseReader {
  /// Reads a row such as `Duration | 3.5 s | 3 s` or `Screen enter | 700 ms | 950 ms` below
  /// `| | Kite | Gull |`.
  ///
  /// - Returns: whether it is one: no column is one of times or curves by its title, and several cells are
  ///   times alone, below a kind of time that is named and nothing else, or all are times or curves.
  mutating func readAcross(
    _ titles: [Title], _ cells: [ProseText], _ tokens: [[ProseToken]], _ block: MarkdownBlock
  ) -> Bool {
    guard !isTableOfMachines, titles.count > 2, let name = tokens.first,
      titles.dropFirst().allSatisfy({ title in
        if case .other = title.column { return !title.words.isEmpty }
        return false
      })
    else { return false }
    let kind = Self.kindNamed(name)
    let values = zip(titles, tokens).enumerated().dropFirst().compactMap {
      index, cell -> (index: Int, amount: Fact.Amount)? in
      let quantities = ProseQuantity.quantities(in: cell.1, rate: frameRate)
      guard quantities.count == 1, case .time(let unit) = quantities[0].unit,
        quantities[0].tokens.count + 1 >= cell.1.count
      else { return nil }
      return (index, Fact.Amount(quantities[0].lower, to: quantities[0].upper, unit))
    }
    // Without words above the names of rows, all cells are of one kind.
    let isGrid = titles[0].words.isEmpty && !cells[0].bytes.isEmpty
    if isGrid, kind == nil, readCurvesAcross(titles, cells, tokens, block) { return true }
    guard values.count > 1, kind != nil || isGrid && values.count == titles.count - 1 else {
      return false
    }
    let label = Self.label(of: titles, tokens, cells)
    for (index, amount) in values {
      var said = kind ?? .duration
      if kind == nil, case .time(let named)? = label { said = named }
      add(said, line: block.line) {
        $0.time = amount
        $0.limit = Self.limit(tokens[index])
        $0.about = (block.heading.map { [$0] } ?? []) + (kind == nil ? [cells[0].shortened] : [])
        $0.about.append(titles[index].text)
        $0.motion = Fact.Motion(line: block.line, instance: titles[index].text, isRow: true)
      }
    }
    return true
  }

  /// Reads `Enter easing | (0.2, 0, 0, 1) | (0.4, 0, 0.2, 1)`, where every cell is a curve in numbers.
  private mutating func readCurvesAcross(
    _ titles: [Title], _ cells: [ProseText], _ tokens: [[ProseToken]], _ block: MarkdownBlock
  ) -> Bool {
    let curves = tokens.dropFirst().compactMap { cell -> Fact.Curve? in
      let curve = Self.easing(cell.filter { $0.text != "`" })
      if case .bezier? = curve { return curve }
      return nil
    }
    guard curves.count == titles.count - 1 else { return false }
    for (title, curve) in zip(titles.dropFirst(), curves) {
      add(.curve, line: block.line) {
        $0.curve = curve
        $0.about = (block.heading.map { [$0] } ?? []) + [cells[0].shortened, title.text]
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
