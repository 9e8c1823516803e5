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
    return path(context, properties(of: draw, artwork), of: layer) {
      artwork.outlines(of: draw, atFrame: $0, work: &$1)
    }
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

  /// Lines of which only a part is drawn, each by its own length. The outline is written as often
  /// as the part runs around it, so that no seam is ever crossed.
  private mutating func trimmed(
    _ node: LayerNode, _ outlines: [BezierPath], by trim: TrimPaths, _ context: LayerContext
  ) -> LayerNode? {
    let properties: [AnyProperty] = [.scalar(trim.start), .scalar(trim.end), .scalar(trim.offset)]
    func ends(_ frame: Double) -> (Double, Double) {
      let first = min(1, max(0, trim.start.value(atFrame: frame)))
      let second = min(1, max(0, trim.end.value(atFrame: frame)))
      // Of a whole outline it does not matter where it begins.
      let isWhole = abs(second - first) > 1 - 1e-6
      let turns = isWhole ? 0 : trim.offset.value(atFrame: frame) / 360
      return (min(first, second) + turns, max(first, second) + turns)
    }
    let steps = properties.allSatisfy(\.isStatic) ? 0 : context.range.halfFrames
    var low = Double.infinity
    var high = -Double.infinity
    for step in 0...steps {
      let frame = context.range.frame(step: step, of: steps)
      let (start, end) = ends(context.clock.inside(frame))
      low = min(low, start)
      high = max(high, end)
    }
    let base = (low + 1e-7).rounded(.down)
    let count = (high - base - 1e-6).rounded(.up).whole(in: 1...1_000)
    guard count <= 40 else { return nil }
    let isPlain =
      trim.offset.isStatic && count == 1 && !(trim.start.overshoots || trim.end.overshoots)
      && (trim.start.isStatic || trim.end.isStatic) && !crosses(trim, context)
    func channel(_ key: LayerKey, _ part: Int, _ property: Property<Double>) -> LayerChannel {
      let shift = trim.offset.track.initialValue / 360 - base
      let exact = property.track.keyframes.map {
        NumbersKey(
          frame: $0.frame, numbers: [$0.value + shift], easing: $0.easing.dimension(0))
      }
      return self.channel(
        key, context, isPlain ? [.scalar(property)] : properties, exact: isPlain ? exact : nil
      ) {
        let ends = ends($0)
        return [((part == 0 ? ends.0 : ends.1) - base) / Double(count)]
      }
    }
    let start = channel(.strokeStart, 0, trim.start)
    let end = channel(.strokeEnd, 1, trim.end)
    // Ends of nothing still are caps, and rounding may let one end pass the other.
    var lines: [LayerNode] = []
    for outline in outlines {
      var line = node
      line.path = PathTrack(
        still: Array(repeating: outline, count: count), from: context.range.start)
      if start.still != [0] { line.channels.append(start) }
      if end.still != [1] { line.channels.append(end) }
      lines.append(line)
    }
    let empty = self.emptiness(context, properties) { ends($0).1 - ends($0).0 < 1e-6 }
    for index in lines.indices {
      if let empty { lines[index].channels.append(empty) }
    }
    if lines.count == 1 { return lines[0] }
    var group = LayerNode(node.name, .plain, sublayers: lines)
    group.name = node.name
    return group
  }

  /// Whether the end ever comes before the start.
  private func crosses(_ trim: TrimPaths, _ context: LayerContext) -> Bool {
    let steps = context.range.halfFrames
    return (0...steps).contains { step in
      let frame = context.clock.inside(
        context.range.frame(step: step, of: steps))
      return trim.end.value(atFrame: frame) < trim.start.value(atFrame: frame)
    }
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

extension Artwork {
  /// The still outlines of a step that only trims them, each by its own length.
  func trimmedLines(_ step: Int) -> ([BezierPath], TrimPaths)? {
    func still(_ inputs: [Int]) -> [BezierPath]? {
      var outlines: [BezierPath] = []
      for input in inputs {
        guard let fixed = fixed[input] else { return nil }
        outlines += fixed.shapes.flatMap { $0 }
      }
      return outlines
    }
    func isApart(_ trim: TrimPaths, _ outlines: [BezierPath]) -> Bool {
      trim.mode == .simultaneously || outlines.count == 1
    }
    switch steps[step] {
    case .gathered(let inputs) where inputs.count == 1: return trimmedLines(inputs[0])
    case .modified(.trim(let trim), let inputs):
      guard let outlines = still(inputs), isApart(trim, outlines) else { return nil }
      return (outlines, trim)
    case .selected(let whole, let input):
      guard case .modified(.trim(let trim), let inputs) = steps[whole],
        trim.mode == .simultaneously || inputs.count == 1, inputs.indices.contains(input),
        let outlines = still([inputs[input]]), isApart(trim, outlines)
      else { return nil }
      return (outlines, trim)
    case .source, .gathered, .placed, .modified, .merged, .repeated: return nil
    }
  }
}
