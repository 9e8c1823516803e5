import InbetweenDiagnostics
import InbetweenLowering
import InbetweenSceneGraph
import InbetweenTimeline

extension LayerBuilder {
  /// A gradient that shows where a shape is: a layer as large as the shape ever is, masked by it.
  mutating func gradient(
    _ gradient: GradientPaint, on shape: LayerNode, _ layer: AnimatedLayer, _ context: LayerContext
  ) -> LayerNode? {
    guard let box = box(of: shape) else { return nil }
    guard gradient.hasHighlight else { return even(gradient, on: shape, box, context) }
    if let node = highlight(gradient, on: shape, box, context) { return node }
    let key = LayerPictures.Key(.gradient(gradient, box), context)
    return asSequence(layer, key) { builder in
      builder.lose(
        "the highlight of a radial gradient", layer,
        fix: "set the gradient's highlight length to 0")
      return builder.even(gradient, on: shape, box, context)
    } orElse: { builder, _ in
      guard context.colorMap.isEmpty else { return nil }
      let outlines = DisplayClip(box).outlines
      let paint = AnimatedGradient(gradient)
      var placed = builder.placed(key, shape.name, context) {
        (
          box,
          { frame in
            let fill = FillNode(outlines, paint: paint.paint(atFrame: frame))
            return DisplayList(size: box.size, nodes: [.fill(fill)])
          }
        )
      }
      placed?.node.masks = [shape]
      return placed
    }
  }

  /// A gradient with a highlight where nothing of it moves, which is drawn when the layer is made;
  /// nil for others.
  private mutating func highlight(
    _ gradient: GradientPaint, on shape: LayerNode, _ box: Rect, _ context: LayerContext
  ) -> LayerNode? {
    func still<Value>(_ property: Property<Value>) -> Value? {
      property.isStatic && property.slot == nil ? property.track.initialValue : nil
    }
    guard case .radial(let length, let angle) = gradient.kind,
      let way = still(length), let turn = still(angle), let center = still(gradient.start),
      let edge = still(gradient.end), still(gradient.stops) != nil
    else { return nil }
    var other = self
    let channels = other.stops(gradient.stops, context)
    func numbers(_ key: LayerKey) -> Numbers? { channels.first { $0.key == key }?.still }
    // Effects may change its colours over time.
    guard let colors = numbers(.colors), let offsets = numbers(.locations) else { return nil }
    var list: [Double] = []
    for (place, offset) in offsets.enumerated() {
      list.append(offset)
      list += colors[place * 4..<place * 4 + 4]
    }
    let highlight = LayerNode.Highlight(
      stops: Numbers(list), center: center, edge: edge, length: way, angle: turn)
    guard highlight.pixels(of: box) <= NativeLimits.gradientPixels else { return nil }
    self = other
    var node = LayerNode(shape.name, .highlight(highlight))
    node.bounds = box
    node.masks = [shape]
    return node
  }

  /// The same without a highlight.
  private mutating func even(
    _ gradient: GradientPaint, on shape: LayerNode, _ box: Rect, _ context: LayerContext
  ) -> LayerNode {
    var isRadial = false
    if case .radial = gradient.kind { isRadial = true }
    var node = LayerNode(shape.name, .gradient(isRadial: isRadial))
    node.bounds = box
    let side = box.size.width
    func unit(_ point: Point) -> [Double] {
      [(point.x - box.origin.x) / side, (point.y - box.origin.y) / side]
    }
    let ends: [AnyProperty] = [.point(gradient.start), .point(gradient.end)]
    let start = gradient.start
    let end = gradient.end
    func finish(_ frame: Double) -> [Double] {
      let from = start.value(atFrame: frame)
      var to = end.value(atFrame: frame)
      let length = (to - from).length
      // A gradient without extent is its last colour.
      if length < 1e-3 { to = from + Point(1e-3, 0) }
      guard isRadial else { return unit(to) }
      return unit(from + Point(1, 1) * max(length, 1e-3))
    }
    node.channels.append(
      channel(.startPoint, context, [.point(start)], exact: unitKeys(start, unit)) {
        unit(start.value(atFrame: $0))
      })
    node.channels.append(
      channel(
        .endPoint, context, isRadial ? ends : ends, exact: isRadial ? nil : unitKeys(end, unit)
      ) { finish($0) })
    node.channels += stops(gradient.stops, context).map {
      var channel = $0
      channel.themed = themed(gradient, $0.key, context)
      return channel
    }
    node.masks = [shape]
    return node
  }

  private func unitKeys(
    _ property: Property<Point>, _ unit: (Point) -> [Double]
  ) -> [NumbersKey]? {
    PairTrack(property).keys?.map {
      NumbersKey(
        frame: $0.frame, numbers: unit(Point($0.numbers[0], $0.numbers[1])), easing: $0.easing)
    }
  }

  /// The square that holds a shape at all times: in a square the ways in which systems lay out a
  /// slanted gradient are one.
  private func box(of shape: LayerNode) -> Rect? {
    var low = Point(Double.infinity, Double.infinity)
    var high = Point(-Double.infinity, -Double.infinity)
    for part in shape.sublayers.isEmpty ? [shape] : shape.sublayers {
      for key in part.path?.keys ?? [] {
        for outline in key.outlines {
          guard let bounds = outline.bounds else { continue }
          low = Point(min(low.x, bounds.origin.x), min(low.y, bounds.origin.y))
          high = Point(max(high.x, bounds.corner.x), max(high.y, bounds.corner.y))
        }
      }
    }
    guard low.x.isFinite, high.x.isFinite else { return nil }
    let parts = shape.sublayers.isEmpty ? [shape] : shape.sublayers
    let widths = parts.flatMap(\.channels).filter { $0.key == .lineWidth }
      .flatMap { $0.keys.map { $0.numbers[0] } }
    // Eased outlines may go beyond their keyframes, mitres beyond the line.
    let margin = 2 + (widths.max() ?? 0) * 5 + (high - low).length * 0.1
    let side = (max(high.x - low.x, high.y - low.y) + margin * 2).rounded(.up)
    let middle = low.interpolated(to: high, by: 0.5)
    return Rect(
      origin: Point(
        (middle.x - side / 2).rounded(.down), (middle.y - side / 2).rounded(.down)),
      size: Size(side + 1, side + 1))
  }

  /// Stops, with some in between where both colour and opacity change, since systems differ in whether
  /// they mix straight or premultiplied, and where an effect bends the way from one to the next.
  private mutating func stops(_ stops: Property<Gradient>, _ context: LayerContext)
    -> [LayerChannel]
  {
    let isBent = context.colorMap.contains(where: \.isBent)
    func list(_ frame: Double) -> [GradientStop] {
      DisplayGradient.merged(stops.value(atFrame: frame).resolvingMidpoints).finer(isBent: isBent)
    }
    let still = stops.isStatic ? list(context.range.start) : nil
    let frames = still == nil ? samples(context).map { context.clock.inside($0) } : []
    let count = frames.map { list($0).count }.max() ?? 0
    func padded(_ frame: Double) -> [GradientStop] {
      var found = still ?? list(frame)
      while found.count < max(2, count), let last = found.last { found.append(last) }
      return found
    }
    var whole = context
    let colorMap = context.colorMap
    whole.colorMap = []
    let main = self
    let clock = context.clock
    let colors = channel(
      .colors, whole, [.gradient(stops)] + colorMap.flatMap(\.properties)
    ) { frame in
      padded(frame).flatMap { stop -> [Double] in
        var color = stop.color
        if !colorMap.isEmpty {
          let outer = clock.line.map { $0.start + frame * $0.stretch } ?? frame
          color = main.colorMapped(color, context, outer)
        }
        return [color.red, color.green, color.blue, color.alpha].map { min(1, max(0, $0)) }
      }
    }
    let locations = channel(.locations, whole, [.gradient(stops)]) { frame in
      padded(frame).map(\.offset)
    }
    return [colors, locations]
  }

  /// Each frame of a range.
  private func samples(_ context: LayerContext) -> [Double] {
    Array(stride(from: context.range.start, through: context.range.end, by: 1))
  }
}
