private import CInbetweenZLib

/// What tells a changed file from a touched one: zlib's CRC-32 and Adler-32 of its bytes, sixteen
/// digits. Against accidents, not against forgers, who could as well write the manifest.
enum Checksum {
  static func of(_ bytes: [UInt8]) -> String {
    bytes.withUnsafeBufferPointer { bytes in
      digits(crc32_z(0, bytes.baseAddress, z_size_t(bytes.count)))
        + digits(adler32_z(1, bytes.baseAddress, z_size_t(bytes.count)))
    }
  }

  private static func digits(_ word: UInt) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: max(0, 8 - digits.utf8.count)) + digits
  }
}
