package import InbetweenDiagnostics

extension Diagnostic {
  static func documentTooLarge(_ count: Int, name: String) -> Diagnostic {
    Diagnostic(
      .documentTooLarge,
      "\(PrintableText.singleLine(name)) has \(count) bytes; the limit is \(DesignDocument.maximumBytes)",
      fix: "name the part that documents the animation")
  }

  static func documentIsNoText(_ name: String) -> Diagnostic {
    Diagnostic(
      .documentIsNoText, "\(PrintableText.singleLine(name)) is no UTF-8 text",
      fix: "save it as Markdown or Swift source in UTF-8")
  }

  static func notADocument(_ file: ForeignDocument, name: String) -> Diagnostic {
    Diagnostic(
      .notADocument, "\(PrintableText.singleLine(name)) is no design document: it is \(file.story)",
      fix: file.fix)
  }

  /// What is said of documents in which no time stands.
  ///
  /// - Parameter names: of the documents, at least one.
  /// - Returns: D005.
  package static func nothingDocumented(_ names: [String]) -> Diagnostic {
    let title = names.map { PrintableText.singleLine($0) }.joined(separator: " and ")
    return Diagnostic(
      .nothingDocumented, "\(title) \(names.count > 1 ? "say" : "says") nothing of times",
      fix: "write them with units, as in \"it falls for 0.3 s\", or name another document")
  }

  static func tooMuchDocumented(_ name: String) -> Diagnostic {
    Diagnostic(
      .tooMuchDocumented,
      """
      \(PrintableText.singleLine(name)) says \(DesignDocument.maximumFacts) things of times or more; \
      what stands behind them is left alone
      """,
      fix: "name the part that documents the animation")
  }

  /// What is said of a file that should name lengths or curves, and names none.
  ///
  /// - Returns: D030.
  package static func noTokens() -> Diagnostic {
    Diagnostic(
      .noTokens, "it names no lengths and no curves",
      fix: "name a file of design tokens, or list the lengths with --durations")
  }

  static func codeNotRead(_ reason: String, line: Int, name: String) -> Diagnostic {
    Diagnostic(
      .codeNotRead, position: TextPosition(line: line, column: 1),
      "code in \(PrintableText.singleLine(name)) is left alone: \(reason)",
      fix: "state its times in a sentence or a table")
  }
}
