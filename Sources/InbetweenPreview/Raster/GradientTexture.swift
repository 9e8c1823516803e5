// Gradients as pixels: Cairo's own work out every pixel's colour from the stops, which takes most of
// the time of a picture that has them. Here colours come from a table that is finer than the pixels.

import CInbetweenCairo
import InbetweenLowering
import InbetweenTimeline

extension Canvas {
  /// The most pixels that are filled from a table at once; more are left to Cairo, which needs no
  /// memory for them.
  private static let largestTexture = 1 << 22

  /// Makes a gradient's pixels the source; the transform that is set stays.
  ///
  /// - Parameters:
  ///   - gradient: of two stops or more, with a way between its ends.
  ///   - transform: from the gradient's space to the picture's pixels.
  ///   - area: of the picture, outside of which nothing is drawn.
  ///   - opacity: 0 to 1.
  /// - Returns: false where the area is too large or the transform flattens it.
  func set(
    _ gradient: DisplayGradient, _ transform: AffineTransform, within area: PixelRect,
    opacity: Double
  ) -> Bool {
    let area = area.intersection(bounds)
    guard !area.isEmpty, area.area <= Self.largestTexture, let inverse = transform.inverse,
      let texture = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(area.width), Int32(area.height))
    else { return false }
    defer { cairo_surface_destroy(texture) }
    guard let start = cairo_image_surface_get_data(texture) else { return false }
    let stride = Int(cairo_image_surface_get_stride(texture))
    cairo_surface_flush(texture)
    let table = ColorTable(gradient.stops, count: gradient.tableCount(inverse), opacity: opacity)
    for row in 0..<area.height {
      let line = UnsafeMutableBufferPointer(
        start: UnsafeMutableRawPointer(start + row * stride).assumingMemoryBound(to: UInt32.self),
        count: area.width)
      let first = inverse.apply(
        to: Point(Double(area.left) + 0.5, Double(area.top + row) + 0.5))
      gradient.shape.fill(line, from: first, step: Point(inverse.a, inverse.b), table)
    }
    cairo_surface_mark_dirty(texture)
    cairo_identity_matrix(context)
    cairo_set_source_surface(context, texture, Double(area.left), Double(area.top))
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
    set(transform)
    return true
  }
}

/// The colours of a gradient at places spread evenly from 0 to 1, premultiplied.
private struct ColorTable {
  private let colors: [UInt32]
  /// The place of the last one.
  let last: Double

  init(_ stops: [GradientStop], count: Int, opacity: Double) {
    var colors: [UInt32] = []
    colors.reserveCapacity(count)
    var next = 0
    for place in 0..<count {
      let offset = Double(place) / Double(count - 1)
      while next < stops.count, stops[next].offset <= offset { next += 1 }
      let from = stops[max(0, next - 1)]
      let to = stops[min(stops.count - 1, next)]
      let way = to.offset - from.offset
      let share = way > 0 ? min(1, max(0, (offset - from.offset) / way)) : 0
      let color = Color(
        from.color.red + (to.color.red - from.color.red) * share,
        from.color.green + (to.color.green - from.color.green) * share,
        from.color.blue + (to.color.blue - from.color.blue) * share,
        from.color.alpha + (to.color.alpha - from.color.alpha) * share)
      colors.append(color.premultiplied(opacity))
    }
    self.colors = colors
    last = Double(count - 1)
  }

  /// The colour at a place between 0 and `last`; what lies beyond, or is no number, has the colour
  /// of an end.
  @inline(__always)
  func color(at place: Double) -> UInt32 { colors[index(at: place)] }

  @inline(__always)
  private func index(at place: Double) -> Int { place > 0 ? Int(min(place, last) + 0.5) : 0 }

  /// Fills a row whose first pixel has the colour at `origin`, and each further one that at a
  /// `slope` on.
  func fill(_ line: UnsafeMutableBufferPointer<UInt32>, from origin: Double, slope: Double) {
    // Across the gradient, all pixels of a row are alike.
    guard slope != 0 else { return line.update(repeating: color(at: origin)) }
    colors.withUnsafeBufferPointer { colors in
      for index in line.indices {
        line[index] = colors[self.index(at: origin + slope * Double(index))]
      }
    }
  }
}

extension Color {
  /// As a pixel of the canvas.
  fileprivate func premultiplied(_ opacity: Double) -> UInt32 {
    func byte(_ value: Double) -> UInt32 { UInt32(min(1, max(0, value)) * 255 + 0.5) }
    let alpha = min(1, max(0, self.alpha * opacity))
    return byte(alpha) << 24 | byte(min(1, max(0, red)) * alpha) << 16
      | byte(min(1, max(0, green)) * alpha) << 8 | byte(min(1, max(0, blue)) * alpha)
  }
}

extension DisplayGradient {
  /// How many colours tell each pixel's from its neighbours': four to a pixel along the gradient.
  fileprivate func tableCount(_ inverse: AffineTransform) -> Int {
    let length: Double =
      switch shape {
      case .linear(let start, let end): (end - start).length
      case .radial(_, let radius, _): radius
      }
    let pixel = min(Point(inverse.a, inverse.b).length, Point(inverse.c, inverse.d).length)
    let count = 4 * length / pixel
    return count < 4_096 ? max(64, Int(count)) : 4_096
  }
}

extension DisplayGradient.Shape {
  /// Fills a row whose first pixel lies at `first` and each further one a `step` on.
  fileprivate func fill(
    _ line: UnsafeMutableBufferPointer<UInt32>, from first: Point, step: Point,
    _ table: ColorTable
  ) {
    switch self {
    case .linear(let start, let end):
      let way = end - start
      let scale = table.last / way.dot(way)
      let origin = (first - start).dot(way) * scale
      let slope = step.dot(way) * scale
      table.fill(line, from: origin, slope: slope)
    case .radial(let center, let radius, let focus):
      // The circle of a share t has its centre at the focus plus t of the change to the centre, and t
      // of the radius: the larger t of the circles through a pixel counts.
      let way = center - focus
      let room = radius * radius - way.dot(way)
      let scale = table.last / room
      for index in 0..<line.count {
        let place = first + step * Double(index) - focus
        let along = place.dot(way)
        let root = (along * along + room * place.dot(place)).squareRoot()
        line[index] = table.color(at: (root - along) * scale)
      }
    }
  }
}
