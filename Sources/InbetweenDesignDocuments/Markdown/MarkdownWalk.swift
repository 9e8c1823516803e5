/// Collects blocks from the nodes of a tree.
struct MarkdownWalk {
  var blocks: [MarkdownBlock] = []
  private var headings: [(level: Int, words: String)] = []
  private var lists: [(id: Int, next: Int?, isFresh: Bool)] = []
  /// The items that are open, each with its words; nil before they are known.
  private var items: [String?] = []
  /// The short paragraph that stands above what follows, as a heading does: `**Headline**`.
  /// One that ends with a colon, `**Example:**`, stands below the one before it that does not.
  private var leads: [(words: String, isLabel: Bool)] = []
  private var listCount = 0
  private var titles: [String] = []
  private var cells: [ProseText] = []
  private var text: ProseText?

  mutating func meet(_ node: MarkdownNode, isEntering: Bool) {
    switch node.kind {
    case .heading(let level):
      guard let words = collected(node, isEntering) else { return }
      headings.removeAll { $0.level >= level }
      leads = []
      append(.heading(level: level, words), node.line)
      headings.append((level, words.string))
    case .paragraph:
      guard var words = collected(node, isEntering) else { return }
      if let list = lists.last, list.isFresh {
        lists[lists.count - 1].isFresh = false
        words.dropTaskBox()
        appendItem(words, of: list, node.line)
      } else {
        appendParagraph(words, node.line)
      }
    case .list(let first):
      if isEntering {
        listCount += 1
        lists.append((listCount, first.map { $0 - 1 }, false))
      } else {
        lists.removeLast()
      }
    case .item:
      guard isEntering else {
        items.removeLast()
        return
      }
      items.append(nil)
      guard let list = lists.last else { return }
      lists[lists.count - 1].next = list.next.map { $0 + 1 }
      lists[lists.count - 1].isFresh = true
    case .table: titles = []
    case .tableHeader, .tableRow:
      guard !isEntering else {
        cells = []
        return
      }
      if case .tableHeader = node.kind {
        titles = cells.map(\.string)
      } else {
        append(.row(titles: titles, cells: cells), node.line)
      }
    case .tableCell:
      if let words = collected(node, isEntering) { cells.append(words) }
    case .code(let language, let code, let isFenced):
      append(.code(language: language, code), node.line + (isFenced ? 1 : 0))
    case .page(let page):
      guard isEntering else { return }
      if let words = PageComment.words(of: page, line: node.line) {
        return append(.paragraph(words), words.firstLine)
      }
      for block in PageOutline(page, firstLine: node.line).blocks {
        append(block.content, block.line, below: block)
      }
    case .text(let words): text?.append(Self.withoutStruck(words))
    case .newLine: text?.append(" ; ")
    case .lineBreak:
      text?.breakLine()
    case .other: break
    }
  }

  /// `Duration: ~~500ms~~ 300ms`: without what is struck out.
  private static func withoutStruck(_ words: String) -> String {
    guard words.contains("~~") else { return words }
    let parts = words.split(separator: "~~", omittingEmptySubsequences: false)
    guard parts.count % 2 == 1 else { return words }
    return parts.enumerated().filter { $0.offset % 2 == 0 }.map { String($0.element) }.joined()
  }

  /// Begins a text on the way in, hands it back on the way out.
  private mutating func collected(_ node: MarkdownNode, _ isEntering: Bool) -> ProseText? {
    guard !isEntering else {
      text = ProseText(firstLine: node.line)
      return nil
    }
    defer { text = nil }
    return text
  }

  /// An item, and those below it that begin with a mark which Markdown does not know.
  private mutating func appendItem(
    _ words: ProseText, of list: (id: Int, next: Int?, isFresh: Bool), _ line: Int
  ) {
    let starts = words.lineStarts.indices.dropFirst().filter {
      LabelledLine.isBulleted(words.part(lines: $0..<($0 + 1)).string)
    }
    let ends = starts + [words.lineStarts.count]
    let own = words.part(lines: 0..<ends[0])
    append(.item(list: list.id, number: list.next, own), line)
    if !items.isEmpty { items[items.count - 1] = own.shortened }
    guard !starts.isEmpty else { return }
    listCount += 1
    for (start, end) in zip(starts, ends.dropFirst()) {
      var inner = words.part(lines: start..<end)
      inner.dropMark()
      append(.item(list: listCount, number: nil, inner), inner.firstLine)
    }
  }

  /// A paragraph, whose lines are items of their own where each begins as one does: with a mark that
  /// Markdown does not know, or with a label.
  private mutating func appendParagraph(_ words: ProseText, _ line: Int) {
    let lines = words.lines
    let marked = lines.count { LabelledLine.isMarked($0.string) }
    // `Curves:` above `--soft: cubic-bezier(…)` and `--hard: cubic-bezier(…)`
    let rest = lines.dropFirst().map(\.string)
    if lines.count > 2, !LabelledLine.isLabelled(lines[0].string),
      rest.allSatisfy(LabelledLine.isVariable)
        || lines[0].string.trimmed.hasSuffix(":") && rest.allSatisfy(LabelledLine.isLabelled)
    {
      appendParagraph(lines[0], line)
      listCount += 1
      for line in lines.dropFirst() {
        append(.item(list: listCount, number: nil, line), line.firstLine)
      }
      return
    }
    guard lines.count > 1,
      marked > 1 || (marked == 1 && LabelledLine.isMarked(lines[0].string))
        || lines.allSatisfy({ LabelledLine.isLabelled($0.string) })
    else {
      append(.paragraph(words), line)
      let text = words.shortened
      let isLead =
        lists.isEmpty && lines.count == 1 && text.count < 60
        && !(words.bytes.last.map { ".!?;".utf8.contains($0) } ?? true)
      if isLead {
        let isLabel = words.bytes.last == UInt8(ascii: ":")
        leads = leads.filter { isLabel && !$0.isLabel }.prefix(1) + [(text, isLabel)]
      } else if lists.isEmpty {
        leads = []
      }
      return
    }
    listCount += 1
    for line in lines { append(.item(list: listCount, number: nil, line), line.firstLine) }
  }

  /// Adds a block, with the headings and items of a page in the text that it stands below.
  private mutating func append(
    _ content: MarkdownBlock.Content, _ line: Int, below inner: MarkdownBlock? = nil
  ) {
    let above = leads.map(\.words) + items.compactMap(\.self)
    let outer = headings.dropLast().map(\.words) + above
    guard let inner, let heading = inner.heading else {
      blocks.append(
        MarkdownBlock(
          content: content, line: line, heading: headings.last?.words,
          parent: inner?.parent ?? above.last, context: outer + (inner?.context ?? [])))
      return
    }
    let around = headings.map(\.words) + above + inner.context
    blocks.append(
      MarkdownBlock(
        content: content, line: line, heading: heading, parent: inner.parent ?? above.last,
        context: around))
  }
}

/// Lines that stand for themselves though no blank line parts them.
enum LabelledLine {
  private static let bullets: Set<Character> = ["•", "‣", "◦", "▪", "●", "○", "▸", "►"]
  private static let marks = bullets.union(["·", "–", "—", "・"])

  /// Whether a line begins with a mark that stands before items of lists alone.
  static func isBulleted(_ line: String) -> Bool {
    line.trimmed.first.map(bullets.contains) ?? false
  }

  /// Whether a line begins with a mark of a list that Markdown does not know.
  static func isMarked(_ line: String) -> Bool {
    line.trimmed.first.map(marks.contains) ?? false
  }

  /// Whether a line gives a variable of a style sheet a value: `--soft: 300ms`, `$soft: 300ms`.
  static func isVariable(_ line: String) -> Bool {
    (line.hasPrefix("--") || line.hasPrefix("$")) && isLabelled(line)
  }

  /// Whether a line begins with a label of few words: `Easing: linear`.
  static func isLabelled(_ line: String) -> Bool {
    let line = line.trimmed
    guard let colon = line.firstIndex(where: { $0 == ":" || $0 == "：" }) else { return false }
    let label = line[..<colon]
    return !label.isEmpty && label.count <= 40 && label.split(separator: " ").count <= 5
      && !label.contains(where: { ".,;?!".contains($0) }) && line[colon...].count > 1
  }
}

/// Code in a page's own marks: `<pre lang="Swift">…</pre>`.
enum PreformattedCode {
  struct Code {
    var language: String
    var text: String
    /// The line of the page that it begins on; 0 for the first.
    var line: Int
  }

  static func codes(in page: String) -> [Code] {
    var codes: [Code] = []
    var rest = page[...]
    while let start = rest.firstRange(of: "<pre"), codes.count < 1000,
      let open = rest[start.upperBound...].firstIndex(of: ">"),
      let end = rest[open...].firstRange(of: "</pre")
    {
      var head = rest[start.lowerBound...open]
      var bodyStart = rest.index(after: open)
      // `<pre><code class="language-swift">`
      let body = rest[bodyStart..<end.lowerBound]
      if body.trimmed.hasPrefix("<code"), let inner = body.firstIndex(of: ">") {
        head = rest[start.lowerBound...inner]
        bodyStart = rest.index(after: inner)
      }
      let before = page[..<bodyStart]
      let text = rest[bodyStart..<end.lowerBound].replacing("</code>", with: "")
      codes.append(
        Code(
          language: language(of: head.lowercased()), text: plain(text),
          line: before.count { $0 == "\n" }))
      rest = rest[end.upperBound...]
    }
    return codes
  }

  /// The language that attributes name: `lang="swift"`, `class="language-css"`, `class="swift"`.
  private static func language(of head: String) -> String {
    let words = head.split { !$0.isLetter && $0 != "+" }.map(String.init)
    let known: Set<String> = [
      "swift", "css", "scss", "sass", "less", "json", "xml", "html", "javascript", "js", "ts",
      "typescript", "kotlin", "java", "dart", "yaml",
    ]
    return words.last(where: known.contains) ?? ""
  }

  /// The text without the names of its characters.
  static func plain(_ text: some StringProtocol) -> String {
    var plain = String(text)
    guard plain.contains("&") else { return plain }
    for (name, character) in [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&apos;", "'"),
      ("&nbsp;", " "), ("&ndash;", "–"), ("&mdash;", "—"), ("&rarr;", "→"), ("&amp;", "&"),
    ] {
      plain = plain.replacing(name, with: character)
    }
    return plain
  }
}
