import InbetweenDiagnostics
import InbetweenLowering
import InbetweenTimeline

extension LayerBuilder {
  /// A layer limited by another one.
  ///
  /// - Parameters:
  ///   - node: what is limited.
  ///   - matte: what limits it.
  ///   - layer: whose picture it is.
  ///   - context: of the composition that holds both.
  ///   - inner: the same while the layer is shown.
  /// - Returns: nil when nothing of it is left.
  mutating func matted(
    _ node: LayerNode, _ matte: LayerMatte, _ layer: AnimatedLayer, _ context: LayerContext,
    _ inner: LayerContext
  ) -> LayerNode? {
    let key = LayerPictures.Key(
      .matte(matte.layer, matte.kind, context.size.area(withMargins: 0)), inner)
    return asSequence(layer, key) { builder in
      var around = context
      around.range = inner.range
      around.colorMap = []
      let source = builder.layer(matte.layer, around)
      return builder.limited(node, by: source, matte.kind, layer)
    } orElse: { builder, _ in
      guard var placed = builder.matteSequence(matte, inner) else { return nil }
      var limited = LayerNode(layer.name)
      if placed.node.kind != .plain || !placed.node.sublayers.isEmpty {
        limited.sublayers = [node]
        builder.limit(&limited, by: placed.node)
      }
      placed.node = limited
      return placed
    }
  }

  /// What a matte made of layers lets through; nil for a matte that shows nothing.
  mutating func limited(
    _ node: LayerNode, by source: LayerNode?, _ kind: Matte.Kind, _ layer: AnimatedLayer
  ) -> LayerNode? {
    var result = LayerNode(layer.name, sublayers: [node])
    result.bounds = Rect(origin: .zero, size: list.size)
    switch kind {
    case .alpha:
      guard let source else { return nil }
      limit(&result, by: source)
    case .alphaInverted:
      guard let source else { return node }
      guard let rest = around(source) else { return lostMatte(node, "an inverted matte", layer) }
      limit(&result, by: rest)
    case .luma:
      guard let source else { return nil }
      guard let light = light(of: source) else { return lostMatte(node, "a luma matte", layer) }
      limit(&result, by: light)
    case .lumaInverted:
      guard let source else { return node }
      guard let light = light(of: source), let rest = around(light) else {
        return lostMatte(node, "an inverted luma matte", layer)
      }
      limit(&result, by: rest)
    }
    return result
  }

  private mutating func lostMatte(
    _ node: LayerNode, _ what: String, _ layer: AnimatedLayer
  ) -> LayerNode? {
    lose(
      what + " of more than opaque shapes", layer,
      fix: "use an alpha matte, or draw the matte as one opaque shape")
    return node
  }

  // MARK: The other side

  /// Black wherever a tree of layers is not seen, and as much as it is not.
  private func around(_ node: LayerNode) -> LayerNode? {
    if let rest = rest(of: node) { return rest }
    guard options.allowsUndocumented else { return nil }
    var hole = LayerNode("hole", sublayers: [node])
    hole.filter = .hole
    return LayerNode("around " + node.name, sublayers: [everything(), hole])
  }

  /// Where a tree of layers is not seen: nil where it is made of more than filled shapes.
  ///
  /// 1 - (a over b) = (1 - a) · (1 - b): each part's rest limits the others'.
  private func rest(of node: LayerNode) -> LayerNode? {
    guard node.masks.isEmpty, node.filter == nil else { return nil }
    let isFaded = node.channels.contains { $0.key == .opacity }
    let hidden = node.channels.first { $0.key == .hidden }
    guard !node.channels.contains(where: { $0.key == .shadowOpacity }) else { return nil }
    var result: LayerNode
    switch node.kind {
    case .shape(var style):
      guard !style.isStroke, isOpaque(node, style), var path = node.path else { return nil }
      // What of several outlines is inside twice would be outside.
      let apart = path.keys.allSatisfy { $0.outlines.count == 1 } || style.rule == .evenOdd
      guard apart || path.keys.allSatisfy({ $0.outlines.areApartOrHoles }) else { return nil }
      style.rule = .evenOdd
      style.themed = nil
      path.insert(Self.wide)
      result = LayerNode(node.name, .shape(style))
      result.path = path
    case .gradient, .highlight, .image, .sequence: return nil
    case .plain:
      guard !node.isCut else { return nil }
      var parts: LayerNode?
      for sublayer in node.sublayers {
        guard let part = rest(of: sublayer) else { return nil }
        if let before = parts {
          var both = LayerNode(node.name, sublayers: [part])
          limit(&both, by: before)
          parts = both
        } else {
          parts = part
        }
      }
      guard let parts else { return everything() }
      result = LayerNode(node.name, sublayers: [parts])
      result.bounds = node.bounds
    }
    result.channels = node.channels.filter {
      $0.key != .opacity && $0.key != .hidden && $0.key != .fillColor
    }
    if isFaded, let fade = node.channels.first(where: { $0.key == .opacity }) {
      var floor = everything()
      var other = fade
      for index in other.keys.indices {
        other.keys[index].numbers[0] = 1 - other.keys[index].numbers[0]
      }
      floor.channels.append(other)
      result = LayerNode(node.name, sublayers: [floor, result])
    }
    if var hidden {
      // While it is hidden all is seen.
      result.channels.removeAll { $0.key == .hidden }
      var shown = LayerNode(node.name, sublayers: [result])
      shown.channels.append(hidden)
      var all = everything()
      for index in hidden.keys.indices {
        hidden.keys[index].numbers[0] = 1 - hidden.keys[index].numbers[0]
      }
      if let first = hidden.keys.first, first.frame > list.frames.start {
        hidden.keys.insert(
          NumbersKey(frame: list.frames.start, numbers: first.numbers, easing: .hold), at: 0)
      }
      all.channels.append(hidden)
      result = LayerNode(node.name, sublayers: [all, shown])
    }
    return result
  }

  private func isOpaque(_ node: LayerNode, _ style: LayerNode.ShapeStyle) -> Bool {
    if let channel = node.channels.first(where: { $0.key == .fillColor }) {
      return channel.keys.allSatisfy { $0.numbers[3] >= 1 }
    }
    guard let name = style.themed else { return true }
    return theme.list.first { $0.name == name }.map { $0.color.alpha >= 1 } ?? false
  }

  // MARK: Lightness

  /// A tree whose opacity is another's lightness; nil where colours of different lightness may lie
  /// over one another.
  private func light(of node: LayerNode) -> LayerNode? {
    var lights: Set<Double> = []
    guard collect(node, &lights) else { return nil }
    if lights.count == 1, let only = lights.first {
      var result = LayerNode(node.name, sublayers: [node])
      if only < 0.9999 {
        result.channels.append(
          LayerChannel(
            key: .opacity,
            keys: [NumbersKey(frame: list.frames.start, numbers: [only], easing: .hold)]))
      }
      return result
    }
    return relit(node)
  }

  /// All lightnesses of a tree; false where one moves.
  private func collect(_ node: LayerNode, _ lights: inout Set<Double>) -> Bool {
    switch node.kind {
    case .plain: break
    case .image, .gradient, .highlight, .sequence: return false
    case .shape(let style):
      if let name = style.themed {
        guard let color = theme.list.first(where: { $0.name == name })?.color else { return false }
        lights.insert((color.lightness * 1_000).rounded() / 1_000)
      } else if node.channels.contains(where: { $0.key == .fillColor || $0.key == .strokeColor }) {
        return false
      }
    }
    return node.sublayers.allSatisfy { collect($0, &lights) }
  }

  /// A single paint with its lightness as opacity.
  private func relit(_ node: LayerNode) -> LayerNode? {
    var node = node
    if node.kind == .plain {
      guard node.sublayers.count == 1, let inner = relit(node.sublayers[0]) else { return nil }
      node.sublayers = [inner]
      return node
    }
    func dark(_ numbers: Numbers) -> Numbers {
      var numbers = numbers
      for index in stride(from: 0, to: numbers.count - 3, by: 4) {
        let color = Color(numbers[index], numbers[index + 1], numbers[index + 2])
        numbers[index + 3] *= color.lightness
        for place in index..<index + 3 { numbers[place] = 0 }
      }
      return numbers
    }
    switch node.kind {
    case .plain, .image, .highlight, .sequence: return nil
    case .shape, .gradient:
      for index in node.channels.indices
      where [.fillColor, .strokeColor, .colors].contains(node.channels[index].key) {
        for key in node.channels[index].keys.indices {
          node.channels[index].keys[key].numbers = dark(
            node.channels[index].keys[key].numbers)
        }
      }
      return node
    }
  }
}

extension Color {
  /// How light it is, wherever lightness counts.
  fileprivate var lightness: Double {
    let weights = DisplayFilter.lightnessWeights
    return red * weights.red + green * weights.green + blue * weights.blue
  }
}

extension [BezierPath] {
  /// Whether no two of the outlines' boxes cross: each pair is apart, or one lies in the other.
  fileprivate var areApartOrHoles: Bool {
    let boxes = compactMap(\.bounds)
    guard boxes.count < 60 else { return true }
    for (index, left) in boxes.enumerated() {
      for right in boxes[(index + 1)...] {
        let isApart =
          left.corner.x <= right.origin.x || right.corner.x <= left.origin.x
          || left.corner.y <= right.origin.y || right.corner.y <= left.origin.y
        if !isApart, !left.holds(right), !right.holds(left) { return false }
      }
    }
    return true
  }
}

extension Rect {
  fileprivate func holds(_ other: Rect) -> Bool {
    origin.x <= other.origin.x && origin.y <= other.origin.y && corner.x >= other.corner.x
      && corner.y >= other.corner.y
  }
}
