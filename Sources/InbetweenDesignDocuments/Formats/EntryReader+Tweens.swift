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
    // Arguments with names are read by them: `fadeIn(duration: 800.ms)`.
    guard tokens[place + 3].text != ":" else { return nil }
    let numbers = tokens[(place + 2)..<end].compactMap { token -> Double? in
      guard case .number(let number) = token.kind else { return nil }
      return number
    }
    guard let length = numbers.max(), (40...60_000).contains(length), numbers.count < 3 else {
      return nil
    }
    tween = Fact.Motion(line: name.line, instance: String(place))
    tweened = owner(ofCallAt: place) + [name.text]
    report(.duration, name.line) { $0.time = Fact.Amount(length, .milliseconds) }
    return end
  }

  /// What a call is of: `house.FadeTo(`, `$("#panel").fadeIn(`.
  private func owner(ofCallAt place: Int) -> [String] {
    let before = tokens[place - 2]
    if before.kind == .name { return [before.text] }
    guard before.text == ")", place > 4, tokens[place - 3].kind == .text,
      tokens[place - 4].text == "("
    else { return [] }
    return [String(tokens[place - 3].text.prefix(60))]
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
    if place > 1, tokens[place - 2].text == "Animated" { return readRest(name, at: place, to: end) }
    guard case .number(let number) = first.kind else {
      // `FadeIn.delay(index * 50)`
      if kind == .delay { tweened = place > 1 ? [tokens[place - 2].text] : [] }
      return kind == .delay && readTurns(name, at: place + 2) != nil ? end : nil
    }
    switch kind {
    case .duration:
      guard isBuilder(at: place), number >= 40, number <= 60_000, end == place + 3 else {
        return nil
      }
      beginBuilder(name, at: place)
      report(kind, name.line) { $0.time = Fact.Amount(number, .milliseconds) }
    case .delay where number >= 40:
      guard isBuilder(at: place), number <= 60_000 else { return nil }
      beginBuilder(name, at: place)
      report(kind, name.line) { $0.time = Fact.Amount(number, .milliseconds) }
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

  /// React Native's `Animated.delay(500)`: a wait at the head of a sequence, and a rest within one.
  private mutating func readRest(_ name: EntryToken, at place: Int, to end: Int) -> Int? {
    guard case .number(let number) = tokens[place + 2].kind, end == place + 3, number > 0 else {
      return nil
    }
    let isFirst = place > 2 && tokens[place - 3].kind == .open
    tween = Fact.Motion(line: name.line, instance: String(place))
    tweened = isFirst ? [moved(from: end)].compactMap(\.self) : []
    report(isFirst ? .delay : .pause, name.line) {
      $0.time = Fact.Amount(number, .milliseconds)
    }
    return end
  }

  /// What the next of React Native's animations moves: `timing(lidOpacity, …)`; nil where none follows soon.
  func moved(from place: Int) -> String? {
    let call = tokens[place...].prefix(24).indices.first { index in
      ["timing", "spring", "decay"].contains(tokens[index].text) && tokens[index + 1].text == "("
    }
    guard let call, tokens[call - 2].text == "Animated" else { return nil }
    return tokens[(call + 2)...].prefix(6).prefix { $0.kind == .name || $0.text == "." }
      .last { $0.kind == .name }?.text
  }

  /// Whether a call is chained to a transition: `FadeOut.duration(300)`,
  /// `dots.transition().duration(750)`.
  func isBuilder(at place: Int) -> Bool {
    let before = tokens[place - 2]
    if before.kind == .name {
      let words = TimeWords.words(of: before.text)
      return before.text.first?.isUppercase == true && words.contains(where: MotionWords.isMotion)
    }
    let links = chain(before: place)
    return links.contains("transition")
      || links.contains { ["duration", "delay", "springify"].contains($0) }
  }

  /// Of which transition what is chained is said.
  mutating func beginBuilder(_ name: EntryToken, at place: Int) {
    let (_, start) = links(before: place)
    let head = max(0, start - 2)
    guard tween?.instance != "builder \(head)" else { return }
    tween = Fact.Motion(line: name.line, instance: "builder \(head)")
    tweened = tokens[head].kind == .name ? [tokens[head].text] : []
  }

  mutating func report(_ kind: Fact.Kind, _ line: Int, _ change: (inout Fact) -> Void) {
    var fact = Fact(
      kind: kind, document: document, line: line, snippet: lines.snippet(line),
      about: (function.isEmpty ? [] : [function]) + scopes.flatMap(\.names).suffix(2) + tweened,
      confidence: .stated)
    fact.context = context
    fact.motion = tween
    change(&fact)
    keep(fact)
  }

  /// Where the bracket that is open at a place ends.
  func closing(of place: Int, within longest: Int = 200) -> Int? {
    var depth = 0
    for index in place..<max(place, min(tokens.count, place + longest)) {
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
    "setdelay": .delay, "delay": .delay, "duration": .duration, "setloops": .repetition,
    "setease": .curve,
    "appendinterval": .pause, "prependinterval": .pause, "tweeninterval": .pause,
    "waittween": .pause, "repeatdelay": .pause,
  ]
}
