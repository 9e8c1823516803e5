/// A table that is drawn with spaces in a fence: titles, a rule below them, rows.
struct PlainTable {
  var rows: [MarkdownBlock]
  /// The lines of the document that it takes.
  var lines: Range<Int>

  /// The tables of a fence whose titles give a unit: `Duration (ms)   What moves`.
  static func tables(in snippet: CodeSnippet) -> [PlainTable] {
    let texts = snippet.text.split(separator: "\n", omittingEmptySubsequences: false)
    guard texts.count > 2 else { return [] }
    var tables: [PlainTable] = []
    for (index, rule) in texts.enumerated().dropFirst() where isRule(rule) {
      let titles = cells(of: texts[index - 1])
      guard titles.count > 1, titles.contains(where: givesUnit) else { continue }
      var rows: [MarkdownBlock] = []
      for (place, text) in texts.enumerated().dropFirst(index + 1) {
        let words = cells(of: text)
        guard words.count == titles.count else { break }
        let line = snippet.firstLine + place
        let row = words.map { word in
          var cell = ProseText(firstLine: line)
          cell.append(word)
          return cell
        }
        rows.append(
          MarkdownBlock(
            content: .row(titles: titles, cells: row), line: line, heading: snippet.heading,
            context: snippet.context))
      }
      guard !rows.isEmpty else { continue }
      let first = snippet.firstLine + index - 1
      tables.append(PlainTable(rows: rows, lines: first..<(first + 2 + rows.count)))
    }
    return tables
  }

  /// What two spaces or more part.
  private static func cells(of line: Substring) -> [String] {
    line.replacing("\t", with: "  ").split(separator: "  ").map { String($0.trimmed) }.filter {
      !$0.isEmpty
    }
  }

  private static func isRule(_ line: Substring) -> Bool {
    let marks = line.filter { !$0.isWhitespace }
    return marks.count > 5 && marks.allSatisfy { "─━═-=".contains($0) }
  }

  /// Whether a title ends with a unit in brackets.
  private static func givesUnit(_ title: String) -> Bool {
    let tokens = ProseToken.tokens(of: title).suffix(3).map(\.text)
    return tokens.count == 3 && tokens[0] == "(" && tokens[2] == ")"
      && ProseReader.units[tokens[1]] != nil
  }
}
