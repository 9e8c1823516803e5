import Geometry
import Motion
import TimelineModel
import Typesetting

extension Scene {
  /// What a frame shows.
  ///
  /// - Parameter frame: of the main composition's clock; may be fractional.
  /// - Returns: display nodes in the main composition's pixels.
  package func displayList(atFrame frame: Double) -> DisplayList {
    DisplayList(
      size: size,
      nodes: CompositionEvaluator(main, size: size, frame: frame, scene: self, depth: 0).nodes())
  }

  /// The frame inside a nested composition for a frame outside.
  package func frame(inside clock: SceneClock, at frame: Double) -> Double {
    switch clock {
    case .running(let start, let stretch): return (frame - start) / stretch
    case .remapped(let remap, let end):
      let inside = frameRate.frame(at: Seconds(remap.value(atFrame: frame)))
      return inside == end ? end - 1 : inside
    }
  }
}

/// Evaluates the layers of one composition at one frame.
struct CompositionEvaluator {
  let composition: SceneComposition
  let scene: Scene
  let size: Size
  let frame: Double
  /// How deep the composition is nested.
  let depth: Int
  /// Whether it is drawn for an effect that takes it as a matte.
  var isInsideMatte = false
  /// Whether it is drawn as a character of a text.
  var isInsideCharacter = false

  init(_ composition: SceneComposition, size: Size, frame: Double, scene: Scene, depth: Int) {
    self.composition = composition
    self.size = size
    self.frame = frame
    self.scene = scene
    self.depth = depth
  }

  /// What the composition shows, the lowest first.
  func nodes() -> [DisplayNode] {
    var matrices = LayerMatrices(composition, size: size, frame: frame)
    return nodes(with: &matrices)
  }

  /// The same, placed in a composition around it that has the layers collapsed into it.
  func nodes(with matrices: inout LayerMatrices) -> [DisplayNode] {
    var result: [DisplayNode] = []
    result.reserveCapacity(composition.paintOrder.count)
    var deep: [(depth: Double, nodes: [DisplayNode])] = []
    func flush() {
      // 3D layers that follow one another cover each other by their distance.
      let order = deep.indices.sorted {
        (deep[$1].depth, $0) < (deep[$0].depth, $1)
      }
      for index in order { result += deep[index].nodes }
      deep.removeAll()
    }
    for place in composition.paintOrder {
      let layer = composition.layers[place]
      guard layer.isShown(atFrame: frame) else { continue }
      let nodes = self.nodes(ofLayer: place, with: &matrices)
      if layer.transform.is3D && composition.hasDepth {
        if !nodes.isEmpty { deep.append((matrices.depth(ofLayer: place), nodes)) }
      } else {
        if !deep.isEmpty { flush() }
        result += nodes
      }
    }
    if !deep.isEmpty { flush() }
    return result
  }

  /// What one layer shows, in the composition's space; nothing outside of its frames. As a matte it
  /// is seen without its own.
  func nodes(
    ofLayer place: Int, with matrices: inout LayerMatrices, asMatte: Bool = false
  ) -> [DisplayNode] {
    let layer = composition.layers[place]
    guard layer.isShown(atFrame: frame) else { return [] }
    let opacity = min(1, max(0, layer.transform.source.opacity.value(atFrame: frame)))
    guard opacity > 0, let placement = matrices.placement(ofLayer: place) else { return [] }
    if case .composition(let nesting) = layer.content, nesting.isCollapsed,
      layer.masks.isEmpty, layer.effects.isEmpty, layer.styles.isEmpty
    {
      return collapsed(
        layer, nesting, at: place, opacity: opacity, matte: asMatte ? nil : layer.matte,
        with: &matrices)
    }
    let children = content(of: layer)
    guard !children.isEmpty || layer.showsWithoutContent else { return [] }
    var group = GroupNode(children, isIsolated: layer.isIsolated)
    group.masks = layer.displayMasks(atFrame: frame)
    if case .composition(let nesting) = layer.content {
      group.clips = [DisplayClip(Rect(origin: .zero, size: nesting.size))]
    }
    if !layer.effects.isEmpty || !layer.styles.isEmpty {
      let dresser = LayerDresser(
        layer: layer, evaluator: self, bounds: bounds(of: layer, placement))
      group = dresser.dress(group, matrices: &matrices)
    }
    group.placement = placement
    group.name = layer.name
    group.origin = layer.origin
    group.blendMode = layer.blendMode
    group.opacity = opacity
    if let matte = layer.matte, !asMatte { group.matte = self.matte(matte, with: &matrices) }
    group.simplify()
    return [.group(group)]
  }

  /// A matte's source as it looks in the composition.
  func matte(_ matte: SceneMatte, with matrices: inout LayerMatrices) -> DisplayMatte {
    DisplayMatte(matte.kind, nodes: nodes(ofLayer: matte.source, with: &matrices, asMatte: true))
  }

  /// The rectangle that a layer's own picture has: shapes and texts have none, and are seen in the
  /// composition's, which is given in the layer's space.
  private func bounds(of layer: SceneLayer, _ placement: GroupNode.Placement) -> Rect {
    let whole = Rect(origin: .zero, size: size)
    switch layer.content {
    case .solid(_, let size), .image(_, let size): return Rect(origin: .zero, size: size)
    case .composition(let nesting): return Rect(origin: .zero, size: nesting.size)
    case .artwork, .text, .nothing:
      guard case .affine(let matrix) = placement, let inverse = matrix.inverse else { return whole }
      return whole.applying(inverse)
    }
  }

  private func content(of layer: SceneLayer) -> [DisplayNode] {
    switch layer.content {
    case .nothing: return []
    case .solid(let color, let size):
      let outline = DisplayClip(Rect(origin: .zero, size: size)).outlines
      return [.fill(FillNode(outline, paint: .solid(color)))]
    case .image(let id, let size): return [.image(ImageNode(asset: id, size: size))]
    case .artwork(let artwork): return artwork.displayNodes(atFrame: frame)
    case .text(let text):
      return text.set(atFrame: frame, library: scene.glyphs).displayNodes(in: self)
    case .composition(let nesting):
      guard scene.compositions.indices.contains(nesting.composition),
        depth < Scene.deepestNesting
      else { return [] }
      let inside = scene.frame(inside: nesting.clock, at: frame)
      return evaluator(of: nesting, size: nesting.size, frame: inside).nodes()
    }
  }

  private func evaluator(
    of nesting: SceneNesting, size: Size, frame: Double
  ) -> CompositionEvaluator {
    var inner = CompositionEvaluator(
      scene.compositions[nesting.composition], size: size, frame: frame, scene: scene,
      depth: depth + 1)
    inner.isInsideMatte = isInsideMatte
    inner.isInsideCharacter = isInsideCharacter
    return inner
  }

  /// A composition whose layers stand in this one's space.
  private func collapsed(
    _ layer: SceneLayer, _ nesting: SceneNesting, at place: Int, opacity: Double,
    matte: SceneMatte?, with matrices: inout LayerMatrices
  ) -> [DisplayNode] {
    guard scene.compositions.indices.contains(nesting.composition), depth < Scene.deepestNesting
    else { return [] }
    let inside = scene.frame(inside: nesting.clock, at: frame)
    let inner = evaluator(of: nesting, size: size, frame: inside)
    var within = LayerMatrices(inner.composition, size: size, frame: inside)
    within.base = matrices.base(forLayersIn: place)
    let children = inner.nodes(with: &within)
    guard !children.isEmpty else { return [] }
    var group = GroupNode(children, isIsolated: false, name: layer.name, origin: layer.origin)
    group.opacity = opacity
    group.blendMode = layer.blendMode
    if let matte { group.matte = self.matte(matte, with: &matrices) }
    return [.group(group)]
  }
}

extension SceneLayer {
  /// Whether a frame lies between the layer's ends; a hair's breadth of rounding does not count.
  func isShown(atFrame frame: Double) -> Bool { frames.contains(frame + 1e-6) }

  /// Whether effects may show something though the layer itself is empty.
  fileprivate var showsWithoutContent: Bool {
    effects.contains {
      if case .stroke = $0.kind { return true }
      return false
    }
  }

  /// Whether blend modes inside it must not see what is below.
  fileprivate var isIsolated: Bool {
    switch content {
    case .nothing, .solid, .image, .text: false
    case .artwork(let artwork): artwork.hasBlending
    case .composition: true
    }
  }

  /// The masks at a frame.
  fileprivate func displayMasks(atFrame frame: Double) -> [DisplayMask] {
    masks.filter { $0.mask.mode != .none }.map {
      let mask = $0.mask
      let feather = mask.feather.value(atFrame: frame)
      return DisplayMask(
        $0.fixedOutlines ?? mask.outlines(atFrame: frame), mode: mask.mode,
        isInverted: mask.isInverted, opacity: min(1, max(0, mask.opacity.value(atFrame: frame))),
        sigma: Point(max(0, feather.x), max(0, feather.y)) * Self.sigmaOfFeather)
    }
  }

  /// A feather of a width reaches half of it to either side: two standard deviations.
  private static let sigmaOfFeather = 0.25
}

extension GroupNode {
  /// Moves an opacity to a single child that can carry it.
  fileprivate mutating func simplify() {
    guard opacity < 1, matte == nil, blendMode == .normal, masks.isEmpty, filters.isEmpty,
      children.count == 1, let child = children[0].thinned(by: opacity)
    else { return }
    children = [child]
    opacity = 1
  }
}
