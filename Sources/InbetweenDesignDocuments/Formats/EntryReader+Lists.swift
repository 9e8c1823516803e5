// Times that stand in rows: lists of numbers under one name, what comments call the arguments of a
// call, and the numbers of a spring that calls give one by one.

extension EntryReader {
  /// `delays: [120, 240, 360]`, `const int FLASH_MS[] = {200, 100, 400};`: each for itself.
  mutating func readTimes(_ numbers: [Double], _ key: EntryToken) {
    guard (2...16).contains(numbers.count), !isCurveKey(key.text),
      let kind = TimeWords.kind(of: key.text),
      case let amounts = numbers.map({ BareTime.amount($0, name: key.text) }),
      zip(numbers, amounts).allSatisfy({ $0 == 0 || $1 != nil })
    else { return }
    // `fallDurationRange: [900, 3200]`
    if TimeWords.words(of: key.text).contains("range"), numbers.count == 2, numbers[0] < numbers[1],
      let lower = amounts[0], let upper = amounts[1], lower.unit == upper.unit
    {
      return add(kind, key.text, line: key.line) {
        $0.time = Fact.Amount(lower.lower, to: upper.lower, lower.unit)
        $0.confidence = .likely
      }
    }
    for amount in amounts {
      guard let amount else { continue }
      add(kind, key.text, line: key.line) {
        $0.time = amount
        $0.confidence = .likely
      }
    }
  }

  /// `FLASH_MS[] = {200, 100}`, `FLASH_MS[4] = { … }`; where it ends.
  mutating func readArray(_ name: EntryToken, at place: Int) -> Int? {
    if let end = readShorthandCurve(name, at: place) { return end }
    guard place + 4 < tokens.count, tokens[place + 1].text == "[",
      let bracket = closing(of: place + 1), bracket <= place + 3, bracket + 2 < tokens.count,
      tokens[bracket + 1].text == "=", tokens[bracket + 2].text == "{",
      let (numbers, end) = list(at: bracket + 2)
    else { return nil }
    readTimes(numbers, name)
    return end
  }

  private func isCurveKey(_ key: String) -> Bool {
    TimeWords.words(of: key).contains { ["ease", "easing", "curve", "bezier"].contains($0) }
  }

  /// `FadeIn.springify().damping(18).stiffness(200)`.
  mutating func readSpringify(_ name: EntryToken, at place: Int) {
    let parts = ["damping": "damping", "stiffness": "stiffness", "mass": "mass"]
    var numbers: [(text: String, line: Int)] = []
    var next = place + 3
    while next + 4 < tokens.count, tokens[next].text == ".", tokens[next + 2].text == "(",
      tokens[next + 4].text == ")", case .number(let number) = tokens[next + 3].kind
    {
      if let part = parts[tokens[next + 1].text] {
        numbers.append(("\(part) \(FactText.decimal(number))", tokens[next + 1].line))
      }
      next += 5
    }
    guard let first = numbers.first else { return }
    beginBuilder(name, at: place)
    report(.curve, first.line) {
      $0.curve = .spring(numbers.map(\.text).joined(separator: ", "))
    }
  }
}

extension CodeComments {
  /// What comments call the arguments behind them: `flash(/*ON*/ 200, /*OFF*/ 100)`, in milliseconds.
  static func arguments(
    of text: String, document: String, lines: SourceLines, firstLine: Int, context: [String]
  ) -> [Fact] {
    guard text.contains("*/") else { return [] }
    var found: [Fact] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where line.utf8.count < 400 && tellsOfLight(line) {
      var rest = line
      while let open = rest.firstRange(of: "/*"), let close = rest.firstRange(of: "*/"),
        open.upperBound <= close.lowerBound, found.count < 1000
      {
        let label = rest[open.upperBound..<close.lowerBound].trimmed
        let before = rest[..<open.lowerBound].trimmed.last
        rest = rest[close.upperBound...]
        let value = rest.trimmed.prefix { $0.isNumber || $0 == "." }
        guard let kind = kind(ofArgument: label), before == "(" || before == ",",
          let number = Double(value), number >= 10
        else { continue }
        let code = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        let name = line.contains("=") ? self.name(before: "=", in: line) : code.first
        var fact = Fact(
          kind: kind, document: document, line: firstLine + index,
          snippet: lines.snippet(firstLine + index),
          about: [name.map(String.init) ?? "", label].filter { !$0.isEmpty }, confidence: .likely)
        fact.context = context
        fact.time = Fact.Amount(number, .milliseconds)
        found.append(fact)
      }
    }
    return found
  }

  private static func name(before mark: Character, in line: Substring) -> Substring? {
    line.prefix { $0 != mark }.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.last
  }

  private static func kind(ofArgument label: String) -> Fact.Kind? {
    let word = label.lowercased()
    if ["on", "off", "hold", "fade", "fade in", "fade out"].contains(word) { return .duration }
    return TimeWords.kind(of: label)
  }

  private static func tellsOfLight(_ line: Substring) -> Bool {
    line.contains("/*")
      && TimeWords.words(of: String(line.filter { $0.isLetter || $0 == "_" || $0 == " " })).contains
      {
        ["led", "blink", "flash", "pattern", "light", "lamp", "beacon", "pulse"].contains($0)
          || MotionWords.isMotion($0)
      }
  }
}

extension EntryReader {
  /// The numbers of a list, and where it ends.
  func list(at start: Int) -> ([Double], Int)? { Self.list(at: start, in: tokens) }

  static func list(at start: Int, in tokens: EntryTokens) -> ([Double], Int)? {
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
}
