import InbetweenDesignDocuments

/// How deeply code nests, measured before it is parsed: the parser calls itself for each level, and
/// must not run out of stack for what a document holds.
struct CodeNesting {
  /// The most levels of anything that is read.
  static let deepest = 64
  /// The most words in a row with nothing between them.
  private static let maximumWords = 100

  /// The longest line that is read, in bytes: the parser takes quadratic time over longer ones.
  private static let longestLine = 10_000

  private(set) var isTooDeep = false
  /// Brackets, and strings whose interpolation is open.
  private var brackets: [UInt8] = []
  /// `if`, `switch` and the like whose body has not begun.
  private var headers = 0
  private var elses = 0
  private var words = 0
  private var signs = 0
  private var choices = 0
  private var angles = 0
  private var arrows = 0
  private var conditions = 0

  /// Why code is better left alone; nil when it can be parsed.
  static func problem(of text: String) -> String? {
    var nesting = CodeNesting()
    var text = text
    var line = 0
    var longest = 0
    for byte in text.utf8 {
      line = byte == 0x0A ? 0 : line + 1
      longest = max(longest, line)
    }
    if longest > longestLine { return "it has a line of more than \(longestLine) bytes" }
    text.withUTF8 { nesting.scan($0) }
    return nesting.isTooDeep ? "it is nested more than \(deepest) levels deep" : nil
  }

  private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index < bytes.count, !isTooDeep {
      let byte = bytes[index]
      if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == byte {
        while index < bytes.count, bytes[index] != 0x0A { index += 1 }
      } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count,
        bytes[index + 1] == UInt8(ascii: "*")
      {
        index = Self.endOfComment(bytes, index)
      } else if byte == UInt8(ascii: "\"") {
        index =
          Self.isLongQuote(bytes, index)
          ? skipLongString(bytes, index + 3) : skipString(bytes, index + 1)
      } else if Self.isWord(byte) {
        let start = index
        while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
        meetWord(bytes[start..<index])
      } else {
        let next = index + 1 < bytes.count ? bytes[index + 1] : 0x20
        let last = index > 0 ? bytes[index - 1] : 0x20
        let opener = byte == UInt8(ascii: ")") ? brackets.last : nil
        meetMark(byte, last: last, next: next)
        index += 1
        if opener == UInt8(ascii: "\"") { index = skipString(bytes, index) }
        if opener == Self.longString { index = skipLongString(bytes, index) }
      }
      isTooDeep =
        isTooDeep || words > Self.maximumWords
        || max(brackets.count, headers, elses, signs, choices, angles, arrows, conditions)
          > Self.deepest
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "#")
      || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
      || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
  }

  /// Comments nest without recursion.
  private static func endOfComment(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    var index = start + 2
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
        return index + 2
      }
      index += 1
    }
    return bytes.count
  }

  /// What stands for the bracket that opens an interpolation in a string of several lines.
  private static let longString = UInt8(ascii: "'")

  private static func isLongQuote(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    index + 2 < bytes.count
      && bytes[index...(index + 2)].allSatisfy { $0 == UInt8(ascii: "\"") }
  }

  /// The place after a string of several lines, or after the bracket that opens an interpolation in it.
  private mutating func skipLongString(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int
  ) -> Int {
    var index = start
    words = 0
    while index < bytes.count {
      if Self.isLongQuote(bytes, index) { return index + 3 }
      guard bytes[index] == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "(") {
        brackets.append(Self.longString)
        return index + 2
      }
      index += 2
    }
    return index
  }

  /// The place after a string, or after the bracket that opens an interpolation in it.
  private mutating func skipString(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    var index = start
    words = 0
    if brackets.last == UInt8(ascii: "\"") { brackets.removeLast() }
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""), 0x0A: return index + 1
      case UInt8(ascii: "\\"):
        if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "(") {
          brackets.append(UInt8(ascii: "\""))
          return index + 2
        }
        index += 2
      default: index += 1
      }
    }
    return index
  }

  private mutating func meetWord(_ word: Slice<UnsafeBufferPointer<UInt8>>) {
    words += 1
    guard word.count <= 8 else { return }
    switch String(decoding: word, as: UTF8.self) {
    case "if", "switch", "while", "for", "guard", "catch", "do", "repeat": headers += 1
    case "else": elses += 1
    case "func", "var", "let", "init", "case": arrows = 0
    case "#if": conditions += 1
    case "#endif": conditions = max(0, conditions - 1)
    default: if headers == 0, words > 1 { elses = 0 }
    }
  }

  private mutating func meetMark(_ byte: UInt8, last: UInt8, next: UInt8) {
    switch byte {
    case 0x20, 0x09, 0x0A, 0x0D: return
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      brackets.append(byte)
      if byte == UInt8(ascii: "{") { reset() }
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      _ = brackets.popLast()
      if byte == UInt8(ascii: "}") { reset() }
    case UInt8(ascii: ";"): reset()
    case UInt8(ascii: ","):
      signs = 0
    case UInt8(ascii: "?"):
      if last == 0x20 || last == 0x0A { choices += 1 }
    case UInt8(ascii: ":"): choices = max(0, choices - 1)
    case UInt8(ascii: "<"): if Self.isWord(last) { angles += 1 }
    case UInt8(ascii: ">"):
      if last == UInt8(ascii: "-") { arrows += 1 } else { angles = max(0, angles - 1) }
    case UInt8(ascii: "."): break
    default:
      // A sign that stands before what it belongs to.
      if next != 0x20, next != 0x0A, !Self.isWord(last), last != UInt8(ascii: ")") { signs += 1 }
    }
    words = 0
  }

  private mutating func reset() {
    headers = 0
    signs = 0
    choices = 0
    angles = 0
    arrows = 0
    words = 0
  }
}
