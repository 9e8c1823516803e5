extension JSONTape {
  /// The number that a token is; nil for another kind or one beyond the range of Double.
  func number(_ token: Int) -> Double? {
    var cursor = TextCursor(bytes, at: Int(tokens[token].start))
    return cursor.number()
  }

  /// Whether a string token without escapes is `name`.
  func text(_ token: Int, is name: StaticString) -> Bool {
    let start = Int(tokens[token].start) + 1
    let count = name.utf8CodeUnitCount
    guard start + count < bytes.count, bytes[start + count] == UInt8(ascii: "\"") else {
      return false
    }
    return name.withUTF8Buffer { letters in
      var index = 0
      while index < count, letters[index] == bytes[start + index] { index += 1 }
      return index == count
    }
  }

  /// The text that a string token is.
  func text(_ token: Int) throws(ReadingFailure) -> String {
    let start = Int(tokens[token].start) + 1
    var end = start
    var hasEscapes = false
    while bytes[end] != UInt8(ascii: "\"") {
      if bytes[end] == UInt8(ascii: "\\") {
        hasEscapes = true
        end += 1
      }
      end += 1
    }
    let content = UnsafeBufferPointer(rebasing: bytes[start..<end])
    if hasEscapes { return try unescaped(content, at: start) }
    let text = String(decoding: content, as: UTF8.self)
    guard text.utf8.count == content.count, text.utf8.elementsEqual(content) else {
      throw ReadingFailure(at: start, "a text is not UTF-8")
    }
    return text
  }

  private func unescaped(
    _ content: UnsafeBufferPointer<UInt8>, at start: Int
  ) throws(ReadingFailure) -> String {
    var units: [UInt8] = []
    units.reserveCapacity(content.count)
    var index = 0
    while index < content.count {
      guard content[index] == UInt8(ascii: "\\") else {
        units.append(content[index])
        index += 1
        continue
      }
      let letter = content[index + 1]
      index += 2
      switch letter {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): units.append(letter)
      case UInt8(ascii: "b"): units.append(0x08)
      case UInt8(ascii: "f"): units.append(0x0C)
      case UInt8(ascii: "n"): units.append(0x0A)
      case UInt8(ascii: "r"): units.append(0x0D)
      case UInt8(ascii: "t"): units.append(0x09)
      case UInt8(ascii: "u"):
        guard let scalar = Self.scalar(content, &index) else {
          throw ReadingFailure(at: start + index, "an escape is not a character")
        }
        units.append(contentsOf: String(Character(scalar)).utf8)
      default: throw ReadingFailure(at: start + index, "an escape is unknown")
      }
    }
    let text = String(decoding: units, as: UTF8.self)
    guard text.utf8.elementsEqual(units) else {
      throw ReadingFailure(at: start, "a text is not UTF-8")
    }
    return text
  }

  /// The scalar of `XXXX` or of a surrogate pair `XXXX\uXXXX` at an index, which moves behind it.
  private static func scalar(
    _ content: UnsafeBufferPointer<UInt8>, _ index: inout Int
  ) -> Unicode.Scalar? {
    func unit(_ at: Int) -> UInt32? {
      guard at + 4 <= content.count else { return nil }
      var value: UInt32 = 0
      for byte in content[at..<at + 4] {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt32(byte - 48)
        case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value << 4 | UInt32(byte - 87)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): value = value << 4 | UInt32(byte - 55)
        default: return nil
        }
      }
      return value
    }
    guard let first = unit(index) else { return nil }
    index += 4
    guard 0xD800..<0xDC00 ~= first else { return Unicode.Scalar(first) }
    guard index + 6 <= content.count, content[index] == UInt8(ascii: "\\"),
      content[index + 1] == UInt8(ascii: "u"), let second = unit(index + 2),
      0xDC00..<0xE000 ~= second
    else { return nil }
    index += 6
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
  }
}
