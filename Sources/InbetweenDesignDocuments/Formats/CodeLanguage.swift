/// What is told of code by the language that it is written in.
struct CodeLanguage: Hashable {
  /// What begins a comment up to the end of the line, beside `//`; empty for none.
  var comment = ""
  /// Whether functions have no braces.
  var isIndented = false

  /// - Parameter name: the ending of a file's name, or the word behind the marks of a fence.
  init(_ name: String = "") {
    switch name {
    case "gd", "gdscript": (comment, isIndented) = ("#", true)
    case "lua", "luau": (comment, isIndented) = ("--", true)
    default: break
    }
  }

  /// Code of which the comments are left out, each line where it stands.
  func withoutComments(_ text: String) -> String {
    guard !comment.isEmpty else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> Substring in
      guard let mark = line.firstRange(of: comment) else { return line }
      // A mark inside quotes is none: `Color("#fff")`.
      let quotes = line[..<mark.lowerBound].count { $0 == "\"" || $0 == "'" }
      return quotes.isMultiple(of: 2) ? line[..<mark.lowerBound] : line
    }.joined(separator: "\n")
  }

  /// Comments as those that begin with `//`.
  func plainComments(_ text: String) -> String {
    comment.isEmpty ? text : text.replacing(comment, with: "//")
  }
}
