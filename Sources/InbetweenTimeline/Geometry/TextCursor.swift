/// A place in UTF-8 text from which numbers, signs and words are taken one after the other. It
/// serves the texts that long literals are written in.
package struct TextCursor {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The offset of the next byte.
  package var offset: Int

  /// A cursor at `offset` of `bytes`, which must outlive it.
  package init(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int = 0) {
    self.bytes = bytes
    self.offset = offset
  }

  /// The next byte; nil at the end.
  package var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Whether nothing is left.
  package var isAtEnd: Bool { offset >= bytes.count }

  /// Passes spaces.
  package mutating func skipSpaces() {
    while offset < bytes.count, bytes[offset] == UInt8(ascii: " ") { offset += 1 }
  }

  /// Passes spaces and line ends.
  package mutating func skipWhitespace() {
    while offset < bytes.count,
      bytes[offset] == UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: "\n")
    {
      offset += 1
    }
  }

  /// Passes spaces and then `sign`; false, and nothing passed but spaces, where another stands.
  package mutating func take(_ sign: Unicode.Scalar) -> Bool {
    skipSpaces()
    guard offset < bytes.count, UInt32(bytes[offset]) == sign.value else { return false }
    offset += 1
    return true
  }

  /// Passes spaces and then `word`; false where another stands.
  package mutating func take(word: StaticString) -> Bool {
    skipSpaces()
    let count = word.utf8CodeUnitCount
    guard offset + count <= bytes.count else { return false }
    let matches = word.withUTF8Buffer { letters in
      (0..<count).allSatisfy { letters[$0] == bytes[offset + $0] }
    }
    if matches { offset += count }
    return matches
  }
}

extension TextCursor {
  /// Passes spaces and then a decimal number; nil where none stands. The nearest Double, exactly.
  package mutating func number() -> Double? {
    skipSpaces()
    let start = offset
    var index = offset
    let isNegative = index < bytes.count && bytes[index] == UInt8(ascii: "-")
    if isNegative { index += 1 }
    var mantissa: UInt64 = 0
    var digits = 0
    var fractionDigits = 0
    var isFraction = false
    scan: while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        mantissa = mantissa &* 10 &+ UInt64(bytes[index] - UInt8(ascii: "0"))
        digits += 1
        if isFraction { fractionDigits += 1 }
      case UInt8(ascii: ".") where !isFraction: isFraction = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"): return slowNumber(from: start)
      default: break scan
      }
      index += 1
    }
    guard digits > 0 else { return nil }
    // Up to 15 digits both operands are exact, hence so is the rounding of their quotient.
    guard digits <= 15 else { return slowNumber(from: start) }
    offset = index
    let magnitude = Double(mantissa) / Self.powersOfTen[fractionDigits]
    return isNegative ? -magnitude : magnitude
  }

  /// Six hexadecimal digits; nil where others stand.
  package mutating func hexadecimal() -> UInt32? {
    guard offset + 6 <= bytes.count else { return nil }
    let digits = UnsafeBufferPointer(rebasing: bytes[offset..<offset + 6])
    guard digits.allSatisfy({ $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "+") }),
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { return nil }
    offset += 6
    return value
  }

  private mutating func slowNumber(from start: Int) -> Double? {
    var index = start
    scan: while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"):
        index += 1
      default: break scan
      }
    }
    let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<index]), as: UTF8.self)
    guard let value = Double(text), value.isFinite else { return nil }
    offset = index
    return value
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]
}
