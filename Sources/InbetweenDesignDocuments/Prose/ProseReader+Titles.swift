// What the columns of a table are by what stands below their titles.

extension ProseReader {
  /// The titles of a table with what their columns hold.
  func titles(_ texts: [String], above rows: [MarkdownBlock]) -> [Title] {
    let hasEnd = texts.contains { text in
      ProseToken.tokens(of: text).contains { $0.text == "out" }
    }
    var titles = texts.map { Title($0, hasEnd: hasEnd) }
    for index in titles.indices where titles[index].unit == nil { titles[index].unit = tableUnit }
    for index in titles.indices
    where !Self.hasNumbers(rows, in: index) && !namesTimes(rows, in: index, titles[index]) {
      // `Step` above names is no column of times.
      if case .time = titles[index].column { titles[index].column = .other }
    }
    // Lottie's in and out points.
    let layers: Set<String> = ["layer", "frame", "frames", "duration", "shape", "element", "asset"]
    if let start = titles.firstIndex(where: { $0.words == ["ip"] }),
      let end = titles.firstIndex(where: { $0.words == ["op"] }),
      titles.contains(where: { !layers.isDisjoint(with: $0.words) })
    {
      (titles[start].column, titles[end].column) = (.time(.start), .end)
    }
    for index in titles.indices where Self.isOfValues(titles, index, rows) {
      titles[index].column = .former
    }
    for index in titles.indices where Self.isOfMachine(titles[index].words) {
      titles[index].column = .former
    }
    let isChange = titles.contains { !Self.afters.isDisjoint(with: $0.words) }
    for index in titles.indices
    where isChange && !Self.befores.isDisjoint(with: titles[index].words) {
      titles[index].column = .former
    }
    for index in titles.indices {
      guard let unit = Self.moments(rows, in: index, titled: titles[index]) else { continue }
      titles[index].column = .time(.start)
      titles[index].unit = unit
    }
    for index in titles.indices where Self.isOfSpans(rows, in: index, titled: titles[index]) {
      titles[index].column = .span
    }
    let says = titles.contains { title in
      switch title.column {
      case .time, .end, .span, .value, .easing, .spring: true
      default: false
      }
    }
    if !says { findTokens(in: &titles, rows) }
    return titles
  }

  /// `| Moment, ms |` above `0–110` and `25–115`: whether a column with a unit of time, whatever it is
  /// called, has spans of a clock that begins with nothing.
  static func isOfSpans(_ rows: [MarkdownBlock], in column: Int, titled title: Title) -> Bool {
    guard case .other = title.column, let unit = title.unit else { return false }
    let spans = rows.compactMap { block -> Fact.Amount? in
      guard case .row(_, let cells) = block.content, column < cells.count else { return nil }
      return amount(ProseToken.tokens(of: cells[column].bytes.prefix(40)), unit: unit)
        .flatMap { $0.isRange ? $0 : nil }
    }
    guard let first = spans.first, first.lower == 0, spans.count > 2 else { return false }
    return 3 * spans.count >= 2 * rows.count
  }

  /// `| Recommended Token |` above `duration-short`: a column of what the document gives elsewhere, in a
  /// table that gives nothing itself.
  private func findTokens(in titles: inout [Title], _ rows: [MarkdownBlock]) {
    for index in titles.indices.dropFirst() {
      let cells = rows.compactMap { block -> [ProseToken]? in
        guard case .row(_, let cells) = block.content, index < cells.count else { return nil }
        let tokens = ProseToken.tokens(of: cells[index].bytes.prefix(80))
        return tokens.isEmpty ? nil : tokens
      }
      guard !cells.isEmpty, cells.allSatisfy(OwnNames.saysKind) else { continue }
      if cells.allSatisfy({ ownNames.time(alone: $0) != nil }) {
        titles[index].column = .time(.duration)
      } else if cells.allSatisfy({ ownNames.curve(alone: $0) != nil }) {
        titles[index].column = .easing
      }
    }
  }

  /// `| Property | Start | End |` above `| opacity | 0 | 1 |`: whether a column has values from which or to
  /// which something goes, and no times.
  static func isOfValues(_ titles: [Title], _ column: Int, _ rows: [MarkdownBlock]) -> Bool {
    switch titles[column].column {
    case .time(.start), .end: break
    default: return false
    }
    let cells = rows.map { block -> [[ProseToken]] in
      guard case .row(_, let cells) = block.content else { return [] }
      return cells.map { Array(ProseToken.tokens(of: $0.bytes.prefix(80))) }
    }
    guard titles[column].unit == nil,
      cells.allSatisfy({ column < $0.count && time($0[column]) == nil })
    else { return false }
    let length = titles.firstIndex {
      if case .time(.duration) = $0.column { true } else { false }
    }
    let hasLengths =
      length != nil || titles.contains { !timeTitles.isDisjoint(with: $0.words) }
    if hasLengths { return length.map { !isSpanned(titles, length: $0, cells) } ?? false }
    return isOfProperties(cells)
  }

  /// `| Lid | 0.2 | 0.6 | 0.4 s |`, `| Lid | 12 | 36 | 0.4 s |`: whether rows last from their one time, or frame, to
  /// their other one.
  private static func isSpanned(_ titles: [Title], length: Int, _ cells: [[[ProseToken]]]) -> Bool {
    let start = titles.firstIndex { if case .time(.start) = $0.column { true } else { false } }
    let end = titles.firstIndex { if case .end = $0.column { true } else { false } }
    guard let start, let end, titles[start].words != ["ip"] else { return true }
    // `| Opacity | 0 | 1 | 1 s |` below `From` and `To`
    if titles[start].words == ["from"], isOfProperties(cells) { return false }
    let spans = cells.compactMap { row -> (span: Double, length: Double)? in
      guard max(start, end, length) < row.count, let lower = row[start].first?.number,
        let upper = row[end].first?.number,
        let length = amount(row[length], unit: titles[length].unit)?.lower
      else { return nil }
      return (upper - lower, length)
    }
    func isNear(_ one: Double, _ other: Double) -> Bool {
      abs(one - other) <= 0.03 * max(abs(one), abs(other))
    }
    guard let first = spans.first else { return false }
    return spans.count { isNear($0.span, $0.length) } * 2 > spans.count
      || Set(spans.map(\.span)).count > 1
        && spans.allSatisfy { isNear($0.length * first.span, first.length * $0.span) }
  }

  /// Whether most rows begin with what has values of its own.
  private static func isOfProperties(_ cells: [[[ProseToken]]]) -> Bool {
    cells.count { isProperty($0[0]) } * 2 > cells.count
  }

  /// Whether a cell names what has values of its own: a plain number beside it is no time.
  static func isProperty(_ tokens: [ProseToken]) -> Bool {
    tokens.contains { $0.kind == .word && properties.contains($0.text) }
      && !tokens.contains { labels[$0.text] != nil }
  }

  /// What has values of its own.
  private static let properties: Set<String> = [
    "opacity", "alpha", "scale", "scalex", "scaley", "rotation", "rotate", "translate",
    "translatex", "translatey", "x", "y", "width", "height", "color", "colour", "blur", "radius",
    "position", "offset", "dashoffset", "dasharray", "stroke", "fill", "transform", "skew", "size",
    "brightness", "shadow",
  ]
  /// Titles beside which `Start` is a time.
  private static let timeTitles: Set<String> = ["from", "to", "time", "length", "dur"]
}
