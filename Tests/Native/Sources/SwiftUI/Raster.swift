// The pixels behind a GraphicsContext: premultiplied sRGB in a Cairo image surface.

internal import CCairo
internal import CoreGraphics

/// A picture of the whole canvas.
final class Raster {
  let surface: OpaquePointer
  let width: Int
  let height: Int

  init(width: Int, height: Int) {
    self.width = max(1, width)
    self.height = max(1, height)
    surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32(self.width), Int32(self.height))
  }

  deinit { cairo_surface_destroy(surface) }

  /// Runs `body` with Cairo's own context for this surface.
  func draw(_ body: (OpaquePointer) -> Void) {
    guard let cairo = cairo_create(surface) else { return }
    body(cairo)
    cairo_destroy(cairo)
    cairo_surface_flush(surface)
  }

  /// Each pixel as premultiplied blue, green, red, alpha; `body` may change them.
  func pixels(_ body: (UnsafeMutableBufferPointer<UInt8>, Int) -> Void) {
    cairo_surface_flush(surface)
    let stride = Int(cairo_image_surface_get_stride(surface))
    guard let data = cairo_image_surface_get_data(surface) else { return }
    body(UnsafeMutableBufferPointer(start: data, count: stride * height), stride)
    cairo_surface_mark_dirty(surface)
  }
}

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
