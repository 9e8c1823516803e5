/// The lines of a file that show what was so before, or what is wrong: between a comment, a line or a
/// heading `Before` and the one of the same form that says `After`.
struct FormerParts {
  private var lines: Set<Int> = []

  /// What begins with a word of the left side is former where a word of the right side follows it.
  private static let pairs: [(former: Set<String>, current: Set<String>)] = [
    (
      ["before", "old", "previous", "previously"],
      ["after", "new", "now", "current"]
    ),
    (["bad", "don't", "don’t"], ["good", "better", "do"]),
    (["wrong", "incorrect"], ["right", "correct"]),
    (["vorher", "alt"], ["nachher", "neu"]),
    (["avant"], ["après"]),
    (["antes"], ["después", "depois", "ahora", "agora"]),
    (["prima"], ["dopo"]),
  ]

  /// How far the two may stand apart, in lines.
  private static let longest = 60

  /// A line that says nothing else.
  fileprivate struct Title {
    /// `//`, `#`, or nothing for a line of a text.
    var form: String
    var word: String
    var line: Int
  }

  /// - Parameter text: the file.
  init(in text: String) {
    var former: Title?
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      guard let title = Title(line.trimmed, line: index + 1) else { continue }
      if let first = former, first.form == title.form, title.line - first.line <= Self.longest,
        Self.pairs.contains(where: {
          $0.former.contains(first.word) && $0.current.contains(title.word)
        })
      {
        self.lines.formUnion(first.line..<title.line)
      }
      former = Self.pairs.contains { $0.former.contains(title.word) } ? title : nil
    }
  }

  /// - Parameter line: from 1.
  /// - Returns: whether what it says is no longer so.
  func contains(_ line: Int) -> Bool { lines.contains(line) }
}

extension FormerParts.Title {
  /// - Parameters:
  ///   - words: a line without the space around it.
  ///   - line: its number, from 1.
  fileprivate init?(_ words: some StringProtocol, line: Int) {
    guard words.utf8.count < 200 else { return nil }
    let form = words.prefix { "/#*<!-".contains($0) }
    let isComment = ["//", "///", "/*", "<!--"].contains(String(form))
    guard isComment || form.isEmpty || form == "**" || form.allSatisfy({ $0 == "#" }) else {
      return nil
    }
    let said = words.dropFirst(form.count).drop { " ❌✅✗✓".contains($0) }.lowercased()
    let word = said.prefix { $0.isLetter || $0 == "'" || $0 == "’" }
    let rest = said.dropFirst(word.count).trimmed
    let isAlone = rest.isEmpty || ["*/", "-->", ":", ":**", "**", "**:"].contains(rest)
    // `// Before: smooth but slow`, `# Old (2023)`
    let isNamed = !form.isEmpty && form != "**" && [":", "("].contains(rest.first ?? "a")
    guard isAlone && (!form.isEmpty || rest == ":") || isNamed else { return nil }
    self.init(form: String(form), word: String(word), line: line)
  }
}
