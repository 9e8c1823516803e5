/// The digest by which a page's security policy knows its own script and style (FIPS 180-4).
enum SHA256 {
  /// The digest of bytes, in base64.
  static func base64(_ message: some Sequence<UInt8>) -> String { base64(digest: digest(message)) }

  /// The 32 bytes of the digest.
  static func digest(_ message: some Sequence<UInt8>) -> [UInt8] {
    var bytes = Array(message)
    let length = UInt64(bytes.count) * 8
    bytes.append(0x80)
    bytes += [UInt8](repeating: 0, count: (119 - (bytes.count - 1) % 64) % 64)
    bytes += (0..<8).map { UInt8(truncatingIfNeeded: length >> UInt64(56 - 8 * $0)) }
    var state = first
    var schedule = [UInt32](repeating: 0, count: 64)
    for block in stride(from: 0, to: bytes.count, by: 64) {
      for index in 0..<16 {
        schedule[index] = (0..<4).reduce(0) { $0 << 8 | UInt32(bytes[block + 4 * index + $1]) }
      }
      for index in 16..<64 {
        let old = schedule[index - 15]
        let new = schedule[index - 2]
        let low = turned(old, 7) ^ turned(old, 18) ^ (old >> 3)
        let high = turned(new, 17) ^ turned(new, 19) ^ (new >> 10)
        schedule[index] = schedule[index - 16] &+ low &+ schedule[index - 7] &+ high
      }
      state = round(state, schedule)
    }
    return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) }
    }
  }

  private static func round(_ state: [UInt32], _ schedule: [UInt32]) -> [UInt32] {
    var word = state
    for index in 0..<64 {
      let high = turned(word[4], 6) ^ turned(word[4], 11) ^ turned(word[4], 25)
      let choice = (word[4] & word[5]) ^ (~word[4] & word[6])
      let one = word[7] &+ high &+ choice &+ constants[index] &+ schedule[index]
      let low = turned(word[0], 2) ^ turned(word[0], 13) ^ turned(word[0], 22)
      let most = (word[0] & word[1]) ^ (word[0] & word[2]) ^ (word[1] & word[2])
      word = [one &+ low &+ most] + word[0..<3] + [word[3] &+ one] + word[4..<7]
    }
    return zip(state, word).map { $0 &+ $1 }
  }

  private static func turned(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  private static func base64(digest: [UInt8]) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    for start in stride(from: 0, to: digest.count, by: 3) {
      let group = (0..<3).map { start + $0 < digest.count ? digest[start + $0] : 0 }
      let bits = group.reduce(0) { $0 << 8 | Int($1) }
      for place in 0..<4 {
        let isPadding = start + place > digest.count
        text.append(isPadding ? UInt8(ascii: "=") : letters[bits >> (18 - 6 * place) & 63])
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The fractional parts of the square roots of the first eight primes.
  private static let first: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
    0x5be0_cd19,
  ]

  /// The fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]
}
