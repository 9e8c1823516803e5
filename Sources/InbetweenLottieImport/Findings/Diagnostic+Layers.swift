import InbetweenDiagnostics

// Findings about layers: what they refer to, when they are shown, what they show.

extension Diagnostic {
  static func danglingParent(
    _ parent: Int, at path: JSONPath, layer: String, known: [Int]
  ) -> Diagnostic {
    let listed = known.prefix(12).map(String.init).joined(separator: ", ")
    return Diagnostic(
      .danglingParent, at: path, layer: layer, "layer \(parent) does not exist",
      fix: "use one of \(listed)\(known.count > 12 ? ", …" : ""), or remove \"parent\"")
  }

  static func circularParents(at path: JSONPath, layer: String) -> Diagnostic {
    Diagnostic(
      .circularParents, at: path, layer: layer,
      "the layer is its own ancestor; it has no parent",
      fix: "choose another parent in After Effects' Parent & Link column")
  }

  static func duplicateIndex(
    _ index: Int, given: Int, at path: JSONPath, layer: String
  ) -> Diagnostic {
    Diagnostic(
      .duplicateIndex, at: path["ind"], layer: layer,
      "a layer above has the index \(index) too; this one gets \(given)",
      fix: "export the animation again, or give each layer an index of its own")
  }

  static func danglingMatte(_ source: Int?, at path: JSONPath, layer: String) -> Diagnostic {
    Diagnostic(
      .danglingMatte, at: path, layer: layer,
      source.map { "the matte, layer \($0), does not exist" }
        ?? "there is no layer above that could be the matte",
      fix: "choose the matte again in After Effects' Track Matte column")
  }

  static func circularMattes(at path: JSONPath, layer: String) -> Diagnostic {
    Diagnostic(
      .circularMattes, at: path, layer: layer,
      "the layer is a matte of its own matte; it is drawn without one",
      fix: "choose another matte in After Effects' Track Matte column")
  }

  static func unmarkedMatte(at path: JSONPath, layer: String) -> Diagnostic {
    Diagnostic(
      .unmarkedMatte, at: path, layer: layer,
      "the layer serves as a matte and has no \"td\"; it is not drawn itself",
      fix: "nothing to do if the picture is right; else export the animation again")
  }

  static func endsBeforeStart(_ start: Double, _ end: Double, at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .endsBeforeStart, at: path,
      "the layer ends at frame \(shown(end)), before it starts at \(shown(start)): it is never shown",
      fix: "remove the layer, or drag its end behind its start")
  }

  static func zeroStretch(at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .zeroStretch, at: path, "the layer's time is stretched by 0; 1 is used",
      fix: "set the layer's Stretch to 100 % in After Effects")
  }

  static func layerNotConverted(_ kind: String, at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .layerNotConverted, at: path, "\(kind) is kept as a reference and not converted",
      fix: "pre-render what it does in After Effects, or do it in code")
  }

  static func unknownLayerType(_ type: Int?, at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .unknownLayerType, at: path["ty"],
      type.map { "the format has no layers of type \($0)" } ?? "the layer has no type",
      fix: "export the animation again with a current Bodymovin")
  }

  static func unusedTimeRemap(at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .misplacedPart, at: path, "time remapping has no effect on a still picture",
      fix: "nothing to do; turn Time Remapping off in After Effects to silence this")
  }

  static func unusedSpatialRotation(at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .misplacedPart, at: path,
      "a group of shapes cannot turn in space; this rotation is left aside",
      fix: "turn the layer instead")
  }

  static func unusedRotation(at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .misplacedPart, at: path,
      "a flat layer turns by \"r\" alone; this rotation is left aside",
      fix: "make it a 3D layer, or write the angle as \"r\"")
  }

  static func effectNotConverted(
    _ name: String, matchName: String, at path: JSONPath
  ) -> Diagnostic {
    Diagnostic(
      .effectNotConverted, at: path,
      "the effect \(shown(name))\(matchName.isEmpty ? "" : " (\(PrintableText.singleLine(matchName)))") "
        + "is not converted",
      fix: "replace it by shapes or keyframes in After Effects, or turn it off")
  }

  static func effectPartNotConverted(
    _ part: String, of effect: String, idle: String, at path: JSONPath
  ) -> Diagnostic {
    Diagnostic(
      .effectPartNotConverted, at: path,
      "\(shown(part)) of the effect \(effect) is not converted",
      fix: "set it to \(idle) in After Effects")
  }

  static func lineSpacingAcross(at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .effectPartNotConverted, at: path, "line spacing across is not converted",
      fix: "set the first number of Line Spacing to 0 in After Effects")
  }

  static func glowFromCentre(at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .styleNotConverted, at: path, "the inner glow from the centre is drawn from the edge",
      fix: "set the glow's Source to Edge in After Effects")
  }

  static func glowRange(at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .styleNotConverted, at: path, "the range of a glow is drawn as 50 %",
      fix: "set the glow's Range to 50 % in After Effects")
  }

  static func overlayMode(at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .styleNotConverted, at: path, "the blend mode of a colour overlay is drawn as Normal",
      fix: "set the overlay's Blend Mode to Normal in After Effects")
  }

  static func styleNotConverted(_ name: String?, _ type: Int?, at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .styleNotConverted, at: path,
      "the layer style \(shown(name ?? "of type \(type ?? -1)")) is not converted",
      fix: "replace it by shapes in After Effects, or turn it off")
  }

  static func noiseNotConverted(at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .noiseNotConverted, at: path, "the noise of the layer style is not converted",
      fix: "set Noise and Jitter to 0 in After Effects")
  }

  static func unknownStyleMode(_ number: Double, at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .unknownConstant, at: path,
      "blend mode \(shown(number)) of a layer style is not known; the default is used",
      fix: "choose another blend mode in the layer style's settings")
  }
}
