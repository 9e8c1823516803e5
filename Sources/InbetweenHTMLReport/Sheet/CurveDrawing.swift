import InbetweenTimeline
import InbetweenTimingReport

/// How a motion runs, as the outline of an area in a box of 100 by 100 whose bottom is the lowest
/// value.
enum CurveDrawing {
  /// - Returns: the `d` of a path, the same for motions of one shape; empty for a jump.
  static func path(of segment: MotionSegment) -> String {
    guard !segment.isJump else { return "" }
    if let curve = segment.easing.curve { return path(of: curve, isFalling: isFalling(segment)) }
    return path(through: segment.profile)
  }

  /// Whether the value that changes most goes down.
  private static func isFalling(_ segment: MotionSegment) -> Bool {
    let dimension = segment.mainDimension
    guard segment.from.indices.contains(dimension), segment.to.indices.contains(dimension) else {
      return false
    }
    return segment.to[dimension] < segment.from[dimension]
  }

  private static func path(of curve: TimingCurve, isFalling: Bool) -> String {
    let samples = (0...24).map { curve.value(at: Double($0) / 24) }
    let low = min(0, samples.min() ?? 0)
    let high = max(1, samples.max() ?? 1)
    func place(_ share: Double) -> String {
      let height = (share - low) / (high - low)
      return number(isFalling ? height * 100 : 100 - height * 100)
    }
    let (one, two) = (curve.control1, curve.control2)
    let way =
      "C\(number(one.x * 100)) \(place(one.y)) \(number(two.x * 100)) \(place(two.y)) 100 \(place(1))"
    return closed(start: place(0), way: way)
  }

  private static func path(through values: [Double]) -> String {
    guard let low = values.min(), let high = values.max(), values.count > 1 else { return "" }
    let range = high - low
    let places = values.map { range > 0 ? number(100 - ($0 - low) / range * 100) : "50" }
    let step = 100 / Double(values.count - 1)
    let way = places.enumerated().dropFirst().map { index, place in
      "L\(number(Double(index) * step)) \(place)"
    }
    return closed(start: places[0], way: way.joined())
  }

  /// A documented curve and the one in the animation, over one another, from corner to corner.
  static func both(_ curves: Quantity.Curves) -> Markup {
    func way(_ curve: TimingCurve) -> Markup {
      let (one, two) = (curve.control1, curve.control2)
      let numbers = [one.x, 1 - one.y, two.x, 1 - two.y].map { number($0 * 40) }
      return Markup(
        escaped: "M0 40C\(numbers[0]) \(numbers[1]) \(numbers[2]) \(numbers[3]) 40 0")
    }
    return """
      <svg class="curves" viewBox="-4 -14 48 68" role="img" \
      aria-label="The documented curve, dashed, and the measured one">\
      <path class="frame" d="M0 0H40V40H0z"/><path class="wanted" d="\(way(curves.documented))"/>\
      <path class="found" d="\(way(curves.imported))"/></svg>
      """
  }

  private static func closed(start: String, way: String) -> String {
    "M0 100V\(start)\(way)V100"
  }

  private static func number(_ number: Double) -> String {
    let tenths = Share.number((min(1_000, max(-1_000, number)) * 10).rounded() / 10)
    return tenths
  }
}
