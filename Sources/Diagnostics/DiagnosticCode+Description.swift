extension DiagnosticCode {
  /// What the register says of a code.
  package struct Entry: Hashable, Sendable {
    package var severity: Diagnostic.Severity
    /// What the finding means, in one line.
    package var title: String
    /// What is done when it is met, and how to mend it.
    package var explanation: String
  }

  /// The severity that a finding of this code has unless its reporter says otherwise.
  package var severity: Diagnostic.Severity { entry.severity }

  package var entry: Entry {
    switch self {
    case .emptyInput:
      Entry(
        severity: .error, title: "The input is empty",
        explanation: "There is nothing to convert. Export the animation again.")
    case .invalidSyntax:
      Entry(
        severity: .error, title: "The input is not JSON",
        explanation: "Parsing stops at the line and column named. Export the file again.")
    case .invalidEncoding:
      Entry(
        severity: .error, title: "The input is not UTF-8",
        explanation: "JSON is UTF-8 (RFC 8259, section 8.1). Save the file in that encoding.")
    case .trailingData:
      Entry(
        severity: .error, title: "More text follows the JSON document",
        explanation: "Two files may have been joined. Keep the first document only.")
    case .nestedTooDeeply:
      Entry(
        severity: .error, title: "The JSON is nested beyond the parser's limit",
        explanation: "Jansson reads 2,048 levels. Real animations need fewer than 60.")
    case .duplicateKey:
      Entry(
        severity: .warning, title: "An object holds the same key twice",
        explanation: "The last value counts, as in every JavaScript player.")
    case .byteOrderMark:
      Entry(
        severity: .note, title: "The file begins with a byte-order mark",
        explanation: "It is skipped. Save the file as UTF-8 without one.")
    case .inputTooLarge:
      Entry(
        severity: .error, title: "The input is larger than the limit",
        explanation: "The limit keeps memory bounded. Split the animation or reduce its frames.")
    case .numberOutOfRange:
      Entry(
        severity: .error, title: "A number is too large to be read",
        explanation: "Numbers are 64-bit floating-point values, at most about 1.8e308.")
    case .unreadKey:
      Entry(
        severity: .note, title: "A key is not part of the format",
        explanation: "It was not read. Nothing is wrong if the picture is right.")
    case .wrongKind:
      Entry(
        severity: .warning, title: "A value is of the wrong kind",
        explanation: "A text where a number belongs, or the like: it counts as missing.")
    case .unknownConstant:
      Entry(
        severity: .warning, title: "A setting has a value that the format does not know",
        explanation: "The specification's default takes its place.")
    }
  }
}
