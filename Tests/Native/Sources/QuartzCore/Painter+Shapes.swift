internal import CStandInCairo
internal import CoreGraphics

extension Painter {
  func shape(_ layer: CAShapeLayer, _ values: [String: Any], _ opacity: Double) {
    guard let path = values["path"] as? CGPath ?? layer.path, !path.isEmpty else { return }
    let fill = values["fillColor"] as? CGColor ?? layer.fillColor
    let stroke = values["strokeColor"] as? CGColor ?? layer.strokeColor
    // A fill below a line is one picture with it.
    if let parts = fill?.components, parts[3] > 0 {
      trace(path.elements)
      cairo_set_fill_rule(
        cairo, layer.fillRule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo_set_source_rgba(
        cairo, Double(parts[0]), Double(parts[1]), Double(parts[2]), Double(parts[3]) * opacity)
      cairo_fill(cairo)
    }
    let width = Kind.number(values["lineWidth"]) ?? Double(layer.lineWidth)
    guard let parts = stroke?.components, parts[3] > 0, width > 0 else { return }
    let start = Kind.number(values["strokeStart"]) ?? Double(layer.strokeStart)
    let end = Kind.number(values["strokeEnd"]) ?? Double(layer.strokeEnd)
    Contract.check(start <= end + 0.002, "strokeStart \(start) lies beyond strokeEnd \(end)")
    Contract.check(start >= -0.001 && end <= 1.001, "strokeStart and strokeEnd leave 0…1")
    let isWhole = start <= 0 && end >= 1
    let elements = isWhole ? path.elements : Self.part(of: path.elements, from: start, to: end)
    guard !elements.isEmpty else { return }
    trace(elements)
    cairo_set_line_width(cairo, width)
    switch layer.lineCap {
    case .butt: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_SQUARE)
    default: preconditionFailure("a line cap that there is not")
    }
    switch layer.lineJoin {
    case .miter: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_BEVEL)
    default: preconditionFailure("a line join that there is not")
    }
    cairo_set_miter_limit(
      cairo, Kind.number(values["miterLimit"]) ?? Double(layer.miterLimit))
    let dashes = (layer.lineDashPattern ?? []).map(\.doubleValue)
    if !dashes.isEmpty {
      let phase = Kind.number(values["lineDashPhase"]) ?? Double(layer.lineDashPhase)
      cairo_set_dash(cairo, dashes, Int32(dashes.count), phase)
    }
    cairo_set_source_rgba(
      cairo, Double(parts[0]), Double(parts[1]), Double(parts[2]), Double(parts[3]) * opacity)
    cairo_stroke(cairo)
    cairo_set_dash(cairo, nil, 0, 0)
  }

  private func trace(_ elements: [CGPath.Element]) {
    cairo_new_path(cairo)
    for element in elements {
      switch element {
      case .move(let point): cairo_move_to(cairo, Double(point.x), Double(point.y))
      case .line(let point): cairo_line_to(cairo, Double(point.x), Double(point.y))
      case .curve(let a, let b, let c):
        cairo_curve_to(
          cairo, Double(a.x), Double(a.y), Double(b.x), Double(b.y), Double(c.x), Double(c.y))
      case .close: cairo_close_path(cairo)
      }
    }
  }

  /// The part of all outlines, one after the other, between two shares of their length.
  private static func part(
    of elements: [CGPath.Element], from start: Double, to end: Double
  ) -> [CGPath.Element] {
    struct Segment {
      var points: [CGPoint]
      var length: Double
      var begins: Bool
    }
    var segments: [Segment] = []
    var current = CGPoint.zero
    var first = CGPoint.zero
    var begins = true
    func add(_ points: [CGPoint]) {
      segments.append(Segment(points: points, length: length(points), begins: begins))
      begins = false
      current = points[points.count - 1]
    }
    for element in elements {
      switch element {
      case .move(let point):
        current = point
        first = point
        begins = true
      case .line(let point): add([current, point])
      case .curve(let a, let b, let c): add([current, a, b, c])
      case .close:
        if current != first { add([current, first]) }
        begins = true
      }
    }
    let total = segments.reduce(0) { $0 + $1.length }
    let low = start * total
    let high = end * total
    guard high > low + 1e-9 else { return [] }
    var result: [CGPath.Element] = []
    var travelled = 0.0
    for segment in segments {
      defer { travelled += segment.length }
      let from = max(0, low - travelled)
      let to = min(segment.length, high - travelled)
      guard to > from, segment.length > 0 else { continue }
      let points = cut(segment.points, from, to, segment.length)
      if segment.begins || from > 0 || result.isEmpty { result.append(.move(points[0])) }
      result.append(
        points.count == 2 ? .line(points[1]) : .curve(points[1], points[2], points[3]))
    }
    return result
  }

  private static func at(_ points: [CGPoint], _ t: Double) -> CGPoint {
    let t = CGFloat(t)
    let u = 1 - t
    if points.count == 2 {
      return CGPoint(
        x: points[0].x * u + points[1].x * t, y: points[0].y * u + points[1].y * t)
    }
    let weights = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
    return zip(points, weights).reduce(CGPoint.zero) {
      CGPoint(x: $0.x + $1.0.x * $1.1, y: $0.y + $1.0.y * $1.1)
    }
  }

  private static func length(_ points: [CGPoint], to end: Double = 1) -> Double {
    let steps = points.count == 2 ? 1 : 64
    var sum = 0.0
    var last = points[0]
    for step in 1...steps {
      let next = at(points, end * Double(step) / Double(steps))
      sum += hypot(Double(next.x - last.x), Double(next.y - last.y))
      last = next
    }
    return sum
  }

  private static func cut(
    _ points: [CGPoint], _ from: Double, _ to: Double, _ whole: Double
  ) -> [CGPoint] {
    func parameter(_ wanted: Double) -> Double {
      if wanted <= 0 { return 0 }
      if wanted >= whole { return 1 }
      if points.count == 2 { return wanted / whole }
      var low = 0.0
      var high = 1.0
      for _ in 0..<30 {
        let middle = (low + high) / 2
        if length(points, to: middle) < wanted { low = middle } else { high = middle }
      }
      return (low + high) / 2
    }
    let a = parameter(from)
    let b = parameter(to)
    if points.count == 2 { return [at(points, a), at(points, b)] }
    func mix(_ p: CGPoint, _ q: CGPoint, _ t: Double) -> CGPoint {
      CGPoint(x: p.x + (q.x - p.x) * CGFloat(t), y: p.y + (q.y - p.y) * CGFloat(t))
    }
    func split(_ p: [CGPoint], _ t: Double) -> ([CGPoint], [CGPoint]) {
      let ab = mix(p[0], p[1], t)
      let bc = mix(p[1], p[2], t)
      let cd = mix(p[2], p[3], t)
      let abc = mix(ab, bc, t)
      let bcd = mix(bc, cd, t)
      let middle = mix(abc, bcd, t)
      return ([p[0], ab, abc, middle], [middle, bcd, cd, p[3]])
    }
    let left = b < 1 ? split(points, b).0 : points
    return a > 0 ? split(left, a / b).1 : left
  }
}

/// A Gaussian on a surface, exact to 8 bits.
enum Blur {
  static func blur(_ surface: OpaquePointer, width: Int, height: Int, sigma: Double) {
    guard sigma > 0.01 else { return }
    cairo_surface_flush(surface)
    let stride = Int(cairo_image_surface_get_stride(surface))
    guard let data = cairo_image_surface_get_data(surface) else { return }
    let reach = Int((sigma * 3).rounded(.up))
    var kernel = (0...(2 * reach)).map { index -> Float in
      let x = Double(index - reach) / sigma
      return Float(exp(-x * x / 2))
    }
    let sum = kernel.reduce(0, +)
    kernel = kernel.map { $0 / sum }
    // Only the alpha counts.
    var middle = [Float](repeating: 0, count: width * height)
    for y in 0..<height {
      for x in 0..<width {
        var value: Float = 0
        for offset in max(-reach, -x)...min(reach, width - 1 - x) {
          value += kernel[offset + reach] * Float(data[y * stride + (x + offset) * 4 + 3])
        }
        middle[y * width + x] = value
      }
    }
    for y in 0..<height {
      for x in 0..<width {
        var value: Float = 0
        for offset in max(-reach, -y)...min(reach, height - 1 - y) {
          value += kernel[offset + reach] * middle[(y + offset) * width + x]
        }
        let alpha = UInt8(min(255, max(0, value.rounded())))
        let place = y * stride + x * 4
        data[place] = 0
        data[place + 1] = 0
        data[place + 2] = 0
        data[place + 3] = alpha
      }
    }
    cairo_surface_mark_dirty(surface)
  }
}
