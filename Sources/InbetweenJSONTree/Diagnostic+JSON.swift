import InbetweenDiagnostics

/// Why the parser gave up.
enum ParseFailure {
  case syntax, encoding, nesting, end, trailing, duplicate, overflow, memory
}

extension Diagnostic {
  static func failedParse(
    _ failure: ParseFailure, text: String, at position: TextPosition
  ) -> Diagnostic {
    let shown = PrintableText.singleLine(text, limit: 160)
    return switch failure {
    case .syntax:
      Diagnostic(
        .invalidSyntax, position: position, shown,
        fix: "export the animation again, or correct the text here")
    case .end:
      Diagnostic(
        .invalidSyntax, position: position, "the file ends before its JSON does",
        fix: "the file was cut short: export or download it again")
    case .encoding:
      Diagnostic(
        .invalidEncoding, position: position, "the text is not UTF-8 (\(shown))",
        fix: "save the file as UTF-8")
    case .nesting:
      Diagnostic(
        .nestedTooDeeply, position: position,
        "objects and arrays are nested deeper than 2,048 levels",
        fix: "this is not an animation that After Effects wrote: export it again")
    case .trailing:
      Diagnostic(
        .trailingData, position: position, "more text follows the end of the JSON document",
        fix: "keep the first document only, or export the animation again")
    case .duplicate:
      Diagnostic(
        .duplicateKey, position: position, shown, fix: "remove all but the last of them")
    case .overflow:
      Diagnostic(
        .numberOutOfRange, position: position,
        "a number is too large for a 64-bit floating-point value (\(shown))",
        fix: "no size or time of an animation needs it: export the animation again")
    case .memory:
      Diagnostic(
        .inputTooLarge, position: position, "there is not enough memory for this file",
        fix: "split the animation, or convert it on a machine with more memory")
    }
  }

  static func inputTooLarge(_ count: Int) -> Diagnostic {
    Diagnostic(
      .inputTooLarge,
      "the input has \(count) bytes, the limit is \(JSONText.largestInput)",
      fix: "split the animation, or remove baked keyframes and embedded images")
  }

  static func emptyInput(_ count: Int) -> Diagnostic {
    Diagnostic(
      .emptyInput, count == 0 ? "the input is empty" : "the input holds nothing but spaces",
      fix: "export the animation again")
  }

  static func wideEncoding() -> Diagnostic {
    Diagnostic(
      .invalidEncoding, position: TextPosition(line: 1, column: 1),
      "the text is UTF-16 or UTF-32, or not text at all", fix: "save the file as UTF-8")
  }

  static func byteOrderMark() -> Diagnostic {
    Diagnostic(
      .byteOrderMark, "the file begins with a byte-order mark, which is skipped",
      fix: "save the file as UTF-8 without a byte-order mark")
  }

  static func duplicateKey(
    _ key: String, at path: JSONPath, position: TextPosition
  ) -> Diagnostic {
    Diagnostic(
      .duplicateKey, at: path, position: position,
      "\(shown(key)) is given again here, and the last value counts",
      fix: "remove all but the last of them")
  }
}
