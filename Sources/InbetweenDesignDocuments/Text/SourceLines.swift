/// The lines of a text, for snippets and for the line of an offset.
package struct SourceLines: Sendable {
  private let text: String.UTF8View
  /// Where each line begins, in bytes.
  private let starts: [Int]

  package init(_ text: String) {
    var text = text
    text.makeContiguousUTF8()
    var starts = [0]
    var offset = 0
    for byte in text.utf8 {
      offset += 1
      if byte == 0x0A { starts.append(offset) }
    }
    self.text = text.utf8
    self.starts = starts
  }

  /// Whether a piece of ASCII text stands anywhere.
  func contains(_ piece: String) -> Bool { String(text).contains(piece) }

  /// The line that a byte stands on; lines count from 1.
  package func line(atOffset offset: Int) -> Int { max(1, starts.sortedCount(upTo: offset)) }

  /// What stands between two offsets, in bytes.
  package func text(_ bytes: Range<Int>) -> String {
    let start = text.index(text.startIndex, offsetBy: max(0, min(bytes.lowerBound, text.count)))
    return String(decoding: text[start...].prefix(bytes.count), as: UTF8.self)
  }

  /// How many bytes of space a line begins with.
  func indentation(_ line: Int) -> Int {
    guard line >= 1, line <= starts.count else { return 0 }
    let start = text.index(text.startIndex, offsetBy: starts[line - 1])
    return text[start...].prefix(1000).prefix { $0 == 0x20 || $0 == 0x09 }.count
  }

  /// A line without the space around it, shortened where it is long.
  func snippet(_ line: Int) -> String {
    guard line >= 1, line <= starts.count else { return "" }
    let start = text.index(text.startIndex, offsetBy: starts[line - 1])
    let bytes = text[start...].prefix(Fact.longestSnippet * 4).prefix { $0 != 0x0A }
    let words = String(decoding: bytes, as: UTF8.self).trimmed
    // A character takes one byte at least.
    guard words.utf8.count > Fact.longestSnippet, words.count > Fact.longestSnippet else {
      return words
    }
    return words.prefix(Fact.longestSnippet - 1) + "…"
  }
}

extension [Int] {
  /// How many of the numbers, which rise, are no larger than `limit`.
  func sortedCount(upTo limit: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] <= limit { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
