import InbetweenDiagnostics
import InbetweenYAMLText

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
      configurationSyntax(position, "the key \(shown(key)) is here twice")
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

  /// What is wrong with a file that the configuration names.
  static func inNamedFile(
    _ path: String, _ finding: Diagnostic, at position: TextPosition
  ) -> Diagnostic {
    var finding = finding
    let place = finding.position.map { ":\($0.line):\($0.column)" } ?? ""
    finding.message =
      "\(PrintableText.singleLine(path, limit: 1024))\(place): \(finding.message)"
    finding.position = position
    return finding
  }

  /// A rule for a theme that no view has a use for.
  static func unusedThemeColor(
    _ subject: String, at position: TextPosition, known: [String]
  ) -> Diagnostic {
    let names = known.filter { $0.hasPrefix("#") == subject.hasPrefix("#") }
    let fix =
      subject.hasPrefix("#")
      ? nil
      : Spelling.nearest(to: subject, among: names).map {
        "did you mean \"\($0)\"?"
      }
    return Diagnostic(
      .unusedThemeColor, position: position, "no view made here has the colour \(shown(subject))",
      fix: fix
        ?? (names.isEmpty
          ? "themes are for views: add swiftui or core-animation to the targets"
          : "use one of \(names.prefix(20).joined(separator: ", "))"))
  }

  /// A value that is not what its key takes.
  static func configurationValue(
    _ key: String, is found: String, at position: TextPosition, expected: String
  ) -> Diagnostic {
    Diagnostic(
      .configurationValue, position: position, "\"\(key)\" is \(found)", fix: "write \(expected)")
  }
}
