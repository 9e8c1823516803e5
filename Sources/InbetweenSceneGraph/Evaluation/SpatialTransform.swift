package import InbetweenTimeline

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
