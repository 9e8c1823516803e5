package import InbetweenDiagnostics

/// The bytes of a JSON file: their encoding and size are settled before they are parsed.
package enum JSONText {
  /// The largest input that is read: its tree takes about eighteen times as much memory.
  package static let largestInput = 256 << 20

  /// Parses the bytes of a file.
  ///
  /// - Parameters:
  ///   - bytes: the whole file; a UTF-8 byte-order mark is skipped.
  ///   - log: receives the mark (J007) and duplicate keys (J006), whose last value counts.
  /// - Returns: the document.
  /// - Throws: J001…J005, J008, J009.
  package static func parse(
    _ bytes: UnsafeRawBufferPointer, log: inout DiagnosticLog
  ) throws(Diagnostic) -> JSONDocument {
    guard bytes.count <= largestInput else { throw .inputTooLarge(bytes.count) }
    let text = try textAfterMark(bytes, log: &log)
    guard !text.allSatisfy(isSpace) else { throw .emptyInput(bytes.count) }
    do throws(Diagnostic) {
      return try JSONDocument(text: text, rejectsDuplicates: true)
    } catch {
      guard error.code == .duplicateKey else { throw error }
      let document = try JSONDocument(text: text, rejectsDuplicates: false)
      DuplicateKeys.report(in: text, log: &log)
      return document
    }
  }

  private static func textAfterMark(
    _ bytes: UnsafeRawBufferPointer, log: inout DiagnosticLog
  ) throws(Diagnostic) -> UnsafeRawBufferPointer {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      log.report(.byteOrderMark())
      return UnsafeRawBufferPointer(rebasing: bytes.dropFirst(3))
    }
    // ASCII in UTF-16 or UTF-32 has a zero byte among its first four (RFC 4627, section 3).
    let isWide = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    let start = bytes.prefix(4)
    if isWide || (start.contains(0) && start.contains { $0 != 0 }) { throw .wideEncoding() }
    return bytes
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}
