import CInbetweenCairo
import InbetweenTimeline

extension Canvas {
  /// Paints the inside of small outlines over what is there.
  ///
  /// - Parameters:
  ///   - outlines: open ones are closed by a straight line.
  ///   - transform: from the outlines to the picture's pixels.
  ///   - color: of each pixel that lies inside.
  ///   - area: holds all outlines and lies on the canvas, and no clip cuts it.
  /// - Returns: false, and nothing painted, where Cairo has to.
  func fillSmall(
    _ outlines: [BezierPath], _ transform: AffineTransform, color: Color, within area: PixelRect
  ) -> Bool {
    guard format == .color else { return false }
    let ink = Ink(color)
    cairo_surface_flush(surface)
    defer { cairo_surface_mark_dirty(surface) }
    return AreaCoverage.fill(outlines, transform, within: area) { row, coverage in
      let pixels = colors(row: row)
      let start = area.left - bounds.left
      for (index, share) in coverage.enumerated() {
        let mask = UInt32(min(255, abs(share) * 255 + 0.5))
        if mask > 0 { pixels[start + index] = ink.over(pixels[start + index], mask: mask) }
      }
    }
  }
}

/// A colour to paint single pixels with, rounded where Cairo's pixels are.
private struct Ink {
  /// A pixel that it covers, premultiplied: alpha in the highest byte, then red, green, blue.
  let pixel: UInt32

  /// Components beyond 0 and 1, where an easing overshoots, count as those.
  init(_ color: Color) {
    func share(_ value: Double) -> Double { min(1, max(0, value)) }
    let alpha = share(color.alpha)
    func byte(_ value: Double) -> UInt32 { UInt32((share(value) * alpha * 65_535).rounded()) >> 8 }
    pixel = byte(1) << 24 | byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue)
  }

  /// What a pixel becomes of which `mask` 255ths are painted.
  func over(_ below: UInt32, mask: UInt32) -> UInt32 {
    let source = mask == 255 ? pixel : Self.part(mask, of: pixel)
    let rest = 255 - source >> 24
    return rest == 0 ? source : source + Self.part(rest, of: below)
  }

  /// So many 255ths of each byte of a pixel, rounded.
  private static func part(_ share: UInt32, of pixel: UInt32) -> UInt32 {
    func half(_ bytes: UInt32) -> UInt32 {
      let product = bytes * share + 0x80_0080
      return (product + (product >> 8 & 0xff_00ff)) >> 8 & 0xff_00ff
    }
    return half(pixel & 0xff_00ff) | half(pixel >> 8 & 0xff_00ff) << 8
  }
}
