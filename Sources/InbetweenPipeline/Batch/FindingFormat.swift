package import InbetweenDiagnostics
import InbetweenJSONTree
import InbetweenTimingReport

/// How findings are listed.
package enum FindingFormat: String, Hashable, Sendable, CaseIterable {
  /// Lines on standard error, as compilers write them.
  case text
  case json, sarif, github
}

extension FindingFormat {
  /// All findings of a run, in their order, as one text; empty for `text`, whose lines are told as
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
    let place = CheckedItem.Place(file, line: position?.line, column: position?.column)
    return CheckList(
      name: file,
      items: [CheckedItem(code.rawValue, outcome, code, message: message, place: place)])
  }
}
