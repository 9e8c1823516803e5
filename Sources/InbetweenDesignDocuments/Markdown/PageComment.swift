/// What somebody has written in a comment of a page: `<!-- The lid fades over 400 ms. -->`.
enum PageComment {
  /// The sentences of a page that is one comment; nil for any other, and for one that only hides a
  /// part of the page or speaks to a program.
  static func words(of page: String, line: Int) -> ProseText? {
    let page = page.trimmed
    guard page.hasPrefix("<!--"), page.hasSuffix("-->"), page.count > 7 else { return nil }
    let inner = page.dropFirst(4).dropLast(3)
    guard inner.first != "-", !inner.contains(where: { "<>|{}#=[]".contains($0) }),
      inner.split(whereSeparator: \.isWhitespace).count > 3
    else { return nil }
    let lines = inner.split(separator: "\n", omittingEmptySubsequences: false)
    let blank = lines.prefix { $0.allSatisfy(\.isWhitespace) }.count
    var words = ProseText(firstLine: line + blank)
    for (index, text) in lines.dropFirst(blank).enumerated() {
      if index > 0 { words.breakLine() }
      words.append(text.trimmed)
    }
    return words
  }
}
