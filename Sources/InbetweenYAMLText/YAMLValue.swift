package import InbetweenDiagnostics
private import Yams

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
    let root: Node?
    do {
      root = try compose(yaml: text)
    } catch let error as YamlError {
      throw YAMLFailure(error)
    } catch {
      throw .syntax(nil, "the text cannot be read")
    }
    guard let root else { throw .empty }
    return try YAMLValue(root)
  }

  private init(_ node: Node) throws(YAMLFailure) {
    let mark = node.mark
    position = TextPosition(line: mark?.line ?? 1, column: mark?.column ?? 1)
    switch node {
    case .scalar(let scalar): kind = .scalar(scalar.string)
    case .sequence(let sequence):
      var list: [YAMLValue] = []
      for element in sequence { list.append(try YAMLValue(element)) }
      kind = .list(list)
    case .mapping(let mapping):
      var members: [Member] = []
      for (key, value) in mapping {
        let key = try YAMLValue(key)
        guard case .scalar(let name) = key.kind else {
          throw .syntax(key.position, "a key must be a text")
        }
        members.append(
          Member(key: name, keyPosition: key.position, value: try YAMLValue(value)))
      }
      kind = .map(members)
    case .alias: throw .anchors(position)
    }
  }
}

extension YAMLFailure {
  fileprivate init(_ error: YamlError) {
    switch error {
    case .scanner(let context, let problem, let mark, _),
      .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      let story = [context?.text, problem].compactMap { $0 }.joined(separator: ", ")
      self = .syntax(TextPosition(line: mark.line, column: mark.column), story)
    case .duplicatedKeysInMapping(let duplicates, let context):
      let mark = context.mark
      self = .duplicateKey(
        duplicates.first ?? "", TextPosition(line: mark.line, column: mark.column))
    case .reader(let problem, _, _, _), .writer(let problem), .emitter(let problem),
      .representer(let problem):
      self = .syntax(nil, problem)
    case .no, .memory, .dataCouldNotBeDecoded:
      self = .syntax(nil, "the text cannot be read")
    }
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
