import InbetweenSceneGraph
import InbetweenTimeline
import InbetweenTypesetting

// Names are given before anything is written, so that all targets call a colour the same.

extension ThemeColors {
  /// A theme that knows what the colours of a scene are called, in every target.
  ///
  /// - Parameters:
  ///   - scene: whose colours are named after what they paint.
  ///   - slots: of the file, in its order.
  ///   - rules: of those about one colour, later ones count more.
  init(_ scene: Scene, slots: [Slot] = [], rules: [ThemeRule] = []) {
    self.init(slots: slots.map(\.id), rules: rules)
    var known: Set<Int> = []
    plan(scene.main, of: scene, &known)
  }

  private mutating func plan(
    _ composition: SceneComposition, of scene: Scene, _ known: inout Set<Int>
  ) {
    for index in composition.paintOrder {
      let layer = composition.layers[index]
      plan(layer, of: scene, &known)
      if let matte = layer.matte { plan(composition.layers[matte.source], of: scene, &known) }
    }
  }

  private mutating func plan(_ layer: SceneLayer, of scene: Scene, _ known: inout Set<Int>) {
    guard !layer.isNeverSeen else { return }
    for style in layer.styles.reversed() { plan(style, of: layer) }
    for effect in layer.effects.reversed() { plan(effect, of: layer) }
    switch layer.content {
    case .nothing, .image: break
    case .solid(let color, _): plan(color, after: layer.name)
    case .artwork(let artwork): plan(artwork.nodes, artwork, of: layer)
    case .text(let text):
      for glyph in text.fixed?.glyphs ?? [] {
        if let fill = glyph.fill { plan(fill, after: layer.name) }
        if let stroke = glyph.stroke { plan(stroke, after: layer.name + " stroke") }
      }
    case .composition(let nesting):
      guard known.insert(nesting.composition).inserted,
        scene.compositions.indices.contains(nesting.composition)
      else { return }
      plan(scene.compositions[nesting.composition], of: scene, &known)
    }
  }

  private mutating func plan(_ nodes: [ArtworkNode], _ artwork: Artwork, of layer: SceneLayer) {
    for node in nodes {
      switch node {
      case .draw(let place):
        switch artwork.draws[place].style {
        case .fill(let fill): plan(fill.paint, after: layer.name)
        case .stroke(let stroke): plan(stroke.paint, after: layer.name + " stroke")
        }
      case .group(let group): plan(group.nodes, artwork, of: layer)
      case .repeated(_, let nodes): plan(nodes, artwork, of: layer)
      }
    }
  }

  private mutating func plan(_ paint: Paint, after text: String) {
    switch paint {
    case .solid(let color): plan(color, after: text)
    case .gradient: break
    }
  }

  private mutating func plan(_ effect: Effect, of layer: SceneLayer) {
    guard let (color, part) = effect.kind.painted else { return }
    plan(color, after: layer.name + " " + part)
  }

  private mutating func plan(_ style: LayerStyle, of layer: SceneLayer) {
    switch style.kind {
    case .dropShadow(let shadow): plan(shadow.color, after: layer.name + " shadow")
    case .outerGlow(let glow): plan(glow.color, after: layer.name + " shadow")
    case .innerShadow(let shadow): plan(shadow.color, after: layer.name + " inner shadow")
    case .innerGlow(let glow): plan(glow.color, after: layer.name + " inner shadow")
    case .stroke(let stroke): plan(stroke.color, after: layer.name + " outline")
    case .colorOverlay, .other: break
    }
  }

  private mutating func plan(_ color: Property<Color>, after text: String) {
    guard color.isStatic else { return }
    plan(color.track.initialValue, after: color.slot ?? text, slot: color.slot)
  }
}

extension SceneLayer {
  /// Whether its opacity is 0 throughout, in every theme.
  fileprivate var isNeverSeen: Bool {
    let opacity = transform.source.opacity
    return opacity.isStatic && opacity.slot == nil && opacity.track.initialValue <= 0
  }
}
