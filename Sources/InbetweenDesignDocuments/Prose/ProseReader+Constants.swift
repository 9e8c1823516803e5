// Constants that rows of tables are about.

extension ProseReader {
  /// A constant or a parameter that a row is about.
  struct Constant {
    var name: String
    var owner: String?
    var kind: Fact.Kind
    var unit: Fact.TimeUnit
  }

  /// `fadeDuration`, `Timing.fadeDuration: TimeInterval`; nil for a cell of anything else.
  static func constant(
    _ cell: ProseText, _ tokens: [ProseToken], isName: Bool
  ) -> Constant? {
    guard let first = tokens.first, first.kind == .word else { return nil }
    let text = cell.string(first.offset..<min(first.offset + 120, cell.bytes.count))
    let path = text.unicodeScalars.prefix {
      let kind = ScalarKind($0)
      return kind.isLetter || kind == .digit || kind == .extender || $0 == "_" || $0 == "."
    }
    let rest = text[path.endIndex...].trimmed
    guard rest.isEmpty || rest.hasPrefix(":") || rest.hasPrefix("(") else { return nil }
    let names = path.split(separator: ".").map { String($0) }
    guard let name = names.last, let kind = TimeWords.kind(of: name) else { return nil }
    // A word of the language may be a name only where the column says so.
    let isCode = name.unicodeScalars.dropFirst().contains {
      ScalarKind($0) == .capital || $0 == "_"
    }
    guard isCode || isName else { return nil }
    return Constant(
      name: name, owner: names.dropLast().last, kind: kind, unit: TimeWords.unit(of: name))
  }

  mutating func readConstant(
    _ constant: Constant, _ amount: Fact.Amount, _ block: MarkdownBlock
  ) {
    add(constant.kind, line: block.line) {
      $0.time = amount
      $0.name = constant.name
      $0.owner = constant.owner
      $0.about =
        (block.heading.map { [$0] } ?? []) + (constant.owner.map { [$0] } ?? [])
        + [constant.name]
    }
  }
}
