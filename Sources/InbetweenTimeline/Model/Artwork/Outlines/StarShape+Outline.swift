extension StarShape {
  /// The most tips that are drawn; a larger count is cut to it.
  package static let maximumPoints = 10_000.0

  /// The star's or polygon's outline at a frame: from the top clockwise. A star with a fraction of
  /// a tip begins with that one, as far out as the fraction; a polygon has whole corners alone.
  public func outline(atFrame frame: Double) -> BezierPath {
    let count = min(Self.maximumPoints, points.value(atFrame: frame))
    guard count >= 1 else { return BezierPath() }
    let center = position.value(atFrame: frame)
    let turn = Real.radians(fromDegrees: rotation.value(atFrame: frame) - 90)
    let outer = Rim(
      radius: outerRadius.value(atFrame: frame), roundness: outerRoundness.value(atFrame: frame))
    let path: BezierPath
    switch kind {
    case .polygon:
      path = Self.polygon(Int(count), rim: outer, center: center, turn: turn)
    case .star(let innerRadius, let innerRoundness):
      let inner = Rim(
        radius: innerRadius.value(atFrame: frame), roundness: innerRoundness.value(atFrame: frame))
      path = Self.star(count, inner: inner, outer: outer, center: center, turn: turn)
    }
    return isReversed ? path.reversed : path
  }

  /// A circle of points and how round they are.
  private struct Rim {
    var radius: Double
    var roundness: Double

    /// The vertex at an angle; `share` is the length of its handles at roundness 1 as a fraction of
    /// the radius.
    func vertex(at angle: Double, around center: Point, share: Double) -> BezierPath.Vertex {
      let direction = Point(Real.cosine(angle), Real.sine(angle))
      let handle = Point(-direction.y, direction.x) * (radius * share * roundness)
      return BezierPath.Vertex(center + direction * radius, in: -handle, out: handle)
    }
  }

  private static func polygon(
    _ count: Int, rim: Rim, center: Point, turn: Double
  ) -> BezierPath {
    // A handle is a quarter of the arc between two corners.
    let share = 2 * Double.pi / Double(count * 4)
    return BezierPath(
      (0..<count).map {
        rim.vertex(
          at: turn + 2 * .pi * Double($0) / Double(count), around: center, share: share)
      }, isClosed: true)
  }

  private static func star(
    _ count: Double, inner: Rim, outer: Rim, center: Point, turn: Double
  ) -> BezierPath {
    let whole = Int(count)
    let fraction = count - Double(whole)
    let half = .pi / count
    // A handle is half of the arc between two neighbours.
    let share = half / 2
    var vertices: [BezierPath.Vertex] = []
    vertices.reserveCapacity(whole * 2 + 2)
    // The fraction grows at the end of the turn, so that the other tips close up without a jump.
    var angle = turn
    if fraction > 1e-9 {
      let tip = Rim(
        radius: inner.radius + (outer.radius - inner.radius) * fraction,
        roundness: inner.roundness + (outer.roundness - inner.roundness) * fraction)
      angle += half * (1 - fraction)
      vertices.append(tip.vertex(at: angle, around: center, share: share * fraction))
      angle += half * fraction
      vertices.append(inner.vertex(at: angle, around: center, share: share))
      angle += half
    }
    for _ in 0..<whole {
      vertices.append(outer.vertex(at: angle, around: center, share: share))
      angle += half
      vertices.append(inner.vertex(at: angle, around: center, share: share))
      angle += half
    }
    return BezierPath(vertices, isClosed: true)
  }
}
