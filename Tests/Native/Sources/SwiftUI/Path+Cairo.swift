internal import CStandInCairo
internal import CoreGraphics

extension Path {
  func trace(_ cairo: OpaquePointer, _ transform: CGAffineTransform) {
    cairo_new_path(cairo)
    var current = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let end):
        let to = end.applying(transform)
        cairo_move_to(cairo, Double(to.x), Double(to.y))
        current = end
      case .line(let end):
        let to = end.applying(transform)
        cairo_line_to(cairo, Double(to.x), Double(to.y))
        current = end
      case .quadCurve(let end, let c):
        let a = CGPoint(
          x: current.x + (c.x - current.x) * 2 / 3, y: current.y + (c.y - current.y) * 2 / 3)
        let b = CGPoint(x: end.x + (c.x - end.x) * 2 / 3, y: end.y + (c.y - end.y) * 2 / 3)
        curve(cairo, a.applying(transform), b.applying(transform), end.applying(transform))
        current = end
      case .curve(let end, let control1, let control2):
        curve(
          cairo, control1.applying(transform), control2.applying(transform),
          end.applying(transform))
        current = end
      case .closeSubpath: cairo_close_path(cairo)
      }
    }
  }

  private func curve(_ cairo: OpaquePointer, _ a: CGPoint, _ b: CGPoint, _ end: CGPoint) {
    cairo_curve_to(
      cairo, Double(a.x), Double(a.y), Double(b.x), Double(b.y), Double(end.x), Double(end.y))
  }
}

extension CGAffineTransform {
  var cairo: cairo_matrix_t {
    cairo_matrix_t(
      xx: Double(a), yx: Double(b), xy: Double(c), yy: Double(d), x0: Double(tx), y0: Double(ty))
  }

  /// The mean factor by which lengths grow.
  var meanScale: Double { abs(Double(a * d - b * c)).squareRoot() }
}
