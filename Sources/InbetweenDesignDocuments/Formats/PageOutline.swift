/// The blocks of a page in HTML, as a reader sees them: headings, paragraphs, items, rows and code.
struct PageOutline {
  private(set) var blocks: [MarkdownBlock] = []
  /// Its style sheets, and pictures that move, each with the line that it begins on.
  private(set) var sheets: [(text: String, line: Int)] = []
  private(set) var pictures: [(text: String, line: Int)] = []

  /// Its code, each piece with the line that it begins on.
  private(set) var scripts: [(text: String, line: Int)] = []

  /// The term that a list of terms explains at present.
  private var term: String?
  private var headings: [(level: Int, words: String)] = []
  private var lists: [(id: Int, next: Int?)] = []
  private var listCount = 0
  private var items: [String?] = []
  private var titles: [String] = []
  private var cells: [ProseText] = []
  private var isHeader = false
  private var text: ProseText?
  private var kind = Kind.paragraph

  private enum Kind {
    case paragraph, item, cell
    case heading(Int)
  }

  /// - Parameters:
  ///   - page: a page, or a part of one.
  ///   - firstLine: the line of the document that it begins on.
  init(_ page: String, firstLine: Int = 1) {
    let tags = TagScanner.tags(in: page, firstLine: firstLine)
    var skipped: String?
    for (index, tag) in tags.enumerated() {
      if let name = skipped {
        if tag.isEnd, tag.name == name { skipped = nil }
        continue
      }
      let inner = index + 1 < tags.count ? tags[index + 1] : nil
      switch tag.name {
      case "style" where !tag.isEnd:
        if let inner { sheets.append((inner.text, inner.line)) }
        skipped = "style"
      case "script" where !tag.isEnd:
        if let inner, inner.name.isEmpty { scripts.append((inner.text, inner.line)) }
        skipped = "script"
      case "pre" where !tag.isEnd:
        end()
        if let inner {
          let code = "<pre class=\"\(tag.attributes["class"] ?? tag.attributes["lang"] ?? "")\">"
          for found in PreformattedCode.codes(in: code + inner.text + "</pre>") {
            append(.code(language: found.language, found.text), inner.line + found.line)
          }
        }
        skipped = "pre"
      default: meet(tag)
      }
    }
    end()
  }

  /// The code of the page that can be Swift.
  func snippets(document: Int) -> [CodeSnippet] {
    MarkdownOutline.snippets(of: blocks, document: document)
  }

  /// What its sheets, its code and its elements say.
  func facts(of page: String, document: String, lines: SourceLines) -> [Fact] {
    var styles = StyleVariables()
    for sheet in sheets {
      styles.add(StyleScanner.declarations(in: sheet.text, firstLine: sheet.line))
    }
    let told = sheets.flatMap {
      StyleReader.facts(of: $0.text, document: document, lines: lines, firstLine: $0.line)
    }
    let coded = scripts.flatMap {
      EntryReader.facts(
        of: $0.text, document: document, lines: lines, firstLine: $0.line, context: [],
        known: styles)
    }
    return told + coded
      + MarkupReader.facts(of: page, document: document, lines: lines, known: styles)
  }

  private mutating func meet(_ tag: Tag) {
    switch tag.name {
    case "":
      add(tag.text, tag.line)
    case "h1", "h2", "h3", "h4", "h5", "h6":
      end()
      if !tag.isEnd { begin(.heading(Int(tag.name.dropFirst()) ?? 1), tag.line) }
    case "dt" where tag.isEnd:
      term = text?.string.trimmed
      end()
    case "dl":
      end()
      term = nil
    case "p", "div", "section", "article", "blockquote", "dd", "dt", "figcaption", "summary":
      end()
    case "br":
      if text?.bytes.isEmpty == false { text?.breakLine() }
    case "ul", "ol":
      end()
      if tag.isEnd {
        if !lists.isEmpty { lists.removeLast() }
      } else {
        listCount += 1
        lists.append((listCount, tag.name == "ol" ? 0 : nil))
      }
    case "li":
      end()
      if tag.isEnd {
        if !items.isEmpty { items.removeLast() }
      } else {
        items.append(nil)
        if let list = lists.last, let next = list.next { lists[lists.count - 1].next = next + 1 }
        begin(.item, tag.line)
      }
    case "table":
      end()
      titles = []
    case "tr":
      end()
      if !tag.isEnd {
        (cells, isHeader) = ([], false)
      } else if isHeader, titles.isEmpty {
        titles = cells.map(\.string)
      } else if !cells.isEmpty {
        append(.row(titles: titles, cells: cells), cells.first?.firstLine ?? tag.line)
      }
    case "td", "th":
      if tag.isEnd {
        cells.append(text ?? ProseText(firstLine: tag.line))
        text = nil
      } else {
        isHeader = isHeader || tag.name == "th" && cells.isEmpty
        begin(.cell, tag.line)
      }
    default: break
    }
  }

  private mutating func begin(_ kind: Kind, _ line: Int) {
    self.kind = kind
    text = nil
  }

  private mutating func add(_ words: String, _ line: Int) {
    let plain = PreformattedCode.plain(words)
    if text == nil {
      guard !plain.trimmed.isEmpty else { return }
      let before = plain.prefix(while: \.isWhitespace).count { $0.isNewline }
      text = ProseText(firstLine: line + before)
    }
    for (index, part) in plain.drop(while: { $0.isWhitespace && text?.bytes.isEmpty == true })
      .split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if index > 0 { text?.breakLine() }
      text?.append(String(part))
    }
  }

  private mutating func end() {
    guard let words = text, !words.string.trimmed.isEmpty else {
      text = nil
      if case .heading = kind { kind = .paragraph }
      return
    }
    text = nil
    switch kind {
    case .paragraph: append(.paragraph(words), words.firstLine)
    case .heading(let level):
      headings.removeAll { $0.level >= level }
      append(.heading(level: level, words), words.firstLine)
      headings.append((level, words.string.trimmed))
    case .item:
      append(
        .item(list: lists.last?.id ?? 0, number: lists.last?.next, words), words.firstLine)
      if !items.isEmpty { items[items.count - 1] = words.shortened }
    case .cell: break
    }
    kind = .paragraph
  }

  private mutating func append(_ content: MarkdownBlock.Content, _ line: Int) {
    let above = items.compactMap(\.self) + (term.map { [$0] } ?? [])
    blocks.append(
      MarkdownBlock(
        content: content, line: line, heading: headings.last?.words, parent: above.last,
        context: headings.dropLast().map(\.words) + above))
  }
}
