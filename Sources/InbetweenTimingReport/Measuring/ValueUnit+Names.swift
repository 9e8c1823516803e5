import InbetweenTimeline

extension ValueUnit {
  /// The unit of a property, by its kind and by the name that After Effects gives it.
  init(_ property: NamedProperty) {
    switch property.property {
    case .color: self = .color
    case .gradient: self = .gradient
    case .path: self = .outline
    case .scalar, .point, .vector: self = Self.named(property.name)
    }
  }

  private static func named(_ name: String) -> ValueUnit {
    let groups = name.split(separator: "›").map(TimeText.trimmed)
    switch groups.last ?? "" {
    case "Opacity", "Scale", "Start", "End", "Start Opacity", "End Opacity", "Mask Opacity",
      "Fill Opacity", "Stroke Opacity", "Highlight Length", "Fill Saturation",
      "Fill Brightness", "Stroke Saturation", "Stroke Brightness":
      return .share
    case "Rotation", "X Rotation", "Y Rotation", "Z Rotation", "Orientation", "Skew",
      "Skew Axis", "Angle", "Highlight Angle", "Fill Hue", "Stroke Hue":
      return .degrees
    case "Time Remap": return .seconds
    case "Position", "X Position", "Y Position", "Z Position", "Anchor Point", "Size",
      "Roundness", "Stroke Width", "Radius", "Mask Feather", "Mask Expansion", "Start Point",
      "End Point", "Inner Radius", "Outer Radius", "Blur", "Line Spacing", "Center",
      "First Margin", "Last Margin", "Dash Offset":
      return .pixels
    default: return .number
    }
  }
}
