/// What a scene asks of whoever draws it. An exporter declares those that it draws itself.
package enum SceneFeature: String, Hashable, Sendable, CaseIterable, Comparable {
  // Layers
  case imageLayer, textLayer, movingText, characterCompositions
  case nestedComposition, timeStretch, timeRemap
  case parent, movingParent, autoOrient, spatialTransform, collapsedTransformations
  case blendMode, alphaMatte, lumaMatte
  case mask, maskSubtract, maskIntersect, maskLightenDarken, maskDifference, maskInverted
  case maskOpacity, maskExpansion, maskFeather
  case blurEffect, shadowEffect, colorEffect, strokeEffect, setMatteEffect, radialWipeEffect
  case transformEffect, shadowStyle, glowStyle, outlineStyle, overlayStyle
  // Motion
  case holdEasing, overshoot, easingPerDimension, motionPath, skew
  // Artwork
  case outlineMorph, outlineMorphOfDifferingCounts, star, movingStar, roundedRectangle
  case evenOddFill, gradient, radialGradient, gradientHighlight, gradientOpacity, movingGradient
  case dashes, movingDashes, movingMiterLimit
  case trim, trimIndividually, pathModifier, mergePaths
  case repeater, movingCopies, groupOpacity, groupBlendMode, paintBlendMode

  package static func < (left: SceneFeature, right: SceneFeature) -> Bool {
    left.rawValue < right.rawValue
  }
}
