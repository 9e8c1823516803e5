import InbetweenDiagnostics
import InbetweenTimeline

// What keeps hostile scenes within bounds.

extension Scene {
  /// The most cost that one frame may hold: layers and paints, and each sixteen points of their
  /// outlines and masks, those of a composition or a matte counted wherever it is shown.
  package static let maximumDrawCost = 250_000.0
  /// How deep compositions may nest in one another.
  package static let deepestNesting = 64
  /// How many effects a layer may have that draw, and how many styles: each draws what lies below it.
  package static let maximumFilters = 64
  /// How many animators a text may have, and as many selectors in all of them: each is worked out for
  /// each character.
  package static let maximumAnimators = 256

  /// Empties the layers whose compositions go beyond the limits.
  mutating func boundNesting(log: inout DiagnosticLog) {
    var weights = [Weight?](repeating: nil, count: compositions.count)
    for place in compositions.indices {
      _ = bound(place, open: [place], weights: &weights, log: &log)
    }
    var composition = main
    _ = bound(&composition, open: [], weights: &weights, log: &log)
    main = composition
  }

  /// How many cost a composition holds with those nested in it, and how deep they nest.
  private struct Weight {
    var cost: Double
    var depth: Int
  }

  private mutating func bound(
    _ place: Int, open: Set<Int>, weights: inout [Weight?], log: inout DiagnosticLog
  ) -> Weight {
    if let known = weights[place] { return known }
    var composition = compositions[place]
    let weight = bound(&composition, open: open.union([place]), weights: &weights, log: &log)
    compositions[place] = composition
    weights[place] = weight
    return weight
  }

  private mutating func bound(
    _ composition: inout SceneComposition, open: Set<Int>, weights: inout [Weight?],
    log: inout DiagnosticLog
  ) -> Weight {
    var depth = 1
    var own = [Double](repeating: 1, count: composition.layers.count)
    for index in composition.layers.indices {
      composition.layers[index].boundFilters(log: &log)
      let layer = composition.layers[index]
      own[index] += layer.masks.reduce(0) { $0 + $1.weight }
      switch layer.content {
      case .nothing, .solid, .image: break
      case .artwork(let artwork): own[index] += artwork.weight
      case .text(let text): own[index] += Double(text.content.longest)
      case .composition(let nesting):
        guard !open.contains(nesting.composition) else {
          composition.layers[index].content = .nothing
          log.report(.selfNesting(layer))
          continue
        }
        guard open.count < Self.deepestNesting else {
          composition.layers[index].content = .nothing
          log.report(.tooDeep(layer, limit: Self.deepestNesting, "compositions"))
          continue
        }
        let weight = bound(nesting.composition, open: open, weights: &weights, log: &log)
        guard weight.depth < Self.deepestNesting else {
          composition.layers[index].content = .nothing
          log.report(.tooDeep(layer, limit: Self.deepestNesting, "compositions"))
          continue
        }
        own[index] += weight.cost
        depth = max(depth, weight.depth + 1)
      }
    }
    var cost = 0.0
    for index in composition.layers.indices {
      cost += own[index]
      if cost > Self.maximumDrawCost {
        cost -= own[index]
        own[index] = 1
        composition.layers[index].content = .nothing
        log.report(.tooMuch(composition.layers[index], limit: Self.maximumDrawCost))
      }
    }
    boundUses(of: &composition, weights: own, cost: &cost, log: &log)
    return Weight(cost: cost, depth: depth)
  }

  /// Mattes are drawn wherever they are used: those beyond the limit are left out.
  private func boundUses(
    of composition: inout SceneComposition, weights: [Double], cost: inout Double,
    log: inout DiagnosticLog
  ) {
    for index in composition.layers.indices {
      guard let matte = composition.layers[index].matte else { continue }
      let use = weights[matte.source]
      if cost + use > Self.maximumDrawCost {
        composition.layers[index].matte = nil
        log.report(.tooMuch(composition.layers[index], limit: Self.maximumDrawCost))
      } else {
        cost += use
      }
    }
    // What effects look at is no easier to draw than the heaviest layer.
    let heaviest = weights.max() ?? 0
    for index in composition.layers.indices {
      let count = composition.layers[index].effects.count { $0.takesMatte }
      guard count > 0 else { continue }
      if cost + heaviest * Double(count) > Self.maximumDrawCost {
        composition.layers[index].effects.removeAll { $0.takesMatte }
        log.report(.tooMuch(composition.layers[index], limit: Self.maximumDrawCost))
      } else {
        cost += heaviest * Double(count)
      }
    }
  }
}

extension SceneLayer {
  /// Leaves out the effects and styles beyond the limit.
  fileprivate mutating func boundFilters(log: inout DiagnosticLog) {
    var left = Scene.maximumFilters
    let drawn = effects.prefix {
      if $0.draws { left -= 1 }
      return left >= 0
    }
    if drawn.count < effects.count {
      effects = Array(drawn)
      log.report(
        .tooMany("effects", limit: Scene.maximumFilters, at: origin.path, layer: name))
    }
    if styles.count > Scene.maximumFilters {
      styles = Array(styles.prefix(Scene.maximumFilters))
      log.report(
        .tooMany("layer styles", limit: Scene.maximumFilters, at: origin.path, layer: name))
    }
  }
}

extension SceneMask {
  /// What its points and crossings count as.
  fileprivate var weight: Double {
    (Double(mask.maximumPoints) / Artwork.pointsOfThing).rounded(.down)
      + Double(crossings) / Artwork.crossingsOfThing
  }
}

extension TextContent {
  /// The text without the animators beyond the limit.
  func boundingAnimators(of layer: Layer, log: inout DiagnosticLog) -> TextContent {
    var left = Scene.maximumAnimators
    let drawn = animators.prefix {
      left -= max(1, $0.selectors.count)
      return left >= 0
    }
    guard drawn.count < animators.count else { return self }
    var bounded = self
    bounded.animators = Array(drawn)
    log.report(
      .tooMany(
        "animators and selectors of text", limit: Scene.maximumAnimators, at: layer.origin.path,
        layer: layer.name))
    return bounded
  }

  /// The most characters that it shows at once.
  fileprivate var longest: Int { documents.map(\.document.text.count).max() ?? 0 }
}

extension Effect {
  /// Whether it looks at another layer.
  var takesMatte: Bool {
    if case .setMatte = kind { return true }
    return false
  }

  /// Whether it may change what is drawn.
  fileprivate var draws: Bool {
    switch kind {
    case .controls, .other: false
    default: true
    }
  }
}
