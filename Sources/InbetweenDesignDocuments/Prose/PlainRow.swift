/// A line of a fence that is no code, without the box that it is drawn in.
struct PlainRow {
  var text: ProseText
  /// How far it is set in.
  var indent: Int
  /// Whether it hangs on a branch of a tree that is drawn: `├─ Lamp`.
  var isBranch: Bool
  /// Whether it begins with a mark of a list.
  var isMarked: Bool
  /// Whether it begins as an item of a list does.
  var isItem: Bool
  /// Whether a branch gives what stands below it a name.
  var isTitle = false

  private static let edges: Set<Character> = [
    "│", "┃", "|", "║", "┌", "└", "├", "─", "━", "┐", "┘", "╔", "╚", "╠", "═",
  ]
  private static let corners: Set<Character> = ["┌", "└", "├", "╔", "╚", "╠", "─", "═"]

  /// The lines of a fence that have words.
  static func rows(of snippet: CodeSnippet) -> [PlainRow] {
    var rows: [PlainRow] = []
    for (index, line) in snippet.text.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      let words = line.drop { $0.isWhitespace || edges.contains($0) }
      guard !words.isEmpty, words.utf8.count < 2000 else { continue }
      // The other edge of a box is none of its words.
      var rest = words.trimmed[...]
      while let last = rest.last, last.isWhitespace || edges.contains(last) {
        rest = rest.dropLast()
      }
      var text = ProseText(firstLine: snippet.firstLine + index)
      let isMarked = LabelledLine.isMarked(String(rest))
      let isItem = isMarked || rest.hasPrefix("- ") || rest.hasPrefix("* ")
      text.append(withoutNumber(withoutCorner(spanning(rest))))
      rows.append(
        PlainRow(
          text: text, indent: line.prefix { $0.isWhitespace || "│┃|║".contains($0) }.count,
          isBranch: line.contains("├─") || line.contains("└─"), isMarked: isMarked,
          isItem: isItem))
    }
    // A branch with items below it is what those are of; one of a tree of files has none.
    for index in rows.indices.dropLast() where rows[index].isBranch {
      let next = rows[index + 1]
      rows[index].isTitle =
        next.indent > rows[index].indent && next.isMarked
    }
    return rows
  }

  /// `Bell: 0 ms ────── 280 ms` with a dash for the line that is drawn from one time to the other.
  private static func spanning(_ words: Substring) -> Substring {
    guard let first = words.firstIndex(where: { "─━═".contains($0) }) else { return words }
    let line = words[first...].prefix { "─━═►▶→> ".contains($0) }
    let before = words[..<first].trimmed
    let after = words[line.endIndex...]
    guard line.count > 2, after.first?.isNumber == true, let last = before.last, last.isLetter,
      before.contains(where: \.isNumber)
    else { return words }
    return Substring(before + " – " + after)
  }

  /// `0.4s  ┌─ Gate` without the corner.
  private static func withoutCorner(_ words: Substring) -> String {
    guard let corner = words.firstIndex(where: { "┌├└╔╠╚".contains($0) }) else {
      return String(words)
    }
    return words[..<corner].trimmed + " "
      + String(words[corner...].drop { corners.contains($0) || $0.isWhitespace })
  }

  /// `3. 0.4 s → the bell` and `- Frame 45: the bell` without the number or the hyphen of an item.
  private static func withoutNumber(_ words: String) -> String {
    if words.hasPrefix("- ") { return String(words.dropFirst(2)) }
    let rest = words.drop(while: \.isNumber)
    guard rest.startIndex > words.startIndex, rest.hasPrefix(". ") || rest.hasPrefix(") ") else {
      return words
    }
    return String(rest.dropFirst(2))
  }

  /// The line as an item of a list of its own.
  func block(below snippet: CodeSnippet) -> MarkdownBlock {
    MarkdownBlock(
      content: .item(list: 0, number: nil, text), line: text.firstLine, heading: snippet.heading,
      context: snippet.context)
  }
}

extension PlainRow {
  /// Whether what is called code tells what happens in items below names: `scale: 0 → 1`, `- 0 → 1 (0.2 s)`.
  static func isStory(_ code: String) -> Bool {
    let lines = code.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }
      .filter { !$0.hasPrefix("//") }
    let isCode = lines.contains { line in
      ["{", "}", ";", ");", "},"].contains { line.hasSuffix($0) }
    }
    return !isCode && !lines.contains(where: isChange)
      && lines.contains { line in
        line.contains("→") && !["\"", "'", "`", "="].contains { line.contains($0) }
      }
  }

  /// Whether a line of code tells what a time becomes: `duration: 0.8 → 0.5`.
  private static func isChange(_ line: Substring) -> Bool {
    let parts = line.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, TimeWords.kind(of: String(parts[0])) != nil else { return false }
    let ways = parts[1].split(separator: "→").map(\.trimmed)
    return ways.count == 2 && Double(ways[0]) != nil && ways[1].first?.isNumber ?? false
  }

  /// What a line calls a value whose way it tells, which items below say more of: `opacity` of
  /// `opacity: 0 → 1 → 0.4`; nil for any other line.
  static func changingName(_ text: ProseText) -> String? {
    let tokens = ProseToken.tokens(of: text.bytes.prefix(200))
    guard tokens.count > 4, tokens[0].kind == .word, tokens[1].text == ":",
      tokens[2...].contains(where: { $0.text == "→" })
    else { return nil }
    return text.shortened(tokens[0].offset..<tokens[1].offset)
  }
}
