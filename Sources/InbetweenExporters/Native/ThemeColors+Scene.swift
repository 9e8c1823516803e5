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
    var scene = scene
    var known: Set<Int> = []
    var main = scene.main
    plan(&main, of: &scene, &known)
    scene.main = main
    if rules.contains(where: { $0.value != nil }) { ruled = scene }
  }

  /// Names the colours of a composition, and gives them the values that rules say.
  private mutating func plan(
    _ composition: inout SceneComposition, of scene: inout Scene, _ known: inout Set<Int>
  ) {
    // One that is painted may be a matte too.
    var planned: Set<Int> = []
    for index in composition.paintOrder where planned.insert(index).inserted {
      plan(&composition.layers[index], of: &scene, &known)
      guard let matte = composition.layers[index].matte?.source,
        planned.insert(matte).inserted
      else { continue }
      plan(&composition.layers[matte], of: &scene, &known)
    }
  }

  private mutating func plan(
    _ layer: inout SceneLayer, of scene: inout Scene, _ known: inout Set<Int>
  ) {
    guard !layer.isNeverSeen else { return }
    for place in layer.styles.indices.reversed() { plan(&layer.styles[place], of: layer.name) }
    for place in layer.effects.indices.reversed() { plan(&layer.effects[place], of: layer.name) }
    switch layer.content {
    case .nothing, .image: break
    case .solid(var color, let size):
      plan(&color, after: layer.name)
      layer.content = .solid(color, size)
    case .artwork(var artwork):
      layer.content = .nothing
      plan(artwork.nodes, &artwork, of: layer.name)
      layer.content = .artwork(artwork)
    case .text(var text):
      guard var set = text.fixed else { break }
      for place in set.glyphs.indices {
        plan(&set.glyphs[place].fill, after: layer.name)
        plan(&set.glyphs[place].stroke, after: layer.name + " stroke")
      }
      text.fixed = set
      layer.content = .text(text)
    case .composition(let nesting):
      guard known.insert(nesting.composition).inserted,
        scene.compositions.indices.contains(nesting.composition)
      else { return }
      var inner = scene.compositions[nesting.composition]
      plan(&inner, of: &scene, &known)
      scene.compositions[nesting.composition] = inner
    }
  }

  private mutating func plan(_ nodes: [ArtworkNode], _ artwork: inout Artwork, of layer: String) {
    for node in nodes {
      switch node {
      case .draw(let place):
        switch artwork.draws[place].style {
        case .fill(var fill):
          guard !fill.opacity.isNever else { continue }
          plan(&fill.paint, after: layer)
          artwork.draws[place].style = .fill(fill)
        case .stroke(var stroke):
          guard !stroke.opacity.isNever, !stroke.width.isNever else { continue }
          plan(&stroke.paint, after: layer + " stroke")
          artwork.draws[place].style = .stroke(stroke)
        }
      case .group(let group): plan(group.nodes, &artwork, of: layer)
      case .repeated(_, let nodes): plan(nodes, &artwork, of: layer)
      }
    }
  }

  private mutating func plan(_ paint: inout Paint, after text: String) {
    switch paint {
    case .solid(var color):
      plan(&color, after: text)
      paint = .solid(color)
    case .gradient: break
    }
  }

  private mutating func plan(_ effect: inout Effect, of layer: String) {
    // The others change the colours that are there.
    if case .dropShadow(var shadow) = effect.kind {
      plan(&shadow.color, after: layer + " shadow")
      effect.kind = .dropShadow(shadow)
    } else if case .stroke(var stroke) = effect.kind {
      plan(&stroke.color, after: layer + " stroke")
      effect.kind = .stroke(stroke)
    }
  }

  private mutating func plan(_ style: inout LayerStyle, of layer: String) {
    switch style.kind {
    case .dropShadow(var shadow):
      plan(&shadow.color, after: layer + " shadow")
      style.kind = .dropShadow(shadow)
    case .outerGlow(var glow):
      plan(&glow.color, after: layer + " shadow")
      style.kind = .outerGlow(glow)
    case .innerShadow(var shadow):
      plan(&shadow.color, after: layer + " inner shadow")
      style.kind = .innerShadow(shadow)
    case .innerGlow(var glow):
      plan(&glow.color, after: layer + " inner shadow")
      style.kind = .innerGlow(glow)
    case .stroke(var stroke):
      plan(&stroke.color, after: layer + " outline")
      style.kind = .stroke(stroke)
    case .colorOverlay, .other: break
    }
  }

  private mutating func plan(_ color: inout Property<Color>, after text: String) {
    guard color.isStatic else { return }
    let slot = color.slot
    let value = plan(color.track.initialValue, after: slot ?? text, slot: slot)
    if slot == nil, value != color.track.initialValue { color = .constant(value) }
  }

  private mutating func plan(_ color: inout Color?, after text: String) {
    guard let own = color else { return }
    color = plan(own, after: text)
  }

  private mutating func plan(_ color: inout Color, after text: String) {
    color = plan(color, after: text)
  }
}

extension SceneLayer {
  /// Whether its opacity is 0 throughout, in every theme.
  fileprivate var isNeverSeen: Bool { transform.source.opacity.isNever }
}

extension Property<Double> {
  /// Whether it is 0 or less at all times, in every theme.
  fileprivate var isNever: Bool { isStatic && slot == nil && track.initialValue <= 0 }
}
