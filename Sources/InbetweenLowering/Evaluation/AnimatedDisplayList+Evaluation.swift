import InbetweenSceneGraph
import InbetweenTimeline

extension AnimatedDisplayList {
  /// What a frame shows.
  ///
  /// - Parameter frame: of the main composition's clock; may be fractional.
  /// - Returns: display nodes in the main composition's pixels.
  package func displayList(atFrame frame: Double) -> DisplayList {
    let evaluator = CompositionEvaluator(
      main, size: size, frame: frame, of: self, work: EvaluationWork())
    let nodes = evaluator.nodes()
    return DisplayList(size: size, nodes: nodes, work: evaluator.work.taken)
  }
}

/// What working out one frame has taken so far, in all of its compositions.
final class EvaluationWork {
  var outlines = OutlineWork(limit: .max)
  /// Layers that were looked at, shown or not.
  var layers = 0

  /// A layer takes as long as so many points of an outline.
  private static let pointsOfLayer = 12

  /// What was taken, in points of outlines.
  var taken: Int { outlines.taken + layers * Self.pointsOfLayer }
}

/// Evaluates the layers of one composition at one frame.
struct CompositionEvaluator {
  let list: AnimatedDisplayList
  private let composition: AnimatedComposition
  /// Of the composition whose view its layers are seen in.
  let size: Size
  let frame: Double
  let work: EvaluationWork

  init(
    _ place: Int, size: Size, frame: Double, of list: AnimatedDisplayList, work: EvaluationWork
  ) {
    self.list = list
    composition = list.compositions[place]
    self.size = size
    self.frame = frame
    self.work = work
  }

  /// What the composition shows, the lowest first.
  func nodes() -> [DisplayNode] {
    var matrices = LayerMatrices(composition, size: size, frame: frame)
    return nodes(with: &matrices)
  }

  /// The same, placed in a composition around it that has the layers collapsed into it.
  private func nodes(with matrices: inout LayerMatrices) -> [DisplayNode] {
    var result: [DisplayNode] = []
    result.reserveCapacity(composition.paintOrder.count)
    work.layers += composition.paintOrder.count
    var deep: [(depth: Double, node: DisplayNode)] = []
    func flush() {
      let order = deep.indices.sorted {
        (deep[$1].depth, $0) < (deep[$0].depth, $1)
      }
      for index in order { result.append(deep[index].node) }
      deep.removeAll()
    }
    for place in composition.paintOrder {
      let layer = composition.layers[place]
      guard layer.isShown(atFrame: frame) else { continue }
      let node = self.node(of: layer, at: place, with: &matrices)
      if layer.isDeep {
        if let node { deep.append((matrices.depth(ofLayer: place), node)) }
      } else {
        if !deep.isEmpty { flush() }
        if let node { result.append(node) }
      }
    }
    if !deep.isEmpty { flush() }
    return result
  }
}

// MARK: - Layers

extension CompositionEvaluator {
  /// What a layer shows, in the composition's space; nothing outside of its frames. As a matte it
  /// is seen without its own.
  private func node(
    ofLayer place: Int, with matrices: inout LayerMatrices, asMatte: Bool
  ) -> DisplayNode? {
    var layer = composition.layers[place]
    guard layer.isShown(atFrame: frame) else { return nil }
    if asMatte { layer.matte = nil }
    return node(of: layer, at: place, with: &matrices)
  }

  private func node(
    of layer: AnimatedLayer, at place: Int, with matrices: inout LayerMatrices
  ) -> DisplayNode? {
    let opacity = layer.opacity.value(atFrame: frame)
    guard opacity > 0, let placement = matrices.placement(ofLayer: place) else { return nil }
    var group: GroupNode
    switch layer.content {
    case .nothing: return nil
    case .collapsed(let nesting):
      let children = collapsed(nesting, below: place, with: &matrices)
      guard !children.isEmpty else { return nil }
      group = GroupNode(children, isIsolated: false)
    case .picture(let picture):
      let context = Context(layer: place, placement: placement)
      guard case .group(let node)? = nodes(of: picture, context, with: &matrices).first
      else { return nil }
      group = node
      group.placement = placement
    }
    group.name = layer.name
    group.origin = layer.origin
    group.blendMode = layer.blendMode
    group.opacity = opacity
    if let matte = layer.matte {
      let source = node(ofLayer: matte.layer, with: &matrices, asMatte: true)
      group.matte = DisplayMatte(matte.kind, nodes: source.map { [$0] } ?? [])
    }
    if case .picture = layer.content { group.simplify() }
    return .group(group)
  }

  private func collapsed(
    _ nesting: AnimatedNesting, below place: Int, with matrices: inout LayerMatrices
  ) -> [DisplayNode] {
    let inside = nesting.clock.frame(inside: frame, rate: list.frameRate)
    let inner = CompositionEvaluator(
      nesting.composition, size: size, frame: inside, of: list, work: work)
    var within = LayerMatrices(inner.composition, size: size, frame: inside)
    within.base = matrices.base(forLayersIn: place)
    return inner.nodes(with: &within)
  }
}

// MARK: - Nodes

extension CompositionEvaluator {
  /// The layer that nodes belong to.
  struct Context {
    var layer: Int
    var placement: GroupNode.Placement
  }

  private func nodes(
    of node: AnimatedNode, _ context: Context, with matrices: inout LayerMatrices
  ) -> [DisplayNode] {
    switch node {
    case .fill(let fill): return fill.node(atFrame: frame).map { [$0] } ?? []
    case .stroke(let stroke): return stroke.node(atFrame: frame).map { [$0] } ?? []
    case .image(let image): return [.image(image)]
    case .artwork(let artwork): return artwork.displayNodes(atFrame: frame, work: &work.outlines)
    case .text(let text): return text.displayNodes(in: self)
    case .composition(let nesting):
      let inside = nesting.clock.frame(inside: frame, rate: list.frameRate)
      return CompositionEvaluator(
        nesting.composition, size: nesting.size, frame: inside, of: list, work: work
      ).nodes()
    case .group(let group): return nodes(of: group, context, with: &matrices)
    case .chosen(let number, let choices, let otherwise):
      let number = number.value(atFrame: frame).rounded()
      let chosen = choices.first { $0.number == number }?.node ?? otherwise
      return nodes(of: chosen, context, with: &matrices)
    }
  }

  /// A group as a node; its children where it is none; nothing where it shows nothing.
  private func nodes(
    of group: AnimatedGroup, _ context: Context, with matrices: inout LayerMatrices
  ) -> [DisplayNode] {
    var children: [DisplayNode] = []
    if group.children.count == 1 {
      children = nodes(of: group.children[0], context, with: &matrices)
    } else {
      for child in group.children { children += nodes(of: child, context, with: &matrices) }
    }
    guard !children.isEmpty || group.showsEmpty else { return [] }
    var node = GroupNode(children, isIsolated: group.isIsolated)
    if !group.masks.isEmpty {
      node.masks = group.masks.compactMap {
        $0.mask(atFrame: frame, work: &work.outlines) { bounds($0, context) }
      }
    }
    if !group.filters.isEmpty {
      node.filters = group.filters.compactMap {
        $0.filter.filter(atFrame: frame) { bounds($0, context) }
      }
    }
    if !group.clips.isEmpty { node.clips = group.clips.map { DisplayClip($0) } }
    switch group.matte {
    case nil: break
    case .nodes(let kind, let nodes):
      node.matte = DisplayMatte(
        kind, nodes: nodes.flatMap { self.nodes(of: $0, context, with: &matrices) })
    case .setMatte(let matte): node.matte = self.matte(matte, with: &matrices)
    }
    node.opacity = group.opacity.value(atFrame: frame)
    if let placement = group.placement {
      node.placement = .affine(placement.matrix(atFrame: frame))
    } else if group.isOptional, node.opacity == 1, !node.isNeeded {
      return node.children
    }
    return [.group(node)]
  }

  /// The rectangle that a layer's own picture has.
  private func bounds(_ bounds: AnimatedBounds, _ context: Context) -> Rect {
    switch bounds {
    case .fixed(let rect): return rect
    case .composition:
      let whole = Rect(origin: .zero, size: size)
      guard case .affine(let matrix) = context.placement, let inverse = matrix.inverse
      else { return whole }
      return whole.applying(inverse)
    }
  }

  /// A layer of the composition as a matte; nil where there is none.
  private func matte(
    _ matte: AnimatedSetMatte, with matrices: inout LayerMatrices
  ) -> DisplayMatte? {
    let identifier = matte.source.value(atFrame: frame).rounded()
    guard
      let place = composition.layers.firstIndex(where: { Double($0.id) == identifier }),
      place != matte.layer, let inverse = matrices.flatMatrix(ofLayer: matte.layer).inverse
    else { return nil }
    let isInverted = matte.isInverted.isOn(atFrame: frame)
    var channel: ColorMatrix?
    switch matte.channel.value(atFrame: frame).rounded() {
    case 1: channel = .channel(0)
    case 2: channel = .channel(1)
    case 3: channel = .channel(2)
    case 4: channel = nil
    case 9, 10: return nil
    default: channel = .identity
    }
    let kind: Matte.Kind =
      channel == nil
      ? (isInverted ? .alphaInverted : .alpha) : (isInverted ? .lumaInverted : .luma)
    let inside = CompositionEvaluator(
      matte.composition, size: size, frame: frame, of: list, work: work)
    let source = inside.node(ofLayer: place, with: &matrices, asMatte: false)
    var picture = GroupNode(source.map { [$0] } ?? [], placement: .affine(inverse))
    if let channel, channel != .identity { picture.filters = [.colorMatrix(channel)] }
    return DisplayMatte(kind, nodes: [.group(picture)])
  }
}

extension AnimatedLayer {
  /// Whether a frame lies between the layer's ends; a hair's breadth of rounding does not count.
  fileprivate func isShown(atFrame frame: Double) -> Bool { shown.contains(frame + 1e-6) }
}

extension GroupNode {
  /// Whether it does something that its children by themselves don't.
  fileprivate var isNeeded: Bool {
    if !masks.isEmpty || !filters.isEmpty || !clips.isEmpty || matte != nil { return true }
    guard children.count == 1, case .group(let child) = children[0] else { return false }
    return child.matte != nil
  }

  /// Moves an opacity to a single child that can carry it.
  fileprivate mutating func simplify() {
    guard opacity < 1, matte == nil, blendMode == .normal, masks.isEmpty, filters.isEmpty,
      children.count == 1, let child = children[0].thinned(by: opacity)
    else { return }
    children = [child]
    opacity = 1
  }
}

extension ColorMatrix {
  /// One of red, green and blue as all three.
  fileprivate static func channel(_ index: Int) -> ColorMatrix {
    var rows = ColorMatrix.identity.rows
    for row in 0..<3 {
      for column in 0..<3 { rows[row * 5 + column] = column == index ? 1 : 0 }
    }
    return ColorMatrix(rows)
  }
}
