package import InbetweenDiagnostics

/// A value of a YAML text, with the place where it stands.
package struct YAMLValue: Hashable, Sendable {
  package var kind: Kind
  package var position: TextPosition

  /// What a value is. Types of scalars are the reader's affair: `3 s`, `3` and `"3"` are texts.
  package enum Kind: Hashable, Sendable {
    case scalar(String)
    case list([YAMLValue])
    /// In the file's order; keys are unique.
    case map([Member])
  }

  /// One key of a mapping with its value.
  package struct Member: Hashable, Sendable {
    package var key: String
    package var keyPosition: TextPosition
    package var value: YAMLValue
  }
}

extension YAMLValue {
  /// The largest text that is read, in bytes: these files are written by hand.
  package static let largestText = 1 << 20
  /// How deep lists and mappings may be nested; a timing file needs 5 levels.
  package static let deepest = 64

  /// The value of a YAML text of one document.
  ///
  /// - Parameter text: the whole text.
  /// - Returns: its root.
  /// - Throws: what is wrong with it; the reader of the file names it.
  package static func parse(_ text: String) throws(YAMLFailure) -> YAMLValue {
    guard text.utf8.count <= largestText else { throw .tooLarge(text.utf8.count) }
    try YAMLOutline.check(text)
    guard let root = try YAMLReader.root(of: Array(text.utf8)) else { throw .empty }
    return root
  }
}

extension YAMLValue {
  /// The text of a scalar; nil for lists and mappings.
  package var scalar: String? {
    switch kind {
    case .scalar(let text): text
    case .list, .map: nil
    }
  }

  /// Whether nothing is written: `key:` without a value.
  package var isNull: Bool { scalar.map { $0.isEmpty || $0 == "~" || $0 == "null" } ?? false }

  /// What a finding calls the value.
  package var story: String {
    switch kind {
    case .scalar(let text): text.isEmpty ? "empty" : Diagnostic.shown(text)
    case .list(let list): "a list of \(list.count)"
    case .map: "a mapping"
    }
  }
}
