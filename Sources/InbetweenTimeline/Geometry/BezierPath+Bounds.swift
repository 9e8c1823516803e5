extension BezierPath {
  /// The smallest upright rectangle that holds the outline itself, its handles left aside; nil when
  /// it is empty.
  package var bounds: Rect? {
    guard let first = vertices.first else { return nil }
    var low = first.point
    var high = first.point
    func add(_ point: Point) {
      low = Point(min(low.x, point.x), min(low.y, point.y))
      high = Point(max(high.x, point.x), max(high.y, point.y))
    }
    for vertex in vertices { add(vertex.point) }
    for index in 0..<curveCount {
      let curve = curve(at: index)
      guard !curve.isLine else { continue }
      for parameter in curve.turningPoints { add(curve.point(at: parameter)) }
    }
    return Rect(origin: low, size: Size(high.x - low.x, high.y - low.y))
  }
}

extension CubicCurve {
  /// The parameters inside 0…1 at which it stops rising or falling in x or y.
  fileprivate var turningPoints: [Double] {
    func roots(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> [Double] {
      let a = p3 - 3 * p2 + 3 * p1 - p0
      let b = 2 * (p2 - 2 * p1 + p0)
      let c = p1 - p0
      if abs(a) < 1e-12 { return abs(b) < 1e-12 ? [] : [-c / b] }
      let square = b * b - 4 * a * c
      guard square >= 0 else { return [] }
      let root = square.squareRoot()
      return [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
    return
      (roots(start.x, control1.x, control2.x, end.x)
      + roots(start.y, control1.y, control2.y, end.y)).filter { $0 > 0 && $0 < 1 }
  }
}
