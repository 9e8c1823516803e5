// Words in UTF-8: found byte by byte, since the standard library goes by what people see as characters,
// and takes ten times as long.

extension Collection where Element == UInt8, Index == Int {
  /// Where a word begins; nil where it does not stand.
  package func place(of word: [UInt8]) -> Int? {
    guard let first = word.first else { return startIndex }
    let found = withContiguousStorageIfAvailable { bytes -> Int? in
      word.withUnsafeBufferPointer { word in
        var start = 0
        while start + word.count <= bytes.count {
          if bytes[start] == first {
            var length = 1
            while length < word.count, bytes[start + length] == word[length] { length += 1 }
            if length == word.count { return start }
          }
          start += 1
        }
        return nil
      }
    }
    guard let offset = found.flatMap({ $0 }) else { return nil }
    return startIndex + offset
  }
}

extension StringProtocol {
  /// Where the bytes of a word first stand; nil where they do not.
  package func firstRange(ofBytes word: [UInt8]) -> Range<Index>? {
    let place =
      utf8.withContiguousStorageIfAvailable { $0.place(of: word) } ?? Array(utf8).place(of: word)
    guard let place else { return nil }
    let start = utf8.index(utf8.startIndex, offsetBy: place)
    return start..<utf8.index(start, offsetBy: word.count)
  }
}

extension String {
  /// The text with another word wherever one of our own source stands.
  package func replacingWord(_ word: String, with other: String) -> String {
    let word = Array(word.utf8)
    var rest = Array(utf8)[...]
    guard !word.isEmpty, var place = rest.place(of: word) else { return self }
    var result: [UInt8] = []
    result.reserveCapacity(rest.count)
    while true {
      result += rest[..<place]
      result += other.utf8
      rest = rest[(place + word.count)...]
      guard let next = rest.place(of: word) else { break }
      place = next
    }
    return String(decoding: result + rest, as: UTF8.self)
  }
}
