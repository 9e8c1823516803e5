/// An easing curve: a cubic Bézier from (0, 0) to (1, 1) that maps a fraction of the time between two
/// keyframes to a fraction of the change between their values.
public struct TimingCurve: Hashable, Sendable {
  /// The outgoing handle of the earlier keyframe: x is time and lies in 0…1, y may overshoot.
  public var control1: Point
  /// The incoming handle of the later keyframe: x is time and lies in 0…1, y may overshoot.
  public var control2: Point

  /// The curve with these control points, in the order of CSS and `CAMediaTimingFunction`.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    control1 = Point(x1, y1)
    control2 = Point(x2, y2)
  }

  /// Constant speed.
  public static let linear = TimingCurve(0, 0, 1, 1)
  /// `easeIn` of CSS, Core Animation and SwiftUI.
  public static let easeIn = TimingCurve(0.42, 0, 1, 1)
  /// `easeOut` of CSS, Core Animation and SwiftUI.
  public static let easeOut = TimingCurve(0, 0, 0.58, 1)
  /// `easeInOut` of CSS, Core Animation and SwiftUI.
  public static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)
  /// What After Effects' Easy Ease writes: a third of the change on both sides, no speed at the ends.
  public static let easyEase = TimingCurve(0.333, 0, 0.667, 1)
}

extension TimingCurve {
  /// Whether the curve is the straight line: both control points on the diagonal.
  public var isLinear: Bool { control1.x == control1.y && control2.x == control2.y }

  /// The curve of the same motion run backwards.
  package var reversed: TimingCurve {
    TimingCurve(1 - control2.x, 1 - control2.y, 1 - control1.x, 1 - control1.y)
  }

  /// The fraction of the change at a fraction of the time; `time` outside 0…1 is clamped.
  public func value(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    if isLinear { return time }
    return Self.polynomial(control1.y, control2.y, at: parameter(at: time))
  }

  /// The slope of the curve at a fraction of the time: 1 is the mean speed.
  package func velocity(at time: Double) -> Double {
    if isLinear { return 1 }
    let parameter = parameter(at: min(1, max(0, time)))
    let run = Self.derivative(control1.x, control2.x, at: parameter)
    let rise = Self.derivative(control1.y, control2.y, at: parameter)
    if run > 1e-9 { return rise / run }
    // A handle lies on its end: the tangent is the limit towards the other handle.
    let towards = parameter < 0.5 ? control2 : Point(1, 1) - control1
    return towards.x > 1e-9 ? towards.y / towards.x : 0
  }

  /// The part of the curve between two shares of the time, again from (0, 0) to (1, 1).
  ///
  /// - Returns: nil where no curve of this kind says it: the part ends as high as it begins, or its
  ///   handles would lie outside of its time.
  package func part(from start: Double, to end: Double) -> TimingCurve? {
    guard start < end else { return nil }
    if start <= 0, end >= 1 { return self }
    let whole = CubicCurve(Point(0, 0), control1, control2, Point(1, 1))
    let part = whole.part(
      from: start <= 0 ? 0 : parameter(at: start), to: end >= 1 ? 1 : parameter(at: end))
    let size = part.end - part.start
    guard size.x > 1e-9, abs(size.y) > 1e-9 else { return nil }
    func inside(_ point: Point) -> Point? {
      let way = point - part.start
      guard (-1e-9...1 + 1e-9).contains(way.x / size.x) else { return nil }
      return Point(min(1, max(0, way.x / size.x)), way.y / size.y)
    }
    guard let first = inside(part.control1), let second = inside(part.control2) else { return nil }
    return TimingCurve(first.x, first.y, second.x, second.y)
  }

  /// The Bézier parameter at a fraction of the time, by Newton's method kept inside a bisection.
  private func parameter(at time: Double) -> Double {
    let x1 = min(1, max(0, control1.x))
    let x2 = min(1, max(0, control2.x))
    var low = 0.0
    var high = 1.0
    var guess = time
    for _ in 0..<64 {
      let error = Self.polynomial(x1, x2, at: guess) - time
      if abs(error) < 1e-13 { break }
      if error > 0 { high = guess } else { low = guess }
      let slope = Self.derivative(x1, x2, at: guess)
      let step = slope > 1e-12 ? guess - error / slope : -1
      guess = step > low && step < high ? step : (low + high) / 2
      if high - low < 1e-15 { break }
    }
    return guess
  }

  /// The cubic with end values 0 and 1 and inner control values `a` and `b`.
  private static func polynomial(_ a: Double, _ b: Double, at t: Double) -> Double {
    ((1 + 3 * a - 3 * b) * t + (3 * b - 6 * a)) * t * t + 3 * a * t
  }

  private static func derivative(_ a: Double, _ b: Double, at t: Double) -> Double {
    (3 * (1 + 3 * a - 3 * b) * t + 2 * (3 * b - 6 * a)) * t + 3 * a
  }
}
