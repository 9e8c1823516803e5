/// Numbers as text: the shortest decimal that reads back to the same Double, without exponent and
/// without minus zero.
package enum DecimalText {
  /// Appends `value` to UTF-8 text. What no text can say is made finite: infinity becomes the
  /// greatest number, what is no number becomes 0.
  package static func append(_ value: Double, to bytes: inout [UInt8]) {
    guard value.isFinite else {
      guard !value.isNaN else { return bytes.append(UInt8(ascii: "0")) }
      return append(
        value < 0 ? -Double.greatestFiniteMagnitude : .greatestFiniteMagnitude, to: &bytes)
    }
    // Almost all numbers of animations have at most three decimals.
    let thousandths = (value * 1000).rounded()
    if abs(thousandths) < 1e15, thousandths / 1000 == value {
      append(thousandths: Int64(thousandths), to: &bytes)
    } else {
      Digits(shortestFor: value).append(to: &bytes)
    }
  }

  /// The text of `value`.
  package static func text(_ value: Double) -> String {
    var bytes: [UInt8] = []
    append(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The shortest text of `value` for Swift source.
  ///
  /// On x86 the compiler rounds a literal first to 80 bits, then to 64: what it reads may be the
  /// `Double` next to `value`.
  package static func swiftText(_ value: Double) -> String {
    swiftText(value) { $0 }
  }

  /// The text of `value` for Swift source that must be read as `value` itself: one shortest text in
  /// ten thousand would not be, and is written with 17 digits.
  package static func exactSwiftText(_ value: Double) -> String {
    swiftText(value) { shortest in
      shortest.survivesRoundingTwice(to: value) ? shortest : Digits(exactly: value).rounded(to: 17)
    }
  }

  private static func swiftText(_ value: Double, _ spelled: (Digits) -> Digits) -> String {
    let thousandths = (value * 1000).rounded()
    // Three decimals never lie that close to the middle between two Doubles.
    if !value.isFinite || (abs(thousandths) < 1e15 && thousandths / 1000 == value) {
      return text(value)
    }
    let digits = spelled(Digits(shortestFor: value))
    var bytes: [UInt8] = []
    digits.append(to: &bytes)
    // Whole numbers of this size must not become integer literals.
    return String(decoding: bytes, as: UTF8.self) + (digits.isWhole ? ".0" : "")
  }

  private static func append(thousandths: Int64, to bytes: inout [UInt8]) {
    if thousandths < 0 { bytes.append(UInt8(ascii: "-")) }
    let (whole, part) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    append(whole, to: &bytes)
    guard part > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    bytes.append(UInt8(ascii: "0") + UInt8(part / 100))
    if part % 100 > 0 { bytes.append(UInt8(ascii: "0") + UInt8(part / 10 % 10)) }
    if part % 10 > 0 { bytes.append(UInt8(ascii: "0") + UInt8(part % 10)) }
  }

  /// Appends a whole number.
  package static func append(_ value: UInt64, to bytes: inout [UInt8]) {
    if value >= 10 { append(value / 10, to: &bytes) }
    bytes.append(UInt8(ascii: "0") + UInt8(value % 10))
  }
}

/// A number in decimal: `0.d₁d₂d₃… × 10^exponent`.
private struct Digits {
  var isNegative: Bool
  /// 0 to 9, without zeros at either end; never empty.
  var digits: [UInt8]
  var exponent: Int

  /// The fewest digits that read back to `value`, which is finite and not 0.
  init(shortestFor value: Double) {
    isNegative = value < 0
    digits = []
    exponent = 0
    var pointAt: Int?
    var text = Substring(value.magnitude.description)
    if let mark = text.firstIndex(where: { $0 == "e" || $0 == "E" }) {
      exponent = Int(text[text.index(after: mark)...]) ?? 0
      text = text[..<mark]
    }
    for byte in text.utf8 {
      if byte == UInt8(ascii: ".") {
        pointAt = digits.count
      } else {
        digits.append(byte - UInt8(ascii: "0"))
      }
    }
    exponent += pointAt ?? digits.count
    trim()
  }

  /// All digits of `value`, which is finite and not 0.
  init(exactly value: Double) {
    isNegative = value < 0
    exponent = 0
    let power = Int(value.exponent) - 52
    let significand = (value.magnitude.significand * 0x1p52).rounded()
    digits = UInt64(significand).description.utf8.map { $0 - UInt8(ascii: "0") }
    // significand × 2^power, and 2^-n is 5^n / 10^n.
    for _ in 0..<abs(power) { multiply(by: power > 0 ? 2 : 5) }
    exponent = digits.count + min(0, power)
    trim()
  }

  private mutating func multiply(by factor: UInt8) {
    var carry: UInt8 = 0
    for index in digits.indices.reversed() {
      let product = digits[index] * factor + carry
      digits[index] = product % 10
      carry = product / 10
    }
    if carry > 0 { digits.insert(carry, at: 0) }
  }

  private mutating func trim() {
    let zeros = digits.prefix { $0 == 0 }.count
    digits.removeFirst(min(zeros, digits.count - 1))
    exponent -= zeros
    while digits.count > 1, digits.last == 0 { digits.removeLast() }
  }

  /// Whether there is nothing behind the point.
  var isWhole: Bool { digits.count <= exponent }

  /// The nearest number of at most `count` digits.
  func rounded(to count: Int) -> Digits {
    guard digits.count > count else { return self }
    var result = self
    let roundsUp = digits[count] >= 5
    result.digits.removeLast(digits.count - count)
    if roundsUp { result.step(up: true) }
    result.trim()
    return result
  }

  /// Adds or takes away one unit of the last digit.
  private mutating func step(up: Bool) {
    for index in digits.indices.reversed() {
      if up {
        digits[index] = digits[index] == 9 ? 0 : digits[index] + 1
        if digits[index] != 0 { return }
      } else {
        digits[index] = digits[index] == 0 ? 9 : digits[index] - 1
        if digits[index] != 9 { return }
      }
    }
    if up {
      digits.insert(1, at: 0)
      exponent += 1
    }
  }

  /// Whether no rounding to 64 bits of significand, which moves a number by at most 1.1 units of
  /// its nineteenth digit, brings it to the middle between `value` and one of its neighbours.
  func survivesRoundingTwice(to value: Double) -> Bool {
    var padded = self
    padded.digits += Array(repeating: 0, count: max(0, 19 - digits.count))
    return [true, false].allSatisfy { up in
      var near = padded
      near.step(up: up)
      near.step(up: up)
      let text = near.digits.reduce(into: "0.") { $0 += String($1) }
      return Double("\(text)e\(near.exponent)") == value.magnitude
    }
  }

  /// Appends the number without an exponent.
  func append(to bytes: inout [UInt8]) {
    if isNegative { bytes.append(UInt8(ascii: "-")) }
    if exponent <= 0 {
      bytes += [UInt8(ascii: "0"), UInt8(ascii: ".")]
      bytes += Array(repeating: UInt8(ascii: "0"), count: -exponent)
    }
    for (index, digit) in digits.enumerated() {
      if index == exponent, index > 0 { bytes.append(UInt8(ascii: ".")) }
      bytes.append(UInt8(ascii: "0") + digit)
    }
    bytes += Array(repeating: UInt8(ascii: "0"), count: max(0, exponent - digits.count))
  }
}
