import InbetweenDiagnostics

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

  private static let hundred = Array("hundert".utf8)

  /// `zweihundertfünfzig`, `achtzig`; nil for anything else.
  static func german(_ word: String) -> Double? {
    guard word.utf8.count > 5 else { return nil }
    if let number = tens[word] { return number }
    guard let place = word.firstRange(ofBytes: hundred) else { return nil }
    let head = word[..<place.lowerBound]
    let tail = word[place.upperBound...]
    guard let count = head.isEmpty ? 1 : ones[String(head)] else { return nil }
    guard !tail.isEmpty else { return count * 100 }
    return (tens[String(tail)] ?? ones[String(tail)]).map { count * 100 + $0 }
  }

  private static let slavic: [String: Double] = [
    "сто": 100, "двести": 200, "триста": 300, "четыреста": 400, "пятьсот": 500, "шестьсот": 600,
    "семьсот": 700, "восемьсот": 800, "девятьсот": 900, "полтора": 1.5, "полторы": 1.5,
    "двісті": 200, "чотириста": 400, "шістсот": 600, "сімсот": 700, "вісімсот": 800, "півтори": 1.5,
  ]

  /// A number of any language that has one word for it; nil for anything else.
  static func number(_ word: String) -> Double? { slavic[word] ?? german(word) }

  /// Lengths of time that are one word, in seconds.
  static let seconds: [String: Double] = ["полсекунды": 0.5, "півсекунди": 0.5]
}
