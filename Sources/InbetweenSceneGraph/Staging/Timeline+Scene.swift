package import InbetweenDiagnostics
package import InbetweenTimeline
package import InbetweenTypesetting

extension Timeline {
  /// The animation resolved for drawing.
  ///
  /// - Parameters:
  ///   - glyphs: the characters that text is drawn with; nil for those that the file carries.
  ///   - log: receives what is cut to a limit.
  /// - Returns: the scene; evaluating it at a frame is total.
  package func scene(glyphs: GlyphLibrary? = nil, log: inout DiagnosticLog) -> Scene {
    var stager = Stager(self, glyphs: glyphs ?? GlyphLibrary(self))
    let main = stager.composition(
      id: "", name: name, layers: layers, origin: origin, log: &log)
    var nested: [SceneComposition] = []
    for composition in compositions {
      nested.append(
        stager.composition(
          id: composition.id, name: composition.name, layers: composition.layers,
          origin: composition.origin, log: &log))
    }
    var scene = Scene(
      name: name, size: size, frameRate: frameRate, frames: frames, main: main,
      compositions: nested, images: images, glyphs: stager.glyphs)
    scene.boundNesting(log: &log)
    return scene
  }
}

/// What staging needs to know of the whole timeline.
struct Stager {
  let glyphs: GlyphLibrary
  private let compositions: [String: Int]
  private let images: [String: ImageAsset]
  /// How many more things may be drawn.
  private var budget = Scene.maximumDrawCost

  init(_ timeline: Timeline, glyphs: GlyphLibrary) {
    self.glyphs = glyphs
    compositions = Dictionary(
      timeline.compositions.enumerated().map { ($1.id, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    images = Dictionary(
      timeline.images.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  mutating func composition(
    id: String, name: String, layers: [Layer], origin: Origin, log: inout DiagnosticLog
  ) -> SceneComposition {
    let places = Dictionary(
      layers.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    var staged: [SceneLayer] = []
    staged.reserveCapacity(layers.count)
    for layer in layers { staged.append(self.layer(layer: layer, places: places, log: &log)) }
    Self.breakCircles(\.parent, in: &staged)
    // A matte counts as it is without its own: so After Effects applies it, and so do players.
    for place in staged.indices where layers[place].isMatteSource && staged[place].matte != nil {
      log.report(.matteOfMatte(staged[place]))
      staged[place].matte = nil
    }
    for place in Self.circles(staged.map { $0.matte?.source }) { staged[place].matte = nil }
    let order = layers.indices.reversed().filter {
      !layers[$0].isHidden && !layers[$0].isMatteSource && staged[$0].content != .nothing
    }
    return SceneComposition(
      id: id, name: name, layers: staged, paintOrder: Array(order),
      hasDepth: staged.contains { $0.transform.is3D },
      hasParents: staged.contains { $0.parent != nil }, origin: origin)
  }

  private mutating func layer(
    layer: Layer, places: [Int: Int], log: inout DiagnosticLog
  ) -> SceneLayer {
    var found = DiagnosticLog()
    var masks: [SceneMask] = []
    for mask in layer.masks {
      masks.append(SceneMask(mask, in: layer.timing.frames, budget: &budget, log: &found))
    }
    let staged = SceneLayer(
      id: layer.id, name: layer.name, frames: layer.timing.frames,
      parent: layer.parent.flatMap { places[$0] },
      transform: LayerTransform(
        layer.transform, isAutoOriented: layer.isAutoOriented, is3D: layer.is3D),
      blendMode: layer.blendMode,
      matte: layer.matte.flatMap { matte in
        places[matte.source].map { SceneMatte(kind: matte.kind, source: $0) }
      },
      masks: masks,
      effects: layer.effects.filter(\.isEnabled),
      styles: layer.styles.filter(\.isEnabled).inOrderOfEffect,
      content: content(of: layer, log: &found), origin: layer.origin)
    log.append(found, layer: layer.name)
    return staged
  }

  private mutating func content(of layer: Layer, log: inout DiagnosticLog) -> SceneContent {
    switch layer.content {
    case .null, .sound, .camera, .other: return .nothing
    case .solid(let color, let size): return .solid(color, size)
    case .image(let id): return images[id].map { .image(id, $0.size) } ?? .nothing
    case .shape(let items):
      return .artwork(Artwork(items, of: layer, budget: &budget, log: &log))
    case .text(let content):
      guard !content.documents.contains(where: \.document.isTooLong) else {
        log.report(.tooLong(layer, limit: TextDocument.maximumLength))
        return .nothing
      }
      let text = content.boundingAnimators(of: layer, log: &log)
      var staged = SceneText(
        content: text, masks: layer.masks, laid: LaidText(text, library: glyphs))
      let isStill =
        text.documents.count < 2 && text.motion.allSatisfy(\.isStatic)
        && (text.path == nil || layer.masks.allSatisfy { $0.path.isStatic })
      if isStill { staged.fixed = staged.set(atFrame: 0, library: glyphs) }
      return .text(staged)
    case .composition(let nested):
      guard let place = compositions[nested.id] else { return .nothing }
      let clock: SceneClock =
        if let remap = nested.timeRemap {
          .remapped(remap, end: layer.timing.frames.end)
        } else {
          .running(start: layer.timing.start, stretch: layer.timing.stretch)
        }
      return .composition(
        SceneNesting(
          composition: place, size: nested.size, clock: clock,
          isCollapsed: layer.collapsesTransformations))
    }
  }

  private static func breakCircles(
    _ link: WritableKeyPath<SceneLayer, Int?>, in layers: inout [SceneLayer]
  ) {
    for place in circles(layers.map { $0[keyPath: link] }) { layers[place][keyPath: link] = nil }
  }

  /// The places at which circles must be cut, one for each circle. An import leaves none; a
  /// timeline from elsewhere may.
  private static func circles(_ next: [Int?]) -> [Int] {
    var visitedBy = [Int](repeating: -1, count: next.count)
    var cuts: [Int] = []
    for start in next.indices where visitedBy[start] < 0 {
      var place = start
      visitedBy[place] = start
      while let following = next[place] {
        if visitedBy[following] == start { cuts.append(place) }
        guard visitedBy[following] < 0 else { break }
        visitedBy[following] = start
        place = following
      }
    }
    return cuts
  }
}
