/// One finding: what is wrong, where, and how to fix it. Thrown when work cannot go on, reported
/// to a `DiagnosticLog` when it can.
package struct Diagnostic: Error, Hashable, Sendable {
  package var code: DiagnosticCode
  package var severity: Severity
  /// Where in the JSON document; nil when the finding is about a file or a command.
  package var path: JSONPath?
  /// The name of the layer that the finding is about, as the file has it.
  package var layer: String?
  /// Line and column, where a parser knows them.
  package var position: TextPosition?
  /// One sentence without a full stop: what is wrong, with the value that is.
  package var message: String
  /// What to do about it.
  package var fix: String?

  package init(
    _ code: DiagnosticCode, at path: JSONPath? = nil, layer: String? = nil,
    position: TextPosition? = nil, _ message: String, fix: String? = nil,
    severity: Severity? = nil
  ) {
    self.code = code
    self.severity = severity ?? code.severity
    self.path = path
    self.layer = layer
    self.position = position
    self.message = message
    self.fix = fix
  }
}

extension Diagnostic {
  /// How much a finding matters.
  package enum Severity: String, Hashable, Sendable, Comparable, CaseIterable {
    /// Kept, or left out on purpose: nothing that is drawn or timed changes.
    case note
    /// Something that is drawn, timed or read differs from what the file says.
    case warning
    /// Work on this input cannot go on.
    case error

    package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }
}

/// A place in a text file: lines and columns count from 1, columns in code points.
package struct TextPosition: Hashable, Sendable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension Diagnostic: CustomStringConvertible {
  /// `error[L014] $.layers[3].parent "Orb": layer 7 does not exist`, then a line with the mend.
  package var description: String {
    var text = "\(severity.rawValue)[\(code.rawValue)]"
    if let position { text += " \(position.line):\(position.column)" }
    if let path { text += " \(path)" }
    if let layer { text += " \"\(PrintableText.singleLine(layer, quote: "\""))\"" }
    text += ": \(message)"
    if let fix { text += "\n  fix: \(fix)" }
    return text
  }
}
