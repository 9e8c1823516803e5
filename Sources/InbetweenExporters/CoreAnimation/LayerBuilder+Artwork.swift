import InbetweenDiagnostics
import InbetweenLowering
import InbetweenSceneGraph
import InbetweenTimeline

extension LayerBuilder {
  /// The layers of artwork, the lowest first.
  mutating func nodes(
    _ nodes: [ArtworkNode], _ artwork: Artwork, _ layer: SceneLayer, _ context: LayerContext
  ) -> [LayerNode] {
    var result: [LayerNode] = []
    for node in nodes {
      switch node {
      case .draw(let index):
        guard let drawn = draw(artwork.draws[index], artwork, layer, context),
          let counted = made(drawn)
        else { continue }
        result.append(counted)
      case .group(let group):
        let transform = artwork.transforms[group.transform].source
        let children = self.nodes(group.nodes, artwork, layer, context)
        guard !children.isEmpty else { continue }
        var node = LayerNode(group.name, sublayers: children)
        if let opacity = number(.opacity, transform.opacity, context, natural: 1, limits: 0...1) {
          if opacity.still == [0] { continue }
          node.channels.append(opacity)
        }
        self.applyTransform(&node, FlatTransform(transform), context)
        if group.blendMode != .normal { blend(&node, group.blendMode, layer) }
        if node.channels.isEmpty, node.filter == nil {
          result += children
        } else {
          result.append(node)
        }
      case .repeated(let repeater, let nodes):
        result += copies(repeater, nodes, artwork, layer, context)
      }
    }
    return result
  }

  private mutating func copies(
    _ repeater: Repeater, _ nodes: [ArtworkNode], _ artwork: Artwork, _ layer: SceneLayer,
    _ context: LayerContext
  ) -> [LayerNode] {
    let properties = ShapeItem("", .repeater(repeater)).properties.map(\.property)
    let steps =
      properties.allSatisfy(\.isStatic) ? 0 : context.range.halfFrames
    let wanted = (0...steps).reduce(0) { most, step in
      let frame = context.range.frame(step: step, of: steps)
      return max(most, repeater.copyCount(atFrame: context.clock.inside(frame)))
    }
    let count = min(wanted, NativeLimits.copies)
    if wanted > count { lose("more than \(count) copies", layer, fix: "repeat fewer times") }
    // All copies are alike but for their place and opacity.
    let (budgetBefore, reportBefore) = (budget, report)
    let original = self.nodes(nodes, artwork, layer, context)
    guard !original.isEmpty else { return [] }
    let layers = budgetBefore - budget
    let tracks = report.without(reportBefore)
    var result: [LayerNode] = []
    for index in 0..<count {
      if index > 0 {
        guard budget >= layers else {
          budget = 0
          _ = made(LayerNode(layer.name))
          break
        }
        budget -= layers
        report = report.joined(tracks)
      }
      var node = LayerNode(layer.name + " copy", sublayers: original)
      let opacity = channel(.opacity, context, properties) {
        [repeater.copy(index, atFrame: $0).opacity]
      }
      if opacity.still == [0] { continue }
      if opacity.still != [1] { node.channels.append(opacity) }
      self.applyTransform(&node, properties, context) {
        repeater.copy(index, atFrame: $0).transform
      }
      result.append(node)
    }
    return repeater.order == .below ? result.reversed() : result
  }

  // MARK: Paints

  private mutating func draw(
    _ draw: ArtworkDraw, _ artwork: Artwork, _ layer: SceneLayer, _ context: LayerContext
  ) -> LayerNode? {
    let name = draw.name.isEmpty ? layer.name : layer.name + " " + draw.name
    let paint: Paint
    let opacity: Property<Double>
    let blendMode: BlendMode
    let themed: String
    var node: LayerNode
    switch draw.style {
    case .fill(let fill):
      guard let path = path(of: draw, artwork, layer, context) else { return nil }
      node = LayerNode(name, .shape(.init(rule: fill.rule)))
      node.path = path
      paint = fill.paint
      themed = layer.name
      opacity = fill.opacity
      blendMode = fill.blendMode
    case .stroke(let stroke):
      guard let line = line(stroke, of: draw, artwork, name, layer, context) else { return nil }
      node = line
      paint = stroke.paint
      themed = layer.name + " stroke"
      opacity = stroke.opacity
      blendMode = stroke.blendMode
    }
    switch paint {
    case .solid(let color): self.paint(&node, color, themed: themed, context)
    case .gradient(let gradient):
      guard let painted = self.gradient(gradient, on: node, layer, context) else { return nil }
      node = painted
    }
    if let fade = number(.opacity, opacity, context, natural: 1, limits: 0...1) {
      if fade.still == [0] { return nil }
      node.channels.append(fade)
    }
    if blendMode != .normal { blend(&node, blendMode, layer) }
    return node
  }

  /// Gives a shape its colour: by the theme's name where it never changes.
  mutating func paint(
    _ node: inout LayerNode, _ color: Property<Color>, themed: String, _ context: LayerContext
  ) {
    guard case .shape(var style) = node.kind else { return }
    var channel = self.color(style.isStroke ? .strokeColor : .fillColor, color, context)
    channel.themed = self.themed(color, channel.key, context)
    if let numbers = channel.still {
      style.themed = theme.name(
        of: Color(numbers[0], numbers[1], numbers[2], numbers[3]), after: color.slot ?? themed,
        slot: color.slot)
      node.kind = .shape(style)
    } else {
      node.channels.append(channel)
    }
  }

  /// A filled shape.
  mutating func shape(
    _ name: String, color: Property<Color>, themed: String, _ context: LayerContext,
    _ path: PathTrack
  ) -> LayerNode {
    var node = LayerNode(name, .shape(.init()))
    node.path = path
    paint(&node, color, themed: themed, context)
    return node
  }

  /// The outlines that a paint draws.
  func properties(of draw: ArtworkDraw, _ artwork: Artwork) -> [AnyProperty] {
    artwork.items(below: draw.outlines).flatMap { $0.properties.map(\.property) }
  }

  private mutating func path(
    of draw: ArtworkDraw, _ artwork: Artwork, _ layer: SceneLayer, _ context: LayerContext
  ) -> PathTrack? {
    if let themed = themed(draw, artwork, context) {
      var track =
        own(draw, artwork, layer, context) ?? PathTrack(still: [], from: context.range.start)
      track.themed = themed
      return track
    }
    return own(draw, artwork, layer, context)
  }

  /// As the file has it.
  private mutating func own(
    _ draw: ArtworkDraw, _ artwork: Artwork, _ layer: SceneLayer, _ context: LayerContext
  ) -> PathTrack? {
    if let fixed = artwork.fixed[draw.outlines] {
      let outlines = fixed.shapes.flatMap { $0 }.filter { !$0.vertices.isEmpty }
      guard !outlines.isEmpty else { return nil }
      return PathTrack(still: outlines, from: context.range.start)
    }
    let track = path(context, properties(of: draw, artwork), of: layer) {
      artwork.outlines(of: draw, atFrame: $0, work: &$1)
    }
    if let track { tellUnmixed(track, of: draw, artwork) }
    return track
  }

  // MARK: Strokes

  private mutating func line(
    _ stroke: Stroke, of draw: ArtworkDraw, _ artwork: Artwork, _ name: String,
    _ layer: SceneLayer, _ context: LayerContext
  ) -> LayerNode? {
    var style = LayerNode.ShapeStyle(isStroke: true)
    style.cap = stroke.cap
    style.join = stroke.join
    var channels: [LayerChannel] = []
    guard
      let width = number(.lineWidth, stroke.width, context, limits: 0...Double.infinity),
      width.still.map({ $0[0] > 0 }) ?? true
    else { return nil }
    channels.append(width)
    if stroke.join == .miter,
      let limit = number(.miterLimit, stroke.miterLimit, context, limits: 1...Double.infinity)
    {
      channels.append(limit)
    }
    var isDashMoving = false
    if let dashes = stroke.dashes {
      isDashMoving = dashes.lengths.contains { !$0.isStatic }
      let lengths = AnimatedPen(stroke).pen(atFrame: context.clock.inside(context.range.start))
        .dashes
      if !isDashMoving { take(dashes.lengths, lengths, &style, layer, context) }
      if !style.dashes.isEmpty {
        if let phase = number(.lineDashPhase, dashes.offset, context, natural: 0) {
          channels.append(phase)
        }
      }
    }
    var node = LayerNode(name, .shape(style))
    node.channels = channels
    if isDashMoving {
      // The pattern itself never moves in Core Animation: dashes become outlines of their own.
      node.path = dashed(stroke, of: draw, artwork, layer, context)
      return node.path == nil ? nil : node
    }
    // A trimmed line with dashes restarts its pattern where it begins.
    if style.dashes.isEmpty, ThemedOutline(draw.outlines, of: artwork) == nil,
      let (outlines, trim) = artwork.trimmedLines(draw.outlines),
      outlines.allSatisfy({ $0.curveCount > 0 }), outlines.count <= 40
    {
      return trimmed(node, outlines, by: trim, context)
    }
    node.path = path(of: draw, artwork, layer, context)
    return node.path == nil ? nil : node
  }

  /// When something is nothing; nil when it never is.
  mutating func emptiness(
    _ context: LayerContext, _ properties: [AnyProperty], _ isEmpty: (Double) -> Bool
  ) -> LayerChannel? {
    let channel = channel(.hidden, context, properties) { [isEmpty($0) ? 1 : 0] }
    guard channel.keys.contains(where: { $0.numbers == [1] }) else { return nil }
    var keys = channel.keys
    for index in keys.indices { keys[index].easing = .hold }
    return LayerChannel(key: .hidden, keys: keys)
  }

  /// The dashes of a pattern that moves, as open outlines.
  private mutating func dashed(
    _ stroke: Stroke, of draw: ArtworkDraw, _ artwork: Artwork, _ layer: SceneLayer,
    _ context: LayerContext
  ) -> PathTrack? {
    guard let dashes = stroke.dashes else { return nil }
    let moving =
      (dashes.lengths + [dashes.offset]).map { AnyProperty.scalar($0) }
      + properties(of: draw, artwork)
    let moved = AnimatedPen(stroke)
    return path(context, moving, of: layer) { frame, work in
      let pen = moved.pen(atFrame: frame)
      let outlines = artwork.outlines(of: draw, atFrame: frame, work: &work)
      guard !pen.dashes.isEmpty else { return outlines }
      let parts = outlines.flatMap { $0.dashed(pen.dashes, offset: pen.dashOffset) }
      work.take(points: parts.reduce(0) { $0 + $1.vertices.count })
      return parts
    }
  }
}

extension Property where Value == Double {
  /// Whether it may go beyond its keyframes, or they beyond 0 and 1.
  var overshoots: Bool {
    track.keyframes.contains { keyframe in
      !(0...1).contains(keyframe.value) || keyframe.easing.curves.contains { $0.leavesUnit }
    }
  }
}

extension BezierPath {
  /// The parts of the outline that a pattern of dashes and gaps draws.
  func dashed(_ pattern: [Double], offset: Double) -> [BezierPath] {
    let measured = MeasuredPath(self)
    let period = pattern.reduce(0, +)
    guard measured.length > 0, period > 1e-3, measured.length / period < 2_000 else {
      return [self]
    }
    var parts: [BezierPath] = []
    var position = -(offset - (offset / period).rounded(.down) * period)
    while position < measured.length {
      for (index, length) in pattern.enumerated() {
        let from = max(0, position)
        let to = min(measured.length, position + length)
        if index % 2 == 0, to > from { parts.append(measured.part(from: from, to: to)) }
        position += length
      }
    }
    return parts.filter { !$0.vertices.isEmpty }
  }
}
