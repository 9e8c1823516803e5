/// Reads times in sentences, lists and tables.
struct ProseReader {
  let document: String
  let lines: SourceLines
  var facts: [Fact] = []
  /// The number of the last phase of a row of sentences (`first … then …`); 0 before one.
  var phase = 0

  /// Whether the block at hand is in a list whose times are places on the clock.
  var isOnClock = false
  /// What is around the heading of the block at hand, the widest first.
  var context: [String] = []
  /// The item that the block at hand stands below; nil for none.
  var parent: String?
  /// Whether what is read is an item below that.
  var isItem = false
  /// The sentence before the one at hand, where that begins with a pronoun.
  var meant: String?
  /// The unit of a table's numbers that have none, as the text around it says.
  var tableUnit: Fact.TimeUnit?
  /// The unit of all numbers that are times and have none, as the document says.
  var documentUnit: Fact.TimeUnit?
  /// Whether the block at hand stands below words for mistakes.
  var isBelowMistakes = false
  /// Whether the one at hand goes on after a semicolon.
  var isContinued = false
  /// The sentence before the one at hand, shortened.
  var lastSentence: String?
  /// The time before the one at hand in its sentence, and what that is.
  var lastTime: (quantity: ProseQuantity, kind: Fact.Kind)?
  /// The ranges of the document that go on where another ends: places on the clock.
  var chains: Set<Span> = []
  /// The lines on which spans with arrows are places on a clock.
  var arrowLines: Set<Int> = []
  /// Whether turns in the block at hand go against the clock; nil before anybody asked.
  var blockTurnsBack: Bool?
  /// The frames a second that the document gives; nil where it gives none, or several.
  let frameRate: StatedFrameRate?
  /// What variables of the document's style sheets stand for.
  let styles: StyleVariables
  /// What the document calls by names of its own.
  let ownNames: OwnNames
  /// Whether the table at hand is of what machines do.
  var isTableOfMachines = false
  /// Whether the table at hand is one of curves.
  var isEasingTable = false
  /// The ranges of the table at hand that go on where another ends, as `chains`.
  var tableChains: Set<Span> = []

  init(
    document: String, lines: SourceLines, frameRate: StatedFrameRate? = nil,
    styles: StyleVariables = StyleVariables(), ownNames: OwnNames = OwnNames()
  ) {
    self.styles = styles
    self.ownNames = ownNames
    self.document = document
    self.lines = lines
    self.frameRate = frameRate
  }

  mutating func read(_ blocks: [MarkdownBlock]) {
    var list: [(number: Int, text: ProseText, heading: String?)] = []
    var listID: Int?
    /// The words before a list, which say whether it lists phases.
    var intro: [String] = []
    var table: [MarkdownBlock] = []
    var springs: [(text: ProseText, heading: String?, context: [String])] = []
    var springID: Int?
    /// The unit that the block before gives for numbers without one.
    var said: Fact.TimeUnit?
    let clocks = Self.clocks(in: blocks)
    let clockHeadings = Self.clockHeadings(in: blocks)
    let scales = Self.scalesOfFeeling(in: blocks)
    chains = Self.chains(blocks)
    arrowLines = Self.arrowLines(in: blocks)
    documentUnit = Self.unitOfAll(in: blocks)
    for block in blocks {
      guard facts.count < DesignDocument.maximumFacts else { break }
      if Self.isBelowSounds(block) { continue }
      if case .row(let titles, _) = block.content {
        if let last = table.last, case .row(titles, _) = last.content, last.line + 1 == block.line {
        } else {
          readTable(table)
          table = []
          tableUnit = said
        }
        table.append(block)
        continue
      }
      // What stands above a heading holds for the table right below it, too.
      if case .heading = block.content {
        said = Self.unitSaid(in: block) ?? said
      } else {
        said = Self.unitSaid(in: block)
      }
      // `All values in ms.` below a table
      if tableUnit == nil { tableUnit = said }
      readTable(table)
      table = []
      context = block.context
      parent = block.parent
      if case .item = block.content { isItem = true } else { isItem = false }
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
          readSentences(text, nil, isOnClock: clockHeadings.contains(text.firstLine))
          intro = ProseToken.tokens(of: text).map(\.text)
        }
      case .item(let id, _, _) where scales.contains(id): continue
      case .item(let id, _, let text):
        if id != springID {
          readSpringItems(springs)
          springs = []
        }
        springID = id
        springs.append((text, block.heading, block.context))
        if let length = Self.bareLength(of: text, below: block.parent) {
          add(.duration, line: text.firstLine) {
            $0.time = length
            $0.about = (block.heading.map { [$0] } ?? []) + [text.shortened]
          }
          continue
        }
        readSentences(text, block.heading, isOnClock: clocks.contains(id))
      case .code(let language, let code):
        readFence(code, language, block)
      case .row: break
      }
    }
    readTable(table)
    readSpringItems(springs)
    readPhases(list, after: intro)
  }

  /// `All times in seconds.`, wherever that stands; nil where nothing does, or two of them.
  private static func unitOfAll(in blocks: [MarkdownBlock]) -> Fact.TimeUnit? {
    let times: Set<String> = ["times", "durations", "timings", "delays"]
    var units: Set<Fact.TimeUnit> = []
    for block in blocks {
      guard case .paragraph(let text) = block.content, let unit = unitSaid(in: block) else {
        continue
      }
      let words = ProseToken.tokens(of: text.bytes.suffix(200)).map(\.text)
      let isOfAll = zip(words, words.dropFirst()).contains { $0 == "all" && times.contains($1) }
      if isOfAll { units.insert(unit) }
    }
    return units.count == 1 ? units.first : nil
  }

  /// `Timeline (in ms):`, `All values in milliseconds.`
  private static func unitSaid(in block: MarkdownBlock) -> Fact.TimeUnit? {
    let text: ProseText
    switch block.content {
    case .heading(_, let words), .paragraph(let words), .item(_, _, let words): text = words
    case .row, .code: return nil
    }
    let tokens = ProseToken.tokens(of: text.bytes.suffix(200))
    return tokens.indices.dropLast().lazy.compactMap { place -> Fact.TimeUnit? in
      guard tokens[place].text == "in", let unit = units[tokens[place + 1].text],
        place == 0 || tokens[place - 1].number == nil,
        place + 2 >= tokens.count || tokens[place + 2].kind == .mark
          || ["unless", "except", "if"].contains(tokens[place + 2].text)
      else { return nil }
      return unit
    }.first
  }

  /// Adds a fact of a line of the document.
  mutating func add(_ kind: Fact.Kind, line: Int, _ change: (inout Fact) -> Void) {
    guard facts.count < DesignDocument.maximumFacts else { return }
    var fact = Fact(
      kind: kind, document: document, line: line, snippet: lines.snippet(line),
      confidence: .stated)
    fact.parent = parent
    fact.isOfItem = isItem
    fact.context = context + (meant.map { [$0] } ?? [])
    change(&fact)
    facts.append(fact)
  }

  /// A range of times as written.
  struct Span: Hashable {
    var lower: Double
    var upper: Double
    var unit: ProseQuantity.Unit

    init(_ quantity: ProseQuantity) {
      (lower, upper, unit) = (quantity.lower, quantity.upper, quantity.unit)
    }
  }

  /// The ranges that begin where another ends, back to one that begins with nothing.
  private static func chains(_ blocks: [MarkdownBlock]) -> Set<Span> {
    var spans: [Span] = []
    for block in blocks {
      let text: ProseText
      var isHeading = false
      switch block.content {
      case .heading(_, let words): (text, isHeading) = (words, true)
      case .paragraph(let words), .item(_, _, let words): text = words
      case .row, .code: continue
      }
      guard text.hasDigit else { continue }
      let tokens = ProseToken.tokens(of: text.bytes.prefix(400))
      for quantity in ProseQuantity.quantities(in: tokens) where quantity.upper > quantity.lower {
        guard case .time(let unit) = quantity.unit,
          unit == .frames || isHeading || quantity.tokens.lowerBound <= 12
        else { continue }
        spans.append(Span(quantity))
      }
    }
    return chained(spans)
  }

  /// What goes on from what begins with nothing, step by step: other ranges meet by chance.
  static func chained(_ spans: [Span]) -> Set<Span> {
    let begins = Dictionary(grouping: spans, by: \.lower)
    var chained: Set<Span> = []
    var pending = spans.filter { $0.lower == 0 }
    while let span = pending.popLast() {
      guard chained.insert(span).inserted else { continue }
      pending += begins[span.upper, default: []].filter { $0.unit == span.unit }
    }
    // A range that begins with nothing and that nothing follows may be one of times.
    let certain = chained.filter { span in
      span.lower > 0 || span.unit == .time(.frames)
        || begins[span.upper]?.contains { $0.unit == span.unit } ?? false
    }
    return certain.union(overlapping(spans, certain))
  }

  /// The ranges that begin within those of a clock, where all stand in the order of their beginnings:
  /// `0–600 ms`, `600–1600 ms`, `1200–2800 ms`.
  private static func overlapping(_ spans: [Span], _ clock: Set<Span>) -> [Span] {
    guard clock.count > 1, Set(spans.map(\.unit)).count == 1,
      zip(spans, spans.dropFirst()).allSatisfy({ $0.lower <= $1.lower })
    else { return [] }
    var end = clock.map(\.upper).max() ?? 0
    return spans.filter { span in
      guard span.lower > 0, span.lower <= end else { return false }
      end = max(end, span.upper)
      return true
    }
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
