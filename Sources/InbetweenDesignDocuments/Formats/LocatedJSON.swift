/// JSON whose values know their lines, which a parsed tree does not; comments and commas too many are
/// left alone, as people write them in documents.
indirect enum LocatedJSON {
  case object([Member])
  case array([LocatedJSON])
  case text(String, line: Int)
  case number(Double, line: Int)
  /// true, false and null.
  case word(String, line: Int)

  struct Member {
    var key: String
    var line: Int
    var value: LocatedJSON
  }

  /// nil for what is no object and no array.
  init?(_ text: String, firstLine: Int = 1) {
    var reader = Reader(bytes: Array(text.utf8), line: firstLine)
    reader.skipSpace()
    guard reader.peek == UInt8(ascii: "{") || reader.peek == UInt8(ascii: "["),
      let value = reader.value(depth: 0)
    else { return nil }
    self = value
  }

  subscript(key: String) -> LocatedJSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  var members: [Member] {
    if case .object(let members) = self { return members }
    return []
  }

  var isObject: Bool {
    if case .object = self { return true }
    return false
  }

  var string: String? {
    if case .text(let text, _) = self { return text }
    return nil
  }

  var double: Double? {
    if case .number(let number, _) = self { return number }
    return nil
  }

  /// The numbers of an array; nil where anything else is in it.
  var numbers: [Double]? {
    guard case .array(let values) = self else { return nil }
    let numbers = values.compactMap(\.double)
    return numbers.count == values.count ? numbers : nil
  }

  private struct Reader {
    var bytes: [UInt8]
    var line: Int
    var place = 0

    static let deepest = 200

    var peek: UInt8? { place < bytes.count ? bytes[place] : nil }

    mutating func skipSpace() {
      while let byte = peek {
        if byte == 0x0A { line += 1 }
        if byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
          place += 1
        } else if byte == UInt8(ascii: "/"), place + 1 < bytes.count {
          if bytes[place + 1] == byte {
            while let next = peek, next != 0x0A { place += next == 0x0A ? 0 : 1 }
          } else if bytes[place + 1] == UInt8(ascii: "*") {
            while place + 1 < bytes.count,
              !(bytes[place] == UInt8(ascii: "*") && bytes[place + 1] == UInt8(ascii: "/"))
            {
              if bytes[place] == 0x0A { line += 1 }
              place += 1
            }
            place = min(place + 2, bytes.count)
          } else {
            return
          }
        } else {
          return
        }
      }
    }

    mutating func value(depth: Int) -> LocatedJSON? {
      skipSpace()
      guard depth < Self.deepest, let byte = peek else { return nil }
      switch byte {
      case UInt8(ascii: "{"): return object(depth)
      case UInt8(ascii: "["): return array(depth)
      case UInt8(ascii: "\""):
        let start = line
        return string().map { .text($0, line: start) }
      default:
        let start = place
        while let next = peek, !",]}/ \n\r\t".utf8.contains(next) { place += 1 }
        let word = String(decoding: bytes[start..<place], as: UTF8.self)
        guard !word.isEmpty else { return nil }
        return Double(word).map { .number($0, line: line) } ?? .word(word, line: line)
      }
    }

    private mutating func object(_ depth: Int) -> LocatedJSON? {
      place += 1
      var members: [Member] = []
      while true {
        skipSpace()
        guard let byte = peek else { return nil }
        if byte == UInt8(ascii: "}") { break }
        if byte == UInt8(ascii: ",") {
          place += 1
          continue
        }
        let start = line
        guard byte == UInt8(ascii: "\""), let key = string() else { return nil }
        skipSpace()
        guard peek == UInt8(ascii: ":") else { return nil }
        place += 1
        guard let value = value(depth: depth + 1) else { return nil }
        members.append(Member(key: key, line: start, value: value))
      }
      place += 1
      return .object(members)
    }

    private mutating func array(_ depth: Int) -> LocatedJSON? {
      place += 1
      var values: [LocatedJSON] = []
      while true {
        skipSpace()
        guard let byte = peek else { return nil }
        if byte == UInt8(ascii: "]") { break }
        if byte == UInt8(ascii: ",") {
          place += 1
          continue
        }
        guard let value = value(depth: depth + 1) else { return nil }
        values.append(value)
      }
      place += 1
      return .array(values)
    }

    private mutating func string() -> String? {
      place += 1
      var text: [UInt8] = []
      while let byte = peek {
        place += 1
        switch byte {
        case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
        case 0x0A: return nil
        case UInt8(ascii: "\\"):
          guard let next = peek else { return nil }
          place += 1
          switch next {
          case UInt8(ascii: "n"): text.append(0x0A)
          case UInt8(ascii: "r"): text.append(0x0D)
          case UInt8(ascii: "t"): text.append(0x09)
          case UInt8(ascii: "u"):
            let digits = String(decoding: bytes[place..<min(place + 4, bytes.count)], as: UTF8.self)
            place = min(place + 4, bytes.count)
            let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
            text += String(Character(scalar)).utf8
          default: text.append(next)
          }
        default: text.append(byte)
        }
      }
      return nil
    }
  }
}
