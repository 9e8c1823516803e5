// Two times with an arrow between them, in brackets: from when to when something goes, or what a time
// was and what it has become.

extension ProseReader {
  /// `(0.5 → 0.7 s)`, `(0.5 s → 0.7 s)`, and what is around it.
  struct ArrowSpan {
    var lower: Double
    var upper: Double
    var unit: ProseQuantity.Unit
    /// Where its numbers stand, within the brackets.
    var tokens: Range<Int>
  }

  /// The span that a time is the first or the second one of; nil for any other time.
  static func arrowSpan(of quantity: ProseQuantity, in tokens: [ProseToken]) -> ArrowSpan? {
    let place = quantity.tokens
    func isOpen(_ place: Int) -> Bool { place > 0 && tokens[place - 1].text == "(" }
    func isClosed(_ place: Int) -> Bool { place < tokens.count && tokens[place].text == ")" }
    guard case .time = quantity.unit, quantity.lower == quantity.upper else { return nil }
    if isOpen(place.lowerBound), place.upperBound + 1 < tokens.count,
      tokens[place.upperBound].text == "→",
      let upper = tokens[place.upperBound + 1].number,
      let (unit, end) = ProseQuantity.unit(tokens, at: place.upperBound + 2, number: upper),
      unit == quantity.unit, isClosed(end)
    {
      return ArrowSpan(
        lower: quantity.lower, upper: upper, unit: unit, tokens: place.lowerBound..<end)
    }
    guard isClosed(place.upperBound), place.lowerBound > 2,
      tokens[place.lowerBound - 1].text == "→"
    else { return nil }
    for length in 1...2 {
      let start = place.lowerBound - 1 - length
      guard isOpen(start), let lower = tokens[start].number else { continue }
      if length == 2 {
        guard let (unit, _) = ProseQuantity.unit(tokens, at: start + 1, number: lower),
          unit == quantity.unit
        else { continue }
      }
      return ArrowSpan(
        lower: lower, upper: quantity.upper, unit: quantity.unit,
        tokens: start..<place.upperBound)
    }
    return nil
  }

  /// The lines below one heading whose spans are those of one clock: several that follow each other, as
  /// those of changes do not, or two of which one begins at nothing.
  static func arrowLines(in blocks: [MarkdownBlock]) -> Set<Int> {
    var groups: [String: [(span: ArrowSpan, line: Int, isChange: Bool)]] = [:]
    for block in blocks {
      let isBelowChange = tellsOfChange(ProseToken.tokens(of: block.heading ?? ""))
      for (text, line) in lines(of: block) where text.contains("(") {
        let tokens = Array(ProseToken.tokens(of: text).prefix(longestSentence))
        let isChange = isBelowChange || tellsOfChange(tokens)
        for quantity in ProseQuantity.quantities(in: tokens) {
          guard let span = arrowSpan(of: quantity, in: tokens),
            span.tokens.upperBound == quantity.tokens.upperBound
          else { continue }
          groups[block.heading ?? "", default: []].append((span, line, isChange))
        }
      }
    }
    return groups.values.reduce(into: []) { lines, group in
      let spans = group.map(\.span)
      let pairs = zip(spans, spans.dropFirst())
      // Nothing was of no length before.
      let isFromNothing = spans[0].lower == 0
      let isClock =
        spans.count > (isFromNothing ? 1 : 2)
        && (isFromNothing || !group.contains(where: \.isChange))
        && Set(spans.map(\.unit)).count == 1
        && spans.allSatisfy { $0.lower < $0.upper } && pairs.allSatisfy { $0.lower <= $1.lower }
        && pairs.contains { $0.lower < $1.lower && $1.lower <= $0.upper }
      if isClock { lines.formUnion(group.map(\.line)) }
    }
  }

  /// `Slower fade`, `the card is relaxed`: whether words tell that times have changed.
  private static func tellsOfChange(_ tokens: [ProseToken]) -> Bool {
    tokens.contains { changes.contains($0.text) || compared.contains($0.text) }
  }

  private static let compared: Set<String> = [
    "slower", "faster", "quicker", "longer", "shorter", "snappier", "calmer", "doubled", "halved",
    "relaxed", "tightened", "tuned", "adjusted", "updated", "changes", "quickened", "softened",
  ]

  private static func lines(of block: MarkdownBlock) -> [(String, Int)] {
    switch block.content {
    case .heading(_, let text), .paragraph(let text), .item(_, _, let text):
      text.lines.map { ($0.string, $0.firstLine) }
    // Code is read apart, as a snippet.
    case .row, .code: []
    }
  }

  /// `Duration: 800 ms → 500 ms`: whether a time behind its label is what it was.
  static func isReplaced(_ quantity: ProseQuantity, in tokens: [ProseToken]) -> Bool {
    let (start, end) = (quantity.tokens.lowerBound, quantity.tokens.upperBound)
    guard start > 1, tokens[start - 1].text == ":", labels[tokens[start - 2].text] != nil,
      end + 1 < tokens.count, tokens[end].text == "→",
      let later = tokens[end + 1].number,
      let (unit, next) = ProseQuantity.unit(tokens, at: end + 2, number: later)
    else { return false }
    return unit == quantity.unit
      && (next >= tokens.count || tokens[next].text != "→")
  }

  /// Reads the second time of a span in brackets, which says from when to when or what a time has become;
  /// nothing is said by the first.
  ///
  /// - Returns: whether there is no more to be read of it.
  mutating func readArrowSpan(
    _ quantity: ProseQuantity, _ unit: Fact.TimeUnit, of sentence: Sentence, line: Int
  ) -> Bool {
    guard let span = Self.arrowSpan(of: quantity, in: sentence.tokens) else { return false }
    guard span.tokens.upperBound == quantity.tokens.upperBound else { return true }
    guard arrowLines.contains(line) else { return false }
    addSpan(
      span.lower, ((span.upper - span.lower) * 1e9).rounded() / 1e9, unit, of: sentence,
      curve: sentence.curve(of: quantity), line: line)
    return true
  }
}
