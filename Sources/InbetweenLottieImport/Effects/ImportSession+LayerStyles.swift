import InbetweenDiagnostics
import InbetweenJSONTree
import InbetweenLottieFormat
import InbetweenTimeline

// Layer styles (Lottie documentation, "Layer Styles"); defaults are those of After Effects.

extension ImportSession {
  /// The largest size of a style, in pixels.
  static let largestStyle = 250.0
  /// How far from its layer the shadow of a style may fall, in pixels.
  static let largestStyleDistance = 30_000.0

  mutating func style(_ source: LottieLayerStyle) -> LayerStyle {
    var style = LayerStyle(source.name ?? "", isEnabled: source.isEnabled ?? true, kind(of: source))
    style.origin = Origin(source.path)
    return style
  }

  private mutating func kind(of source: LottieLayerStyle) -> LayerStyle.Kind {
    switch source.type {
    case .stroke:
      return .stroke(
        StrokeStyle(
          color: color(source.color), size: size(source.size, default: 3),
          opacity: property(source.opacity, ScalarForm.percent, default: 1),
          position: property(source.position, ScalarForm(), default: 1)))
    case .dropShadow: return .dropShadow(shadow(source))
    case .innerShadow: return .innerShadow(shadow(source))
    case .outerGlow: return .outerGlow(glow(source))
    case .innerGlow: return .innerGlow(glow(source))
    case .colorOverlay:
      if let mode = source.blendMode, blendMode(mode, default: .normal) != .normal {
        log.report(.overlayMode(at: mode.path))
      }
      return .colorOverlay(
        color: color(source.color),
        opacity: property(source.opacity, ScalarForm.percent, default: 1))
    case .bevel, .satin, .gradientOverlay, nil:
      if source.isEnabled != false {
        log.report(.styleNotConverted(source.name, source.typeNumber, at: source.path))
      }
      return .other(type: source.typeNumber ?? -1, parameters(source))
    }
  }

  private mutating func size(
    _ source: LottieProperty?, default value: Double
  ) -> Property<Double> {
    boundedLength(source, upTo: Self.largestStyle, "size", default: value)
  }

  private mutating func shadow(_ source: LottieLayerStyle) -> ShadowStyle {
    reportNoise(source.noise)
    return ShadowStyle(
      color: color(source.color),
      opacity: property(source.opacity, ScalarForm.percent, default: 0.75),
      angle: property(source.angle, ScalarForm(), default: 120),
      distance: boundedLength(
        source.distance, upTo: Self.largestStyleDistance, "distance", default: 5),
      size: size(source.size, default: 5),
      spread: property(source.spread, ScalarForm.percent, default: 0),
      blendMode: blendMode(source.blendMode, default: .multiply),
      layerConceals: property(source.layerConceals, ScalarForm(), default: 1))
  }

  private mutating func glow(_ source: LottieLayerStyle) -> GlowStyle {
    reportNoise(source.noise)
    reportNoise(source.jitter)
    if let origin = source.glowSource,
      property(origin, ScalarForm(), default: 1).track.initialValue == 2
    {
      log.report(.glowFromCentre(at: origin.path))
    }
    let range = property(source.range, ScalarForm.percent, default: 0.5)
    if let told = source.range, !range.isStatic || range.track.initialValue != 0.5 {
      log.report(.glowRange(at: told.path))
    }
    return GlowStyle(
      color: color(source.color, default: Color(hex: 0xFFFFBE)),
      opacity: property(source.opacity, ScalarForm.percent, default: 0.75),
      size: size(source.size, default: 5),
      spread: property(source.spread, ScalarForm.percent, default: 0),
      range: range,
      blendMode: blendMode(source.blendMode, default: .screen))
  }

  /// Noise and jitter are kept by no model here; only one that shows is reported.
  private mutating func reportNoise(_ source: LottieProperty?) {
    guard let source else { return }
    let noise = property(source, ScalarForm(), default: 0)
    if !noise.isStatic || noise.track.initialValue != 0 {
      log.report(.noiseNotConverted(at: source.path))
    }
  }

  /// The file lets a style's mode be animated; After Effects does not.
  private mutating func blendMode(
    _ source: LottieProperty?, default mode: BlendMode
  ) -> BlendMode {
    guard let source else { return mode }
    let number = property(source, ScalarForm(), default: 0).track.initialValue
    if let known = BlendMode(styleNumber: number) { return known }
    log.report(.unknownStyleMode(number, at: source.path))
    return mode
  }

  private mutating func parameters(_ source: LottieLayerStyle) -> [EffectParameter] {
    source.others.map { key, value in EffectParameter(key, parameter(value)) }
  }

  private mutating func parameter(_ source: LottieProperty) -> AnyProperty? {
    guard let json = source.value else { return nil }
    let sample = Self.hasKeyframes(json) ? json[0]?["s"] ?? json : json
    switch sample.count {
    case 0, 1: return sample.isObject ? nil : .scalar(property(source, ScalarForm(), default: 0))
    case 2: return .point(property(source, PointForm(), default: .zero))
    case 3, 4: return .color(color(source))
    default: return nil
    }
  }
}

extension BlendMode {
  /// The mode of After Effects' menu of layer styles, whose numbers count its separators too; nil
  /// for modes that only styles have.
  fileprivate init?(styleNumber: Double) {
    switch styleNumber {
    case 1: self = .normal
    case 4: self = .darken
    case 5: self = .multiply
    case 6: self = .colorBurn
    case 10: self = .lighten
    case 11: self = .screen
    case 12: self = .colorDodge
    case 13: self = .add
    case 16: self = .overlay
    case 17: self = .softLight
    case 18: self = .hardLight
    case 22: self = .hardMix
    case 24: self = .difference
    case 25: self = .exclusion
    case 29: self = .hue
    case 30: self = .saturation
    case 31: self = .color
    case 32: self = .luminosity
    default: return nil
    }
  }
}
