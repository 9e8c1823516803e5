import Diagnostics
private import Yams

/// A value of a YAML text, with the place where it stands.
struct YAMLValue: Hashable, Sendable {
  var kind: Kind
  var position: TextPosition

  /// What a value is. Types of scalars are the reader's affair: `3 s`, `3` and `"3"` are texts.
  enum Kind: Hashable, Sendable {
    case scalar(String)
    case list([YAMLValue])
    /// In the file's order; keys are unique.
    case map([Member])
  }

  /// One key of a mapping with its value.
  struct Member: Hashable, Sendable {
    var key: String
    var keyPosition: TextPosition
    var value: YAMLValue
  }
}

extension YAMLValue {
  /// The largest text that is read, in bytes: timing files are written by hand.
  static let largestText = 1 << 20
  /// How deep lists and mappings may be nested; a timing file needs 5 levels.
  static let deepest = 64

  /// The value of a YAML text of one document.
  ///
  /// - Throws: T001…T004.
  static func parse(_ text: String) throws(Diagnostic) -> YAMLValue {
    guard text.utf8.count <= largestText else { throw .timingFileTooLarge(text.utf8.count) }
    try YAMLOutline.check(text)
    let root: Node?
    do {
      root = try compose(yaml: text)
    } catch let error as YamlError {
      throw Diagnostic(error)
    } catch {
      throw .timingSyntax(nil, "the text cannot be read")
    }
    guard let root else { throw .emptyTimingFile() }
    return try YAMLValue(root)
  }

  private init(_ node: Node) throws(Diagnostic) {
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
          throw .timingSyntax(key.position, "a key must be a text")
        }
        members.append(
          Member(key: name, keyPosition: key.position, value: try YAMLValue(value)))
      }
      kind = .map(members)
    case .alias: throw .anchorsInTimingFile(position)
    }
  }
}

extension Diagnostic {
  fileprivate init(_ error: YamlError) {
    switch error {
    case .scanner(let context, let problem, let mark, _),
      .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      let story = [context?.text, problem].compactMap { $0 }.joined(separator: ", ")
      self = .timingSyntax(TextPosition(line: mark.line, column: mark.column), story)
    case .duplicatedKeysInMapping(let duplicates, let context):
      let mark = context.mark
      self = .duplicateTimingKey(
        duplicates.first ?? "", at: TextPosition(line: mark.line, column: mark.column))
    case .reader(let problem, _, _, _), .writer(let problem), .emitter(let problem),
      .representer(let problem):
      self = .timingSyntax(nil, problem)
    case .no, .memory, .dataCouldNotBeDecoded:
      self = .timingSyntax(nil, "the text cannot be read")
    }
  }
}
