import InbetweenDiagnostics
import InbetweenLowering
import InbetweenSceneGraph
import InbetweenTimeline

extension LayerBuilder {
  /// How much of a layer its masks show; nil for all of it.
  mutating func mask(
    of masks: [AnimatedMask], _ layer: AnimatedLayer, _ context: LayerContext
  ) -> LayerNode? {
    for mask in masks {
      guard case .sector(let sector) = mask.shape else { continue }
      lose(effect: sector.name, layer)
    }
    let masks = masks.filter(\.isDrawn)
    guard let first = masks.first else { return nil }
    var covered: LayerNode
    switch first.mode {
    case .subtract: covered = rest(of: first, layer, context)
    case .none, .add, .intersect, .lighten, .darken, .difference:
      covered = coverage(of: first, layer, context)
    }
    for mask in masks.dropFirst() {
      switch mask.mode {
      case .none: break
      case .add, .lighten:
        if mask.mode == .lighten { needsFull(mask, layer) }
        covered = LayerNode(
          "mask", sublayers: [covered, coverage(of: mask, layer, context)])
      case .subtract: covered = within(covered, rest(of: mask, layer, context))
      case .intersect, .darken:
        if mask.mode == .darken { needsFull(mask, layer) }
        covered = within(covered, coverage(of: mask, layer, context))
      case .difference:
        guard masks.count == 2 else {
          lose(
            "the mask mode Difference after more than one mask", layer,
            fix: "use Add, Subtract or Intersect")
          continue
        }
        let before =
          first.mode == .subtract
          ? coverage(of: first, layer, context) : rest(of: first, layer, context)
        covered = LayerNode(
          "mask",
          sublayers: [
            within(covered, rest(of: mask, layer, context)),
            within(coverage(of: mask, layer, context), before),
          ])
      }
    }
    return covered
  }

  private mutating func needsFull(_ mask: AnimatedMask, _ layer: AnimatedLayer) {
    guard !mask.opacity.isAlways(1, .component) else { return }
    lose(
      "the mask modes Lighten and Darken below full opacity", layer,
      fix: "set the mask's opacity to 100 %, or use Add and Intersect")
  }

  private func within(_ node: LayerNode, _ mask: LayerNode) -> LayerNode {
    var result = LayerNode("mask", sublayers: [node])
    limit(&result, by: mask)
    return result
  }

  /// What a mask covers.
  private mutating func coverage(
    of mask: AnimatedMask, _ layer: AnimatedLayer, _ context: LayerContext
  ) -> LayerNode {
    var node = outline(of: mask, isInverted: mask.isInverted, layer, context)
    if let opacity = number(.opacity, mask.opacity, context, natural: 1) {
      node.channels.append(opacity)
    }
    return node
  }

  /// What a mask leaves: all but what it covers.
  private mutating func rest(
    of mask: AnimatedMask, _ layer: AnimatedLayer, _ context: LayerContext
  ) -> LayerNode {
    let node = outline(of: mask, isInverted: !mask.isInverted, layer, context)
    guard let opacity = number(.opacity, mask.opacity, context, natural: 1)
    else { return node }
    var floor = everything()
    var fade = opacity
    for index in fade.keys.indices { fade.keys[index].numbers[0] = 1 - fade.keys[index].numbers[0] }
    floor.channels.append(fade)
    return LayerNode("mask", sublayers: [floor, node])
  }

  /// The inside or the outside of a mask's outline.
  private mutating func outline(
    of mask: AnimatedMask, isInverted: Bool, _ layer: AnimatedLayer, _ context: LayerContext
  ) -> LayerNode {
    guard case .drawn(let drawn) = mask.shape else { return everything() }
    let source = drawn.mask
    let isFixed = drawn.fixedOutlines != nil
    var path = path(
      context, isFixed ? [] : [.path(source.path), .scalar(source.expansion)], of: layer
    ) { frame, work in
      drawn.outlines(atFrame: frame, work: &work)
    }
    var style = LayerNode.ShapeStyle()
    if isInverted {
      style.rule = .evenOdd
      let around =
        mask.isSharp ? Self.wide : Self.frame(2_000 + list.size.width + list.size.height)
      var track = path ?? PathTrack(still: [], from: context.range.start)
      track.insert(around)
      path = track
    }
    var node = LayerNode("mask", .shape(style))
    node.path = path
    if !mask.isSharp { soften(&node, mask, layer, context) }
    return node
  }

  /// A soft edge: the shadow of an outline that itself lies far away.
  private mutating func soften(
    _ node: inout LayerNode, _ mask: AnimatedMask, _ layer: AnimatedLayer, _ context: LayerContext
  ) {
    if !mask.isFeatheredEvenly {
      lose("a feather of two widths", layer, fix: "feather the mask by one width")
    }
    if context.isStretched { log.report(.evenSoftness(of: "the feather of its masks", layer)) }
    let away = Self.away
    node.channels += [
      channel(.shadowRadius, context, mask.sigma.sources) {
        let sigma = mask.sigma.value(atFrame: $0)
        return [(sigma.x + sigma.y) / 2]
      },
      still(.shadowOffset, [away, 0], context), still(.shadowOpacity, [1], context),
      still(.shadowColor, [0, 0, 0, 1], context),
    ]
    guard var path = node.path else { return }
    for index in path.keys.indices {
      path.keys[index].outlines = path.keys[index].outlines.map {
        $0.applying(.translation(Point(-away, 0)))
      }
    }
    node.path = path
  }

  /// How far away lies what only its shadow is to be seen of.
  static let away = 20_000.0

  func still(_ key: LayerKey, _ numbers: [Double], _ context: LayerContext) -> LayerChannel {
    LayerChannel(
      key: key, keys: [NumbersKey(frame: context.range.start, numbers: numbers, easing: .hold)])
  }

  /// A rectangle far beyond any canvas.
  static let wide = frame(16_000)

  private static func frame(_ reach: Double) -> BezierPath {
    BezierPath(
      [
        .init(Point(-reach, -reach)), .init(Point(reach, -reach)), .init(Point(reach, reach)),
        .init(Point(-reach, reach)),
      ], isClosed: true)
  }

  /// A layer whose parts mix with one another, and not with what is below all of them: what has a
  /// mask is drawn aside.
  func isolated(_ node: LayerNode) -> LayerNode {
    guard node.masks.isEmpty, node.sublayers.contains(where: \.mixesWithBackdrop) else {
      return node
    }
    var node = node
    node.masks = [everything()]
    if node.bounds == nil { node.bounds = Rect(origin: .zero, size: list.size) }
    return node
  }

  /// Black everywhere.
  func everything() -> LayerNode {
    var node = LayerNode("everything", .shape(.init()))
    node.path = PathTrack(still: [Self.wide], from: list.frames.start)
    return node
  }
}

extension AnimatedMask {
  /// Whether its outline is drawn by hand.
  fileprivate var isDrawn: Bool {
    if case .drawn = shape { true } else { false }
  }
}
