import InbetweenDiagnostics
import InbetweenTimeline

// What keeps hostile scenes within bounds.

extension Scene {
  /// The most cost that one frame may hold: layers and paints, and each sixteen points of their
  /// outlines and masks, those of a composition or a matte counted wherever it is shown.
  package static let maximumDrawCost = 250_000.0
  /// How deep compositions may nest in one another.
  package static let deepestNesting = 64
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

extension SceneMask {
  /// What its points and crossings count as.
  fileprivate var weight: Double {
    (Double(mask.maximumPoints) / Artwork.pointsOfThing).rounded(.down)
      + Double(crossings) / Artwork.crossingsOfThing
  }
}

extension TextContent {
  /// The most characters that it shows at once.
  fileprivate var longest: Int { documents.map(\.document.text.count).max() ?? 0 }
}

extension Effect {
  /// Whether it looks at another layer.
  var takesMatte: Bool {
    if case .setMatte = kind { return true }
    return false
  }
}
