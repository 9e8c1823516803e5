import InbetweenDiagnostics
import InbetweenTimeline

extension Diagnostic {
  /// S001: a layer shows a composition that, directly or not, holds the layer itself.
  static func selfNesting(_ layer: SceneLayer) -> Diagnostic {
    Diagnostic(
      .selfNesting, at: layer.origin.path, layer: layer.name,
      "the layer shows a composition that holds the layer itself; it shows nothing",
      fix: "let it show another composition")
  }

  /// S003: a layer that serves as a matte has a matte itself.
  static func matteOfMatte(_ layer: SceneLayer) -> Diagnostic {
    Diagnostic(
      .matteOfMatte, at: layer.origin.path, layer: layer.name,
      "the layer serves as a matte, so its own matte does not count",
      fix: "nest the layer and its matte in a composition, and let that be the matte")
  }

  /// S002: a scene holds more than can be drawn.
  static func tooMuch(_ layer: SceneLayer, limit: Double) -> Diagnostic {
    Diagnostic(
      .sceneTooLarge, at: layer.origin.path, layer: layer.name,
      "the layer brings the scene beyond \(Int(limit)) parts to draw; its content or matte is left out",
      fix: "nest fewer layers, or draw a part of the animation")
  }

  /// S002: a text has more characters than can be set.
  static func tooLong(_ layer: Layer, limit: Int) -> Diagnostic {
    Diagnostic(
      .sceneTooLarge, at: layer.origin.path, layer: layer.name,
      "the text has more than \(limit) bytes of UTF-8; it is left out",
      fix: "split it over several layers, or shorten it")
  }

  /// S002: something nests too deeply to be drawn.
  static func tooDeep(_ layer: SceneLayer, limit: Int, _ what: String) -> Diagnostic {
    Diagnostic(
      .sceneTooLarge, at: layer.origin.path, layer: layer.name,
      "\(what) nest deeper than \(limit) levels here; what lies deeper is left out",
      fix: "nest fewer \(what)")
  }

  /// S002: a layer has more of what changes how it is drawn than can be drawn.
  static func tooMany(
    _ what: String, limit: Int, at path: JSONPath?, layer: String
  ) -> Diagnostic {
    Diagnostic(
      .sceneTooLarge, at: path, layer: layer,
      "the layer has more than \(limit) \(what); those behind are left out",
      fix: "use fewer \(what)")
  }

  /// S002: a shape layer paints more than can be drawn.
  static func tooManyPaints(limit: Double, at path: JSONPath?) -> Diagnostic {
    Diagnostic(
      .sceneTooLarge, at: path,
      "the layer brings the scene beyond \(Int(limit)) parts to draw; its content is left out",
      fix: "lower the number of copies")
  }

  /// S002: an outline has more points than can be worked on.
  static func tooManyPoints(limit: Double, at path: JSONPath?) -> Diagnostic {
    Diagnostic(
      .sceneTooLarge, at: path,
      "a modifier makes or works on more than \(Int(limit)) points; it is left out",
      fix: "use fewer ridges, trims, copies or outlines")
  }

  /// S002: modifiers act on the outlines of a layer too often.
  static func tooManySteps(limit: Int, at path: JSONPath?) -> Diagnostic {
    Diagnostic(
      .sceneTooLarge, at: path,
      "modifiers and merges act on the layer's outlines more than \(limit) times; from here on they are left out",
      fix: "use fewer of them, or join outlines in After Effects")
  }

  /// S002: the steps of a layer's outlines make too many points together.
  static func tooManyPointsOfSteps(limit: Double, at path: JSONPath?) -> Diagnostic {
    Diagnostic(
      .sceneTooLarge, at: path,
      "groups, modifiers and copies of the layer make more than \(Int(limit)) points; one of them is left out",
      fix: "use fewer ridges, trims, copies or outlines")
  }

  /// S002: outlines that are merged or offset cross too often.
  static func tooManyCrossings(limit: Int, at path: JSONPath?) -> Diagnostic {
    Diagnostic(
      .sceneTooLarge, at: path,
      "outlines that are merged, offset or expanded cross in more than \(limit) places; they stay as they are",
      fix: "use simpler outlines, or join them in After Effects")
  }

  /// S002: copies of copies are too many to be drawn.
  static func tooManyCopies(limit: Double, at path: JSONPath?) -> Diagnostic {
    Diagnostic(
      .sceneTooLarge, at: path,
      "repeaters ask for more than \(Int(limit)) copies in all; the first ones are drawn",
      fix: "lower the number of copies")
  }
}
