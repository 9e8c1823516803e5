// Text in fences that is no code.

extension ProseReader {
  /// Code of another language than Swift, by what it is.
  mutating func readFence(_ code: String, _ language: String, _ block: MarkdownBlock) {
    let context = block.context + (block.heading.map { [$0] } ?? [])
    let line = block.line
    switch language {
    case "swift", "": return
    case "css", "scss", "sass", "less", "postcss", "stylus":
      let found = StyleReader.facts(
        of: code, document: document, lines: lines, firstLine: line, context: context, known: styles
      )
      add(found)
      // Where rules say nothing, their comments may, `/* Duration: 300ms */` below keyframes, or a
      // curve by itself, without anything that it is the value of: `cubic-bezier(0.2, 0, 0, 1)`.
      guard found.isEmpty,
        let text = code.contains("{") ? CodeComments.alone(code) : code
      else { return }
      readPlain(
        CodeSnippet(
          document: 0, firstLine: line, heading: block.heading, context: block.context, text: text))
    case "json", "jsonc", "json5":
      guard let json = LocatedJSON(code, firstLine: line) else { return }
      add(TokenReader.facts(of: json, document: document, lines: lines, context: context))
    case "xml", "svg", "xaml", "html", "vue", "svelte":
      readMarkup(code, firstLine: line, context: context)
    case "md", "markdown": readInner(code, firstLine: line, context: context)
    case "text", "txt", "plaintext", "plain", "yaml", "yml", "toml", "ini", "none":
      let isSettings = ["yaml", "yml", "toml", "ini"].contains(language)
      readPlain(
        CodeSnippet(
          document: 0, firstLine: line, heading: block.heading, context: block.context,
          text: isSettings ? Self.settings(code) : code))
    case "sh", "bash", "shell", "zsh", "console", "diff", "log", "sql", "mermaid", "http", "ruby",
      "python", "py":
      return
    case _ where PlainRow.isStory(code):
      readPlain(
        CodeSnippet(
          document: 0, firstLine: line, heading: block.heading, context: block.context, text: code))
    default:
      let found = EntryReader.facts(
        of: code, document: document, lines: lines, firstLine: line, context: context,
        language: CodeLanguage(language), known: styles)
      add(found)
      // Where code says nothing, its comments may: `// The lid opens, duration 0.3s`; a curve alone is none.
      let isCurve = code.drop(while: \.isWhitespace).hasPrefix("cubic-bezier(")
      if found.isEmpty, let text = isCurve ? code : CodeComments.alone(code) {
        readPlain(
          CodeSnippet(
            document: 0, firstLine: line, heading: block.heading, context: block.context, text: text
          ))
      }
    }
  }

  private mutating func readMarkup(_ code: String, firstLine: Int, context: [String]) {
    for tag in TagScanner.tags(in: code, firstLine: firstLine)
    where StyleReader.isSheet(tag.text) {
      add(
        StyleReader.facts(
          of: tag.text, document: document, lines: lines, firstLine: tag.line, context: context,
          known: styles))
    }
    add(
      MarkupReader.facts(
        of: code, document: document, lines: lines, firstLine: firstLine, context: context,
        known: styles))
  }

  /// Settings without the remarks behind their times, `fast: 100ms # was 300ms`, and without the plain
  /// numbers beside them, `{ from: 0, to: 180, duration: 250ms }`.
  private static func settings(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      withoutNumbers(withoutRemark(line))
    }.joined(separator: "\n")
  }

  private static func withoutRemark(_ line: Substring) -> Substring {
    let mark = line.firstRange(of: " # ")?.lowerBound ?? line.endIndex
    return line[..<mark].contains(where: \.isNumber) ? line[..<mark] : line
  }

  private static func withoutNumbers(_ line: Substring) -> String {
    guard let open = line.firstIndex(of: "{"), let close = line.lastIndex(of: "}"), open < close,
      !line[line.index(after: open)..<close].contains("{")
    else { return String(line) }
    let parts = line[line.index(after: open)..<close].split(separator: ",").filter { part in
      let sides = part.split(separator: ":", maxSplits: 1)
      guard sides.count == 2, Double(sides[1].trimmed) != nil else { return true }
      return !plain.contains(sides[0].trimmed)
    }
    return line[...open] + parts.joined(separator: ",") + line[close...]
  }

  /// What numbers without a unit are no times of.
  private static let plain: Set<String> = [
    "from", "to", "x", "y", "z", "scale", "opacity", "alpha", "rotate", "rotation", "value",
    "width", "height", "radius", "blur",
  ]

  /// Whether a text without a name is markup, and no component with code in its attributes.
  private static func isMarkup(_ text: String) -> Bool {
    let start = text.drop(while: \.isWhitespace)
    guard start.first == "<", let name = start.dropFirst().first else { return false }
    return (name.isLetter || "!?".contains(name)) && (text.contains("</") || text.contains("/>"))
      && !text.contains("={")
  }

  /// A document within the document, such as the template of a specification.
  private mutating func readInner(_ text: String, firstLine: Int, context: [String]) {
    guard context.count < 20 else { return }
    var reader = ProseReader(
      document: document, lines: lines, frameRate: frameRate, styles: styles, ownNames: ownNames)
    // Each line where it stands.
    reader.read(
      MarkdownOutline(String(repeating: "\n", count: max(0, firstLine - 1)) + text).blocks)
    add(
      reader.facts.map { fact in
        var fact = fact
        fact.context = context + fact.context
        return fact
      })
  }

  /// Adds what another reader has found.
  private mutating func add(_ found: [Fact]) {
    facts += found.prefix(max(0, DesignDocument.maximumFacts - facts.count))
  }

  /// A fence without a language, line by line: `duration: 220ms`, `100ms → the knob turns`.
  mutating func readPlain(_ snippet: CodeSnippet) {
    context = snippet.context
    defer { context = [] }
    let around = snippet.context + (snippet.heading.map { [$0] } ?? [])
    if ForeignDocument.isObject(snippet.text.drop(while: \.isWhitespace)),
      let json = LocatedJSON(snippet.text, firstLine: snippet.firstLine)
    {
      return add(TokenReader.facts(of: json, document: document, lines: lines, context: around))
    }
    if Self.isMarkup(snippet.text) {
      return readMarkup(snippet.text, firstLine: snippet.firstLine, context: around)
    }
    // A component with code in its attributes may be drawn as a tree.
    if snippet.text.contains("={"), snippet.text.drop(while: \.isWhitespace).hasPrefix("<") {
      add(
        EntryReader.facts(
          of: snippet.text, document: document, lines: lines, firstLine: snippet.firstLine,
          context: around, language: CodeLanguage("tsx"), known: styles))
    }
    let tables = PlainTable.tables(in: snippet)
    for table in tables { readTable(table.rows) }
    let drawn = Set(tables.flatMap(\.lines))
    var rows = PlainRow.rows(of: snippet).filter { row in
      (!row.isBranch || row.isTitle || Self.tells(row.text))
        && !drawn.contains(row.text.firstLine)
    }
    if StyleReader.isSheet(snippet.text) {
      add(
        StyleReader.facts(
          of: snippet.text, document: document, lines: lines, firstLine: snippet.firstLine,
          context: around, known: styles))
      // A curve in numbers may stand above the rules by itself.
      rows.removeAll { $0.indent > 0 || !Self.isBezier($0.text) }
    }
    let places = Self.places(rows.map(\.text))
    let blocks = rows.map { $0.block(below: snippet) }
    let isOnClock = !Self.clocks(in: blocks).isEmpty
    arrowLines.formUnion(Self.arrowLines(in: blocks))
    let isList = rows.count { Self.isCurvesName($0.text) } > 2
    var parents: [(indent: Int, words: String, isItem: Bool)] = []
    let outer = context
    defer { parent = nil }
    for (index, row) in rows.enumerated() {
      let text = row.text
      // Items may stand right below the line that they belong to.
      parents.removeAll {
        $0.indent > row.indent || $0.indent == row.indent && (!row.isItem || $0.isItem)
      }
      context = outer + parents.map(\.words)
      (parent, isItem) = (parents.last?.words, true)
      let place = places[text.firstLine]
      if let place {
        readPlace(place, text, snippet.heading)
        readBrackets(of: place, text, snippet.heading)
      } else if let wait = Self.wait(text), index + 1 < rows.count {
        // What comes next begins so much later.
        add(.delay, line: text.firstLine) {
          $0.time = wait
          $0.about = (snippet.heading.map { [$0] } ?? []) + [rows[index + 1].text.shortened]
        }
      } else if Self.says(text), !row.isTitle || Self.tells(text),
        !(isList && Self.isCurvesName(text))
      {
        readSentences(text, snippet.heading, isOnClock: isOnClock)
      }
      if row.isItem, index + 1 < rows.count, rows[index + 1].indent > row.indent,
        let name = Self.itemName(text)
      {
        parents.append((row.indent, name, true))
      } else if text.bytes.last == UInt8(ascii: ":") || row.isTitle || place != nil {
        parents.append((row.indent, place?.rest ?? text.shortened, row.isItem))
      } else if index + 1 < rows.count, rows[index + 1].indent > row.indent,
        let name = PlainRow.changingName(text)
      {
        parents.append((row.indent, name, row.isItem))
      }
    }
    readSpringItems(
      rows.map { (text: $0.text, heading: snippet.heading, context: snippet.context) })
  }

  /// A comment of code in which a clock is written down; nothing else in it is read.
  mutating func readClock(_ text: String, firstLine: Int) {
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .compactMap { index, line -> ProseText? in
        guard line.utf8.count < 400 else { return nil }
        var text = ProseText(firstLine: firstLine + index)
        text.append(line.trimmed)
        return text
      }
    let places = Self.places(rows)
    let spans = rows.filter(Self.isSpan)
    // `0.0s – 0.5s  the blobs fade in` above others of the kind
    let isOfSpans = spans.count > 1 && spans.contains { $0.hasRangeFromNought }
    for text in rows {
      guard let place = places[text.firstLine] else {
        if isOfSpans, Self.isSpan(text) { readSentences(text, nil, isOnClock: true) }
        // `Timing: 1 s fade in, 3 s rest`
        if Self.isTimingLabel(text) { readSentences(text, nil) }
        continue
      }
      readPlace(place, text, nil)
      // `rows fade in (staggered 60 ms)`
      var rest = ProseText(firstLine: text.firstLine)
      rest.append(place.rest)
      readSentences(rest, nil)
    }
  }

  /// Whether a line of a comment begins with two times that it goes from and to: `Frames 0–23: …`
  private static func isSpan(_ text: ProseText) -> Bool {
    guard text.hasDigit else { return false }
    let tokens = ProseToken.tokens(of: text.bytes.prefix(200))
    guard let first = ProseQuantity.quantities(in: tokens).first, first.upper > first.lower,
      case .time = first.unit, tokens.count > first.tokens.upperBound
    else { return false }
    return tokens[..<first.tokens.lowerBound].allSatisfy { ["frames", "-", "*"].contains($0.text) }
  }

  /// Whether a line of a comment begins with a word for times and a colon.
  private static func isTimingLabel(_ text: ProseText) -> Bool {
    let first = ProseToken.tokens(of: text.bytes.prefix(40)).prefix(2).map(\.text)
    return first.count == 2 && first[1] == ":"
      && ["timing", "timings", "timeline"].contains(first[0])
  }

  /// Whether a line gives a time, or a curve before a colon.
  private static func tells(_ text: ProseText) -> Bool {
    let tokens = ProseToken.tokens(of: text)
    let label = tokens.prefix { $0.text != ":" }
    // `Card.swift`, `Views/`
    let isFile = zip(label, label.dropFirst()).contains { mark, next in
      mark.text == "/" || mark.text == "." && mark.isAttached && next.isAttached
    }
    guard !isFile, label.last?.text != "/" else { return false }
    return MotionWords.curve(in: Array(label)) != nil && label.count < 8
      || ProseQuantity.quantities(in: tokens).contains {
        if case .time = $0.unit { return true }
        return false
      }
  }

  /// What a line calls the item of a list that it begins: `lid` of `- target: lid`; nil for any other
  /// line.
  private static func itemName(_ text: ProseText) -> String? {
    let tokens = ProseToken.tokens(of: text.bytes.prefix(100)).filter { $0.text != "-" }
    guard tokens.count > 2, tokens.count < 10, tokens[1].text == ":",
      ["target", "element", "layer", "name", "id", "part", "what"].contains(tokens[0].text)
    else { return nil }
    return text.shortened(tokens[2].offset..<text.bytes.count)
  }

  /// The time of a line that is an arrow down to the next: `↓ (150ms)`; nil for any other.
  private static func wait(_ text: ProseText) -> Fact.Amount? {
    let tokens = ProseToken.tokens(of: text.bytes.prefix(60))
    guard let first = tokens.first, ["↓", "▼", "⬇"].contains(first.text), tokens.count < 7,
      let quantity = ProseQuantity.quantities(in: tokens).first,
      case .time(let unit) = quantity.unit, quantity.lower == quantity.upper,
      tokens.indices.allSatisfy({ quantity.tokens.contains($0) || tokens[$0].kind == .mark })
    else { return nil }
    return Fact.Amount(quantity.lower, unit)
  }

  /// Whether a line is a curve in numbers and nothing else: `cubic-bezier(0, 0, 0.2, 1)`.
  private static func isBezier(_ text: ProseText) -> Bool {
    let words = text.string(0..<text.bytes.count)
    return words.hasPrefix("cubic-bezier(") && words.hasSuffix(")")
  }

  /// Whether a line has the names of curves and nothing else: a list of such is of what there is.
  private static func isCurvesName(_ text: ProseText) -> Bool {
    let tokens = ProseToken.tokens(of: text.bytes.prefix(200)).filter { $0.text != "," }
    return !tokens.isEmpty && MotionWords.isCurvesName(tokens)
  }

  /// Whether a line has words beside its times: what is drawn with marks says nothing of what they
  /// are of.
  private static func says(_ text: ProseText) -> Bool {
    let tokens = ProseToken.tokens(of: text)
    // `0 → 1 (0.6 s)`
    if tokens.count > 3, tokens[0].number != nil, tokens[1].text == "→", tokens[2].number != nil {
      return true
    }
    let timed = ProseQuantity.quantities(in: tokens).flatMap(\.tokens)
    return !isAxis(tokens)
      && tokens.indices.contains { place in
        tokens[place].kind == .word && tokens[place].text.count > 1 && !timed.contains(place)
      }
  }

  /// A line of a clock: `100 ms → the knob turns`.
  private struct Place {
    var time: Fact.Amount
    var rest: String
  }

  /// The lines that begin with a time and an arrow, of which there are several that rise.
  private static func places(_ lines: [ProseText]) -> [Int: Place] {
    var places: [(line: Int, place: Place)] = []
    var isBare = false
    for (index, text) in lines.enumerated() where text.hasDigit {
      let tokens = ProseToken.tokens(of: text.bytes.prefix(300))
      if let time = drawnMoment(tokens), index + 1 < lines.count {
        places.append((text.firstLine, Place(time: time, rest: lines[index + 1].shortened)))
        continue
      }
      guard let quantity = ProseQuantity.quantities(in: tokens).first,
        quantity.tokens.lowerBound <= 2, quantity.lower == quantity.upper,
        isFirst(quantity, in: tokens),
        case .time(let unit) = quantity.unit, quantity.tokens.upperBound < tokens.count
      else { continue }
      let next = tokens[quantity.tokens.upperBound]
      let isPicture = next.kind == .mark && next.text.unicodeScalars.contains { $0.value >= 0x2190 }
      let isMark = isPicture || ["-", "=", ":", "|", "—", "–"].contains(next.text)
      // Without a mark a clock is one that begins at nothing: `0ms  the card waits`.
      guard isMark || next.kind == .word || ["\"", "“", "'"].contains(next.text) else { continue }
      if !isMark { isBare = true }
      places.append(
        (
          text.firstLine,
          Place(
            time: Fact.Amount(quantity.lower, unit),
            rest: text.shortened((isMark ? next.end : next.offset)..<text.bytes.count))
        ))
    }
    let times = places.map { $0.place.time.plain.lower }
    guard places.count > 1, !isBare || places.count > 2 && times[0] == 0,
      // What begins at nothing and has marks is a clock in any order.
      zip(times, times.dropFirst()).allSatisfy({ $0 <= $1 }) || !isBare && times[0] == 0,
      Set(times).count > 1
    else { return [:] }
    return Dictionary(places.map { ($0.line, $0.place) }, uniquingKeysWith: { $1 })
  }

  /// The time of a picture in a row of them, `Frame 2: ━━━ (10 ms)`: what it shows stands below.
  private static func drawnMoment(_ tokens: [ProseToken]) -> Fact.Amount? {
    guard tokens.count > 4, phases.contains(tokens[0].text), tokens[1].number != nil,
      tokens[2].text == ":", tokens.last?.text == ")",
      let quantity = ProseQuantity.quantities(in: tokens).last,
      case .time(let unit) = quantity.unit,
      quantity.lower == quantity.upper, quantity.tokens.lowerBound > 2,
      quantity.tokens.upperBound == tokens.count - 1,
      tokens[3..<quantity.tokens.lowerBound].allSatisfy({ $0.kind == .mark })
    else { return nil }
    return Fact.Amount(quantity.lower, unit)
  }

  /// `0 ms – spin the wheel (360° in 2 s)`: what a line of a clock says in brackets.
  private mutating func readBrackets(of place: Place, _ text: ProseText, _ heading: String?) {
    guard let open = place.rest.firstIndex(of: "("), place.rest[open...].contains(where: \.isNumber)
    else { return }
    var rest = ProseText(firstLine: text.firstLine)
    rest.append(place.rest)
    readSentences(rest, heading)
  }

  private mutating func readPlace(_ place: Place, _ text: ProseText, _ heading: String?) {
    let words = ProseToken.tokens(of: place.rest).map(\.text)
    let isEnd = Self.isEnd(words)
    let isCycle = words.contains("cycle") || words.contains("loop")
    // What is over then began at some other time.
    guard !isEnd || isCycle else { return }
    add(isEnd ? .period : .start, line: text.firstLine) {
      $0.time = place.time
      $0.about = (heading.map { [$0] } ?? []) + [place.rest]
    }
  }
}
