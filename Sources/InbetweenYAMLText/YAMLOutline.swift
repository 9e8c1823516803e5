import InbetweenDiagnostics

/// A look at a YAML text before it is parsed: how deep it is nested, and whether it has anchors.
/// The parser builds its tree by recursion and repeats what an alias names, so both are bounded
/// here.
enum YAMLOutline {
  /// - Throws: `anchors` or `tooDeep`.
  static func check(_ text: String) throws(YAMLFailure) {
    var line = 1
    var flowDepth = 0
    var anchor: TextPosition?
    var hasAlias = false
    for content in text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
      var dashes = 0
      var column = 1
      var quote: UInt8?
      var previous: UInt8?  // the last byte that is no space
      var isAfterSpace = true
      for byte in content {
        defer { column += byte & 0xC0 == 0x80 ? 0 : 1 }
        if let open = quote {
          if byte == open { quote = nil }
          previous = byte
          isAfterSpace = false
          continue
        }
        let beginsValue = isAfterSpace && startsValue(after: previous)
        switch byte {
        case UInt8(ascii: "#") where isAfterSpace: quote = 0  // a comment ends with its line
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
          if beginsValue || flowDepth > 0 { quote = byte }
        case UInt8(ascii: "["), UInt8(ascii: "{"): flowDepth += 1
        case UInt8(ascii: "]"), UInt8(ascii: "}"): flowDepth = max(0, flowDepth - 1)
        case UInt8(ascii: "-") where beginsValue, UInt8(ascii: "?") where beginsValue: dashes += 1
        case UInt8(ascii: "&") where beginsValue:
          anchor = anchor ?? TextPosition(line: line, column: column)
        case UInt8(ascii: "*") where beginsValue: hasAlias = true
        default: break
        }
        guard flowDepth <= YAMLValue.deepest, dashes <= YAMLValue.deepest else {
          throw .tooDeep(TextPosition(line: line, column: column))
        }
        isAfterSpace =
          byte == 0x20 || byte == 0x09 || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{")
          || byte == UInt8(ascii: ",")
        if byte != 0x20, byte != 0x09 { previous = byte }
      }
      line += 1
    }
    if let anchor, hasAlias { throw .anchors(anchor) }
  }

  /// Whether a value may begin after a byte of the same line; nil is the line's start.
  private static func startsValue(after byte: UInt8?) -> Bool {
    guard let byte else { return true }
    return [
      UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ","),
      UInt8(ascii: "["), UInt8(ascii: "{"),
    ].contains(byte)
  }
}
