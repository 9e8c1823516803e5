import InbetweenDiagnostics

/// Check lists as commands of a GitHub workflow: GitHub shows each beside its line.
package enum GitHubReport {
  /// - Parameter lists: in their order.
  /// - Returns: a line for each item that failed or warns; empty where none does.
  package static func text(_ lists: [CheckList]) -> String {
    lists.flatMap { list in list.items.compactMap { line($0, in: list) } }
      .map { $0 + "\n" }.joined()
  }

  private static func line(_ item: CheckedItem, in list: CheckList) -> String? {
    let command: String
    switch item.outcome {
    case .passed, .skipped: return nil
    case .warned: command = "warning"
    case .failed, .unreadable: command = "error"
    }
    var properties: [(String, String)] = []
    if let place = item.place {
      properties.append(("file", place.file))
      if let line = place.line {
        properties.append(("line", String(line)))
        if let column = place.column { properties.append(("col", String(column))) }
      }
    }
    let title = PrintableText.singleLine("\(item.code.rawValue) \(list.name)", limit: 200)
    properties.append(("title", title))
    let list = properties.map { "\($0.0)=\(escapedProperty($0.1))" }.joined(separator: ",")
    return "::\(command) \(list)::\(escaped(PrintableText.singleLine(item.message, limit: 4000)))"
  }

  /// What would end a command's line or reorder it, escaped as a workflow reads it.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      default:
        if PrintableText.isUnsafe(scalar) {
          escaped += "\\u{" + String(scalar.value, radix: 16) + "}"
        } else {
          escaped.unicodeScalars.append(scalar)
        }
      }
    }
    return escaped
  }

  private static func escapedProperty(_ text: String) -> String {
    escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
