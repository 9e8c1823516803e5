import InbetweenDiagnostics
import InbetweenLowering
import InbetweenTimeline

extension KeyframesWriter {
  /// Notes why a layer cannot be written as views with keyframes.
  mutating func refuse(_ layer: AnimatedLayer, _ reason: String) {
    let refusal = Diagnostic(
      .notForKeyframes, at: layer.origin.path, layer: layer.name,
      "the layer \(reason); keyframes in views cannot say that", fix: Self.mend)
    // What holds for many shapes of a layer is said once.
    if refusals.last != refusal { refusals.append(refusal) }
  }

  mutating func refuseSkew(_ layer: AnimatedLayer) { refuse(layer, "has a skew that moves") }

  mutating func refuseEffects(_ layer: AnimatedLayer) { refuse(layer, "has effects") }

  private static let mend = "leave out --style keyframes: a canvas draws it"

  /// Refuses a scene that is too large.
  mutating func refuseSize() {
    refuse(keyframeCount, KeyframesLimits.allKeyframes, "keyframes")
    refuse(vertexCount, KeyframesLimits.vertices, "vertices")
    refuse(movingVertexCount, KeyframesLimits.movingVertices, "vertices that move")
  }

  /// Whether it is known that the scene cannot be written.
  var isRefused: Bool { !refusals.isEmpty || isTooLarge }

  /// Whether the scene has more of something than can be read.
  var isTooLarge: Bool {
    keyframeCount > KeyframesLimits.allKeyframes || vertexCount > KeyframesLimits.vertices
      || movingVertexCount > KeyframesLimits.movingVertices
  }

  /// Whether outlines that move are still worked out: of a scene that is refused, further reasons are
  /// looked for while that is little work.
  var looksFurther: Bool {
    refusals.isEmpty || outlineWork < KeyframesLimits.workOfRefused
  }

  /// Refuses a scene of so many layers that nobody needs to know what else is against it.
  ///
  /// - Returns: whether it did.
  mutating func refuseLayers() -> Bool {
    let layers = list.compositions.reduce(0) { $0 + $1.layers.count }
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
  mutating func refuse(_ subject: LayerSubject) -> Bool {
    let count = refusals.count
    let layer = subject.layer
    let groups = layer.groups
    if groups.contains(where: \.hasEffects) { refuseEffects(layer) }
    if groups.contains(where: { $0.filters.contains { !$0.style.isEmpty } }) {
      refuse(layer, "has layer styles")
    }
    let (place, composition) = (subject.place.layer, subject.composition)
    if composition.leavesPlane(place) || composition.turnsInSpace(place) {
      refuse(layer, "stands in 3D space")
    } else if composition.isTilted(place) {
      refuse(layer, "turns about an axis of the picture's plane")
    }
    if layer.blendMode == .hardMix { refuse(layer, "mixes by Hard Mix") }
    if let kind = layer.matte?.kind, kind == .luma || kind == .lumaInverted {
      refuse(layer, "has a luma matte")
    }
    return refusals.count > count
  }

  /// Refuses what moves before the zero of its clock, which is where keyframe timelines begin.
  mutating func refuseEarly(_ draft: LayerDraft, from start: Double) {
    if start < 0, draft.motion.start < 0 {
      refuse(draft.layer, "moves before its composition's start")
    }
  }
}

extension AnimatedGroup {
  /// Whether effects do to it what views cannot.
  fileprivate var hasEffects: Bool {
    if matte != nil { return true }
    return filters.contains { $0.style.isEmpty && !$0.filter.isOff }
  }
}

extension AnimatedFilter {
  /// Whether it does nothing at any time.
  fileprivate var isOff: Bool {
    switch self {
    case .gaussianBlur(let blur): blur.isOff
    case .outerShadow, .innerShadow, .outline, .fill, .overlay, .colorMatrix, .colorMap: false
    }
  }
}
