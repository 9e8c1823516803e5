// What effects are called, by After Effects and here, and what can move in them.

extension Effect {
  /// Everything in it that can move, under After Effects' names.
  public var properties: [NamedProperty] {
    if case .levels(let levels) = kind { return levels.properties }
    return kind.describedProperties
  }
}

extension Effect.Kind {
  /// In words: `drop shadow`.
  package var title: String {
    switch self {
    case .dropShadow: "drop shadow"
    case .gaussianBlur: "Gaussian blur"
    case .fill: "fill"
    case .tint: "tint"
    case .tritone: "tritone"
    case .levels: "levels"
    case .stroke: "stroke"
    case .setMatte: "set matte"
    case .radialWipe: "radial wipe"
    case .transform: "transform"
    case .controls: "expression controls"
    case .other: "unconverted"
    }
  }

  /// After Effects' match name, where it is known.
  package var matchName: String {
    switch self {
    case .dropShadow: "ADBE Drop Shadow"
    case .gaussianBlur: "ADBE Gaussian Blur 2"
    case .fill: "ADBE Fill"
    case .tint: "ADBE Tint"
    case .tritone: "ADBE Tritone"
    case .levels: "ADBE Pro Levels2"
    case .stroke: "ADBE Stroke"
    case .setMatte: "ADBE Set Matte3"
    case .radialWipe: "ADBE Radial Wipe"
    case .transform: "ADBE Geometry2"
    case .controls(let matchName, _): matchName
    case .other(_, let matchName, _): matchName
    }
  }
}

extension LayerStyle {
  /// Everything in it that can move, under After Effects' names.
  public var properties: [NamedProperty] { kind.describedProperties }
}

extension LayerStyle.Kind {
  /// In words: `inner glow`.
  package var title: String {
    switch self {
    case .stroke: "stroke"
    case .dropShadow: "drop shadow"
    case .innerShadow: "inner shadow"
    case .outerGlow: "outer glow"
    case .innerGlow: "inner glow"
    case .colorOverlay: "color overlay"
    case .other: "unconverted"
    }
  }
}
