// Times and curves of style sheets.

extension StyleReader {
  /// `150ms`, `.3s`.
  static func time(_ word: String) -> Fact.Amount? {
    var word = word.lowercased()[...]
    if word.last == "," || word.last == ";" { word = word.dropLast() }
    if word.hasPrefix("calc("), word.hasSuffix(")") {
      word = word.dropFirst(5).dropLast()
      if word.contains("*") || word.contains("/") { return product(word) }
    }
    let unit: Fact.TimeUnit
    if word.hasSuffix("ms") {
      (word, unit) = (word.dropLast(2), .milliseconds)
    } else if word.hasSuffix("s") {
      (word, unit) = (word.dropLast(), .seconds)
    } else {
      return nil
    }
    guard let number = Double(word.hasPrefix(".") ? "0" + word : String(word)), number.isFinite
    else { return nil }
    return Fact.Amount(number, unit)
  }

  /// `100ms * 4`, `4*100ms`, `100ms / 2`: one time, and numbers.
  private static func product(_ text: Substring) -> Fact.Amount? {
    var product = 1.0
    var unit: Fact.TimeUnit?
    var (divides, count) = (false, 0)
    let spaced = String(text).replacing("*", with: " * ").replacing("/", with: " / ")
    for word in split(spaced, { $0 == " " }) {
      if word == "*" || word == "/" {
        divides = word == "/"
        continue
      }
      count += 1
      let number: Double
      if let value = Double(word.hasPrefix(".") ? "0" + word : word) {
        number = value
      } else if let time = time(word), unit == nil, !divides {
        (number, unit) = (time.lower, time.unit)
      } else {
        return nil
      }
      guard !divides || number != 0 else { return nil }
      product = divides ? product / number : product * number
    }
    guard let unit, count > 1, count <= 4 else { return nil }
    return Fact.Amount((product * 1e6).rounded() / 1e6, unit)
  }

  /// `cubic-bezier(…)`, `ease-out`, `linear`.
  static func curve(_ word: String) -> Fact.Curve? {
    switch word {
    case "ease", "linear", "ease-in", "ease-out", "ease-in-out": return .named(word)
    default: break
    }
    guard word.lowercased().hasPrefix("cubic-bezier(") else { return nil }
    let numbers = split(String(word.dropFirst(13).dropLast())) { $0 == "," }
      .compactMap { part -> Double? in
        let text = part.trimmed
        return Double(text.hasPrefix(".") ? "0" + text : text.replacing("-.", with: "-0."))
      }
    guard numbers.count == 4 else { return nil }
    return .bezier(numbers[0], numbers[1], numbers[2], numbers[3])
  }
}
