import InbetweenDiagnostics

/// Text of a file as a Swift string literal that it cannot leave.
enum StringLiteral {
  /// A line inside a literal, with everything escaped that could leave it.
  struct Line {
    fileprivate(set) var text: String
  }

  /// `text` in quotes, on one line.
  static func quoted(_ text: String) -> String {
    var literal = "\""
    appendEscaped(text, to: &literal)
    literal += "\""
    return literal
  }

  /// The lines of `text` inside a literal of three quotes, each at most about `width` columns
  /// long; a line that goes on in the next ends with a backslash.
  static func lines(_ text: String, width: Int) -> [Line] {
    var lines: [Line] = []
    var line = ""
    var previous: Unicode.Scalar?
    var rest = text[...]
    while let scalar = rest.unicodeScalars.first {
      if scalar == "\n" {
        escapeSpace(atEndOf: &line)
        lines.append(Line(text: line))
        line = ""
        previous = nil
        rest.unicodeScalars.removeFirst()
        continue
      }
      if line.utf8.count >= width {
        lines.append(Line(text: line + "\\"))
        line = ""
        previous = nil
      }
      appendNext(of: &rest, atMost: max(1, width - line.utf8.count), after: &previous, to: &line)
    }
    escapeSpace(atEndOf: &line)
    lines.append(Line(text: line))
    return lines
  }

  /// Editors take spaces at the end of a line away.
  private static func escapeSpace(atEndOf line: inout String) {
    guard line.last == " " else { return }
    line.removeLast()
    line += "\\u{20}"
  }

  private static func appendEscaped(_ text: String, to literal: inout String) {
    var previous: Unicode.Scalar?
    var rest = text[...]
    while !rest.isEmpty {
      appendNext(of: &rest, atMost: rest.utf8.count, after: &previous, to: &literal)
    }
  }

  /// Moves a run of characters that need no escape, or else one scalar, from `rest` to `literal`:
  /// embedded images are megabytes of such characters.
  private static func appendNext(
    of rest: inout Substring, atMost limit: Int, after previous: inout Unicode.Scalar?,
    to literal: inout String
  ) {
    let run = rest.utf8.prefix(limit).prefix(while: isPlain)
    if run.isEmpty {
      let scalar = rest.unicodeScalars.removeFirst()
      append(scalar, after: previous, to: &literal)
      previous = scalar
    } else {
      literal += Substring(run)
      previous = run.last.map { Unicode.Scalar($0) }
      rest = rest[run.endIndex...]
    }
  }

  /// Whether a byte is a printable ASCII character that means itself in a literal.
  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x20...0x7E).contains(byte) && byte != UInt8(ascii: "\\") && byte != UInt8(ascii: "\"")
  }

  private static func append(
    _ scalar: Unicode.Scalar, after previous: Unicode.Scalar?, to literal: inout String
  ) {
    switch scalar {
    case "\\": literal += "\\\\"
    case "\"": literal += "\\\""
    case "\n": literal += "\\n"
    case "\r": literal += "\\r"
    case "\t": literal += "\\t"
    case " "..."~": literal.unicodeScalars.append(scalar)
    default:
      if isUnsafe(scalar, after: previous) {
        literal += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        literal.unicodeScalars.append(scalar)
      }
    }
  }

  /// Whether a scalar would be invisible, move others, or melt into what stands before it.
  private static func isUnsafe(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar?) -> Bool {
    if PrintableText.isUnsafe(scalar) { return true }
    switch scalar.properties.generalCategory {
    case .unassigned, .spaceSeparator: return true
    case .nonspacingMark, .enclosingMark, .spacingMark:
      return previous.map { $0.isASCII || PrintableText.isUnsafe($0) } ?? true
    default:
      return scalar.value == 0x200D && previous.map { $0.isASCII } ?? true
    }
  }
}
