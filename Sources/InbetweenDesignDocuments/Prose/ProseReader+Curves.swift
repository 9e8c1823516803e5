// Curves and springs that are said apart from any time.

extension ProseReader {
  /// Words that say that a curve follows.
  static let easings: Set<String> = [
    "easing", "ease", "curve", "timing", "interpolator", "interpolation", "function", "bezier",
  ]

  /// ``Timing: `cubic-bezier(0.65, 0, 0.35, 1)` ``, `Easing: ease-out`: a curve and no time.
  ///
  /// - Parameters:
  ///   - tokens: those of a sentence.
  ///   - text: the block that it stands in.
  ///   - about: what the sentence is about.
  ///   - isAlone: whether no time of the sentence has a curve.
  mutating func readBareCurves(
    _ tokens: [ProseToken], _ text: ProseText, about: [String], isAlone: Bool
  ) {
    guard isAlone, !Self.isFormer(tokens) else { return }
    let marks = tokens.indices.filter { [":", "=", "："].contains(tokens[$0].text) }
    // `Gulls: circling (Easing: linear)`
    let colon =
      marks.first { $0 > 0 && Self.easings.contains(tokens[$0 - 1].text) } ?? marks.first
    let isLabelled =
      colon.map { colon in
        tokens[..<colon].suffix(6).contains { Self.easings.contains($0.text) }
          && (colon <= 6 || Self.easings.contains(tokens[colon - 1].text))
      } ?? false
    // Below `Easing curves` whatever is a curve is one of those.
    let above = (about.dropLast().last ?? "") + " " + (parent ?? "")
    let isListed = TimeWords.words(of: above).contains {
      Self.easings.contains($0) && $0 != "timing" || ["curves", "easings"].contains($0)
    }
    // `Easing curves: enter (ease-out), exit (ease-in)`
    let label = tokens.prefix(colon ?? tokens.prefix(4).firstIndex { $0.text == "(" } ?? 0)
    // `Easing: ease-out for gulls, ease-in for terns`, `Easing: ease-in (press), ease-out (release)`
    let isDealt =
      label.count < 4 && label.contains { Self.easings.contains($0.text) }
      && ["for", "("].contains { word in tokens.count { $0.text == word } > 1 }
    let isSeveral = isDealt || label.contains { ["curves", "easings"].contains($0.text) }
    // `the easing is ease-in-out`
    let said = tokens.indices.dropLast().first {
      ["is", "are", "="].contains(tokens[$0].text)
        && tokens[..<$0].suffix(2).contains {
          ["easing", "easings", "curve", "curves"].contains($0.text)
        }
    }
    var known: [Fact.Curve] = []
    // `Use the standard easing for most things` says of nothing that it moves by that.
    var curves = MotionWords.curves(in: tokens).filter { !MotionWords.isOfSystem($0.curve) }
    // `Use what there is: ease-in, ease-out, linear` says of nothing that it is one of them.
    if let colon, curves.count > 2, MotionWords.isCurvesName(Array(tokens[(colon + 1)...])) {
      return
    }
    let isSpoken = tokens.contains {
      ["curve", "curves", "easing", "easings", "bezier"].contains($0.text)
    }
    if isListed || isSpoken || tokens.contains(where: { $0.text == "ease" }),
      curves.allSatisfy({ $0.curve.isNamed })
    {
      let fours = Self.fourNumbers(in: tokens)
      if !fours.isEmpty { curves = fours }
    }
    let isShown = curves.contains { curve in
      if case .bezier = curve.curve { return curve.place > colon ?? .max }
      return false
    }
    // `The linear token has been removed`
    if tokens.contains(where: { ["removed", "deprecated", "dropped"].contains($0.text) }) {
      return
    }
    // `has changed from cubic-bezier(…) to cubic-bezier(…)`: only the last is true now.
    let isChanged =
      curves.count > 1 && tokens.contains { Self.changes.contains($0.text) }
      && zip(tokens, tokens.dropFirst()).contains {
        $0.text == "from" && $1.number == nil
      }
    let isRow = tokens.count { $0.text == "/" && !$0.isAttached } > 1
    let last = curves.map(\.place).max() ?? 0
    for (curve, place) in curves where !known.contains(curve) {
      if isChanged, place < last { continue }
      if isBelowMistakes || Self.isBlamed(place, in: tokens) || Self.isRuledOut(place, in: tokens) {
        continue
      }
      if case .named = curve,
        Self.isRemark(place, behind: curves, in: tokens)
          || Self.isDefined(place, upTo: colon, in: tokens)
      {
        continue
      }
      switch curve {
      // What it was is not what it is.
      case .bezier where place > 0 && tokens[..<place].last { $0.kind == .word }?.text == "was":
        continue
      case .bezier: break
      // `Ease-out: cubic-bezier(0, 0, 0.2, 1)` calls by a name what it shows.
      case .named where isShown && place < colon ?? 0: continue
      // `expo-out cubic-bezier(0.16, 1, 0.3, 1)` names what it shows.
      case .named
      where curves.contains(where: { $0.place > place && $0.place < place + 5 && !$0.curve.isNamed }
      ):
        continue
      // `Ease in / on hover / Bezier: 0, 0.9, 0.5, 1 / 500 ms` says twice what it means.
      case .named where isRow && curves.contains { !$0.curve.isNamed }: continue
      case .named where Self.isSpokenOf(tokens, at: place): continue
      case .named where isListed && tokens.count < (colon == nil ? 10 : 30): break
      case .named where Self.isTailed(place, in: tokens): break
      case .named where Self.isUsed(place, in: tokens) || Self.isHeaded(place, in: tokens): break
      case .named where Self.isOfChange(place, in: tokens): break
      case .named where Self.isOfMotion(place, behind: colon, in: tokens): break
      case .named where said.map { place > $0 && place < $0 + 5 } ?? false: break
      case .named where isSeveral || (isLabelled && known.isEmpty): break
      // A spring with numbers is read as one.
      case .named, .spring, .custom: continue
      }
      known.append(curve)
      add(.curve, line: text.line(at: tokens[place].offset)) {
        $0.curve = curve
        $0.about = about
      }
    }
  }

  /// Whether a curve is told what it is: `Ease-out: starts fast and ends slowly`.
  private static func isDefined(_ place: Int, upTo colon: Int?, in tokens: [ProseToken]) -> Bool {
    guard let colon, place < colon, place < 3 else { return false }
    return tokens[colon...].prefix(8).contains { course.contains($0.text) }
  }

  private static let course: Set<String> = [
    "starts", "start", "begins", "slow", "slows", "slowly", "fast", "accelerates", "accelerate",
    "decelerates", "decelerate", "acceleration", "deceleration", "constant", "speeds",
  ]

  static let movements: Set<String> = [
    "movement", "movements", "motion", "interpolation", "animation", "animations", "movimiento",
    "movimento", "mouvement", "bewegung", "bewegungen", "interpolación", "gradient",
  ]

  /// `Entrance (0.0, 0.0, 0.2, 1.0)`: the four numbers of curves in brackets.
  private static func fourNumbers(in tokens: [ProseToken]) -> [(curve: Fact.Curve, place: Int)] {
    tokens.indices.compactMap { place in
      MotionWords.bracketedCurve(in: tokens, at: place, isNamed: true).map { ($0, place) }
    }
  }

  /// `create your own animation curve`.
  mutating func readCustomCurve(_ tokens: [ProseToken], _ text: ProseText, about: [String]) {
    guard let place = tokens.firstIndex(where: { $0.text == "curve" || $0.text == "curves" }),
      tokens[..<place].suffix(4).contains(where: { $0.text == "own" || $0.text == "custom" })
    else { return }
    add(.change, line: text.line(at: tokens[place].offset)) {
      $0.change = Fact.Change(property: "timing curve")
      $0.curve = .custom
      $0.about = about
      $0.confidence = .likely
    }
  }

  // MARK: Times without a unit

  /// What `Pin duration: 3 viewports` counts.
  private static let lengths: Set<String> = [
    "viewport", "viewports", "screen", "screens", "page", "pages", "px", "points", "vh", "steps",
    "beats", "bars",
  ]

  /// `duration: 1.18`, `stagger: 0.035`, `delay = 300`: small numbers are seconds, large ones
  /// milliseconds, and of what lies between nobody can tell.
  mutating func readBareTime(_ tokens: [ProseToken], _ text: ProseText, about: [String]) {
    readNamedLengths(tokens, text, about: about)
    for (place, token) in tokens.enumerated() where token.kind == .word {
      let name = text.word(at: token)
      guard place + 2 < tokens.count, [":", "="].contains(tokens[place + 1].text),
        tokens[place + 1].isAttached || tokens[place + 1].text == "=",
        let number = tokens[place + 2].number, let kind = TimeWords.kind(of: name),
        let amount = BareTime.amount(number, name: name), !Self.isBlamed(place, in: tokens)
      else { continue }
      if place + 3 < tokens.count {
        // A number that goes on in some way is another one.
        let next = tokens[place + 3]
        // `Duration: 2 min` tells minutes, or the least.
        if MotionWords.isWork(next.text) || Self.lengths.contains(next.text) { continue }
        let isEnd =
          [",", ")", "]", "}", ";", "`", ".", "|"].contains(next.text)
          || next.text == "）" && tokens[place + 1].text == "="
        guard
          isEnd
            || (!next.isAttached && next.kind == .word && !tokens[place + 2].text.isEmpty
              && ProseQuantity.unit(tokens, at: place + 3, number: number) == nil)
        else { continue }
      }
      add(kind, line: text.line(at: token.offset)) {
        $0.time = amount
        $0.curve = kind == .duration ? Self.curveOfCall(tokens, at: place) : nil
        $0.about = about
        $0.confidence = .likely
      }
    }
  }
}

extension ProseReader {
  /// `transition-colors duration-300`, `delay-150`: the classes of style sheets, in milliseconds.
  mutating func readClassTime(
    _ tokens: [ProseToken], _ quantities: [ProseQuantity], _ text: ProseText, about: [String]
  ) {
    for place in tokens.indices.dropLast(2) {
      guard let kind = ["duration": Fact.Kind.duration, "delay": .delay][tokens[place].text],
        tokens[place + 1].text == "-", tokens[place + 1].isAttached, tokens[place + 2].isAttached,
        let number = tokens[place + 2].number, number >= 50, number == number.rounded(),
        place == 0 || !tokens[place].isAttached || ["(", "`"].contains(tokens[place - 1].text),
        // What is given in words is said already.
        !quantities.contains(where: {
          $0.tokens.contains(place + 2)
            || $0.lower == ($0.unit == .time(.seconds) ? number / 1000 : number)
        }),
        !Self.isBlamed(place, in: tokens)
      else { continue }
      add(kind, line: text.line(at: tokens[place].offset)) {
        $0.time = Fact.Amount(number, .milliseconds)
        $0.curve = kind == .duration ? MotionWords.curve(in: tokens) : nil
        $0.about = about
        $0.confidence = .likely
      }
    }
  }

  /// `Durations: short 0.2, long 0.7`: what lengths are called, behind a word for them.
  private mutating func readNamedLengths(
    _ tokens: [ProseToken], _ text: ProseText, about: [String]
  ) {
    guard tokens.count > 4, ["durations", "delays"].contains(tokens[0].text),
      tokens[1].text == ":", let kind = Self.labels[tokens[0].text]
    else { return }
    for part in tokens[2...].split(whereSeparator: { [",", ";", "/", "·"].contains($0.text) }) {
      guard part.count == 2, let name = part.first, let last = part.last,
        TimeWords.speeds.contains(name.text), let number = last.number,
        let amount = BareTime.amount(number, name: name.text)
      else { continue }
      add(kind, line: text.line(at: name.offset)) {
        $0.time = amount
        $0.about = about
        $0.confidence = .likely
      }
    }
  }
}
