import InbetweenTimeline

extension LayerStyle {
  /// What it does to a layer's picture; nil for one that is not converted.
  var filter: AnimatedFilter? {
    switch kind {
    case .colorOverlay(let color, let opacity):
      return .overlay(color, amount: AnimatedNumber(opacity).fraction)
    case .innerGlow(let glow): return .innerShadow(AnimatedShadow(glow))
    case .innerShadow(let shadow): return .innerShadow(AnimatedShadow(shadow))
    case .stroke(let stroke): return .outline(AnimatedOutline(stroke))
    case .outerGlow(let glow):
      var shadow = AnimatedShadow(glow)
      shadow.isKnockedOut = 1
      return .outerShadow(shadow)
    case .dropShadow(let source):
      var shadow = AnimatedShadow(source)
      shadow.isKnockedOut = AnimatedNumber(source.layerConceals, "layer conceals")
      return .outerShadow(shadow)
    case .other: return nil
    }
  }
}

extension LayerStyle.Kind {
  /// As After Effects' menu has it.
  var menuTitle: String {
    switch self {
    case .stroke: "Stroke"
    case .dropShadow: "Drop Shadow"
    case .innerShadow: "Inner Shadow"
    case .outerGlow: "Outer Glow"
    case .innerGlow: "Inner Glow"
    case .colorOverlay: "Color Overlay"
    case .other: ""
    }
  }
}

extension AnimatedShadow {
  fileprivate init(_ shadow: ShadowStyle) {
    let angle = AnimatedNumber(shadow.angle, "direction")
    let distance = AnimatedNumber(shadow.distance, "distance")
    self.init(
      shadow.color, opacity: shadow.opacity, size: shadow.size, spread: shadow.spread,
      blendMode: shadow.blendMode)
    offset = AnimatedPoint(
      x: -1 * .cosine(of: angle) * distance, y: .sine(of: angle) * distance)
  }

  fileprivate init(_ glow: GlowStyle) {
    self.init(
      glow.color, opacity: glow.opacity, size: glow.size, spread: glow.spread,
      blendMode: glow.blendMode)
  }

  private init(
    _ color: Property<Color>, opacity: Property<Double>, size: Property<Double>,
    spread: Property<Double>, blendMode: BlendMode
  ) {
    let size = AnimatedNumber(size, "size").atLeast(0)
    let spread = AnimatedNumber(spread, "spread").fraction
    self.init(
      color: AnimatedColor(color: color, alpha: AnimatedNumber(opacity, "opacity").fraction),
      sigma: size * (1 - spread) * .constant(DisplayFilter.sigmaOfSize), spread: size * spread,
      blendMode: blendMode)
  }
}

extension AnimatedOutline {
  fileprivate init(_ stroke: StrokeStyle) {
    let size = AnimatedNumber(stroke.size, "size").atLeast(0)
    let position = AnimatedNumber(stroke.position, "position")
    self.init(
      color: AnimatedColor(
        color: stroke.color, alpha: AnimatedNumber(stroke.opacity, "opacity").fraction),
      outside: .chosen(by: position, [2: 0, 3: size / 2], otherwise: size),
      inside: .chosen(by: position, [2: size, 3: size / 2], otherwise: 0))
  }
}
