// Length and the point at a length: what motion along a path and trimming need.

extension CubicCurve {
  /// The point at a parameter from 0 to 1.
  public func point(at t: Double) -> Point {
    let u = 1 - t
    let a = u * u * u
    let b = 3 * u * u * t
    let c = 3 * u * t * t
    let d = t * t * t
    return Point(
      a * start.x + b * control1.x + c * control2.x + d * end.x,
      a * start.y + b * control1.y + c * control2.y + d * end.y)
  }

  /// The derivative by the parameter: the direction of travel, in pixels per unit of parameter.
  public func derivative(at t: Double) -> Point {
    let u = 1 - t
    return (control1 - start) * (3 * u * u) + (control2 - control1) * (6 * u * t)
      + (end - control2) * (3 * t * t)
  }

  /// The two halves of the curve on either side of a parameter (de Casteljau).
  public func split(at t: Double) -> (CubicCurve, CubicCurve) {
    let ab = start.interpolated(to: control1, by: t)
    let bc = control1.interpolated(to: control2, by: t)
    let cd = control2.interpolated(to: end, by: t)
    let abc = ab.interpolated(to: bc, by: t)
    let bcd = bc.interpolated(to: cd, by: t)
    let middle = abc.interpolated(to: bcd, by: t)
    return (CubicCurve(start, ab, abc, middle), CubicCurve(middle, bcd, cd, end))
  }

  /// Whether both control points lie where a straight line of constant speed has them, or on its
  /// ends.
  package var isLine: Bool {
    (control1 == start && control2 == end) || self == CubicCurve(from: start, to: end)
  }

  /// The length in pixels, to about 1e-6 of itself: adaptive Gauss-Legendre quadrature. It is no
  /// number where points lie so far apart that their distances are none.
  public var length: Double {
    isLine ? (end - start).length : length(from: 0, to: 1)
  }

  /// The length between two parameters, in pixels.
  package func length(from low: Double, to high: Double) -> Double {
    Speed(of: self).length(from: low, to: high)
  }

  /// The parameter at which `length` pixels have been travelled; clamped to 0…1.
  public func parameter(atLength length: Double, total: Double? = nil) -> Double {
    let total = total ?? self.length
    if length <= 0 || total <= 0 { return 0 }
    // Of what has no length that is a number there are no parts.
    guard length < total, total.isFinite else { return 1 }
    let speed = Speed(of: self)
    var low = 0.0
    var high = 1.0
    var guess = length / total
    var travelled = speed.length(from: 0, to: guess)
    for _ in 0..<40 {
      let error = travelled - length
      if abs(error) < total * 1e-9 { break }
      if error > 0 { high = guess } else { low = guess }
      let pace = speed.value(at: guess)
      let step = pace > 1e-12 ? guess - error / pace : -1
      let next = step > low && step < high ? step : (low + high) / 2
      travelled +=
        next > guess
        ? speed.length(from: guess, to: next) : -speed.length(from: next, to: guess)
      guess = next
    }
    return guess
  }
}

/// How fast a curve is travelled: the length of its derivative, which is a polynomial of second degree.
private struct Speed {
  /// The derivative is `constant + linear · t + square · t²`.
  private let constant, linear, square: Point

  init(of curve: CubicCurve) {
    let first = (curve.control1 - curve.start) * 3
    let second = (curve.control2 - curve.control1) * 3
    let third = (curve.end - curve.control2) * 3
    constant = first
    linear = (second - first) * 2
    square = first - second - second + third
  }

  /// In pixels per unit of parameter.
  func value(at t: Double) -> Double {
    (constant + (linear + square * t) * t).length
  }

  func length(from low: Double, to high: Double) -> Double {
    refined(from: low, to: high, whole: quadrature(from: low, to: high), depth: 0)
  }

  private func refined(from low: Double, to high: Double, whole: Double, depth: Int) -> Double {
    let middle = (low + high) / 2
    let left = quadrature(from: low, to: middle)
    let right = quadrature(from: middle, to: high)
    let both = left + right
    // What is no number does not become one by looking closer. Both halves together are about a
    // thousand times as exact as the whole that they are held against.
    let isExact = !both.isFinite || abs(both - whole) <= 1e-7 * max(1, whole)
    if depth >= 12 || isExact { return both }
    return refined(from: low, to: middle, whole: left, depth: depth + 1)
      + refined(from: middle, to: high, whole: right, depth: depth + 1)
  }

  /// Gauss-Legendre with five nodes.
  private func quadrature(from low: Double, to high: Double) -> Double {
    let half = (high - low) / 2
    let middle = (high + low) / 2
    func pair(_ node: Double) -> Double {
      value(at: middle - half * node) + value(at: middle + half * node)
    }
    return half
      * (128 / 225 * value(at: middle) + 0.47862867049936647 * pair(0.5384693101056831)
        + 0.23692688505618908 * pair(0.906179845938664))
  }
}
