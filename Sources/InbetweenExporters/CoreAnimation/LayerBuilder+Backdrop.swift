import InbetweenDiagnostics
import InbetweenLowering
import InbetweenSceneGraph
import InbetweenTimeline

// Layers whose look depends on what lies below them, in ways that no layer has.

extension LayerBuilder {
  /// What the main composition shows up to the topmost layer that mixes in a way that layers have
  /// no word for, as pictures of all of it while such layers are seen. Those of nested compositions
  /// are pictured with their composition.
  ///
  /// - Parameter context: of the main composition.
  /// - Returns: the layers, and how many of the composition's runs they show; none where there are
  ///   no pictures.
  mutating func backdrop(_ context: LayerContext) -> (nodes: [LayerNode], runs: Int) {
    let composition = composition(context)
    let runs = composition.runs
    guard context.depth == 0,
      let top = runs.lastIndex(where: { !layersMixing(in: $0, of: composition).isEmpty })
    else { return ([], 0) }
    let below = runs[...top].flatMap(\.layers)
    let mixed = runs[...top].flatMap { layersMixing(in: $0, of: composition) }
    let parts = mixed.flatMap {
      context.clock.visible(composition.layers[$0].shown, over: context.range, work: &work)
    }
    guard let topmost = mixed.last, let start = parts.map(\.start).min(),
      let end = parts.map(\.end).max()
    else { return ([], 0) }
    var inner = context
    inner.range = FrameRange(start, end)
    guard let placed = placedSequence(below, inner) else { return ([], 0) }
    let losses = mixed.map {
      Loss(what: "the blend mode \(composition.layers[$0].blendMode.title)")
    }
    take(placed, for: losses, composition.layers[topmost])
    var sequence = LayerNode("backdrop", sublayers: [placed.node])
    guard let hidden = hidden([inner.range], within: context.range) else {
      return ([sequence], top + 1)
    }
    sequence.channels = [hidden]
    var plain = LayerNode(
      "layers",
      sublayers: nodes(of: runs[...top], context) { !mixed.contains($0) })
    let others = [FrameRange(context.range.start, start), FrameRange(end, context.range.end)]
    self.hidden(others.filter { $0.length > 1e-6 }, within: context.range).map {
      plain.channels = [$0]
    }
    return ([plain, sequence], top + 1)
  }

  /// The layers of a run that mix with what is below in a way that layers have no word for; layers
  /// in perspective that are pictures together do in any way but the normal one.
  private func layersMixing(
    in run: AnimatedComposition.Run, of composition: AnimatedComposition
  ) -> [Int] {
    let areTogether = run.isDeep && run.layers.count > 1
    return run.layers.filter {
      let layer = composition.layers[$0]
      return mixesUnknown(layer) || areTogether && layer.blendMode != .normal && !layer.isNeverSeen
    }
  }

  /// Whether a layer, or one in a composition that stands in its space, mixes with what is below in
  /// a way that layers have no word for.
  private func mixesUnknown(_ layer: AnimatedLayer, depth: Int = 0) -> Bool {
    guard layer.content != .nothing, !layer.isNeverSeen else { return false }
    if layer.blendMode != .normal, !options.allowsUndocumented || layer.blendMode == .hardMix {
      return true
    }
    guard depth < Scene.deepestNesting, case .collapsed(let nesting) = layer.content else {
      return false
    }
    let inner = list.compositions[nesting.composition]
    return inner.paintOrder.contains { mixesUnknown(inner.layers[$0], depth: depth + 1) }
  }
}
