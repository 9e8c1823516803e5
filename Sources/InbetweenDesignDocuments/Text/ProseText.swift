/// The words of a block, line by line.
struct ProseText {
  /// In UTF-8. Line breaks are spaces; `lineStarts` knows where they were.
  private(set) var bytes: [UInt8] = []
  /// The byte at which each line begins; the first is 0.
  private(set) var lineStarts: [Int] = [0]
  let firstLine: Int

  init(firstLine: Int) {
    self.firstLine = firstLine
  }

  /// The lines, each as a text of its own.
  var lines: [ProseText] { lineStarts.indices.map { part(lines: $0..<($0 + 1)) } }

  /// Some of its lines as a text of their own; at least one.
  func part(lines range: Range<Int>) -> ProseText {
    let start = lineStarts[range.lowerBound]
    let end = range.upperBound < lineStarts.count ? lineStarts[range.upperBound] - 1 : bytes.count
    var part = ProseText(firstLine: firstLine + range.lowerBound)
    part.bytes = Array(bytes[start..<max(start, end)])
    part.lineStarts = lineStarts[range].map { $0 - start }
    return part
  }

  var string: String { String(decoding: bytes, as: UTF8.self) }

  mutating func append(_ words: String) {
    bytes += words.utf8
  }

  mutating func breakLine() {
    bytes.append(0x20)
    lineStarts.append(bytes.count)
  }

  /// Without the box of a task: `[ ] `, `[x] `.
  mutating func dropTaskBox() {
    let box = [" ", "x", "X"].first { bytes.starts(with: "[\($0)] ".utf8) }
    guard box != nil, lineStarts.dropFirst().first ?? bytes.count >= 4 else { return }
    drop(4)
  }

  /// Without the mark of a list that it begins with, of one character, and the space behind.
  mutating func dropMark() {
    let text = string
    let rest = text.drop(while: \.isWhitespace).dropFirst().drop(while: \.isWhitespace)
    drop(min(text.utf8.count - rest.utf8.count, lineStarts.dropFirst().first ?? bytes.count))
  }

  private mutating func drop(_ count: Int) {
    bytes.removeFirst(count)
    lineStarts = lineStarts.map { max(0, $0 - count) }
  }

  func line(at offset: Int) -> Int {
    firstLine + max(0, lineStarts.sortedCount(upTo: offset) - 1)
  }

  /// A token as it is written.
  func word(at token: ProseToken) -> String { string(token.offset..<token.end) }

  /// Whether a nought stands before a dash, which is quickly seen.
  var hasRangeFromNought: Bool {
    zip(bytes, bytes.dropFirst()).contains {
      // `0–2 s`, `0 – 2 s`, `0s – 2s`, `0ms – 90ms`
      $0 == UInt8(ascii: "0")
        && [UInt8(ascii: "-"), 0xE2, 0x20, UInt8(ascii: "m"), UInt8(ascii: "s")].contains($1)
    }
  }

  var hasDigit: Bool { bytes.contains { (0x30...0x39).contains($0) } }

  /// What stands between two offsets.
  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// What stands between two offsets, without what separates sentences, and not too long.
  func shortened(_ range: Range<Int>) -> String {
    var text = Substring(string(range).trimmed)
    while let last = text.unicodeScalars.last,
      ".:;,".unicodeScalars.contains(last) || ScalarKind(last) == .space
    {
      text.unicodeScalars.removeLast()
    }
    // A character takes one byte at least.
    return text.utf8.count > 80 && text.count > 80 ? text.prefix(79) + "…" : String(text)
  }

  /// The same for the whole text.
  var shortened: String { shortened(bytes.indices) }
}
