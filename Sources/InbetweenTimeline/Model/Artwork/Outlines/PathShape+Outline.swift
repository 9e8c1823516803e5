extension PathShape {
  /// The outline at a frame, run backwards where the shape says so.
  public func outline(atFrame frame: Double) -> BezierPath {
    let outline = path.value(atFrame: frame)
    return isReversed ? outline.reversed : outline
  }
}
