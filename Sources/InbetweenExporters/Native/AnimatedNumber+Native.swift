import InbetweenLowering
import InbetweenTimeline

extension AnimatedNumber {
  /// Whether it is the same number at all times, as it would be written.
  func isAlways(_ value: Double, _ precision: Precision = .length) -> Bool {
    isFixed && precision.rounded(self.value(atFrame: 0)) == value
  }

  /// Whether nothing changes it: neither keyframes nor a theme.
  var isFixed: Bool { isStatic && !isInSlots }

  /// Whether a theme may change it.
  var isInSlots: Bool { properties.contains { $0.slot != nil } }

  /// The least and the greatest of its values at keyframes and each half frame between them; nil
  /// where those are too many to look at, and where a theme may give any.
  var extent: ClosedRange<Double>? {
    guard !isInSlots else { return nil }
    let times = properties.flatMap(\.keyframeTimes)
    guard !isStatic, let first = times.min(), let last = times.max() else {
      let value = value(atFrame: 0)
      return value.isNaN ? nil : value...value
    }
    guard last - first < 36_000 else { return nil }
    var values = times.map { value(atFrame: $0) }
    if !isBoundByKeyframes {
      values += stride(from: first, to: last, by: 0.5).map { value(atFrame: $0) }
    }
    guard let least = values.min(), let most = values.max(), least <= most else { return nil }
    return least...most
  }

  /// Those of two limits that it passes at some time, in some theme; others are infinite.
  func passed(_ least: Double, _ most: Double) -> ClosedRange<Double> {
    let extent = extent ?? (-.greatestFiniteMagnitude)...(.greatestFiniteMagnitude)
    let low = extent.lowerBound < least ? least : -.infinity
    return low...(extent.upperBound > most ? most : .infinity)
  }

  /// Whether it is never beyond the values at its keyframes.
  private var isBoundByKeyframes: Bool {
    guard case .property(let property, _) = self else { return false }
    return property.track.keyframes.flatMap(\.easing.curves).allSatisfy {
      (0...1).contains($0.control1.y) && (0...1).contains($0.control2.y)
    }
  }

  /// What it is worked out from, each once.
  var sources: [AnyProperty] { properties.withoutRepetitions }

  /// The property that it is; nil for a number that is worked out.
  var property: Property<Double>? {
    switch self {
    case .constant(let value): .constant(value)
    case .property(let property, _): property
    case .x, .y, .component, .sum, .difference, .product, .quotient, .sine, .cosine, .limited,
      .apartFromZero, .switched, .chosen:
      nil
    }
  }

  /// A property within limits, then multiplied.
  struct Authored {
    var property: Property<Double>
    var limits = -Double.infinity...Double.infinity
    var factor = 1.0
  }

  /// The same as a property whose keyframes say it; nil where more goes into it.
  var authored: Authored? {
    switch self {
    case .constant, .property: return property.map { Authored(property: $0) }
    case .limited(let part, let least, let most):
      return part.property.map { Authored(property: $0, limits: least...most) }
    case .product(let part, .constant(let factor)):
      var authored = part.authored
      authored?.factor *= factor
      return authored
    case .x, .y, .component, .sum, .difference, .product, .quotient, .sine, .cosine,
      .apartFromZero, .switched, .chosen:
      return nil
    }
  }

  /// A fit of numbers that move as one: keyframes and curves are those of what moves them.
  static func fit(of numbers: [AnimatedNumber], tolerance: Double) -> TrackFit {
    let properties = numbers.flatMap(\.properties)
    return TrackFit(
      tolerance: tolerance, breaks: properties.flatMap(\.keyframeTimes),
      curves: properties.flatMap(\.curves))
  }
}

extension AnimatedShadow {
  /// Whether it is a shadow below its group, neither spread nor mixed nor cut out.
  var isPlain: Bool {
    blendMode == .normal && spread.extent == 0...0 && isKnockedOut.isAlways(0)
  }
}

extension AnyProperty {
  /// The slot that may replace it; nil for none.
  var slot: String? {
    switch self {
    case .scalar(let property): property.slot
    case .point(let property): property.slot
    case .vector(let property): property.slot
    case .color(let property): property.slot
    case .gradient(let property): property.slot
    case .path(let property): property.slot
    }
  }
}

extension ClosedRange<Double> {
  /// A number of a theme, no less and no more than the ends that are finite.
  func limiting(_ value: SwiftCode) -> SwiftCode {
    let low: SwiftCode = lowerBound > -.infinity ? "max(\(lowerBound), \(value))" : value
    return upperBound < .infinity ? "min(\(upperBound), \(low))" : low
  }
}

extension AnimatedPoint {
  /// What it is worked out from, each once.
  var sources: [AnyProperty] { (x.properties + y.properties).withoutRepetitions }
}

extension [AnyProperty] {
  fileprivate var withoutRepetitions: [AnyProperty] {
    var known: Set<AnyProperty> = []
    return filter { known.insert($0).inserted }
  }
}
