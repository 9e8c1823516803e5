/// A word, a text, a number or a mark of code.
struct EntryToken {
  enum Kind: Hashable {
    case name, text, mark, open, close
    case number(Double)
  }

  var kind: Kind
  var text: String
  var line: Int

  /// Whether a value that stands before this ends with it.
  func endsValue(after value: EntryToken) -> Bool {
    switch kind {
    case .close, .text, .open: true
    case .mark: text == "," || text == ";"
    case .name, .number: line > value.line
    }
  }

  /// Calls without the types that they are made for, `spring<Float>(` as `spring(`, and constants without
  /// theirs: `const land: [number, number] = …`, `val land: core.Easing = …`.
  static func plain(_ tokens: [EntryToken]) -> [EntryToken] {
    var plain: [EntryToken] = []
    var place = 0
    while place < tokens.count {
      let token = tokens[place]
      plain.append(token)
      place += 1
      if let value = valueOfTyped(tokens, at: place - 1) { place = value }
      guard token.kind == .name, place < tokens.count, tokens[place].text == "<" else { continue }
      let types = tokens[(place + 1)...].prefix(8).prefix {
        $0.kind == .name || [".", ",", "?"].contains($0.text)
      }
      let end = place + 1 + types.count
      guard end + 1 < tokens.count, tokens[end].text == ">", tokens[end + 1].text == "(" else {
        continue
      }
      place = end + 1
    }
    return plain
  }

  /// Where the `=` stands of a constant whose name stands at a place, with its type between, in brackets
  /// or with the name of its module.
  private static func valueOfTyped(_ tokens: [EntryToken], at place: Int) -> Int? {
    guard place > 0, ["const", "let", "var", "val"].contains(tokens[place - 1].text),
      place + 4 < tokens.count, tokens[place + 1].text == ":"
    else { return nil }
    let isList = tokens[place + 2].text == "["
    let types = tokens[(place + (isList ? 3 : 2))...].prefix(24).prefix {
      $0.kind == .name || $0.text == (isList ? "," : ".")
    }
    let end = types.endIndex + (isList ? 1 : 0)
    guard end < tokens.count, tokens[end].text == "=", !isList || tokens[end - 1].text == "]" else {
      return nil
    }
    return end
  }

  /// The tokens of code, without its comments.
  static func tokens(of text: String, firstLine: Int) -> [EntryToken] {
    let bytes = Array(text.utf8)
    var tokens: [EntryToken] = []
    var place = 0
    var line = firstLine
    func isLetter(_ byte: UInt8) -> Bool {
      byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
        || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
    }
    func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
    // `2.f`, `2.)`: no member, and no range.
    func endsNumber(at place: Int) -> Bool {
      guard place < bytes.count else { return true }
      let isFloat = bytes[place] | 0x20 == UInt8(ascii: "f")
      let next = isFloat && place + 1 < bytes.count ? bytes[place + 1] : isFloat ? 0 : bytes[place]
      return !isLetter(next) && next != UInt8(ascii: ".")
    }
    func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    while place < bytes.count {
      let byte = bytes[place]
      let next = place + 1 < bytes.count ? bytes[place + 1] : 0
      let start = place
      switch byte {
      case 0x0A:
        line += 1
        place += 1
      case 0x20, 0x09, 0x0D: place += 1
      case UInt8(ascii: "/") where next == byte, UInt8(ascii: "#") where next == 0x20:
        while place < bytes.count, bytes[place] != 0x0A { place += 1 }
      case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
        place += 2
        while place + 1 < bytes.count,
          !(bytes[place] == UInt8(ascii: "*") && bytes[place + 1] == UInt8(ascii: "/"))
        {
          if bytes[place] == 0x0A { line += 1 }
          place += 1
        }
        place += 2
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"):
        place += 1
        let first = line
        while place < bytes.count, bytes[place] != byte {
          if bytes[place] == 0x0A {
            line += 1
            if byte != UInt8(ascii: "`") { break }
          }
          place += 1
        }
        tokens.append(
          EntryToken(kind: .text, text: string((start + 1)..<min(place, bytes.count)), line: first))
        place += 1
      case _ where isDigit(byte) || (byte == UInt8(ascii: ".") && isDigit(next)):
        while place < bytes.count,
          isDigit(bytes[place]) || bytes[place] == UInt8(ascii: "_")
            || (bytes[place] == UInt8(ascii: ".") && place + 1 < bytes.count
              && isDigit(bytes[place + 1]))
        { place += 1 }
        let isWhole = place < bytes.count && bytes[place] == UInt8(ascii: ".")
        if isWhole, endsNumber(at: place + 1) { place += 1 }
        var digits = string(start..<place).replacing("_", with: "")
        if digits.hasSuffix(".") { digits += "0" }
        if digits.hasPrefix(".") { digits = "0" + digits }
        // `0.5f`, `300L`; `300ms` is a text.
        var end = place
        while end < bytes.count, isLetter(bytes[end]) || isDigit(bytes[end]) { end += 1 }
        let suffix = string(place..<end).lowercased()
        place = end
        if ["", "f", "l", "d", "u"].contains(suffix), let number = Double(digits) {
          tokens.append(EntryToken(kind: .number(number), text: digits, line: line))
        } else {
          tokens.append(EntryToken(kind: .text, text: digits + suffix, line: line))
        }
      case _ where isLetter(byte):
        while place < bytes.count, isLetter(bytes[place]) || isDigit(bytes[place]) { place += 1 }
        tokens.append(EntryToken(kind: .name, text: string(start..<place), line: line))
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        place += 1
        tokens.append(EntryToken(kind: .open, text: string(start..<place), line: line))
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        place += 1
        tokens.append(EntryToken(kind: .close, text: string(start..<place), line: line))
      default:
        place += 1
        // `fade->setDuration(300)`; an arrow with spaces around it is none of a member.
        let isMember =
          byte == UInt8(ascii: "-") && next == UInt8(ascii: ">") && start > 0
          && bytes[start - 1] != 0x20 && place + 1 < bytes.count && isLetter(bytes[place + 1])
        if isMember {
          place += 1
          tokens.append(EntryToken(kind: .mark, text: ".", line: line))
          continue
        }
        let isDouble =
          byte == UInt8(ascii: "=") && (next == UInt8(ascii: "=") || next == UInt8(ascii: ">"))
        if isDouble { place += 1 }
        tokens.append(EntryToken(kind: .mark, text: string(start..<place), line: line))
      }
    }
    return tokens
  }
}
