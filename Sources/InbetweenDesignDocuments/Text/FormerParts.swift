/// The lines of a file that show what was so before, or what is wrong: between a comment, a line or a
/// heading `Before` and the one of the same form that says `After`; below a `Bad` that stands behind its `Good`.
struct FormerParts {
  private var lines: Set<Int> = []

  /// What begins with a word of the left side is former where one of the right side is near.
  private struct Pair {
    var former: Set<String>
    var current: Set<String>
    /// Whether nothing else can be meant than a mistake, in whichever order.
    var isMistake = false
  }

  private static let pairs = [
    Pair(
      former: ["before", "old", "previous", "previously"],
      current: ["after", "new", "now", "current"]),
    Pair(former: ["bad", "don't", "don’t"], current: ["good", "better", "do"], isMistake: true),
    Pair(former: ["wrong", "incorrect"], current: ["right", "correct"], isMistake: true),
    Pair(former: ["vorher", "alt"], current: ["nachher", "neu"]),
    Pair(former: ["avant"], current: ["après"]),
    Pair(former: ["antes"], current: ["después", "depois", "ahora", "agora"]),
    Pair(former: ["prima"], current: ["dopo"]),
  ]

  /// How far the two may stand apart, in lines.
  private static let longest = 60

  /// A line that says nothing else.
  fileprivate struct Title {
    /// `//`, `#`, or nothing for a line of a text.
    var form: String
    var word: String
    var line: Int
    /// Whether no remark stands behind its word.
    var isAlone: Bool
  }

  /// - Parameter text: the file.
  init(in text: String) {
    let all = text.split(separator: "\n", omittingEmptySubsequences: false)
    var known: [Title] = []
    for (index, line) in all.enumerated() {
      // A wider heading begins something else.
      let level = line.prefix { $0 == "#" }.count
      if level > 0 { known.removeAll { $0.form.first == "#" && $0.form.count > level } }
      guard let title = Title(line.trimmed, line: index + 1),
        Self.pairs.contains(where: {
          $0.former.contains(title.word) || $0.current.contains(title.word)
        })
      else { continue }
      if let last = known.last(where: { $0.form == title.form }),
        title.line - last.line <= Self.longest
      {
        note(last, title, in: all)
      }
      known.removeAll { $0.form == title.form }
      known.append(title)
    }
  }

  /// Notes what is former of two titles that follow each other.
  private mutating func note(_ first: Title, _ second: Title, in all: [Substring]) {
    for pair in Self.pairs {
      if pair.former.contains(first.word), pair.current.contains(second.word) {
        guard pair.isMistake || Self.isOfOneThing(first, second, in: all) else { return }
        lines.formUnion(first.line..<second.line)
      } else if pair.current.contains(first.word), pair.former.contains(second.word),
        pair.isMistake || first.form.first == "#"
      {
        lines.formUnion(second.line..<Self.end(of: second, in: all))
      }
    }
  }

  /// Whether what stands below two titles is the same thing once more, and not the one beside the other: a
  /// rule for `::before` and one for `::after`, what leaves and what enters, a slide and the next one.
  private static func isOfOneThing(
    _ first: Title, _ second: Title, in all: [Substring]
  ) -> Bool {
    let below = all[second.line...].prefix(longest)
    let isList = below.indices.contains { index in
      Title(all[index].trimmed, line: index)
        .map { $0.word == "next" && $0.form == second.form } ?? false
    }
    if isList { return false }
    guard first.form.first == "/" || first.form == "#" else { return true }
    if all[first.line..<second.line].contains(where: { $0.contains(":before") }) { return false }
    return !first.isAlone || name(below: first, in: all) == name(below: second, in: all)
  }

  /// The first word of the first line of code below a title that is no word of the language.
  private static func name(below title: Title, in all: [Substring]) -> Substring? {
    all[title.line...].prefix(6).lazy.compactMap { line -> Substring? in
      line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@") }
        .first { !words.contains(String($0)) && $0.first != "@" }
    }.first
  }

  private static let words: Set<String> = [
    "val", "var", "let", "const", "final", "static", "public", "private", "internal", "export",
    "late", "await", "return", "fun", "func", "function", "override",
  ]

  /// Where what stands below a title ends: a heading's at the next one as wide, a comment's at an empty line.
  private static func end(of title: Title, in all: [Substring]) -> Int {
    let isHeading = title.form.first == "#" && title.form.count > 1
    let below = all[title.line...].prefix(longest).indices
    let end = below.first { index in
      let line = all[index].trimmed
      guard isHeading else { return line.isEmpty }
      let level = line.prefix { $0 == "#" }.count
      return level > 0 && level <= title.form.count
    }
    return (end ?? below.upperBound) + 1
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
    let said = words.dropFirst(form.count).drop { " =❌✅✗✓".contains($0) }.lowercased()
    let word = said.prefix { $0.isLetter || $0 == "'" || $0 == "’" }
    let rest = said.dropFirst(word.count).drop { " =".contains($0) }.trimmed
    let isAlone = rest.isEmpty || ["*/", "-->", ":", ":**", "**", "**:"].contains(rest)
    // `// Before: smooth but slow`, `# Old (2023)`, `// Bad - moves all`
    let isNamed =
      !form.isEmpty && form != "**" && [":", "(", "-", "–", "—"].contains(rest.first ?? "a")
    guard isAlone && (!form.isEmpty || rest == ":") || isNamed else { return nil }
    self.init(form: String(form), word: String(word), line: line, isAlone: isAlone)
  }
}
