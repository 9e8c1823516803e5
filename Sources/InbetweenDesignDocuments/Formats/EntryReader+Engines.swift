// Calls of engines that say by their places what they mean: Godot's `interpolate_property` and
// `set_trans`, Roblox's `TweenInfo.new` and Flutter's `Interval`.

extension EntryReader {
  /// What such a call says.
  ///
  /// - Returns: where its brackets end; nil for any other call.
  mutating func readEngine(_ name: EntryToken, at place: Int) -> Int? {
    switch name.text {
    case "interpolate_property", "interpolate_method": return readInterpolation(name, at: place)
    case "set_trans": return readTransition(name, at: place)
    case "set_ease": return isGodotEase(at: place) ? closing(of: place + 1) : nil
    case "new" where place > 1 && tokens[place - 2].text == "TweenInfo":
      return readTweenInfo(name, at: place)
    case "setEasingCurve", "setLoopCount", "setRepeatCount": return readSetter(name, at: place)
    default: return nil
    }
  }

  /// The places of a call's arguments, of which the first bracket stands at a place.
  func arguments(of open: Int, within longest: Int = 200) -> [Range<Int>]? {
    guard open < tokens.count, let end = closing(of: open, within: longest), end > open + 1 else {
      return nil
    }
    var found: [Range<Int>] = []
    var depth = 0
    var start = open + 1
    for index in (open + 1)..<end {
      switch tokens[index].kind {
      case .open: depth += 1
      case .close: depth -= 1
      case .mark where tokens[index].text == "," && depth == 0:
        found.append(start..<index)
        start = index + 1
      case .name, .text, .number, .mark: continue
      }
    }
    return found + (start < end ? [start..<end] : [])
  }

  /// The function that code without braces is in.
  mutating func noteFunction(_ token: EntryToken, at place: Int) {
    guard isIndented, ["func", "function"].contains(token.text), tokens[place + 1].kind == .name
    else { return }
    function = tokens[(place + 1)...].prefix(5).prefix { $0.text != "(" }.last?.text ?? ""
  }

  // MARK: Godot

  /// `interpolate_property(lid, "scale", from, to, 0.3, Tween.TRANS_SINE, Tween.EASE_OUT, 0.1)`
  private mutating func readInterpolation(_ name: EntryToken, at place: Int) -> Int? {
    guard let given = arguments(of: place + 1), given.count > 4,
      let (length, stop) = constant(at: given[4].lowerBound), stop == given[4].upperBound,
      length > 0, length < 1000
    else { return nil }
    let what = given.prefix(2).compactMap { tokens[$0].last?.text }
    tween = Fact.Motion(line: name.line, instance: String(place))
    tweened = [name.text] + what
    report(.duration, tokens[given[4].lowerBound].line) { $0.time = Fact.Amount(length) }
    let words = given.dropFirst(5).prefix(2).compactMap { tokens[$0].last?.text }
    if let curve = words.first.flatMap({ Self.curve(trans: $0, ease: words.last ?? "") }) {
      report(.curve, tokens[given[5].lowerBound].line) { $0.curve = curve }
    }
    if given.count > 7, let (wait, _) = constant(at: given[7].lowerBound), wait > 0, wait < 1000 {
      report(.delay, tokens[given[7].lowerBound].line) { $0.time = Fact.Amount(wait) }
    }
    return given[given.count - 1].upperBound
  }

  /// `.set_trans(Tween.TRANS_BACK).set_ease(Tween.EASE_IN)` of a tween that was read; what is said of
  /// all tweens to come is said of nothing yet.
  private mutating func readTransition(_ name: EntryToken, at place: Int) -> Int? {
    guard let end = closing(of: place + 1) else { return nil }
    let trans = tokens[end - 1].text
    guard chain(before: place).contains(where: { $0.hasPrefix("tween_") }) else { return end }
    let behind = tokens[end...].prefix(8).first { $0.text.hasPrefix("EASE_") }
    let before = tokens[..<place].suffix(8).last { $0.text.hasPrefix("EASE_") }
    let ease = (behind ?? before)?.text ?? "EASE_IN_OUT"
    if let curve = Self.curve(trans: trans, ease: ease) {
      report(.curve, name.line) { $0.curve = curve }
    }
    return end
  }

  private func isGodotEase(at place: Int) -> Bool {
    tokens[(place + 1)...].prefix(5).contains { $0.text.hasPrefix("EASE_") }
  }

  /// `TRANS_SINE` and `EASE_OUT` as one curve; nil for what is none.
  private static func curve(trans: String, ease: String) -> Fact.Curve? {
    guard trans.hasPrefix("TRANS_") else { return nil }
    let shape = trans.dropFirst(6).lowercased()
    if shape == "linear" { return .named("linear") }
    let ways = ["EASE_IN": "ease-in", "EASE_OUT": "ease-out", "EASE_IN_OUT": "ease-in-out"]
    return ways[ease].map { .named("\($0)-\(shape)") }
  }

  // MARK: Roblox

  /// `TweenInfo.new(0.5, Enum.EasingStyle.Quad, Enum.EasingDirection.Out, 3, true, 0.2)`
  private mutating func readTweenInfo(_ name: EntryToken, at place: Int) -> Int? {
    guard let given = arguments(of: place + 1),
      let (length, stop) = constant(at: given[0].lowerBound), stop == given[0].upperBound,
      length > 0, length < 1000
    else { return nil }
    // `local info = TweenInfo.new(`, `Create(button, TweenInfo.new(`
    var owners = scopes.last?.argument.map { [$0] } ?? []
    if owners.isEmpty, let open = enclosingCall(of: place) {
      owners = arguments(of: open)?.first.flatMap { tokens[$0].last?.text }.map { [$0] } ?? []
    }
    let isNamed = place > 4 && tokens[place - 3].text == "=" && tokens[place - 4].kind == .name
    if isNamed { owners = [tokens[place - 4].text] }
    tween = Fact.Motion(line: name.line, instance: String(place))
    tweened = ["TweenInfo"] + owners
    report(.duration, tokens[given[0].lowerBound].line) { $0.time = Fact.Amount(length) }
    let words = given.dropFirst().prefix(2).compactMap { tokens[$0].last?.text }
    if words.count == 2, let curve = Self.curve(style: words[0], direction: words[1]) {
      report(.curve, tokens[given[1].lowerBound].line) { $0.curve = curve }
    }
    if given.count > 3 {
      let isNegative = tokens[given[3].lowerBound].text == "-"
      if case .number(let count) = tokens[given[3].upperBound - 1].kind, count > 0 {
        report(.repetition, tokens[given[3].lowerBound].line) {
          $0.repeats = isNegative
          $0.runs = isNegative ? nil : count
        }
      }
    }
    if given.count > 5, let (wait, _) = constant(at: given[5].lowerBound), wait > 0, wait < 1000 {
      report(.delay, tokens[given[5].lowerBound].line) { $0.time = Fact.Amount(wait) }
    }
    return given[given.count - 1].upperBound
  }

  /// The bracket of the call that a place is given to.
  private func enclosingCall(of place: Int) -> Int? {
    var depth = 0
    for index in (max(0, place - 60)..<place).reversed() {
      if tokens[index].kind == .close { depth += 1 }
      guard tokens[index].kind == .open else { continue }
      if depth == 0 { return tokens[index].text == "(" ? index : nil }
      depth -= 1
    }
    return nil
  }

  private static func curve(style: String, direction: String) -> Fact.Curve? {
    if style == "Linear" { return .named("linear") }
    let ways = ["In": "ease-in", "Out": "ease-out", "InOut": "ease-in-out"]
    let shapes = [
      "Sine", "Quad", "Cubic", "Quart", "Quint", "Exponential", "Circular", "Back", "Elastic",
      "Bounce",
    ]
    guard shapes.contains(style), let way = ways[direction] else { return nil }
    let shape = ["Exponential": "expo", "Circular": "circ"][style] ?? style.lowercased()
    return .named("\(way)-\(shape)")
  }

  // MARK: Flutter

  /// `Interval(0.2, 0.7)` of a controller whose length is known: when the part begins, and how long it
  /// takes.
  mutating func readInterval(_ token: EntryToken, at place: Int) {
    guard token.text == "Interval", let given = arguments(of: place + 1), given.count > 1,
      case .number(let from) = tokens[given[0].lowerBound].kind, given[0].count == 1,
      case .number(let to) = tokens[given[1].lowerBound].kind, given[1].count == 1,
      from < to, to <= 1, let length = controllerLength(around: place)
    else { return }
    func seconds(_ share: Double) -> Fact.Amount {
      Fact.Amount((share * length * 1e6).rounded() / 1e6)
    }
    add(.start, "start", line: token.line) { $0.time = seconds(from) }
    add(.duration, "duration", line: token.line) { $0.time = seconds(to - from) }
  }

  /// `TweenSequence([TweenSequenceItem(tween: …, weight: 20), …]).animate(controller)`: each item takes its
  /// share of the controller's length.
  mutating func readTweenSequence(_ token: EntryToken, at place: Int) {
    guard token.text == "TweenSequence", tokens[place + 1].text == "(",
      tokens[place + 2].text == "[", let items = arguments(of: place + 2, within: 2_000),
      let end = closing(of: place + 1, within: 2_000), tokens[end + 2].text == "animate"
    else { return }
    let names = Set(
      tokens[(end + 3)...].prefix(8).filter { $0.kind == .name }.map(\.text))
    let weights = items.map { item -> Double in
      let label = tokens[item].indices.last { tokens[$0].text == "weight" }
      guard let label, case .number(let weight) = tokens[label + 2].kind else { return 0 }
      return weight
    }
    let whole = weights.reduce(0, +)
    guard let length = length(of: names), whole > 0 else { return }
    var start = 0.0
    let moved = self.names.suffix(1)
    for (item, weight) in zip(items, weights) {
      let (share, begun) = (weight / whole * length, start)
      start += share
      let isConstant = tokens[item].contains { $0.text == "ConstantTween" }
      guard !isConstant, share > 0 else { continue }
      for (kind, seconds) in [(Fact.Kind.start, begun), (.duration, share)] {
        add(kind, kind.rawValue, line: tokens[item.lowerBound].line) {
          $0.about += moved
          $0.time = Fact.Amount((seconds * 1e6).rounded() / 1e6)
          $0.confidence = .computed
        }
      }
    }
  }

  /// How long the controller takes that is named beside a place: `parent: _controller`.
  private func controllerLength(around place: Int) -> Double? {
    guard
      let label = (max(0, place - 16)..<place).last(where: {
        tokens[$0].text == "parent" && tokens[$0 + 1].text == ":"
      })
    else { return nil }
    let path = tokens[(label + 2)...].prefix(6).prefix { $0.kind == .name || $0.text == "." }
    return length(of: Set(path.filter { $0.kind == .name }.map(\.text)))
  }

  /// How long what is called so takes; nil where that is not said, or twice.
  private func length(of names: Set<String>) -> Double? {
    let found = names.reduce(into: Set<Double>()) { $0.formUnion(lengths[$1] ?? []) }
    return found.count == 1 ? found.first : nil
  }
}

// MARK: Libraries

extension EntryReader {
  private static let libraries = [
    "gsap.", "from \"gsap\"", "from 'gsap'", "<motion.", "framer-motion", "motion/react",
    "from \"motion\"", "from 'motion'",
    "TweenMax.", "TweenLite.", "TimelineMax(", "TimelineLite(", "create_tween", "tween_property",
    "interpolate_", "TweenInfo",
  ]

  /// Whether code is for such a library, or places tweens on a timeline of one that the document has
  /// spoken of.
  static func countsSeconds(_ text: String, _ lines: SourceLines) -> Bool {
    libraries.contains(where: text.contains)
      || text.contains(".to(") && lines.contains("gsap.timeline")
  }
}
