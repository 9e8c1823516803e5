import Diagnostics
import YAMLText

extension Diagnostic {
  static func configurationSyntax(_ position: TextPosition?, _ problem: String) -> Diagnostic {
    Diagnostic(
      .configurationSyntax, position: position, "this is not YAML that is read: \(problem)",
      fix: "put texts with : # [ ] { } & * into quotes, and indent with spaces")
  }

  static func configuration(_ failure: YAMLFailure) -> Diagnostic {
    switch failure {
    case .empty: configurationSyntax(nil, "it is empty")
    case .syntax(let position, let problem): configurationSyntax(position, problem)
    case .duplicateKey(let key, let position):
      configurationSyntax(position, "the key \(shown(key)) stands here twice")
    case .anchors(let position): configurationSyntax(position, "it has anchors and aliases")
    case .tooDeep(let position): configurationSyntax(position, "it is nested too deeply")
    case .tooLarge(let count):
      configurationSyntax(nil, "\(count) bytes are more than \(YAMLValue.largestText)")
    }
  }

  /// A key that the configuration does not have.
  static func unknownConfigurationKey(
    _ key: String, in place: String, at position: TextPosition, known: [String]
  ) -> Diagnostic {
    let near = Spelling.nearest(to: key, among: known)
    return Diagnostic(
      .unknownConfigurationKey, position: position, "\(place) has no key \(shown(key))",
      fix: near.map { "did you mean \"\($0)\"?" } ?? "use one of \(known.joined(separator: ", "))")
  }

  /// A value that is not what its key takes.
  static func configurationValue(
    _ key: String, is found: String, at position: TextPosition, expected: String
  ) -> Diagnostic {
    Diagnostic(
      .configurationValue, position: position, "\"\(key)\" is \(found)", fix: "write \(expected)")
  }
}
