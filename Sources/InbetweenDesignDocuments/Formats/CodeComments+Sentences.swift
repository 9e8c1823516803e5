extension CodeComments {
  /// A sentence of comments that stand by themselves, which may go on over several lines.
  struct Sentence {
    var text = ""
    /// Where each of its lines begins in it, in bytes, and the row of the code that it is.
    var starts: [(offset: Int, row: Int)] = []
    /// Whether something moves anywhere in the comment.
    var isOfMotion = false

    /// The row that a place in it stands in.
    func row(at offset: Int) -> Int {
      starts.last { $0.offset <= offset }?.row ?? starts.first?.row ?? 0
    }
  }

  /// The sentences of comments that stand by themselves, in their order. Items of lists and what
  /// stands behind an empty line are sentences of their own.
  static func sentences(in rows: [Substring]) -> [Sentence] {
    var found: [Sentence] = []
    var first = 0
    var sentence = Sentence()
    var block = ""
    func end() {
      if !sentence.text.trimmed.isEmpty { found.append(sentence) }
      sentence = Sentence()
    }
    func endBlock() {
      end()
      let isOfMotion = MotionWords.Topic(ProseToken.tokens(of: block)).isMotion
      for place in found.indices.dropFirst(first) { found[place].isOfMotion = isOfMotion }
      (first, block) = (found.count, "")
    }
    for (index, row) in rows.enumerated() {
      let line = row.trimmed
      guard line.hasPrefix("//"), line.utf8.count < 400, block.utf8.count < 20_000 else {
        endBlock()
        continue
      }
      let words = line.drop { $0 == "/" || $0 == "!" }.trimmed
      block += words + " "
      if isItem(words) { end() }
      for part in parts(of: words) {
        sentence.starts.append((sentence.text.utf8.count, index))
        sentence.text += part.text + " "
        if part.isEnd { end() }
      }
    }
    endBlock()
    return found
  }

  /// Whether a line begins something new: an item, a heading, or nothing.
  private static func isItem(_ words: String) -> Bool {
    guard let mark = words.first else { return true }
    let behind = words.drop(while: \.isNumber)
    // `Phase 2 (2–4 s): …`
    let parts = words.lowercased().split(separator: " ", maxSplits: 2)
    if parts.count > 2, ProseReader.phases.contains(String(parts[0])), Int(parts[1]) != nil {
      return true
    }
    return "-*•#>".contains(mark) || words.hasPrefix("MARK:")
      || (mark.isNumber && [". ", ") "].contains(behind.prefix(2)))
  }

  /// What stands in a line before each end of a sentence, and behind the last one.
  private static func parts(of words: String) -> [(text: String, isEnd: Bool)] {
    var parts: [(text: String, isEnd: Bool)] = []
    var text = ""
    var last: Character = " "
    for character in words {
      if character.isWhitespace, ".!?".contains(last) {
        parts.append((text, true))
        text = ""
      } else {
        text.append(character)
      }
      last = character
    }
    if !text.isEmpty { parts.append((text, ".!?".contains(last))) }
    return parts
  }

  /// What a sentence says that comes round, `a step every 0.9 s`, or begins, `the button appears at
  /// 4.5 s`, with the place of the time and the words around it.
  static func placed(
    in sentence: Sentence
  ) -> [(kind: Fact.Kind, time: Fact.Amount, offset: Int, words: String)] {
    let plain = sentence.text.lowercased()
    guard plain.contains("every") || plain.contains("at ") else { return [] }
    let tokens = ProseToken.tokens(of: sentence.text)
    let topic = MotionWords.Topic(tokens)
    guard !topic.isForeign, topic.isMotion || sentence.isOfMotion else { return [] }
    return ProseQuantity.quantities(in: tokens).compactMap { quantity in
      guard case .time(let unit) = quantity.unit, quantity.lower > 0,
        let kind = placedKind(quantity, tokens),
        case let time = Fact.Amount(quantity.lower, to: quantity.upper, unit),
        kind != .period || time.seconds ?? 1 >= shortestPeriod,
        !MotionWords.isForeign(quantity, in: tokens, about: topic)
      else { return nil }
      let (start, end) = clause(around: quantity, in: tokens)
      let words = sentence.text.utf8.prefix(end).dropFirst(start)
      return (
        kind, time, tokens[quantity.tokens.lowerBound].offset, String(Substring(words)).trimmed
      )
    }
  }

  /// `Phase 2 (2–4 s): ripples spread`: when a phase begins, and how long it is; nil for anything else.
  static func phase(_ sentence: Sentence) -> [(kind: Fact.Kind, time: Fact.Amount)]? {
    let tokens = ProseToken.tokens(of: sentence.text)
    guard tokens.count > 5, ProseReader.phases.contains(tokens[0].text), tokens[1].number != nil,
      tokens[2].text == "(", let span = ProseQuantity.quantities(in: tokens).first,
      span.tokens.lowerBound == 3, span.upper > span.lower, case .time(let unit) = span.unit
    else { return nil }
    let length = ((span.upper - span.lower) * 1e9).rounded() / 1e9
    return [(.start, Fact.Amount(span.lower, unit)), (.duration, Fact.Amount(length, unit))]
  }

  /// What comes more often than that, in seconds, is the tick of a clock and no motion.
  private static let shortestPeriod = 0.04

  private static func placedKind(
    _ quantity: ProseQuantity, _ tokens: [ProseToken]
  ) -> Fact.Kind? {
    let before = tokens.prefix(quantity.tokens.lowerBound)
    let next = tokens.dropFirst(quantity.tokens.upperBound).first?.text ?? ""
    switch before.last?.text {
    case "every": return .period
    case "at":
      // When something ends is not when it begins, and a number in a row of times is no place.
      let isOther = before.suffix(6).contains { ends.contains($0.text) }
      return isOther || ["interval", "intervals", "each", "per", "apiece"].contains(next)
        ? nil : .start
    default: return nil
    }
  }

  private static let ends: Set<String> = [
    "end", "ends", "ended", "ending", "stop", "stops", "stopped", "finish", "finishes", "finished",
    "over", "gone", "done", "capped", "cap", "caps", "limited", "sample", "sampled",
  ]

  /// The bytes from the mark before a time, and two words and more, to its end.
  private static func clause(
    around quantity: ProseQuantity, in tokens: [ProseToken]
  ) -> (start: Int, end: Int) {
    func isMark(_ token: ProseToken) -> Bool { [",", ";", ":", "—", "("].contains(token.text) }
    // `…, one every 0.9 s` says of whom before.
    let before = tokens.prefix(quantity.tokens.lowerBound).dropLast(3)
    return (
      before.last(where: isMark)?.end ?? 0,
      tokens.prefix(quantity.tokens.upperBound).last?.end ?? 0
    )
  }
}
