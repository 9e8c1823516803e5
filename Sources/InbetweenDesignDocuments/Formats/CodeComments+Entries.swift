extension CodeComments {
  /// What comments behind numbers call them: `LID: 350, // how long the lid takes`, `GAP: 200, // delay
  /// between each bell`. Where the code's own word says something else, the comment is right.
  /// What happens at the times of a clock in other comments, `clock`, in milliseconds, may be called a
  /// stagger, and the number is none.
  static func entries(
    of text: String, document: String, lines: SourceLines, firstLine: Int, context: [String],
    clock: Set<Double>
  ) -> [Fact] {
    guard text.contains("//") else { return [] }
    var found: [Fact] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where line.utf8.count < 400 && found.count < 1000 {
      guard let mark = line.firstRange(of: "//"),
        let (name, number) = entry(line[..<mark.lowerBound].trimmed),
        let kind = unitTold(line[mark.upperBound...].trimmed)
          ?? kind(told: line[mark.upperBound...].trimmed, isOnClock: clock.contains(number)),
        let time = BareTime.amount(number, name: name)
      else { continue }
      var fact = Fact(
        kind: kind, document: document, line: firstLine + index,
        snippet: lines.snippet(firstLine + index),
        about: [name, FactText.shortened(line[mark.upperBound...].trimmed, 60)],
        confidence: .likely)
      fact.context = context
      fact.time = time
      found.append(fact)
    }
    return found
  }

  /// The lines that are comments, each where it stands; nil where there are none.
  static func alone(_ code: String) -> String? {
    let rows = code.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
      let words = line.trimmed
      if words.hasPrefix("/*"), words.hasSuffix("*/"), words.count > 4 {
        return words.dropFirst(2).dropLast(2).trimmed
      }
      return words.hasPrefix("//") ? String(words.drop { $0 == "/" || $0 == " " }) : ""
    }
    return rows.contains { !$0.isEmpty } ? rows.joined(separator: "\n") : nil
  }

  /// A key with a number and nothing else: `LID: 350,`.
  private static func entry(_ code: String) -> (name: String, number: Double)? {
    let sides = code.split(separator: ":", omittingEmptySubsequences: false).map(\.trimmed)
    guard sides.count == 2, let number = Double(sides[1].filter { $0 != "," }),
      !sides[0].isEmpty, sides[0].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
      !TimeWords.isOfOtherTopic(sides[0])
    else { return nil }
    return (sides[0], number)
  }

  /// `draw: 0.6, // s to draw walls`, `// s between chips`: what a number is whose unit a comment says first.
  private static func unitTold(_ comment: String) -> Fact.Kind? {
    let words = comment.lowercased().split(separator: " ").map(String.init)
    guard words.count > 2, ["s", "sec", "seconds", "ms"].contains(words[0]) else { return nil }
    if words[1] == "between" { return .stagger }
    return words[1] == "to" && MotionWords.isMotion(words[2]) ? .duration : nil
  }

  /// What a comment without a time of its own calls a number; nil where it calls it nothing.
  private static func kind(told comment: String, isOnClock: Bool) -> Fact.Kind? {
    let tokens = ProseToken.tokens(of: comment)
    guard tokens.allSatisfy({ $0.number == nil || $0.kind == .word }) else { return nil }
    let words = tokens.filter { $0.kind == .word }.map(\.text)
    let topic = MotionWords.Topic(tokens)
    guard !topic.isForeign, !words.contains(where: { $0 == "per" || $0 == "fps" }) else {
      return nil
    }
    // `Delay between hit and effects` is one.
    if let between = words.firstIndex(of: "between"), !words[between...].contains("and"),
      words[between...].dropFirst().contains(where: {
        $0 == "each" || $0.hasSuffix("s") || ProseReader.turns.contains($0)
      })
    {
      return .stagger
    }
    if words.contains(where: { $0.hasPrefix("stagger") }) { return isOnClock ? nil : .stagger }
    if words.contains("delay") { return .delay }
    if words.first == "pause", ["before", "after"].contains(words.dropFirst().first) {
      return .pause
    }
    return words.contains("duration") ? .duration : nil
  }
}
