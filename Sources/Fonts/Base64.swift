/// The bytes of base64 text (RFC 4648, section 4).
enum Base64 {
  /// The bytes of a `data:…;base64,…` address; nil for any other text.
  static func decode(dataAddress text: String) -> [UInt8]? {
    guard text.hasPrefix("data:"), let comma = text.firstIndex(of: ","),
      text[..<comma].hasSuffix(";base64")
    else { return nil }
    return decode(text[text.index(after: comma)...])
  }

  private static func decode(_ text: Substring) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count / 4 * 3)
    var bits: UInt32 = 0
    var count = 0
    for character in text.utf8 {
      let value: UInt8
      switch character {
      case 65...90: value = character - 65
      case 97...122: value = character - 71
      case 48...57: value = character + 4
      case 43: value = 62
      case 47: value = 63
      case 61, 10, 13: continue
      default: return nil
      }
      bits = bits << 6 | UInt32(value)
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return bytes
  }
}
