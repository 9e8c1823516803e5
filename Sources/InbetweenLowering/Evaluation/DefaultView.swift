import InbetweenSceneGraph
import InbetweenTimeline

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
