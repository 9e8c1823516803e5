/// The smallest parts of a script.
struct Token: Hashable {
  enum Kind { case name, number, string, template, mark, end }

  var kind: Kind
  /// As written; for names without escapes, for private ones with the `#` before them.
  var text: String
  /// Where it begins and ends in the source's bytes.
  var start: Int
  var end: Int
  /// Whether a line break stands before it, as automatic semicolons need to know.
  var followsLineBreak: Bool
}

/// The text of a template up to a value or its end.
struct TemplatePiece: Hashable {
  /// As the content of a string literal.
  var text: String
  /// As in the source.
  var written: String
  var isLast: Bool
}

/// Cuts a script into tokens (ECMAScript 2022, clause 12, "Lexical Grammar").
struct Tokenizer {
  let bytes: [UInt8]
  private(set) var position = 0

  init(_ source: String) { bytes = Array(source.utf8) }

  /// Goes back, or on, to a place between tokens.
  mutating func move(to position: Int) { self.position = position }

  func text(_ start: Int, _ end: Int) -> String {
    String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// The line of a place, from 1.
  func line(at place: Int) -> Int {
    bytes.prefix(min(place, bytes.count)).reduce(1) { $0 + ($1 == 10 ? 1 : 0) }
  }

  /// The token at the current place; a `/` is a mark.
  mutating func next() throws(ScriptSyntaxError) -> Token {
    let followsLineBreak = try skipSpace()
    let start = position
    func token(_ kind: Token.Kind, _ text: String) -> Token {
      Token(
        kind: kind, text: text, start: start, end: position, followsLineBreak: followsLineBreak)
    }
    guard let byte = peek() else { return token(.end, "") }
    let isPrivate = byte == UInt8(ascii: "#") && peek(1).map(Self.beginsName) ?? false
    if Self.beginsName(byte) || isPrivate {
      if isPrivate { position += 1 }
      while let next = peek(), Self.continuesName(next) { position += 1 }
      return token(.name, text(start, position))
    }
    if Self.isDigit(byte) || (byte == UInt8(ascii: ".") && Self.isDigit(peek(1) ?? 0)) {
      skipNumber()
      if peek() == UInt8(ascii: "n") { throw error("a BigInt is not supported") }
      return token(.number, text(start, position))
    }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      try skipString(byte)
      return token(.string, text(start, position))
    }
    if byte == UInt8(ascii: "`") {
      position += 1
      return token(.template, "`")
    }
    for mark in Self.marks where matches(mark) {
      position += mark.utf8CodeUnitCount
      return token(.mark, mark.description)
    }
    throw error("a character that no script may hold")
  }

  /// The regular expression whose `/` begins at `start`, with its flags, as written.
  mutating func regularExpression(from start: Int) throws(ScriptSyntaxError) -> String {
    position = start + 1
    var isInClass = false
    while let byte = peek(), byte != 10, byte != 13 {
      position += 1
      switch byte {
      case UInt8(ascii: "\\"): position += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "/") where !isInClass:
        while let flag = peek(), Self.continuesName(flag) { position += 1 }
        return text(start, position)
      default: break
      }
    }
    throw error("a regular expression without an end")
  }

  /// The text of a template up to the next value or its end, as the content of a string literal.
  mutating func templateText() throws(ScriptSyntaxError) -> TemplatePiece {
    var content: [UInt8] = []
    let start = position
    func piece(endingAt end: Int, isLast: Bool) -> TemplatePiece {
      TemplatePiece(
        text: String(decoding: content, as: UTF8.self), written: text(start, end), isLast: isLast)
    }
    while let byte = peek() {
      position += 1
      switch byte {
      case UInt8(ascii: "`"): return piece(endingAt: position - 1, isLast: true)
      case UInt8(ascii: "$") where peek() == UInt8(ascii: "{"):
        position += 1
        return piece(endingAt: position - 2, isLast: false)
      case UInt8(ascii: "\\"):
        content.append(byte)
        if let escaped = peek() {
          position += 1
          content.append(escaped)
        }
      case UInt8(ascii: "\""): content += Array("\\\"".utf8)
      case 10: content += Array("\\n".utf8)
      case 13: break
      default: content.append(byte)
      }
    }
    throw error("a template without an end")
  }

  func error(_ message: String) -> ScriptSyntaxError {
    ScriptSyntaxError(message: message, line: line(at: position))
  }
}

extension Tokenizer {
  private static let marks: [StaticString] = [
    ">>>=", "...", "===", "!==", "**=", "<<=", ">>=", ">>>", "&&=", "||=", "??=", "=>", "==", "!=",
    "<=", ">=", "&&", "||", "??", "?.", "++", "--", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=",
    "<<", ">>", "**", "{", "}", "(", ")", "[", "]", ";", ",", "<", ">", "+", "-", "*", "/", "%",
    "&", "|", "^", "!", "~", "?", ":", "=", ".",
  ]

  private func peek(_ offset: Int = 0) -> UInt8? {
    position + offset < bytes.count ? bytes[position + offset] : nil
  }

  private func matches(_ mark: StaticString) -> Bool {
    let length = mark.utf8CodeUnitCount
    guard position + length <= bytes.count else { return false }
    let isEqual = mark.withUTF8Buffer { $0.elementsEqual(bytes[position..<position + length]) }
    // `a?.5:1` is a condition, not a chain.
    if isEqual, length == 2, bytes[position] == UInt8(ascii: "?"),
      bytes[position + 1] == UInt8(ascii: ".")
    {
      return !Self.isDigit(peek(2) ?? 0)
    }
    return isEqual
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

  private static func beginsName(_ byte: UInt8) -> Bool {
    (65...90).contains(byte) || (97...122).contains(byte) || byte == 95 || byte == 36
      || byte >= 0x80
  }

  private static func continuesName(_ byte: UInt8) -> Bool { beginsName(byte) || isDigit(byte) }

  private mutating func skipNumber() {
    if peek() == 48, let base = peek(1), Array("xXbBoO".utf8).contains(base) {
      position += 2
      while let byte = peek(), Self.continuesName(byte) { position += 1 }
      return
    }
    while let byte = peek(), Self.isDigit(byte) || byte == 95 || byte == UInt8(ascii: ".") {
      position += 1
    }
    guard let mark = peek(), mark == UInt8(ascii: "e") || mark == UInt8(ascii: "E") else { return }
    position += 1
    if let sign = peek(), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { position += 1 }
    while let byte = peek(), Self.isDigit(byte) { position += 1 }
  }

  private mutating func skipString(_ quote: UInt8) throws(ScriptSyntaxError) {
    position += 1
    while let byte = peek() {
      position += 1
      if byte == quote { return }
      if byte == UInt8(ascii: "\\") { position += 1 }
      if byte == 10 { break }
    }
    throw error("a text without an end")
  }

  /// Skips spaces and comments; whether a line break was among them.
  private mutating func skipSpace() throws(ScriptSyntaxError) -> Bool {
    var sawLineBreak = false
    while let byte = peek() {
      switch byte {
      case 10, 13:
        sawLineBreak = true
        position += 1
      case 9, 11, 12, 32: position += 1
      case 0xC2 where peek(1) == 0xA0: position += 2  // a no-break space
      case 0xEF where peek(1) == 0xBB && peek(2) == 0xBF: position += 3  // a byte-order mark
      case 0xE2 where peek(1) == 0x80 && (peek(2) == 0xA8 || peek(2) == 0xA9):
        sawLineBreak = true
        position += 3
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
        while let next = peek(), next != 10, next != 13 { position += 1 }
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
        position += 2
        while peek() != nil, peek() != UInt8(ascii: "*") || peek(1) != UInt8(ascii: "/") {
          if peek() == 10 { sawLineBreak = true }
          position += 1
        }
        guard peek() != nil else { throw error("a comment without an end") }
        position += 2
      default: return sawLineBreak
      }
    }
    return true
  }
}
