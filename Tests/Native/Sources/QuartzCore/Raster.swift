// Pixels: premultiplied sRGB in a Cairo image surface.

internal import CStandInCairo

/// A picture of the whole canvas.
package final class Raster: @unchecked Sendable {
  package let surface: OpaquePointer
  package let width: Int
  package let height: Int

  package init(width: Int, height: Int) {
    self.width = max(1, width)
    self.height = max(1, height)
    surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32(self.width), Int32(self.height))
  }

  deinit { cairo_surface_destroy(surface) }

  /// Runs `body` with Cairo's own context for this surface.
  package func draw(_ body: (OpaquePointer) -> Void) {
    guard let cairo = cairo_create(surface) else { return }
    body(cairo)
    cairo_destroy(cairo)
    cairo_surface_flush(surface)
  }

  /// Each pixel as premultiplied blue, green, red, alpha; `body` may change them.
  package func pixels(_ body: (UnsafeMutableBufferPointer<UInt8>, Int) -> Void) {
    cairo_surface_flush(surface)
    let stride = Int(cairo_image_surface_get_stride(surface))
    guard let data = cairo_image_surface_get_data(surface) else { return }
    body(UnsafeMutableBufferPointer(start: data, count: stride * height), stride)
    cairo_surface_mark_dirty(surface)
  }
}

extension Raster {
  /// Half as wide and high: systems scale pictures down without leaving pixels out.
  package func halved() -> Raster {
    let half = Raster(width: (width + 1) / 2, height: (height + 1) / 2)
    let (width, height) = (width, height)
    pixels { from, fromStride in
      half.pixels { to, toStride in
        for y in 0..<half.height {
          let rows = [2 * y * fromStride, min(2 * y + 1, height - 1) * fromStride]
          for x in 0..<half.width {
            let columns = [8 * x, min(2 * x + 1, width - 1) * 4]
            for channel in 0..<4 {
              var sum = 2
              for row in rows { for column in columns { sum += Int(from[row + column + channel]) } }
              to[y * toStride + x * 4 + channel] = UInt8(sum / 4)
            }
          }
        }
      }
    }
    return half
  }
  /// Halved as often as leaves at least the pixels that `size` points have on a canvas.
  package func fitted(to size: CGSize, in cairo: OpaquePointer) -> Raster {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    return fitted(
      width: Double(size.width) * hypot(matrix.xx, matrix.yx),
      height: Double(size.height) * hypot(matrix.xy, matrix.yy))
  }

  /// Halved as often as leaves at least so many pixels.
  package func fitted(width: Double, height: Double) -> Raster {
    var raster = self
    while raster.width > 2, raster.height > 2, Double(raster.width) >= 2 * width,
      Double(raster.height) >= 2 * height
    { raster = raster.halved() }
    return raster
  }
}
