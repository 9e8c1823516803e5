import InbetweenDiagnostics
import InbetweenYAMLText

/// Times as people write them: `3 s`, `300 ms`, `18 frames`, `0.3 × d`, `2 d + 50 ms`.
///
/// A plain number is seconds. A name stands for a named time; `×`, `*` or nothing multiplies.
struct TimeText {
  /// The named times that the text may use, in the order of the file.
  var names: [String: TimeSpan]

  /// The longest time that is read, in seconds, and the same in frames at 100 a second.
  static let longestSeconds = 1_000_000.0
  static let longestFrames = 100_000_000.0

  /// A plain number from here on is rather milliseconds, or frames, than seconds.
  static let suspicious = 60.0

  /// A tolerance: a time, or `10 %` of the documented length.
  func tolerance(_ value: YAMLValue) throws(Diagnostic) -> Tolerance {
    if value.scalar?.contains("%") ?? false {
      return .share(try Self.share(value, of: "tolerance"))
    }
    return .span(try time(value, of: "tolerance"))
  }

  /// `5 %` as 0.05.
  static func share(_ value: YAMLValue, of key: String) throws(Diagnostic) -> Double {
    guard let text = value.scalar, case let (number?, unit) = leadingNumber(trimmed(text)),
      unit == "%", (0...100).contains(number)
    else {
      throw .timingValue(
        key, is: value.story, at: value.position, expected: "a fraction, such as 5 %")
    }
    return number / 100
  }

  /// `at most 0.3 s`, `at least 2 frames`, `0.2–0.4 s`, `≤ 300 ms`; nil for what bounds nothing.
  func bounds(
    _ value: YAMLValue, of key: String
  ) throws(Diagnostic) -> (least: TimeSpan?, most: TimeSpan?)? {
    guard let text = value.scalar.map(Self.trimmed) else { return nil }
    func span(_ text: String) throws(Diagnostic) -> TimeSpan {
      guard let span = sum(Self.trimmed(text)), span.number >= 0, span.isBounded else {
        throw .timingValue(
          key, is: value.story, at: value.position,
          expected: "a bound, such as at most 300 ms, at least 0.2 s or 0.2–0.4 s")
      }
      return span
    }
    let lower = text.lowercased()
    for word in ["at most ", "up to ", "≤", "<="] where lower.hasPrefix(word) {
      return (nil, try span(String(text.dropFirst(word.count))))
    }
    for word in ["at least ", "≥", ">="] where lower.hasPrefix(word) {
      return (try span(String(text.dropFirst(word.count))), nil)
    }
    // `0.2-0.4 s`: a hyphen between numbers.
    let hyphen = text.indices.dropFirst().first { place in
      text[place] == "-" && text[text.index(before: place)].isNumber
        && text[text.index(after: place)...].first?.isNumber == true
    }
    let marks = ["–", "…", " to ", " - "] + (hyphen == nil ? [] : ["-"])
    for mark in marks {
      let ends = text.split(separator: mark, maxSplits: 1).map { Self.trimmed($0) }
      guard ends.count == 2 else { continue }
      let most = try span(ends[1])
      // A lone number has the other end's unit.
      if Double(ends[0]) != nil, case let (_, unit) = Self.leadingNumber(ends[1]) {
        return (try span("\(ends[0]) \(unit)"), most)
      }
      return (try span(ends[0]), most)
    }
    return nil
  }

  /// The time of a value.
  ///
  /// - Throws: T005 when it is no time, is negative and must not be, or is beyond the limits.
  func time(
    _ value: YAMLValue, of key: String, allowsNegative: Bool = false
  ) throws(Diagnostic) -> TimeSpan {
    if let text = value.scalar, let number = Double(text), number >= Self.suspicious {
      throw .timingValue(
        key, is: "\(text) without a unit, which would be seconds", at: value.position,
        expected: "\(text) ms, or \(text) s if seconds are meant")
    }
    guard let text = value.scalar, let time = sum(text) else {
      throw .timingValue(
        key, is: value.story, at: value.position,
        expected: "a time, such as 0.3 s, 300 ms, 18 frames or 0.3 × d for a named time d")
    }
    guard allowsNegative || time.number >= 0 else {
      throw .timingValue(
        key, is: value.story, at: value.position, expected: "a time that is not negative")
    }
    guard time.isBounded else {
      throw .timingValue(
        key, is: value.story, at: value.position, expected: "a time of less than 1000000 s")
    }
    return time
  }

  private func sum(_ text: String) -> TimeSpan? {
    var total: TimeSpan?
    var sign = 1.0
    var term: [Substring] = []
    func close() -> Bool {
      guard let span = product(term.joined(separator: " ")) else { return false }
      guard let sum = total else {
        total = span.scaled(by: sign)
        return true
      }
      guard let next = sum.adding(span.scaled(by: sign)) else { return false }
      total = next
      return true
    }
    for word in text.split(separator: " ") {
      guard word == "+" || word == "-" || word == "−" else {
        term.append(word)
        continue
      }
      guard close() else { return nil }
      sign = word == "+" ? 1 : -1
      term = []
    }
    return close() ? total : nil
  }

  /// A product of numbers and at most one time; a lone number is seconds.
  private func product(_ text: String) -> TimeSpan? {
    var factor = 1.0
    var span: TimeSpan?
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "×" || $0 == "*" }
    for part in parts {
      let (number, rest) = Self.leadingNumber(Self.trimmed(part))
      guard number != nil || !rest.isEmpty else { return nil }
      factor *= number ?? 1
      guard !rest.isEmpty else { continue }
      guard span == nil, let unit = unit(rest, isCounted: number != nil) else { return nil }
      span = unit
    }
    guard let span else { return parts.count == 1 ? .seconds(factor) : nil }
    return span.scaled(by: factor)
  }

  /// A unit of time where a number stands before it, or a named time.
  private func unit(_ name: String, isCounted: Bool) -> TimeSpan? {
    if let named = names[name] { return named }
    guard isCounted else { return nil }
    switch name.lowercased() {
    case "s", "sec", "second", "seconds": return .seconds(1)
    case "ms", "millisecond", "milliseconds": return .seconds(0.001)
    case "min", "minute", "minutes": return .seconds(60)
    case "f", "frame", "frames": return .frames(1)
    default: return nil
    }
  }

  /// The number that a text begins with, and what follows it.
  static func leadingNumber(_ text: String) -> (number: Double?, rest: String) {
    let plain = text.replacing("−", with: "-")
    let digits = plain.prefix { "+-.0123456789".contains($0) }
    guard let number = Double(digits), number.isFinite else { return (nil, text) }
    return (number, trimmed(plain[digits.endIndex...]))
  }

  static func trimmed(_ text: some StringProtocol) -> String {
    var text = Substring(text)
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}

extension TimeSpan {
  /// Seconds or frames, as written.
  var number: Double {
    switch self {
    case .seconds(let number), .frames(let number): number
    }
  }

  var isBounded: Bool {
    switch self {
    case .seconds(let number): abs(number) <= TimeText.longestSeconds
    case .frames(let number): abs(number) <= TimeText.longestFrames
    }
  }

  func scaled(by factor: Double) -> TimeSpan {
    switch self {
    case .seconds(let number): .seconds(number * factor)
    case .frames(let number): .frames(number * factor)
    }
  }

  /// nil for seconds and frames together: only an animation has a rate.
  func adding(_ other: TimeSpan) -> TimeSpan? {
    switch (self, other) {
    case (.seconds(let left), .seconds(let right)): .seconds(left + right)
    case (.frames(let left), .frames(let right)): .frames(left + right)
    case (.seconds, .frames), (.frames, .seconds): nil
    }
  }
}
