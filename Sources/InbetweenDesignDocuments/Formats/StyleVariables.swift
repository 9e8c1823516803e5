/// What the variables of style sheets stand for: `--fast: 150ms`, `$fast`, `@fast`.
struct StyleVariables: Sendable {
  private(set) var values: [String: String] = [:]

  /// Those of nothing.
  init() {}

  /// Those of all style sheets in fences of a document, the first of a name.
  init(of blocks: [MarkdownBlock]) {
    for block in blocks.reversed() {
      guard case .code(let language, let text) = block.content,
        ["", "css", "scss", "sass", "less", "postcss", "stylus"].contains(language),
        text.contains("--") || text.contains("$") || text.contains("@")
      else { continue }
      add(StyleScanner.declarations(in: text, firstLine: 1))
    }
  }

  mutating func add(_ declarations: [StyleDeclaration]) {
    for declaration in declarations where declaration.isVariable {
      values[declaration.name] = declaration.value
      // An entry of a map, by both names.
      if let map = declaration.selectors.last, map.hasPrefix("$") {
        values[map + "." + declaration.name] = declaration.value
      }
    }
  }
}
