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
