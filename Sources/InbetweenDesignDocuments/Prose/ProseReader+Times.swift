extension ProseReader {
  /// A sentence that is being read for its times.
  struct Sentence {
    var tokens: [ProseToken]
    /// All of its words; none where it has no quantities.
    var words: Set<String>
    /// Whether its block begins with it.
    var isFirst: Bool
    var about: [String]
    /// Whether something moves in it.
    var moves: Bool
    /// nil where it has no quantities.
    var topic: MotionWords.Topic?
    /// Whether it stands below titles of what machines do.
    var isBelowMachines = false
    /// The curves that it names, each with the quantity that is nearest to it.
    var curves: [(curve: Fact.Curve, of: ProseQuantity)]

    /// The curve of one of its times.
    func curve(of quantity: ProseQuantity) -> Fact.Curve? {
      curves.first { $0.of.tokens == quantity.tokens }?.curve
    }
  }

  /// Adds what a time of a sentence says.
  mutating func readTime(
    _ quantity: ProseQuantity, _ unit: Fact.TimeUnit, of sentence: Sentence, line: Int
  ) {
    let tokens = sentence.tokens
    // A span of a clock is one whatever happens then: `1.6–5 s: the bells build a word`.
    let isPlaced =
      sentence.isFirst && quantity.upper > quantity.lower && chains.contains(Span(quantity))
      && (Self.isFirst(quantity, in: tokens)
        || tokens[..<quantity.tokens.lowerBound].last?.text == "(")
    guard let topic = sentence.topic, !Self.isOpenQuestion(tokens),
      isPlaced || !MotionWords.isForeign(quantity, in: tokens, about: topic),
      !Self.isPast(quantity, in: tokens), !Self.isExample(quantity, in: tokens, sentence.words),
      !Self.isSupposed(quantity, in: tokens, sentence.words), !Self.isSummand(quantity, in: tokens),
      !Self.isEndOfScale(quantity, in: tokens), !Self.isPictures(quantity, in: tokens),
      !Self.isAmountOfChange(quantity, in: tokens), !isSameInFrames(quantity, in: tokens),
      !Self.isFromNought(quantity, in: tokens),
      !(sentence.isBelowMachines && Self.isOfMachine(quantity, in: tokens))
    else { return }
    if Self.isReplaced(quantity, in: tokens)
      || readArrowSpan(quantity, unit, of: sentence, line: line)
    {
      return
    }
    let original = quantity
    var quantity = quantity
    if Self.isChanged(quantity, in: tokens) {
      // `reduced from 0.5 s to 0.3 s`: only the second is true now.
      if quantity.upper == quantity.lower { return }
      quantity.lower = quantity.upper
    }
    if quantity.isPlace {
      guard sentence.moves || quantity.upper > quantity.lower || isClockCode(quantity, in: tokens)
      else { return }
      return addSpan(
        quantity.lower, quantity.upper - quantity.lower, unit, of: sentence,
        curve: sentence.curve(of: original), line: line)
    }
    var (kind, confidence) = Self.kind(of: quantity, in: tokens, after: lastTime)
    if kind == .duration, confidence == .likely || !Self.tellsLength(tokens),
      let named = kindAbove(sentence.about.count > 1 ? sentence.about.first : nil)
    {
      (kind, confidence) = (named, .stated)
    }
    if kind == .delay || kind == .pause,
      isTurnBelowStagger(quantity, in: tokens, below: sentence.about.dropLast().first)
    {
      kind = .stagger
    }
    // `staggered: 0 ms, 80 ms, 140 ms`: the first of them waits for nothing.
    let rest = tokens[quantity.tokens.upperBound...].prefix(2)
    if kind == .stagger, quantity.upper == 0, rest.first?.text == ",", rest.last?.number != nil {
      kind = .delay
    }
    lastTime = (original, kind)
    guard kind != .open, kind == .delay || !Self.isNegative(quantity, in: tokens) else { return }
    if Self.isLead(quantity, in: tokens) {
      let words = tokens[quantity.tokens.upperBound...].prefix { $0.kind == .word }.prefix(6)
      let time = Fact.Amount(quantity.lower, to: quantity.upper, unit)
      return add(.open, line: line) {
        $0.formula = "\(time) " + words.map(\.text).joined(separator: " ")
        $0.about = sentence.about
        $0.confidence = .likely
      }
    }
    let limit = Self.limit(of: quantity, in: tokens)
    // `Max 60 seconds per message`
    if limit != nil, quantity.upper >= 20, unit == .seconds, !sentence.moves, !topic.isMotion {
      return
    }
    if limit == nil, isBelowMistakes || Self.isBlamed(quantity.tokens.lowerBound, in: tokens) {
      return
    }
    if limit == nil {
      // `120–180 ms - hover` tells how long, where nothing in it moves.
      let isLength =
        unit == .milliseconds && quantity.lower > 0 && !sentence.moves
        || Self.isNamedLength(tokens[quantity.tokens.upperBound...])
      let isFirst =
        (sentence.isFirst && quantity.tokens.lowerBound == 0 && !isLength)
        || Self.isUnderPhase(quantity, in: tokens)
      let isChained = chains.contains(Span(quantity))
      let span = Self.span(
        quantity, isChained || isOnClock ? Self.kindOnClock(kind, of: quantity, tokens) : kind,
        in: tokens, moves: sentence.moves, isFirst: isFirst, isOnClock: isOnClock || isChained)
      if let span {
        return addSpan(
          span.start, span.length, unit, of: sentence, curve: sentence.curve(of: quantity),
          line: line)
      }
    }
    // `Phase 5: Calm (5 s)`, where what came before ended then
    let isEndOfLast =
      quantity.upper == quantity.lower && Self.isUnderPhase(quantity, in: tokens)
      && chains.contains { $0.upper == quantity.lower && $0.unit == quantity.unit }
    if limit == nil, isEndOfLast || Self.isNamedMoment(quantity, in: tokens) {
      return addSpan(quantity.lower, 0, unit, of: sentence, curve: nil, line: line)
    }
    // `2.5 s: the knob turns`, in a list of places on the clock
    let isLabel =
      isOnClock && sentence.isFirst && Self.isFirst(quantity, in: tokens) && limit == nil
      && Self.isSetOff(quantity, in: tokens)
    if isLabel {
      // What is over then began at some other time.
      guard !Self.isEnd(tokens[quantity.tokens.upperBound...].map(\.text)) else { return }
      return addSpan(quantity.lower, 0, unit, of: sentence, curve: nil, line: line)
    }
    // `Act 1 (0 ms): the lid rises`: what nothing lasts is a place on the clock.
    let isAct =
      quantity.upper == 0 && tokens[..<quantity.tokens.lowerBound].last?.text == "("
      && tokens[quantity.tokens.upperBound...].prefix(2).map(\.text) == [")", ":"]
    let isMoment = Self.isBracketed(quantity, in: tokens) || Self.isTold(quantity, in: tokens)
    if kind == .duration, isAct || isOnClock && isMoment {
      return addSpan(quantity.lower, 0, unit, of: sentence, curve: nil, line: line)
    }
    // `after delay (0 ms)`: to wait for no time is not to wait.
    if kind == .delay, quantity.upper == 0, tokens[..<quantity.tokens.lowerBound].last?.text == "("
    {
      return
    }
    // `Delay: -200 ms`: it begins in the middle.
    let sign: Double = kind == .delay && Self.isNegative(quantity, in: tokens) ? -1 : 1
    add(kind, line: line) {
      $0.time = Fact.Amount(sign * quantity.lower, to: sign * quantity.upper, unit)
      $0.limit = limit
      $0.about = sentence.about
      $0.confidence = confidence
      $0.curve = kind == .duration && limit == nil ? sentence.curve(of: original) : nil
      if Self.isLoop(quantity, in: tokens) { $0.repeats = true }
    }
  }

  /// What a time among places on the clock may be the span of: a rest, and what is `staggered`, lasts
  /// from one to the other.
  private static func kindOnClock(
    _ kind: Fact.Kind, of quantity: ProseQuantity, _ tokens: [ProseToken]
  ) -> Fact.Kind {
    // `cards: 200–600 ms, staggered 40–60 ms`
    let isTurn = tokens[..<quantity.tokens.lowerBound].suffix(2).contains {
      $0.text.hasPrefix("stagger")
    }
    let isSpan = kind == .stagger && quantity.upper > quantity.lower && !isTurn
    return kind == .pause || isSpan ? .duration : kind
  }

  /// `The bell rings at the right time (800 ms)`
  private static func isNamedMoment(_ quantity: ProseQuantity, in tokens: [ProseToken]) -> Bool {
    let before = tokens[..<quantity.tokens.lowerBound].suffix(6).map(\.text)
    return quantity.upper == quantity.lower && before.suffix(2) == ["time", "("]
      && before.contains("at")
  }

  /// `2-3 second duration`, `150 to 400 ms is a good range`: what follows a range says that it is how
  /// long something takes.
  private static func isNamedLength(_ rest: ArraySlice<ProseToken>) -> Bool {
    // `200 ms to 500 ms seconds is a good range`
    let words = rest.drop { units[$0.text] != nil }.prefix(3).map(\.text)
    return ["is", "are", "feels", "feel", "works", "work"].contains(words.first)
      || words.contains { ["duration", "long", "loop", "cycle"].contains($0) }
  }

  /// `1.2 s loop`, `every 3 s, endlessly`: whether what lasts so long comes again and again.
  private static func isLoop(_ quantity: ProseQuantity, in tokens: [ProseToken]) -> Bool {
    let after = tokens[quantity.tokens.upperBound...].prefix(6).prefix {
      ![";", "."].contains($0.text) && $0.number == nil
    }
    // `8 frames, loop x6` comes so often.
    let isCounted = after.contains { ["x", "×"].contains($0.text) }
    // `a 2 s ease-in-out loop`
    let named = after.drop {
      ["ease", "-", "in", "out", "linear", "sine"].contains($0.text)
    }
    let isNamed =
      !isCounted && named.prefix(2).contains { ["loop", "looping", "looped"].contains($0.text) }
    // `Pulse: 2000 ms continuous`
    if ["continuous", "continuously"].contains(after.first?.text) { return true }
    // `(loop, 4 s)`
    let before = tokens[..<quantity.tokens.lowerBound].suffix(3).map(\.text)
    let isReported = [["(", "loop", ","], ["(", "loops", ","], ["(", "looping", ","]].contains(
      before)
    let isEndless = after.indices.contains {
      RepeatWords.endless.contains(tokens[$0].text) && !RepeatWords.isDenied($0, in: tokens)
    }
    return isNamed || isReported || isEndless
  }

  /// Whether a place is given as a code, or begins its block.
  private func isClockCode(_ quantity: ProseQuantity, in tokens: [ProseToken]) -> Bool {
    quantity.unit == .time(.seconds) && tokens[quantity.tokens].contains { $0.text == ":" }
  }

  /// Adds a start and, where it is more than nothing, a length.
  mutating func addSpan(
    _ start: Double, _ length: Double, _ unit: Fact.TimeUnit, of sentence: Sentence,
    curve: Fact.Curve?, line: Int
  ) {
    add(.start, line: line) {
      $0.time = Fact.Amount(start, unit)
      $0.about = sentence.about
    }
    guard length > 0 else { return }
    add(.duration, line: line) {
      $0.time = Fact.Amount(length, unit)
      $0.about = sentence.about
      $0.confidence = .computed
      $0.curve = curve
    }
  }

  // MARK: What is no time of its own

  /// `Is 120 ms enough?`, `4 s or 6 s?`: what nobody has answered yet; `could it fade in 90 ms?` asks
  /// for that.
  private static func isOpenQuestion(_ tokens: [ProseToken]) -> Bool {
    guard ["?", "？"].contains(tokens.last?.text), let first = tokens.first else { return false }
    return ["is", "are", "do", "does", "how", "what", "which", "who"].contains(first.text)
      || tokens.indices.dropLast().contains {
        tokens[$0].text == "or" && tokens[$0 + 1].number != nil
      }
  }

  /// `0.5 s (15 frames at 30 fps)`: the time before, said once more.
  private func isSameInFrames(_ quantity: ProseQuantity, in tokens: [ProseToken]) -> Bool {
    guard quantity.unit == .time(.frames), let last = lastTime?.quantity,
      quantity.tokens.lowerBound > 0, tokens[quantity.tokens.lowerBound - 1].text == "(",
      quantity.tokens.lowerBound - last.tokens.upperBound < 6
    else { return false }
    let behind = tokens[quantity.tokens.upperBound...].prefix(2)
    let given = behind.first?.text == "at" ? behind.last?.number : nil
    guard let rate = given ?? frameRate?.framesPerSecond, rate > 0 else { return false }
    let factor = last.unit == .time(.milliseconds) ? 0.001 : last.unit == .time(.seconds) ? 1 : 0
    return factor > 0 && (quantity.lower / rate - last.lower * factor).magnitude < 0.5 / rate
  }

  /// `Draw 5 frames that show the lid`: pictures, and no time.
  private static func isPictures(_ quantity: ProseQuantity, in tokens: [ProseToken]) -> Bool {
    guard quantity.unit == .time(.frames), !quantity.isPlace else { return false }
    let verbs: Set<String> = ["create", "draw", "make", "add", "duplicate", "design", "contains"]
    return tokens[..<quantity.tokens.lowerBound].suffix(2).contains { verbs.contains($0.text) }
  }

  /// Whether something begins or ends that long before something else.
  private static func isLead(_ quantity: ProseQuantity, in tokens: [ProseToken]) -> Bool {
    let after = tokens[quantity.tokens.upperBound...].prefix(6).map(\.text)
    guard after.first == "before" else { return false }
    let before = tokens[..<quantity.tokens.lowerBound].suffix(2).map(\.text)
    let edges: Set<String> = [
      "start", "starts", "begin", "begins", "starting", "beginning", "fires", "end", "ends",
      "stops", "finishes",
    ]
    let waits = ["for", "wait", "waits", "of", "pauses", "holds", "lasts", "takes", "another"]
    return before.last.map { edges.contains($0) || $0 == "(" } ?? false
      || (after.contains(where: edges.contains) && !before.contains(where: waits.contains))
  }

  static let phases: Set<String> = [
    "phase", "step", "stage", "part", "scene", "act", "beat", "section", "frame", "shot",
  ]

  /// `Phase 2 (0.4 s – 1 s): …`: a span that belongs to what is numbered before it.
  private static func isUnderPhase(_ quantity: ProseQuantity, in tokens: [ProseToken]) -> Bool {
    let before = tokens[..<quantity.tokens.lowerBound]
    // `Scene 4: Proof (10.5 – 13 s)`
    if before.last?.text == "(", let first = before.first, phases.contains(first.text),
      before.dropFirst().first?.number != nil
    {
      return true
    }
    guard let first = before.first, before.count <= 6, phases.contains(first.text) else {
      return false
    }
    return before.dropFirst().allSatisfy { $0.kind != .word || $0.text.count == 1 }
  }

  // MARK: Bounds

  /// The bound that a time is: `at most 8 s`, `no longer than 8 s`, `under 100 ms`; nil for a time.
  static func limit(of quantity: ProseQuantity, in tokens: [ProseToken]) -> Fact.Limit? {
    let after = tokens[quantity.tokens.upperBound...].prefix(3).map(\.text)
    let judged = Set(tokens.map(\.text))
    let isSlow = !judged.isDisjoint(with: slowWords)
    if let limit = limit(behind: after, isSlow: isSlow) { return limit }
    let isQuick = !judged.isDisjoint(with: quickWords)
    // `Above 500 ms, most experience it as a delay`
    let isFelt = judged.contains("delay") && !judged.isDisjoint(with: feelings)
    let skipped: Set<String> = ["a", "an", "the", "once", "every", "each", "just", "about", "of"]
    let words = tokens[..<quantity.tokens.lowerBound].suffix(12).map(\.text)
    let near = Array(words.reversed().drop { skipped.contains($0) }.prefix(10))
    guard let last = near.first else { return nil }
    let isDenied = near.prefix(8).contains {
      ["not", "no", "never", "t", "without", "nor", "cannot", "nothing"].contains($0)
    }
    let second = near.dropFirst().first ?? ""
    switch last {
    case "under" where isQuick && !isDenied, "below" where isQuick && !isDenied: return .least
    // `too fast (< 100 ms) or slow (> 500 ms)` tells what not to do.
    case "<" where isTooMuch(near, quick): return .least
    case ">" where isTooMuch(near, slow): return .most
    case "under", "below", "≤", "<", "max", "maximum", "cap", "capped", "ceiling": return .most
    case "above" where isFelt, "beyond" where isFelt: return .most
    case "beyond", "above", "past", "over":
      guard last != "over" || isSlow else { return nil }
      // `above 400 ms it feels slow`
      return isSlow || isDenied ? .most : .least
    case "to" where second == "up": return .most
    case "least" where second == "at": return .least
    case "most" where second == "at": return .most
    case "≥", "min", "minimum": return .least
    // `the upper limit for fades is half that at 500 ms`
    case "at" where near.contains("limit") || near.contains("ceiling") || caps.contains(second):
      return .most
    case "exceed", "exceeds", "exceeding": return isDenied || isSlow ? .most : .least
    case "than":
      let isMore: Bool
      switch second {
      case "longer", "slower", "more", "greater", "later": isMore = true
      case "shorter", "faster", "less", "fewer", "quicker", "sooner", "earlier", "often":
        isMore = false
      default: return nil
      }
      // What is said to be too slow beyond a time is bounded by it, as what is forbidden is.
      let isJudged = isMore ? isSlow : isQuick
      return isMore == (isDenied || isJudged) ? .most : .least
    default: return nil
    }
  }

  /// `too fast (<`: whether the words in front of a mark blame a time, which stand there backwards.
  private static func isTooMuch(_ near: [String], _ blame: Set<String>) -> Bool {
    near.dropFirst().first == "(" && near.dropFirst(2).first.map(blame.contains) ?? false
      && near.contains("too")
  }

  private static let quick: Set<String> = ["fast", "quick", "short", "brief"]
  private static let slow: Set<String> = ["slow", "long"]

  private static let slowWords: Set<String> = [
    "slow", "sluggish", "laggy", "syrupy", "avoid", "annoying", "tedious", "impatient",
    "unresponsive",
  ]
  private static let feelings: Set<String> = [
    "experience", "experiences", "experienced", "perceive", "perceived", "feel", "feels", "seems",
  ]
  private static let quickWords: Set<String> = [
    "abrupt", "jarring", "hectic", "frantic", "avoid", "imperceptible", "unnoticed", "rushed",
    "instantaneous",
  ]

  /// What is said in front of `at` and the most.
  static let caps: Set<String> = ["capped", "caps", "cap", "limited", "clamped"]

  /// What is said in front of `at` and when something is over.
  static let endings: Set<String> = [
    "ends", "end", "ended", "ending", "finishes", "finished", "completes", "stops",
  ]

  /// `2 s max`, `1 s or less`.
  private static func limit(behind words: [String], isSlow: Bool) -> Fact.Limit? {
    let words = words.first == "-" ? Array(words.dropFirst()) : words
    switch words.first {
    case "ceiling", "cap", "limit", "threshold": return .most
    case "floor": return .least
    case "and" where ["up", "above", "over", "beyond"].contains(words.dropFirst().first ?? ""):
      return isSlow ? .most : .least
    case "max", "maximum", "tops": return .most
    case "min", "minimum": return .least
    case "at" where words.dropFirst().first == "most": return .most
    case "at" where words.dropFirst().first == "least": return .least
    case "or":
      let word = words.dropFirst().first ?? ""
      if ["less", "shorter", "faster", "quicker"].contains(word) { return .most }
      return ["more", "longer", "slower"].contains(word) ? .least : nil
    default: return nil
    }
  }
}
