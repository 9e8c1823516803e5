/// Names of the library that literals use: a type of the same name would hide them.
enum LibraryNames {
  /// Types, as a literal names them.
  static let types: Set<String> = [
    "Angle", "Array", "BezierPath", "BlendMode", "Bool", "Camera", "Color", "Composition",
    "DashPattern", "DataAsset", "Double", "DropShadowEffect", "Easing", "Effect", "EffectParameter",
    "EllipseShape", "Fill", "FillEffect", "FillRule", "Font", "FrameRange", "FrameRate",
    "GaussianBlurEffect", "GlowStyle", "Glyph", "Gradient", "GradientPaint",
    "ImageAsset", "Int", "Keyframe", "Keyframes", "Layer", "LayerContent", "LayerStyle",
    "LayerTiming", "LevelsEffect", "LevelsRange", "LineCap", "LineJoin", "Marker", "Mask", "Matte",
    "MergePaths", "MotionPath", "NestedComposition", "OffsetPaths", "Optional", "Paint",
    "PathShape", "Point", "Position", "Property", "PuckerBloat", "RadialWipeEffect", "Rect",
    "RectangleShape", "Repeater", "Rotation", "RoundCorners", "SetMatteEffect", "ShadowStyle",
    "ShapeGroup", "ShapeItem", "ShapePosition", "ShapeTransform", "Size", "Slot", "SoundAsset",
    "StarShape", "StaticString", "String", "Stroke", "StrokeEffect", "StrokeStyle", "Swift",
    "TextAnimator", "TextAnimatorStyle", "TextContent", "TextDocument", "TextKeyframe", "TextPath",
    "TextSelector", "Timeline", "InbetweenTimeline", "TimingCurve", "TintEffect", "Track",
    "Transform",
    "TransformEffect", "TrimPaths", "TritoneEffect", "Twist", "Vector3", "ZigZag",
  ]
}
