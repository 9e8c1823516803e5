/// What a document calls by names of its own: curves, `standard cubic-bezier(0.4, 0, 0.2, 1)`,
/// `| spring-soft | stiffness 250, damping 30 |`, and lengths, `| motion.duration.fast | 100 ms |`.
struct OwnNames: Sendable {
  /// Each by its name in lower case; nil where the document gives several.
  private var curves: [String: Fact.Curve?] = [:]
  private var times: [String: Fact.Amount?] = [:]

  /// Those of a text that gives none.
  init() {}

  /// Those that a document gives in its lines, items and rows.
  init(of blocks: [MarkdownBlock]) {
    for block in blocks {
      switch block.content {
      case .code(_, let code):
        for line in code.split(whereSeparator: \.isNewline) { note(line.utf8) }
      case .paragraph(let text), .item(_, _, let text): note(text.bytes)
      case .row(_, let cells): note(cells.flatMap { $0.bytes + Array(" | ".utf8) })
      case .heading: break
      }
    }
  }

  private mutating func note(_ text: some Collection<UInt8>) {
    guard text.count < 300 else { return }
    let tokens = ProseToken.tokens(of: Array(text)[...])
    guard
      let start = tokens.prefix(4).firstIndex(where: { $0.kind == .word && $0.number == nil }),
      tokens[..<start].allSatisfy({ $0.kind == .mark })
    else { return }
    let end = Self.endOfName(in: tokens, at: start)
    let name = Self.name(tokens[start..<end])
    let place = tokens[end...].firstIndex { $0.kind == .word || $0.number != nil } ?? tokens.count
    guard place < tokens.count, place < end + 5, !Self.isTaken(name) else { return }
    if let curve = Self.curve(in: tokens, at: place) {
      Self.note(curve, name, in: &curves)
    } else if let time = Self.time(in: tokens, at: place) {
      Self.note(time, name, in: &times)
    }
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

  /// The one time that begins at a place.
  private static func time(in tokens: [ProseToken], at place: Int) -> Fact.Amount? {
    guard let first = ProseQuantity.quantities(in: tokens).first, first.tokens.lowerBound == place,
      first.upper == first.lower, case .time(let unit) = first.unit
    else { return nil }
    return Fact.Amount(first.lower, unit)
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
        end += 2
      } else {
        break
      }
    }
    return end
  }

  private static func name(_ tokens: ArraySlice<ProseToken>) -> String {
    tokens.map(\.text).joined()
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
      guard let known = curves[Self.name(tokens[name])], let curve = known else { return nil }
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
      return name.count > 1 || isClosed && isOfTime ? (curve, name) : nil
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
      guard name.count > 1, let known = times[Self.name(tokens[name])], let time = known,
        words.contains(where: { ProseReader.labels[$0] != nil })
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
    Self.onlyName(tokens).flatMap { curves[$0] ?? nil }
  }

  /// The length that is all that a cell says: `fast`, `slower (loop)`.
  func time(alone tokens: [ProseToken]) -> Fact.Amount? {
    Self.onlyName(tokens).flatMap { times[$0] ?? nil }
  }

  /// A name that has no more behind it than something in brackets.
  private static func onlyName(_ tokens: [ProseToken]) -> String? {
    var words = tokens.filter {
      !["`", ".", ","].contains($0.text) || $0.isAttached && $0.text == "."
    }
    // `--lid-calm`, `$lid-calm`, `var(--lid-calm)`
    if words.count > 3, words[0].text == "var", words[1].text == "(", words.last?.text == ")" {
      words = Array(words[2...].dropLast())
    }
    words = Array(words.drop { ["-", "$"].contains($0.text) })
    guard let first = words.first, first.kind == .word else { return nil }
    let end = endOfName(in: words, at: 0)
    let rest = words[end...].filter { $0.text != "." }
    guard rest.isEmpty || rest.first?.text == "(" && rest.last?.text == ")" else { return nil }
    return name(words[..<end])
  }
}
