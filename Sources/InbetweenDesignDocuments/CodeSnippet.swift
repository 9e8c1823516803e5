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
