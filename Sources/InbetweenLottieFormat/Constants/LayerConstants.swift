/// What a layer is (`ty`).
package enum LottieLayerType: Int, Hashable, Sendable {
  case composition = 0
  case solid, image, null, shape, text, audio, videoPlaceholder, imageSequence, video
  case imagePlaceholder, guide, adjustment, camera, light, data
}

/// How a layer or a style is mixed with what lies below it (`bm`).
package enum LottieBlendMode: Int, Hashable, Sendable {
  case normal = 0
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, hardLight, softLight
  case difference, exclusion, hue, saturation, color, luminosity, add, hardMix
}

/// What of the matte's picture lets the layer through (`tt`).
package enum LottieMatteMode: Int, Hashable, Sendable {
  case normal = 0
  case alpha, invertedAlpha, luma, invertedLuma
}

/// How a mask is joined with the ones before it (`mode`).
package enum LottieMaskMode: String, Hashable, Sendable {
  case none = "n"
  case add = "a"
  case subtract = "s"
  case intersect = "i"
  case lighten = "l"
  case darken = "d"
  case difference = "f"
}

/// What a layer style is (`ty`).
package enum LottieLayerStyleType: Int, Hashable, Sendable {
  case stroke = 0
  case dropShadow, innerShadow, outerGlow, innerGlow, bevel, satin, colorOverlay, gradientOverlay
}
