import InbetweenDiagnostics
import InbetweenYAMLText

extension LocatedJSON {
  /// The same values in YAML; nil for a text that is no mapping and no list, or not one that is read.
  init?(yaml text: String) {
    guard let root = try? YAMLValue.parse(text), root.scalar == nil else { return nil }
    self.init(root)
  }

  private init(_ value: YAMLValue) {
    let line = value.position.line
    switch value.kind {
    case .map(let members):
      self = .object(
        members.map {
          Member(key: $0.key, line: $0.keyPosition.line, value: LocatedJSON($0.value))
        })
    case .list(let values): self = .array(values.map { LocatedJSON($0) })
    case .scalar(let text) where value.isNull: self = .word(text, line: line)
    case .scalar(let text):
      self = Double(text).map { .number($0, line: line) } ?? .text(text, line: line)
    }
  }

  /// The lines of a YAML text that are comments, each where it stands.
  static func comments(ofYAML text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let words = line.trimmed
      return words.hasPrefix("#") ? String(words.drop { $0 == "#" }) : ""
    }.joined(separator: "\n")
  }

  /// The sentences among its texts, each below the keys that lead to it.
  func sentences(below path: [String] = []) -> [MarkdownBlock] {
    guard path.count < 60 else { return [] }
    switch self {
    case .object(let members):
      return members.flatMap { $0.value.sentences(below: path + [$0.key]) }
    case .array(let values): return values.flatMap { $0.sentences(below: path) }
    case .text(let words, let line) where words.count(where: { $0 == " " }) > 2:
      var text = ProseText(firstLine: line)
      text.append(words)
      return [
        MarkdownBlock(
          content: .paragraph(text), line: line, heading: path.last,
          context: Array(path.dropLast().suffix(6)))
      ]
    case .text, .number, .word: return []
    }
  }
}
