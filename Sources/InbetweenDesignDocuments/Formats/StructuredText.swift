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
    /// The columns before the directive whose words are read.
    var directive: Int?
    var place = 0
    while place < lines.count {
      var line = lines[place]
      let words = line.trimmed
      let indent = line.prefix(while: \.isWhitespace).count
      if let outer = directive, fence == nil, !words.isEmpty {
        if indent > outer { line = words } else { directive = nil }
      }
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
      } else if words.hasPrefix(".. list-table::") {
        let rows = listTable(lines[(place + 1)...], indent)
        result += [""] + rows
        place += rows.count
      } else if words.hasPrefix(".."), let colons = words.firstRange(of: "::") {
        let kind = words[..<colons.lowerBound].dropFirst(2).trimmed
        let title = words[colons.upperBound...].trimmed
        directive = Self.unread.contains(kind) ? nil : indent
        let isNamed = !title.isEmpty && directive != nil && !Self.remarks.contains(kind)
        result.append(isNamed ? "###### " + title : "")
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

  /// Directives whose words are no text of the document.
  private static let unread: Set<String> = [
    "image", "figure", "include", "toctree", "contents", "raw", "math", "only", "index",
    "highlight",
    "literalinclude", "parsed-literal", "csv-table", "video", "replace", "meta",
  ]
  /// Directives whose words belong to what they stand in.
  private static let remarks: Set<String> = [
    "note", "tip", "hint", "warning", "caution", "important", "attention", "danger", "error",
    "versionadded", "versionchanged", "deprecated", "seealso", "todo",
  ]

  /// A table that is written as a list of lists, with as many lines as that has: each row stands where
  /// its first cell does.
  private static func listTable(_ lines: ArraySlice<String>, _ indent: Int) -> [String] {
    let body = lines.prefix {
      $0.trimmed.isEmpty || $0.prefix(while: \.isWhitespace).count > indent
    }
    var result = [String](repeating: "", count: body.count)
    var rows: [(place: Int, cells: [String])] = []
    for (place, line) in body.enumerated() {
      let words = line.trimmed
      if words.hasPrefix("* -") {
        rows.append((place, [words.dropFirst(3).trimmed]))
      } else if words.hasPrefix("-"), !rows.isEmpty {
        rows[rows.count - 1].cells.append(words.dropFirst().trimmed)
      } else if !words.isEmpty, !words.hasPrefix(":"), let last = rows.indices.last {
        rows[last].cells[rows[last].cells.count - 1] += " " + words
      }
    }
    // Rows of Markdown stand together: a table of one column keeps no place for what is between.
    for (number, row) in rows.enumerated() {
      result[row.place] = "| " + row.cells.joined(separator: " | ") + " |"
      if number == 0, row.place + 1 < result.count {
        result[row.place + 1] = "|" + String(repeating: "---|", count: row.cells.count)
      }
      let end = number + 1 < rows.count ? rows[number + 1].place : row.place
      let start = row.place + (number == 0 ? 2 : 1)
      for gap in start..<max(start, end) { result[gap] = "| |" }
    }
    return result
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
