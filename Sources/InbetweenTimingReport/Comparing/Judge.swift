import InbetweenTimeline

/// The rules by which an imported number keeps a documented one.
enum Judge {
  /// Below this many frames, a time is exactly as documented.
  static let exactFrames = 0.01
  /// How far curves may differ, as a fraction of the change, and still be the documented one.
  static let exactCurve = 0.005
  /// The same for values, as a fraction of the documented way.
  static let exactValue = 0.001
  static let similarValue = 0.02

  static func time(_ difference: Double, tolerance: Double) -> Verdict {
    if abs(difference) <= exactFrames { return .kept }
    return abs(difference) <= tolerance + 1e-6 ? .withinTolerance : .broken
  }

  /// A documented time beside an imported one.
  static func time(
    _ kind: Quantity.Kind, documented: Double, imported: Double, tolerance: Double
  ) -> Quantity {
    let difference = imported - documented
    return Quantity(
      kind: kind, documented: .frames(documented), imported: .frames(imported),
      difference: abs(difference) < 1e-6 ? 0 : difference,
      verdict: time(difference, tolerance: tolerance))
  }

  /// A length beside its bounds; outside, the difference is to the nearer one.
  static func time(
    _ kind: Quantity.Kind, least: Double?, most: Double?, text: String, imported: Double,
    tolerance: Double
  ) -> Quantity {
    let over = most.map { max(0, imported - $0) } ?? 0
    let under = least.map { min(0, imported - $0) } ?? 0
    let difference = over > 0 ? over : under
    return Quantity(
      kind: kind, documented: .text(text), imported: .frames(imported),
      difference: abs(difference) < 1e-6 ? 0 : difference,
      verdict: time(difference, tolerance: tolerance))
  }

  /// How a motion is eased beside how it should be.
  ///
  /// - Parameters:
  ///   - documented: by name, numbers or parameters.
  ///   - imported: as measured, springs in frames.
  ///   - tolerance: how far it may be off, as a fraction of the change.
  ///   - rate: frames a second.
  /// - Returns: with how far it is off, where that is a number.
  static func easing(
    _ documented: DocumentedEasing, _ imported: MeasuredEasing, tolerance: Double, rate: Double
  ) -> Quantity {
    let (verdict, deviation) = verdict(documented, imported, tolerance, rate)
    return Quantity(
      kind: .easing, documented: documented == .open ? .open : .text(documented.text),
      imported: .text(imported.text), difference: nil, deviation: deviation,
      curves: curves(documented, imported), verdict: verdict)
  }

  /// Both curves, where both are single ones.
  private static func curves(
    _ documented: DocumentedEasing, _ imported: MeasuredEasing
  ) -> Quantity.Curves? {
    guard let wanted = curve(documented) else { return nil }
    return imported.curve.map { Quantity.Curves(documented: wanted, imported: $0) }
  }

  /// Whether two documented curves cannot both hold.
  static func differ(_ one: DocumentedEasing, _ other: DocumentedEasing) -> Bool {
    if let left = curve(one), let right = curve(other) {
      return left.deviation(from: right) > exactCurve
    }
    guard case .fittedSpring = one, case .fittedSpring = other else {
      // A spring and a single curve are two things; what is open, or any, may be either.
      let isSpring = [one, other].map { easing in
        switch easing {
        case .spring, .fittedSpring: true
        case .named, .curve, .preset, .custom, .open: false
        }
      }
      return isSpring[0] != isSpring[1] && (curve(one) != nil || curve(other) != nil)
    }
    return one.text != other.text
  }

  /// The one curve that a document gives; nil for springs and what it leaves open.
  private static func curve(_ documented: DocumentedEasing) -> TimingCurve? {
    switch documented {
    case .named(let name): name.curve
    case .curve(let curve), .preset(_, let curve): curve
    case .open, .spring, .fittedSpring, .custom: nil
    }
  }

  private static func verdict(
    _ documented: DocumentedEasing, _ imported: MeasuredEasing, _ tolerance: Double, _ rate: Double
  ) -> (Verdict, Double?) {
    switch documented {
    case .open: return (.open, nil)
    case .named(let name): return curve(name.curve, imported, tolerance)
    case .curve(let curve), .preset(_, let curve): return Self.curve(curve, imported, tolerance)
    case .spring:
      if case .spring = imported { return (.kept, nil) }
      return (.broken, nil)
    case .fittedSpring(let response, let damping):
      guard case .spring(let frames, let fraction, _) = imported, rate > 0 else {
        return (.broken, nil)
      }
      let wanted = Spring(response: response, dampingFraction: damping)
      let found = Spring(response: frames / rate, dampingFraction: fraction)
      let deviation = (1...64).reduce(0.0) { worst, step in
        let time = response * 2 * Double(step) / 64
        return max(worst, abs(wanted.value(at: time) - found.value(at: time)))
      }
      return (shareVerdict(deviation, tolerance), deviation)
    case .custom:
      if case .curve = imported { return (.kept, nil) }
      return (.broken, nil)
    }
  }

  private static func curve(
    _ documented: TimingCurve, _ imported: MeasuredEasing, _ tolerance: Double
  ) -> (Verdict, Double?) {
    guard let curve = imported.curve else { return (.broken, nil) }
    let deviation = curve.deviation(from: documented)
    return (shareVerdict(deviation, tolerance), deviation)
  }

  private static func shareVerdict(_ deviation: Double, _ tolerance: Double) -> Verdict {
    if deviation <= min(exactCurve, tolerance) { return .kept }
    return deviation <= tolerance ? .withinTolerance : .broken
  }

  /// How near a value is to a documented one.
  ///
  /// - Parameters:
  ///   - documented: in the model's units.
  ///   - values: one number for each dimension.
  ///   - dimension: the one that a single documented number is about.
  ///   - way: how far the motion goes in that dimension.
  /// - Returns: kept, within tolerance or broken.
  static func value(
    _ documented: DocumentedValue, _ values: [Double], dimension: Int, way: Double
  ) -> Verdict {
    let wanted: [Double]
    let found: [Double]
    switch documented {
    case .number(let number):
      wanted = [number]
      found = dimension < values.count ? [values[dimension]] : []
    case .numbers(let numbers):
      wanted = numbers
      found = Array(values.prefix(numbers.count))
    case .color(let color):
      wanted = color.alpha == 1 ? Array(color.numbers.prefix(3)) : color.numbers
      found = Array(values.prefix(wanted.count))
    }
    guard wanted.count == found.count else { return .broken }
    let size = max(abs(way), wanted.reduce(0) { max($0, abs($1)) } * 0.1, 1e-3)
    let off = zip(wanted, found).reduce(0) { max($0, abs($1.0 - $1.1)) }
    if off <= size * exactValue { return .kept }
    return off <= size * similarValue ? .withinTolerance : .broken
  }
}

extension Promise {
  /// Whether a segment has the values that are promised.
  func fits(_ segment: MotionSegment, dimension: Int) -> Bool {
    values(of: segment, dimension: dimension, unit: .number).allSatisfy { $0.verdict != .broken }
  }

  /// The values that are promised beside those of a segment.
  func values(of segment: MotionSegment, dimension: Int, unit: ValueUnit) -> [Quantity] {
    let way = segment.way(dimension)
    func quantity(_ kind: Quantity.Kind, _ wanted: DocumentedValue?, _ found: [Double]) -> Quantity?
    {
      guard let wanted else { return nil }
      let shown = wanted.isSingle ? found.dropFirst(dimension).prefix(1) : found[...]
      return Quantity(
        kind: kind, documented: .text(wanted.text(unit)),
        imported: .text(unit.text(Array(shown))), difference: nil,
        verdict: Judge.value(wanted, found, dimension: dimension, way: way))
    }
    let step = zip(segment.from, segment.to).map { $1 - $0 }
    return [
      quantity(.from, from, segment.from), quantity(.to, to, segment.to),
      quantity(.by, by, step),
    ].compactMap { $0 }
  }
}
