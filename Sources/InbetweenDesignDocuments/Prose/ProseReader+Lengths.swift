// What stands before a time and says that it is how long something takes, or keeps still.

extension ProseReader {
  /// How long `fast: 140` lasts in a list below `Durations:`, in milliseconds; nil for any other item.
  static func bareLength(of item: ProseText, below parent: String?) -> Fact.Amount? {
    let titles: Set<String> = ["durations", "duration", "timings", "timing"]
    guard let parent, parent.utf8.count < 40,
      case let title = ProseToken.tokens(of: parent).filter({ $0.kind == .word }),
      title.count == 1, titles.contains(title[0].text)
    else { return nil }
    let words = ProseToken.tokens(of: item.bytes.prefix(80)).filter { $0.text != "`" }
    guard words.count > 2, words[words.count - 2].text == ":", let number = words.last?.number,
      words.dropLast(2).allSatisfy({ $0.kind == .word || $0.text == "-" }),
      number >= 30, number <= 10_000, number == number.rounded()
    else { return nil }
    return Fact.Amount(number, .milliseconds)
  }

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

  /// What a time is of a sentence about delays: `each card has a delay that grows by 40 ms (first card 0 ms,
  /// second 40 ms)`, `all delays are set to 0 s`; nil for any other.
  static func kindOfDelays(_ quantity: ProseQuantity, in tokens: [ProseToken]) -> Fact.Kind? {
    // `cards appear (0.1 s, 0.2 s, 0.3 s delays)`
    let rest = tokens[quantity.tokens.upperBound...].prefix(24)
    let end = rest.first { $0.text != "," && $0.number == nil && units[$0.text] == nil }
    if rest.first?.text == ",", end?.text == "delays" { return .delay }
    let before = tokens[..<quantity.tokens.lowerBound]
    guard before.contains(where: { ["delay", "delays"].contains($0.text) }) else { return nil }
    let words = before.suffix(4).map(\.text)
    if words.last == "by", let verb = words.dropLast().last, growing.contains(verb) {
      return .stagger
    }
    if words.suffix(2).elementsEqual(["set", "to"]) { return .delay }
    // In brackets, one by one.
    guard let open = before.lastIndex(where: { $0.text == "(" }),
      !before[open...].contains(where: { $0.text == ")" })
    else { return nil }
    let near = before[open...].suffix(3)
    return near.contains { ordinals.contains($0.text) } ? .delay : nil
  }

  private static let growing: Set<String> = [
    "incrementing", "increasing", "growing", "grows", "increments", "increases", "stepping",
    "rising", "incremented", "increased",
  ]
  private static let ordinals: Set<String> = [
    "first", "second", "third", "fourth", "fifth", "sixth", "last",
  ]

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

  /// Words before a time without those that say that it is about so long: `after ca.`
  static func withoutApproximation(_ words: [String]) -> [String] {
    for end in [["ca", "."], ["approx", "."], ["ca"], ["approx"], ["approximately"], ["roughly"]]
    where words.suffix(end.count).elementsEqual(end) {
      return Array(words.dropLast(end.count))
    }
    return words
  }

  /// Whether a minus stands before a time that a colon or a bracket stands before.
  static func isNegative(_ quantity: ProseQuantity, in tokens: [ProseToken]) -> Bool {
    let place = quantity.tokens.lowerBound
    guard place > 1, quantity.lower == quantity.upper, quantity.lower > 0 else { return false }
    return ["-", "−"].contains(tokens[place - 1].text) && tokens[place].isAttached
      && [":", "(", "=", ","].contains(tokens[place - 2].text)
  }

  /// `0.0 s → 5.0 s`: where a length is counted from, which is none.
  static func isFromNought(_ quantity: ProseQuantity, in tokens: [ProseToken]) -> Bool {
    let end = quantity.tokens.upperBound
    return quantity.upper == 0 && end + 1 < tokens.count && tokens[end].text == "→"
      && tokens[end + 1].number != nil
  }

  /// `停留 2 s`, `每题停留 1 s`: whether what stands right before a time keeps still that long; whoever
  /// points at something does so, too, and `不停留` says no.
  static func isChineseRest(_ before: String?) -> Bool {
    guard let before, before.hasSuffix("停留") || before.hasSuffix("停顿") || before.hasSuffix("停頓")
    else { return false }
    return !["鼠标", "手指", "用户", "悬", "不", "没", "無", "无", "未"].contains(where: before.contains)
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

  /// `0.72 s/cycle` is a period, `5 seconds/slide` a time of something else; nil for no rate. Space
  /// around the stroke parts two things.
  static func rate(of quantity: ProseQuantity, in tokens: [ProseToken]) -> Fact.Kind? {
    let after = tokens[quantity.tokens.upperBound...].prefix(2)
    let before = tokens[..<quantity.tokens.lowerBound].last
    if after.count == 2, after.first?.text == "/", after.first?.isAttached == true,
      let word = after.last, word.isAttached, word.kind == .word
    {
      if ["cycle", "loop", "turn", "pulse", "rotation", "revolution"].contains(word.text) {
        return .period
      }
      // `20 ms/item`
      if rows.contains(word.text) || turns.contains(word.text) { return .stagger }
      return ProseReader.curveWords.contains(word.text) ? nil : .open
    }
    let isFraction =
      before?.text == "/" && before?.isAttached == true
      && tokens[quantity.tokens.lowerBound].isAttached && quantity.tokens.lowerBound > 1
      && tokens[quantity.tokens.lowerBound - 2].number == nil
    return isFraction ? .open : nil
  }
}
