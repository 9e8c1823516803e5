/// What a document calls by names of its own: curves, `standard cubic-bezier(0.4, 0, 0.2, 1)`,
/// `| spring-soft | stiffness 250, damping 30 |`, and lengths, `| motion.duration.fast | 100 ms |`.
struct OwnNames: Sendable {
  /// Each by its name in lower case; nil where the document gives several.
  private var curves: [String: Fact.Curve?] = [:]
  private var times: [String: Fact.Amount?] = [:]
  /// The same without the words that say of which kind they are: `calm` of `--motion-duration-calm`.
  private var shortCurves: [String: Fact.Curve?] = [:]
  private var shortTimes: [String: Fact.Amount?] = [:]

  /// Those of a text that gives none.
  init() {}

  /// Those that a document gives in its lines, items and rows.
  init(of blocks: [MarkdownBlock]) {
    for block in blocks {
      switch block.content {
      case .code(let language, let code):
        for line in code.split(whereSeparator: \.isNewline) { note(line.utf8) }
        noteEntries(code, language)
      case .paragraph(let text), .item(_, _, let text): note(text.bytes)
      case .row(_, let cells): note(cells.flatMap { $0.bytes + Array(" | ".utf8) })
      case .heading: break
      }
    }
  }

  private mutating func note(_ text: some Collection<UInt8>) {
    guard text.count < 2_000 else { return }
    let tokens = ProseToken.tokens(of: Array(text)[...])
    noteVariables(tokens)
    noteBracketed(tokens)
    guard text.count < 300,
      let start = tokens.prefix(4).firstIndex(where: { $0.kind == .word && $0.number == nil }),
      tokens[..<start].allSatisfy({ $0.kind == .mark })
    else { return }
    let end = Self.endOfName(in: tokens, at: start)
    let name = Self.name(of: start..<end, in: tokens)
    let place = tokens[end...].firstIndex { $0.kind == .word || $0.number != nil } ?? tokens.count
    guard place < tokens.count, place < end + 5, !Self.isTaken(name) else { return }
    if let curve = Self.curve(in: tokens, at: place) ?? Self.shape(in: tokens, at: place, of: name)
    {
      note(curve, name)
    } else if let time = Self.time(at: place, among: ProseQuantity.quantities(in: tokens)) {
      note(time, name)
    }
  }

  /// Notes what stands in groups of code by what it is: `durations: { calm: 220 }`.
  private mutating func noteEntries(_ code: String, _ language: String) {
    guard Self.languages.contains(language) else { return }
    let facts = EntryReader.facts(
      of: code, document: "", lines: SourceLines(code), firstLine: 1, context: [],
      language: CodeLanguage(language))
    for fact in facts {
      let path = fact.about.suffix(2).map { $0.lowercased() }
      guard path.count == 2, Self.kinds.contains(path[0]), !Self.isTaken(path[1]) else { continue }
      let name = path.joined(separator: ".")
      if let time = fact.time, time.upper == time.lower {
        note(time, name)
      } else if let curve = fact.curve, case .bezier = curve {
        note(curve, name)
      }
    }
  }

  private static let languages: Set<String> = [
    "js", "ts", "jsx", "tsx", "javascript", "typescript", "json", "jsonc", "json5",
  ]

  /// Words that names of tokens begin with, which say of which kind they are.
  private static let kinds: Set<String> = [
    "motion", "duration", "durations", "dur", "easing", "easings", "ease", "delay", "delays",
    "animation", "anim", "transition", "time", "timing", "curve", "curves", "speed", "speeds",
    "token", "tokens",
  ]

  /// Those of curves.
  private static let easings: Set<String> = ["easing", "easings", "ease", "curve", "curves"]

  /// What is left of a name without the words that say of which kind it is: `calm-long` of
  /// `--motion-duration-calm-long`; nil where it begins with none.
  private static func short(_ name: String) -> String? {
    let parts = name.split { "-.".contains($0) }
    let rest = parts.dropLast().drop { kinds.contains(String($0)) } + parts.suffix(1)
    return rest.isEmpty || rest.count == parts.count ? nil : rest.joined(separator: "-")
  }

  /// Whether the name that is all of a cell says of which kind it is.
  static func saysKind(_ tokens: [ProseToken]) -> Bool {
    onlyName(tokens).map { short(name(of: $0.name, in: $0.tokens)) != nil } ?? false
  }

  /// The variables of style sheets that it gives values outside of any sheet, as a sheet writes them.
  var variables: [String: String] {
    let lengths = times.compactMapValues { time in
      time.flatMap(\.seconds).map { "\(FactText.decimal($0))s" }
    }
    let eased = curves.compactMapValues { curve -> String? in
      guard case .bezier(let x1, let y1, let x2, let y2) = curve else { return nil }
      let numbers = [x1, y1, x2, y2].map(FactText.decimal).joined(separator: ", ")
      return "cubic-bezier(\(numbers))"
    }
    return lengths.merging(eased) { time, _ in time }.filter { $0.key.hasPrefix("--") }
  }

  /// Notes the variables of style sheets that stand anywhere, each right before its value: `` `--dur-1` 160 ms,
  /// `--ease-land` (0.34, 1.3, 0.64, 1) ``.
  private mutating func noteVariables(_ tokens: [ProseToken]) {
    guard tokens.contains(where: { $0.text == "-" || $0.text == "$" }) else { return }
    let quantities = ProseQuantity.quantities(in: tokens)
    for range in Self.names(in: tokens) where Self.isVariable(at: range.lowerBound, in: tokens) {
      let rest = tokens[range.upperBound...].prefix(4)
      guard let place = rest.firstIndex(where: { $0.kind == .word || $0.number != nil }),
        tokens[range.upperBound..<place].allSatisfy({ ["`", ":", "=", "(", "|"].contains($0.text) })
      else { continue }
      let name = Self.name(of: range, in: tokens)
      let near = Array(tokens.prefix(place + Self.longestValue))
      if let curve = Self.curve(in: near, at: place) {
        note(curve, name)
      } else if let time = Self.time(at: place, among: quantities) {
        note(time, name)
      }
    }
  }

  /// Notes names in brackets behind the length that opens a line: `50 ms (duration-micro-01): clicks`.
  private mutating func noteBracketed(_ tokens: [ProseToken]) {
    guard tokens.prefix(8).contains(where: { $0.text == "(" }),
      let first = ProseQuantity.quantities(in: Array(tokens.prefix(12))).first,
      tokens[..<first.tokens.lowerBound].allSatisfy({ $0.kind == .mark }),
      let time = Self.time(at: first.tokens.lowerBound, among: [first]),
      first.tokens.upperBound + 1 < tokens.count, tokens[first.tokens.upperBound].text == "(",
      case let start = first.tokens.upperBound + 1, tokens[start].kind == .word
    else { return }
    let end = Self.endOfName(in: tokens, at: start)
    guard end > start + 1, end < tokens.count, tokens[end].text == ")" else { return }
    note(time, Self.name(of: start..<end, in: tokens))
  }

  /// How many tokens the value of a variable has at most.
  private static let longestValue = 24

  /// Whether a name is a variable's: `--dur`, `$dur`.
  static func isVariable(at start: Int, in tokens: [ProseToken]) -> Bool {
    guard start > 0, tokens[start].isAttached else { return false }
    return tokens[start - 1].text == "$"
      || start > 1 && tokens[start - 1].text == "-" && tokens[start - 1].isAttached
        && tokens[start - 2].text == "-"
  }

  private mutating func note(_ curve: Fact.Curve, _ name: String) {
    Self.note(curve, name, in: &curves)
    if let short = Self.short(name) { Self.note(curve, short, in: &shortCurves) }
  }

  private mutating func note(_ time: Fact.Amount, _ name: String) {
    Self.note(time, name, in: &times)
    if let short = Self.short(name) { Self.note(time, short, in: &shortTimes) }
  }

  /// Notes a value by its name, and by the last part of that.
  private static func note<Value: Equatable>(
    _ value: Value, _ name: String, in named: inout [String: Value?]
  ) {
    let last = name.split(separator: ".").last.map { String($0) } ?? name
    for name in Set([name, last]) {
      if let known = named[name], known != value {
        named.updateValue(nil, forKey: name)
      } else {
        named.updateValue(value, forKey: name)
      }
    }
  }

  /// The curve in numbers that begins at a place.
  private static func curve(in tokens: [ProseToken], at place: Int) -> Fact.Curve? {
    if place > 0, let four = MotionWords.bracketedCurve(in: tokens, at: place - 1) { return four }
    if let (curve, at) = MotionWords.namedCurve(in: Array(tokens[place...])), at == 0,
      case .bezier = curve
    {
      return curve
    }
    guard ["spring", "stiffness", "damping", "response", "mass"].contains(tokens[place].text) else {
      return nil
    }
    let numbers = ProseReader.springNumbers(in: Array(tokens[place...])).map(\.number)
    return numbers.count > 1 ? .spring(of: numbers) : nil
  }

  /// The curve of a library's name that begins at a place behind a name of several parts:
  /// `` `easing.standard` | `outQuad` ``.
  private static func shape(in tokens: [ProseToken], at place: Int, of name: String) -> Fact.Curve?
  {
    guard name.contains("."), let (curve, at) = MotionWords.namedCurve(in: Array(tokens[place...])),
      at == 0, case .named(let shape) = curve, shape.split(separator: "-").count > 2,
      !isTaken(shape)
    else { return nil }
    return curve
  }

  /// The one time that begins at a place.
  private static func time(at place: Int, among quantities: [ProseQuantity]) -> Fact.Amount? {
    guard let given = quantities.first(where: { $0.tokens.lowerBound == place }),
      given.upper == given.lower, case .time(let unit) = given.unit
    else { return nil }
    return Fact.Amount(given.lower, unit)
  }

  /// Words that say nothing of which curve they are, and curves that everybody knows.
  private static func isTaken(_ name: String) -> Bool {
    [
      "easing", "ease", "curve", "spring", "transition", "animation", "default", "timing", "use",
      "the", "linear", "ease-in", "ease-out", "ease-in-out", "cubic", "duration", "with", "new",
    ].contains(name)
  }

  /// A word, and those that hyphens or points tie to it.
  private static func endOfName(in tokens: [ProseToken], at start: Int) -> Int {
    var end = start + 1
    while end < tokens.count, tokens[end].isAttached {
      if tokens[end].number != nil, tokens[end - 1].kind == .word {
        // `short2`
        end += 1
      } else if end + 1 < tokens.count, ["-", "."].contains(tokens[end].text),
        tokens[end + 1].isAttached, tokens[end + 1].kind == .word || tokens[end].text == "-"
      {
        // `dur-1`
        end += 2
      } else {
        break
      }
    }
    return end
  }

  /// What a name is noted by: a variable's is never that of a curve that everybody knows.
  private static func name(of range: Range<Int>, in tokens: [ProseToken]) -> String {
    (isVariable(at: range.lowerBound, in: tokens) ? "--" : "")
      + tokens[range].map(\.text).joined()
  }

  /// What is noted by the name of a range: a variable may be called without its sign.
  private static func value<Value>(
    of range: Range<Int>, in tokens: [ProseToken], among named: [String: Value?]
  ) -> Value? {
    let name = name(of: range, in: tokens)
    if let known = named[name] { return known }
    if let known = named["--" + name] { return isTaken(name) ? nil : known }
    return name.hasPrefix("--") ? named[String(name.dropFirst(2))] ?? nil : nil
  }

  /// What is noted by a name without its kind, which the name may say.
  private static func value<Value>(ofShort name: String, among named: [String: Value?]) -> Value? {
    let plain = name.split { "-.".contains($0) }.joined(separator: "-")
    if let known = named[plain] { return known }
    // The curve that everybody calls so is another.
    return isTaken(name) ? nil : short(name).flatMap { named[$0] } ?? nil
  }

  /// The curves that words of a sentence call by these names, with the tokens that do.
  ///
  /// - Parameters:
  ///   - tokens: those of a sentence or a cell.
  ///   - quantities: their times. A name of one word counts right behind one: `220 ms standard`.
  /// - Returns: those that are known, in order.
  func curves(
    in tokens: [ProseToken], _ quantities: [ProseQuantity]
  ) -> [(curve: Fact.Curve, tokens: Range<Int>)] {
    guard !curves.isEmpty else { return [] }
    return Self.names(in: tokens).compactMap { name in
      guard let curve = Self.value(of: name, in: tokens, among: curves) else { return nil }
      let behind = name.upperBound < tokens.count ? tokens[name.upperBound] : nil
      let isClosed =
        behind.map { next in
          next.kind == .mark && next.text != ":"
            || ["ease", "easing", "curve", "while"].contains(next.text)
        } ?? true
      let isOfTime = quantities.contains { quantity in
        let end = quantity.tokens.upperBound
        return (0...1).contains(name.lowerBound - end)
          && tokens[end..<name.lowerBound].allSatisfy { ["`", ","].contains($0.text) }
      }
      let isWhole = name.count > 1 || Self.isVariable(at: name.lowerBound, in: tokens)
      return isWhole || isClosed && isOfTime ? (curve, name) : nil
    }
  }

  /// The lengths that words of a sentence call by names of several parts and do not give in numbers.
  ///
  /// - Parameter tokens: those of a sentence.
  /// - Returns: those that are known, in order, with the tokens that name them.
  func times(in tokens: [ProseToken]) -> [(time: Fact.Amount, tokens: Range<Int>)] {
    guard !times.isEmpty else { return [] }
    return Self.names(in: tokens).compactMap { name in
      // `pop-up` is no length, though the document may give one behind it.
      let words = tokens[name].filter { $0.kind == .word }.map(\.text)
      let isVariable = Self.isVariable(at: name.lowerBound, in: tokens)
      guard isVariable || name.count > 1,
        let time = Self.value(of: name, in: tokens, among: times)
          ?? (words.contains(where: Self.easings.contains)
            ? nil : Self.short(Self.name(of: name, in: tokens)).flatMap { shortTimes[$0] } ?? nil),
        isVariable
          || words.contains(where: { ProseReader.labels[$0] != nil || Self.kinds.contains($0) })
      else { return nil }
      return (time, name)
    }
  }

  /// The words of a sentence, each with what is tied to it.
  private static func names(in tokens: [ProseToken]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var place = 0
    while place < tokens.count {
      let end = tokens[place].kind == .word ? endOfName(in: tokens, at: place) : place + 1
      if tokens[place].kind == .word { found.append(place..<end) }
      place = end
    }
    return found
  }

  /// A curve, or what the document calls by the name of one.
  func curve(for curve: Fact.Curve) -> Fact.Curve {
    guard MotionWords.isOfSystem(curve), case .named(let name) = curve, let known = curves[name]
    else { return curve }
    return known ?? curve
  }

  /// The curve that is all that a cell or a sentence says: `` `spring-soft`. ``
  func curve(alone tokens: [ProseToken]) -> Fact.Curve? {
    Self.onlyName(tokens).flatMap {
      Self.value(of: $0.name, in: $0.tokens, among: curves)
        ?? Self.value(ofShort: Self.name(of: $0.name, in: $0.tokens), among: shortCurves)
    }
  }

  /// The length that is all that a cell says: `fast`, `slower (loop)`.
  func time(alone tokens: [ProseToken]) -> Fact.Amount? {
    Self.onlyName(tokens).flatMap {
      Self.value(of: $0.name, in: $0.tokens, among: times)
        ?? Self.value(ofShort: Self.name(of: $0.name, in: $0.tokens), among: shortTimes)
    }
  }

  /// A name that has no more behind it than something in brackets, among the tokens that count.
  private static func onlyName(
    _ tokens: [ProseToken]
  ) -> (name: Range<Int>, tokens: [ProseToken])? {
    var words = tokens.filter {
      !["`", ".", ","].contains($0.text) || $0.isAttached && $0.text == "."
    }
    // `--lid-calm`, `$lid-calm`, `var(--lid-calm)`
    if words.count > 3, words[0].text == "var", words[1].text == "(", words.last?.text == ")" {
      words = Array(words[2...].dropLast())
    }
    guard let start = words.firstIndex(where: { !["-", "$"].contains($0.text) }),
      words[start].kind == .word
    else { return nil }
    let end = endOfName(in: words, at: start)
    let rest = words[end...].filter { $0.text != "." }
    guard rest.isEmpty || rest.first?.text == "(" && rest.last?.text == ")" else { return nil }
    return (start..<end, words)
  }
}
