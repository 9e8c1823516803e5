/// How many frames a second has, as a document says: `at 25 fps`, `60 frames per second`, `FPS: 30`.
enum StatedFrameRate {
  private static let units = [
    "fps", "frames per second", "frames/s", "bilder pro sekunde", "images par seconde", "帧/秒",
    "フレーム/秒",
  ]

  /// The one rate that a text gives; nil where it gives none, or several.
  static func rate(in text: String) -> Double? {
    var rates: Set<Double> = []
    for line in text.split(separator: "\n") where line.utf8.count < 2000 {
      let line = line.lowercased()
      for unit in units {
        var rest = line[...]
        while let range = rest.firstRange(of: unit), rates.count < 2 {
          if let rate = number(before: line[..<range.lowerBound])
            ?? number(after: line[range.upperBound...])
          {
            rates.insert(rate)
          }
          rest = rest[range.upperBound...]
        }
      }
    }
    return rates.count == 1 ? rates.first : nil
  }

  private static func number(before text: Substring) -> Double? {
    let end = text.reversed().drop { $0 == " " || $0 == "*" || $0 == "`" }
    let digits = end.prefix { $0.isNumber || $0 == "." || $0 == "," }
    return plausible(String(digits.reversed()))
  }

  /// `FPS: 30`, `fps = 24`; a title of a column has none.
  private static func number(after text: Substring) -> Double? {
    let rest = text.drop { " *`\"".contains($0) }
    guard let mark = rest.first, mark == ":" || mark == "=" else { return nil }
    return plausible(
      String(rest.dropFirst().drop { " *`".contains($0) }.prefix { $0.isNumber || $0 == "." }))
  }

  private static func plausible(_ digits: String) -> Double? {
    guard let rate = Double(digits.replacing(",", with: ".")), rate >= 8, rate <= 240 else {
      return nil
    }
    return rate
  }
}
