import InbetweenTimeline

extension Artwork {
  /// What the artwork asks for; steps that paint nothing are left aside.
  package var features: Set<SceneFeature> {
    var found = features(of: nodes)
    var open = draws.map(\.outlines)
    var seen: Set<Int> = []
    while let step = open.popLast() {
      guard seen.insert(step).inserted else { continue }
      found.formUnion(features(of: steps[step]))
      open += steps[step].inputs
    }
    for draw in draws { found.formUnion(draw.features) }
    return found
  }

  private func features(of nodes: [ArtworkNode]) -> Set<SceneFeature> {
    var found: Set<SceneFeature> = []
    for node in nodes {
      switch node {
      case .draw: break
      case .group(let group):
        let transform = transforms[group.transform].source
        found.formUnion(transform.features)
        if !(transform.opacity.isStatic && transform.opacity.track.initialValue == 1) {
          found.insert(.groupOpacity)
        }
        if group.blendMode != .normal { found.insert(.groupBlendMode) }
        found.formUnion(features(of: group.nodes))
      case .repeated(let repeater, let nodes):
        found.formUnion(repeater.features)
        found.formUnion(features(of: nodes))
      }
    }
    return found
  }

  private func features(of step: OutlineStep) -> Set<SceneFeature> {
    switch step {
    case .source(let source): source.features
    case .gathered, .selected: []
    case .placed(let transform, _):
      transforms[transform].source.features
    case .modified(let modifier, _): modifier.features
    case .merged: [.mergePaths]
    case .repeated(let repeater, _): repeater.features
    }
  }
}

extension ShapeTransform {
  fileprivate var features: Set<SceneFeature> {
    var found = SceneFeature.motion(of: properties)
    if !skew.isZero { found.insert(.skew) }
    return found
  }
}

extension Repeater {
  fileprivate var features: Set<SceneFeature> {
    var found: Set<SceneFeature> = [.repeater]
    if !copies.isStatic { found.insert(.movingCopies) }
    return found.union(SceneFeature.motion(of: ShapeItem("", .repeater(self)).properties))
  }
}

extension OutlineSource {
  fileprivate var features: Set<SceneFeature> {
    switch self {
    case .path(let shape): return SceneFeature.motion(of: ShapeItem("", .path(shape)).properties)
    case .rectangle(let shape):
      let found = SceneFeature.motion(of: ShapeItem("", .rectangle(shape)).properties)
      return shape.cornerRadius.isZero ? found : found.union([.roundedRectangle])
    case .ellipse(let shape):
      return SceneFeature.motion(of: ShapeItem("", .ellipse(shape)).properties)
    case .star(let shape):
      let properties = ShapeItem("", .star(shape)).properties
      let moves = properties.contains { !$0.property.isStatic }
      return SceneFeature.motion(of: properties).union(moves ? [.star, .movingStar] : [.star])
    }
  }
}

extension OutlineModifier {
  fileprivate var features: Set<SceneFeature> {
    switch self {
    case .trim(let trim):
      let found = SceneFeature.motion(of: ShapeItem("", .trim(trim)).properties)
      return found.union(trim.mode == .individually ? [.trim, .trimIndividually] : [.trim])
    case .path(let modifier):
      return SceneFeature.motion(of: modifier.properties).union([.pathModifier])
    }
  }
}

extension ArtworkDraw {
  fileprivate var features: Set<SceneFeature> {
    switch style {
    case .fill(let fill):
      var found = SceneFeature.motion(of: ShapeItem("", .fill(fill)).properties)
      if fill.rule == .evenOdd { found.insert(.evenOddFill) }
      if fill.blendMode != .normal { found.insert(.paintBlendMode) }
      return found.union(fill.paint.features)
    case .stroke(let stroke):
      var found = SceneFeature.motion(of: ShapeItem("", .stroke(stroke)).properties)
      if stroke.blendMode != .normal { found.insert(.paintBlendMode) }
      if !stroke.miterLimit.isStatic { found.insert(.movingMiterLimit) }
      if let dashes = stroke.dashes {
        found.insert(.dashes)
        let moves = !dashes.lengths.allSatisfy(\.isStatic) || !dashes.offset.isStatic
        if moves { found.insert(.movingDashes) }
      }
      return found.union(stroke.paint.features)
    }
  }
}

extension Paint {
  fileprivate var features: Set<SceneFeature> {
    guard case .gradient(let gradient) = self else { return [] }
    var found: Set<SceneFeature> = [.gradient]
    if !gradient.stops.isStatic { found.insert(.movingGradient) }
    let stops = gradient.stops.track
    let opacities =
      stops.initialValue.opacities + stops.keyframes.flatMap(\.value.opacities)
    if opacities.contains(where: { $0.opacity != 1 }) { found.insert(.gradientOpacity) }
    if case .radial(let length, _) = gradient.kind {
      found.insert(.radialGradient)
      if !length.isZero { found.insert(.gradientHighlight) }
    }
    return found
  }
}
