import InbetweenLowering
import InbetweenTimeline

extension Renderer {
  /// Paints nodes, the first one lowest.
  mutating func paint(
    _ nodes: [DisplayNode], on canvas: borrowing Canvas, _ situation: Situation
  ) {
    for node in nodes {
      switch node {
      case .fill(let fill): paint(fill, on: canvas, situation)
      case .stroke(let stroke): paint(stroke, on: canvas, situation)
      case .image(let image): paint(image, on: canvas, situation)
      case .group(let group): paint(group, on: canvas, situation)
      }
    }
  }

  private mutating func paint(
    _ fill: FillNode, on canvas: borrowing Canvas, _ situation: Situation
  ) {
    let total = fill.transform.followed(by: situation.space)
    let opacity = fill.opacity * situation.opacity
    guard total.isUsable, fill.paint.isVisible(opacity) else { return }
    let extent = fill.outlines.extent(total)
    let area = extent.pixels(within: situation.visible)
    guard !area.isEmpty else { return }
    let work = EdgeWork(filling: fill.outlines, total, within: area)
    guard spendPaint(area.area + work.pixels) else { return }
    let outlines =
      extent.isWithin(limits.reach)
      ? fill.outlines : fill.outlines.cut(to: situation.visible, total)
    paint(on: canvas, area: area, mode: situation.mode ?? fill.blendMode) { canvas, operation in
      canvas.fill(
        outlines, total, rule: fill.rule, paint: fill.paint, opacity: opacity,
        operation: operation, within: area, isCut: situation.isCut, isDense: work.isDense)
    }
  }

  private mutating func paint(
    _ stroke: StrokeNode, on canvas: borrowing Canvas, _ situation: Situation
  ) {
    let total = stroke.transform.followed(by: situation.space)
    let opacity = stroke.opacity * situation.opacity
    guard total.isUsable, stroke.paint.isVisible(opacity), stroke.pen.width > 0,
      stroke.pen.width.isFinite
    else { return }
    let reach = stroke.pen.reach
    let extent = stroke.outlines.extent(total)
    let area = extent.grown(x: reach * total.reachAcrossX, y: reach * total.reachAcrossY)
      .pixels(within: situation.visible)
    guard !area.isEmpty else { return }
    var pen = stroke.pen
    // Of a line that is wider than that, the middle may lie further away than its sides.
    let side = pen.reach * max(total.reachAcrossX, total.reachAcrossY)
    let isWide = side + Double(max(area.right, area.bottom)) > limits.reach
    let outlines =
      isWide || extent.isWithin(limits.reach)
      ? stroke.outlines : stroke.outlines.cut(total, limits.reach)
    if !pen.dashes.isEmpty { limitDashes(&pen, of: outlines) }
    let work = EdgeWork(along: outlines, total, pen: pen, within: area, isWide: isWide)
    guard spendPaint(area.area + work.pixels) else { return }
    paint(on: canvas, area: area, mode: situation.mode ?? stroke.blendMode) { canvas, operation in
      canvas.stroke(
        outlines, total, pen: pen, paint: stroke.paint, opacity: opacity, operation: operation,
        within: area, isDense: work.isDense)
    }
  }

  private mutating func paint(
    _ image: ImageNode, on canvas: borrowing Canvas, _ situation: Situation
  ) {
    let total = image.transform.followed(by: situation.space)
    let opacity = image.opacity * situation.opacity
    guard total.isUsable, opacity > 0, image.size.width > 0, image.size.height > 0 else { return }
    let area = Box(left: 0, top: 0, right: image.size.width, bottom: image.size.height)
      .applying(total).pixels(within: situation.visible)
    guard !area.isEmpty else { return }
    let shown = Size(
      image.size.width * Point(total.a, total.b).length,
      image.size.height * Point(total.c, total.d).length)
    guard let bitmap = images.bitmap(image.asset, for: shown, limits: limits, log: &log) else {
      return
    }
    let sampling = PictureSampling(of: bitmap, in: image.size, total)
    guard spendPaint(area.area * sampling.cost) else { return }
    paint(on: canvas, area: area, mode: situation.mode ?? image.blendMode) { canvas, operation in
      canvas.draw(bitmap, in: image.size, total, sampling, opacity: opacity, operation: operation)
    }
  }

  /// Runs `draw` with a blend mode of Cairo's, or on a layer that is then mixed pixel by pixel.
  private mutating func paint(
    on canvas: borrowing Canvas, area: PixelRect, mode: BlendMode,
    _ draw: (borrowing Canvas, Operation) -> Void
  ) {
    if mode.isCairos { return draw(canvas, .blend(mode)) }
    guard let layer = layer(area) else { return draw(canvas, .over) }
    draw(layer, .over)
    mix(layer, onto: canvas, opacity: 1, mode: mode)
    layer.recycle(into: &pool)
  }

  /// Mixes a layer with what is below, in any blend mode.
  mutating func mix(
    _ layer: borrowing Canvas, onto canvas: borrowing Canvas, opacity: Double, mode: BlendMode
  ) {
    let area = layer.bounds.intersection(canvas.bounds)
    guard !area.isEmpty else { return }
    guard !mode.isCairos, let mixed = self.layer(area) else {
      return canvas.draw(layer, opacity: opacity, operation: .blend(mode))
    }
    // What it will look like is made apart and put in place by Cairo, so that its clip counts.
    mixed.draw(canvas, opacity: 1, operation: .replace)
    mixed.edit {
      for row in area.top..<area.bottom {
        let start = area.left - layer.bounds.left
        Blending.mix(
          UnsafeMutableBufferPointer(
            rebasing: layer.colors(row: row)[start..<(start + area.width)]),
          opacity: Float(opacity), onto: mixed.colors(row: row), mode: mode)
      }
    }
    canvas.saveClip()
    canvas.clip(to: area)
    canvas.draw(mixed, opacity: 1, operation: .replace)
    canvas.restoreClip()
    mixed.recycle(into: &pool)
  }

  /// Takes a pen's dashes away where it cannot draw them.
  private mutating func limitDashes(_ pen: inout Pen, of outlines: [BezierPath]) {
    let period = pen.dashes.reduce(0, +)
    guard period > 0, period.isFinite, pen.dashes.allSatisfy({ $0 >= 0 }),
      pen.dashOffset.isFinite
    else {
      pen.dashes = []
      return
    }
    let count = pen.dashCount(along: outlines)
    // Of outlines whose length no number says, none are drawn.
    if count <= limits.dashes { return }
    pen.dashes = []
    report(.tooManyDashes(count: count, limits: limits))
  }
}

extension DisplayPaint {
  fileprivate func isVisible(_ opacity: Double) -> Bool {
    guard opacity > 0 else { return false }
    switch self {
    case .solid(let color): return color.alpha > 0
    case .gradient(let gradient): return gradient.stops.contains { $0.color.alpha > 0 }
    }
  }
}
