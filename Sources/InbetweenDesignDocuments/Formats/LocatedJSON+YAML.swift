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
}
