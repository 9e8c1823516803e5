import InbetweenTimeline

extension PropertyName {
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

  /// The numbers by which scripts find a Fill effect's controls, where their places in the model
  /// differ.
  static let fillNumbers: [String: Int] = ["color": 3, "opacity": 7]
}
