import InbetweenDiagnostics
import InbetweenSceneGraph
import InbetweenTimeline

extension LayerBuilder {
  /// How much of a layer its masks show; nil for all of it.
  mutating func mask(
    of masks: [SceneMask], _ layer: SceneLayer, _ context: LayerContext
  ) -> LayerNode? {
    let masks = masks.filter { $0.mask.mode != .none }
    guard let first = masks.first else { return nil }
    var covered: LayerNode
    switch first.mask.mode {
    case .subtract: covered = rest(of: first, layer, context)
    case .none, .add, .intersect, .lighten, .darken, .difference:
      covered = coverage(of: first, layer, context)
    }
    for mask in masks.dropFirst() {
      switch mask.mask.mode {
      case .none: break
      case .add, .lighten:
        if mask.mask.mode == .lighten { needsFull(mask, layer) }
        covered = LayerNode(
          "mask", sublayers: [covered, coverage(of: mask, layer, context)])
      case .subtract: covered = within(covered, rest(of: mask, layer, context))
      case .intersect, .darken:
        if mask.mask.mode == .darken { needsFull(mask, layer) }
        covered = within(covered, coverage(of: mask, layer, context))
      case .difference:
        guard masks.count == 2 else {
          lose(
            "the mask mode Difference after more than one mask", layer,
            fix: "use Add, Subtract or Intersect")
          continue
        }
        let before =
          first.mask.mode == .subtract
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

  private mutating func needsFull(_ mask: SceneMask, _ layer: SceneLayer) {
    let opacity = mask.mask.opacity
    guard !opacity.isStatic || opacity.track.initialValue != 1 else { return }
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
    of mask: SceneMask, _ layer: SceneLayer, _ context: LayerContext
  ) -> LayerNode {
    var node = outline(of: mask, isInverted: mask.mask.isInverted, layer, context)
    if let opacity = number(.opacity, mask.mask.opacity, context, natural: 1, limits: 0...1) {
      node.channels.append(opacity)
    }
    return node
  }

  /// What a mask leaves: all but what it covers.
  private mutating func rest(
    of mask: SceneMask, _ layer: SceneLayer, _ context: LayerContext
  ) -> LayerNode {
    let node = outline(of: mask, isInverted: !mask.mask.isInverted, layer, context)
    guard let opacity = number(.opacity, mask.mask.opacity, context, natural: 1, limits: 0...1)
    else { return node }
    var floor = everything()
    var fade = opacity
    for index in fade.keys.indices { fade.keys[index].numbers[0] = 1 - fade.keys[index].numbers[0] }
    floor.channels.append(fade)
    return LayerNode("mask", sublayers: [floor, node])
  }

  /// The inside or the outside of a mask's outline.
  private mutating func outline(
    of mask: SceneMask, isInverted: Bool, _ layer: SceneLayer, _ context: LayerContext
  ) -> LayerNode {
    let source = mask.mask
    let fixed = mask.fixedOutlines
    var path = path(
      context, fixed == nil ? [.path(source.path), .scalar(source.expansion)] : [], of: layer
    ) { frame, work in
      let outlines = fixed ?? source.outlines(atFrame: frame)
      work.take(points: outlines.reduce(0) { $0 + $1.vertices.count })
      return outlines
    }
    let feather = source.feather
    let isSoft = !feather.isStatic || feather.track.initialValue != .zero
    var style = LayerNode.ShapeStyle()
    if isInverted {
      style.rule = .evenOdd
      let around = isSoft ? Self.frame(2_000 + scene.size.width + scene.size.height) : Self.wide
      var track = path ?? PathTrack(still: [], from: context.range.start)
      track.insert(around)
      path = track
    }
    var node = LayerNode("mask", .shape(style))
    node.path = path
    if isSoft { soften(&node, feather, layer, context) }
    return node
  }

  /// A soft edge: the shadow of an outline that itself lies far away.
  private mutating func soften(
    _ node: inout LayerNode, _ feather: Property<Point>, _ layer: SceneLayer,
    _ context: LayerContext
  ) {
    let isEven = feather.track.keyframes.allSatisfy { $0.value.x == $0.value.y }
    if !isEven || feather.track.initialValue.x != feather.track.initialValue.y {
      lose(
        "a feather of two widths", layer, fix: "feather the mask by one width")
    }
    if context.isStretched { log.report(.evenSoftness(of: "the feather of its masks", layer)) }
    let away = Self.away
    node.channels += [
      channel(.shadowRadius, context, [.point(feather)]) {
        let value = feather.value(atFrame: $0)
        return [max(0, (value.x + value.y) / 2) * 0.25]
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
    if node.bounds == nil { node.bounds = Rect(origin: .zero, size: scene.size) }
    return node
  }

  /// Black everywhere.
  func everything() -> LayerNode {
    var node = LayerNode("everything", .shape(.init()))
    node.path = PathTrack(still: [Self.wide], from: scene.frames.start)
    return node
  }
}
