/// What the variables of style sheets stand for: `--fast: 150ms`, `$fast`, `@fast`.
struct StyleVariables: Sendable {
  private(set) var values: [String: String] = [:]
  /// The first variables by each ending of theirs that begins behind a hyphen, `calm` and `duration-calm` of
  /// `--motion-duration-calm`: there may be thousands of variables, and of classes that ask for one.
  private var endings: [Substring: [String]] = [:]

  /// The most variables of one ending that are kept: with more, none is meant.
  private static let maximumNames = 4
  /// The most endings of one variable.
  private static let maximumEndings = 6

  /// The maps of Sass that have an entry.
  private var maps: [String: Set<String>] = [:]

  /// Those of nothing.
  init() {}

  /// Those of all style sheets in fences of a document, the first of a name, and those that its tables
  /// and sentences give: `` | `--fast` | 120 ms | ``.
  init(of blocks: [MarkdownBlock], beside names: OwnNames) {
    for (name, value) in names.variables { note(name, value) }
    for block in blocks.reversed() {
      guard case .code(let language, let text) = block.content,
        ["", "css", "scss", "sass", "less", "postcss", "stylus"].contains(language),
        text.contains("--") || text.contains("$") || text.contains("@")
      else { continue }
      add(StyleScanner.declarations(in: text, firstLine: 1))
    }
  }

  /// Adds the variables of a sheet, whose last of a name holds; what holds under a condition alone, as
  /// `@media (prefers-reduced-motion: reduce)`, counts where there is no other.
  mutating func add(_ declarations: [StyleDeclaration]) {
    let variables = declarations.filter(\.isVariable)
    for declaration in variables.filter(\.isConditional) + variables.filter({ !$0.isConditional }) {
      note(declaration.name, declaration.value)
      // An entry of a map, by both names.
      if let map = declaration.selectors.last, map.hasPrefix("$") {
        values[map + "." + declaration.name] = declaration.value
        maps[declaration.name, default: []].insert(map)
      }
    }
  }

  private mutating func note(_ name: String, _ value: String) {
    let isNew = values.updateValue(value, forKey: name) == nil
    guard isNew, name.hasPrefix("--") else { return }
    var rest = name.dropFirst(2)
    for _ in 0..<Self.maximumEndings {
      guard let hyphen = rest.firstIndex(of: "-") else { return }
      rest = rest[rest.index(after: hyphen)...]
      if endings[rest, default: []].count <= Self.maximumNames {
        endings[rest, default: []].append(name)
      }
    }
  }

  /// Functions of CSS itself, which look nothing up.
  private static let own: Set<String> = [
    "steps", "cubic-bezier", "linear", "var", "calc", "min", "max", "clamp", "env", "url",
  ]

  /// The entry that a function of the sheet's own looks up, `dur("base")`: that of the one map which
  /// has it.
  ///
  /// - Parameter call: a word of a value.
  /// - Returns: its name among the values; nil for any other word.
  func entry(ofCall call: String) -> String? {
    guard call.last == ")", let open = call.firstIndex(of: "("), open > call.startIndex,
      !Self.own.contains(String(call[..<open]))
    else { return nil }
    let key = call[call.index(after: open)...].dropLast().filter { !"\"' ".contains($0) }
    guard let maps = maps[key], maps.count == 1, let map = maps.first else { return nil }
    return map + "." + key
  }

  /// What the variable stands for that a utility class is called after: `duration-fast` is that of
  /// `--duration-fast` and of `--motion-duration-fast`.
  ///
  /// - Parameter name: the class, without what is put before it, or a variable's own name.
  /// - Returns: its value, through the variables that it stands for; nil where there is none, or several.
  func value(ofClass name: Substring) -> String? {
    var names = [name.hasPrefix("--") ? String(name) : "--" + name]
    if values[names[0]] == nil { names = endings[name] ?? [] }
    let found = Set(names.compactMap { values[$0]?.trimmed })
    guard names.count <= Self.maximumNames, found.count == 1, var value = found.first else {
      return nil
    }
    for _ in 0..<8 {
      guard value.hasPrefix("var("), value.hasSuffix(")"),
        let next = values[String(value.dropFirst(4).dropLast()).trimmed]
      else { break }
      value = next.trimmed
    }
    return value
  }
}
