import SwiftUI

extension CGPoint: InbetweenRuntime.Mixable {
  public static func inbetweenMix(
    _ from: CGPoint, _ to: CGPoint, _ fraction: Double
  ) -> CGPoint {
    CGPoint(x: from.x + (to.x - from.x) * fraction, y: from.y + (to.y - from.y) * fraction)
  }

  /// Equal fractions of the change are equal lengths of the curve.
  public static func inbetweenTravel(
    _ from: CGPoint, _ to: CGPoint, _ bend: [Double], _ fraction: Double
  ) -> CGPoint {
    func point(_ t: Double) -> CGPoint {
      let u = 1 - t
      let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      return CGPoint(
        x: (a + b) * from.x + (c + d) * to.x + b * bend[0] + c * bend[2],
        y: (a + b) * from.y + (c + d) * to.y + b * bend[1] + c * bend[3])
    }
    let steps = 96
    var lengths = [0.0]
    var last = from
    for step in 1...steps {
      let next = point(Double(step) / Double(steps))
      lengths.append(lengths[step - 1] + hypot(next.x - last.x, next.y - last.y))
      last = next
    }
    let length = fraction * lengths[steps]
    if fraction <= 0 || fraction >= 1 {
      let near = point(fraction <= 0 ? 0.001 : 0.999)
      let end = fraction <= 0 ? from : to
      let reach = hypot(near.x - end.x, near.y - end.y)
      let excess = fraction <= 0 ? length : lengths[steps] - length
      return reach > 0 ? inbetweenMix(end, near, excess / reach) : end
    }
    let upper = lengths.firstIndex { $0 >= length } ?? steps
    let chord = lengths[upper] - lengths[upper - 1]
    let within = chord > 0 ? (length - lengths[upper - 1]) / chord : 0
    return point((Double(upper - 1) + within) / Double(steps))
  }
}

extension InbetweenRuntime.Key where Value == CGPoint {
  public init(
    _ frame: Double, _ x: Double, _ y: Double, _ curve: InbetweenRuntime.Curve = .linear,
    bend: [Double] = []
  ) {
    self.init(frame, CGPoint(x: x, y: y), curve, bend: bend)
  }
}
