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
    var owner = ""
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where line.utf8.count < 400 {
      owner = type(line) ?? owner
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
      } else if let name = constant(code), let unit = unit(comment), tellsOfLight(name, owner),
        let number = number(code)
      {
        (kind, time) = (.duration, Fact.Amount(number, unit))
        about = [owner, name].filter { !$0.isEmpty }
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

  /// The type that a line begins: `class Beacon : public Lamp`.
  private static func type(_ line: Substring) -> String? {
    let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard let first = words.first, ["class", "struct", "namespace"].contains(first) else {
      return nil
    }
    return words.dropFirst().first.map(String.init)
  }

  /// The unit that a comment consists of: `ms`, `[ms]`, `in milliseconds`.
  private static func unit(_ comment: String) -> Fact.TimeUnit? {
    let words = comment.lowercased().split { !$0.isLetter }.filter { $0 != "in" }
    guard words.count == 1 else { return nil }
    switch words[0] {
    case "ms", "msec", "milliseconds", "millis": return .milliseconds
    case "s", "sec", "seconds": return .seconds
    default: return nil
    }
  }

  /// Whether a constant, or the type that it stands in, is of something that moves or lights up.
  private static func tellsOfLight(_ name: String, _ owner: String) -> Bool {
    (TimeWords.words(of: name) + TimeWords.words(of: owner)).contains { word in
      MotionWords.isMotion(word)
        || ["led", "light", "lamp", "flash", "anim", "animation", "beacon", "breath"].contains(word)
    }
  }

  private static func number(_ code: String) -> Double? {
    code.split(separator: "=").last.flatMap { Double($0.filter { $0.isNumber || $0 == "." }) }
  }

  /// What comments that stand by themselves say of what is declared below them, where something
  /// moves: how long something lasts, one time in a sentence or a line, how often it comes and when
  /// it begins. What code says itself is not said again.
  static func spoken(
    of text: String, document: String, lines: SourceLines, firstLine: Int, context: [String],
    beside facts: [Fact]
  ) -> [Fact] {
    guard text.contains("//") else { return [] }
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
    var found: [Fact] = []
    var known = Dictionary(grouping: facts, by: \.line)
    func note(_ kind: Fact.Kind, _ time: Fact.Amount, _ words: String, row: Int, near: Int) {
      let line = firstLine + row
      guard let name = declared(below: row, in: rows) else { return }
      let isKnown =
        near > 3 && known[line] != nil
        || ((line - near)...(line + near)).contains { place in
          known[place]?.contains { $0.time?.plain == time.plain } ?? false
        }
      guard found.count < DesignDocument.maximumFacts, !isKnown else { return }
      var fact = Fact(
        kind: kind, document: document, line: line, snippet: lines.snippet(line),
        about: [name, FactText.shortened(words.trimmed, 100)], confidence: .likely)
      fact.context = context
      fact.time = time
      found.append(fact)
      known[line, default: []].append(fact)
    }
    for sentence in sentences(in: rows) {
      if let said = phase(sentence) {
        for (kind, time) in said {
          let line = firstLine + sentence.row(at: 0)
          var fact = Fact(
            kind: kind, document: document, line: line, snippet: lines.snippet(line),
            about: [FactText.shortened(sentence.text.trimmed, 100)], confidence: .likely)
          fact.context = context
          fact.time = time
          found.append(fact)
        }
        continue
      }
      // A time that code gives farther away is said once more: the two may differ one day.
      for said in placed(in: sentence) {
        note(said.kind, said.time, said.words, row: sentence.row(at: said.offset), near: 3)
      }
      if let said = lasting(sentence.text) {
        note(.duration, said.time, sentence.text, row: sentence.row(at: said.offset), near: 30)
      }
    }
    for (index, row) in rows.enumerated() where row.utf8.count < 400 && row.contains("//") {
      let words = row.trimmed
      guard words.hasPrefix("//"), let said = lasting(String(words.drop { $0 == "/" })) else {
        continue
      }
      note(.duration, said.time, String(words.drop { $0 == "/" }), row: index, near: 30)
    }
    return found
  }

  /// A time that a comment says that something lasts; a place on the clock is none: `at t ≈ 1.4 s`.
  private static func lasting(_ comment: String) -> (time: Fact.Amount, offset: Int)? {
    let tokens = ProseToken.tokens(of: comment)
    guard let quantity = ProseQuantity.quantities(in: tokens).first, let found = said(comment),
      found.0 == .duration,
      let before = tokens[..<quantity.tokens.lowerBound].last?.text,
      ["for", "over", "in", "takes", "take", "lasts", "within", "of"].contains(before)
    else { return nil }
    return (found.1, tokens[quantity.tokens.lowerBound].offset)
  }

  /// What the code below a comment declares.
  private static func declared(below row: Int, in rows: [Substring]) -> String? {
    let next = rows[row...].prefix(12).first { line in
      let words = line.trimmed
      // `@MainActor` on a line of its own
      return !words.hasPrefix("//") && !(words.hasPrefix("@") && !words.contains(" "))
    }
    return next.flatMap(declared)
  }

  /// What a line of code begins: `func ring() {`, `struct Bell: View {`.
  private static func declared(_ line: Substring) -> String? {
    let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    let place = words.firstIndex {
      [
        "func", "function", "fun", "def", "class", "struct", "void", "enum", "actor", "extension",
        "protocol", "var", "let",
      ].contains($0)
    }
    guard let place, place + 1 < words.count else { return nil }
    return String(words[place + 1])
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
