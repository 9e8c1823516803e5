/// Swift source inside a document, or a whole file of it.
struct CodeSnippet: Sendable {
  /// The document's place among those read together.
  var document: Int
  /// The document's line that the snippet begins on.
  var firstLine: Int
  var heading: String?
  /// What is around the heading, the widest first.
  var context: [String] = []
  var text: String
  /// Whether the document says that it is Swift.
  var isCertain = true
}
