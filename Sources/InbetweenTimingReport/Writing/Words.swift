package import InbetweenTimeline

// How times, values and curves are written, everywhere in a report.

/// Numbers in decimal, without a locale.
enum Decimal {
  /// At most `digits` digits after the point, without zeros at the end.
  static func text(_ number: Double, digits: Int = 3) -> String {
    guard number.isFinite else { return "?" }
    guard abs(number) < 1e12 else { return number.description }
    let scale = [1.0, 10, 100, 1000, 10_000][min(4, max(0, digits))]
    let scaled = (abs(number) * scale).rounded()
    guard scaled > 0 else { return "0" }
    let whole = Int(scaled)
    let unit = Int(scale)
    var fraction = String(whole % unit)
    fraction = String(repeating: "0", count: digits - fraction.count) + fraction
    while fraction.last == "0" { fraction.removeLast() }
    let sign = number < 0 ? "-" : ""
    return sign + String(whole / unit) + (fraction.isEmpty || digits == 0 ? "" : "." + fraction)
  }
}

extension FrameRate {
  /// `1.5 s`.
  package func text(_ frames: Double) -> String {
    Decimal.text(seconds(atFrame: frames).value, digits: 4) + " s"
  }

  /// `at most 0.3 s`, `0.2 … 0.4 s`.
  func bounds(_ least: Double?, _ most: Double?) -> String {
    switch (least, most) {
    case (let least?, let most?): text(.range(least, most))
    case (let least?, nil): "at least \(text(least))"
    case (nil, let most?): "at most \(text(most))"
    case (nil, nil): "open"
    }
  }

  /// How far a quantity is off: a time, a fraction of the change, or in words; empty where nothing tells.
  package func off(_ quantity: Quantity) -> String {
    if let difference = quantity.difference { return self.difference(difference) }
    if let deviation = quantity.deviation, deviation > Judge.exactCurve {
      return "\(Decimal.text(deviation * 100, digits: 1)) % of the change"
    }
    return quantity.verdict == .kept ? "exact" : ""
  }

  /// `+0.05 s (+3 frames)`; `exact` for nothing.
  package func difference(_ frames: Double) -> String {
    guard abs(frames) > Judge.exactFrames else { return "exact" }
    let sign = frames > 0 ? "+" : ""
    let count = Decimal.text(frames, digits: 2)
    return "\(sign)\(text(frames)) (\(sign)\(count) \(abs(frames) == 1 ? "frame" : "frames"))"
  }

  /// What is documented or imported, in words.
  package func text(_ amount: Quantity.Amount) -> String {
    switch amount {
    case .frames(let frames): text(frames)
    case .range(let low, let high):
      "\(Decimal.text(seconds(atFrame: low).value, digits: 4)) … \(text(high))"
    case .several(let list):
      list.map { Decimal.text(seconds(atFrame: $0).value, digits: 4) }.joined(separator: ", ")
        + " s"
    case .count(let count): String(count)
    case .text(let text): text
    case .open: "open"
    case .none: "–"
    }
  }
}

extension DocumentedEasing {
  /// `ease-in-out`, `(0.42, 0, 0.58, 1)`, `spring`.
  var text: String {
    switch self {
    case .named(let name): name.rawValue
    case .curve(let curve): curve.text
    case .preset(let name, _): name
    case .spring: "spring"
    case .fittedSpring(let response, let damping):
      "spring (\(Decimal.text(response, digits: 2)) s, \(Decimal.text(damping, digits: 2)))"
    case .custom: "custom curve"
    case .open: "open"
    }
  }
}

extension MeasuredEasing {
  /// `ease-in-out`, `(0.42, 0, 0.58, 1) ± 0.3 %`, `18 intervals`, `spring (24 frames, 0.7)`: the
  /// response and the damping, in the order of SwiftUI's springs.
  package var text: String {
    let near = error >= 1e-3 ? " ± \(Decimal.text(error * 100, digits: 1)) %" : ""
    switch self {
    case .jump: return "at once"
    case .named(let name, _): return name.rawValue + near
    case .curve(let curve, _): return curve.text + near
    case .spring(let response, let damping, _):
      let frames = Decimal.text(response, digits: 1)
      return "spring (\(frames) frames, \(Decimal.text(damping, digits: 2)))" + near
    case .sampled(let count): return "\(count) intervals"
    }
  }
}

extension TimingCurve {
  /// `(0.42, 0, 0.58, 1)`.
  var text: String {
    let numbers = [control1.x, control1.y, control2.x, control2.y]
    return "(" + numbers.map { Decimal.text($0) }.joined(separator: ", ") + ")"
  }
}

extension DocumentedValue {
  var isSingle: Bool {
    switch self {
    case .number: true
    case .numbers, .color: false
    }
  }

  /// The value in the unit of the property that it is about.
  func text(_ unit: ValueUnit) -> String {
    switch self {
    case .number(let number): unit.text([number])
    case .numbers(let numbers): unit.text(numbers)
    case .color(let color): ValueUnit.color.text(color.numbers)
    }
  }
}

extension ValueUnit {
  /// `100 %`, `-45°`, `(15, 133)`, `#FF8800`; exporters write a depth for what is flat, too.
  package func text(_ values: [Double]) -> String {
    switch self {
    case .number: Self.list(values, 1, "")
    case .pixels: Self.list(Self.flat(values, 0), 1, "")
    case .share: Self.list(Self.flat(values, 1), 100, " %")
    case .degrees: Self.list(values, 1, "°")
    case .seconds: Self.list(values, 1, " s")
    case .color: Self.color(values)
    case .gradient: "\(values.count / 5) colours"
    case .outline: "\(values.count / 6) points"
    case .text: "text " + Decimal.text((values.first ?? 0) + 1)
    }
  }

  /// Without a third dimension that changes nothing.
  private static func flat(_ values: [Double], _ neutral: Double) -> [Double] {
    values.count == 3 && values[2] == neutral ? Array(values.prefix(2)) : values
  }

  private static func list(_ values: [Double], _ factor: Double, _ unit: String) -> String {
    let texts = values.map { Decimal.text($0 * factor, digits: 2) }
    return texts.count == 1 ? texts[0] + unit : "(" + texts.joined(separator: ", ") + ")" + unit
  }

  private static func color(_ values: [Double]) -> String {
    guard values.count >= 3 else { return list(values, 1, "") }
    let digits = values.prefix(3).map { value in
      let byte = Int((min(1, max(0, value)) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16).uppercased()
    }
    let alpha = values.count > 3 && values[3] != 1 ? " \(list([values[3]], 100, " %"))" : ""
    return "#" + digits.joined() + alpha
  }
}
