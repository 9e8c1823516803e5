/// Bytes as JSON carries them: as text (RFC 4648).
package enum Base64 {
  /// The bytes of a text; line breaks and blanks are passed over, padding may be missing, and the
  /// letters of the URL alphabet count as well.
  ///
  /// - Returns: nil for any other letter.
  package static func decode(_ text: some StringProtocol) -> [UInt8]? {
    var text = String(text)
    return text.withUTF8 { letters in
      values.withUnsafeBufferPointer { values in decode(letters, values) }
    }
  }

  private static func decode(
    _ letters: UnsafeBufferPointer<UInt8>, _ values: UnsafeBufferPointer<UInt8>
  ) -> [UInt8]? {
    var isReadable = true
    let bytes = [UInt8](unsafeUninitializedCapacity: letters.count * 3 / 4 + 3) { bytes, written in
      var bits: UInt32 = 0
      var count = 0
      for letter in letters {
        let value = values[Int(letter)]
        if value >= 64 {
          if value == skipped { continue }
          isReadable = false
          return
        }
        bits = bits << 6 | UInt32(value)
        count += 6
        if count >= 8 {
          count -= 8
          bytes[written] = UInt8(truncatingIfNeeded: bits >> UInt32(count))
          written += 1
        }
      }
    }
    return isReadable ? bytes : nil
  }

  /// What a letter is passed over as, and what no letter stands for.
  private static let skipped: UInt8 = 64
  private static let unknown: UInt8 = 65

  /// The six bits of each letter.
  private static let values: [UInt8] = {
    var values = [UInt8](repeating: unknown, count: 256)
    for (value, letter) in letters.enumerated() { values[Int(letter)] = UInt8(value) }
    values[Int(UInt8(ascii: "-"))] = 62
    values[Int(UInt8(ascii: "_"))] = 63
    for letter in "=\t\n\r ".utf8 { values[Int(letter)] = skipped }
    return values
  }()

  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

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
    String(unsafeUninitializedCapacity: (bytes.count + 2) / 3 * 4) { text in
      letters.withUnsafeBufferPointer { letters in
        var written = 0
        for start in stride(from: 0, to: bytes.count, by: 3) {
          var bits = UInt32(bytes[start]) << 16
          if start + 1 < bytes.count { bits |= UInt32(bytes[start + 1]) << 8 }
          if start + 2 < bytes.count { bits |= UInt32(bytes[start + 2]) }
          for index in 0..<4 {
            let isPadding = start + index > bytes.count
            text[written + index] =
              isPadding ? UInt8(ascii: "=") : letters[Int(bits >> UInt32(18 - 6 * index) & 63)]
          }
          written += 4
        }
        return written
      }
    }
  }
}
