/// Reads `key: value` and `key = value` in code of any language that has brackets: JavaScript,
/// TypeScript, Kotlin, Dart, Objective-C, and objects of settings.
///
/// Nothing is run: a value is a number, a text or a list that stands right behind its key.
struct EntryReader {
  private let document: String
  private let lines: SourceLines
  private let context: [String]
  private var facts: [Fact] = []
  private var tokens: [EntryToken]
  /// The brackets that are open, with what they belong to, and the numbers of a spring in each.
  private var scopes: [Scope] = []
  /// Whether a comment says that times are counted in frames.
  private let countsFrames: Bool
  /// Whether the code is for a library that counts seconds.
  private let countsSeconds: Bool
  /// The places on the clock that comments write down, in milliseconds.
  private let clock: Set<Double>

  private static let libraries = [
    "gsap.", "<motion.", "framer-motion", "motion/react", "TweenMax.",
  ]

  private struct Scope {
    var name: String
    var line: Int
    var spring: [Fact.Curve.SpringNumber] = []
  }

  static func facts(
    of text: String, document: String, lines: SourceLines, firstLine: Int, context: [String]
  ) -> [Fact] {
    let clock = CodeComments.facts(
      of: text, document: document, lines: lines, firstLine: firstLine, context: context)
    var reader = EntryReader(
      document: document, lines: lines, context: context,
      tokens: EntryToken.tokens(of: text, firstLine: firstLine),
      countsFrames: text.contains("in frames"),
      countsSeconds: libraries.contains(where: text.contains), clock: clock.times)
    reader.read()
    return clock.facts + reader.facts
  }

  private mutating func read() {
    var place = 0
    var name = ""
    var statement = ""
    while place < tokens.count, facts.count < DesignDocument.mostFacts {
      let token = tokens[place]
      switch token.kind {
      case .open:
        var owner = name.isEmpty ? statement : name
        // `val alpha by animateFloatAsState(…)`
        var callee = place - 1
        while callee >= 2, tokens[callee - 1].text == "." { callee -= 2 }
        if callee >= 2, tokens[callee - 1].text == "by", tokens[callee - 2].kind == .name {
          owner = tokens[callee - 2].text
        }
        if scopes.count < 200 { scopes.append(Scope(name: owner, line: token.line)) }
        name = ""
      case .close:
        if let scope = scopes.popLast() { end(scope) }
        name = ""
      case .name, .text:
        let next = place + 1 < tokens.count ? tokens[place + 1] : nil
        if next?.kind == .mark, [":", "="].contains(next?.text), place + 2 < tokens.count {
          name = token.text
          // `const fast: string = "70ms"`
          let isTyped =
            next?.text == ":" && tokens[place + 2].kind == .name && place + 4 < tokens.count
            && tokens[place + 3].text == "="
          if isTyped, let end = readEntry(token, at: place + 4) {
            place = end
            name = ""
            continue
          }
          statement = scopes.isEmpty ? token.text : statement
          if let end = readEntry(token, at: place + 2) {
            place = end
            name = ""
            continue
          }
          place += 2
          continue
        } else if token.kind == .name {
          readCall(token, at: place)
          name = next?.kind == .open ? call(token, at: place) : name
        }
      case .number: break
      case .mark:
        if token.text == ";" {
          name = ""
          if scopes.isEmpty { statement = "" }
        }
        if token.text == "," { name = "" }
      }
      place += 1
    }
    while let scope = scopes.popLast() { end(scope) }
  }

  /// A call with its first argument, where that is a text: `to(".hero"`.
  private func call(_ token: EntryToken, at place: Int) -> String {
    guard place + 2 < tokens.count, tokens[place + 1].text == "(", tokens[place + 2].kind == .text
    else { return token.text }
    return "\(token.text) \(tokens[place + 2].text.prefix(60))"
  }

  /// The numbers of a spring that stood in one bracket.
  private mutating func end(_ scope: Scope) {
    guard Set(scope.spring.map(\.name)).count > 1 else { return }
    add(.curve, scope.name, line: scope.line) {
      $0.curve = .spring(
        scope.spring.map { "\($0.name) \(FactText.decimal($0.value))" }.joined(separator: ", "))
    }
  }

  // MARK: Entries

  private static let springNames: [String: String] = [
    "stiffness": "stiffness", "damping": "damping", "mass": "mass", "bounce": "bounce",
    "dampingRatio": "damping", "tension": "stiffness", "friction": "damping",
    "response": "response", "dampingFraction": "damping", "bounciness": "bounce",
  ]

  /// Reads the value that stands at a place; where it ends, or nil where it is none by itself.
  private mutating func readEntry(_ key: EntryToken, at start: Int) -> Int? {
    var place = start
    var sign = 1.0
    if tokens[place].text == "-", place + 1 < tokens.count {
      sign = -1
      place += 1
    }
    let value = tokens[place]
    let isEnd = place + 1 >= tokens.count || tokens[place + 1].endsValue(after: value)
    switch value.kind {
    case .number(let number):
      guard isEnd else { return place + 1 }
      read(number: sign * number, key)
      return place + 1
    case .text:
      read(text: value.text, key)
      return place + 1
    case .name:
      // `Curves.easeInOut`
      var path = value.text
      var next = place + 1
      while next + 1 < tokens.count, tokens[next].text == ".", tokens[next + 1].kind == .name {
        path += " " + tokens[next + 1].text
        next += 2
      }
      if let end = readCurve(called: value, at: next, key) { return end }
      if value.text == "infiniteRepeatable" || value.text == "tween" || value.text == "snap" {
        readCall(value, at: place)
      }
      read(word: path, key)
      return nil
    case .open where value.text == "[":
      guard let (numbers, end) = list(at: place) else { return nil }
      if numbers.count == 4, isCurve(key.text) {
        add(.curve, key.text, line: key.line) {
          $0.curve = .bezier(numbers[0], numbers[1], numbers[2], numbers[3])
        }
      }
      return end
    case .open, .close, .mark: return nil
    }
  }

  private static let curveCalls: Set<String> = [
    "CubicBezierEasing", "Cubic", "PathInterpolator", "cubicBezier", "CubicBezier",
  ]

  /// `CubicBezierEasing(0.2f, 0f, 0f, 1f)`, `Cubic(0.2, 0.0, 0.0, 1.0)`; where it ends.
  private mutating func readCurve(
    called name: EntryToken, at place: Int, _ key: EntryToken
  ) -> Int? {
    guard Self.curveCalls.contains(name.text), place < tokens.count, tokens[place].text == "(",
      let (numbers, end) = list(at: place), numbers.count == 4
    else { return nil }
    add(.curve, key.text, line: key.line) {
      $0.curve = .bezier(numbers[0], numbers[1], numbers[2], numbers[3])
    }
    return end
  }

  /// What Compose's calls say without names: `infiniteRepeatable(tween(900))`.
  private mutating func readCall(_ name: EntryToken, at place: Int) {
    guard place + 2 < tokens.count, tokens[place + 1].text == "(" else { return }
    switch name.text {
    case "infiniteRepeatable":
      add(.repetition, name.text, line: name.line) { $0.repeats = true }
    case "tween", "snap":
      guard case .number(let number) = tokens[place + 2].kind, number > 0 else { return }
      let kind: Fact.Kind = name.text == "snap" ? .delay : .duration
      add(kind, name.text, line: name.line) { $0.time = Fact.Amount(number, .milliseconds) }
    default: break
    }
  }

  private mutating func read(number: Double, _ key: EntryToken) {
    if let name = Self.springNames[key.text] {
      if scopes.isEmpty { return }
      scopes[scopes.count - 1].spring.append(Fact.Curve.SpringNumber(name: name, value: number))
      return
    }
    if ["repeat", "iterations", "repeatCount", "iterationCount"].contains(key.text) {
      return add(.repetition, key.text, line: key.line) {
        $0.repeats = number < 0
        $0.runs = number < 0 ? nil : number
      }
    }
    let owners = TimeWords.words(of: scopes.last?.name ?? "")
    if clock.contains(number),
      owners.contains(where: { ["timing", "timings", "times"].contains($0) })
    {
      return add(.start, key.text, line: key.line) { $0.time = Fact.Amount(number, .milliseconds) }
    }
    guard let kind = kind(of: key.text),
      let amount = countsFrames && number == number.rounded()
        ? Fact.Amount(number, .frames)
        : countsSeconds && number > 0 && number < 40
          ? Fact.Amount(number) : BareTime.amount(number, name: key.text)
    else { return }
    add(kind, key.text, line: key.line) {
      $0.time = amount
      $0.confidence = amount.unit == TimeWords.unit(of: key.text) ? .stated : .likely
    }
  }

  private mutating func read(text: String, _ key: EntryToken) {
    // `{ key: "motion-fast", value: "100ms" }` bears a name of its own.
    if ["key", "name", "token", "id", "label", "title"].contains(key.text),
      let last = scopes.indices.last,
      StyleReader.time(text) == nil, text.utf8.count < 80, !text.contains(" ")
    {
      scopes[last].name = text
      return
    }
    let words = text.split(separator: " ").map(String.init)
    if let curve = StyleReader.curve(text), isCurve(key.text) || text.contains("(") {
      return add(.curve, key.text, line: key.line) { $0.curve = curve }
    }
    // GSAP's word for a motion without easing.
    if isCurve(key.text), text == "none" {
      return add(.curve, key.text, line: key.line) { $0.curve = .named("linear") }
    }
    if isCurve(key.text), let curve = MotionWords.curve(in: ProseToken.tokens(of: text)) {
      return add(.curve, key.text, line: key.line) { $0.curve = curve }
    }
    guard words.count <= 8, isAboutMotion(key.text) else { return }
    let times = words.compactMap(StyleReader.time)
    let kind = kind(of: key.text) ?? .duration
    let curve =
      words.lazy.compactMap(StyleReader.curve).first
      ?? MotionWords.curve(in: ProseToken.tokens(of: text))
    for (place, time) in times.prefix(2).enumerated() where time.lower > 0 {
      add(place == 0 ? kind : .delay, key.text, line: key.line) {
        $0.time = time
        $0.curve = place == 0 ? curve : nil
      }
    }
  }

  private mutating func read(word: String, _ key: EntryToken) {
    if ["repeat", "loop", "iterations", "repeatCount", "iterationCount"].contains(key.text),
      ["Infinity", "true", "infinite", "INFINITE"].contains(word)
    {
      add(.repetition, key.text, line: key.line) { $0.repeats = true }
    } else if isCurve(key.text), let curve = MotionWords.curve(in: ProseToken.tokens(of: word)),
      curve != .spring("")
    {
      add(.curve, key.text, line: key.line) { $0.curve = curve }
    }
  }

  /// The numbers of a list, and where it ends.
  private func list(at start: Int) -> ([Double], Int)? {
    var numbers: [Double] = []
    var place = start + 1
    var sign = 1.0
    while place < tokens.count, numbers.count < 20 {
      switch tokens[place].kind {
      case .number(let number):
        numbers.append(sign * number)
        sign = 1
      case .close: return (numbers, place + 1)
      case .mark where tokens[place].text == "-": sign = -1
      case .mark where tokens[place].text == ",": break
      case .open, .name, .text, .mark: return nil
      }
      place += 1
    }
    return nil
  }

  // MARK: Names

  /// What a key, or the group that it stands in, says that its numbers are.
  private func kind(of key: String) -> Fact.Kind? {
    if let kind = TimeWords.kind(of: key) { return kind }
    let words = TimeWords.words(of: key)
    if words.first == "dur" || words.last == "dur" { return .duration }
    guard words.allSatisfy(TimeWords.speeds.contains) || words.count == 1,
      let owner = scopes.last?.name
    else { return nil }
    let owners = TimeWords.words(of: owner)
    return TimeWords.kind(of: owner)
      ?? (owners.contains { ["dur", "durations", "timing", "timings"].contains($0) }
        ? .duration : nil)
  }

  private func isAboutMotion(_ key: String) -> Bool {
    (scopes.suffix(4).map(\.name) + [key] + context.suffix(2)).contains { name in
      TimeWords.words(of: name).contains {
        [
          "motion", "animation", "animations", "transition", "transitions", "timing", "duration",
          "durations", "delay", "stagger", "ease", "easing", "dur", "speed",
        ].contains($0)
      }
    }
  }

  private func isCurve(_ key: String) -> Bool {
    (scopes.suffix(2).map(\.name) + [key]).contains { name in
      TimeWords.words(of: name).contains {
        ["ease", "easing", "easings", "curve", "curves", "bezier", "interpolator"].contains($0)
      }
    }
  }

  private mutating func add(
    _ kind: Fact.Kind, _ name: String, line: Int, _ change: (inout Fact) -> Void
  ) {
    var fact = Fact(
      kind: kind, document: document, line: line, snippet: lines.snippet(line),
      confidence: .stated)
    fact.context = context
    let around = scopes.map(\.name).filter { !$0.isEmpty }
    fact.about = around.suffix(4) + (around.last == name ? [] : [name])
    change(&fact)
    facts.append(fact)
  }
}
