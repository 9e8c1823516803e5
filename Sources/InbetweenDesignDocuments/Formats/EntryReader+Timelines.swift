// When the tweens of GSAP's timelines start that say so by others: `"-=0.4"`, `"<"`, `"reveal+=0.2"`.

/// What is known of a timeline while its calls are gone through, all in seconds; nil for what is not.
private struct TweenClock {
  /// How many brackets are open around what makes it: what stands deeper may run often, or never.
  var depth: Int
  /// How long tweens take that do not say so.
  var standard: Double?
  /// When all that was put into it is over.
  var end: Double? = 0
  /// When what was put in last starts, and when it is over.
  var last: (start: Double?, end: Double?) = (nil, nil)
  /// nil for those that stand where nobody knows.
  var labels: [String: Double?] = [:]

  /// Where something is put.
  enum Position {
    case time(Double)
    /// `-=0.4`, `<`, `reveal+=0.2`; empty for the end.
    case text(String)
  }

  /// When something begins that is put there. A label that nothing stands at yet is put to the end.
  mutating func time(_ position: Position) -> Double? {
    switch position {
    case .time(let time): time
    case .text(let text): time(text)
    }
  }

  private mutating func time(_ position: String) -> Double? {
    let start: Double?
    let rest: Substring
    switch position.first {
    case nil, "+", "-": (start, rest) = (end, position[...])
    case "<": (start, rest) = (last.start, position.dropFirst())
    case ">": (start, rest) = (last.end, position.dropFirst())
    default:
      let sign = position.firstIndex { "+-".contains($0) } ?? position.endIndex
      let label = String(position[..<sign])
      if labels[label] == nil { labels[label] = .some(end) }
      (start, rest) = (labels[label] ?? nil, position[sign...])
    }
    let digits = rest.replacing("=", with: "")
    guard let start, let step = digits.isEmpty ? 0 : Double(digits) else { return nil }
    return max(0, start + step)
  }

  /// Remembers what was put in.
  mutating func put(_ start: Double?, _ length: Double?) {
    let over = start.flatMap { start in length.map { start + $0 } }
    last = (start, over)
    end = end.flatMap { end in over.map { max(end, $0) } }
  }
}

extension EntryReader {
  /// The starts of tweens that are put by others, in seconds, by the places of the texts that say so. A
  /// timeline is followed from where it is made for as long as all that is put into it is known.
  func tweenStarts() -> [Int: Double] {
    guard countsSeconds else { return [:] }
    var clocks: [String: TweenClock] = [:]
    var starts: [Int: Double] = [:]
    var depth = 0
    // How long tweens take where nothing says it.
    var standard: Double? = 0.5
    // The timelines of calls, by the brackets that end them.
    var chains: [Int: String] = [:]
    for place in tokens.indices {
      switch tokens[place].kind {
      case .open: depth += 1
      case .close: depth -= 1
      case .text, .number, .mark: continue
      case .name:
        guard tokens[place + 1].text == "(" else { continue }
        let chain = chains[place - 2]
        var name = chain ?? tokens[place - 2].text
        if tokens[place].text == "defaults", name == "gsap" {
          standard = length(in: arguments(of: place + 1)?.first, standard: standard)
        } else if let made = timeline(madeAt: place) {
          clocks[made] = TweenClock(
            depth: depth, standard: standardLength(at: place + 1, standard))
          name = made
        } else if tokens[place - 1].text == ".", var clock = clocks[name] {
          let isCertain = depth == clock.depth && (chain != nil || isStatement(from: place - 2))
          if let (position, start) = put(place, into: &clock, isCertain: isCertain) {
            starts[position] = start
          }
          clocks[name] = clock
        } else {
          continue
        }
        if let end = closing(of: place + 1, within: Self.longestCall) { chains[end] = name }
      }
    }
    return starts
  }

  /// What a timeline is called that is made here: `const tl = gsap.timeline(`, `tl = new TimelineMax(`.
  private func timeline(madeAt place: Int) -> String? {
    let start: Int
    switch tokens[place].text {
    case "timeline" where tokens[place - 2].text == "gsap": start = place - 2
    case "TimelineMax", "TimelineLite": start = tokens[place - 1].text == "new" ? place - 1 : place
    default: return nil
    }
    return tokens[start - 1].text == "=" ? tokens[start - 2].text : "timeline \(place)"
  }

  /// Whether a name with what it is a member of begins a statement that is run once wherever it stands: not
  /// `if (isOpen) tl.to(`, `for (const lid of lids) tl.to(`, `isOpen && tl.to(`.
  private func isStatement(from place: Int) -> Bool {
    var start = place
    while tokens[start - 1].text == ".", tokens[start - 2].kind == .name { start -= 2 }
    let before = tokens[start - 1]
    guard before.text == ")" else {
      return before.text.isEmpty || ["{", "}", ";"].contains(before.text)
        || before.line < tokens[start].line && !["else", "do"].contains(before.text)
    }
    guard let open = opening(of: start - 1) else { return false }
    return !["if", "for", "while", "await"].contains(tokens[open - 1].text)
  }

  /// The bracket that one belongs to that closes; nil where that is far away.
  private func opening(of close: Int) -> Int? {
    var depth = 0
    for place in (max(0, close - Self.longestCall)...close).reversed() {
      switch tokens[place].kind {
      case .close: depth += 1
      case .open: depth -= 1
      case .name, .text, .number, .mark: continue
      }
      if depth == 0 { return place }
    }
    return nil
  }

  /// How long tweens of a timeline take that do not say so: `{ defaults: { duration: 0.6 } }`.
  private func standardLength(at open: Int, _ standard: Double?) -> Double? {
    guard let options = arguments(of: open)?.first else {
      return tokens[open + 1].text == ")" ? standard : nil
    }
    guard isWhole(options) else { return nil }
    guard let defaults = value("defaults", in: options) else { return standard }
    return length(in: defaults..<((closing(of: defaults) ?? defaults) + 1), standard: standard)
  }

  /// The length that braces say, or what holds without one; nil where they are none, or hold those of others.
  private func length(in braces: Range<Int>?, standard: Double?) -> Double? {
    guard let braces, isWhole(braces) else { return nil }
    return seconds("duration", in: braces, standard: standard)
  }

  /// Whether braces say all that they hold: not `{ ...others }`.
  private func isWhole(_ braces: Range<Int>) -> Bool {
    tokens[braces.lowerBound].text == "{"
      && !braces.contains { tokens[$0].text == "." && tokens[$0 + 1].text == "." }
  }

  /// Puts what a call makes into its timeline.
  ///
  /// - Returns: the place of the text that says where, and the time that is there, for a tween.
  private func put(
    _ place: Int, into clock: inout TweenClock, isCertain: Bool
  ) -> (Int, Double)? {
    let call = tokens[place].text
    guard Self.puts.contains(call) else { return nil }
    guard isCertain, let given = arguments(of: place + 1, within: Self.longestCall)
    else {
      clock = TweenClock(depth: clock.depth, standard: clock.standard, end: nil)
      return nil
    }
    let fixed = call == "addPause" ? 0 : ["fromTo", "call"].contains(call) ? 2 : 1
    let position = given.count > fixed ? self.position(given[given.count - 1]) : .text("")
    let start = position.flatMap { clock.time($0) }
    switch call {
    case "addLabel", "add":
      guard let first = given.first, first.count == 1, tokens[first.lowerBound].kind == .text else {
        clock.put(nil, nil)
        return nil
      }
      clock.labels[tokens[first.lowerBound].text] = .some(start)
      return nil
    case "to", "from", "fromTo":
      guard let vars = given.last(where: { tokens[$0.lowerBound].text == "{" }) else {
        clock.put(nil, nil)
        return nil
      }
      let delay = seconds("delay", in: vars, standard: 0)
      clock.put(
        start.flatMap { start in delay.map { start + $0 } },
        length(of: vars, after: given, clock.standard))
    case "set", "call", "addPause": clock.put(start, 0)
    // Each of several starts later than the one before, and how many there are is not said.
    default: clock.put(nil, nil)
    }
    guard let start, start > 0, let last = given.last?.lowerBound,
      tokens[last].kind == .text
    else { return nil }
    return (last, start)
  }

  /// The most words of a call that are looked at.
  private static let longestCall = 600

  private static let puts: Set<String> = [
    "to", "from", "fromTo", "set", "add", "addLabel", "addPause", "call",
    "staggerTo", "staggerFrom", "staggerFromTo",
  ]

  /// Where a call puts what it makes, by what it is given last; nil for what is worked out.
  private func position(_ given: Range<Int>) -> TweenClock.Position? {
    let token = tokens[given.lowerBound]
    if ["{", "["].contains(token.text) { return .text("") }
    guard given.count == 1 else { return nil }
    switch token.kind {
    case .text: return .text(token.text)
    case .number(let number): return .time(number)
    case .name, .mark, .open, .close: return nil
    }
  }

  /// How long a tween takes with all its rounds.
  private func length(
    of vars: Range<Int>, after given: [Range<Int>], _ standard: Double?
  ) -> Double? {
    guard value("stagger", in: vars) == nil, value("keyframes", in: vars) == nil else { return nil }
    var length = length(in: vars, standard: standard)
    // `tl.to(".lid", 0.8, { … })`
    if given.count > 2, given[1].count == 1,
      case .number(let number) = tokens[given[1].lowerBound].kind
    {
      length = number
    }
    guard let rounds = seconds("repeat", in: vars, standard: 0),
      let pause = seconds("repeatDelay", in: vars, standard: 0)
    else { return nil }
    return length.map { $0 * (rounds + 1) + pause * rounds }
  }

  /// The number that a key has in braces, or what holds without the key; nil for what is no number.
  private func seconds(_ key: String, in vars: Range<Int>, standard: Double?) -> Double? {
    guard let value = value(key, in: vars) else { return standard }
    guard let (number, end) = Self.factor(at: value, in: tokens, constants),
      [",", "}"].contains(tokens[end].text)
    else { return nil }
    return number
  }

  /// Where the value of a key begins in braces.
  private func value(_ key: String, in vars: Range<Int>) -> Int? {
    var depth = 0
    for place in vars {
      switch tokens[place].kind {
      case .open: depth += 1
      case .close: depth -= 1
      case .name, .text:
        guard depth == 1, tokens[place].text == key, tokens[place + 1].text == ":" else { continue }
        return place + 2
      case .number, .mark: continue
      }
    }
    return nil
  }
}
