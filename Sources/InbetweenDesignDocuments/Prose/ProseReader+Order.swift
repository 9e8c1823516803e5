extension ProseReader {
  /// `When the first fade completes, fade out the view`, `at the same time`.
  mutating func readOrder(_ tokens: [ProseToken], _ text: ProseText, about: [String]) {
    let words = tokens.map(\.text)
    let ends: Set<String> = [
      "complete", "completes", "completed", "finish", "finishes", "finished", "end", "ends",
      "ended", "stops", "stopped", "done", "occured", "occurred", "over",
    ]
    for (index, word) in words.enumerated() {
      let isSoonAs = word == "soon" && index + 1 < words.count && words[index + 1] == "as"
      let isClause = ["when", "once", "after"].contains(word) || isSoonAs
      if isClause {
        let start = isSoonAs ? index + 2 : index + 1
        let clause = words[min(start, words.count)...].prefix { ![",", "."].contains($0) }.prefix(
          16)
        let isNamed =
          word == "after" && clause.count > 1 && clause.first.map(Self.naming.contains) ?? false
          && !Self.unnamed.contains(clause.dropFirst().first ?? "")
          && words.contains(where: MotionWords.isCertainMotion)
        guard clause.contains(where: ends.contains) || isNamed, clause.count > 1,
          !clause.contains("starts"), !clause.contains("'")
        else { continue }
        let line = text.line(at: tokens[index].offset)
        return add(.order, line: line) {
          $0.order = .after(clause.joined(separator: " "))
          $0.about = about
          $0.confidence = .likely
        }
      }
      let isTogether =
        word == "simultaneously"
        || (word == "same" && index + 1 < words.count && words[index + 1] == "time")
      if isTogether {
        return add(.order, line: text.line(at: tokens[index].offset)) {
          $0.order = .together("what stands before")
          $0.about = about
          $0.confidence = .likely
        }
      }
    }
  }

  /// What stands before the name of a thing: `after the logo`.
  private static let naming: Set<String> = ["the", "its", "their", "this", "that"]

  /// What names nothing: `one after the other`.
  private static let unnamed: Set<String> = [
    "other", "beginning", "previous", "start", "last", "first", "delay", "fact", "next", "end",
    "user", "tap", "click",
  ]

  private static let firsts: Set<String> = ["first", "firstly"]
  private static let nexts: Set<String> = [
    "then", "next", "afterwards", "afterward", "second", "secondly", "third", "thirdly",
    "subsequently",
  ]
  private static let lasts: Set<String> = ["finally", "lastly"]

  /// `First the beam slides in. Then the wheel fades in. Finally …`: one phase after the other.
  mutating func readSequence(_ tokens: [ProseToken], _ text: ProseText, about: [String]) {
    guard let first = tokens.first(where: { $0.kind == .word }) else { return }
    let words = tokens.filter { $0.kind == .word }.map(\.text)
    let isFirst = Self.firsts.contains(first.text)
    let isThat = words.starts(with: ["after", "that"])
    let isNext = Self.nexts.contains(first.text) || isThat || Self.lasts.contains(first.text)
    guard isFirst || (isNext && phase > 0), words.contains(where: MotionWords.isCertainMotion),
      !words.dropFirst().prefix(3).contains(where: MotionWords.isInstruction),
      // `second by second`, `then` of a condition
      words.count > 2
    else { return }
    phase = isFirst ? 1 : phase + 1
    let number = phase
    add(.order, line: text.line(at: first.offset)) {
      $0.order = .phase(number)
      $0.about = about
      $0.confidence = .likely
    }
    if Self.lasts.contains(first.text) { phase = 0 }
  }
}
