import CInbetweenCairo
import InbetweenLowering
import InbetweenTimeline

extension Canvas {
  /// Paints the inside of outlines, of which nothing shows outside of `area`; nil for all of it.
  /// `isCut` says whether a clip cuts the area, `isDense` whether there is so much of them as
  /// `EdgeWork` says.
  func fill(
    _ outlines: [BezierPath], _ transform: AffineTransform, rule: FillRule, paint: DisplayPaint,
    opacity: Double, operation: Operation, within area: PixelRect? = nil, isCut: Bool = true,
    isDense: Bool
  ) {
    let area = area?.intersection(bounds) ?? bounds
    if !isCut, operation == .over, case .solid(var color) = paint {
      color.alpha *= opacity
      if fillSmall(outlines, transform, color: color, within: area) { return }
    }
    if isDense {
      var dense = DenseCoverage(filling: outlines, transform, within: area)
      return draw(
        paint, transform, through: &dense, rule, opacity: opacity, operation: operation,
        within: area)
    }
    set(transform)
    trace(outlines, closing: true, asCurves: isCut)
    cairo_set_fill_rule(
      context, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_set_operator(context, operation.cairo)
    if set(paint, transform, within: area, opacity: opacity) {
      cairo_fill(context)
    } else {
      cairo_new_path(context)
    }
  }

  /// Paints a line along outlines, of which nothing shows outside of `area`; nil for all of it.
  func stroke(
    _ outlines: [BezierPath], _ transform: AffineTransform, pen: Pen, paint: DisplayPaint,
    opacity: Double, operation: Operation, within area: PixelRect? = nil, isDense: Bool
  ) {
    let area = area?.intersection(bounds) ?? bounds
    if isDense {
      var dense = DenseCoverage(along: outlines, transform, pen: pen, within: area)
      return draw(
        paint, transform, through: &dense, .nonZero, opacity: opacity, operation: operation,
        within: area)
    }
    set(transform)
    trace(outlines, closing: false)
    cairo_set_line_width(context, pen.width)
    cairo_set_line_cap(context, pen.cap.cairo)
    cairo_set_line_join(context, pen.join.cairo)
    cairo_set_miter_limit(context, max(1, pen.miterLimit))
    cairo_set_dash(context, pen.dashes, Int32(pen.dashes.count), pen.dashOffset)
    cairo_set_operator(context, operation.cairo)
    let precision = cairo_get_tolerance(context)
    let radius = pen.width / 2 * max(transform.reachAcrossX, transform.reachAcrossY)
    cairo_set_tolerance(context, max(precision, radius * Self.roundness))
    if set(paint, transform, within: area, opacity: opacity) {
      cairo_stroke(context)
    } else {
      cairo_new_path(context)
    }
    cairo_set_tolerance(context, precision)
  }

  /// How far from round a pen may be, as a fraction of its radius: no pen has more than 4,500 corners,
  /// and only those of more than 100,000 pixels fewer than they would have.
  private static let roundness = 1e-6

  /// Paints through coverage that is worked out row by row.
  private func draw(
    _ paint: DisplayPaint, _ transform: AffineTransform, through coverage: inout DenseCoverage,
    _ rule: FillRule, opacity: Double, operation: Operation, within area: PixelRect
  ) {
    guard !area.isEmpty,
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_A8, Int32(area.width), Int32(area.height))
    else { return }
    defer { cairo_surface_destroy(surface) }
    guard let start = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    cairo_surface_flush(surface)
    coverage.fill(rule) { row, line in
      (start + row * stride).update(from: line, count: line.count)
    }
    cairo_surface_mark_dirty(surface)
    set(transform)
    cairo_set_operator(context, operation.cairo)
    guard set(paint, transform, within: area, opacity: opacity) else { return }
    cairo_identity_matrix(context)
    cairo_mask_surface(context, surface, Double(area.left), Double(area.top))
  }

  /// Keeps what lies within outlines and removes the rest.
  func keepInside(_ outlines: [BezierPath], _ transform: AffineTransform, rule: FillRule) {
    fill(
      outlines, transform, rule: rule, paint: .solid(.black), opacity: 1,
      operation: .keepCovered, isDense: false)
  }

  /// Lets nothing that is drawn until `restoreClip` show outside of outlines: at their edges, their
  /// coverage is multiplied with that of what is drawn, as the alphas of mattes and masks are.
  func clip(to outlines: [BezierPath], _ transform: AffineTransform, rule: FillRule) {
    set(transform)
    trace(outlines, closing: true)
    cairo_set_fill_rule(
      context, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    // Of outlines that are smoothed alike, Cairo would draw the intersection.
    cairo_set_antialias(context, CAIRO_ANTIALIAS_GRAY)
    cairo_clip(context)
    cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
  }

  /// Lets nothing that is drawn until `restoreClip` show outside of these pixels.
  func clip(to rect: PixelRect) {
    cairo_identity_matrix(context)
    cairo_rectangle(
      context, Double(rect.left), Double(rect.top), Double(rect.width), Double(rect.height))
    cairo_clip(context)
  }

  /// Remembers the clip for `restoreClip`.
  func saveClip() { cairo_save(context) }

  /// The clip of the `saveClip` before.
  func restoreClip() { cairo_restore(context) }

  func set(_ transform: AffineTransform) {
    var matrix = cairo_matrix_t(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx,
      y0: transform.ty)
    cairo_set_matrix(context, &matrix)
  }

  /// With `asCurves` Cairo takes no outline for a rectangle, of which it would draw the intersection
  /// with a clip.
  private func trace(_ outlines: [BezierPath], closing: Bool, asCurves: Bool = false) {
    for outline in outlines {
      guard let first = outline.vertices.first else { continue }
      guard closing || outline.vertices.count > 1 else { continue }
      cairo_move_to(context, first.point.x, first.point.y)
      var from = first
      var rest = outline.vertices.dropFirst()
      if asCurves, outline.isUprightRectangle, var corner = rest.popFirst() {
        from.outTangent = (corner.point - from.point) * (1.0 / 3)
        corner.inTangent = Point.zero - from.outTangent
        line(from: from, to: corner)
        from = outline.vertices[1]
      }
      for vertex in rest {
        line(from: from, to: vertex)
        from = vertex
      }
      guard outline.isClosed else { continue }
      if from.outTangent != .zero || first.inTangent != .zero { line(from: from, to: first) }
      cairo_close_path(context)
    }
  }

  private func line(from: BezierPath.Vertex, to: BezierPath.Vertex) {
    if from.outTangent == .zero && to.inTangent == .zero {
      cairo_line_to(context, to.point.x, to.point.y)
    } else {
      cairo_curve_to(
        context, from.point.x + from.outTangent.x, from.point.y + from.outTangent.y,
        to.point.x + to.inTangent.x, to.point.y + to.inTangent.y, to.point.x, to.point.y)
    }
  }

  /// Makes `paint` the source in the space that is set; false when it paints nothing.
  private func set(
    _ paint: DisplayPaint, _ transform: AffineTransform, within area: PixelRect, opacity: Double
  ) -> Bool {
    switch paint {
    case .solid(let color):
      cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha * opacity)
      return true
    case .gradient(var gradient):
      guard let last = gradient.stops.last else { return false }
      guard let shape = gradient.shape.drawable, gradient.stops.count > 1 else {
        return set(.solid(last.color), transform, within: area, opacity: opacity)
      }
      gradient.shape = shape
      if set(gradient, transform, within: area, opacity: opacity) { return true }
      let pattern = shape.pattern
      for stop in gradient.stops.thinned {
        cairo_pattern_add_color_stop_rgba(
          pattern, stop.offset, stop.color.red, stop.color.green, stop.color.blue,
          stop.color.alpha * opacity)
      }
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_set_source(context, pattern)
      cairo_pattern_destroy(pattern)
      return true
    }
  }
}

extension [GradientStop] {
  /// As many as can be distinguished, spread evenly over the list; the first and the last are kept.
  fileprivate var thinned: [GradientStop] {
    let most = RenderLimits.gradientStops
    guard count > most else { return self }
    return (0..<most).map { self[$0 * (count - 1) / (most - 1)] }
  }
}

extension DisplayGradient.Shape {
  /// The shape with a focus well within the circle; nil where start and end are one place, which
  /// shows the last stop alone.
  fileprivate var drawable: Self? {
    switch self {
    case .linear(let start, let end): return (end - start).length > 1e-9 ? self : nil
    case .radial(let center, let radius, let focus):
      guard radius > 1e-9 else { return nil }
      // A focus on the circle itself would leave a half plane without a colour.
      let step = focus - center
      let length = step.length
      guard length > radius * 0.999 else { return self }
      return .radial(
        center: center, radius: radius, focus: center + step * (radius * 0.999 / length))
    }
  }

  /// Cairo's gradient of this shape, without stops.
  fileprivate var pattern: OpaquePointer? {
    switch self {
    case .linear(let start, let end):
      cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
    case .radial(let center, let radius, let focus):
      cairo_pattern_create_radial(focus.x, focus.y, 0, center.x, center.y, radius)
    }
  }
}

extension LineCap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension LineJoin {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
