package import InbetweenDiagnostics

/// What a design document, or a file of source code, says about time.
package struct DesignDocument: Hashable, Sendable {
  /// The document's file name, without its folder.
  package var fileName: String
  /// In the order of the lines.
  package var facts: [Fact]
  /// The frame rate that it gives; nil where it gives none, or several.
  var framesPerSecond: Double?

  /// The largest document that is read, in bytes.
  package static let maximumBytes = 32 << 20
  /// The most facts that are read of one document.
  package static let maximumFacts = 5_000
}

extension DesignDocument {
  /// A file to be read: a name, which decides how, and its content.
  package struct File: Hashable, Sendable {
    package var name: String
    package var bytes: [UInt8]

    package init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }

    fileprivate var isSwift: Bool { name.lowercased().hasSuffix(".swift") }

    /// What stands behind the last dot of its name.
    fileprivate var ending: String {
      name.lowercased().split(separator: ".").last.map(String.init) ?? ""
    }

    /// The kind of text that its name tells.
    fileprivate func has(_ endings: String...) -> Bool {
      let name = name.lowercased()
      return endings.contains { name.hasSuffix("." + $0) }
    }
  }

  /// Reads a document alone.
  ///
  /// - Throws: D001 when it is too large, D002 when it is no text, D004 when it is something else.
  package static func facts(
    in bytes: [UInt8], fileName: String, code: CodeReading, log: inout DiagnosticLog
  ) throws(Diagnostic) -> [Fact] {
    try read([File(name: fileName, bytes: bytes)], code: code, log: &log).flatMap(\.facts)
  }

  /// Reads documents and sources that belong together: code in one may name constants of another.
  ///
  /// - Parameters:
  ///   - files: Swift, style sheets, tokens, pages and code by the ends of their names, else Markdown.
  ///   - code: reads the Swift in them; is not asked where there is none.
  ///   - log: receives what was left alone, and why.
  /// - Returns: one document for each file, in their order.
  /// - Throws: D001 when a file is too large, D002 when it is no text, D004 when it is something else.
  package static func read(
    _ files: [File], code: CodeReading, log: inout DiagnosticLog
  ) throws(Diagnostic) -> [DesignDocument] {
    var snippets: [CodeSnippet] = []
    var prose: [ProseWork] = []
    var lines: [SourceLines] = []
    var former: [FormerParts] = []
    var rates: [StatedFrameRate?] = []
    for (index, file) in files.enumerated() {
      let text = try text(of: file)
      lines.append(SourceLines(text))
      former.append(FormerParts(in: text))
      rates.append(file.isSwift ? nil : StatedFrameRate(in: text))
      guard !file.isSwift else {
        snippets.append(CodeSnippet(document: index, firstLine: 1, heading: nil, text: text))
        prose.append(
          ProseWork(
            document: file.name, lines: lines[index], frameRate: nil, blocks: [], facts: []))
        continue
      }
      let outline = SourceOutline(text, of: file, lines: lines[index])
      snippets += MarkdownOutline.snippets(of: outline.blocks, document: index)
      prose.append(
        ProseWork(
          document: file.name, lines: lines[index], frameRate: rates[index],
          blocks: outline.blocks, facts: outline.facts))
    }
    // Prose and code know nothing of each other before what they say is put together.
    let reading = Beside([]) { [prose] in prose.map(\.told) }
    let question = CodeQuestion(snippets: snippets, documents: files.map(\.name))
    let answer =
      snippets.isEmpty ? nil : code(question).flatMap { $0.facts.count == files.count ? $0 : nil }
    let code = answer ?? CodeAnswer(unreadable: question)
    for unread in code.unread where files.indices.contains(unread.document) {
      log.report(
        .codeNotRead(unread.reason, line: unread.line, name: files[unread.document].name))
    }
    let told = reading.result
    var facts = told.map(\.facts)
    for index in facts.indices {
      // A name that code gives a value is not open.
      facts[index].removeAll { $0.kind == .open && code.declared.contains($0.formula ?? "") }
    }
    for snippet in code.plain where told.indices.contains(snippet.document) {
      let names = told[snippet.document]
      var reader = ProseReader(
        document: files[snippet.document].name, lines: lines[snippet.document],
        styles: names.styles, ownNames: names.ownNames)
      reader.readPlain(snippet)
      facts[snippet.document] += reader.facts
    }
    for (index, found) in code.facts.enumerated() {
      facts[index] = facts[index].map { $0.computed(by: code.times) }
      facts[index] += found.map { fact in
        var fact = fact
        fact.snippet = lines[index].snippet(fact.line)
        return fact
      }
    }
    for snippet in snippets where snippet.isCertain {
      let (index, heading) = (snippet.document, snippet.heading.map { [$0] } ?? [])
      facts[index] += CodeComments.spoken(
        of: snippet.text, document: files[index].name, lines: lines[index],
        firstLine: snippet.firstLine, context: snippet.context + heading, beside: facts[index])
      let known = Set(facts[index].filter { $0.time != nil }.map(\.line))
      facts[index] += CodeComments.lengths(
        of: snippet.text, document: files[index].name, lines: lines[index],
        firstLine: snippet.firstLine, context: snippet.context + heading
      ).filter { !known.contains($0.line) }
    }
    for (file, found) in zip(files, facts) where found.count >= maximumFacts {
      log.report(.tooMuchDocumented(file.name))
    }
    return zip(zip(files, rates), zip(former, facts)).map { file, found in
      let facts = found.1.filter { !found.0.contains($0.line) }
      let order = facts.indices.sorted { (facts[$0].line, $0) < (facts[$1].line, $1) }
      return DesignDocument(
        fileName: file.0.name, facts: order.prefix(maximumFacts).map { facts[$0] },
        framesPerSecond: file.1?.framesPerSecond)
    }
  }

  /// The prose of a document, to be read, and what is known of it.
  private struct ProseWork: Sendable {
    var document: String
    var lines: SourceLines
    var frameRate: StatedFrameRate?
    var blocks: [MarkdownBlock]
    var facts: [Fact]

    var told: Told {
      let ownNames = OwnNames(of: blocks)
      let styles = StyleVariables(of: blocks, beside: ownNames)
      var reader = ProseReader(
        document: document, lines: lines, frameRate: frameRate, styles: styles,
        ownNames: ownNames)
      reader.read(blocks)
      return Told(facts: facts + reader.facts, styles: styles, ownNames: ownNames)
    }
  }

  /// What the prose of a document says, and the names by which it says that.
  private struct Told: Sendable {
    var facts: [Fact]
    var styles: StyleVariables
    var ownNames: OwnNames
  }

  /// What a file that is no Swift consists of, by its name and by how it begins.
  private struct SourceOutline {
    var blocks: [MarkdownBlock] = []
    var facts: [Fact] = []

    init(_ text: String, of file: File, lines: SourceLines) {
      let start = text.drop(while: \.isWhitespace).prefix(200).lowercased()
      let isPage = start.hasPrefix("<!doctype html") || start.hasPrefix("<html")
      if file.has("css", "scss", "sass", "less") {
        facts = StyleReader.facts(of: text, document: file.name, lines: lines)
      } else if file.has("xml", "svg", "xaml") || (!isPage && start.hasPrefix("<?xml"))
        || start.hasPrefix("<svg")
      {
        facts = MarkupReader.facts(of: text, document: file.name, lines: lines)
      } else if file.has("html", "htm", "xhtml") || isPage {
        let page = PageOutline(text)
        blocks = page.blocks
        facts = page.facts(of: text, document: file.name, lines: lines)
      } else if file.has("json", "jsonc", "json5", "tokens") || ForeignDocument.isObject(start),
        let json = LocatedJSON(text)
      {
        facts =
          ForeignDocument.isAnimation(text)
          ? MarkerReader.facts(of: json, document: file.name, lines: lines)
          : TokenReader.facts(of: json, document: file.name, lines: lines)
      } else if file.has("js", "ts", "jsx", "tsx", "mjs", "kt", "kts", "dart", "java", "m")
        || file.has(
          "mm", "c", "h", "cc", "cpp", "hpp", "cs", "go", "gd", "lua", "luau", "ino", "hh")
        || file.has("cxx", "hxx", "rs", "qml")
      {
        facts = EntryReader.facts(
          of: text, document: file.name, lines: lines, firstLine: 1, context: [],
          language: CodeLanguage(file.ending))
      } else if file.has("vue", "svelte", "tag", "astro") {
        facts = PageOutline(text).facts(of: text, document: file.name, lines: lines)
      } else if file.has("yaml", "yml"), let yaml = LocatedJSON(yaml: text) {
        // Tokens, where it is about motion; what they leave is read line by line.
        let start = text.prefix(4_000)
        if MotionWords.tellsOfMotion(ProseToken.tokens(of: Array(start.utf8)[...]))
          || start.contains("stiffness") || start.contains("damping")
        {
          facts = TokenReader.facts(of: yaml, document: file.name, lines: lines)
        }
        let known = Set(facts.map(\.line))
        let rest = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
          known.contains($0.offset + 1) ? "" : $0.element
        }
        blocks = MarkdownOutline(rest.joined(separator: "\n")).blocks
      } else if file.has("rst") {
        blocks = MarkdownOutline(StructuredText.markdown(text)).blocks
      } else {
        blocks = MarkdownOutline(text).blocks
      }
    }
  }

  private static func text(of file: File) throws(Diagnostic) -> String {
    guard file.bytes.count <= maximumBytes else {
      throw .documentTooLarge(file.bytes.count, name: file.name)
    }
    guard !file.bytes.contains(0), let text = String(validating: file.bytes, as: UTF8.self) else {
      throw .documentIsNoText(file.name)
    }
    if !file.isSwift, let foreign = ForeignDocument(text, name: file.name) {
      throw .notADocument(foreign, name: file.name)
    }
    return (text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text).streamSafe
  }
}
