import InbetweenTimeline
import InbetweenTypesetting

extension Scene {
  /// Everything that some layer of the scene asks for.
  package var features: Set<SceneFeature> {
    var found: Set<SceneFeature> = []
    for composition in [main] + compositions {
      for layer in composition.layers { found.formUnion(composition.features(of: layer)) }
    }
    if glyphs.hasPictures, found.contains(.textLayer) { found.insert(.characterCompositions) }
    return found
  }
}

extension SceneComposition {
  /// What one of its layers asks for, nested compositions left aside.
  package func features(of layer: SceneLayer) -> Set<SceneFeature> {
    var found = layer.features
    if let parent = layer.parent {
      found.insert(.parent)
      if layers[parent].transform.fixed == nil { found.insert(.movingParent) }
    }
    return found
  }
}

extension SceneLayer {
  /// What the layer asks for, its parents and nested compositions left aside.
  package var features: Set<SceneFeature> {
    var found = transform.source.features
    if transform.isAutoOriented { found.insert(.autoOrient) }
    if transform.is3D { found.insert(.spatialTransform) }
    if blendMode != .normal { found.insert(.blendMode) }
    switch matte?.kind {
    case nil: break
    case .alpha, .alphaInverted: found.insert(.alphaMatte)
    case .luma, .lumaInverted: found.insert(.lumaMatte)
    }
    for mask in masks { found.formUnion(mask.mask.features) }
    for effect in effects { found.formUnion(effect.features) }
    for style in styles { found.formUnion(style.features) }
    found.formUnion(content.features)
    return found
  }
}

extension SceneContent {
  fileprivate var features: Set<SceneFeature> {
    switch self {
    case .nothing, .solid: return []
    case .image: return [.imageLayer]
    case .text(let text): return text.fixed == nil ? [.textLayer, .movingText] : [.textLayer]
    case .artwork(let artwork): return artwork.features
    case .composition(let nesting):
      var found: Set<SceneFeature> = [.nestedComposition]
      if nesting.isCollapsed { found.insert(.collapsedTransformations) }
      switch nesting.clock {
      case .running(_, let stretch): if stretch != 1 { found.insert(.timeStretch) }
      case .remapped: found.insert(.timeRemap)
      }
      return found
    }
  }
}

extension Transform {
  fileprivate var features: Set<SceneFeature> {
    var found = SceneFeature.motion(of: properties)
    if !skew.isZero { found.insert(.skew) }
    if case .spatial = rotation { found.insert(.spatialTransform) }
    return found
  }
}

extension Mask {
  fileprivate var features: Set<SceneFeature> {
    var found = SceneFeature.motion(of: properties)
    switch mode {
    case .none: return []
    case .add: found.insert(.mask)
    case .subtract: found.insert(.maskSubtract)
    case .intersect: found.insert(.maskIntersect)
    case .lighten, .darken: found.insert(.maskLightenDarken)
    case .difference: found.insert(.maskDifference)
    }
    if isInverted { found.insert(.maskInverted) }
    if !(opacity.isStatic && opacity.track.initialValue == 1) { found.insert(.maskOpacity) }
    if !expansion.isZero { found.insert(.maskExpansion) }
    if !(feather.isStatic && feather.track.initialValue == .zero) { found.insert(.maskFeather) }
    return found
  }
}

extension Effect {
  fileprivate var features: Set<SceneFeature> {
    switch kind {
    case .dropShadow: [.shadowEffect]
    case .gaussianBlur: [.blurEffect]
    case .fill, .tint, .tritone, .levels: [.colorEffect]
    case .stroke: [.strokeEffect]
    case .setMatte: [.setMatteEffect]
    case .radialWipe: [.radialWipeEffect]
    case .transform: [.transformEffect]
    case .controls, .other: []
    }
  }
}

extension LayerStyle {
  fileprivate var features: Set<SceneFeature> {
    switch kind {
    case .stroke: [.outlineStyle]
    case .dropShadow, .innerShadow: [.shadowStyle]
    case .outerGlow, .innerGlow: [.glowStyle]
    case .colorOverlay: [.overlayStyle]
    case .other: []
    }
  }
}

extension SceneFeature {
  /// What the keyframes of properties ask for.
  static func motion(of properties: [NamedProperty]) -> Set<SceneFeature> {
    var found: Set<SceneFeature> = []
    for item in properties where !item.property.isStatic {
      switch item.property {
      case .scalar(let property): found.formUnion(motion(of: property.track))
      case .point(let property): found.formUnion(motion(of: property.track))
      case .vector(let property): found.formUnion(motion(of: property.track))
      case .color(let property): found.formUnion(motion(of: property.track))
      case .gradient(let property): found.formUnion(motion(of: property.track))
      case .path(let property):
        found.formUnion(motion(of: property.track))
        found.insert(.outlineMorph)
        let counts = Set(property.track.keyframes.map(\.value.vertices.count))
        if counts.count > 1 { found.insert(.outlineMorphOfDifferingCounts) }
      }
    }
    return found
  }

  private static func motion<Value>(of track: Track<Value>) -> Set<SceneFeature> {
    var found: Set<SceneFeature> = []
    for keyframe in track.keyframes {
      if keyframe.path != nil { found.insert(.motionPath) }
      switch keyframe.easing {
      case .linear: break
      case .hold: found.insert(.holdEasing)
      case .curve(let curve): if curve.overshoots { found.insert(.overshoot) }
      case .perDimension(let curves):
        if Set(curves).count > 1 { found.insert(.easingPerDimension) }
        if curves.contains(where: \.overshoots) { found.insert(.overshoot) }
      }
    }
    return found
  }
}

extension TimingCurve {
  fileprivate var overshoots: Bool {
    !(0...1).contains(control1.y) || !(0...1).contains(control2.y)
  }
}
