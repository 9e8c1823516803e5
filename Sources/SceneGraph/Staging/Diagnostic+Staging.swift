import Diagnostics
import TimelineModel

extension Diagnostic {
  /// S001: a layer shows a composition that, directly or not, holds the layer itself.
  static func selfNesting(_ layer: SceneLayer) -> Diagnostic {
    Diagnostic(
      .selfNesting, at: layer.origin.path, layer: layer.name,
      "the layer shows a composition that holds the layer itself; it shows nothing",
      fix: "let it show another composition")
  }

  /// S002: a scene is too large to be drawn.
  static func tooManyLayers(_ layer: SceneLayer, limit: Int, _ what: String) -> Diagnostic {
    Diagnostic(
      .sceneTooLarge, at: layer.origin.path, layer: layer.name,
      "the layer brings the scene beyond \(limit) \(what); its content or matte is left out",
      fix: "nest fewer layers, or draw a part of the animation")
  }

  /// S002: copies of copies are too many to be drawn.
  static func tooManyCopies(limit: Double, at path: JSONPath?) -> Diagnostic {
    Diagnostic(
      .sceneTooLarge, at: path,
      "repeaters ask for more than \(Int(limit)) copies in all; the first ones are drawn",
      fix: "lower the number of copies")
  }
}
