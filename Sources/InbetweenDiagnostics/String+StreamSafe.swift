extension String {
  /// The text in Unicode's stream-safe format (UAX 15, section 13): at most 30 combining marks in a row,
  /// and U+034F, which is not seen, before each further 30.
  ///
  /// Comparing strings puts the marks of a row in order, which takes time for each pair of them: minutes
  /// for tens of thousands. What comes from a file and may be compared goes through this.
  package var streamSafe: String {
    guard hasLongRow else { return self }
    var result = String.UnicodeScalarView()
    var row = 0
    for scalar in unicodeScalars {
      if scalar.properties.canonicalCombiningClass == .notReordered {
        row = 0
      } else if row == Self.mostMarks {
        result.append("\u{34F}")
        row = 1
      } else {
        row += 1
      }
      result.append(scalar)
    }
    return String(result)
  }

  private static let mostMarks = 30

  /// Whether it may have too many marks in a row, each of which has at least two bytes in UTF-8.
  private var hasLongRow: Bool {
    guard utf8.count > 2 * Self.mostMarks else { return false }
    var row = 0
    for byte in utf8 {
      row = byte < 0x80 ? 0 : row + 1
      if row > 2 * Self.mostMarks { return true }
    }
    return false
  }
}
