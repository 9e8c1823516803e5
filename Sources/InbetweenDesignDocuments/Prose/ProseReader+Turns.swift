// Times of things that take turns, and of what is seen.

extension ProseReader {
  /// What a time is that stands beside words of turns or rests, which are not said of it.
  static func kindBeside(
    _ quantity: ProseQuantity, _ all: [String], _ rest: [String], after last: Fact.Kind?
  ) -> Fact.Kind? {
    if all == ["staggered"], last == .stagger { return .duration }
    // `holds 2 s, 400 ms exit`
    if last == .pause, all == [","], let next = rest.first, ["exit", "entrance"].contains(next) {
      return .duration
    }
    // `24 cards × 80 ms stagger + 200 ms discard`
    if last == .stagger, all.last == "+" { return rest.first.flatMap { labels[$0] } ?? .duration }
    // `every 0.6 s (staggered 0.1 s)`
    if all.last == "every", rest.first == "(" { return .period }
    // `Duration: 0.6 s per line`
    if all == ["duration", ":"], rest.first == "per" { return .duration }
    // `1.4 s and 1.6 s delays`
    if rest.count > 3, rest[0] == "and", Double(rest[1]) != nil, rest[3] == "delays" {
      return .delay
    }
    return isStaggeredMotion(quantity, rest) ? .duration : nil
  }

  /// `1.4 s staggered bounce`: what is put between two is shorter.
  private static func isStaggeredMotion(_ quantity: ProseQuantity, _ rest: [String]) -> Bool {
    guard case .time(let unit) = quantity.unit, rest.first == "staggered",
      rest.dropFirst().first.map(MotionWords.isMotion) ?? false
    else { return false }
    return Fact.Amount(quantity.lower, unit).seconds.map { $0 > 0.6 } ?? false
  }

  /// What becomes of a touch that comes within a time.
  private static let answers: Set<String> = [
    "ignored", "cancels", "cancel", "cancelled", "counts", "count", "debounced", "dropped",
    "treated", "discarded", "swallowed",
  ]

  /// What a time is where a few words right beside it leave no doubt.
  static func plainKind(_ before: [String], _ behind: [String]) -> Fact.Kind? {
    if let kind = kindOfPlace(before.suffix(2)) { return kind }
    // `60 ms per character`
    if behind.count > 1, ["per", "/"].contains(behind[0]), turns.contains(behind[1]) {
      return .stagger
    }
    // `Nothing moves for the first 200 ms`, `… for the last half second`
    if before.first(where: { $0 != "then" }) == "nothing",
      ["for", "during"].contains(where: before.contains)
    {
      return before.last == "first" ? .delay : .pause
    }
    // `a second tap within 300 ms is ignored`
    let said = behind.drop { ["is", "are", "gets", "get"].contains($0) }
    if before.last == "within", said.first.map(answers.contains) ?? false { return .open }
    // `every 4 s (randomized 3–5 s)`
    if ["randomized", "randomised", "random"].contains(before.last), before.first == "(",
      before.count == 2
    {
      return .period
    }
    // `640 ms each, staggered 70 ms after a wait`, `300 ms each, 100 ms delay between lids`
    if behind.first == "each", behind.dropFirst().first == ",",
      behind.dropFirst(2).first?.hasPrefix("stagger") == true
        || behind.prefix(7).suffix(4).contains("between")
    {
      return .duration
    }
    // `reverses at 150 ms ease-in`
    if before.last == "at", behind.first.map(curveWords.contains) ?? false,
      !before.contains(where: beginnings.contains)
    {
      return .duration
    }
    if before.last(where: { $0 != "~" }) == "staggered",
      ["after", "×", "*"].contains(behind.first)
    {
      return .stagger
    }
    // `an entry staggered by 80 ms, and 200 to 260 ms state changes`
    if behind.prefix(3).contains(where: { ["change", "changes"].contains($0) }),
      behind.first == "state" || behind.first == "color" || behind.first == "colour",
      !["after", "once"].contains(before.last)
    {
      return .duration
    }
    // `staggered loops 200 ms apart, 1.2 s cycle`
    if behind.first == "cycle", before.contains("apart") || before.first == "apart" {
      return .period
    }
    // `on a fixed 55 ms clock`, `650 ms per frame change`
    let lead = before.last == "fixed" ? before.dropLast() : before[...]
    let isTick =
      behind.first == "clock" && (lead.suffix(2) == ["on", "a"] || lead.suffix(2) == ["at", "a"])
    if isTick || behind.starts(with: ["per", "frame", "change"]) && !before.contains("budget") {
      return .period
    }
    // `with a 15 ms delay per segment`
    if behind.starts(with: ["delay", "per"]) { return .stagger }
    // `Loading dots (1100 ms – ongoing)`
    if before.last == "(", ["-", "–", "—"].contains(behind.first),
      ["ongoing", "onwards", "onward"].contains(behind.dropFirst().first)
    {
      return .start
    }
    // `At the end (2.5 s), the name fades in`
    if before == ["at", "the", "end", "("], behind.starts(with: [")", ","]) { return .start }
    // `staggers its letters in 100 ms steps`
    if ["step", "steps"].contains(behind.first), before.last == "in",
      before.contains(where: { $0.hasPrefix("stagger") })
    {
      return .stagger
    }
    // `after a 100 ms lead-in`
    if behind.starts(with: ["lead", "-", "in"]) { return .delay }
    // `regular bursts: 0.15 s increments`
    if ["increments", "increment"].contains(behind.first),
      before.last(where: { $0 != "`" }) == ":"
    {
      return .stagger
    }
    // `staggered items (1 s total, 0.1 s increments)`
    if behind.first == "total" { return .duration }
    // `0.2 s between the starts of two bells`
    if behind.first == "between", behind.dropFirst().prefix(3).contains(where: beginnings.contains)
    {
      return .stagger
    }
    // `a delay of 35 ms for each following row`
    let next = behind.prefix(4)
    if zip(next, next.dropFirst()).contains(where: {
      ["each", "every"].contains($0) && following.contains($1)
    }) {
      return .stagger
    }
    // `cross-fade one after another, each 60 ms after the last`
    if ["each", "one"].contains(before.last), before.suffix(2).contains("each"),
      behind.starts(with: ["after", "the", "last"])
    {
      return .stagger
    }
    // `each subsequent card starts 90 ms later`
    if behind.first == "later",
      zip(before, before.dropFirst()).contains(where: {
        ["each", "every"].contains($0) && (following.contains($1) || $1 == "one")
      })
    {
      return .stagger
    }
    // `bells follow each other by 30 ms`
    if before.contains(where: { $0.hasPrefix("follow") }),
      zip(before, before.dropFirst()).contains(where: {
        ($0, $1) == ("each", "other") || ($0, $1) == ("one", "another")
      })
    {
      return .stagger
    }
    // `the delay between the ring and the tick is 100 ms`
    if let place = before.lastIndex(of: "delay"), before.last == "is",
      before[place...].dropFirst().first == "between", before[place...].contains("and")
    {
      return .delay
    }
    // `Dots pop in 80 ms intervals`
    if before.last == "in", behind.first?.hasPrefix("interval") == true,
      before.contains(where: rows.contains)
    {
      return .stagger
    }
    // `Delay: 50 ms increments`, `the tiles fade in, in 50 ms increments`; a slider moves by such steps.
    if ["increment", "increments"].contains(behind.first(where: { $0 != "-" })) {
      let isDelay = before.contains { labels[$0] == .delay || $0.hasPrefix("stagger") }
      let isSet = before.contains {
        ["slider", "setting", "adjustable", "adjusted", "moved", "keyframes", "range"].contains($0)
      }
      return !isSet && (isDelay || before.contains(where: rows.contains)) ? .stagger : .open
    }
    // `T+50 ms`
    if before.suffix(2) == ["t", "+"] { return .start }
    // `haptic @ 120 ms`, but `2 rings @ 120 ms`
    if before.last == "@", !before.contains(where: { Double($0) != nil }) { return .start }
    // `Act 2 (+100 ms): the lamps come on`, behind an `Act 1 (0 ms)`
    if before.suffix(2) == ["(", "+"], behind.starts(with: [")", ":"]) { return .start }
    // `the lid stays visible for 2 s`: what is seen so long lasts so long.
    if before.suffix(4).contains(where: seen.contains), before.suffix(2).contains("for") {
      return .duration
    }
    // `tooltipDelay` is set `to 300 ms`
    return before.last == "to" && before.contains(where: isNamedDelay) ? .delay : nil
  }

  /// `after the previous`, `nach dem vorherigen`, `after the one above it`.
  static func isAfterOne(_ words: [String]) -> Bool {
    guard words.first == "after" else { return false }
    let next = words.dropFirst().prefix(3)
    return next.prefix(2).contains("previous")
      || next.starts(with: ["the", "one"]) && ["above", "before", "preceding"].contains(next.last)
  }

  private static let following: Set<String> = [
    "next", "following", "subsequent", "successive", "additional", "further",
  ]

  private static let seen: Set<String> = ["visible", "shown", "displayed", "readable"]

  /// `delayDuration`, `tooltipDelay`, in lower case.
  private static func isNamedDelay(_ word: String) -> Bool {
    word.hasPrefix("delayd") || word.hasPrefix("delayms") || word.hasPrefix("delaytime")
      || word.hasSuffix("delay") && word.count > 5
  }

  static let turns: Set<String> = [
    "letter", "character", "item", "piece", "star", "icon", "tile", "column", "dot", "bar", "word",
    "line", "card", "cell", "element", "child", "glyph", "particle", "row", "index", "button",
    "petal",
  ]

  /// Whether a sentence begins with a few words that speak of things in turn, set off from the rest.
  static func isStaggerLead(_ tokens: [ProseToken], before end: Int) -> Bool {
    guard
      let mark = tokens[..<min(end, 8)].firstIndex(where: {
        [":", "–", "—", "-"].contains($0.text)
      })
    else { return false }
    return tokens[..<mark].contains { $0.text.hasPrefix("stagger") }
  }

  /// Which of `(600 ms + 100 ms delays)` a time is, where things come in turn: how long, or from one
  /// to the next; nil for any other.
  static func pairInTurn(
    _ quantity: ProseQuantity, in tokens: [ProseToken]
  ) -> Fact.Kind? {
    let before = tokens[..<quantity.tokens.lowerBound]
    guard before.contains(where: { $0.text.hasPrefix("stagger") }) else { return nil }
    let rest = tokens[quantity.tokens.upperBound...]
    // `Cards appear staggered (0.1 s delays)`
    if before.last?.text == "(", rest.first?.text == "delays" { return .stagger }
    if before.last?.text == "(", rest.first?.text == "+", rest.dropFirst().first?.number != nil {
      return .duration
    }
    let isSecond = before.last?.text == "+" && before.contains { $0.text == "(" }
    return isSecond && ["delay", "delays"].contains(rest.first?.text) ? .stagger : nil
  }

  /// `Hold the last frame for at least`: whether nothing moves while something is held.
  static func isHeld(_ before: [String]) -> Bool {
    guard before.suffix(3).contains("for"),
      let place = before.lastIndex(where: { ["hold", "holds"].contains($0) })
    else { return false }
    return !before[(place + 1)...].contains(where: MotionWords.isMotion)
  }

  /// `four stones settle`: whether several things are counted.
  static func isCounted(_ words: [String]) -> Bool {
    let counts: Set<String> = [
      "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "twelve", "several",
    ]
    let rounds: Set<String> = ["times", "seconds", "cycles", "frames", "pulses", "passes", "beats"]
    return words.indices.contains { place in
      counts.contains(words[place])
        && words[(place + 1)...].prefix(2).contains {
          $0.count > 3 && $0.hasSuffix("s") && !rounds.contains($0)
        }
    }
  }
}
