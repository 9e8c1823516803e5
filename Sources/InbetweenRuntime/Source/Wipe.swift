import SwiftUI

extension InbetweenRuntime.Drawing {
  /// What a radial wipe leaves at a fraction of completion: it begins at an angle, in degrees
  /// clockwise from up.
  public static func wiped(
    _ completion: Double, around center: CGPoint, from angle: Double
  ) -> Path {
    let gone = min(1, max(0, completion)) * 360
    guard gone > 0 else { return Path(CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)) }
    var path = Path()
    guard gone < 360 else { return path }
    path.move(to: center)
    for step in 0...72 {
      let degrees = angle + (360 - gone) * Double(step) / 72
      path.addLine(
        to: CGPoint(
          x: center.x + sin(degrees * .pi / 180) * 1e5,
          y: center.y - cos(degrees * .pi / 180) * 1e5))
    }
    path.closeSubpath()
    return path
  }
}
