/// The curves that a document calls by names of its own: `standard cubic-bezier(0.4, 0, 0.2, 1)`,
/// `| spring-soft | stiffness 250, damping 30 |`.
struct OwnCurves: Sendable {
  /// Each by its name in lower case; nil where the document gives several.
  private var named: [String: Fact.Curve?] = [:]

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

  var isEmpty: Bool { named.isEmpty }

  private mutating func note(_ text: some Collection<UInt8>) {
    guard text.count < 300 else { return }
    let tokens = ProseToken.tokens(of: Array(text)[...])
    guard
      let start = tokens.prefix(4).firstIndex(where: { $0.kind == .word && $0.number == nil }),
      tokens[..<start].allSatisfy({ $0.kind == .mark })
    else { return }
    let end = Self.endOfName(in: tokens, at: start)
    let name = Self.name(tokens[start..<end])
    let place = tokens[end...].firstIndex { $0.kind == .word } ?? tokens.count
    guard place < tokens.count, place < end + 5, !Self.isTaken(name),
      let curve = Self.curve(in: tokens, at: place)
    else { return }
    if let known = named[name], known != curve {
      named.updateValue(nil, forKey: name)
    } else {
      named[name] = curve
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
    return numbers.count > 1 ? .spring(ProseReader.story(of: numbers)) : nil
  }

  /// Words that say nothing of which curve they are, and curves that everybody knows.
  private static func isTaken(_ name: String) -> Bool {
    [
      "easing", "ease", "curve", "spring", "transition", "animation", "default", "timing", "use",
      "the", "linear", "ease-in", "ease-out", "ease-in-out", "cubic", "duration", "with", "new",
    ].contains(name)
  }

  /// A word, and those that hyphens tie to it.
  private static func endOfName(in tokens: [ProseToken], at start: Int) -> Int {
    var end = start + 1
    while end + 1 < tokens.count, tokens[end].text == "-", tokens[end].isAttached,
      tokens[end + 1].isAttached, tokens[end + 1].kind == .word
    {
      end += 2
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
    guard !named.isEmpty else { return [] }
    var found: [(curve: Fact.Curve, tokens: Range<Int>)] = []
    var place = 0
    while place < tokens.count {
      let end = tokens[place].kind == .word ? Self.endOfName(in: tokens, at: place) : place + 1
      defer { place = end }
      guard let known = named[Self.name(tokens[place..<end])], let curve = known else { continue }
      let behind = end < tokens.count ? tokens[end].text : "."
      let isClosed =
        end == tokens.count || tokens[end].kind == .mark && behind != ":"
        || ["ease", "easing", "curve", "while"].contains(behind)
      let isOfTime = quantities.contains { quantity in
        (0...1).contains(place - quantity.tokens.upperBound)
          && tokens[quantity.tokens.upperBound..<place].allSatisfy { ["`", ","].contains($0.text) }
      }
      if end > place + 1 || isClosed && isOfTime { found.append((curve, place..<end)) }
    }
    return found
  }

  /// What a sentence is that has the name of a curve and nothing else: `` `spring-soft`. ``
  func only(in tokens: [ProseToken]) -> Fact.Curve? {
    let words = tokens.filter { !["`", ".", ","].contains($0.text) }
    guard let first = words.first, first.kind == .word,
      Self.endOfName(in: words, at: 0) == words.count, words.count > 1
    else { return nil }
    return named[Self.name(words[...])] ?? nil
  }
}
