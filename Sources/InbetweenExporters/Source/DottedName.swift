/// The name of a value of Swift that somebody gave us, such as `Assets.bundle`: it may stand in source.
package struct DottedName: Hashable, Sendable {
  package let text: String

  /// - Parameter text: two or more words of ASCII letters, digits and underscores with dots between
  ///   them, none of which begins with a digit; nil for any other text.
  package init?(_ text: String) {
    let words = text.split(separator: ".", omittingEmptySubsequences: false)
    guard words.count > 1, words.allSatisfy(Self.isWord) else { return nil }
    self.text = text
  }

  private static func isWord(_ word: Substring) -> Bool {
    guard let first = word.first, !("0"..."9").contains(first) else { return false }
    return word.unicodeScalars.allSatisfy {
      $0 == "_" || $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil)
    }
  }
}
