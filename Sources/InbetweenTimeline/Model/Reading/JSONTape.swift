/// The values of a JSON text in the order in which they stand, each knowing where the next one
/// begins: enough to look up members and to walk lists without a tree.
struct JSONTape {
  /// One value or one key.
  struct Token {
    /// The offset of its first byte.
    var start: UInt32
    /// The index of the token behind the value and all that is in it.
    var next: UInt32
  }

  let bytes: UnsafeBufferPointer<UInt8>
  private(set) var tokens: [Token] = []

  /// How deeply values may be nested.
  static let deepest = 4096

  /// The tokens of `bytes`, which must outlive them.
  init(_ bytes: UnsafeBufferPointer<UInt8>) throws(ReadingFailure) {
    guard bytes.count < Int(UInt32.max) else {
      throw ReadingFailure(at: 0, "the text is longer than 4 GiB")
    }
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / 8)
    try scan()
  }

  /// The first byte of a value: it tells the kind.
  func kind(of token: Int) -> UInt8 { bytes[Int(tokens[token].start)] }
}

extension JSONTape {
  private mutating func scan() throws(ReadingFailure) {
    var open: [Int] = []
    var index = skippingSpace(0)
    while true {
      // A value.
      let token = tokens.count
      tokens.append(Token(start: UInt32(index), next: 0))
      let first = index < bytes.count ? bytes[index] : 0
      switch first {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        guard open.count < Self.deepest else {
          throw ReadingFailure(at: index, "values are nested more than \(Self.deepest) deep")
        }
        open.append(token)
        index = skippingSpace(index + 1)
        if index < bytes.count, bytes[index] != first + 2 {
          if first == UInt8(ascii: "{") { index = try scanKey(index) }
          continue
        }
      case UInt8(ascii: "\""): index = try scanString(index)
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): index = try scanNumber(index)
      case UInt8(ascii: "t"): index = try scanWord("true", index)
      case UInt8(ascii: "f"): index = try scanWord("false", index)
      case UInt8(ascii: "n"): index = try scanWord("null", index)
      default: throw ReadingFailure(at: index, "a value is missing")
      }
      if first != UInt8(ascii: "{"), first != UInt8(ascii: "[") {
        tokens[token].next = UInt32(tokens.count)
      }
      // What stands between values.
      while let container = open.last {
        let isObject = kind(of: container) == UInt8(ascii: "{")
        index = skippingSpace(index)
        guard index < bytes.count else {
          throw ReadingFailure(at: index, "the text ends inside a value")
        }
        if bytes[index] == UInt8(ascii: ",") {
          index = skippingSpace(index + 1)
          if isObject { index = try scanKey(index) }
          break
        }
        guard bytes[index] == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
          throw ReadingFailure(at: index, "a comma or the end of the value is missing")
        }
        tokens[container].next = UInt32(tokens.count)
        open.removeLast()
        index += 1
      }
      if open.isEmpty { break }
    }
    index = skippingSpace(index)
    guard index == bytes.count else {
      throw ReadingFailure(at: index, "something follows the end of the value")
    }
  }

  private func skippingSpace(_ index: Int) -> Int {
    var index = index
    while index < bytes.count,
      bytes[index] == 0x20 || bytes[index] == 0x0A || bytes[index] == 0x0D || bytes[index] == 0x09
    {
      index += 1
    }
    return index
  }

  private mutating func scanKey(_ index: Int) throws(ReadingFailure) -> Int {
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
      throw ReadingFailure(at: index, "a key in quotes is missing")
    }
    tokens.append(Token(start: UInt32(index), next: UInt32(tokens.count + 1)))
    let colon = skippingSpace(try scanString(index))
    guard colon < bytes.count, bytes[colon] == UInt8(ascii: ":") else {
      throw ReadingFailure(at: colon, "a colon is missing")
    }
    return skippingSpace(colon + 1)
  }

  private func scanString(_ start: Int) throws(ReadingFailure) -> Int {
    var index = start + 1
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""): return index + 1
      case UInt8(ascii: "\\"): index += 2
      case 0..<0x20: throw ReadingFailure(at: index, "a control character stands in a text")
      default: index += 1
      }
    }
    throw ReadingFailure(at: start, "a text has no end")
  }

  private func scanNumber(_ start: Int) throws(ReadingFailure) -> Int {
    var index = start
    func digits() -> Int {
      let from = index
      while index < bytes.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[index] {
        index += 1
      }
      return index - from
    }
    func takes(_ signs: UInt8...) -> Bool {
      guard index < bytes.count, signs.contains(bytes[index]) else { return false }
      index += 1
      return true
    }
    _ = takes(UInt8(ascii: "-"))
    let leadsWithZero = index < bytes.count && bytes[index] == UInt8(ascii: "0")
    let whole = digits()
    var isValid = whole == 1 || (whole > 1 && !leadsWithZero)
    if takes(UInt8(ascii: ".")) { isValid = digits() > 0 && isValid }
    if takes(UInt8(ascii: "e"), UInt8(ascii: "E")) {
      _ = takes(UInt8(ascii: "+"), UInt8(ascii: "-"))
      isValid = digits() > 0 && isValid
    }
    guard isValid else { throw ReadingFailure(at: start, "a number is not written as in JSON") }
    return index
  }

  private func scanWord(_ word: StaticString, _ start: Int) throws(ReadingFailure) -> Int {
    let count = word.utf8CodeUnitCount
    let matches =
      start + count <= bytes.count
      && word.withUTF8Buffer { letters in
        (0..<count).allSatisfy { letters[$0] == bytes[start + $0] }
      }
    guard matches else { throw ReadingFailure(at: start, "a value is missing") }
    return start + count
  }
}
