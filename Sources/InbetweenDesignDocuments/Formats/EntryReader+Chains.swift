// Calls that follow each other, setters of things that have names, templates that are style sheets, and
// what begins so much later for each of several.

extension EntryReader {
  // MARK: Chains

  /// The calls that stand before another in a chain, the nearest first.
  func chain(before place: Int) -> [String] { links(before: place).names }

  /// What the chain that stands before a call begins with: `bell` of `bell.animate().alpha(0)`.
  func root(before place: Int) -> String? {
    let (names, start) = links(before: place)
    guard names.contains("animate"), start > 1, tokens[start - 1].text == ".",
      tokens[start - 2].kind == .name
    else { return nil }
    return tokens[start - 2].text
  }

  /// The most calls of a chain that are looked at.
  static let longestChain = 10

  func links(before place: Int) -> (names: [String], start: Int) {
    var names: [String] = []
    var place = place
    while place > 2, tokens[place - 1].text == ".", tokens[place - 2].kind == .close,
      names.count < Self.longestChain
    {
      var depth = 0
      var index = place - 2
      while index > 0 {
        if tokens[index].kind == .close { depth += 1 }
        if tokens[index].kind == .open { depth -= 1 }
        if depth == 0 { break }
        index -= 1
      }
      guard index > 0, tokens[index - 1].kind == .name else { break }
      names.append(tokens[index - 1].text)
      place = index - 1
    }
    return (names, place)
  }

  /// `AnimationController(…)..repeat(reverse: true)`, `controller.repeat()`.
  mutating func readRunning(_ token: EntryToken, at place: Int) -> Bool {
    guard token.text == "repeat", place > 1, place + 2 < tokens.count,
      tokens[place - 1].text == ".", tokens[place + 1].text == "(",
      tokens[place + 2].text == ")"
        || ["reverse", "min", "max", "period"].contains(tokens[place + 2].text)
    else { return false }
    let before = tokens[place - 2]
    guard var owner = closed ?? scopes.last else { return false }
    if before.kind == .name { owner.names = [before.text] }
    guard before.kind == .name || before.text == "." && tokens[place - 3].kind == .close else {
      return false
    }
    scopes.append(owner)
    add(.repetition, token.text, line: token.line) { $0.repeats = true }
    scopes.removeLast()
    return true
  }

  // MARK: Qt

  /// `fade->setEasingCurve(QEasingCurve::OutCubic)`, `fade->setLoopCount(-1)`
  mutating func readSetter(_ name: EntryToken, at place: Int) -> Int? {
    guard place > 1, tokens[place - 1].text == ".", tokens[place - 2].kind == .name,
      let end = closing(of: place + 1), end > place + 2
    else { return nil }
    tween = Fact.Motion(line: name.line, instance: tokens[place - 2].text)
    tweened = [tokens[place - 2].text]
    if name.text != "setEasingCurve" {
      if ["INFINITE", "Infinite"].contains(tokens[end - 1].text) {
        report(.repetition, name.line) { $0.repeats = true }
        return end
      }
      guard case .number(let count) = tokens[end - 1].kind, count != 0 else { return nil }
      let isNegative = tokens[end - 2].text == "-"
      report(.repetition, name.line) {
        $0.repeats = isNegative
        $0.runs = isNegative ? nil : count
      }
    } else {
      let word = tokens[end - 1].text
      guard tokens[end - 1].kind == .name, word.first?.isUppercase ?? false else { return nil }
      report(.curve, name.line) { $0.curve = .named(Self.curveName(word)) }
    }
    return end
  }

  /// `OutCubic` as this project calls it: `ease-out-cubic`.
  private static func curveName(_ word: String) -> String {
    word == "Linear" ? "linear" : (["ease"] + TimeWords.words(of: word)).joined(separator: "-")
  }

  // MARK: Styled components

  /// A template that is a style sheet: ``styled.div`animation: pulse 1.2s infinite;` ``.
  mutating func readSheet(_ token: EntryToken, at place: Int) {
    guard place > 0, token.text.contains(";"),
      token.text.contains("animation") || token.text.contains("transition")
    else { return }
    guard [.name, .close].contains(tokens[place - 1].kind) else {
      // ``<style>{`.lid { animation: … }`}</style>``, ``__html: `…` ``
      let sheet = Self.withoutValues(token.text)
      guard sheet.contains("{"), StyleReader.isSheet(sheet) else { return }
      facts += StyleReader.facts(
        of: sheet, document: document, lines: lines, firstLine: token.line, context: context)
      return
    }
    let name = statement.isEmpty ? tokens[place - 1].text : statement
    let sheet = "\(name) {" + Self.withoutValues(token.text) + "}"
    guard StyleReader.isSheet(sheet) else { return }
    facts += StyleReader.facts(
      of: sheet, document: document, lines: lines, firstLine: token.line, context: context)
  }

  /// A template without what it puts in: `${color}`; each line where it stands.
  private static func withoutValues(_ text: String) -> String {
    var result = ""
    var depth = 0
    var last: Character = " "
    for character in text {
      if character == "{", depth > 0 || last == "$" {
        depth += 1
        if depth == 1 { result.removeLast() }
      } else if character == "}", depth > 0 {
        depth -= 1
      } else if depth == 0 || character == "\n" {
        result.append(character)
      }
      last = character
    }
    return result
  }

  // MARK: One after the other

  /// `delay: (bell, i) => i * 100`, `delay: stagger(100)`, `setTimeout(ring, (i + 1) * 400)`: so much
  /// later for each.
  ///
  /// - Returns: where it ends; nil for anything else.
  mutating func readTurns(_ key: EntryToken, at start: Int) -> Int? {
    // `const delayMs = index * 60 + wait`
    guard Self.waits.contains(key.text) || TimeWords.kind(of: key.text) == .delay else {
      return nil
    }
    if let end = readStaggerCall(key, at: start) { return end }
    // A number that an index is multiplied by, up to the next comma.
    var depth = 0
    for place in tokens[start...].prefix(20).indices {
      switch tokens[place].kind {
      case .open: depth += 1
      case .close:
        depth -= 1
        if depth < 0 { return nil }
      case .mark where tokens[place].text == "," && depth == 0: return nil
      case .mark where tokens[place].text == "*" && depth == 0:
        // `0.6 + index * 0.1`: when the first of them begins
        if case .number(let first) = tokens[start].kind, tokens[start + 1].text == "+", first > 0,
          TimeWords.kind(of: key.text) == .delay
        {
          read(number: first, key)
        }
        return readProduct(key, at: place)
      case .name, .text, .number, .mark: continue
      }
    }
    return nil
  }

  /// What is called so much later for each.
  mutating func readTurns(ofCall token: EntryToken, at place: Int) {
    if ["delay", "StartOffset"].contains(token.text), place + 2 < tokens.count,
      tokens[place + 1].text == "(", place == 0 || tokens[place - 1].text != "."
    {
      _ = readTurns(token, at: place + 2)
    }
    guard token.text == "setTimeout", let given = arguments(of: place + 1), given.count == 2,
      let later = callee(before: given[1].lowerBound - 1) ?? tokens[given[0]].first?.text,
      let last = given.last, tokens[last].contains(where: { $0.text == "*" })
    else { return }
    scopes.append(
      Scope(
        names: [later], words: [later], line: token.line,
        motion: Fact.Motion(line: token.line, instance: later), isList: false,
        firstFact: facts.count))
    _ = readTurns(token, at: last.lowerBound)
    scopes.removeLast()
  }

  /// Qt Quick's `easing.type: Easing.OutBack`.
  mutating func readEasingType(_ key: EntryToken, at place: Int) -> Int? {
    guard key.text == "type", place > 1, tokens[place - 1].text == ".",
      tokens[place - 2].text == "easing", place + 2 < tokens.count
    else { return nil }
    let end = place + (tokens[place + 2].text == "Easing" ? 4 : 2)
    guard end < tokens.count, let first = tokens[end].text.first, first.isUppercase else {
      return nil
    }
    let word = tokens[end].text
    add(.curve, "easing", line: key.line) {
      $0.curve = .named(Self.curveName(word))
    }
    return end + 1
  }

  /// `{ duration: 0.4, ease }`: the curve of that name.
  ///
  /// - Returns: where it ends; nil where none stands here.
  mutating func readShorthandCurve(_ token: EntryToken, at place: Int) -> Int? {
    guard ["ease", "easing"].contains(token.text), let curve = curves[token.text], place > 0,
      place + 1 < tokens.count, ["{", ","].contains(tokens[place - 1].text),
      ["}", ","].contains(tokens[place + 1].text), scopes.last?.isList == false
    else { return nil }
    add(.curve, token.text, line: token.line) { $0.curve = curve }
    return place + 1
  }

  /// A key whose value is neither a number nor a text, or that is one of a member.
  mutating func readSpecialKey(_ token: EntryToken, at place: Int) -> Int? {
    if ["className", "class"].contains(token.text), place + 2 < tokens.count {
      readClasses(tokens[place + 2], at: place + 2)
    }
    return readAttribute(token, at: place) ?? readTurns(token, at: place + 2)
      ?? readEasingType(token, at: place)
  }

  /// `stagger(100)`, `anime.stagger(100, { start: 200 })`, in milliseconds unless the library counts
  /// seconds; values that are staggered between two ends are no times.
  private mutating func readStaggerCall(_ key: EntryToken, at start: Int) -> Int? {
    let path = tokens[start...].prefix(3)
    guard let name = path.indices.first(where: { tokens[$0].text == "stagger" }),
      name == start || (name == start + 2 && tokens[start + 1].text == "."),
      name + 3 < tokens.count,
      tokens[name + 1].text == "(", case .number(let step) = tokens[name + 2].kind, step > 0,
      [")", ","].contains(tokens[name + 3].text), let end = closing(of: name + 1)
    else { return nil }
    let isInSeconds = countsSeconds && tokens[start].text != "anime"
    let amount = isInSeconds ? Fact.Amount(step) : Fact.Amount(step, .milliseconds)
    add(.stagger, "stagger", line: tokens[name].line) { $0.time = amount }
    // `{ start: 200 }`: how long the first of them waits.
    if let first = tokens[(name + 3)..<end].indices.first(where: { tokens[$0].text == "start" }),
      first + 2 < end, tokens[first + 1].text == ":",
      case .number(let wait) = tokens[first + 2].kind, wait > 0
    {
      let time = isInSeconds ? Fact.Amount(wait) : Fact.Amount(wait, .milliseconds)
      add(.delay, key.text, line: tokens[first].line) { $0.time = time }
    }
    return end + 1
  }

  /// Keys and calls by which something begins later.
  static let waits: Set<String> = [
    "delay", "setTimeout", "withDelay", "delayMillis", "animationDelay", "transitionDelay",
    "startDelay", "StartOffset",
  ]
  private static let indices: Set<String> = [
    "i", "idx", "index", "n", "k", "j", "it", "position", "distance", "order", "rank",
  ]

  /// Whether a name counts what takes turns: `index`, `distFromCenter`.
  private static func isIndex(_ name: String) -> Bool {
    let first = String(name.prefix { !$0.isUppercase && $0 != "_" })
    return indices.contains(name) || ["dist", "distance", "index"].contains(first)
  }

  /// `${i * 40}ms`: the step of a text that multiplies an index.
  static func step(ofText text: String) -> Fact.Amount? {
    guard text.hasPrefix("${"), let close = text.firstIndex(of: "}") else { return nil }
    let unit: Fact.TimeUnit
    switch text[text.index(after: close)...] {
    case "ms": unit = .milliseconds
    case "s": unit = .seconds
    default: return nil
    }
    let factors = text[..<close].dropFirst(2).split(separator: "*").map(\.trimmed)
    guard factors.count == 2, factors.contains(where: isIndex),
      let step = factors.lazy.compactMap({ Double($0) }).first, step > 0
    else { return nil }
    return Fact.Amount(step, unit)
  }

  private mutating func readProduct(_ key: EntryToken, at place: Int) -> Int? {
    guard place > 1, place + 2 < tokens.count else { return nil }
    let step: Double
    var next = place + 2
    if let (number, end) = Self.factor(at: place + 1, in: tokens, constants) {
      // `i * 100`, `(i + 1) * 100`, `i * STEP`
      let near = tokens[..<place].suffix(tokens[place - 1].kind == .close ? 5 : 1)
      guard near.contains(where: { Self.isIndex($0.text) }) else { return nil }
      (step, next) = (number, end)
    } else if let (number, _) = Self.factor(at: place - 1, in: tokens, constants),
      Self.isIndex(tokens[place + 1].text)
    {
      step = number
    } else {
      return nil
    }
    // `i * 60 + "ms"`, `index * 60 + wait`
    let isWithUnit =
      tokens[next].text == "+"
      && (["ms", "s"].contains(tokens[next + 1].text) || tokens[next + 1].kind == .name)
    guard step > 0, isWithUnit || tokens[next].endsValue(after: tokens[next - 1]),
      let amount = BareTime.amount(step, name: "stagger")
    else { return nil }
    add(.stagger, "stagger", line: tokens[place].line) { $0.time = amount }
    return next
  }
}
