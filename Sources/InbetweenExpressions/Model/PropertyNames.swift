/// What a field of the model is called in After Effects, and how scripts see its number.
struct PropertyName: Hashable, Sendable {
  /// As in After Effects' timeline panel.
  var title: String
  /// What the model's value is multiplied by for scripts: After Effects has percent where the model
  /// has shares. **The only place where units change.**
  var factor = 1.0

  static func percent(_ title: String) -> PropertyName { PropertyName(title: title, factor: 100) }
}

extension PropertyName {
  /// The name of a field in a group of some kind.
  ///
  /// - Parameters:
  ///   - owner: the type of the model that holds the field, such as `TrimPaths`, or its case.
  ///   - field: the field's name in the model.
  init(owner: String, field: String) {
    self =
      Self.particular[owner + "." + field] ?? Self.common[field]
      ?? PropertyName(title: Self.title(of: field))
  }

  /// `innerRadius` as `Inner Radius`.
  private static func title(of field: String) -> String {
    var title = ""
    for character in field {
      if title.isEmpty {
        title += character.uppercased()
      } else {
        title += (character.isUppercase ? " " : "") + String(character)
      }
    }
    return title
  }

  private static let common: [String: PropertyName] = [
    "anchor": PropertyName(title: "Anchor Point"),
    "scale": .percent("Scale"),
    "opacity": .percent("Opacity"),
    "startOpacity": .percent("Start Opacity"),
    "endOpacity": .percent("End Opacity"),
    "cornerRadius": PropertyName(title: "Roundness"),
    "outerRoundness": .percent("Outer Roundness"),
    "innerRoundness": .percent("Inner Roundness"),
    "highlightLength": .percent("Highlight Length"),
    "stops": PropertyName(title: "Colors"),
    "timeRemap": PropertyName(title: "Time Remap"),
    "xRotation": PropertyName(title: "X Rotation"),
    "yRotation": PropertyName(title: "Y Rotation"),
    "fillSaturation": .percent("Fill Saturation"),
    "fillBrightness": .percent("Fill Brightness"),
    "fillOpacity": .percent("Fill Opacity"),
    "strokeSaturation": .percent("Stroke Saturation"),
    "strokeBrightness": .percent("Stroke Brightness"),
    "strokeOpacity": .percent("Stroke Opacity"),
    "groupingAlignment": .percent("Grouping Alignment"),
  ]

  private static let particular: [String: PropertyName] = [
    // A position's and a rotation's own dimensions
    "Position.x": PropertyName(title: "X Position"),
    "Position.y": PropertyName(title: "Y Position"),
    "Position.z": PropertyName(title: "Z Position"),
    "Rotation.x": PropertyName(title: "X Rotation"),
    "Rotation.y": PropertyName(title: "Y Rotation"),
    "Rotation.z": PropertyName(title: "Rotation"),
    // Shapes
    "GradientPaint.start": PropertyName(title: "Start Point"),
    "GradientPaint.end": PropertyName(title: "End Point"),
    "Stroke.width": PropertyName(title: "Stroke Width"),
    "TrimPaths.start": .percent("Start"),
    "TrimPaths.end": .percent("End"),
    "PuckerBloat.amount": .percent("Amount"),
    "ZigZag.ridges": PropertyName(title: "Ridges Per Segment"),
    "ZigZag.smoothness": PropertyName(title: "Points"),
    // Masks
    "Mask.path": PropertyName(title: "Mask Path"),
    "Mask.opacity": .percent("Mask Opacity"),
    "Mask.expansion": PropertyName(title: "Mask Expansion"),
    "Mask.feather": PropertyName(title: "Mask Feather"),
    // Effects, as the file holds them
    "DropShadowEffect.color": PropertyName(title: "Shadow Color"),
    "DropShadowEffect.opacity": PropertyName(title: "Opacity", factor: 255),
    "DropShadowEffect.showsShadowOnly": PropertyName(title: "Shadow Only"),
    "GaussianBlurEffect.dimensions": PropertyName(title: "Blur Dimensions"),
    "GaussianBlurEffect.repeatsEdgePixels": PropertyName(title: "Repeat Edge Pixels"),
    "FillEffect.opacity": PropertyName(title: "Opacity"),
    "TintEffect.black": PropertyName(title: "Map Black To"),
    "TintEffect.white": PropertyName(title: "Map White To"),
    "TintEffect.amount": .percent("Amount to Tint"),
    "TritoneEffect.originalBlend": .percent("Blend With Original"),
    "StrokeEffect.mask": PropertyName(title: "Path"),
    "StrokeEffect.strokesAllMasks": PropertyName(title: "All Masks"),
    "StrokeEffect.strokesSequentially": PropertyName(title: "Stroke Sequentially"),
    "StrokeEffect.brushSize": PropertyName(title: "Brush Size", factor: 0.5),
    "StrokeEffect.hardness": PropertyName(title: "Brush Hardness"),
    "StrokeEffect.opacity": PropertyName(title: "Opacity"),
    "StrokeEffect.start": .percent("Start"),
    "StrokeEffect.end": .percent("End"),
    "StrokeEffect.spacing": .percent("Spacing"),
    "SetMatteEffect.layer": PropertyName(title: "Take Matte From Layer"),
    "SetMatteEffect.channel": PropertyName(title: "Use For Matte"),
    "SetMatteEffect.isInverted": PropertyName(title: "Invert Matte"),
    "SetMatteEffect.stretchesToFit": PropertyName(title: "Stretch Matte to Fit"),
    "SetMatteEffect.compositesWithOriginal": PropertyName(
      title: "Composite Matte with Original"),
    "SetMatteEffect.premultipliesMatte": PropertyName(title: "Premultiply Matte Layer"),
    "RadialWipeEffect.completion": .percent("Transition Completion"),
    "RadialWipeEffect.center": PropertyName(title: "Wipe Center"),
    "RadialWipeEffect.direction": PropertyName(title: "Wipe"),
    "TransformEffect.isUniform": PropertyName(title: "Uniform Scale"),
    "TransformEffect.scaleHeight": .percent("Scale Height"),
    "TransformEffect.scaleWidth": .percent("Scale Width"),
    // Layer styles
    "ShadowStyle.spread": .percent("Spread"),
    "GlowStyle.spread": .percent("Spread"),
    "GlowStyle.range": .percent("Range"),
    // Text
    "TextPath.isPerpendicular": PropertyName(title: "Perpendicular To Path"),
    "TextPath.isReversed": PropertyName(title: "Reverse Path"),
    "TextPath.forcesAlignment": PropertyName(title: "Force Alignment"),
    "TextSelector.start": .percent("Start"),
    "TextSelector.end": .percent("End"),
    "TextSelector.offset": .percent("Offset"),
    "TextSelector.amount": .percent("Amount"),
    "TextSelector.easeHigh": .percent("Ease High"),
    "TextSelector.easeLow": .percent("Ease Low"),
    "TextSelector.smoothness": .percent("Smoothness"),
    "TextAnimatorStyle.fill": PropertyName(title: "Fill Color"),
    "TextAnimatorStyle.stroke": PropertyName(title: "Stroke Color"),
    "TextAnimatorStyle.tracking": PropertyName(title: "Tracking Amount"),
  ]

  /// The numbers by which scripts find the properties of a group, where they are not their places,
  /// as Bodymovin writes them (`ix`).
  static let numbers: [String: [String: Int]] = [
    "rect": ["Size": 2, "Position": 3, "Roundness": 4],
    "ellipse": ["Size": 2, "Position": 3],
    "star": [
      "Points": 3, "Position": 4, "Rotation": 5, "Inner Radius": 6, "Outer Radius": 7,
      "Inner Roundness": 8, "Outer Roundness": 9,
    ],
    "path": ["Path": 2],
    "fill": ["Color": 4, "Opacity": 5],
    "stroke": ["Color": 3, "Opacity": 4, "Stroke Width": 5, "Miter Limit": 8],
    "gradient fill": [
      "Start Point": 5, "End Point": 6, "Highlight Length": 7, "Highlight Angle": 8, "Colors": 9,
      "Opacity": 10,
    ],
    "gradient stroke": [
      "Start Point": 4, "End Point": 5, "Highlight Length": 6, "Highlight Angle": 7, "Colors": 8,
      "Opacity": 9, "Stroke Width": 10, "Miter Limit": 13,
    ],
    "trim": ["Start": 1, "End": 2, "Offset": 3],
    "repeater": ["Copies": 1, "Offset": 2],
    "layer Transform": [
      "Anchor Point": 1, "Position": 2, "X Position": 3, "Y Position": 4, "Z Position": 5,
      "Scale": 6, "Orientation": 7, "X Rotation": 8, "Y Rotation": 9, "Rotation": 10,
      "Opacity": 11,
    ],
    "shape Transform": [
      "Anchor Point": 1, "Position": 2, "Scale": 3, "Skew": 4, "Skew Axis": 5, "Rotation": 6,
      "Opacity": 7,
    ],
  ]

  /// The number by which scripts find an effect's control, where its place in the model differs.
  static let controlNumbers: [String: Int] = ["FillEffect.color": 3, "FillEffect.opacity": 7]
}
