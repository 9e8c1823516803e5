import InbetweenDiagnostics
import InbetweenJSONTree
package import InbetweenTimingReport

extension CheckTable {
  /// What was checked, as JSON: `schema/checks.schema.json`.
  package static func json(_ lists: [CheckList]) -> String {
    JSONWriter.text { json in
      json.object { json in
        json.list("cases", lists) { json, list in
          json.object { json in
            json.member("name", list.name)
            json.member("holds", !list.isFailed)
            if !list.note.isEmpty { json.member("note", list.note) }
            json.list("items", list.items) { $1.write(to: &$0) }
          }
        }
      }
    }
  }
}

extension CheckedItem {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("name", name)
      json.member("outcome", outcome.word)
      // What passed has no finding; its code says what would be found.
      if outcome != .passed { json.member("code", code.rawValue) }
      if !message.isEmpty { json.member("message", message) }
      if !details.isEmpty { json.member("details", details) }
      guard let place else { return }
      json.member("file", place.file)
      if let line = place.line { json.member("line", line) }
      if let column = place.column { json.member("column", column) }
    }
  }
}

extension CheckedItem.Outcome {
  fileprivate var word: String {
    switch self {
    case .passed: "passed"
    case .skipped: "skipped"
    case .warned: "warned"
    case .failed: "failed"
    case .unreadable: "unreadable"
    }
  }
}
