import InbetweenDiagnostics
import InbetweenLowering
import InbetweenSceneGraph
import InbetweenTimeline

// Groups of the display list: what limits, places and changes a picture as a whole.

extension LayerBuilder {
  /// A layer's picture in its own space; nil when it shows nothing.
  mutating func picture(_ index: Int, _ context: LayerContext) -> LayerNode? {
    let composition = composition(context)
    let layer = composition.layers[index]
    var context = context
    context.isStretched = context.isStretched || !composition.keeps(.circles, index)
    return layer.picture.flatMap { draw($0, layer, context) }
  }

  /// A group with what happens to it, in the space around it; nil when it shows nothing.
  private mutating func draw(
    _ group: AnimatedGroup, _ layer: AnimatedLayer, _ context: LayerContext
  ) -> LayerNode? {
    var inner = context
    // Colours that nothing has changed yet are painted as they become.
    let maps = group.filters.prefix { $0.colorMapping(on: context.clock) != nil }
    inner.colorMap += maps.reversed().compactMap { $0.colorMapping(on: context.clock) }
    guard var node = content(of: group, layer, inner) else { return nil }
    if let mask = mask(of: group.masks, layer, context) {
      if !node.masks.isEmpty { node = LayerNode(layer.name, sublayers: [node]) }
      limit(&node, by: mask)
    }
    for named in group.filters.dropFirst(maps.count) {
      node = filtered(node, by: named, of: group, layer, context)
    }
    if group.placement != nil || !group.opacity.isAlways(1, .component) {
      node = LayerNode(node.name, sublayers: [node])
      if let placement = group.placement {
        applyTransform(&node, FlatTransform(placement), context)
      }
      guard fade(&node, group.opacity, context) else { return nil }
    }
    switch group.matte {
    case nil: return node
    case .nodes(let kind, let nodes):
      let source = nodes.flatMap { self.nodes(of: $0, layer, context) }
      return limited(
        node, by: source.isEmpty ? nil : LayerNode.holding(source, "matte"), kind, layer)
    case .setMatte(let matte):
      lose(effect: matte.name, layer)
      return node
    }
  }

  /// What a group holds, cut; nil for nothing.
  private mutating func content(
    of group: AnimatedGroup, _ layer: AnimatedLayer, _ context: LayerContext
  ) -> LayerNode? {
    let nodes = group.children.flatMap { self.nodes(of: $0, layer, context) }
    guard !nodes.isEmpty else { return nil }
    if nodes.count == 1, group.isOptional || group.children[0].isGroup { return nodes[0] }
    var node = LayerNode(layer.name, sublayers: nodes)
    if let clip = group.clips.first {
      node.bounds = clip
      node.isCut = true
      return LayerNode(layer.name, sublayers: [isolated(node)])
    }
    return group.isIsolated ? isolated(node) : node
  }

  private mutating func nodes(
    of node: AnimatedNode, _ layer: AnimatedLayer, _ context: LayerContext
  ) -> [LayerNode] {
    switch node {
    case .fill(let fill): return draw(fill, nil, layer, context).map { [$0] } ?? []
    case .stroke(let stroke):
      if stroke.movesSettings { lose(effect: stroke.name, layer) }
      return draw(stroke, nil, layer, context).map { [$0] } ?? []
    case .image(let image):
      if !context.colorMap.isEmpty {
        lose("colours of a picture changed by an effect", layer, fix: "change the picture itself")
      }
      var node = LayerNode(layer.name, .image(image.asset, themed: themed(picture: image.asset)))
      node.bounds = Rect(origin: .zero, size: image.size)
      return [node]
    case .artwork(let artwork): return nodes(artwork.nodes, artwork.outlines, layer, context)
    case .text(let text): return characters(of: text.text, layer, context)
    case .composition(let nesting):
      var inner = context
      inner.composition = nesting.composition
      inner.clock = context.clock.entering(nesting.clock, over: context.range, work: &work)
      inner.size = nesting.size
      inner.depth += 1
      return layers(inner)
    case .group(let group): return draw(group, layer, context).map { [$0] } ?? []
    case .chosen(let number, let choices, let otherwise):
      lose(effect: otherwise.effectName, layer)
      let chosen = number.value(atFrame: context.clock.inside(context.range.start)).rounded()
      return nodes(
        of: choices.first { $0.number == chosen }?.node ?? otherwise, layer, context)
    }
  }

  /// Tells that an effect is lost: once, though it may be several filters.
  mutating func lose(effect name: String, _ layer: AnimatedLayer) {
    let what = "the effect \"\(PrintableText.singleLine(name))\""
    guard lost.last?.what != what else { return }
    lose(what, layer, fix: "draw it as shapes, or render the layer as a picture")
  }
}

extension LayerNode {
  /// One layer for several.
  fileprivate static func holding(_ nodes: [LayerNode], _ name: String) -> LayerNode {
    nodes.count == 1 ? nodes[0] : LayerNode(name, sublayers: nodes)
  }
}

extension AnimatedStroke {
  /// Whether it follows now these masks and now others, or has gaps that come and go.
  fileprivate var movesSettings: Bool {
    guard case .masks(let lines) = outlines else { return false }
    let settings = [lines.number, lines.takesAll, lines.isSequence] + pen.dashes.prefix(1)
    return !settings.allSatisfy(\.isStatic)
  }
}

extension AnimatedNode {
  fileprivate var isGroup: Bool {
    if case .group = self { true } else { false }
  }

  /// The name of the effect whose lines it holds.
  fileprivate var effectName: String {
    guard case .group(let group) = self else { return "" }
    return group.nodes.lazy.compactMap {
      if case .stroke(let stroke) = $0 { stroke.name } else { nil }
    }.first ?? ""
  }
}
