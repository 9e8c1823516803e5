/// Swift source as it is written, line by line.
struct SourceWriter {
  /// UTF-8.
  private(set) var bytes: [UInt8] = []
  /// The columns before each line.
  private(set) var indentation = 0
  private(set) var lineCount = 0

  /// What lines that are too long are broken with; nil leaves them.
  private let breaks: LineBreaks?

  init(indentation: Int = 0, breaks: LineBreaks? = nil) {
    self.indentation = indentation
    self.breaks = breaks
  }

  /// A line; an empty one has no indentation.
  mutating func line(_ code: SwiftCode = "") {
    if let breaks, indentation + code.width > 99, !code.text.hasPrefix("//") {
      let text = Array(code.text.utf8.drop { $0 == UInt8(ascii: " ") })
      let columns = indentation + code.width - text.count
      for line in breaks.lines(text, indentation: columns) {
        bytes += line
        bytes.append(UInt8(ascii: "\n"))
        lineCount += 1
      }
      return
    }
    if code.width > 0 {
      bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indentation))
      bytes.append(contentsOf: code.text.utf8)
    }
    bytes.append(UInt8(ascii: "\n"))
    lineCount += 1
  }

  /// Lines one level deeper, between `head {` and `}`.
  mutating func block(_ head: SwiftCode, _ body: (inout SourceWriter) -> Void) {
    line("\(head) {")
    indentation += 2
    body(&self)
    indentation -= 2
    line("}")
  }

  /// Lines deeper by so many columns.
  mutating func indented(by columns: Int = 2, _ body: (inout SourceWriter) -> Void) {
    indentation += columns
    body(&self)
    indentation -= columns
  }

  /// Lines one level deeper, below a head that has its opening brace, closed by `}`.
  mutating func closure(_ head: SwiftCode, _ body: (inout SourceWriter) -> Void) {
    line(head)
    indentation += 2
    body(&self)
    indentation -= 2
    line("}")
  }

  /// Lines that another writer has written at the same indentation.
  mutating func append(_ other: SourceWriter) {
    bytes.append(contentsOf: other.bytes)
    lineCount += other.lineCount
  }

  /// Data in lines, each put below the indentation.
  mutating func data(_ lines: [UInt8], keepingBlankLines: Bool = false) {
    bytes.reserveCapacity(bytes.count + lines.count + lines.count / 16)
    let split = lines.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: !keepingBlankLines)
    for line in split {
      let columns = line.isEmpty ? 0 : indentation
      bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: columns))
      bytes.append(contentsOf: line)
      bytes.append(UInt8(ascii: "\n"))
    }
  }
}
