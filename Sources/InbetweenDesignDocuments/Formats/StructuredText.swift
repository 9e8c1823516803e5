/// reStructuredText as Markdown that says the same, line by line: headings, fences, field lists and
/// tables in both of its forms.
enum StructuredText {
  static func markdown(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var result: [String] = []
    /// The marks under headings in the order in which they are met: the first is the widest.
    var marks: [Character] = []
    var fence: Int?
    var columns: [Range<Int>] = []
    var place = 0
    while place < lines.count {
      let line = lines[place]
      let words = line.trimmed
      let indent = line.prefix(while: \.isWhitespace).count
      let next = place + 1 < lines.count ? lines[place + 1] : ""
      if let outer = fence {
        guard words.isEmpty || indent > outer else {
          // The blank line before closes it.
          result[result.count - 1] = "~~~~~~"
          fence = nil
          continue
        }
        result.append(words.hasPrefix(":") && result.last?.hasPrefix("~~~") == true ? "" : line)
      } else if words.hasPrefix(".. code"), let colons = words.firstRange(of: "::") {
        result.append("~~~~~~" + words[colons.upperBound...].trimmed)
        fence = indent
      } else if words.hasPrefix("..") {
        result.append("")
      } else if let mark = underline(next), words.count > 1, underline(line) == nil,
        next.trimmed.count >= 3, columns.isEmpty, !next.contains(" ")
      {
        if !marks.contains(mark) { marks.append(mark) }
        let level = (marks.firstIndex(of: mark) ?? 0) + 1
        result += [String(repeating: "#", count: min(level, 6)) + " " + words, ""]
        place += 1
      } else if words.hasPrefix("+-") || words.hasPrefix("+=") {
        // The line under the titles parts them from the rows.
        // An empty row keeps the table together.
        let isInside = result.last?.hasPrefix("|") == true && next.trimmed.hasPrefix("|")
        result.append(words.hasPrefix("+=") ? rule(words) : isInside ? "| |" : "")
      } else if words.hasPrefix("|"), words.hasSuffix("|"), words.count > 1 {
        result.append(words)
      } else if words.hasPrefix("=="), words.contains(" "),
        words.allSatisfy({ $0 == "=" || $0 == " " })
      {
        let isTitle = columns.isEmpty
        if isTitle { columns = Self.columns(line) }
        let isRule = !isTitle && result.last?.hasPrefix("|") == true && !next.trimmed.isEmpty
        result.append(isRule ? "|" + String(repeating: "---|", count: columns.count) : "")
        if !isTitle, !isRule { columns = [] }
      } else if !columns.isEmpty, !words.isEmpty {
        result.append(row(line, columns))
      } else if words.hasPrefix(":"), let colon = words.dropFirst().firstIndex(of: ":"),
        words[words.index(after: colon)...].hasPrefix(" ")
      {
        result.append("- " + words.dropFirst())
      } else {
        result.append(line.replacing("``", with: "`"))
      }
      place += 1
    }
    return result.joined(separator: "\n")
  }

  private static func underline(_ line: String) -> Character? {
    let words = line.trimmed
    guard let first = words.first, words.count >= 3, "=-~^\"'`#*+.:_".contains(first),
      words.allSatisfy({ $0 == first })
    else { return nil }
    return first
  }

  private static func rule(_ line: String) -> String {
    "|" + line.split(separator: "+").map { _ in "---|" }.joined()
  }

  private static func columns(_ line: String) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start: Int?
    for (place, character) in line.enumerated() {
      if character == "=", start == nil { start = place }
      if character != "=", let begin = start {
        ranges.append(begin..<place)
        start = nil
      }
    }
    if let start { ranges.append(start..<line.count) }
    return ranges
  }

  private static func row(_ line: String, _ columns: [Range<Int>]) -> String {
    let characters = Array(line)
    let cells = columns.enumerated().map { index, column in
      let end = index + 1 < columns.count ? columns[index + 1].lowerBound : characters.count
      guard column.lowerBound < characters.count else { return "" }
      return String(
        characters[column.lowerBound..<max(column.lowerBound, min(end, characters.count))]
      )
      .trimmed
    }
    return "| " + cells.joined(separator: " | ") + " |"
  }
}
