/// How far the handles of a quarter circle reach, as a fraction of its radius, in After Effects and
/// in every Lottie player.
package let quarterCircleHandle = 0.5519

extension RectangleShape {
  /// The rectangle's outline at a frame: from the upper right corner clockwise; with round corners
  /// it begins below the upper right one.
  public func outline(atFrame frame: Double) -> BezierPath {
    let center = position.value(atFrame: frame)
    let size = size.value(atFrame: frame)
    let half = Point(size.x / 2, size.y / 2)
    let radius = min(abs(half.x), abs(half.y), max(0, cornerRadius.value(atFrame: frame)))
    let right = center.x + half.x
    let left = center.x - half.x
    let top = center.y - half.y
    let bottom = center.y + half.y
    guard radius > 0 else {
      let corners = [
        Point(right, top), Point(right, bottom), Point(left, bottom), Point(left, top),
      ]
      let path = BezierPath(corners.map { BezierPath.Vertex($0) }, isClosed: true)
      return isReversed ? path.reversed : path
    }
    let across = half.x < 0 ? -radius : radius
    let along = half.y < 0 ? -radius : radius
    let h = Point(across * quarterCircleHandle, 0)
    let v = Point(0, along * quarterCircleHandle)
    let vertices: [BezierPath.Vertex] = [
      .init(Point(right, top + along), in: -v),
      .init(Point(right, bottom - along), out: v),
      .init(Point(right - across, bottom), in: h),
      .init(Point(left + across, bottom), out: -h),
      .init(Point(left, bottom - along), in: v),
      .init(Point(left, top + along), out: -v),
      .init(Point(left + across, top), in: -h),
      .init(Point(right - across, top), out: h),
    ]
    let path = BezierPath(vertices, isClosed: true)
    return isReversed ? path.reversed : path
  }
}
