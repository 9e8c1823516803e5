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

  /// Whether it is never beyond the values at its keyframes.
  private var isBoundByKeyframes: Bool {
    guard case .property(let property, _) = self else { return false }
    return property.track.keyframes.flatMap(\.easing.curves).allSatisfy {
      (0...1).contains($0.control1.y) && (0...1).contains($0.control2.y)
    }
  }

  /// A fit of numbers that move as one: keyframes and curves are those of what moves them.
  static func fit(of numbers: [AnimatedNumber], tolerance: Double) -> TrackFit {
    let properties = numbers.flatMap(\.properties)
    return TrackFit(
      tolerance: tolerance, breaks: properties.flatMap(\.keyframeTimes),
      curves: Array(Set(properties.flatMap(\.curves))).inOrder)
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
