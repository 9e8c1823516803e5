/// Bytes as JSON carries them: as text (RFC 4648).
package enum Base64 {
  /// The bytes of a text; line breaks and blanks are passed over, padding may be missing, and the
  /// letters of the URL alphabet count as well.
  ///
  /// - Returns: nil for any other letter.
  package static func decode(_ text: some StringProtocol) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count * 3 / 4)
    var bits: UInt32 = 0
    var count = 0
    for letter in text.utf8 {
      let value: UInt32
      switch letter {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = UInt32(letter) - 65
      case UInt8(ascii: "a")...UInt8(ascii: "z"): value = UInt32(letter) - 71
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = UInt32(letter) + 4
      case UInt8(ascii: "+"), UInt8(ascii: "-"): value = 62
      case UInt8(ascii: "/"), UInt8(ascii: "_"): value = 63
      case UInt8(ascii: "="), 9, 10, 13, 32: continue
      default: return nil
      }
      bits = bits << 6 | value
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
        bits &= (1 << UInt32(count)) - 1
      }
    }
    return bytes
  }

  /// The bytes of a `data:…;base64,…` address.
  ///
  /// - Returns: nil for any other text.
  package static func decode(dataAddress text: String) -> [UInt8]? {
    guard text.hasPrefix("data:"), let comma = text.firstIndex(of: ","),
      text[..<comma].hasSuffix(";base64")
    else { return nil }
    return decode(text[text.index(after: comma)...])
  }

  /// The text of bytes, padded.
  package static func encode(_ bytes: [UInt8]) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let three = (0..<3).map { start + $0 < bytes.count ? UInt32(bytes[start + $0]) : 0 }
      let bits = three[0] << 16 | three[1] << 8 | three[2]
      for index in 0..<4 {
        let isPadding = start + index > bytes.count
        text.append(
          isPadding ? UInt8(ascii: "=") : letters[Int(bits >> UInt32(18 - 6 * index) & 63)])
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
