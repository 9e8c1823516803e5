// What stands before a time and says that it is how long something takes, or keeps still.

extension ProseReader {
  /// `delays per action (move = 0.4 s, attack = 0.8 s)`: what is said in front of a list of times that
  /// have names; nil where nothing is, and for one that is no length.
  static func kindOfList(
    _ before: ArraySlice<ProseToken>, after last: Fact.Kind?
  ) -> Fact.Kind? {
    guard let mark = before.last, mark.text == "=" else { return nil }
    let open = before.lastIndex { ["(", ":", ","].contains($0.text) }
    guard let open, before.endIndex - open <= 5 else { return nil }
    if before[open].text == "," { return last == .delay || last == .stagger ? last : nil }
    let lead = before[..<open].suffix(7).map(\.text)
    return lead.contains { ["delay", "delays"].contains($0) } ? .delay : nil
  }

  /// `staggered delays (0.2 s, 0.3 s, 0.4 s)`: what grows from one to the next is how long each waits.
  static func isDelayOfEach(_ quantity: ProseQuantity, in tokens: [ProseToken]) -> Bool {
    guard let open = tokens[..<quantity.tokens.lowerBound].lastIndex(where: { $0.text == "(" }),
      open > 0, tokens[open - 1].text == "delays",
      !tokens[open..<quantity.tokens.lowerBound].contains(where: { $0.text == ")" })
    else { return false }
    let inner = tokens[(open + 1)...].prefix { $0.text != ")" }
    let numbers = inner.compactMap(\.number)
    return numbers.count > 2 && zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 }
  }

  /// `the logo holds 2 s after …`, `stay for 2 s after …`: what keeps still does so that long.
  static func isRest(_ before: [String]) -> Bool {
    let verbs: Set<String> = [
      "hold", "holds", "stay", "stays", "rest", "rests", "linger", "lingers", "remains",
    ]
    let near = before.suffix(4).reversed().drop { fillers.contains($0) || $0 == "for" }
    return near.prefix(3).contains(where: verbs.contains)
  }

  /// `crossfades in 0.5 s once …`, `over 0.5 s after …`: what stands before a time says that it is how
  /// long something takes; what fades in does so later.
  static func isLength(_ before: [String]) -> Bool {
    guard let last = before.last(where: { !fillers.contains($0) }) else { return false }
    if ["over", "for", "takes", "lasts", "within", "taking", "lasting"].contains(last) {
      return true
    }
    guard last == "in", let verb = before.dropLast().last, MotionWords.isCertainMotion(verb) else {
      return false
    }
    let particles = [
      "fad", "slid", "zoom", "fl", "pop", "eas", "glid", "swing", "drift", "com", "bounc",
    ]
    return !particles.contains { verb.hasPrefix($0) }
  }
}
