package import Geometry
import Motion
package import TimelineModel

extension Repeater {
  /// One of the copies.
  package struct Copy: Hashable, Sendable {
    /// From the original's place to the copy's.
    package var transform: AffineTransform
    /// 0 to 1.
    package var opacity: Double

    /// A copy that is not there.
    package static let hidden = Copy(transform: .identity, opacity: 0)
  }

  /// The copies at a frame, the original's first. A fraction of a copy counts as a whole one; the
  /// opacities run evenly from the first to the last.
  package func copies(atFrame frame: Double) -> [Copy] {
    let wanted = copies.value(atFrame: frame).rounded(.up)
    guard wanted >= 1 else { return [] }
    let count = Int(min(Artwork.mostCopies, wanted))
    let first = startOpacity.value(atFrame: frame)
    let last = endOpacity.value(atFrame: frame)
    let step = Step(self, atFrame: frame)
    return (0..<count).map { index in
      let share = count > 1 ? Double(index) / Double(count - 1) : 0
      return Copy(
        transform: step.transform(times: step.offset + Double(index)),
        opacity: min(1, max(0, first + (last - first) * share)))
    }
  }

  /// The way from one copy to the next.
  private struct Step {
    var anchor: Point
    var position: Point
    var scale: Point
    var rotation: Double
    var offset: Double

    init(_ repeater: Repeater, atFrame frame: Double) {
      let transform = repeater.transform
      anchor = transform.anchor.value(atFrame: frame)
      position = transform.position.value(atFrame: frame)
      scale = transform.scale.value(atFrame: frame)
      rotation = transform.rotation.value(atFrame: frame)
      offset = repeater.offset.value(atFrame: frame)
    }

    func transform(times: Double) -> AffineTransform {
      AffineTransform.placing(
        anchor: anchor,
        scale: Point(Self.power(scale.x, times), Self.power(scale.y, times)), skew: 0, skewAxis: 0,
        rotation: rotation * times, position: anchor + position * times)
    }

    /// Whole steps multiply; a fraction of a step counts evenly where powers are not defined.
    private static func power(_ factor: Double, _ times: Double) -> Double {
      if factor > 0 { return Real.power(factor, times) }
      let whole = times.rounded(.towardZero)
      let rest = times - whole
      return Real.power(factor, whole) * (1 + (factor - 1) * rest)
    }
  }
}
