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
      let comment = String(line[mark.upperBound...])
      guard code.contains(where: \.isLetter) else { continue }
      let kind: Fact.Kind
      let time: Fact.Amount
      var about = [FactText.shortened(code, 60)]
      if !code.contains(where: \.isNumber), let length = length(comment) {
        (kind, time) = (.duration, length)
      } else if let name = constant(code), let said = said(comment) {
        (kind, time) = said
        about = [name, FactText.shortened(comment.trimmed, 60)]
      } else {
        continue
      }
      var fact = Fact(
        kind: kind, document: document, line: firstLine + index,
        snippet: lines.snippet(firstLine + index), about: about,
        confidence: .likely)
      fact.context = context
      fact.time = time
      found.append(fact)
    }
    return found
  }

  /// The name that a line gives a whole number, and nothing else: `export const FADE = 15;`.
  private static func constant(_ code: String) -> String? {
    let sides = code.split(separator: "=", omittingEmptySubsequences: false).map(\.trimmed)
    guard sides.count == 2, let name = sides[0].split(separator: " ").last.map(String.init),
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
      Int(sides[1].filter { $0 != ";" && $0 != "," && $0 != " " }) != nil,
      !TimeWords.isOfOtherTopic(name)
    else { return nil }
    return name
  }

  /// What the one time of a comment is, where something moves in it: `0.5 s fade in`, `start the fade
  /// at 7 s`.
  private static func said(_ comment: String) -> (Fact.Kind, Fact.Amount)? {
    let tokens = ProseToken.tokens(of: comment)
    let quantities = ProseQuantity.quantities(in: tokens)
    guard quantities.count == 1, let quantity = quantities.first,
      case .time(let unit) = quantity.unit, quantity.lower > 0,
      case let topic = MotionWords.Topic(tokens), !topic.isForeign,
      topic.isMotion || quantity.tokens.lowerBound == 0,
      !MotionWords.isForeign(quantity, in: tokens, about: topic)
    else { return nil }
    let before = tokens[..<quantity.tokens.lowerBound].map(\.text)
    let isStart =
      before.last == "at"
      && before.contains { ["start", "starts", "begin", "begins"].contains($0) }
    let kind = isStart ? .start : ProseReader.kind(of: quantity, in: tokens).0
    return (kind, Fact.Amount(quantity.lower, to: quantity.upper, unit))
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
