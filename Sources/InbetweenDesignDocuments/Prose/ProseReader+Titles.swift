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
    return titles
  }

  /// `| Property | Start | End |` above `| opacity | 0 | 1 |`: whether a column has values from which or to
  /// which something goes, and no times.
  static func isOfValues(_ titles: [Title], _ column: Int, _ rows: [MarkdownBlock]) -> Bool {
    switch titles[column].column {
    case .time(.start), .end: break
    default: return false
    }
    let hasLengths = titles.contains { title in
      if case .time(.duration) = title.column { return true }
      return !timeTitles.isDisjoint(with: title.words)
    }
    guard titles[column].unit == nil, !hasLengths else { return false }
    var named = 0
    for block in rows {
      guard case .row(_, let cells) = block.content, column < cells.count else { return false }
      if time(ProseToken.tokens(of: cells[column].bytes.prefix(80))) != nil { return false }
      named += isProperty(ProseToken.tokens(of: cells[0].bytes.prefix(80))) ? 1 : 0
    }
    return named * 2 > rows.count
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
