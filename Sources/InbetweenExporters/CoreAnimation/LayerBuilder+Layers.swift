import InbetweenDiagnostics
import InbetweenLowering
import InbetweenSceneGraph
import InbetweenTimeline

extension LayerBuilder {
  /// A layer as it looks in its composition; nil when it shows nothing.
  mutating func layer(_ index: Int, _ context: LayerContext) -> LayerNode? {
    let layer = composition(context).layers[index]
    let outer = current
    current = layer
    defer { current = outer }
    let parts = context.clock.visible(layer.shown, over: context.range, work: &work)
    guard layer.content != .nothing, !layer.isNeverSeen, let first = parts.first,
      let last = parts.last
    else {
      return nil
    }
    var inner = context
    inner.range = FrameRange(first.start, last.end)
    guard var node = standing(index, inner) else { return nil }
    if let matte = layer.matte {
      guard let limited = matted(node, matte, layer, context, inner) else { return nil }
      node = limited
    }
    if let hidden = hidden(parts, within: context.range) {
      if node.channels.contains(where: { $0.key == .hidden }) {
        node = LayerNode(layer.name, sublayers: [node])
      }
      node.channels.append(hidden)
    }
    if layer.blendMode != .normal { blend(&node, layer.blendMode, layer) }
    return node
  }

  /// A layer as it lies in its composition, with its opacity; pictures where something would be
  /// lost.
  private mutating func standing(_ index: Int, _ context: LayerContext) -> LayerNode? {
    let composition = composition(context)
    let layer = composition.layers[index]
    if !layer.setMattes.isEmpty {
      let key = LayerPictures.Key(.alone(index), context)
      return asSequence(layer, key) { builder in
        builder.picture(index, context).flatMap { builder.standing($0, index, context) }
      } orElse: { builder, _ in
        builder.placedSequence(alone: index, context)
      }
    }
    var isCollapsed = false
    if case .collapsed = layer.content { isCollapsed = true }
    let key = LayerPictures.Key(.own(index), context)
    let picture = asSequence(layer, key) {
      $0.picture(index, context)
    } orElse: { builder, losses in
      // What mixes with the backdrop of another composition cannot be seen by itself.
      isCollapsed && losses.contains(where: \.isBlending)
        ? nil : builder.sequenceWithEffects(index, context)
    }
    return picture.flatMap { standing($0, index, context) }
  }

  /// What a layer shows in its own space, as it lies in its composition, with its opacity.
  private mutating func standing(
    _ content: LayerNode, _ index: Int, _ context: LayerContext
  ) -> LayerNode? {
    let layer = composition(context).layers[index]
    guard var node = made(content) else { return nil }
    node.name = layer.name
    if let opacity = number(.opacity, layer.opacity, context, natural: 1) {
      if opacity.still == [0] { return nil }
      if node.channels.contains(where: { $0.key == .opacity }) || !node.masks.isEmpty {
        node = LayerNode(layer.name, sublayers: [node])
      }
      node.channels.append(opacity)
    }
    return placed(node, index, context)
  }

  /// How a layer mixes with what is below.
  mutating func blend(_ node: inout LayerNode, _ mode: BlendMode, _ layer: AnimatedLayer) {
    guard options.allowsUndocumented, mode != .hardMix else {
      lose(
        "the blend mode \(mode.title)", layer,
        fix: mode == .hardMix
          ? "use Normal" : "use Normal, or convert without --documented-only",
        isBlending: true)
      return
    }
    node.filter = .mode(mode)
  }

  /// When a layer does not show; nil when it shows throughout.
  func hidden(_ parts: [FrameRange], within range: FrameRange) -> LayerChannel? {
    var keys: [NumbersKey] = []
    var end = range.start
    for part in parts {
      if part.start > end + 1e-6 {
        keys.append(NumbersKey(frame: end, numbers: [1], easing: .hold))
      }
      keys.append(NumbersKey(frame: part.start, numbers: [0], easing: .hold))
      end = part.end
    }
    if end < range.end - 1e-6 {
      keys.append(NumbersKey(frame: end, numbers: [1], easing: .hold))
    }
    guard keys.contains(where: { $0.numbers == [1] }) else { return nil }
    return LayerChannel(key: .hidden, keys: keys)
  }

  // MARK: Placement

  /// A layer below its own transform and those of its parents.
  private mutating func placed(
    _ node: LayerNode, _ index: Int, _ context: LayerContext
  ) -> LayerNode {
    let composition = composition(context)
    var node = own(node, index, context)
    var parent = composition.spaces[index].parent
    while let next = parent {
      var outer = LayerNode("place " + composition.layers[next].name)
      applySpace(of: next, to: &outer, context)
      if !outer.channels.isEmpty {
        guard var counted = made(outer) else { return node }
        counted.sublayers = [node]
        node = counted
      }
      parent = composition.spaces[next].parent
    }
    return node
  }

  private mutating func own(
    _ node: LayerNode, _ index: Int, _ context: LayerContext
  ) -> LayerNode {
    let composition = composition(context)
    var outer = LayerNode(composition.layers[index].name)
    applySpace(of: index, to: &outer, context)
    if outer.channels.isEmpty { return node }
    // A plain container takes its layer's place itself.
    let isBare =
      node.kind == .plain && node.bounds == nil && node.path == nil && node.masks.isEmpty
      && node.channels.allSatisfy { $0.key == .opacity }
    if isBare {
      var node = node
      node.channels += outer.channels
      return node
    }
    outer.sublayers = [node]
    return outer
  }

  /// Brings a node to the space of a layer.
  private mutating func applySpace(
    of index: Int, to node: inout LayerNode, _ context: LayerContext
  ) {
    let composition = composition(context)
    let outer = current
    current = composition.layers[index]
    defer { current = outer }
    var context = context
    context.placeScale = composition.layers[index].seenScale.around
    applyTransform(&node, composition.spaces[index].transform, context)
  }

  private mutating func applyTransform(
    _ node: inout LayerNode, _ transform: LayerTransform, _ context: LayerContext
  ) {
    guard transform.isWhole else {
      return self.applyTransform(&node, FlatTransform(transform.source), context)
    }
    if mixesFrames, transform.isDirected {
      return self.applyDirection(&node, transform, context)
    }
    self.applyTransform(
      &node, transform.source.properties.filter { $0.name != "Opacity" }.map(\.property), context
    ) { transform.flatMatrix(atFrame: $0) }
  }

  /// Gives a layer a mask; a mask that has one itself is put into a container: as a mask it would
  /// not be seen.
  func limit(_ node: inout LayerNode, by mask: LayerNode) {
    let isPlaced = mask.channels.contains { $0.key == .hidden || $0.key == .opacity }
    node.masks = [
      mask.masks.isEmpty && !isPlaced && mask.filter == nil
        ? mask : LayerNode("mask", sublayers: [mask])
    ]
    if node.bounds == nil { node.bounds = Rect(origin: .zero, size: list.size) }
  }

  // MARK: Depth

  /// Layers in perspective that cover one another by their distance, as pictures; nil where they
  /// show nothing.
  mutating func deep(_ indices: [Int], _ context: LayerContext) -> LayerNode? {
    guard let topmost = indices.last else { return nil }
    let composition = composition(context)
    let layer = composition.layers[topmost]
    let key = LayerPictures.Key(.together(indices), context)
    return asSequence(layer, key) { builder in
      for index in indices where composition.leavesPlane(index) {
        builder.lose(
          "depth and perspective of a 3D layer", composition.layers[index],
          fix: "make the layer 2D, or render it as a picture")
      }
      let nodes = indices.compactMap { builder.layer($0, context) }
      return nodes.isEmpty ? nil : LayerNode(layer.name, sublayers: nodes)
    } orElse: { builder, _ in
      guard var placed = builder.placedSequence(indices, context) else { return nil }
      // In its pictures nothing is below them to mix with.
      for index in indices where composition.layers[index].blendMode != .normal {
        let layer = composition.layers[index]
        if indices.count == 1 {
          builder.blend(&placed.node, layer.blendMode, layer)
        } else {
          builder.lose(
            "the blend mode \(layer.blendMode.title) among 3D layers", layer, fix: "use Normal",
            isBlending: true)
        }
      }
      return placed
    }
  }
}

extension AnimatedComposition {
  /// Layers that are drawn one after the other, the lowest first.
  typealias Run = (layers: [Int], isDeep: Bool)

  /// The layers that are drawn, the lowest first: 3D ones that follow one another together where
  /// one of them is seen in perspective.
  var runs: [Run] {
    var result: [Run] = []
    for index in paintOrder {
      let isDeep = layers[index].isDeep
      if isDeep, let last = result.indices.last, result[last].isDeep {
        result[last].layers.append(index)
      } else {
        result.append(([index], isDeep))
      }
    }
    return result.map { run in
      run.isDeep && run.layers.contains(where: leavesPlane) ? run : (run.layers, false)
    }
  }
}

extension BlendMode {
  /// As After Effects' menu has it.
  var title: String {
    switch self {
    case .normal: "Normal"
    case .multiply: "Multiply"
    case .screen: "Screen"
    case .overlay: "Overlay"
    case .darken: "Darken"
    case .lighten: "Lighten"
    case .colorDodge: "Color Dodge"
    case .colorBurn: "Color Burn"
    case .hardLight: "Hard Light"
    case .softLight: "Soft Light"
    case .difference: "Difference"
    case .exclusion: "Exclusion"
    case .hue: "Hue"
    case .saturation: "Saturation"
    case .color: "Color"
    case .luminosity: "Luminosity"
    case .add: "Add"
    case .hardMix: "Hard Mix"
    }
  }

  /// The name under which layers know it: Core Image's documented filter without its prefix, which
  /// Apple has not documented for `compositingFilter`.
  fileprivate var layerFilter: SwiftCode? {
    switch self {
    case .normal, .hardMix: nil
    case .multiply: "multiplyBlendMode"
    case .screen: "screenBlendMode"
    case .overlay: "overlayBlendMode"
    case .darken: "darkenBlendMode"
    case .lighten: "lightenBlendMode"
    case .colorDodge: "colorDodgeBlendMode"
    case .colorBurn: "colorBurnBlendMode"
    case .hardLight: "hardLightBlendMode"
    case .softLight: "softLightBlendMode"
    case .difference: "differenceBlendMode"
    case .exclusion: "exclusionBlendMode"
    case .hue: "hueBlendMode"
    case .saturation: "saturationBlendMode"
    case .color: "colorBlendMode"
    case .luminosity: "luminosityBlendMode"
    case .add: "linearDodgeBlendMode"
    }
  }
}

extension LayerNode.Filter {
  /// The name under which layers know it, which Apple has not documented.
  var name: SwiftCode? {
    switch self {
    case .mode(let mode): mode.layerFilter
    // As Core Graphics calls it: each where the other is not.
    case .hole: "xor"
    }
  }
}
