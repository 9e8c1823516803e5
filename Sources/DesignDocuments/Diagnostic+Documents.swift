import Diagnostics

extension Diagnostic {
  static func documentTooLarge(_ count: Int, name: String) -> Diagnostic {
    Diagnostic(
      .documentTooLarge,
      "\(PrintableText.singleLine(name)) has \(count) bytes; the limit is \(DesignDocument.mostBytes)",
      fix: "name the part that documents the animation")
  }

  static func documentIsNoText(_ name: String) -> Diagnostic {
    Diagnostic(
      .documentIsNoText, "\(PrintableText.singleLine(name)) is no UTF-8 text",
      fix: "save it as Markdown or Swift source in UTF-8")
  }

  static func codeNotRead(_ reason: String, line: Int, name: String) -> Diagnostic {
    Diagnostic(
      .codeNotRead, position: TextPosition(line: line, column: 1),
      "code in \(PrintableText.singleLine(name)) is left alone: \(reason)",
      fix: "state its times in a sentence or a table")
  }
}
