import InbetweenDiagnostics

/// Writes JSON text, indented by two spaces: the same calls give the same bytes.
///
/// Members stand in the order in which they are written; what is short stands on one line.
package struct JSONWriter: Sendable {
  /// In UTF-8: text at its end is taken back where it fits on one line.
  private var output: [UInt8] = []
  private var depth = 0
  private var needsComma = false
  private var isAfterKey = false
  /// Where the line at hand begins, in bytes.
  private var lineStart = 0

  /// The longest line that an object or a list is put on, in bytes.
  private static let widest = 100
  /// The longest text that is tried to be put on one line, in bytes.
  private static let maximumTried = 400

  package init() {}

  /// The text of one value, with a line break at its end.
  package static func text(_ body: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    body(&writer)
    return String(decoding: writer.output, as: UTF8.self) + "\n"
  }
}

// MARK: Values

extension JSONWriter {
  package mutating func value(_ text: String) { write(Self.quoted(text)) }
  package mutating func value(_ flag: Bool) { write(flag ? "true" : "false") }
  package mutating func value(_ number: Int) { write(String(number)) }

  /// The shortest text that reads back as the same number; what is not finite becomes null.
  package mutating func value(_ number: Double) { write(Self.text(of: number)) }

  package mutating func null() { write("null") }

  /// An object, whose members `body` writes.
  package mutating func object(_ body: (inout JSONWriter) -> Void) { nested("{", "}", body) }

  /// A list, whose elements `body` writes.
  package mutating func list(_ body: (inout JSONWriter) -> Void) { nested("[", "]", body) }

  /// A list with an element for each of `elements`.
  package mutating func list<Elements: Sequence>(
    _ elements: Elements, _ body: (inout JSONWriter, Elements.Element) -> Void
  ) {
    list { writer in
      for element in elements { body(&writer, element) }
    }
  }
}

// MARK: Members

extension JSONWriter {
  package mutating func member(_ key: String, _ text: String) {
    self.key(key)
    value(text)
  }

  package mutating func member(_ key: String, _ flag: Bool) {
    self.key(key)
    value(flag)
  }

  package mutating func member(_ key: String, _ number: Int) {
    self.key(key)
    value(number)
  }

  package mutating func member(_ key: String, _ number: Double) {
    self.key(key)
    value(number)
  }

  /// A list of numbers, on one line.
  package mutating func member(_ key: String, _ numbers: [Double]) {
    self.key(key)
    write("[" + numbers.map(Self.text(of:)).joined(separator: ", ") + "]")
  }

  /// A list of texts, on one line.
  package mutating func member(_ key: String, _ texts: [String]) {
    self.key(key)
    write("[" + texts.map(Self.quoted).joined(separator: ", ") + "]")
  }

  package mutating func object(_ key: String, _ body: (inout JSONWriter) -> Void) {
    self.key(key)
    object(body)
  }

  package mutating func list<Elements: Sequence>(
    _ key: String, _ elements: Elements, _ body: (inout JSONWriter, Elements.Element) -> Void
  ) {
    self.key(key)
    list(elements, body)
  }

  /// The key of the value that is written next.
  package mutating func key(_ key: String) {
    separate()
    output += Self.quoted(key).utf8
    output += ": ".utf8
    isAfterKey = true
  }
}

// MARK: Text

extension JSONWriter {
  private mutating func write(_ text: String) {
    separate()
    output += text.utf8
    needsComma = true
  }

  /// Begins a line of its own, unless a key has just been written.
  private mutating func separate() {
    guard !isAfterKey else {
      isAfterKey = false
      return
    }
    if needsComma { output.append(UInt8(ascii: ",")) }
    if depth > 0 { breakLine() }
    needsComma = false
  }

  private mutating func nested(
    _ open: String, _ close: String, _ body: (inout JSONWriter) -> Void
  ) {
    separate()
    let (start, line) = (output.count, lineStart)
    output += open.utf8
    needsComma = false
    depth += 1
    body(&self)
    depth -= 1
    if needsComma { breakLine() }
    output += close.utf8
    needsComma = true
    if lineStart != line { join(from: start, line: line) }
  }

  /// Puts the text from a place on the line that begins at `line`, where it fits there. Line breaks
  /// stand between values only: those in texts are escaped.
  private mutating func join(from start: Int, line: Int) {
    guard output.count - start <= Self.maximumTried else { return }
    let joined = joined(from: start)
    guard start - line + joined.count < Self.widest else { return }
    output.removeLast(output.count - start)
    output += joined
    lineStart = line
  }

  /// The text from a place on, without its line breaks.
  private func joined(from start: Int) -> [UInt8] {
    var joined: [UInt8] = []
    joined.reserveCapacity(output.count - start)
    var isIndent = false
    for byte in output[start...] {
      if byte == 0x0A {
        isIndent = true
      } else if !isIndent {
        joined.append(byte)
      } else if byte != 0x20 {
        isIndent = false
        if joined.last != UInt8(ascii: "["), byte != UInt8(ascii: "]") { joined.append(0x20) }
        joined.append(byte)
      }
    }
    return joined
  }

  private mutating func breakLine() {
    output.append(UInt8(ascii: "\n"))
    lineStart = output.count
    output += repeatElement(UInt8(ascii: " "), count: 2 * depth)
  }

  private static func text(of number: Double) -> String {
    guard number.isFinite else { return "null" }
    if let whole = Int(exactly: number), abs(whole) < 1 << 53 { return String(whole) }
    return number.description
  }

  /// In quotes, with escapes for quotes, backslashes and every character that could break a line
  /// or reorder text.
  /// A text in quotes, with escapes.
  package static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      default:
        if isUnsafe(scalar) {
          for unit in String(scalar).utf16 { quoted += "\\u" + hexadecimal(unit) }
        } else {
          quoted.unicodeScalars.append(scalar)
        }
      }
    }
    return quoted + "\""
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (scalar.value >= 0x7F && PrintableText.isUnsafe(scalar))
  }

  private static func hexadecimal(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }
}
