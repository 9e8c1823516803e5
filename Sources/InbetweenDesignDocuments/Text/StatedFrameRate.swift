import InbetweenDiagnostics

/// How a document counts frames: `at 25 fps`, `60 frames per second`, `FPS: 30`.
struct StatedFrameRate: Sendable {
  var framesPerSecond: Double
  /// Whether a code of two parts is one of seconds and frames: `0:12 (seconds:frames)`.
  var countsPairs: Bool

  /// The one rate that a text gives; nil where it gives none, or several.
  init?(in text: String) {
    guard let rate = Self.rate(in: text) else { return nil }
    framesPerSecond = rate
    countsPairs = Self.namesPairs(text)
  }

  /// Whether a second has a frame of that number.
  func holds(_ frame: Double) -> Bool { frame < framesPerSecond }

  /// `seconds:frames`, `ss:ff`; `mm:ss:ff` is a code of three parts.
  private static func namesPairs(_ text: String) -> Bool {
    let lower = text.lowercased()
    return ["seconds:frames", "sec:frames", "ss:ff", "s:ff", "sec:fr"].contains { words in
      lower.ranges(of: words).contains { range in
        range.lowerBound == lower.startIndex
          || !(lower[lower.index(before: range.lowerBound)].isLetter
            || lower[lower.index(before: range.lowerBound)] == ":")
      }
    }
  }

  private static let units = [
    "fps", "frames per second", "frames/s", "bilder pro sekunde", "images par seconde", "帧/秒",
    "フレーム/秒",
  ].map { Array($0.utf8) }

  private static func rate(in text: String) -> Double? {
    var rates: Set<Double> = []
    for line in text.split(separator: "\n") where line.utf8.count < 2000 {
      let line = line.lowercased()
      for unit in units {
        var rest = line[...]
        while let range = rest.firstRange(ofBytes: unit), rates.count < 2 {
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
