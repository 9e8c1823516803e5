package import InbetweenSceneGraph
import InbetweenTimeline
import InbetweenTypesetting

extension Scene {
  /// The scene as what is drawn: the order of effects and styles, mattes, clocks and what never
  /// changes are settled.
  package func lowered() -> AnimatedDisplayList {
    var lowerer = Lowerer(self)
    let main = lowerer.composition(Lowerer.Use(composition: nil))
    var list = AnimatedDisplayList(
      name: name, size: size, frameRate: frameRate, frames: frames, main: main,
      compositions: lowerer.compositions, images: images, glyphs: glyphs)
    list.measureScales()
    return list
  }
}

/// Turns a scene's compositions into lists, those that are shown, each once.
struct Lowerer {
  let scene: Scene
  /// The identifiers of the compositions that characters show.
  let characterPictures: [String]
  private(set) var compositions: [AnimatedComposition] = []
  private var places: [Use: Int] = [:]
  /// What is known of the scene's compositions.
  private var holdings: [Int?: Holdings] = [:]

  init(_ scene: Scene) {
    self.scene = scene
    characterPictures = scene.glyphs.pictures
  }

  /// A composition and for what it is drawn.
  struct Use: Hashable {
    /// The place in the scene; nil for the main composition.
    var composition: Int?
    /// Whether it is drawn for an effect that takes it as a matte.
    var isInsideMatte = false
    /// Whether it is drawn as a character of a text.
    var isInsideCharacter = false
  }

  /// The place of a composition's list.
  mutating func composition(_ use: Use) -> Int {
    // One for whose use nothing changes is there once.
    let holdings = holdings(of: use.composition)
    var use = use
    if !holdings.mattes { use.isInsideMatte = false }
    if !holdings.characters { use.isInsideCharacter = false }
    if let known = places[use] { return known }
    let source = use.composition.map { scene.compositions[$0] } ?? scene.main
    let place = compositions.count
    places[use] = place
    compositions.append(
      AnimatedComposition(
        name: source.name, layers: [],
        spaces: source.layers.map { LayerSpace(transform: $0.transform, parent: $0.parent) },
        paintOrder: source.paintOrder, hasDepth: source.hasDepth, hasParents: source.hasParents,
        origin: source.origin))
    var layers: [AnimatedLayer] = []
    layers.reserveCapacity(source.layers.count)
    for index in source.layers.indices { layers.append(layer(index, of: source, use)) }
    compositions[place].layers = layers
    return place
  }

  /// What a composition holds, or one within it.
  private struct Holdings {
    /// Effects that take a layer as a matte.
    var mattes = false
    /// Texts whose characters may be compositions.
    var characters = false
  }

  private mutating func holdings(of place: Int?) -> Holdings {
    if let known = holdings[place] { return known }
    // Staging has cut circles; what stands here meanwhile keeps to that.
    holdings[place] = Holdings()
    var result = Holdings()
    for layer in (place.map { scene.compositions[$0] } ?? scene.main).layers {
      if layer.effects.contains(where: \.takesMatte) { result.mattes = true }
      switch layer.content {
      case .nothing, .solid, .image, .artwork: break
      case .text:
        // What characters show may take mattes too.
        guard !characterPictures.isEmpty else { break }
        result = Holdings(mattes: true, characters: true)
      case .composition(let nesting):
        guard scene.compositions.indices.contains(nesting.composition) else { break }
        let inner = holdings(of: nesting.composition)
        result.mattes = result.mattes || inner.mattes
        result.characters = result.characters || inner.characters
      }
    }
    holdings[place] = result
    return result
  }

  /// A composition where a layer shows it; nil where there is none.
  mutating func nesting(_ nesting: SceneNesting, _ use: Use) -> AnimatedNesting? {
    guard scene.compositions.indices.contains(nesting.composition) else { return nil }
    var inner = use
    inner.composition = nesting.composition
    return AnimatedNesting(
      composition: composition(inner), size: nesting.size, clock: nesting.clock)
  }
}

// MARK: - Layers

extension Lowerer {
  private mutating func layer(
    _ place: Int, of composition: SceneComposition, _ use: Use
  ) -> AnimatedLayer {
    let layer = composition.layers[place]
    return AnimatedLayer(
      id: layer.id, name: layer.name, shown: layer.frames,
      isDeep: layer.transform.is3D && composition.hasDepth,
      content: content(of: layer, in: composition, use),
      opacity: AnimatedNumber(layer.transform.source.opacity).fraction,
      blendMode: layer.blendMode,
      matte: layer.matte.map { LayerMatte(kind: $0.kind, layer: $0.source) },
      origin: layer.origin)
  }

  private mutating func content(
    of layer: SceneLayer, in composition: SceneComposition, _ use: Use
  ) -> AnimatedLayer.Content {
    if case .composition(let nested) = layer.content, nested.isCollapsed, layer.masks.isEmpty,
      layer.effects.isEmpty, layer.styles.isEmpty
    {
      return nesting(nested, use).map { .collapsed($0) } ?? .nothing
    }
    let children = children(of: layer, use)
    guard !children.isEmpty || layer.showsWithoutContent else { return .nothing }
    var group = AnimatedGroup(children)
    group.isIsolated = layer.isIsolated
    group.showsEmpty = layer.showsWithoutContent
    group.masks = layer.masks.filter { $0.mask.mode != .none }.map { AnimatedMask($0) }
    if case .composition(let nested) = layer.content {
      group.clips = [Rect(origin: .zero, size: nested.size)]
    }
    for effect in layer.effects {
      group = apply(effect, to: group, of: layer, in: composition, use)
    }
    // Staging has brought styles into the order in which they apply.
    group.filters += layer.styles.compactMap { style in
      style.filter.map { NamedFilter(style: style.kind.menuTitle, filter: $0) }
    }
    return .picture(group)
  }

  private mutating func children(of layer: SceneLayer, _ use: Use) -> [AnimatedNode] {
    switch layer.content {
    case .nothing: return []
    case .solid(let color, let size):
      return [
        .fill(
          AnimatedFill(
            outlines: .rectangle(Rect(origin: .zero, size: size)),
            paint: .solid(.constant(color)), origin: layer.origin))
      ]
    case .image(let id, let size): return [.image(ImageNode(asset: id, size: size))]
    case .artwork(let artwork): return [.artwork(AnimatedArtwork(artwork))]
    case .text(let text): return [.text(self.text(text, use))]
    case .composition(let nested): return nesting(nested, use).map { [.composition($0)] } ?? []
    }
  }

  private mutating func text(_ text: SceneText, _ use: Use) -> AnimatedText {
    var pictures: [String: Int] = [:]
    // A character may not hold characters of its kind: there may be circles.
    if !use.isInsideCharacter {
      for id in characterPictures {
        guard let place = scene.compositions.firstIndex(where: { $0.id == id }) else { continue }
        pictures[id] = composition(
          Use(composition: place, isInsideMatte: use.isInsideMatte, isInsideCharacter: true))
      }
    }
    var fixed: [DisplayNode]?
    if let set = text.fixed, set.glyphs.allSatisfy({ $0.face.composition == nil }) {
      fixed = set.glyphs.flatMap { $0.displayNodes(picture: []) }
    }
    return AnimatedText(text: text, pictures: pictures, fixed: fixed)
  }
}

extension Effect {
  /// Whether it takes another layer as a matte.
  fileprivate var takesMatte: Bool {
    if case .setMatte = kind { return true }
    return false
  }
}

extension SceneLayer {
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
}

extension AnimatedMask {
  /// A feather of a width reaches half of it to either side: two standard deviations.
  private static let sigmaOfFeather = 0.25

  fileprivate init(_ mask: SceneMask) {
    let source = mask.mask
    self.init(
      shape: .drawn(mask), mode: source.mode, isInverted: source.isInverted,
      opacity: AnimatedNumber(source.opacity).fraction,
      sigma: AnimatedPoint(
        x: AnimatedNumber.x(of: source.feather).atLeast(0) * .constant(Self.sigmaOfFeather),
        y: AnimatedNumber.y(of: source.feather).atLeast(0) * .constant(Self.sigmaOfFeather)))
  }
}
