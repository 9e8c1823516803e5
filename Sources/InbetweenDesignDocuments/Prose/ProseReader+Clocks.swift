// Lists whose times are places on the clock.

extension ProseReader {
  /// The lists of places on the clock: those in which something lasts from nothing to something,
  /// which is no length, and those whose items begin with moments.
  static func clocks(in blocks: [MarkdownBlock]) -> Set<Int> {
    var clocks: Set<Int> = []
    var moments: [Int: [ProseQuantity]] = [:]
    /// `Loading (0 ms)`, `Checking (500 ms)`, `Done (2000 ms)`
    var bracketed: [Int: [ProseQuantity]] = [:]
    /// `Lid: 0.5 s`, `Bell: 0.6 s` below `Sequence`
    var told: [Int: [ProseQuantity]] = [:]
    var announced: Set<Int> = []
    // Those in which something does not move.
    var plain: Set<Int> = []
    var spans: [Int: [ProseQuantity]] = [:]
    for block in blocks {
      guard case .item(let list, _, let text) = block.content, text.hasDigit,
        !clocks.contains(list)
      else { continue }
      let tokens = ProseToken.tokens(of: text.bytes.prefix(400))
      let quantities = ProseQuantity.quantities(in: tokens)
      if text.hasRangeFromNought, quantities.contains(where: isSpanFromNought) {
        clocks.insert(list)
      }
      if quantities.count == 1, isBracketed(quantities[0], in: tokens) {
        bracketed[list, default: []].append(quantities[0])
      }
      let above = [block.heading ?? "", block.parent ?? ""].joined(separator: " ")
      if quantities.count == 1, isTold(quantities[0], in: tokens),
        TimeWords.words(of: above).last.map(timelines.contains) ?? false
      {
        told[list, default: []].append(quantities[0])
      }
      guard let first = quantities.first, isMoment(first, in: tokens) else { continue }
      moments[list, default: []].append(first)
      // `0.5 s: the text fades in`
      // `500 ms → the skeleton is removed`
      let isOver =
        tokens[first.tokens.upperBound...].first?.text == "→"
        && tokens.last(where: { $0.kind == .word })?.text.hasSuffix("ed") ?? false
      let moves =
        isOver
        || tokens.contains { $0.text.hasSuffix("s") && MotionWords.isCertainMotion($0.text) }
      if !moves { plain.insert(list) }
      if TimeWords.words(of: above).contains(where: timelines.contains) { announced.insert(list) }
      // `Scene 2 (4–9 s)` above `4 s: …` and `5 s: …`
      if spans[list] == nil {
        let words = ProseToken.tokens(of: above)
        spans[list] =
          words.contains { lengthWords.contains($0.text) }
          ? [] : ProseQuantity.quantities(in: words).filter { $0.upper > $0.lower }
      }
    }
    for (list, times) in moments where times.count > 1 {
      let isWithin = spans[list]?.contains { Self.isPart(times, of: $0) }
      guard
        times[0].lower == 0
          || (isWithin ?? false || announced.contains(list) || !plain.contains(list))
            && isRising(times)
      else { continue }
      clocks.insert(list)
    }
    for (list, times) in bracketed where times.count > 2 && times[0].lower == 0 && isRising(times) {
      clocks.insert(list)
    }
    for (list, times) in told where times.count > 2 && isRising(times) { clocks.insert(list) }
    return clocks
  }

  /// Whether a time is all that stands behind a label that names no kind of times.
  static func isTold(_ quantity: ProseQuantity, in tokens: [ProseToken]) -> Bool {
    guard case .time = quantity.unit, quantity.lower == quantity.upper else { return false }
    let before = tokens[..<quantity.tokens.lowerBound]
    return before.last?.text == ":" && quantity.tokens.upperBound == tokens.count
      && !before.contains { labels[$0.text] != nil || $0.number != nil }
  }

  /// Whether a time in brackets is the only number of a text, and the last that it says.
  static func isBracketed(_ quantity: ProseQuantity, in tokens: [ProseToken]) -> Bool {
    guard case .time = quantity.unit, quantity.lower == quantity.upper else { return false }
    let before = tokens[..<quantity.tokens.lowerBound]
    return before.last?.text == "(" && before.allSatisfy { $0.number == nil }
      && [[")"], [")", ":"]].contains(tokens[quantity.tokens.upperBound...].map(\.text))
  }

  /// Whether moments follow each other within a span of seconds or frames, from its start on.
  private static func isPart(_ times: [ProseQuantity], of span: ProseQuantity) -> Bool {
    guard span.unit == .time(.seconds) || span.unit == .time(.frames),
      times[0].lower == span.lower, times[times.count - 1].lower < span.upper
    else { return false }
    return times.allSatisfy { $0.unit == span.unit }
      && zip(times, times.dropFirst()).allSatisfy { $0.lower < $1.lower }
  }

  /// Words of headings above lengths.
  private static let lengthWords: Set<String> = [
    "duration", "durations", "speed", "speeds", "transition", "transitions", "timing", "timings",
    "lasts", "delays", "delay",
  ]

  /// The lines of headings that are places on the clock: those of one level that begin with moments
  /// which rise.
  static func clockHeadings(in blocks: [MarkdownBlock]) -> Set<Int> {
    var lines: Set<Int> = []
    var run: [(level: Int, line: Int, moment: ProseQuantity)] = []
    func end() {
      if run.count > 2 || run.count == 2 && run[0].moment.lower == 0, isRising(run.map(\.moment)) {
        lines.formUnion(run.map(\.line))
      }
      run = []
    }
    for block in blocks {
      guard case .heading(let level, let text) = block.content else { continue }
      let tokens = ProseToken.tokens(of: text.bytes.prefix(400))
      if let last = run.last, level > last.level { continue }
      guard let first = ProseQuantity.quantities(in: tokens).first, isMoment(first, in: tokens)
      else {
        end()
        continue
      }
      if let last = run.last, level != last.level { end() }
      run.append((level, text.firstLine, first))
    }
    end()
    return lines
  }

  private static let timelines: Set<String> = [
    "timeline", "timelines", "keyframes", "keyframe", "sequence", "storyboard", "choreography",
  ]

  private static func isSpanFromNought(_ quantity: ProseQuantity) -> Bool {
    if case .time = quantity.unit { return quantity.lower == 0 && quantity.upper > 0 }
    return false
  }

  /// `0.6 s: the lamp is lit`: a text begins with one time, and a mark sets it off.
  private static func isMoment(_ quantity: ProseQuantity, in tokens: [ProseToken]) -> Bool {
    guard case .time = quantity.unit, isFirst(quantity, in: tokens),
      quantity.lower == quantity.upper
    else { return false }
    return isSetOff(quantity, in: tokens)
  }

  /// Whether a mark, or the number of a picture in brackets, parts a time from what follows it.
  static func isSetOff(_ quantity: ProseQuantity, in tokens: [ProseToken]) -> Bool {
    // `0.5 s+: sparks fly`
    let rest = tokens[quantity.tokens.upperBound...].drop { $0.text == "+" && $0.isAttached }
      .prefix(2).map(\.text)
    if rest.first == "(", phases.contains(rest.last ?? "") { return true }
    return [":", "—", "–", "-", "→"].contains(rest.first ?? ":")
  }

  /// Whether a text begins with a time: `0.6 s`, `T+600 ms`.
  static func isFirst(_ quantity: ProseQuantity, in tokens: [ProseToken]) -> Bool {
    tokens[..<quantity.tokens.lowerBound].allSatisfy {
      ["t", "+", "=", "@", "~", "≈", "ca", "."].contains($0.text)
        // `⏱️ 500 ms → the lid opens`
        || $0.kind == .mark && $0.text.utf8.count > 2
    }
  }

  private static func isRising(_ times: [ProseQuantity]) -> Bool {
    zip(times, times.dropFirst()).allSatisfy { $0.unit == $1.unit && $0.lower <= $1.lower }
      && times[0].lower < times[times.count - 1].lower
  }

  /// Whether words tell that something is over, and not that anything begins.
  static func isEnd(_ words: [String]) -> Bool {
    words.contains(where: ends.contains) && !words.contains(where: begins.contains)
  }

  private static let ends: Set<String> = [
    "complete", "completes", "completed", "ends", "done", "finished", "end",
  ]
  private static let begins: Set<String> = ["starts", "start", "begins", "begin", "starting"]

  /// Whether a label or the words behind a time say that it is from one thing to the next:
  /// `Stagger (if there are several): 90 ms`, `0.1 s delay between cards`.
  static func isStaggerLabel(
    _ tokens: [ProseToken], before: [String], behind: [String], after last: Fact.Kind?
  ) -> Bool {
    let next = Array(behind.prefix(2))
    // `a 0.1 s gap between sections`; between rounds it is a rest.
    if next == ["gap", "between"], behind.dropFirst(2).first.map(rows.contains) ?? false {
      return true
    }
    // `Delay: 500 ms between the fade and the slide`: the second of two waits so long.
    let isOfTwo = before.first == "delay" && behind.contains("and")
    if !isOfTwo,
      next == ["delay", "between"] || before.suffix(4).contains("delay") && next.first == "between"
        || before.contains("each") && next == ["after", "previous"]
    {
      return true
    }
    // `50 ms delay makes a wave`
    if next.first == "delay", tokens.contains(where: { waves.contains($0.text) }) { return true }
    if gapOfLabel(before) == .stagger { return true }
    guard tokens.count > 2, tokens[0].text == "stagger" else { return false }
    // `Stagger: 60–90 ms (the token says 60 ms)`
    if last == .stagger, before.first == "(" { return true }
    if [":", "?"].contains(tokens[1].text) {
      return before.contains("delay") || behind.first == "per"
    }
    // A remark in brackets is no part of a label.
    return tokens[1].text == "(" && before.suffix(2) == [")", ":"]
  }

  /// What a label that names a gap says: `Gap per card: 50 ms` is of turns, `Delay between the fade and
  /// the slide: 0.5 s` of two things; nil for any other.
  static func gapOfLabel(_ before: [String]) -> Fact.Kind? {
    guard before.last == ":", let gap = before.firstIndex(where: gaps.contains) else { return nil }
    let label = before[gap...].dropFirst().dropLast()
    let named = label.dropFirst().filter { $0 != "the" }
    switch label.first {
    case "per" where named.count == 1 && rounds.isDisjoint(with: named): return .stagger
    case "between" where named.contains("and"): return before[gap] == "pause" ? .pause : .delay
    case "between" where named.last.map { $0.hasSuffix("s") && !rounds.contains($0) } ?? false:
      return .stagger
    default: return nil
    }
  }

  /// What comes again as a whole, and not one thing after the other.
  private static let rounds: Set<String> = [
    "cycle", "cycles", "loop", "loops", "round", "rounds", "repeat", "repeats", "repetitions",
    "iteration", "iterations", "pulses", "blinks", "flashes", "turns", "rotations", "passes",
    "scenes", "screens", "pages", "slides", "phases", "attempts", "retries",
  ]
  /// `300 ms between each card`, not `between each cycle`, which comes again as a whole.
  static func isBetweenEach(_ behind: [String]) -> Bool {
    guard behind.count > 2, behind[0] == "between", behind[1] == "each" else { return false }
    return !rounds.contains(behind[2]) && !rounds.contains(behind[2] + "s")
  }

  /// What a time between turns may be called.
  private static let ofTurns: Set<String> = [
    "timing", "delay", "gap", "stagger", "step", "offset", "interval", "each", "a", "an", "the",
    "of", "with",
  ]
  private static let waves: Set<String> = ["wave", "cascade", "cascading", "ripple", "domino"]
  private static let gaps: Set<String> = ["delay", "gap", "pause", "spacing", "offset", "wait"]

  /// Whether a time that is called a delay is one between the things of a row, as what is above says:
  /// `50 ms delay` below `Staggered list`. What waits before all of them is none.
  func isTurnBelowStagger(
    _ quantity: ProseQuantity, in tokens: [ProseToken], below heading: String?
  ) -> Bool {
    let titles = context + [parent, heading].compactMap(\.self)
    guard
      titles.contains(where: { title in
        TimeWords.words(of: title).contains { $0.hasPrefix("stagger") || $0 == "cascade" }
      })
    else { return false }
    let words = tokens.map(\.text)
    let isNamed =
      ["delay", "gap"].contains(words[quantity.tokens.upperBound...].first ?? "")
      || words[..<quantity.tokens.lowerBound].suffix(2).first == "delay"
    // `Hero: ··· 50 ms delay`: how long one of them waits.
    let isOfOne = tokens[..<quantity.tokens.lowerBound].contains {
      $0.kind == .word && !Self.ofTurns.contains($0.text)
    }
    let firsts: Set<String> = ["initial", "first", "start", "starts", "before", "after", "then"]
    return isNamed && !isOfOne && firsts.isDisjoint(with: words)
  }

  /// `(démarre à 1000 ms)`, `(start = 1.05 s, end = 1.35 s)`: what two words before a time say of where it
  /// is on the clock; nil for nothing.
  static func kindOfPlace(_ before: ArraySlice<String>) -> Fact.Kind? {
    guard let word = before.dropLast().last, let next = before.last,
      ["à", "en", "em", "="].contains(next)
    else { return nil }
    if begins.contains(word) { return .start }
    return word == "end" && next == "=" ? .open : nil
  }

  /// What a label above several times says that they are, where that is no length.
  static func kindOfLabel(_ word: String) -> Fact.Kind? {
    labels[word].flatMap { [.delay, .stagger, .start, .pause].contains($0) ? $0 : nil }
  }

  /// Whether a word says that a time is how long something takes.
  static func kindOfLength(_ word: String) -> Bool { labels[word] == .duration || word == "long" }

  /// What the item or the heading above says that times without a word of their own are: `Delays:`,
  /// `Stagger timing (ms)`; nil for nothing.
  func kindAbove(_ heading: String?) -> Fact.Kind? {
    if let parent {
      let words = ProseToken.tokens(of: parent).filter { $0.kind == .word }.map(\.text)
      guard let last = words.last else { return nil }
      // `Each lid opens with its own delay` above `Lid 1: 0.3 s`
      if ["delay", "delays"].contains(last), words.count <= 12 { return .delay }
      guard words.count <= 3 else { return nil }
      return Self.kindOfLabel(last)
    }
    guard let heading else { return nil }
    let words = ProseToken.tokens(of: heading).prefix { $0.text != "(" }.filter {
      $0.kind == .word
    }
    .map(\.text)
    guard let first = words.first, words.count <= 2,
      words.dropFirst().allSatisfy(Self.timeNouns.contains)
    else { return nil }
    return Self.kindOfLabel(first)
  }

  /// Whether words tell of how long something takes.
  static func tellsLength(_ tokens: [ProseToken]) -> Bool {
    tokens.contains { $0.kind == .word && kindOfLength($0.text) }
  }

  private static let timeNouns: Set<String> = [
    "timing", "timings", "delay", "delays", "interval", "intervals", "values", "steps", "tokens",
  ]
}

extension ProseReader {
  /// `Short animations (300–800 ms)`: whether a range is one of the lengths that a kind of motion has.
  static func isOfKind(_ quantity: ProseQuantity, in tokens: [ProseToken]) -> Bool {
    let before = tokens[..<quantity.tokens.lowerBound].map(\.text)
    guard before.last == "(", let noun = before.dropLast().last, kinds.contains(noun) else {
      return false
    }
    return before.contains(where: sizes.contains)
  }

  private static let kinds: Set<String> = [
    "animations", "transitions", "interactions", "motions", "movements", "durations",
  ]
  private static let sizes: Set<String> = [
    "micro", "short", "medium", "long", "small", "large", "quick", "fast", "slow", "standard",
    "complex", "simple", "instant", "extended",
  ]

  /// `from 0.2 s to 0.5 s` where something moves, `0.2–0.5 s: the trunk grows`: a start and a length;
  /// nil for a range of times.
  /// What a block begins with is a span: `isFirst`; so is what stands in a list of spans: `isOnClock`.
  static func span(
    _ quantity: ProseQuantity, _ kind: Fact.Kind, in tokens: [ProseToken], moves: Bool,
    isFirst: Bool, isOnClock: Bool
  ) -> (start: Double, length: Double)? {
    guard quantity.upper > quantity.lower else { return nil }
    // `(2.5–3 seconds total)`
    let behind = tokens[quantity.tokens.upperBound...].first?.text ?? ""
    if ["total", "overall", "altogether"].contains(behind) { return nil }
    if isOfKind(quantity, in: tokens) { return nil }
    let varying: Set<String> = [
      "anything", "anywhere", "ranges", "varies", "values", "random", "randomly", "between",
    ]
    let isFixed = !tokens.contains { changes.contains($0.text) || varying.contains($0.text) }
    let isFrom =
      moves && kind == .duration && tokens[..<quantity.tokens.lowerBound].last?.text == "from"
      && isFixed
    // What lasts from nothing to something lasts no time: these are places on the clock.
    let isClock = kind == .duration && (quantity.lower == 0 || isOnClock) && isFixed
    guard isFrom || isFirst || isClock else { return nil }
    let length = ((quantity.upper - quantity.lower) * 1e9).rounded() / 1e9
    return (quantity.lower, length)
  }
}
