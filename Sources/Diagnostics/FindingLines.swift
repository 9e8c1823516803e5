// How findings read in a terminal and in a build log.

extension Diagnostic {
  /// The finding on one line, in the form that Xcode and editors show in place:
  /// `orb.json:3:14: warning: [J006] …`, or `orb.json: warning: [L014] $.layers[3] "Orb": …` where
  /// no line is known. What to do follows after a semicolon.
  ///
  /// - Parameters:
  ///   - file: the input as the user named it.
  ///   - more: how many findings like it are not shown.
  /// - Returns: the line, without a line break and without control characters.
  package func line(file: String, more: Int = 0) -> String {
    var text = PrintableText.singleLine(file, limit: .max)
    if let position { text += ":\(position.line):\(position.column)" }
    text += ": \(severity.rawValue): [\(code.rawValue)]"
    if let path { text += " \(path)" }
    if let layer { text += " \"\(PrintableText.singleLine(layer, quote: "\""))\"" }
    if path != nil || layer != nil { text += ":" }
    text += " " + PrintableText.singleLine(message, limit: .max)
    if let fix { text += "; " + PrintableText.singleLine(fix, limit: .max) }
    if more > 0 { text += " (and \(more) more)" }
    return text
  }
}

extension DiagnosticLog {
  /// How much of the findings a reader wants.
  package enum Detail: Hashable, Sendable {
    /// What stops work.
    case errors
    /// Everything of importance: the first note and the first three warnings of each code, with
    /// the number of those left out.
    case summary
    /// All that were kept.
    case everything

    fileprivate func limit(for severity: Diagnostic.Severity) -> Int {
      switch (self, severity) {
      case (.everything, _), (_, .error): .max
      case (.summary, .warning): 3
      case (.summary, .note): 1
      case (.errors, .warning), (.errors, .note): 0
      }
    }
  }

  /// The findings as lines, in the order in which they were met.
  ///
  /// - Parameters:
  ///   - file: the input as the user named it.
  ///   - detail: how much is wanted.
  /// - Returns: one line for each finding shown.
  package func lines(file: String, detail: Detail) -> [String] {
    markedLines(file: file, detail: detail).map(\.text)
  }

  /// The lines of a summary, each with how grave it is.
  ///
  /// - Parameter file: the input as the user named it.
  /// - Returns: one line for each finding shown.
  package func summaryLines(
    file: String
  ) -> [(severity: Diagnostic.Severity, text: String)] {
    markedLines(file: file, detail: .summary)
  }

  private func markedLines(
    file: String, detail: Detail
  ) -> [(severity: Diagnostic.Severity, text: String)] {
    var shown: [DiagnosticCode: Int] = [:]
    var lines: [(severity: Diagnostic.Severity, text: String)] = []
    for finding in findings {
      let limit = detail.limit(for: finding.severity)
      let number = shown[finding.code, default: 0] + 1
      guard number <= limit else { continue }
      shown[finding.code] = number
      let rest = counts[finding.code, default: 0] - number
      let isLast = number == limit || number == Self.limitPerCode
      lines.append((finding.severity, finding.line(file: file, more: isLast ? rest : 0)))
    }
    return lines
  }

  /// The same findings, each warning as an error.
  package var strict: DiagnosticLog {
    var log = self
    log.makeWarningsErrors()
    return log
  }
}
