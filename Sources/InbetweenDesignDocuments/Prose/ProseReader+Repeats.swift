// How often something runs.

extension ProseReader {
  // MARK: Repeats

  /// `Loop: seamless`, `it loops forever`, `repeats 3 times`.
  mutating func readRepeats(_ tokens: [ProseToken], _ text: ProseText, about: [String]) {
    // What is asked is not said.
    // `.repeat: makes your animation loop` tells what a word of code is for.
    guard tokens.last?.text != "?", tokens.first?.text != ".", !isBelowMistakes,
      !tokens.contains(where: { RepeatWords.bans.contains($0.text) }),
      !facts.suffix(4).contains(where: { fact in
        fact.about == about && (fact.repeats || fact.runs != nil)
      })
    else { return }
    if let word = tokens.first(where: { $0.text == "unlooped" }) {
      return add(.repetition, line: text.line(at: word.offset)) {
        $0.runs = 1
        $0.about = about
      }
    }
    var runs: Double?
    var place = 0
    let colon = tokens.prefix(6).firstIndex { $0.text == ":" || $0.text == "：" }
    if let colon, colon > 0,
      tokens[..<colon].contains(where: { RepeatWords.labels.contains($0.text) })
    {
      runs = RepeatWords.runs(in: Array(tokens[(colon + 1)...].prefix(8)))
      // `Loop: no (one-time)`
      let value = tokens.dropFirst(colon + 1)
      if colon == 1,
        value.first?.text == "once"
          || value.first?.text == "no" && value.contains(where: { $0.text == "one" })
      {
        runs = 1
      }
    } else if colon == 1, tokens[0].text == "continuous",
      tokens.contains(where: { MotionWords.isCertainMotion($0.text) }),
      !tokens.contains(where: { Self.hands.contains($0.text) })
    {
      // `Continuous: the light breathes`
      runs = .infinity
    } else if let word = tokens.firstIndex(where: { RepeatWords.endless.contains($0.text) }) {
      // `loops infinitely`, `an infinite loop`; `infinite patience` is none.
      let near = tokens[max(0, word - 6)...].prefix(10)
      let isShorthand = word > 0 && ["in", "out", "ease", "linear"].contains(tokens[word - 1].text)
      let isLoop =
        isShorthand || tokens[word].text == "repeatforever"
        || near.contains {
          RepeatWords.labels.contains($0.text) || MotionWords.isCertainMotion($0.text)
            || ["animation", "runs", "plays", "continues", "again"].contains($0.text)
        }
      // `Duration: infinite`
      let isGiven =
        word > 1 && tokens[word - 1].text == ":" && Self.kindOfLength(tokens[word - 2].text)
      // `You can make it loop forever by passing -1`, `say 2 s or infinite`
      let isPossible =
        tokens[..<word].suffix(6).contains { $0.text == "can" }
        || tokens[..<word].last?.text == "or"
        // `numbers < 0 will repeat indefinitely`
        || tokens[..<word].suffix(6).contains { ["<", ">"].contains($0.text) }
      guard isLoop || isGiven, !isPossible else { return }
      (runs, place) = (.infinity, word)
    } else if let word = tokens.firstIndex(where: {
      ["repeats", "loops", "repeated"].contains($0.text)
    }) {
      let next = tokens[(word + 1)...].prefix(3)
      let isCounted = next.dropFirst().contains { ["times", "x", "×"].contains($0.text) }
      if isCounted, let number = next.first?.number { (runs, place) = (number, word) }
      if ["seamlessly", "continuously", "every"].contains(next.first?.text ?? "") {
        (runs, place) = (.infinity, word)
      }
      if next.first?.text == "twice" { (runs, place) = (2, word) }
      // `1.5秒周期で繰り返す`
      if runs == nil, tokens[word].isJoined, tokens.contains(where: { $0.number != nil }),
        !tokens[..<word].suffix(2).contains(where: { $0.text == "times" })
      {
        (runs, place) = (.infinity, word)
      }
    } else if let word = tokens.indices.dropLast().first(where: {
      ["plays", "runs", "play", "played"].contains(tokens[$0].text)
        && (tokens[$0 + 1].text == "once" || tokens[$0 + 1].text == "twice")
        && ($0 + 2 >= tokens.count || tokens[$0 + 2].kind == .mark)
    }) {
      (runs, place) = (tokens[word + 1].text == "once" ? 1 : 2, word)
    }
    if runs == nil, let (number, word) = Self.count(in: tokens) { (runs, place) = (number, word) }
    // `never stops pulsing`, `the loop never ends`, `loops without end`, `pulses until tapped`
    if runs == nil, let word = RepeatWords.placeOfNoEnd(in: tokens),
      tokens.contains(where: {
        RepeatWords.labels.contains($0.text) || MotionWords.isCertainMotion($0.text)
      })
    {
      (runs, place) = (.infinity, word)
    }
    if runs == nil,
      let word = tokens.indices.dropLast().first(where: {
        ["seamless", "continuous", "perpetual"].contains(tokens[$0].text)
          && (["loop", "cycle"].contains(tokens[$0 + 1].text)
            || ($0 == 0 || tokens[$0 - 1].kind == .mark)
              && Self.isEndlessMotion(tokens[($0 + 1)...]))
      })
    {
      (runs, place) = (.infinity, word)
    }
    // `pulses continuously`, `a repeating animation`; `wheel zooms continuously` follows a hand.
    if runs == nil, !tokens.contains(where: { Self.hands.contains($0.text) }),
      let word = tokens.indices.dropLast().first(where: {
        let (first, second) = (tokens[$0].text, tokens[$0 + 1].text)
        return first == "continuously" && MotionWords.isCertainMotion(second)
          || second == "continuously" && MotionWords.isCertainMotion(first)
          || first == "repeating" && ["animation", "loop", "pulse"].contains(second)
      })
    {
      (runs, place) = (.infinity, word)
    }
    // `No loop (one-time)`
    if runs == nil, tokens.count > 1, tokens[0].text == "no", tokens[1].text == "loop",
      tokens.count == 2 || tokens[2].kind == .mark
    {
      runs = 1
    }
    // `a falling leaf (looping)`
    if runs == nil, tokens.contains(where: { MotionWords.isCertainMotion($0.text) }),
      let word = tokens.indices.dropFirst().dropLast().first(where: {
        ["loop", "loops", "looping", "looped"].contains(tokens[$0].text)
          && ["(", ","].contains(tokens[$0 - 1].text) && tokens[$0 + 1].text == ")"
      })
    {
      (runs, place) = (.infinity, word)
    }
    guard let runs, runs.isFinite || !RepeatWords.isDenied(place, in: tokens) else { return }
    if runs.isFinite, let length = lengthOfEach(tokens, from: text.firstLine) {
      facts[length].runs = runs
      return
    }
    add(.repetition, line: text.line(at: tokens[place].offset)) {
      $0.repeats = runs == .infinity
      $0.runs = runs == .infinity ? nil : runs
      $0.about = about
    }
  }

  /// Whether what goes on without end begins with a motion: `falling animation`, `gentle swinging`.
  static func isEndlessMotion(_ rest: ArraySlice<ProseToken>) -> Bool {
    let words = rest.prefix { $0.kind == .word }.prefix(2)
    return words.contains { $0.text == "animation" || MotionWords.isCertainMotion($0.text) }
      && !rest.contains { hands.contains($0.text) || ["from", "once"].contains($0.text) }
      && !words.contains {
        ["scroll", "scrolling", "curve", "corner", "corners"].contains($0.text)
      }
  }

  /// What people move things with.
  private static let hands: Set<String> = [
    "pinch", "drag", "dragging", "pointer", "finger", "fingers", "cursor", "gesture", "ctrl",
    "hover", "tap", "touch", "swipe",
  ]

  /// The length of `rings 3 times, 200 ms each` among the facts; nil where no time is one of each.
  private func lengthOfEach(_ tokens: [ProseToken], from line: Int) -> Int? {
    guard
      let each = ProseQuantity.quantities(in: tokens).first(where: { quantity in
        tokens.dropFirst(quantity.tokens.upperBound).first?.text == "each"
      }), case .time(let unit) = each.unit
    else { return nil }
    let time = Fact.Amount(each.lower, to: each.upper, unit)
    return facts.indices.suffix(6).last {
      facts[$0].kind == .duration && facts[$0].time == time && facts[$0].line >= line
    }
  }

  /// `flips 3 times`, `pulses twice`, `2 × 120 ms`: how often, and where that stands.
  ///
  /// - Parameters:
  ///   - tokens: those of a sentence or a cell.
  ///   - isMotion: whether they are known to speak of motion.
  /// - Returns: the count, and where it stands.
  static func count(in tokens: [ProseToken], isMotion: Bool = false) -> (Double, Int)? {
    let isMoving =
      isMotion
      || tokens.contains {
        MotionWords.isCertainMotion($0.text) || RepeatWords.labels.contains($0.text)
          || $0.text == "repeated"
      }
    for (place, token) in tokens.enumerated() {
      let next = place + 1 < tokens.count ? tokens[place + 1].text : ""
      let last = place + 2 < tokens.count ? tokens[place + 2] : nil
      // `overshoots twice before it settles` tells of a spring.
      let isSwing = place > 0 && tokens[place - 1].text.hasPrefix("overshoot")
      if let count = RepeatWords.counts[token.text], next != "as", isMoving, !isSwing,
        ProseQuantity.rate(tokens, at: place) == nil
      {
        return (count, place)
      }
      // `loop x6`, `pulse ×3`
      // `i × 55 ms` is of a step.
      if ["x", "×"].contains(token.text), place > 0, tokens[place - 1].number == nil,
        ProseQuantity.unit(tokens, at: place + 2, number: 2) == nil,
        let last = place + 1 < tokens.count ? tokens[place + 1] : nil, last.isAttached,
        let number = last.number, number == number.rounded(), number > 0, number < 1000, isMoving
      {
        return (number, place)
      }
      guard let number = token.number, number > 0, number == number.rounded(), number < 1000
      else { continue }
      if next == "×", let last, last.number != nil,
        let (unit, _) = ProseQuantity.unit(tokens, at: place + 3, number: 2), case .time = unit
      {
        return (number, place)
      }
      // `3 oscillations over 200 ms`
      if ["oscillations", "shakes", "blinks", "pulses", "bounces", "flashes"].contains(next),
        last?.text == "over", place == 0 || tokens[place - 1].text != "than"
      {
        return (number, place)
      }
      // `3 times a second` is a rate, `3 times larger` a size.
      let isRate = ["a", "per", "as", "larger", "longer", "faster", "the", "more"]
      // `Four cycles, 76 seconds total`
      let isLead = place == 0 && next == "cycles" && last?.text == ","
      if ["times", "cycles"].contains(next), !isRate.contains(last?.text ?? ""), isMoving || isLead
      {
        return (number, place)
      }
      // `sweeps, 2x`; `2x faster`, `2x the size` and a size of `2 x 3` are none.
      // `(3x repeat, 5° of turn)`
      let isEnd =
        last.map {
          $0.kind == .mark && $0.text != "-" || ["then", "repeat", "repeats"].contains($0.text)
        } ?? true
      if ["x", "×"].contains(next), tokens[place + 1].isAttached, isEnd, isMoving, number > 1,
        place == 0 || !["@", "by", "at", "to", "from"].contains(tokens[place - 1].text),
        !tokens.contains(where: { Self.sizes.contains($0.text) })
      {
        return (number, place)
      }
    }
    return nil
  }

  /// Words of sentences in which `2x` is a size or a speed.
  private static let sizes: Set<String> = [
    "scale", "scales", "scaled", "zoom", "zooms", "size", "speed", "resolution", "faster", "slower",
    "grows", "larger", "grow", "playback", "retina", "density",
  ]
}
