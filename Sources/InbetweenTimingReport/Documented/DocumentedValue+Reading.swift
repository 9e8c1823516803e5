import InbetweenDiagnostics
import InbetweenTimeline
import InbetweenYAMLText

extension DocumentedValue {
  /// Reads `100 %`, `-45°`, `15 pt`, `#FF8800`, `0.7`, or a list of numbers.
  static func read(_ key: String) -> (YAMLValue) throws(Diagnostic) -> DocumentedValue {
    { value throws(Diagnostic) in
      let expected = "a value, such as 100 %, -45°, 15 pt, \"#FF8800\" or [100, 50]"
      switch value.kind {
      case .scalar(let text):
        if let color = color(text) { return .color(color) }
        guard let number = number(text) else {
          throw .timingValue(key, is: value.story, at: value.position, expected: expected)
        }
        return .number(number)
      case .list(let list):
        let numbers = list.prefix(5).compactMap { $0.scalar.flatMap(number) }
        guard numbers.count == list.count, !numbers.isEmpty else {
          throw .timingValue(key, is: value.story, at: value.position, expected: expected)
        }
        return .numbers(numbers)
      case .map:
        throw .timingValue(key, is: value.story, at: value.position, expected: expected)
      }
    }
  }

  private static func number(_ text: String) -> Double? {
    let (number, unit) = TimeText.leadingNumber(TimeText.trimmed(text))
    guard let number, abs(number) <= 1e12 else { return nil }
    switch unit.lowercased() {
    case "", "px", "pt", "°", "deg", "degrees": return number
    case "%", "percent": return number / 100
    default: return nil
    }
  }

  /// `#RRGGBB` or `#RRGGBBAA`.
  private static func color(_ text: String) -> Color? {
    let digits = text.dropFirst()
    guard text.hasPrefix("#"), digits.count == 6 || digits.count == 8,
      digits.allSatisfy(\.isHexDigit), let value = UInt32(digits, radix: 16)
    else { return nil }
    guard digits.count == 8 else { return Color(hex: value) }
    var color = Color(hex: value >> 8)
    color.alpha = Double(value & 0xFF) / 255
    return color
  }
}

extension DocumentedEasing {
  /// Reads a name, four numbers, `cubic-bezier(…)`, `spring`, `custom` or `open`.
  static func read(_ value: YAMLValue) throws(Diagnostic) -> DocumentedEasing {
    switch value.kind {
    case .scalar(let text):
      switch text.lowercased() {
      case "spring": return .spring
      case "custom": return .custom
      case "open": return .open
      default: break
      }
      if let easing = NamedEasing(name: text) { return .named(easing) }
      if let (name, curve) = CurvePresets.curve(named: text) { return .preset(name, curve) }
      if text.lowercased().hasPrefix("spring("), text.hasSuffix(")") {
        if let spring = spring(text.dropFirst("spring(".count).dropLast()) { return spring }
        throw .timingValue(
          "easing", is: value.story, at: value.position,
          expected: "spring(response 0.5, damping 0.7) or spring(stiffness 170, damping 26, mass 1)"
        )
      }
      if text.hasPrefix("cubic-bezier("), text.hasSuffix(")") {
        let inner = text.dropFirst("cubic-bezier(".count).dropLast()
        if let curve = curve(inner.split(separator: ",").map(String.init)) { return .curve(curve) }
      }
      let names = NamedEasing.allCases.map(\.rawValue)
      if let near = Spelling.nearest(to: text, among: names + CurvePresets.names) {
        throw .timingValue(
          "easing", is: value.story, at: value.position,
          expected: "\(near), if that is meant, or four numbers, such as [0.42, 0, 0.58, 1]")
      }
      throw .timingValue(
        "easing", is: value.story, at: value.position,
        expected: "four numbers, such as [0.42, 0, 0.58, 1], or one of "
          + (names + ["spring", "custom", "open"]).joined(separator: ", "))
    case .list(let list):
      guard let curve = curve(list.map { $0.scalar ?? "" }) else {
        throw .timingValue(
          "easing", is: value.story, at: value.position,
          expected: "four numbers, the first and third from 0 to 1")
      }
      return .curve(curve)
    case .map:
      throw .timingValue(
        "easing", is: value.story, at: value.position, expected: "a name or four numbers")
    }
  }

  /// `response 0.5, damping 0.7`, or `stiffness 170, damping 26, mass 1`.
  private static func spring(_ text: Substring) -> DocumentedEasing? {
    var numbers: [String: Double] = [:]
    for part in text.split(separator: ",") {
      let words = part.split { " :=".contains($0) }.map(String.init)
      guard words.count >= 2, let number = Double(words[1]), number.magnitude < 1e6 else {
        return nil
      }
      let name = words[0].lowercased()
      // A spring that does not bounce has a bounce of 0 or less.
      guard name == "bounce" ? number > -1 && number < 1 : number > 0 else { return nil }
      numbers[name] = number
    }
    let fraction =
      numbers["damping"] ?? numbers["dampingfraction"]
      ?? numbers["bounce"].map { $0 < 0 ? 1 / (1 + $0) : 1 - $0 }
    if let response = numbers["response"] ?? numbers["duration"], let fraction {
      return .fittedSpring(response: response, damping: fraction)
    }
    guard let stiffness = numbers["stiffness"], let damping = numbers["damping"] else { return nil }
    let mass = numbers["mass"] ?? 1
    return .fittedSpring(
      response: 2 * .pi * (mass / stiffness).squareRoot(),
      damping: damping / (2 * (stiffness * mass).squareRoot()))
  }

  private static func curve(_ texts: [String]) -> TimingCurve? {
    let numbers = texts.compactMap { Double(TimeText.trimmed($0)) }
    guard numbers.count == 4, texts.count == 4, numbers.allSatisfy({ abs($0) <= 100 }),
      (0...1).contains(numbers[0]), (0...1).contains(numbers[2])
    else { return nil }
    return TimingCurve(numbers[0], numbers[1], numbers[2], numbers[3])
  }
}
