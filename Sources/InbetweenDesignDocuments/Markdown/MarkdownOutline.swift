private import CInbetweenCmark

/// The blocks of a Markdown text that can say something about time.
struct MarkdownOutline {
  private(set) var blocks: [MarkdownBlock] = []

  /// The most characters that may open containers on one line; more of them is no text that a
  /// person wrote.
  private static let maximumMarks = 200
  /// The most strokes of a line that may be a row of a table.
  private static let maximumCells = 1_000

  init(_ text: String) {
    guard let tree = MarkdownTree(Self.tamed(Self.withoutFrontMatter(text))) else { return }
    var walk = MarkdownWalk()
    tree.forEach { event, node in walk.meet(node, isEntering: event) }
    blocks = walk.blocks
  }

  /// The text without what stands between lines of dashes at its very beginning; lines keep their
  /// places.
  private static func withoutFrontMatter(_ text: String) -> String {
    guard text.hasPrefix("---\n") || text.hasPrefix("---\r\n") else { return text }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let end = lines.dropFirst().prefix(100).firstIndex(where: { $0.trimmed == "---" }) else {
      return text
    }
    return String(repeating: "\n", count: end + 1)
      + lines[(end + 1)...].joined(separator: "\n")
  }

  /// The text without what would take the parser quadratic time: lines of very deep nesting, and the
  /// strokes of lines with more cells than any table has.
  private static func tamed(_ text: String) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    for line in text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let marks = line.prefix { $0 == 0x20 || $0 == 0x09 || "><-+*[]_`".utf8.contains($0) }
      let cells = line.count { $0 == 0x7C }
      if marks.count <= maximumMarks, cells <= maximumCells {
        result += line
      } else if marks.count <= maximumMarks {
        result += line.map { $0 == 0x7C ? 0x20 : $0 }
      }
      result.append(0x0A)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The code of blocks that can be Swift.
  static func snippets(of blocks: [MarkdownBlock], document: Int) -> [CodeSnippet] {
    blocks.compactMap { block in
      guard case .code(let language, let text) = block.content,
        !ProseReader.isBelowSounds(block)
      else { return nil }
      switch language {
      case "swift", "":
        return CodeSnippet(
          document: document, firstLine: block.line, heading: block.heading,
          context: block.context, text: language.isEmpty ? text : CodeSnippet.withStatements(text),
          isCertain: !language.isEmpty)
      default: return nil
      }
    }
  }
}

/// A block, with the heading that it stands under.
struct MarkdownBlock {
  var content: Content
  /// The first line of its text; lines count from 1.
  var line: Int
  var heading: String?
  /// The item that it stands below; nil for none.
  var parent: String?
  /// The headings around that one, and the items that it is a part of, the widest first.
  var context: [String] = []

  enum Content {
    case heading(level: Int, ProseText)
    case paragraph(ProseText)
    /// A list's number counts the lists of the document; `number` is nil in a bullet list.
    case item(list: Int, number: Int?, ProseText)
    /// The cells of a row and their column's titles.
    case row(titles: [String], cells: [ProseText])
    /// The language is in lower case, empty when none is named.
    case code(language: String, String)
  }
}

/// A parsed document; it owns the library's nodes.
private struct MarkdownTree: ~Copyable {
  private let root: OpaquePointer

  init?(_ text: String) {
    cmark_gfm_core_extensions_ensure_registered()
    guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return nil }
    defer { cmark_parser_free(parser) }
    if let table = cmark_find_syntax_extension("table") {
      cmark_parser_attach_syntax_extension(parser, table)
    }
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        cmark_parser_feed(parser, $0.baseAddress, $0.count)
      }
    }
    guard let root = cmark_parser_finish(parser) else { return nil }
    self.root = root
  }

  deinit { cmark_node_free(root) }

  /// Goes through all nodes without recursion; true on the way in.
  borrowing func forEach(_ body: (Bool, MarkdownNode) -> Void) {
    guard let iterator = cmark_iter_new(root) else { return }
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE else { return }
      guard let node = cmark_iter_get_node(iterator) else { return }
      body(event == CMARK_EVENT_ENTER, MarkdownNode(node))
    }
  }
}

/// What the walk needs to know of a node.
struct MarkdownNode {
  var kind: Kind
  var line: Int

  enum Kind {
    case heading(Int)
    case paragraph
    /// The first number; nil for bullets.
    case list(Int?)
    case item
    case table, tableHeader, tableRow, tableCell
    case code(language: String, String, isFenced: Bool)
    case page(String)
    case text(String)
    case lineBreak
    /// A new line that the text shows, and perhaps no new line of the file.
    case newLine
    case other
  }

  init(_ node: OpaquePointer) {
    line = Int(cmark_node_get_start_line(node))
    kind = Self.kind(node)
  }

  private static func kind(_ node: OpaquePointer) -> Kind {
    func literal() -> String { cmark_node_get_literal(node).map { String(cString: $0) } ?? "" }
    switch cmark_node_get_type(node) {
    case CMARK_NODE_HEADING: return .heading(Int(cmark_node_get_heading_level(node)))
    case CMARK_NODE_PARAGRAPH: return .paragraph
    case CMARK_NODE_LIST:
      let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
      return .list(isOrdered ? Int(cmark_node_get_list_start(node)) : nil)
    case CMARK_NODE_ITEM: return .item
    case CMARK_NODE_CODE_BLOCK:
      let info = cmark_node_get_fence_info(node).map { String(cString: $0) } ?? ""
      let word = info.prefix { !$0.isWhitespace && $0 != "{" && $0 != "," }
      var length: Int32 = 0
      var offset: Int32 = 0
      var mark: CChar = 0
      let isFenced = cmark_node_get_fenced(node, &length, &offset, &mark) != 0
      return .code(language: word.lowercased(), literal(), isFenced: isFenced)
    case CMARK_NODE_HTML_BLOCK: return .page(literal())
    case CMARK_NODE_TEXT, CMARK_NODE_CODE: return .text(literal())
    case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: return .lineBreak
    case CMARK_NODE_HTML_INLINE where literal().lowercased().hasPrefix("<br"): return .newLine
    default: break
    }
    switch String(cString: cmark_node_get_type_string(node)) {
    case "table": return .table
    case "table_header": return .tableHeader
    case "table_row": return .tableRow
    case "table_cell": return .tableCell
    default: return .other
    }
  }
}
