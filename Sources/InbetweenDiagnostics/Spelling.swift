/// Words that are nearly the same.
package enum Spelling {
  /// The nearest of `known` to a word, nil when none is near: at most a third of its letters
  /// differ.
  ///
  /// - Parameters:
  ///   - word: as it was written.
  ///   - known: the words there are.
  /// - Returns: one of `known`.
  package static func nearest(to word: String, among known: [String]) -> String? {
    let word = Array(word.lowercased().prefix(60))
    var best: (name: String, distance: Int)?
    for name in known.prefix(500) {
      let other = Array(name.lowercased().prefix(60))
      guard abs(other.count - word.count) <= 4 else { continue }
      let distance = distance(word, other)
      if distance <= max(1, max(word.count, other.count) / 3), distance < best?.distance ?? .max {
        best = (name, distance)
      }
    }
    return best?.name
  }

  /// How many letters must be added, removed or replaced (Levenshtein).
  package static func distance(_ left: String, _ right: String) -> Int {
    distance(Array(left.prefix(60)), Array(right.prefix(60)))
  }

  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var row = Array(0...right.count)
    for (index, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, other) in right.enumerated() {
        let replaced = diagonal + (letter == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[right.count]
  }
}
