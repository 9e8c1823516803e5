extension EllipseShape {
  /// The ellipse's outline at a frame: four curves from the top, clockwise.
  public func outline(atFrame frame: Double) -> BezierPath {
    let center = position.value(atFrame: frame)
    let size = size.value(atFrame: frame)
    let x = size.x / 2
    let y = size.y / 2
    let h = Point(x * quarterCircleHandle, 0)
    let v = Point(0, y * quarterCircleHandle)
    let path = BezierPath(
      [
        .init(center + Point(0, -y), in: -h, out: h),
        .init(center + Point(x, 0), in: -v, out: v),
        .init(center + Point(0, y), in: h, out: -h),
        .init(center + Point(-x, 0), in: v, out: -v),
      ], isClosed: true)
    return isReversed ? path.reversed : path
  }
}
