import SwiftUI

extension InbetweenRuntime.Drawing {
  /// Moves the anchor to the origin, scales, skews, turns clockwise by degrees, and moves to the
  /// position.
  public static func place(
    anchor: CGPoint = .zero, position: CGPoint = .zero, scale: CGPoint = CGPoint(x: 1, y: 1),
    skew: Double = 0, skewAxis: Double = 0, rotation: Double = 0
  ) -> CGAffineTransform {
    var matrix = CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(CGAffineTransform(scaleX: scale.x, y: scale.y))
    if skew != 0 {
      let shear = tan(-skew * .pi / 180)
      matrix = matrix.concatenating(CGAffineTransform(rotationAngle: skewAxis * .pi / 180))
        .concatenating(CGAffineTransform(a: 1, b: 0, c: shear, d: 1, tx: 0, ty: 0))
        .concatenating(CGAffineTransform(rotationAngle: -skewAxis * .pi / 180))
    }
    if rotation != 0 {
      matrix = matrix.concatenating(CGAffineTransform(rotationAngle: rotation * .pi / 180))
    }
    return matrix.concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
}
