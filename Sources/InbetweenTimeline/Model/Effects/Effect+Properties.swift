extension Effect {
  /// Everything in it that can move, under After Effects' names.
  public var properties: [NamedProperty] {
    switch kind {
    case .dropShadow(let shadow):
      [
        NamedProperty("Shadow Color", shadow.color), NamedProperty("Opacity", shadow.opacity),
        NamedProperty("Direction", shadow.direction), NamedProperty("Distance", shadow.distance),
        NamedProperty("Softness", shadow.softness),
        NamedProperty("Shadow Only", shadow.showsShadowOnly),
      ]
    case .gaussianBlur(let blur):
      [
        NamedProperty("Blurriness", blur.blurriness),
        NamedProperty("Blur Dimensions", blur.dimensions),
        NamedProperty("Repeat Edge Pixels", blur.repeatsEdgePixels),
      ]
    case .fill(let fill):
      [NamedProperty("Color", fill.color), NamedProperty("Opacity", fill.opacity)]
    case .tint(let tint):
      [
        NamedProperty("Map Black To", tint.black), NamedProperty("Map White To", tint.white),
        NamedProperty("Amount to Tint", tint.amount),
      ]
    case .tritone(let tritone):
      [
        NamedProperty("Highlights", tritone.highlights),
        NamedProperty("Midtones", tritone.midtones), NamedProperty("Shadows", tritone.shadows),
        NamedProperty("Blend With Original", tritone.originalBlend),
      ]
    case .levels(let levels): levels.properties
    case .stroke(let stroke): stroke.properties
    case .setMatte(let matte):
      [
        NamedProperty("Take Matte From Layer", matte.layer),
        NamedProperty("Use For Matte", matte.channel),
        NamedProperty("Invert Matte", matte.isInverted),
        NamedProperty("Stretch Matte to Fit", matte.stretchesToFit),
        NamedProperty("Composite Matte with Original", matte.compositesWithOriginal),
        NamedProperty("Premultiply Matte Layer", matte.premultipliesMatte),
      ]
    case .radialWipe(let wipe):
      [
        NamedProperty("Transition Completion", wipe.completion),
        NamedProperty("Start Angle", wipe.startAngle), NamedProperty("Wipe Center", wipe.center),
        NamedProperty("Wipe", wipe.direction), NamedProperty("Feather", wipe.feather),
      ]
    case .transform(let transform): transform.properties
    case .controls(_, let parameters), .other(_, _, let parameters):
      parameters.compactMap { parameter in
        parameter.value.map { NamedProperty(parameter.name, $0) }
      }
    }
  }
}

extension StrokeEffect {
  fileprivate var properties: [NamedProperty] {
    [
      NamedProperty("Path", mask), NamedProperty("All Masks", strokesAllMasks),
      NamedProperty("Stroke Sequentially", strokesSequentially), NamedProperty("Color", color),
      NamedProperty("Brush Size", brushSize), NamedProperty("Brush Hardness", hardness),
      NamedProperty("Opacity", opacity), NamedProperty("Start", start),
      NamedProperty("End", end), NamedProperty("Spacing", spacing),
      NamedProperty("Paint Style", paintStyle),
    ]
  }
}

extension TransformEffect {
  fileprivate var properties: [NamedProperty] {
    [
      NamedProperty("Anchor Point", anchor), NamedProperty("Position", position),
      NamedProperty("Uniform Scale", isUniform), NamedProperty("Scale Height", scaleHeight),
      NamedProperty("Scale Width", scaleWidth), NamedProperty("Skew", skew),
      NamedProperty("Skew Axis", skewAxis), NamedProperty("Rotation", rotation),
      NamedProperty("Opacity", opacity),
    ]
  }
}

extension LayerStyle {
  /// Everything in it that can move, under After Effects' names.
  public var properties: [NamedProperty] {
    switch kind {
    case .stroke(let stroke):
      [
        NamedProperty("Color", stroke.color), NamedProperty("Size", stroke.size),
        NamedProperty("Opacity", stroke.opacity), NamedProperty("Position", stroke.position),
      ]
    case .dropShadow(let shadow), .innerShadow(let shadow):
      [
        NamedProperty("Color", shadow.color), NamedProperty("Opacity", shadow.opacity),
        NamedProperty("Angle", shadow.angle), NamedProperty("Distance", shadow.distance),
        NamedProperty("Size", shadow.size), NamedProperty("Spread", shadow.spread),
        NamedProperty("Layer Knocks Out Drop Shadow", shadow.layerConceals),
      ]
    case .outerGlow(let glow), .innerGlow(let glow):
      [
        NamedProperty("Color", glow.color), NamedProperty("Opacity", glow.opacity),
        NamedProperty("Size", glow.size), NamedProperty("Spread", glow.spread),
        NamedProperty("Range", glow.range),
      ]
    case .colorOverlay(let color, let opacity):
      [NamedProperty("Color", color), NamedProperty("Opacity", opacity)]
    case .other(_, let parameters):
      parameters.compactMap { parameter in
        parameter.value.map { NamedProperty(parameter.name, $0) }
      }
    }
  }
}
