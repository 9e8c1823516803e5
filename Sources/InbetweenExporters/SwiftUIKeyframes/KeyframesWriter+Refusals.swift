import InbetweenDiagnostics
import InbetweenSceneGraph
import InbetweenTimeline

extension KeyframesWriter {
  /// Notes why a layer cannot be written as views with keyframes.
  mutating func refuse(_ layer: SceneLayer, _ reason: String) {
    refusals.append(
      Diagnostic(
        .notForKeyframes, at: layer.origin.path, layer: layer.name,
        "the layer \(reason); keyframes in views cannot say that", fix: Self.mend))
  }

  mutating func refuseSkew(_ layer: SceneLayer) { refuse(layer, "has a skew that moves") }

  private static let mend = "leave out --style keyframes: a canvas draws it"

  /// Refuses a scene that is too large.
  mutating func refuseSize() {
    refuse(keyframeCount, KeyframesLimits.allKeyframes, "keyframes")
    refuse(vertexCount, KeyframesLimits.vertices, "vertices")
  }

  /// Whether it is known that the scene cannot be written.
  var isRefused: Bool {
    !refusals.isEmpty || keyframeCount > KeyframesLimits.allKeyframes
      || vertexCount > KeyframesLimits.vertices
  }

  /// Refuses a scene of so many layers that nobody needs to know what else is against it.
  ///
  /// - Returns: whether it did.
  mutating func refuseLayers() -> Bool {
    let layers = ([scene.main] + scene.compositions).reduce(0) { $0 + $1.layers.count }
    refuse(layers, KeyframesLimits.layers, "layers")
    return !refusals.isEmpty
  }

  private mutating func refuse(_ count: Int, _ limit: Int, _ what: String) {
    guard count > limit else { return }
    refusals.append(
      Diagnostic(
        .notForKeyframes, at: .root,
        "the scene has \(count) \(what), and \(limit) can be read as keyframes in views",
        fix: Self.mend))
  }

  /// Whether a layer has what views cannot draw; each thing is noted.
  mutating func refuse(_ layer: SceneLayer) -> Bool {
    let count = refusals.count
    if !layer.effects.isEmpty { refuse(layer, "has effects") }
    if !layer.styles.isEmpty { refuse(layer, "has layer styles") }
    if layer.transform.is3D {
      refuse(layer, "stands in 3D space")
    } else if layer.transform.source.rotation.isTilted {
      refuse(layer, "turns about an axis of the picture's plane")
    }
    if layer.transform.isAutoOriented { refuse(layer, "turns with its path") }
    if layer.blendMode == .hardMix { refuse(layer, "mixes by Hard Mix") }
    if let kind = layer.matte?.kind, kind == .luma || kind == .lumaInverted {
      refuse(layer, "has a luma matte")
    }
    let first = layer.transform.source.properties.flatMap(\.property.keyframeTimes).min() ?? 0
    if first < 0, layer.frames.start < 0 { refuse(layer, "moves before its composition's start") }
    return refusals.count > count
  }
}
