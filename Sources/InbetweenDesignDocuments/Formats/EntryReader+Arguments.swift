// What calls are given without names.

extension EntryReader {
  /// A number that stands alone between commas: where GSAP's timeline puts a tween, how often
  /// Reanimated repeats one.
  mutating func readArgument(_ number: Double, at place: Int) {
    guard let scope = scopes.last, scope.hasArgument, place > 0, place + 1 < tokens.count,
      [")", ","].contains(tokens[place + 1].text)
    else { return }
    let isNegative = tokens[place - 1].text == "-"
    guard tokens[place - (isNegative ? 2 : 1)].text == "," else { return }
    if let kind = Self.timers[scope.words.last ?? ""] {
      return readTimer(kind, number, before: place)
    }
    // `tl.to(".lid", 0.8, { … })`
    if scope.isTween, !isNegative, number > 0, number < 60, tokens[place + 1].text == "," {
      return add(.duration, "duration", line: tokens[place].line) {
        $0.time = Fact.Amount(number)
      }
    }
    if scope.words.contains("withRepeat") {
      add(.repetition, "repeat", line: tokens[place].line) {
        $0.repeats = isNegative
        $0.runs = isNegative ? nil : number
      }
    } else if scope.isTween, !isNegative, tokens[place + 1].text == ")",
      tokens[place - 2].text == "}"
    {
      let isStagger = scope.words.contains { $0.hasPrefix("stagger") }
      add(
        isStagger ? .stagger : .start, isStagger ? "stagger" : "position",
        line: tokens[place].line
      ) { $0.time = Fact.Amount(number) }
    } else if scope.isAdded, !isNegative, tokens[place + 1].text == ")",
      tokens[place - 2].text == "}"
    {
      add(.start, "position", line: tokens[place].line) {
        $0.time = Fact.Amount(number, .milliseconds)
      }
    } else if countsSeconds, !isNegative, place > 3, scope.words.last == "call",
      tokens[place + 1].text == ")", tokens[place - 2].text == "]", tokens[place - 3].text == "[",
      tokens[..<place].suffix(60).contains(where: { ["=>", "function"].contains($0.text) })
    {
      // `.call(() => setPhase("wake"), [], 0.76)`
      let called = callee(before: place) ?? "call"
      let told = tokens[..<place].suffix(8).last { $0.kind == .text }
      add(.start, called, line: tokens[place].line) {
        $0.time = Fact.Amount(number)
        $0.about += told.map { [String($0.text.prefix(60))] } ?? []
        $0.name = nil
      }
    }
  }

  /// `sail.value = withDelay(500, …)`, whose value's name is not yet that of a bracket.
  mutating func readWait(_ number: Double, _ name: EntryToken, line: Int) -> Int? {
    scopes.append(waiting(name))
    add(.delay, "delay", line: line) { $0.time = Fact.Amount(number, .milliseconds) }
    scopes.removeLast()
    return nil
  }

  /// `withDelay(index * 100, …)`: so much later for each.
  mutating func readWaits(_ name: EntryToken, at place: Int) -> Bool {
    scopes.append(waiting(name))
    defer { scopes.removeLast() }
    return readTurns(name, at: place + 2) != nil
  }

  /// `Animated.loop(spin)`, without a number of iterations.
  func isLoop(_ name: EntryToken, at place: Int) -> Bool {
    guard name.text == "loop", place > 1, tokens[place - 2].text == "Animated",
      let end = closing(of: place + 1)
    else { return false }
    return !tokens[place..<end].contains { $0.text == "iterations" }
  }

  /// `val pulse = infiniteRepeatable(…)`, `Animated.loop(Animated.timing(pulse, …))`
  mutating func readEndless(_ name: EntryToken, at place: Int) {
    var scope = waiting(name)
    scope.names.removeAll(where: Self.partKeys.contains)
    scope.names += name.text == "loop" ? [moved(from: place)].compactMap(\.self) : []
    if !scope.names.isEmpty { scopes.append(scope) }
    add(.repetition, name.text, line: name.line) { $0.repeats = true }
    if !scope.names.isEmpty { scopes.removeLast() }
  }

  private func waiting(_ name: EntryToken) -> Scope {
    Scope(
      names: names.filter { $0 != name.text }, words: [name.text], line: name.line,
      motion: Fact.Motion(line: name.line, instance: name.text), isList: false,
      firstFact: facts.count)
  }

  private static let timers: [String: Fact.Kind] = [
    "setTimeout": .delay, "setInterval": .period, "postDelayed": .delay,
  ]

  /// `setTimeout(() => bell.ring(), 300)`, `setInterval(blink, 530)`: what is called so much later, or
  /// as often.
  private mutating func readTimer(_ kind: Fact.Kind, _ number: Double, before place: Int) {
    let given = tokens[place - 2].kind == .name ? tokens[place - 2].text : nil
    let moving = namesWithin(bracketsBefore: place).first(where: Self.tellsOfMotion)
    guard number > 0, let later = callee(before: place) ?? given, !later.contains("location"),
      moving != nil
        || kind == .delay && !TimeWords.isOfOtherTopic(later)
          && scopes.last?.words.last != "postDelayed"
    else { return }
    add(kind, later, line: tokens[place].line) {
      $0.time = Fact.Amount(number, .milliseconds)
      $0.name = nil
    }
  }

  /// The names in the brackets that a place stands in, up to it.
  private func namesWithin(bracketsBefore place: Int) -> [String] {
    var depth = 0
    var start = place
    while start > 0, place - start < 400 {
      start -= 1
      if tokens[start].kind == .close { depth += 1 }
      guard tokens[start].kind == .open else { continue }
      if depth == 0 { break }
      depth -= 1
    }
    return tokens[start..<place].filter { $0.kind == .name }.map(\.text)
  }

  /// `utils.delay(500, function() { logo.animate(…) })`: a wait that stands before what comes behind it.
  mutating func readWaitBefore(_ name: EntryToken, at place: Int) {
    guard ["delay", "wait", "after", "later"].contains(name.text),
      let given = arguments(of: place + 1), given.count == 2, given[0].count == 1,
      case .number(let number) = tokens[given[0].lowerBound].kind, number >= 20,
      ["function", "("].contains(tokens[given[1].lowerBound].text)
        || given[1].count == 1 && tokens[given[1].lowerBound].kind == .name
    else { return }
    let inner = tokens[given[1]].filter { $0.kind == .name && $0.text != "function" }.map(\.text)
    guard let moving = inner.first(where: { !TimeWords.isOfOtherTopic($0) }),
      given[1].count == 1 || inner.contains(where: Self.tellsOfMotion)
    else { return }
    add(.delay, moving, line: tokens[given[0].lowerBound].line) {
      $0.time = Fact.Amount(number, .milliseconds)
      $0.about += inner.prefix(4).filter { $0 != moving }
      $0.name = nil
    }
  }

  /// Calls of libraries that give times without names.
  mutating func readMotionCall(_ name: EntryToken, at place: Int) {
    guard ["stagger", "animate"].contains(name.text), let given = arguments(of: place + 1),
      given.count <= 3, let first = given.first
    else { return }
    let owner = place > 1 && tokens[place - 1].text == "." ? tokens[place - 2] : nil
    if name.text == "stagger" {
      // React Native's `Animated.stagger(80, [fade(a), fade(b)])`: each of them so much later.
      guard owner?.text == "Animated", given.count == 2, let step = onlyNumber(first)
      else { return }
      add(.stagger, "stagger", line: name.line) { $0.time = Fact.Amount(step, .milliseconds) }
    } else if let owner {
      // `lid.animate({ opacity: [0, 1] }, 200)`
      guard given.count >= 2, let number = onlyNumber(given[1]), number >= 20,
        tokens[first.lowerBound].kind == .open
      else { return }
      let subject = owner.kind == .name ? owner.text : name.text
      add(.duration, subject, line: tokens[given[1].lowerBound].line) {
        $0.time = Fact.Amount(number, .milliseconds)
      }
    } else if given.count == 2, let number = onlyNumber(first),
      tokens[given[1].lowerBound].text == "style"
    {
      // `animate(150, style({ opacity: 0 }))`
      add(.duration, "animate", line: name.line) {
        $0.time = Fact.Amount(number, .milliseconds)
      }
    } else if first.count == 1, tokens[first.lowerBound].kind == .text {
      // Angular's `animate('250ms 100ms ease-out', style({ opacity: 1 }))`
      let words = StyleReader.split(tokens[first.lowerBound].text) { $0 == " " }
      let times = words.compactMap { StyleReader.time($0) }
      for (kind, time) in zip([Fact.Kind.duration, .delay], times) {
        add(kind, "animate", line: name.line) { $0.time = time }
      }
      guard !times.isEmpty, let curve = words.lazy.compactMap({ StyleReader.curve($0) }).first
      else { return }
      add(.curve, "animate", line: name.line) { $0.curve = curve }
    }
  }

  /// What is a number above 0 and nothing else.
  private func onlyNumber(_ argument: Range<Int>) -> Double? {
    guard argument.count == 1, case .number(let number) = tokens[argument.lowerBound].kind,
      number > 0
    else { return nil }
    return number
  }

  /// `1f at 500 with LinearOutSlowInEasing`, `0.2f at 150 using LinearEasing`: the curve of a keyframe of
  /// Compose, said once for each of a row.
  mutating func readKeyframe(_ token: EntryToken, at place: Int) {
    guard token.text == "at", place > 0, place + 3 < tokens.count,
      ["with", "using"].contains(tokens[place + 2].text), case .number = tokens[place - 1].kind,
      case .number = tokens[place + 1].kind,
      let curve = Fact.Curve(named: tokens[place + 3].text),
      !facts.suffix(8).contains(where: { $0.curve == curve && token.line - $0.line < 10 })
    else { return }
    add(.curve, "easing", line: token.line) { $0.curve = curve }
  }

  /// Whether a function's name speaks of motion: what is asked for every second is no animation.
  static func tellsOfMotion(_ name: String) -> Bool {
    TimeWords.words(of: name).contains(where: MotionWords.isMotion)
  }

  /// Whether all that is called behind a wait fetches or keeps something: `Timer(wait, () => fetch())`.
  func isWaitedForByMachine(behind place: Int) -> Bool {
    var calls: [String] = []
    var depth = 0
    for index in tokens[place...].prefix(60).indices {
      if tokens[index].kind == .open { depth += 1 }
      if tokens[index].kind == .close { depth -= 1 }
      if depth < 0 { break }
      guard tokens[index].kind == .name, index + 1 < tokens.count, tokens[index + 1].text == "("
      else { continue }
      calls.append(tokens[index].text)
    }
    return !calls.isEmpty && calls.allSatisfy(TimeWords.isOfOtherTopic)
  }

  /// What is called or changed first in the brackets that end behind a place, with what it belongs to.
  func callee(before place: Int) -> String? {
    var depth = 0
    var start = place
    while start > 0 {
      start -= 1
      if tokens[start].kind == .close { depth += 1 }
      guard tokens[start].kind == .open else { continue }
      if depth == 0 { break }
      depth -= 1
    }
    let inner = tokens[start..<place].indices.dropFirst()
    // `lid.style.opacity = 1` as well as `lid.open()`
    guard
      let called = inner.first(where: { index in
        tokens[index].kind == .name && ["(", "="].contains(tokens[index + 1].text)
          && !["function", "async", "if"].contains(tokens[index].text)
      })
    else { return nil }
    var first = called
    while first - 2 > start, tokens[first - 1].text == "." {
      // `letters[0].classList.add('lit')`
      let isPlace =
        tokens[first - 2].text == "]" && first - 5 > start && tokens[first - 4].text == "["
      guard tokens[first - 2].kind == .name || isPlace else { break }
      first -= isPlace ? 5 : 2
    }
    let path = tokens[first...called].map(\.text).joined()
    // The class that it is given says more than that it is given one.
    guard path.hasSuffix(".classList.add"), called + 2 < place, tokens[called + 2].kind == .text
    else { return path }
    return path.dropLast(14) + "." + tokens[called + 2].text
  }

  /// What a page is asked for by an argument: `$(".word"), …`, `$(this).find(".line"), …`,
  /// `document.querySelector("#hero"), …`; nil for any other argument.
  func lookup(at place: Int) -> String? {
    var depth = 0
    var found: String?
    for index in place..<min(tokens.count, place + 24) {
      switch tokens[index].kind {
      case .open where tokens[index].text == "(": depth += 1
      case .close where depth > 0: depth -= 1
      case .open, .close: return nil
      case .text where depth > 0 && tokens[index - 1].text == "(": found = tokens[index].text
      case .mark where tokens[index].text == "," && depth == 0:
        return found.map { String($0.prefix(60)) }
      case .name, .text, .number, .mark: continue
      }
    }
    return nil
  }

  /// Several that move alike, `[logo, words]`; nil for any other argument.
  func listed(at open: Int) -> String? {
    guard open < tokens.count, tokens[open].text == "[",
      let end = closing(of: open), end > open + 1
    else { return nil }
    let inner = tokens[(open + 1)..<end]
    let isPlain = inner.allSatisfy {
      $0.kind == .name || $0.kind == .text || [",", "."].contains($0.text)
    }
    return isPlain ? String(inner.map { $0.text == "," ? ", " : $0.text }.joined().prefix(60)) : nil
  }

  /// Where a timeline puts a tween: `"+=0.5"` and `"<0.2"` are so long after the one before it.
  mutating func readPosition(_ text: String, at place: Int) {
    guard let scope = scopes.last, scope.hasArgument, place > 0, place + 1 < tokens.count,
      tokens[place - 1].text == ",",
      tokens[(place + 1)...].first(where: { $0.text != "," })?.text == ")",
      scope.words.contains(where: ["to", "from", "fromTo", "add"].contains)
    else { return }
    let digits = text.drop { "<>+=".contains($0) }
    guard digits.count < text.count, text != digits, let number = Double(digits), number > 0 else {
      // `"-=0.4"`
      if let start = starts[place] {
        add(.start, "position", line: tokens[place].line) {
          $0.time = Fact.Amount(start)
          $0.confidence = .computed
        }
      }
      return
    }
    guard countsSeconds ? number < 40 : number >= 20 else { return }
    let time = Fact.Amount(number, countsSeconds ? .seconds : .milliseconds)
    add(.delay, "position", line: tokens[place].line) { $0.time = time }
  }

  /// Whether what stands behind the brackets of a function in Kotlin is its value.
  func isBody(from next: Int) -> Bool {
    if tokens[next].text == "=" { return true }
    guard tokens[next].text == ":" else { return false }
    let type = tokens[(next + 1)...].prefix(8).prefix {
      $0.kind == .name || ["<", ">", ".", "?"].contains($0.text)
    }
    let end = next + 1 + type.count
    return !type.isEmpty && end < tokens.count && ["=", "{"].contains(tokens[end].text)
  }

  /// Whether a name is the type of what a function returns; Dart's makers set fields behind the same colon.
  func isReturned(at place: Int) -> Bool {
    guard place > 1, tokens[place - 1].text == ":", tokens[place - 2].text == ")" else {
      return false
    }
    let name = tokens[place].text
    return name.first?.isUppercase ?? false
      || ["void", "number", "string", "boolean", "any", "unknown", "int", "float"].contains(name)
  }

  /// `{ duration, … }` with a constant of that name.
  mutating func readShorthand(_ token: EntryToken, at place: Int) {
    guard scopes.last != nil, place > 0, place + 1 < tokens.count,
      ["duration", "delay"].contains(token.text), ["{", ","].contains(tokens[place - 1].text),
      [",", "}"].contains(tokens[place + 1].text), let number = constants[token.text],
      let amount = BareTime.amount(number, name: token.text)
    else { return }
    add(token.text == "delay" ? .delay : .duration, token.text, line: token.line) {
      $0.time = amount
    }
  }
}
