import SwiftUI

extension InbetweenRuntime.Drawing {
  /// Draws a flat picture that is seen at an angle: x' = (a x + b y + c) / w and
  /// y' = (d x + e y + f) / w, where w = g x + h y + 1.
  ///
  /// The picture is made as it is seen at `center`, so that it is about as large, and bent
  /// from there in the view's own space.
  public static func drawLayer(
    in context: GraphicsContext, at view: [Double], around center: CGPoint,
    _ draw: (inout GraphicsContext) -> Void
  ) {
    let w = view[6] * center.x + view[7] * center.y + 1
    let x = (view[0] * center.x + view[1] * center.y + view[2]) / w
    let y = (view[3] * center.x + view[4] * center.y + view[5]) / w
    var flat = CGAffineTransform(
      a: (view[0] - view[6] * x) / w, b: (view[3] - view[6] * y) / w,
      c: (view[1] - view[7] * x) / w, d: (view[4] - view[7] * y) / w, tx: 0, ty: 0)
    // From the edge or from behind the viewer nothing is seen.
    guard w > 0, abs(flat.a * flat.d - flat.b * flat.c) > 1e-6 else { return }
    flat.tx = x - flat.a * center.x - flat.c * center.y
    flat.ty = y - flat.b * center.x - flat.d * center.y
    var seen = ProjectionTransform()
    (seen.m11, seen.m12, seen.m13) = (view[0], view[3], view[6])
    (seen.m21, seen.m22, seen.m23) = (view[1], view[4], view[7])
    (seen.m31, seen.m32, seen.m33) = (view[2], view[5], 1)
    let space = context.transform
    let bend = ProjectionTransform(flat.concatenating(space).inverted())
      .concatenating(seen).concatenating(ProjectionTransform(space))
    var context = context
    context.transform = .identity
    context.addFilter(.projectionTransform(bend))
    context.drawLayer { context in
      context.transform = flat.concatenating(space)
      draw(&context)
    }
  }
}
