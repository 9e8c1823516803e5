/// Reads times in sentences, lists and tables.
struct ProseReader {
  let document: String
  let lines: SourceLines
  private(set) var facts: [Fact] = []

  init(document: String, lines: SourceLines) {
    self.document = document
    self.lines = lines
  }

  mutating func read(_ blocks: [MarkdownBlock]) {
    var list: [(number: Int, text: ProseText, heading: String?)] = []
    var listID: Int?
    /// The words before a list, which say whether it lists phases.
    var intro: [String] = []
    for block in blocks {
      guard facts.count < DesignDocument.mostFacts else { break }
      if case .item(let id, let number?, let text) = block.content {
        if id != listID { readPhases(list, after: intro) }
        if id != listID { list = [] }
        listID = id
        list.append((number, text, block.heading))
        readSentences(text, block.heading, label: "")
        continue
      }
      switch block.content {
      case .heading(_, let text), .paragraph(let text):
        readPhases(list, after: intro)
        list = []
        listID = nil
        if case .paragraph = block.content {
          readSentences(text, block.heading, label: "")
          intro = ProseToken.tokens(of: Array(text.characters.suffix(300))).map(\.text)
        } else {
          readSentences(text, nil, label: "")
          intro = ProseToken.tokens(of: text.characters).map(\.text)
        }
      case .item(_, _, let text): readSentences(text, block.heading, label: "")
      case .row(let titles, let cells): readRow(titles, cells, block)
      case .code: break
      }
    }
    readPhases(list, after: intro)
  }

  /// Adds a fact of a line of the document.
  mutating func add(_ kind: Fact.Kind, line: Int, _ change: (inout Fact) -> Void) {
    guard facts.count < DesignDocument.mostFacts else { return }
    var fact = Fact(
      kind: kind, document: document, line: line, snippet: lines.snippet(line),
      confidence: .stated)
    change(&fact)
    facts.append(fact)
  }

  // MARK: Phases

  /// A numbered list as an order, where it lists phases of an animation.
  private mutating func readPhases(
    _ list: [(number: Int, text: ProseText, heading: String?)], after intro: [String]
  ) {
    guard list.count > 1 else { return }
    let words = list.map { item in
      ProseToken.tokens(of: Array(item.text.characters.prefix(400)))
        .filter { $0.kind == .word }.map(\.text)
    }
    guard !words.contains(where: { $0.first.map(MotionWords.isInstruction) ?? false }) else {
      return
    }
    let moving = words.filter { $0.contains(where: MotionWords.isMotion) }.count
    let isAnnounced = MotionWords.announcesPhases(intro)
    guard isAnnounced ? moving * 3 >= list.count : moving * 4 >= list.count * 3 else { return }
    for item in list {
      let line = item.text.firstLine
      add(.order, line: line) {
        $0.order = .phase(item.number)
        $0.about = (item.heading.map { [$0] } ?? []) + [Self.shortened(item.text.characters[...])]
        $0.confidence = isAnnounced ? .stated : .likely
      }
    }
  }

  static func shortened(_ characters: ArraySlice<Character>) -> String {
    var text = characters
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last.map({ $0.isWhitespace || ".:;,".contains($0) }) == true { text.removeLast() }
    return text.count > 80 ? String(text.prefix(79)) + "…" : String(text)
  }

  // MARK: Tables

  /// A row of a table whose columns are times.
  private mutating func readRow(_ titles: [String], _ cells: [ProseText], _ block: MarkdownBlock) {
    var name: [String] = []
    var curve: Fact.Curve?
    var times: [(kind: Fact.Kind, amount: Fact.Amount)] = []
    for (title, cell) in zip(titles, cells) {
      let words = ProseToken.tokens(of: Array(title)).map(\.text)
      let tokens = ProseToken.tokens(of: cell.characters)
      if words.contains(where: { ["easing", "ease", "curve", "timing"].contains($0) }),
        let found = MotionWords.curve(in: tokens)
      {
        curve = found
      } else if let kind = Self.kind(ofColumn: words) {
        if let amount = Self.amount(tokens, column: words) { times.append((kind, amount)) }
      } else if let time = Self.time(tokens) {
        times.append((.duration, time))
      } else if name.count < 2, !tokens.isEmpty {
        name.append(Self.shortened(cell.characters[...]))
      }
    }
    let about = (block.heading.map { [$0] } ?? []) + name
    for (kind, amount) in times {
      add(kind, line: block.line) {
        $0.time = amount
        $0.curve = kind == .duration ? curve : nil
        $0.about = about
        $0.motion = Fact.Motion(line: block.line, instance: nil)
      }
    }
  }

  private static func kind(ofColumn words: [String]) -> Fact.Kind? {
    for word in words {
      switch word {
      case "duration", "length", "lasts", "time", "durations": return .duration
      case "delay", "wait": return .delay
      case "start", "starts", "begin", "begins", "at", "from": return .start
      case "stagger", "step": return .stagger
      case "interval", "period", "every": return .period
      case "pause", "gap", "hold": return .pause
      default: continue
      }
    }
    return nil
  }

  private static func time(_ tokens: [ProseToken]) -> Fact.Amount? {
    for quantity in ProseQuantity.quantities(in: tokens) {
      if case .time(let unit) = quantity.unit {
        return Fact.Amount(quantity.lower, to: quantity.upper, unit)
      }
    }
    return nil
  }

  /// A cell's time, its unit perhaps in the column's title.
  private static func amount(_ tokens: [ProseToken], column words: [String]) -> Fact.Amount? {
    if let time = time(tokens) { return time }
    let units: [String: Fact.TimeUnit] = [
      "ms": .milliseconds, "milliseconds": .milliseconds, "s": .seconds, "sec": .seconds,
      "seconds": .seconds, "frames": .frames,
    ]
    guard let unit = words.lazy.compactMap({ units[$0] }).first, let first = tokens.first,
      let number = first.number
    else { return nil }
    if tokens.count == 3, ["-", "–", "to"].contains(tokens[1].text),
      let upper = tokens[2].number, upper >= number
    {
      return Fact.Amount(number, to: upper, unit)
    }
    return tokens.count == 1 ? Fact.Amount(number, unit) : nil
  }
}
