/// Numbers that a language writes as one word.
enum NumberWord {
  private static let ones: [String: Double] = [
    "ein": 1, "eins": 1, "zwei": 2, "drei": 3, "vier": 4, "fünf": 5, "sechs": 6, "sieben": 7,
    "acht": 8, "neun": 9, "zehn": 10, "elf": 11, "zwölf": 12,
  ]
  private static let tens: [String: Double] = [
    "zwanzig": 20, "dreißig": 30, "vierzig": 40, "fünfzig": 50, "sechzig": 60, "siebzig": 70,
    "achtzig": 80, "neunzig": 90,
  ]

  /// `zweihundertfünfzig`, `achtzig`; nil for anything else.
  static func german(_ word: String) -> Double? {
    guard word.utf8.count > 5 else { return nil }
    if let number = tens[word] { return number }
    guard let hundred = word.firstRange(of: "hundert") else { return nil }
    let head = word[..<hundred.lowerBound]
    let tail = word[hundred.upperBound...]
    guard let count = head.isEmpty ? 1 : ones[String(head)] else { return nil }
    guard !tail.isEmpty else { return count * 100 }
    return (tens[String(tail)] ?? ones[String(tail)]).map { count * 100 + $0 }
  }
}
