/// The comments of code in which a clock is written down, line by line: `300ms  the card fades in`.
enum CodeComments {
  /// Comments of two lines and more, without their marks, each line where it stands.
  static func blocks(in text: String, firstLine: Int) -> [(text: String, line: Int)] {
    var blocks: [(text: String, line: Int)] = []
    var lines: [Substring] = []
    var start = firstLine
    var isOpen = false
    func end() {
      if lines.count > 1 { blocks.append((lines.joined(separator: "\n"), start)) }
      lines = []
    }
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      var words = line.drop(while: \.isWhitespace)
      let isLine = words.hasPrefix("//")
      if words.hasPrefix("/*") { isOpen = true }
      guard isOpen || isLine else {
        end()
        continue
      }
      if lines.isEmpty { start = firstLine + index }
      words = words.drop { "/*".contains($0) }
      if let close = words.firstRange(of: "*/") {
        words = words[..<close.lowerBound]
        isOpen = false
      }
      lines.append(words)
    }
    end()
    return blocks
  }

  /// What comments behind code say that gives no number itself: `show(.short) // 1.5 s`.
  ///
  /// - Returns: a length for each such line, of what stands before the comment.
  static func lengths(
    of text: String, document: String, lines: SourceLines, firstLine: Int, context: [String]
  ) -> [Fact] {
    guard text.contains("//") else { return [] }
    var found: [Fact] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where line.utf8.count < 400 {
      guard let mark = line.firstRange(of: "//") else { continue }
      let code = line[..<mark.lowerBound].trimmed
      guard code.contains(where: \.isLetter), !code.contains(where: \.isNumber),
        let time = length(String(line[mark.upperBound...]))
      else { continue }
      var fact = Fact(
        kind: .duration, document: document, line: firstLine + index,
        snippet: lines.snippet(firstLine + index), about: [FactText.shortened(code, 60)],
        confidence: .likely)
      fact.context = context
      fact.time = time
      found.append(fact)
    }
    return found
  }

  /// The time that a comment is, but for a remark in brackets.
  private static func length(_ comment: String) -> Fact.Amount? {
    let tokens = ProseToken.tokens(of: comment)
    guard let quantity = ProseQuantity.quantities(in: tokens).first,
      quantity.tokens.lowerBound == 0, case .time(let unit) = quantity.unit, quantity.lower > 0
    else { return nil }
    let next = tokens.dropFirst(quantity.tokens.upperBound).first?.text
    return next == nil || next == "." || next == "("
      ? Fact.Amount(quantity.lower, to: quantity.upper, unit) : nil
  }

  /// What the clocks of comments say, and the times that stand there, in milliseconds.
  static func facts(
    of text: String, document: String, lines: SourceLines, firstLine: Int, context: [String]
  ) -> (facts: [Fact], times: Set<Double>) {
    guard text.contains("/*") || text.contains("//") else { return ([], []) }
    var reader = ProseReader(document: document, lines: lines)
    reader.context = context
    for block in blocks(in: text, firstLine: firstLine) {
      reader.readClock(block.text, firstLine: block.line)
    }
    let times = reader.facts.compactMap { $0.kind == .start ? $0.time?.seconds : nil }
    return (reader.facts, Set(times.map { ($0 * 1000).rounded() }))
  }
}
