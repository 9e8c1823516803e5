import InbetweenDiagnostics
import InbetweenLowering
import InbetweenSceneGraph
import InbetweenTimeline

extension LayerBuilder {
  /// The layers of artwork, the lowest first.
  mutating func nodes(
    _ nodes: [AnimatedShape], _ artwork: Artwork, _ layer: AnimatedLayer, _ context: LayerContext
  ) -> [LayerNode] {
    var result: [LayerNode] = []
    for node in nodes {
      switch node {
      case .fill(let fill):
        result += draw(fill, artwork, layer, context).flatMap { made($0) }.map { [$0] } ?? []
      case .stroke(let stroke):
        result += draw(stroke, artwork, layer, context).flatMap { made($0) }.map { [$0] } ?? []
      case .group(let group):
        let transform = artwork.transforms[group.transform].source
        let children = self.part(
          group.nodes, artwork, layer.part(scaledBy: transform.scale.greatestScale), context)
        guard !children.isEmpty else { continue }
        var node = LayerNode(group.name, sublayers: children)
        guard fade(&node, group.opacity, context) else { continue }
        self.applyTransform(&node, FlatTransform(transform), context)
        if group.blendMode != .normal { blend(&node, group.blendMode, layer) }
        if node.channels.isEmpty, node.filter == nil {
          result += children
        } else {
          result.append(node)
        }
      case .copies(let repeater, let nodes):
        result += copies(repeater, nodes, artwork, layer, context)
      }
    }
    return result
  }

  /// The layers of a part of artwork, whose lengths are seen as those of `layer` are.
  private mutating func part(
    _ nodes: [AnimatedShape], _ artwork: Artwork, _ layer: AnimatedLayer, _ context: LayerContext
  ) -> [LayerNode] {
    let outer = current
    current = layer
    defer { current = outer }
    return self.nodes(nodes, artwork, layer, context)
  }

  /// Gives a layer an opacity of its own; whether it is ever seen.
  mutating func fade(
    _ node: inout LayerNode, _ opacity: AnimatedNumber, _ context: LayerContext
  ) -> Bool {
    guard let fade = number(.opacity, opacity, context, natural: 1) else { return true }
    node.channels.append(fade)
    return fade.still != [0]
  }

  private mutating func copies(
    _ repeater: Repeater, _ nodes: [AnimatedShape], _ artwork: Artwork, _ layer: AnimatedLayer,
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
    let original = part(nodes, artwork, layer.part(scaledBy: nil), context)
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

  /// The inside of outlines.
  ///
  /// - Parameters:
  ///   - fill: what is drawn.
  ///   - artwork: whose steps yield outlines; nil outside of artwork.
  ///   - layer: that shows it.
  ///   - context: of the layer.
  /// - Returns: nil where there is nothing to draw.
  mutating func draw(
    _ fill: AnimatedFill, _ artwork: Artwork?, _ layer: AnimatedLayer, _ context: LayerContext
  ) -> LayerNode? {
    guard let path = path(of: fill.outlines, artwork, layer, context) else { return nil }
    var node = LayerNode(layer.name(of: fill.name), .shape(.init(rule: fill.rule)))
    node.path = path
    return painted(
      node, fill.paint, themed: layer.name, fill.opacity, fill.blendMode, layer, context)
  }

  /// A line along outlines: as a fill.
  mutating func draw(
    _ stroke: AnimatedStroke, _ artwork: Artwork?, _ layer: AnimatedLayer, _ context: LayerContext
  ) -> LayerNode? {
    line(stroke, artwork, layer, context).flatMap {
      painted(
        $0, stroke.paint, themed: layer.name + " stroke", stroke.opacity, stroke.blendMode, layer,
        context)
    }
  }

  private mutating func painted(
    _ shape: LayerNode, _ paint: AnimatedPaint, themed: String, _ opacity: AnimatedNumber,
    _ mode: BlendMode, _ layer: AnimatedLayer, _ context: LayerContext
  ) -> LayerNode? {
    var node = shape
    switch paint {
    case .solid(let color): self.paint(&node, color, themed: themed, context)
    case .gradient(let gradient):
      guard let painted = self.gradient(gradient.source, on: node, layer, context) else {
        return nil
      }
      node = painted
    }
    guard fade(&node, opacity, context) else { return nil }
    if mode != .normal { blend(&node, mode, layer) }
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

  private mutating func path(
    of outlines: AnimatedOutlines, _ artwork: Artwork?, _ layer: AnimatedLayer,
    _ context: LayerContext
  ) -> PathTrack? {
    guard case .step(let step) = outlines, let artwork,
      let themed = themed(step: step, of: artwork, context)
    else { return own(outlines, artwork, layer, context) }
    var track =
      own(outlines, artwork, layer, context) ?? PathTrack(still: [], from: context.range.start)
    track.themed = themed
    return track
  }

  /// As the file has it.
  private mutating func own(
    _ outlines: AnimatedOutlines, _ artwork: Artwork?, _ layer: AnimatedLayer,
    _ context: LayerContext
  ) -> PathTrack? {
    if case .step(let step) = outlines, let fixed = artwork?.fixed[step] {
      let outlines = fixed.shapes.flatMap { $0 }.filter { !$0.vertices.isEmpty }
      guard !outlines.isEmpty else { return nil }
      guard work.takeStill(outlines) else {
        log.report(.tooMuchWork("Core Animation", layer))
        return nil
      }
      return PathTrack(still: outlines, from: context.range.start)
    }
    let track = path(context, outlines.properties(in: artwork), of: layer) {
      outlines.drawn(atFrame: $0, in: artwork, work: &$1)
    }
    if let track, let artwork, case .step(let step) = outlines {
      tellUnmixed(track, of: step, artwork)
    }
    return track
  }

  // MARK: Strokes

  private mutating func line(
    _ stroke: AnimatedStroke, _ artwork: Artwork?, _ layer: AnimatedLayer, _ context: LayerContext
  ) -> LayerNode? {
    let pen = stroke.pen
    var style = LayerNode.ShapeStyle(isStroke: true)
    style.cap = pen.cap
    style.join = pen.join
    var channels: [LayerChannel] = []
    guard let width = number(.lineWidth, pen.width, context),
      width.still.map({ $0[0] > 0 }) ?? true
    else { return nil }
    channels.append(width)
    if pen.join == .miter, let limit = number(.miterLimit, pen.miterLimit, context) {
      channels.append(limit)
    }
    let isDashMoving = pen.dashes.contains { !$0.isStatic }
    if !isDashMoving { take(pen, &style, layer, context) }
    if !style.dashes.isEmpty,
      let phase = number(.lineDashPhase, pen.dashOffset, context, natural: 0)
    {
      channels.append(phase)
    }
    var node = LayerNode(layer.name(of: stroke.name), .shape(style))
    node.channels = channels
    if isDashMoving {
      // The pattern itself never moves in Core Animation: dashes become outlines of their own.
      node.path = dashed(stroke, artwork, layer, context)
      return node.path == nil ? nil : node
    }
    // A trimmed line with dashes restarts its pattern where it begins.
    if case .step(let step) = stroke.outlines, let artwork, style.dashes.isEmpty,
      ThemedOutline(step, of: artwork) == nil,
      let (outlines, trim) = artwork.trimmedLines(step),
      outlines.count <= 40, work.takeStill(outlines)
    {
      return trimmed(node, outlines, by: trim, context)
    }
    node.path = path(of: stroke.outlines, artwork, layer, context)
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
    _ stroke: AnimatedStroke, _ artwork: Artwork?, _ layer: AnimatedLayer, _ context: LayerContext
  ) -> PathTrack? {
    let dashes = (stroke.pen.dashes + [stroke.pen.dashOffset]).flatMap(\.properties)
    let moving = dashes + stroke.outlines.properties(in: artwork)
    return path(context, moving, of: layer) { frame, work in
      let pen = stroke.pen.pen(atFrame: frame)
      let outlines = stroke.outlines.drawn(atFrame: frame, in: artwork, work: &work)
      guard !pen.dashes.isEmpty else { return outlines }
      let parts = outlines.flatMap { $0.dashed(pen.dashes, offset: pen.dashOffset) }
      // Where each of them begins and ends is measured.
      work.take(points: parts.reduce(0) { $0 + $1.vertices.count }, pieces: parts.count)
      return parts
    }
  }
}

extension AnimatedLayer {
  /// What a part of it is called.
  fileprivate func name(of part: String) -> String { part.isEmpty ? name : name + " " + part }
}

extension AnimatedOutlines {
  /// What moves them.
  fileprivate func properties(in artwork: Artwork?) -> [AnyProperty] {
    switch self {
    case .rectangle: []
    case .step(let step):
      artwork?.items(below: step).flatMap { $0.properties.map(\.property) } ?? []
    case .masks(let lines):
      lines.chosen(atFrame: 0).map { .path($0) } + lines.start.properties + lines.end.properties
    }
  }

  /// What they are at a frame; nothing once all work is spent.
  fileprivate func drawn(
    atFrame frame: Double, in artwork: Artwork?, work: inout OutlineWork
  ) -> [BezierPath] {
    switch self {
    case .rectangle(let rect): return DisplayClip(rect).outlines
    case .step(let step): return artwork?.outlines(ofStep: step, atFrame: frame, work: &work) ?? []
    case .masks(let lines): return lines.outlines(atFrame: frame, work: &work)
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
    // Exact, however far the pattern has been moved.
    let moved = offset.truncatingRemainder(dividingBy: period)
    var position = moved < 0 ? -moved - period : -moved
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
