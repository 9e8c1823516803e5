/// Swift source inside a document, or a whole file of it.
package struct CodeSnippet: Hashable, Sendable, Codable {
  /// The document's place among those read together.
  package var document: Int
  /// The document's line that the snippet begins on.
  package var firstLine: Int
  package var heading: String?
  /// What is around the heading, the widest first.
  package var context: [String] = []
  package var text: String
  /// Whether the document says that it is Swift.
  package var isCertain = true
}

extension CodeSnippet {
  /// Swift in which lines that are an animation by itself, `.easeIn(duration: 0.3)`, are statements: they
  /// would be parts of the line above.
  static func withStatements(_ text: String) -> String {
    guard text.hasPrefix(".") || text.contains("\n.") else { return text }
    var (isFirst, isChain, isWrong) = (true, false, false)
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let name = line.dropFirst().prefix(while: \.isLetter)
      let isAnimation = line.hasPrefix(".") && animations.contains(String(name))
      let isRemark = line.drop(while: \.isWhitespace).hasPrefix("//")
      let isCode = !line.isEmpty && !isRemark
      if isRemark { isWrong = line.contains("❌") || line.contains("WRONG") }
      // What a remark shows as a mistake says nothing.
      if isAnimation, isWrong { return "" }
      defer {
        // `Text("x")` above `.spring()` begins a chain.
        (isFirst, isChain) = (isFirst && !isCode, isCode ? !isAnimation : isChain)
      }
      return isAnimation && !isFirst && !isChain ? ";" + line : String(line)
    }.joined(separator: "\n")
  }

  private static let animations: Set<String> = [
    "linear", "easeIn", "easeOut", "easeInOut", "timingCurve", "spring", "bouncy", "snappy",
    "smooth", "interpolatingSpring", "interactiveSpring",
  ]
}
