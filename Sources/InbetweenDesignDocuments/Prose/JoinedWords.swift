/// Words of scripts that put no space between them, found wherever they stand in a text.
struct JoinedWords: Sendable {
  private struct Entry {
    var bytes: [UInt8]
    var english: String
    /// Its place among all: the longest come first.
    var place: Int
  }

  /// By the three bytes of their first characters.
  private var entries: [UInt32: [Entry]] = [:]

  /// - Parameter words: with the English word that each is read as, the longest first.
  init(_ words: [(word: String, english: String)]) {
    for (place, word) in words.enumerated() {
      let bytes = Array(word.word.utf8)
      guard let key = Self.key(bytes[...], at: 0) else { continue }
      entries[key, default: []].append(Entry(bytes: bytes, english: word.english, place: place))
    }
  }

  private static func key(_ bytes: ArraySlice<UInt8>, at place: Int) -> UInt32? {
    let first = bytes.dropFirst(place).prefix(3)
    guard first.count == 3, first.first.map({ $0 >= 0xE0 && $0 < 0xF0 }) ?? false else {
      return nil
    }
    return first.reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// The English word for the longest one in a text; nil where none stands in it.
  func english(in text: String) -> String? {
    var best: Entry?
    find(in: Array(text.utf8)) { entry, _ in
      if entry.place < best?.place ?? .max { best = entry }
    }
    return best?.english
  }

  /// How many bytes of a text the first one ends at, where another one follows it; nil where there are
  /// no two.
  func lengthOfFirst(in text: String) -> Int? {
    var met: Set<Int> = []
    var found: [Range<Int>] = []
    find(in: Array(text.utf8)) { entry, start in
      if met.insert(entry.place).inserted {
        found.append(start..<(start + entry.bytes.count))
      }
    }
    // They were met in the order of their beginnings.
    guard let start = found.first?.lowerBound,
      let end = found.prefix(while: { $0.lowerBound == start }).map(\.upperBound).max(),
      let last = found.last, last.lowerBound >= end
    else { return nil }
    return end
  }

  private func find(in bytes: [UInt8], _ body: (Entry, Int) -> Void) {
    for place in bytes.indices where bytes[place] >= 0xE0 {
      guard let key = Self.key(bytes[...], at: place), let own = entries[key] else { continue }
      for entry in own where bytes[place...].starts(with: entry.bytes) { body(entry, place) }
    }
  }
}
