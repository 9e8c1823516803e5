/// A value that has values between it and another of its kind.
public protocol Interpolatable: Hashable, Sendable {
  /// How many numbers an easing per dimension may move on their own; 1 for values that move as one.
  static var dimensions: Int { get }

  /// The value at a fraction of the change to `other`; overshooting easings leave 0…1.
  func interpolated(to other: Self, by fraction: Double) -> Self

  /// The value with each dimension at its own share of the change; `fractions` is not empty, its last
  /// element serves the dimensions beyond.
  func interpolated(to other: Self, byEach fractions: [Double]) -> Self

  /// The value on a curved way between two places at a fraction of the change's length; nil for values
  /// that are no places.
  func travelled(to other: Self, along path: MotionPath<Self>, by fraction: Double) -> Self?
}

extension Interpolatable {
  /// Values move as one unless they say otherwise.
  public static var dimensions: Int { 1 }

  /// Values that move as one follow the first curve.
  public func interpolated(to other: Self, byEach fractions: [Double]) -> Self {
    interpolated(to: other, by: fractions.first ?? 0)
  }

  /// Values are no places unless they say otherwise.
  public func travelled(to other: Self, along path: MotionPath<Self>, by fraction: Double) -> Self?
  {
    nil
  }
}

/// The curve on which a place travels from one keyframe to the next.
public struct MotionPath<Value: Interpolatable>: Hashable, Sendable {
  /// From the earlier keyframe's value to the first control point.
  public var outTangent: Value
  /// From the later keyframe's value to the second control point.
  public var inTangent: Value

  /// The curve with these handles, each relative to its end of the change.
  public init(out outTangent: Value, in inTangent: Value) {
    self.outTangent = outTangent
    self.inTangent = inTangent
  }
}

private func mix(_ from: Double, _ to: Double, _ fraction: Double) -> Double {
  from + (to - from) * fraction
}

extension Double: Interpolatable {
  /// The number at a fraction of the change to `other`.
  public func interpolated(to other: Double, by fraction: Double) -> Double {
    mix(self, other, fraction)
  }
}

extension Point: Interpolatable {
  /// x and y.
  public static var dimensions: Int { 2 }

  /// x and y at their own shares of the change.
  public func interpolated(to other: Point, byEach fractions: [Double]) -> Point {
    guard let first = fractions.first, let last = fractions.last else { return self }
    return Point(mix(x, other.x, first), mix(y, other.y, fractions.count > 1 ? fractions[1] : last))
  }

  /// The point at a fraction of the length of the curve.
  public func travelled(
    to other: Point, along path: MotionPath<Point>, by fraction: Double
  ) -> Point? {
    let curve = CubicCurve(self, self + path.outTangent, other + path.inTangent, other)
    return curve.point(atShareOfLength: fraction)
  }
}

extension CubicCurve {
  /// The point at a fraction of the length; beyond the ends it goes straight on, as overshooting
  /// easings need.
  package func point(atShareOfLength share: Double) -> Point {
    let total = length
    if total == 0 { return start }
    if share < 0 || share > 1 {
      let end = share < 0 ? self.start : self.end
      let tangent = share < 0 ? direction(atStart: true) : direction(atStart: false)
      return end + tangent * (total * (share < 0 ? share : share - 1))
    }
    return point(at: parameter(atLength: total * share, total: total))
  }

  /// The unit vector of travel at an end; zero for a curve without length.
  package func direction(atStart: Bool) -> Point {
    let steps =
      atStart
      ? [control1 - start, control2 - start, end - start]
      : [end - control2, end - control1, end - start]
    for step in steps where step.length > 1e-9 {
      return step * (1 / step.length)
    }
    return .zero
  }
}

extension Vector3: Interpolatable {
  /// x, y and z.
  public static var dimensions: Int { 3 }

  /// The vector at a fraction of the change to `other`.
  public func interpolated(to other: Vector3, by fraction: Double) -> Vector3 {
    Vector3(mix(x, other.x, fraction), mix(y, other.y, fraction), mix(z, other.z, fraction))
  }

  /// x, y and z at their own shares of the change.
  public func interpolated(to other: Vector3, byEach fractions: [Double]) -> Vector3 {
    guard let first = fractions.first, let last = fractions.last else { return self }
    return Vector3(
      mix(x, other.x, first), mix(y, other.y, fractions.count > 1 ? fractions[1] : last),
      mix(z, other.z, fractions.count > 2 ? fractions[2] : last))
  }

  /// The place at a fraction of the length of the curve.
  public func travelled(
    to other: Vector3, along path: MotionPath<Vector3>, by fraction: Double
  ) -> Vector3? {
    let isFlat =
      z == other.z && path.outTangent.z == 0 && path.inTangent.z == 0
    let curve = SpatialCurve(
      start: self, control1: self + path.outTangent, control2: other + path.inTangent, end: other)
    guard isFlat else { return curve.point(atShareOfLength: fraction) }
    let point = CubicCurve(
      self.point, curve.control1.point, curve.control2.point, other.point
    ).point(atShareOfLength: fraction)
    return Vector3(point.x, point.y, z)
  }
}

extension Color: Interpolatable {
  /// Red, green, blue, alpha.
  public static var dimensions: Int { 4 }

  /// The colour at a fraction of the change, each component in sRGB as After Effects mixes.
  public func interpolated(to other: Color, by fraction: Double) -> Color {
    Color(
      mix(red, other.red, fraction), mix(green, other.green, fraction),
      mix(blue, other.blue, fraction), mix(alpha, other.alpha, fraction))
  }

  /// Each component at its own share of the change.
  public func interpolated(to other: Color, byEach fractions: [Double]) -> Color {
    guard let last = fractions.last else { return self }
    func fraction(_ index: Int) -> Double { index < fractions.count ? fractions[index] : last }
    return Color(
      mix(red, other.red, fraction(0)), mix(green, other.green, fraction(1)),
      mix(blue, other.blue, fraction(2)), mix(alpha, other.alpha, fraction(3)))
  }
}

extension Gradient: Interpolatable {
  /// Stop by stop; stops that only one side has keep their value.
  public func interpolated(to other: Gradient, by fraction: Double) -> Gradient {
    var result = self
    for (index, stop) in other.colors.enumerated() where index < colors.count {
      result.colors[index] = ColorStop(
        mix(colors[index].offset, stop.offset, fraction),
        colors[index].color.interpolated(to: stop.color, by: fraction))
    }
    for (index, stop) in other.opacities.enumerated() where index < opacities.count {
      result.opacities[index] = OpacityStop(
        mix(opacities[index].offset, stop.offset, fraction),
        mix(opacities[index].opacity, stop.opacity, fraction))
    }
    return result
  }
}

extension BezierPath: Interpolatable {
  /// Vertex by vertex. Where the counts differ, the shorter outline repeats its last vertex, so
  /// that the surplus grows out of it.
  public func interpolated(to other: BezierPath, by fraction: Double) -> BezierPath {
    guard let mine = vertices.last, let others = other.vertices.last else {
      return fraction < 0.5 ? self : other
    }
    let count = max(vertices.count, other.vertices.count)
    var result = BezierPath([], isClosed: isClosed)
    result.vertices.reserveCapacity(count)
    for index in 0..<count {
      let from = index < vertices.count ? vertices[index] : Vertex(mine.point)
      let to = index < other.vertices.count ? other.vertices[index] : Vertex(others.point)
      result.vertices.append(
        Vertex(
          from.point.interpolated(to: to.point, by: fraction),
          in: from.inTangent.interpolated(to: to.inTangent, by: fraction),
          out: from.outTangent.interpolated(to: to.outTangent, by: fraction)))
    }
    return result
  }
}
