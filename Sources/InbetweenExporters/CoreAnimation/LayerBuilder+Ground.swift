import InbetweenDiagnostics
import InbetweenSceneGraph
import InbetweenTimeline

// Layers whose look depends on what lies below them, in ways that no layer has.

extension LayerBuilder {
  /// What the main composition shows up to the topmost layer that mixes in a way that layers have
  /// no word for, as pictures of all of it while such layers are seen. Those of nested compositions
  /// are pictured with their composition.
  ///
  /// - Parameters:
  ///   - composition: the main one.
  ///   - place: its own.
  /// - Returns: the layers, and how many of the composition's runs they show; none where there are
  ///   no pictures.
  mutating func ground(
    of composition: SceneComposition, _ place: Place
  ) -> (nodes: [LayerNode], runs: Int) {
    let runs = composition.runs
    guard place.depth == 0,
      let top = runs.lastIndex(where: { run in
        run.layers.contains { mixesUnknown(composition.layers[$0]) }
      })
    else { return ([], 0) }
    let below = runs[...top].flatMap(\.layers)
    let mixed = below.filter { mixesUnknown(composition.layers[$0]) }
    let parts = mixed.flatMap {
      place.clock.visible(composition.layers[$0].frames, over: place.range)
    }
    guard let topmost = mixed.last, let start = parts.map(\.start).min(),
      let end = parts.map(\.end).max()
    else { return ([], 0) }
    var inner = place
    inner.range = FrameRange(start, end)
    guard let strip = placedStrip(below, in: composition, inner) else { return ([], 0) }
    let losses = mixed.map {
      Loss(what: "the blend mode \(composition.layers[$0].blendMode.title)")
    }
    take(strip, for: losses, composition.layers[topmost])
    var film = LayerNode("ground", sublayers: [strip.node])
    guard let hidden = hidden([inner.range], within: place.range) else { return ([film], top + 1) }
    film.channels = [hidden]
    var plain = LayerNode(
      "layers",
      sublayers: nodes(of: runs[...top], in: composition, place) {
        !mixed.contains($0)
      })
    let others = [FrameRange(place.range.start, start), FrameRange(end, place.range.end)]
    self.hidden(others.filter { $0.length > 1e-6 }, within: place.range).map {
      plain.channels = [$0]
    }
    return ([plain, film], top + 1)
  }

  /// Whether a layer, or one in a composition that stands in its space, mixes with what is below in
  /// a way that layers have no word for.
  private func mixesUnknown(_ layer: SceneLayer, depth: Int = 0) -> Bool {
    guard layer.content != .nothing, !layer.isNeverSeen else { return false }
    if layer.blendMode != .normal, !options.allowsUndocumented || layer.blendMode == .hardMix {
      return true
    }
    guard depth < Scene.deepestNesting, layer.isCollapsed,
      case .composition(let nesting) = layer.content
    else { return false }
    let inner = scene.compositions[nesting.composition]
    return inner.paintOrder.contains { mixesUnknown(inner.layers[$0], depth: depth + 1) }
  }
}
