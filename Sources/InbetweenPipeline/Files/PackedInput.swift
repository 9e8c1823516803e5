// The one door to zlib, and to what scripts wrap around an animation.

private import CInbetweenZLib
import InbetweenDiagnostics
import InbetweenJSONTree

extension InputFile {
  /// The bytes of an animation that is packed with gzip, as Telegram's stickers are, or stands in a
  /// script, as Bodymovin writes it for demonstrations; other bytes as they are.
  ///
  /// - Throws: C016, and J008 for what unpacks to more than may be read.
  static func unpacked(_ bytes: [UInt8]) throws(Diagnostic) -> [UInt8] {
    let plain = bytes.starts(with: [0x1F, 0x8B]) ? try inflated(bytes) : bytes
    return withoutScript(plain) ?? plain
  }

  private static func inflated(_ bytes: [UInt8]) throws(Diagnostic) -> [UInt8] {
    var stream = z_stream()
    // 15 bits of window, and 16 for the head that gzip writes.
    guard
      inflateInit2_(&stream, 15 + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { throw .damagedPacking() }
    defer { inflateEnd(&stream) }
    var packed = bytes
    var plain: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 18)
    var isDamaged = false
    packed.withUnsafeMutableBufferPointer { input in
      stream.next_in = input.baseAddress
      // What is more is missed at its end, which tells that the file is damaged.
      stream.avail_in = UInt32(clamping: input.count)
      var status = Z_OK
      while status == Z_OK, plain.count <= JSONText.largestInput {
        let room = chunk.count
        let left = chunk.withUnsafeMutableBufferPointer { output in
          stream.next_out = output.baseAddress
          stream.avail_out = UInt32(room)
          status = inflate(&stream, Z_NO_FLUSH)
          return Int(stream.avail_out)
        }
        plain += chunk[..<(room - left)]
        if status == Z_OK, left == room, stream.avail_in == 0 { status = Z_BUF_ERROR }
      }
      isDamaged = status != Z_OK && status != Z_STREAM_END
    }
    guard !isDamaged else { throw .damagedPacking() }
    return plain
  }

  /// The value that a script gives a name to, with spaces where the script was, so that lines and
  /// columns of findings are the file's; nil for what is no such script.
  private static func withoutScript(_ bytes: [UInt8]) -> [UInt8]? {
    guard let open = bytes.firstIndex(of: UInt8(ascii: "{")), open > 0,
      let close = bytes.lastIndex(of: UInt8(ascii: "}")), close > open, open < 1024
    else { return nil }
    let head = String(decoding: bytes[..<open], as: UTF8.self)
    let name = /(?:\u{FEFF})?\s*(?:(?:var|let|const)\s+)?[A-Za-z_$][\w$.]*\s*=\s*/
    let isScript =
      head.wholeMatch(of: name) != nil
      || head.wholeMatch(of: /(?:\u{FEFF})?\s*export\s+default\s+/) != nil
    let tail = bytes[(close + 1)...]
    guard isScript, tail.allSatisfy({ $0 == UInt8(ascii: ";") || $0 <= 0x20 }) else { return nil }
    func blank(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
      bytes.map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
    }
    return blank(bytes[..<open]) + bytes[open...close] + blank(tail)
  }
}

extension Diagnostic {
  static func damagedPacking() -> Diagnostic {
    Diagnostic(
      .damagedPacking, "it is packed with gzip, and cannot be unpacked: it is damaged or cut off",
      fix: "fetch it again")
  }
}
