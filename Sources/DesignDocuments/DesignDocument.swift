package import Diagnostics

/// What a design document, or a file of source code, says about time.
package struct DesignDocument: Hashable, Sendable {
  /// The document's file name, without its folder.
  package var fileName: String
  /// In the order of the lines.
  package var facts: [Fact]

  /// The largest document that is read, in bytes.
  package static let mostBytes = 32 << 20
  /// The most facts that are kept of one document.
  package static let mostFacts = 50_000
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
  }

  /// Reads a document alone.
  ///
  /// - Throws: D001 when it is too large, D002 when it is no text, D004 when it is something else.
  package static func facts(
    in bytes: [UInt8], fileName: String, log: inout DiagnosticLog
  ) throws(Diagnostic) -> [Fact] {
    try read([File(name: fileName, bytes: bytes)], log: &log).flatMap(\.facts)
  }

  /// Reads documents and sources that belong together: code in one may name constants of another.
  ///
  /// - Parameters:
  ///   - files: Markdown, and Swift where the name ends in `.swift`.
  ///   - log: told what was left alone, and why.
  /// - Returns: one document for each file, in their order.
  /// - Throws: D001 when a file is too large, D002 when it is no text, D004 when it is something else.
  package static func read(
    _ files: [File], log: inout DiagnosticLog
  ) throws(Diagnostic) -> [DesignDocument] {
    var snippets: [CodeSnippet] = []
    var prose: [ProseWork] = []
    var lines: [SourceLines] = []
    for (index, file) in files.enumerated() {
      let text = try text(of: file)
      lines.append(SourceLines(text))
      guard !file.isSwift else {
        snippets.append(CodeSnippet(document: index, firstLine: 1, heading: nil, text: text))
        prose.append(ProseWork(document: file.name, lines: lines[index], blocks: []))
        continue
      }
      let outline = MarkdownOutline(text)
      snippets += outline.snippets(document: index)
      prose.append(
        ProseWork(document: file.name, lines: lines[index], blocks: outline.blocks))
    }
    // Prose and code know nothing of each other before what they say is put together.
    let told = Beside([]) { [prose] in prose.map(\.facts) }
    var program = CodeProgram(snippets, names: files.map(\.name))
    program.parse(log: &log)
    let declared = program.declaredNames
    let code = CodeReader.facts(of: program, lines: lines)
    var facts = told.result
    for index in facts.indices {
      // A name that code gives a value is not open.
      facts[index].removeAll { $0.kind == .open && declared.contains($0.formula ?? "") }
    }
    for (index, found) in code.facts.enumerated() {
      facts[index] = facts[index].map { $0.computed(by: code.times) } + found
    }
    return zip(files, facts).map { file, facts in
      let order = facts.indices.sorted { (facts[$0].line, $0) < (facts[$1].line, $1) }
      return DesignDocument(
        fileName: file.name, facts: order.prefix(mostFacts).map { facts[$0] })
    }
  }

  /// The prose of a document, to be read.
  private struct ProseWork: Sendable {
    var document: String
    var lines: SourceLines
    var blocks: [MarkdownBlock]

    var facts: [Fact] {
      var reader = ProseReader(document: document, lines: lines)
      reader.read(blocks)
      return reader.facts
    }
  }

  private static func text(of file: File) throws(Diagnostic) -> String {
    guard file.bytes.count <= mostBytes else {
      throw .documentTooLarge(file.bytes.count, name: file.name)
    }
    guard !file.bytes.contains(0), let text = String(validating: file.bytes, as: UTF8.self) else {
      throw .documentIsNoText(file.name)
    }
    if !file.isSwift, let foreign = ForeignDocument(text, name: file.name) {
      throw .notADocument(foreign, name: file.name)
    }
    return text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
  }
}
