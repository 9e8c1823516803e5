package import InbetweenDiagnostics
import InbetweenJSONTree
package import InbetweenTimingReport

/// How findings are listed.
package enum FindingFormat: String, Hashable, Sendable, CaseIterable {
  /// Lines on standard error, as compilers write them.
  case text
  case json, sarif, github
}

extension FindingFormat {
  /// All findings of a run, in their order, as one text; empty for `text`, whose lines are written as
  /// they are found.
  package func text(of findings: [ListedFinding]) -> String {
    switch self {
    case .text: ""
    case .json:
      JSONWriter.text { json in
        json.object { json in json.list("findings", findings) { $1.write(to: &$0) } }
      }
    case .sarif: SARIFReport.text(findings.map(\.checkList), version: Conversion.version)
    case .github: GitHubReport.text(findings.map(\.checkList))
    }
  }
}

extension CheckList {
  /// What failed or warns, as lists of findings have it.
  package var findings: [ListedFinding] {
    items.compactMap { item in
      let severity: Diagnostic.Severity
      switch item.outcome {
      case .passed, .skipped: return nil
      case .warned: severity = .warning
      case .failed, .unreadable: severity = .error
      }
      let words = [item.message] + (item.outcome == .unreadable ? item.details : [])
      return ListedFinding(
        file: PrintableText.singleLine(item.place?.file ?? name, limit: .max), severity: severity,
        code: item.code,
        position: item.place?.line.map { TextPosition(line: $0, column: item.place?.column ?? 1) },
        message: PrintableText.singleLine(
          words.filter { !$0.isEmpty }.joined(separator: "; "), limit: .max))
    }
  }
}

extension ListedFinding {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("file", file)
      json.member("severity", severity.rawValue)
      json.member("code", code.rawValue)
      if let position {
        json.member("line", position.line)
        json.member("column", position.column)
      }
      json.member("message", message)
    }
  }

  /// As one thing that was checked and is not well.
  fileprivate var checkList: CheckList {
    let outcome: CheckedItem.Outcome =
      switch severity {
      case .note: .skipped
      case .warning: .warned
      case .error: .failed
      }
    let place = CheckedItem.Location(file, line: position?.line, column: position?.column)
    return CheckList(
      name: file,
      items: [CheckedItem(code.rawValue, outcome, code, message: message, place: place)])
  }
}
