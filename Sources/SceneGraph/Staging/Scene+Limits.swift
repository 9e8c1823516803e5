import Diagnostics
import TimelineModel

// What keeps hostile scenes within bounds.

extension Scene {
  /// The most layers that one frame may hold, those of a composition counted wherever it is nested.
  package static let mostLayers = 200_000
  /// How deep compositions may nest in one another.
  package static let deepestNesting = 64
  /// How deep mattes may have mattes.
  package static let deepestMattes = 32

  /// Empties the layers whose compositions go beyond the limits, and cuts chains of mattes.
  mutating func boundNesting(log: inout DiagnosticLog) {
    var weights = [Weight?](repeating: nil, count: compositions.count)
    for place in compositions.indices {
      _ = bound(place, open: [place], weights: &weights, log: &log)
    }
    var composition = main
    _ = bound(&composition, open: [], weights: &weights, log: &log)
    main = composition
  }

  /// How many layers a composition holds with those nested in it, and how deep they nest.
  private struct Weight {
    var layers: Int
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
    var total = Weight(layers: composition.layers.count, depth: 1)
    boundMattes(of: &composition, log: &log)
    for index in composition.layers.indices {
      guard case .composition(let nesting) = composition.layers[index].content else { continue }
      let layer = composition.layers[index]
      guard !open.contains(nesting.composition) else {
        composition.layers[index].content = .nothing
        log.report(.selfNesting(layer))
        continue
      }
      guard open.count < Self.deepestNesting else {
        composition.layers[index].content = .nothing
        log.report(.tooManyLayers(layer, limit: Self.deepestNesting, "compositions in depth"))
        continue
      }
      let weight = bound(nesting.composition, open: open, weights: &weights, log: &log)
      guard total.layers + weight.layers <= Self.mostLayers,
        weight.depth < Self.deepestNesting
      else {
        composition.layers[index].content = .nothing
        log.report(.tooManyLayers(layer, limit: Self.mostLayers, "layers in one frame"))
        continue
      }
      total.layers += weight.layers
      total.depth = max(total.depth, weight.depth + 1)
    }
    return total
  }

  private func boundMattes(of composition: inout SceneComposition, log: inout DiagnosticLog) {
    for index in composition.layers.indices where composition.layers[index].matte != nil {
      var depth = 0
      var place = index
      while let matte = composition.layers[place].matte {
        depth += 1
        place = matte.source
        if depth > Self.deepestMattes {
          log.report(.tooManyLayers(composition.layers[place], limit: depth - 1, "mattes in depth"))
          composition.layers[place].matte = nil
          break
        }
      }
    }
  }
}
