// What kinds of things are called in words.

import InbetweenTimeline

extension LayerContent {
  /// The kind of the layer: `shape`, `text`.
  var kindName: String {
    switch self {
    case .null: "null"
    case .solid: "solid"
    case .image: "image"
    case .shape: "shape"
    case .text: "text"
    case .composition: "composition"
    case .sound: "sound"
    case .camera: "camera"
    case .other: "unconverted"
    }
  }
}

extension Matte.Kind {
  var title: String {
    switch self {
    case .alpha: "alpha"
    case .alphaInverted: "inverted alpha"
    case .luma: "luma"
    case .lumaInverted: "inverted luma"
    }
  }
}

extension Effect.Kind {
  var title: String {
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
}

extension LayerStyle.Kind {
  var title: String {
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
