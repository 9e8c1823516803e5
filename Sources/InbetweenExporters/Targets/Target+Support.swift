package import InbetweenSceneGraph

// What each target declares of each feature. The page "Targets compared" is made of it, and a test
// holds it against what the exporters do with the fixture of each feature.

extension Target {
  /// How the target says a feature.
  package func support(for feature: SceneFeature) -> Support {
    switch self {
    case .literal: .native
    case .swiftUI: feature.inSwiftUI
    case .swiftUIKeyframes: feature.inKeyframes
    case .coreAnimation: feature.inCoreAnimation
    }
  }
}

extension SceneFeature {
  /// A function draws each frame, so hardly anything needs another form.
  fileprivate var inSwiftUI: Support {
    switch self {
    case .characterCompositions, .spatialTransform: .partly
    case .blendMode, .groupBlendMode, .paintBlendMode, .blurEffect, .shadowEffect,
      .radialWipeEffect, .setMatteEffect, .strokeEffect, .transformEffect, .movingText,
      .maskFeather, .shadowStyle, .glowStyle, .outlineStyle, .repeater, .movingCopies,
      .collapsedTransformations:
      .pictures
    case .motionPath, .autoOrient, .timeRemap, .maskExpansion, .outlineMorphOfDifferingCounts,
      .movingStar, .movingGradient, .movingDashes, .trimIndividually, .pathModifier,
      .mergePaths, .overlayStyle, .colorEffect, .skew, .trim, .outlineMorph, .gradientHighlight,
      .roundedRectangle:
      .baked
    case .imageLayer, .textLayer, .nestedComposition, .timeStretch, .parent, .movingParent,
      .alphaMatte, .lumaMatte, .mask, .maskSubtract, .maskIntersect,
      .maskLightenDarken, .maskDifference, .maskInverted, .maskOpacity, .holdEasing, .overshoot,
      .easingPerDimension, .star, .evenOddFill, .gradient, .radialGradient, .gradientOpacity,
      .dashes, .movingMiterLimit, .groupOpacity:
      .native
    }
  }

  /// Views with keyframes are for small scenes: they refuse what they have no modifier for.
  fileprivate var inKeyframes: Support {
    switch self {
    case .lumaMatte, .blurEffect, .shadowEffect, .colorEffect, .strokeEffect, .setMatteEffect,
      .radialWipeEffect, .shadowStyle, .glowStyle, .outlineStyle, .overlayStyle, .repeater,
      .movingCopies, .gradientHighlight, .maskFeather, .maskOpacity, .characterCompositions:
      .lost
    case .autoOrient, .spatialTransform, .transformEffect, .movingMiterLimit, .imageLayer,
      .textLayer, .movingText, .blendMode, .groupBlendMode, .paintBlendMode, .skew,
      .outlineMorph, .outlineMorphOfDifferingCounts, .movingGradient, .gradientOpacity, .gradient,
      .radialGradient, .trim, .trimIndividually, .mask, .maskSubtract, .maskIntersect,
      .maskLightenDarken, .maskDifference, .maskInverted, .maskExpansion, .movingStar,
      .pathModifier, .mergePaths, .dashes,
      .movingDashes, .timeRemap, .motionPath, .parent, .movingParent, .collapsedTransformations,
      .nestedComposition, .timeStretch, .alphaMatte, .roundedRectangle, .star, .evenOddFill,
      .groupOpacity, .holdEasing, .overshoot, .easingPerDimension:
      .partly
    }
  }

  /// The render server moves properties between values; what is no property becomes keyframes,
  /// layers or pictures.
  fileprivate var inCoreAnimation: Support {
    switch self {
    case .blurEffect, .setMatteEffect, .radialWipeEffect, .colorEffect, .spatialTransform,
      .outlineStyle, .strokeEffect, .gradientHighlight, .lumaMatte, .alphaMatte, .maskFeather,
      .maskLightenDarken, .maskDifference, .blendMode, .groupBlendMode,
      .paintBlendMode, .movingText, .characterCompositions:
      .pictures
    // What is around a layer does not mix with what is below it.
    case .glowStyle, .shadowStyle: .partly
    case .timeRemap, .autoOrient, .motionPath, .skew, .movingStar, .outlineMorph,
      .outlineMorphOfDifferingCounts, .maskExpansion, .movingGradient, .gradientOpacity,
      .movingDashes, .trim, .trimIndividually, .pathModifier, .mergePaths, .repeater, .movingCopies,
      .transformEffect, .overlayStyle,
      .shadowEffect, .overshoot, .roundedRectangle, .easingPerDimension, .holdEasing, .gradient,
      .radialGradient, .star, .collapsedTransformations, .timeStretch, .maskOpacity:
      .baked
    case .imageLayer, .textLayer, .nestedComposition, .parent, .movingParent, .mask,
      .maskSubtract, .maskIntersect, .maskInverted, .evenOddFill, .dashes, .movingMiterLimit,
      .groupOpacity:
      .native
    }
  }
}
