// Calls of libraries that tween, whose length stands last and bears no name: `DOFade(0, 0.5f)`,
// `tween_property(lid, "scale", big, 0.5)`, and what is chained to them: `.SetDelay(0.2f)`.

extension EntryReader {
  /// What such a call says, in seconds.
  ///
  /// - Returns: where its brackets end; nil for any other call.
  mutating func readTween(_ name: EntryToken, at place: Int) -> Int? {
    let word = name.text.filter { $0 != "_" }
    if let kind = Self.chained[word.lowercased()] {
      // `Delay()` of something else has nothing before it.
      guard place > 0, tokens[place - 1].text == "." || kind == .pause else { return nil }
      return readChained(kind, name, at: place)
    }
    if Self.fades.contains(word.lowercased()) { return readFade(name, at: place) }
    guard Self.isTween(word), let end = closing(of: place + 1), end > place + 2 else { return nil }
    guard let last = arguments(of: place + 1)?.last,
      let (length, stop) = constant(at: last.lowerBound),
      stop == end, length > 0, length < 1000
    else { return nil }
    let given = tokens[(place + 2)..<end].filter { $0.kind == .name || $0.kind == .text }
    // What moves is given first, or is what the call belongs to.
    var owners =
      word.lowercased().hasPrefix("tween") && tokens[place + 2].kind != .text
      ? given.prefix(2).map(\.text) : []
    if place > 1, tokens[place - 1].text == ".", tokens[place - 2].kind == .name {
      owners.insert(tokens[place - 2].text, at: 0)
    }
    tween = Fact.Motion(line: name.line, instance: String(place))
    tweened = [name.text] + owners
    report(.duration, name.line) { $0.time = Fact.Amount(length) }
    return end
  }

  /// `house.FadeTo(128, 2000)`, `lid.slideUp(400)`: how long it takes, in milliseconds, is the number
  /// that is no amount.
  private mutating func readFade(_ name: EntryToken, at place: Int) -> Int? {
    guard place > 1, tokens[place - 1].text == ".", let end = closing(of: place + 1) else {
      return nil
    }
    let numbers = tokens[(place + 2)..<end].compactMap { token -> Double? in
      guard case .number(let number) = token.kind else { return nil }
      return number
    }
    guard let length = numbers.max(), (40...60_000).contains(length), numbers.count < 3 else {
      return nil
    }
    tween = Fact.Motion(line: name.line, instance: String(place))
    tweened = (tokens[place - 2].kind == .name ? [tokens[place - 2].text] : []) + [name.text]
    report(.duration, name.line) { $0.time = Fact.Amount(length, .milliseconds) }
    return end
  }

  private static let fades: Set<String> = [
    "fadein", "fadeout", "fadeto", "fadeon", "fadeoff", "fadetoggle", "slideup", "slidedown",
    "slidetoggle",
  ]

  /// What is chained to a tween.
  private mutating func readChained(_ kind: Fact.Kind, _ name: EntryToken, at place: Int) -> Int? {
    guard let end = closing(of: place + 1), end > place + 2 else { return nil }
    let isNegative = tokens[place + 2].text == "-"
    let first = tokens[place + (isNegative ? 3 : 2)]
    if kind == .curve {
      guard let curve = tokens[..<end].last(where: { $0.kind == .name })?.text,
        curve.lowercased() != name.text.lowercased()
      else { return nil }
      let plain = curve.prefix(1).uppercased() + curve.dropFirst()
      report(.curve, name.line) {
        $0.curve = .named(plain == "Linear" ? "linear" : "ease\(plain)")
      }
      return end
    }
    guard case .number(let number) = first.kind else { return nil }
    switch kind {
    case .repetition:
      report(kind, name.line) {
        $0.repeats = isNegative
        $0.runs = isNegative ? nil : number
      }
    default:
      guard number > 0, number < 1000, !isNegative else { return nil }
      if kind == .pause { tweened = [name.text] }
      report(kind, name.line) { $0.time = Fact.Amount(number) }
    }
    return end
  }

  mutating func report(_ kind: Fact.Kind, _ line: Int, _ change: (inout Fact) -> Void) {
    var fact = Fact(
      kind: kind, document: document, line: line, snippet: lines.snippet(line),
      about: (function.isEmpty ? [] : [function]) + scopes.flatMap(\.names).suffix(2) + tweened,
      confidence: .stated)
    fact.context = context
    fact.motion = tween
    change(&fact)
    facts.append(fact)
  }

  /// Where the bracket that is open at a place ends.
  func closing(of place: Int) -> Int? {
    var depth = 0
    for index in place..<min(tokens.count, place + 200) {
      switch tokens[index].kind {
      case .open: depth += 1
      case .close:
        depth -= 1
        if depth == 0 { return index }
      case .name, .text, .number, .mark: continue
      }
    }
    return nil
  }

  /// `DOFade`, `TweenPosition`, `tween_property`.
  private static func isTween(_ word: String) -> Bool {
    let rest =
      word.hasPrefix("DO") ? word.dropFirst(2) : word.hasPrefix("Tween") ? word.dropFirst(5) : ""
    return rest.first?.isUppercase ?? false
      || ["tweenproperty", "tweenmethod"].contains(word.lowercased())
  }

  private static let chained: [String: Fact.Kind] = [
    "setdelay": .delay, "delay": .delay, "setloops": .repetition, "setease": .curve,
    "appendinterval": .pause, "prependinterval": .pause, "tweeninterval": .pause,
    "waittween": .pause,
  ]
}
