import InbetweenDiagnostics
import InbetweenYAMLText

/// A mapping of a configuration; keys that it does not have are refused when it is made.
struct ConfigurationObject {
  private let members: [YAMLValue.Member]

  init(_ value: YAMLValue, place: String, keys: [String]) throws(Diagnostic) {
    guard case .map(let members) = value.kind else {
      throw .configurationValue(
        place, is: value.story, at: value.position, expected: "a mapping, such as \"key: value\"")
    }
    for member in members where !keys.contains(member.key) {
      throw .unknownConfigurationKey(member.key, in: place, at: member.keyPosition, known: keys)
    }
    self.members = members
  }

  subscript(key: String) -> YAMLValue? {
    members.first { $0.key == key && !$0.value.isNull }?.value
  }
}

extension YAMLValue {
  /// The elements of a list; a value that is no list is its only element.
  func list(of key: String) throws(Diagnostic) -> [YAMLValue] {
    switch kind {
    case .scalar, .map: [self]
    case .list(let list): list
    }
  }

  func text(of key: String) throws(Diagnostic) -> String {
    guard let scalar, !scalar.isEmpty, scalar.utf8.count <= 4096 else {
      throw .configurationValue(key, is: story, at: position, expected: "a text")
    }
    return scalar
  }

  func flag(of key: String) throws(Diagnostic) -> Bool {
    switch scalar?.lowercased() {
    case "true", "yes": true
    case "false", "no": false
    default:
      throw .configurationValue(key, is: story, at: position, expected: "true or false")
    }
  }

  func choice<Choice: RawRepresentable<String>>(
    of key: String, among choices: [Choice]
  ) throws(Diagnostic) -> Choice {
    if let choice = Choice(rawValue: scalar ?? "") { return choice }
    let known = choices.map(\.rawValue)
    let near = Spelling.nearest(to: scalar ?? "", among: known).map { "\"\($0)\"" }
    throw .configurationValue(
      key, is: story, at: position, expected: near ?? "one of \(known.joined(separator: ", "))")
  }
}

extension Optional {
  /// `map` with a typed error.
  func mapped<Result>(
    _ transform: (Wrapped) throws(Diagnostic) -> Result
  ) throws(Diagnostic) -> Result? {
    guard let self else { return nil }
    return try transform(self)
  }
}
