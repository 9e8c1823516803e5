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
    listed(file: file, more: more).line
  }

  /// The finding as lists have it, in any format.
  ///
  /// - Parameters:
  ///   - file: the input as the user named it.
  ///   - more: how many findings like it are not shown.
  /// - Returns: the finding, whose texts have no line breaks and no control characters.
  package func listed(file: String, more: Int = 0) -> ListedFinding {
    var text = ""
    if let path { text += "\(path)" }
    if let layer {
      text += (path == nil ? "" : " ") + Diagnostic.shown(layer)
    }
    if path != nil || layer != nil { text += ": " }
    text += PrintableText.singleLine(message, limit: .max)
    if let fix { text += "; " + PrintableText.singleLine(fix, limit: .max) }
    if more > 0 { text += " (and \(more) more)" }
    return ListedFinding(
      file: PrintableText.singleLine(file, limit: .max), severity: severity, code: code,
      position: position, message: text)
  }
}

/// A finding for whoever lists it: a terminal, a build log, a system for code scanning.
package struct ListedFinding: Hashable, Sendable {
  /// As the user named it.
  package var file: String
  package var severity: Diagnostic.Severity
  package var code: DiagnosticCode
  /// nil where no line is known.
  package var position: TextPosition?
  /// Where in the animation, what is wrong, and how to fix it.
  package var message: String

  package init(
    file: String, severity: Diagnostic.Severity, code: DiagnosticCode, position: TextPosition?,
    message: String
  ) {
    self.file = file
    self.severity = severity
    self.code = code
    self.position = position
    self.message = message
  }

  /// In the form that Xcode and editors show in place.
  package var line: String {
    let place = position.map { ":\($0.line):\($0.column)" } ?? ""
    return "\(file)\(place): \(severity.rawValue): [\(code.rawValue)] \(message)"
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
    /// As `summary`, without notes.
    case warnings
    /// All that were kept.
    case everything

    fileprivate func limit(for severity: Diagnostic.Severity) -> Int {
      switch (self, severity) {
      case (.everything, _), (_, .error): .max
      case (.summary, .warning), (.warnings, .warning): 3
      case (.summary, .note): 1
      case (.errors, .warning), (.errors, .note), (.warnings, .note): 0
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
    listed(file: file, detail: detail).map(\.line)
  }

  /// The findings as lists have them, in the order in which they were met.
  ///
  /// - Parameters:
  ///   - file: the input as the user named it.
  ///   - detail: how much is wanted.
  /// - Returns: one for each finding shown.
  package func listed(file: String, detail: Detail) -> [ListedFinding] {
    var shown: [DiagnosticCode: Int] = [:]
    var lines: [ListedFinding] = []
    for finding in findings {
      let limit = detail.limit(for: finding.severity)
      let number = shown[finding.code, default: 0] + 1
      guard number <= limit else { continue }
      shown[finding.code] = number
      let rest = counts[finding.code, default: 0] - number
      let isLast = number == limit || number == Self.limitPerCode
      lines.append(finding.listed(file: file, more: isLast ? rest : 0))
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
