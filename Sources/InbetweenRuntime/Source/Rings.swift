import SwiftUI

extension InbetweenRuntime.Drawing {
  /// Paints `area` with a radial gradient whose highlight lies off its centre, in rings: a
  /// gradient between two circles needs later systems. Stops are offset, red, green, blue,
  /// opacity, and so on.
  public static func fillRings(
    _ stops: [Double], in context: GraphicsContext, center: CGPoint, edge: CGPoint,
    highlight: Double, angle: Double
  ) {
    let (x, y) = (edge.x - center.x, edge.y - center.y)
    let length = min(0.99, max(-0.99, highlight))
    let (sine, cosine) = (sin(angle * .pi / 180), cos(angle * .pi / 180))
    let focus = CGPoint(
      x: center.x + (x * cosine - y * sine) * length,
      y: center.y + (x * sine + y * cosine) * length)
    func color(_ offset: Double) -> Color {
      let last = stops.count - 5
      let next = stride(from: 0, to: stops.count, by: 5).first { stops[$0] >= offset } ?? last
      let start = max(0, stops[next] >= offset ? next - 5 : next)
      let way = stops[next] - stops[start]
      let fraction = way > 0 ? min(1, max(0, (offset - stops[start]) / way)) : 1
      func mixed(_ place: Int) -> Double {
        stops[start + place] + (stops[next + place] - stops[start + place]) * fraction
      }
      return Color(red: mixed(1), green: mixed(2), blue: mixed(3), opacity: mixed(4))
    }
    context.drawLayer { context in
      context.fill(everything, with: .color(color(1)))
      for ring in stride(from: 160, to: 0, by: -1) {
        let outer = Double(ring) / 160
        let radius = hypot(x, y) * outer
        let circle = Path(
          ellipseIn: CGRect(
            x: focus.x + (center.x - focus.x) * outer - radius,
            y: focus.y + (center.y - focus.y) * outer - radius, width: radius * 2,
            height: radius * 2))
        // What a wider ring left there is taken away first: it may show through.
        blended(context, blendMode: .destinationOut).fill(circle, with: .color(.black))
        blended(context, blendMode: .plusLighter).fill(
          circle, with: .color(color(outer - 1.0 / 320)))
      }
    }
  }
}
