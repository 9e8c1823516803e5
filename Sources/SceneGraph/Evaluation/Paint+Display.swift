import Geometry
import Motion
package import TimelineModel

extension Paint {
  /// What to paint with at a frame.
  func displayed(atFrame frame: Double) -> DisplayPaint {
    switch self {
    case .solid(let color): .solid(color.value(atFrame: frame))
    case .gradient(let gradient): gradient.displayed(atFrame: frame)
    }
  }
}

extension GradientPaint {
  /// The gradient at a frame; one without extent is its last colour, as in After Effects.
  package func displayed(atFrame frame: Double) -> DisplayPaint {
    let start = start.value(atFrame: frame)
    let end = end.value(atFrame: frame)
    let stops = DisplayGradient.merged(stops.value(atFrame: frame).resolvingMidpoints)
    let way = end - start
    guard way.length > 1e-9 else {
      return .solid(stops.last?.color ?? Color(0, 0, 0, 0))
    }
    switch kind {
    case .linear: return .gradient(DisplayGradient(.linear(start: start, end: end), stops: stops))
    case .radial(let highlightLength, let highlightAngle):
      let length = min(0.99, max(-0.99, highlightLength.value(atFrame: frame)))
      let angle = highlightAngle.value(atFrame: frame)
      let toFocus = AffineTransform.rotation(degrees: angle).apply(toStep: way * length)
      return .gradient(
        DisplayGradient(
          .radial(center: start, radius: way.length, focus: start + toFocus), stops: stops))
    }
  }
}

extension Stroke {
  /// The pen at a frame.
  package func pen(atFrame frame: Double) -> Pen {
    var pen = Pen(
      width: max(0, width.value(atFrame: frame)), cap: cap, join: join,
      miterLimit: max(1, miterLimit.value(atFrame: frame)))
    guard let dashes else { return pen }
    var lengths = dashes.lengths.map { max(0, $0.value(atFrame: frame)) }
    if lengths.count % 2 == 1 { lengths += lengths }
    if lengths.reduce(0, +) > 1e-6 {
      pen.dashes = lengths
      pen.dashOffset = dashes.offset.value(atFrame: frame)
    }
    return pen
  }
}
