/// Lines of code that are not laid out yet: what of them may vary is still known.
struct CodeLines {
  struct Line {
    /// The columns before it, beyond those of what it stands in.
    var indentation: Int
    var code: SwiftCode
  }

  private(set) var lines: [Line] = []
  private var indentation = 0

  init() {}

  /// One line of code after the other.
  init(_ lines: [SwiftCode]) { self.lines = lines.map { Line(indentation: 0, code: $0) } }

  /// With other lines.
  init(_ lines: [Line]) { self.lines = lines }

  var isEmpty: Bool { lines.isEmpty }

  mutating func line(_ code: SwiftCode = "") {
    lines.append(Line(indentation: indentation, code: code))
  }

  /// Lines one level deeper, between `head {` and `}`.
  mutating func block(_ head: SwiftCode, _ body: (inout CodeLines) -> Void) {
    closure("\(head) {", body)
  }

  /// Lines one level deeper, below a head that has its opening brace, closed by `}`.
  mutating func closure(_ head: SwiftCode, _ body: (inout CodeLines) -> Void) {
    line(head)
    indented(body)
    line("}")
  }

  /// Lines one level deeper.
  mutating func indented(_ body: (inout CodeLines) -> Void) {
    indentation += 2
    body(&self)
    indentation -= 2
  }

  /// Lines that were written on their own.
  mutating func append(_ other: CodeLines) {
    for line in other.lines {
      lines.append(Line(indentation: indentation + line.indentation, code: line.code))
    }
  }
}

extension SourceWriter {
  /// Lays out lines; one that has line breaks in it keeps them.
  mutating func append(_ code: CodeLines) {
    for line in code.lines {
      indented(by: line.indentation) { writer in
        for part in line.code.lines { writer.line(part) }
      }
    }
  }
}
