import SwiftUI

extension InbetweenRuntime {
  /// A radial gradient whose highlight lies off its centre. It covers all of what it is drawn in.
  public struct Highlight {
    private let gradient: CGGradient?
    private let center: CGPoint
    private let radius: Double
    private let focus: CGPoint

    /// Stops are offset, red, green, blue, opacity, and so on. The highlight lies a fraction of the
    /// way from the centre to the edge, turned by degrees.
    public init(
      _ stops: [Double], center: CGPoint, edge: CGPoint, length: Double, angle: Double
    ) {
      let (x, y) = (edge.x - center.x, edge.y - center.y)
      let fraction = min(0.99, max(-0.99, length))
      let (sine, cosine) = (sin(angle * .pi / 180), cos(angle * .pi / 180))
      self.center = center
      // A gradient without extent is its last colour.
      radius = max(1e-3, hypot(x, y))
      focus = CGPoint(
        x: center.x + (x * cosine - y * sine) * fraction,
        y: center.y + (x * sine + y * cosine) * fraction)
      var places: [CGFloat] = []
      var colors: [CGFloat] = []
      for index in stride(from: 0, to: stops.count, by: 5) {
        // Where easing overshoots, stops pass neither each other nor the ends.
        places.append(min(1, max(places.last ?? 0, stops[index])))
        for part in stops[index + 1..<index + 5] { colors.append(min(1, max(0, part))) }
      }
      let space = CGColorSpace(name: CGColorSpace.sRGB) ?? CGColorSpaceCreateDeviceRGB()
      gradient = CGGradient(
        colorSpace: space, colorComponents: colors, locations: places, count: places.count)
    }

    public func draw(in context: CGContext) {
      guard let gradient else { return }
      context.drawRadialGradient(
        gradient, startCenter: focus, startRadius: 0, endCenter: center, endRadius: radius,
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
  }
}
