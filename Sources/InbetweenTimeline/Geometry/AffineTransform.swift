/// A flat transform: x' = a·x + c·y + tx, y' = b·x + d·y + ty, as in Core Graphics.
public struct AffineTransform: Hashable, Sendable {
  /// The six numbers in Core Graphics' order.
  public var a, b, c, d, tx, ty: Double

  /// The transform of these six numbers.
  public init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double, _ ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Changes nothing.
  public static let identity = AffineTransform(1, 0, 0, 1, 0, 0)

  /// Moves by a step.
  public static func translation(_ step: Point) -> AffineTransform {
    AffineTransform(1, 0, 0, 1, step.x, step.y)
  }

  /// Scales about the origin.
  public static func scale(_ x: Double, _ y: Double) -> AffineTransform {
    AffineTransform(x, 0, 0, y, 0, 0)
  }

  /// Turns about the origin, clockwise on screen.
  public static func rotation(degrees: Double) -> AffineTransform {
    // Sines of very large angles take ten times as long, and have lost the turns already.
    let within = abs(degrees) < 3_600_000 ? degrees : degrees.remainder(dividingBy: 360)
    let radians = Real.radians(fromDegrees: within)
    let cosine = Real.cosine(radians)
    let sine = Real.sine(radians)
    return AffineTransform(cosine, sine, -sine, cosine, 0, 0)
  }

  /// After Effects' skew by an angle along an axis, both in degrees (Lottie specification,
  /// "Transform"): turn by the axis, shear x by tan(-angle), turn back.
  public static func skew(degrees: Double, axis: Double) -> AffineTransform {
    let shear = Real.tangent(Real.radians(fromDegrees: -min(85, max(-85, degrees))))
    return rotation(degrees: axis)
      .followed(by: AffineTransform(1, 0, shear, 1, 0, 0))
      .followed(by: rotation(degrees: -axis))
  }

  /// This transform and then `next`.
  public func followed(by next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a * next.a + b * next.c, a * next.b + b * next.d,
      c * next.a + d * next.c, c * next.b + d * next.d,
      tx * next.a + ty * next.c + next.tx, tx * next.b + ty * next.d + next.ty)
  }

  /// Where a point goes.
  public func apply(to point: Point) -> Point {
    Point(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
  }

  /// Where a step goes: without the translation.
  public func apply(toStep step: Point) -> Point {
    Point(a * step.x + c * step.y, b * step.x + d * step.y)
  }

  /// The factor by which areas grow; negative when it mirrors.
  public var determinant: Double { a * d - b * c }

  /// The transform that undoes this one; nil when it flattens the plane.
  public var inverse: AffineTransform? {
    let determinant = determinant
    guard abs(determinant) > 1e-12 else { return nil }
    return AffineTransform(
      d / determinant, -b / determinant, -c / determinant, a / determinant,
      (c * ty - d * tx) / determinant, (b * tx - a * ty) / determinant)
  }
}

extension BezierPath {
  /// The outline with every point and handle transformed.
  public func applying(_ transform: AffineTransform) -> BezierPath {
    BezierPath(
      vertices.map {
        Vertex(
          transform.apply(to: $0.point), in: transform.apply(toStep: $0.inTangent),
          out: transform.apply(toStep: $0.outTangent))
      }, isClosed: isClosed)
  }
}
