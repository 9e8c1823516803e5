/// Where a value stands in a JSON document: `$.layers[3].ks.p`.
///
/// A shared list, innermost step first: adding a step costs one allocation and keeps the parents.
package indirect enum JSONPath: Hashable, Sendable {
  case root
  case member(of: JSONPath, key: String)
  case element(of: JSONPath, index: Int)

  package subscript(key: String) -> JSONPath { .member(of: self, key: key) }
  package subscript(index: Int) -> JSONPath { .element(of: self, index: index) }

  /// The path of the object or array that holds this value; nil for the root.
  package var parent: JSONPath? {
    switch self {
    case .root: nil
    case .member(let parent, _), .element(let parent, _): parent
    }
  }
}

extension JSONPath: CustomStringConvertible {
  /// As in RFC 9535: plain names after a dot, others quoted in brackets.
  package var description: String {
    switch self {
    case .root: "$"
    case .member(let parent, let key):
      Self.isPlain(key)
        ? "\(parent).\(key)" : "\(parent)['\(PrintableText.singleLine(key, quote: "'"))']"
    case .element(let parent, let index): "\(parent)[\(index)]"
    }
  }

  private static func isPlain(_ key: String) -> Bool {
    guard let first = key.utf8.first, !(48...57).contains(first) else { return false }
    return key.utf8.allSatisfy {
      (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0) || $0 == 95
    }
  }
}
