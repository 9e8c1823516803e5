package import InbetweenTimeline

/// A text's documents broken into lines, once for all frames.
package struct LaidText: Hashable, Sendable {
  /// One document, ready to be placed.
  struct Document: Hashable, Sendable {
    var lines: Lines
    /// The units of the selectors that the text has.
    var units: [TextSelector.Unit: Lines.Units]
    /// Of its font, as a fraction of the size.
    var ascent: Double

    init(_ document: TextDocument, of content: TextContent, library: GlyphLibrary) {
      lines = Lines(document, library: library)
      units = [:]
      for selector in content.animators.flatMap(\.selectors) where units[selector.unit] == nil {
        units[selector.unit] = lines.units(of: selector.unit)
      }
      ascent = library.font(document.font)?.ascent ?? 0
    }
  }

  /// Texts that change more often are broken into lines frame by frame.
  private static let maximumCharacters = 200_000

  /// As many as the text has; empty where they are too many to be kept.
  let documents: [Document]

  /// The documents of `content`, drawn with the characters of `library`.
  package init(_ content: TextContent, library: GlyphLibrary) {
    let count = content.documents.reduce(0) { $0 + $1.document.text.utf8.count }
    guard count <= Self.maximumCharacters else {
      documents = []
      return
    }
    documents = content.documents.map { Document($0.document, of: content, library: library) }
  }
}

extension TextDocument {
  /// For each character the number of the line on which it stands, from 0; a break belongs to the
  /// line that it ends.
  package func lineNumbers(library: GlyphLibrary) -> [Int] {
    var numbers = [Int?](repeating: nil, count: text.count)
    for sort in Lines(self, library: library).sorts where numbers.indices.contains(sort.index) {
      numbers[sort.index] = sort.line
    }
    var line = 0
    return numbers.map { number in
      line = number ?? line
      return line
    }
  }
}
