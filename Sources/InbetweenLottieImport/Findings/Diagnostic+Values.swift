import InbetweenDiagnostics
import InbetweenJSONTree

// Findings about properties, keyframes and shapes.

extension Diagnostic {
  static func expression(at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .expression, at: path,
      "an expression drives this property: it is evaluated where the animation is drawn; "
        + "literals keep it as text beside the keyframes",
      fix: "select the property in After Effects and choose Animation > Keyframe Assistant > "
        + "Convert Expression to Keyframes")
  }

  static func wrongAnimatedFlag(isKeyframed: Bool, at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .wrongAnimatedFlag, at: path["a"],
      isKeyframed
        ? "the property is flagged as fixed and has keyframes; they are used"
        : "the property is flagged as moving and has one value; it is fixed",
      fix: "nothing to do if the motion is right; else export the animation again")
  }

  static func missingValue(at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .missingKey, at: path["k"], "the property has no value; its default is used",
      fix: "export the animation again if the picture is wrong")
  }

  static func unreadableValue(_ kind: JSONValue.Kind, at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .unreadableValue, at: path,
      "the \(kind.rawValue) here is no value of this property; the default is used",
      fix: "export the animation again, or correct the value")
  }

  static func unexpectedSplit(at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .unreadableValue, at: path,
      "only positions can have separate dimensions; the default is used",
      fix: "join the dimensions in After Effects and export again")
  }

  static func keyframeWithoutTime(at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .keyframeWithoutTime, at: path, "the keyframe has no time and is left out",
      fix: "export the animation again, or add \"t\"")
  }

  static func unreadableKeyframe(at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .unreadableValue, at: path, "the keyframe's time or hold flag is no number",
      fix: "export the animation again, or correct \"t\" and \"h\"")
  }

  static func keyframeWithoutValue(at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .keyframeWithoutValue, at: path,
      "the keyframe has no value; the one before it stays",
      fix: "export the animation again, or add \"s\"")
  }

  static func keyframeWithoutEasing(at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .keyframeWithoutEasing, at: path, "the keyframe has no easing; constant speed is used",
      fix: "nothing to do if the motion is right; else export the animation again")
  }

  static func keyframesOutOfOrder(at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .keyframesOutOfOrder, at: path, "the keyframe lies before the one listed before it",
      fix: "export the animation again; the keyframes are read in the order of time")
  }

  static func impossibleEasing(at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .impossibleEasing, at: path,
      "the easing leaves the time between its keyframes, overshoots beyond all sense, or has no "
        + "numbers",
      fix: "set the keyframe's velocity again in After Effects and export again")
  }

  static func jump(at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .valueJump, at: path,
      "the value arrives at one place and goes on from another; two keyframes keep the jump",
      fix: "nothing to do if the motion is right; else export with a current Bodymovin")
  }

  static func byteColors(at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .byteColors, at: path, "the colour is written from 0 to 255 and read so",
      fix: "nothing to do if the colour is right; else export with a current Bodymovin")
  }

  static func unevenOutline(at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .unevenOutline, at: path,
      "the outline's lists of points and tangents differ in length; missing tangents are zero",
      fix: "export the animation again")
  }

  static func vertexCountsDiffer(at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .vertexCountsDiffer, at: path,
      "the outline changes its number of points between keyframes",
      fix: "add points to the shorter outline in After Effects if the morph looks wrong")
  }

  static func gradientCount(
    _ said: Int?, used: Int, length: Int, at path: JSONPath
  ) -> Diagnostic {
    Diagnostic(
      .gradientCount, at: path,
      "the gradient says \(said.map(String.init) ?? "nothing") of its colours and has \(length) "
        + "numbers; \(used) colours are read",
      fix: "export the animation again if the gradient looks wrong")
  }

  static func unknownShape(_ type: String?, at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .unknownShape, at: path,
      type.map { "the format has no shapes of type \(shown($0)); it is left out" }
        ?? "the shape has no type and is left out",
      fix: "export the animation again with a current Bodymovin")
  }

  static func misplacedTransform(at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .misplacedPart, at: path, "a transform outside a group has no effect",
      fix: "nothing to do; group the shapes in After Effects if they should move")
  }

  static func textWithoutDocument(at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .textWithoutDocument, at: path, "the text layer has no text and shows nothing",
      fix: "type a text in After Effects, or remove the layer")
  }

  static func oldText(at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .oldText, at: path, "the text is written as in the oldest exports",
      fix: "nothing to do if the text is right; else export with a current Bodymovin")
  }

  static func unknownFont(_ name: String, at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .unknownFont, at: path, "the file does not list the font \(shown(name))",
      fix: "export the animation again with its fonts")
  }

  static func danglingTextPath(_ mask: Int, masks: Int, at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .danglingReference, at: path,
      "the text follows mask \(mask) and the layer has \(masks); it runs straight",
      fix: "choose the mask again in After Effects' Path Options")
  }
}
