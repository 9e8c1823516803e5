/// Reads times in sentences, lists and tables.
struct ProseReader {
  let document: String
  let lines: SourceLines
  private(set) var facts: [Fact] = []
  /// The number of the last phase of a row of sentences (`first … then …`); 0 before one.
  var phase = 0

  /// Whether the block at hand is in a list whose times are places on the clock.
  var isOnClock = false
  /// Whether turns in the block at hand go against the clock; nil before anybody asked.
  var blockTurnsBack: Bool?

  init(document: String, lines: SourceLines) {
    self.document = document
    self.lines = lines
  }

  mutating func read(_ blocks: [MarkdownBlock]) {
    var list: [(number: Int, text: ProseText, heading: String?)] = []
    var listID: Int?
    /// The words before a list, which say whether it lists phases.
    var intro: [String] = []
    var table: [MarkdownBlock] = []
    let clocks = Self.clocks(blocks)
    for block in blocks {
      guard facts.count < DesignDocument.mostFacts else { break }
      if case .row(let titles, _) = block.content {
        if let last = table.last, case .row(titles, _) = last.content, last.line + 1 == block.line {
        } else {
          readTable(table)
          table = []
        }
        table.append(block)
        continue
      }
      readTable(table)
      table = []
      if case .item(let id, let number?, let text) = block.content {
        if id != listID { readPhases(list, after: intro) }
        if id != listID { list = [] }
        listID = id
        list.append((number, text, block.heading))
        readSentences(text, block.heading, isOnClock: clocks.contains(id))
        continue
      }
      switch block.content {
      case .heading(_, let text), .paragraph(let text):
        readPhases(list, after: intro)
        list = []
        listID = nil
        if case .heading = block.content { phase = 0 }
        if case .paragraph = block.content {
          readSentences(text, block.heading)
          intro = ProseToken.tokens(of: text.bytes.suffix(300)).map(\.text)
        } else {
          readSentences(text, nil)
          intro = ProseToken.tokens(of: text).map(\.text)
        }
      case .item(let id, _, let text):
        readSentences(text, block.heading, isOnClock: clocks.contains(id))
      case .row, .code: break
      }
    }
    readTable(table)
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

  /// The lists in which something lasts from nothing to something: that is no length, and their
  /// times are places on the clock.
  private static func clocks(_ blocks: [MarkdownBlock]) -> Set<Int> {
    var clocks: Set<Int> = []
    for block in blocks {
      guard case .item(let list, _, let text) = block.content, text.hasRangeFromNought,
        !clocks.contains(list)
      else { continue }
      let tokens = ProseToken.tokens(of: text.bytes.prefix(400))
      let isClock = ProseQuantity.quantities(in: tokens).contains {
        if case .time = $0.unit { return $0.lower == 0 && $0.upper > 0 }
        return false
      }
      if isClock { clocks.insert(list) }
    }
    return clocks
  }

  // MARK: Phases

  /// A numbered list as an order, where it lists phases of an animation.
  private mutating func readPhases(
    _ list: [(number: Int, text: ProseText, heading: String?)], after intro: [String]
  ) {
    guard list.count > 1 else { return }
    let words = list.map { item in
      ProseToken.tokens(of: item.text.bytes.prefix(400))
        .filter { $0.kind == .word }.map(\.text)
    }
    guard !words.contains(where: { $0.first.map(MotionWords.isInstruction) ?? false }) else {
      return
    }
    let moving = zip(list, words).filter { item, words in
      words.contains(where: MotionWords.isMotion) || Self.isTimed(item.text)
    }.count
    let isAnnounced = MotionWords.announcesPhases(intro)
    guard isAnnounced ? moving * 3 >= list.count : moving * 4 >= list.count * 3 else { return }
    for item in list {
      let line = item.text.firstLine
      add(.order, line: line) {
        $0.order = .phase(item.number)
        $0.about = (item.heading.map { [$0] } ?? []) + [item.text.shortened]
        $0.confidence = isAnnounced ? .stated : .likely
      }
    }
  }

  /// Whether a text gives a time.
  private static func isTimed(_ text: ProseText) -> Bool {
    let tokens = ProseToken.tokens(of: text.bytes.prefix(400))
    let topic = MotionWords.Topic(tokens)
    return ProseQuantity.quantities(in: tokens).contains {
      if case .time = $0.unit { return !MotionWords.isForeign($0, in: tokens, about: topic) }
      return false
    }
  }
}
