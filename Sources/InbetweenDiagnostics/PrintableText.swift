/// Text from a file made safe to print on one line of a terminal or a report.
package enum PrintableText {
  /// The longest text shown; the rest is cut and an ellipsis put in its place.
  package static let longest = 80

  /// `text` without line breaks, control characters or bidirectional controls, at most `limit`
  /// characters long; each unsafe character becomes `\u{…}`, and `quote` gets a backslash.
  package static func singleLine(
    _ text: String, quote: Character? = nil, limit: Int = longest
  ) -> String {
    if text.utf8.count <= limit,
      text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 && $0 != quote?.asciiValue })
    {
      return text
    }
    var shown = ""
    for character in text.prefix(limit) {
      if character == quote {
        shown.append("\\")
      }
      for scalar in character.unicodeScalars {
        if isUnsafe(scalar) {
          shown += "\\u{" + String(scalar.value, radix: 16) + "}"
        } else {
          shown.unicodeScalars.append(scalar)
        }
      }
    }
    return text.count > limit ? shown + "…" : shown
  }

  /// Whether a scalar could move the cursor, break the line or reorder what stands beside it.
  package static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    if 0x20..<0x7F ~= scalar.value { return false }
    return switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse:
      scalar.value != 0x200D  // a joiner keeps emoji together and orders nothing
    default: false
    }
  }
}

extension Diagnostic {
  /// A text from a file, in quotes, as findings show it.
  package static func shown(_ text: String) -> String {
    "\"" + PrintableText.singleLine(text, quote: "\"") + "\""
  }
}
