package import Geometry

/// A transform in 3D space without perspective: x right, y down, z away from the viewer.
package struct SpatialTransform: Hashable, Sendable {
  /// Where the unit steps along x, y and z and the origin go.
  package var x, y, z, origin: Vector3

  package init(x: Vector3, y: Vector3, z: Vector3, origin: Vector3) {
    self.x = x
    self.y = y
    self.z = z
    self.origin = origin
  }

  /// A flat transform, which leaves depth as it is.
  package init(_ flat: AffineTransform) {
    self.init(
      x: Vector3(flat.a, flat.b), y: Vector3(flat.c, flat.d), z: Vector3(0, 0, 1),
      origin: Vector3(flat.tx, flat.ty))
  }

  /// Changes nothing.
  package static let identity = SpatialTransform(.identity)

  /// Moves by a step.
  package static func translation(_ step: Vector3) -> SpatialTransform {
    var result = identity
    result.origin = step
    return result
  }

  /// Scales about the origin.
  package static func scale(_ factors: Vector3) -> SpatialTransform {
    SpatialTransform(
      x: Vector3(factors.x, 0), y: Vector3(0, factors.y), z: Vector3(0, 0, factors.z),
      origin: .zero)
  }

  /// Turns about x: what is below moves away.
  package static func rotation(aboutX degrees: Double) -> SpatialTransform {
    let (sine, cosine) = turn(degrees)
    return SpatialTransform(
      x: Vector3(1, 0), y: Vector3(0, cosine, sine), z: Vector3(0, -sine, cosine), origin: .zero)
  }

  /// Turns about y: what is to the right moves towards the viewer.
  package static func rotation(aboutY degrees: Double) -> SpatialTransform {
    let (sine, cosine) = turn(degrees)
    return SpatialTransform(
      x: Vector3(cosine, 0, -sine), y: Vector3(0, 1), z: Vector3(sine, 0, cosine), origin: .zero)
  }

  /// Turns about z, clockwise on screen.
  package static func rotation(aboutZ degrees: Double) -> SpatialTransform {
    let (sine, cosine) = turn(degrees)
    return SpatialTransform(
      x: Vector3(cosine, sine), y: Vector3(-sine, cosine), z: Vector3(0, 0, 1), origin: .zero)
  }

  private static func turn(_ degrees: Double) -> (sine: Double, cosine: Double) {
    let radians = Real.radians(fromDegrees: degrees)
    return (Real.sine(radians), Real.cosine(radians))
  }

  /// This transform and then `next`.
  package func followed(by next: SpatialTransform) -> SpatialTransform {
    SpatialTransform(
      x: next.apply(toStep: x), y: next.apply(toStep: y), z: next.apply(toStep: z),
      origin: next.apply(to: origin))
  }

  /// Where a step goes: without the translation.
  package func apply(toStep step: Vector3) -> Vector3 {
    x * step.x + y * step.y + z * step.z
  }

  /// Where a place goes.
  package func apply(to place: Vector3) -> Vector3 { apply(toStep: place) + origin }

  /// What is left of it when the picture is seen from straight ahead without perspective.
  package var flat: AffineTransform {
    AffineTransform(x.x, x.y, y.x, y.y, origin.x, origin.y)
  }
}

/// How After Effects' classic renderer shows 3D layers when a composition has no camera: from the
/// middle, as through a lens of 50 mm before a film 36 mm wide.
struct DefaultView {
  private let center: Point
  private let distance: Double

  init(of size: Size) {
    center = Point(size.width / 2, size.height / 2)
    distance = max(1, size.width) * 50 / 36
  }

  /// How a layer's plane is seen; nil when all of it lies behind the viewer.
  func placement(of matrix: SpatialTransform) -> GroupNode.Placement? {
    let g = matrix.x.z / distance
    let h = matrix.y.z / distance
    let i = 1 + matrix.origin.z / distance
    if abs(g) < 1e-12 && abs(h) < 1e-12 {
      guard i > 1e-9 else { return nil }
      let flat = matrix.flat
      let toCenter = AffineTransform.translation(-center)
      return .affine(
        flat.followed(by: toCenter).followed(by: .scale(1 / i, 1 / i))
          .followed(by: .translation(center)))
    }
    return .projective(
      Homography(
        matrix.x.x + center.x * g, matrix.y.x + center.x * h,
        matrix.origin.x + center.x * (i - 1),
        matrix.x.y + center.y * g, matrix.y.y + center.y * h,
        matrix.origin.y + center.y * (i - 1),
        g, h, i))
  }
}
