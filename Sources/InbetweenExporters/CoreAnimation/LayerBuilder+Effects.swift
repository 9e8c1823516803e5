import InbetweenDiagnostics
import InbetweenLowering
import InbetweenSceneGraph
import InbetweenTimeline

extension LayerBuilder {
  /// What effects make of the colours of what a layer shows.
  func colorMap(of layer: SceneLayer, _ context: LayerContext) -> [ColorMapping] {
    guard layer.effects.allSatisfy({ $0.isToning }) else { return [] }
    return layer.effects.reversed().compactMap { effect -> ColorMapping? in
      switch effect.kind {
      case .tint(let tint):
        return ColorMapping(
          clock: context.clock,
          properties: [.color(tint.black), .color(tint.white), .scalar(tint.amount)]
        ) { color, frame in
          color.colorMapped(
            [tint.black.value(atFrame: frame), tint.white.value(atFrame: frame)],
            by: tint.amount.value(atFrame: frame))
        }
      case .tritone(let tone):
        return ColorMapping(
          clock: context.clock,
          properties: [
            .color(tone.shadows), .color(tone.midtones), .color(tone.highlights),
            .scalar(tone.originalBlend),
          ]
        ) { color, frame in
          color.colorMapped(
            [tone.shadows, tone.midtones, tone.highlights].map { $0.value(atFrame: frame) },
            by: 1 - tone.originalBlend.value(atFrame: frame))
        }
      case .gaussianBlur, .dropShadow, .fill, .stroke, .setMatte, .radialWipe, .transform,
        .levels, .controls, .other:
        return nil
      }
    }
  }

  /// A layer's picture after its effects and styles; nil when nothing is left of it.
  mutating func effects(
    on node: LayerNode, _ layer: SceneLayer, in composition: SceneComposition,
    _ context: LayerContext,
    isEmpty: Bool
  ) -> LayerNode? {
    var node = node
    var isEmpty = isEmpty
    for effect in layer.effects {
      switch effect.kind {
      // What is not converted is reported when the file is read.
      case .controls, .other: break
      case .tint, .tritone:
        if !layer.effects.allSatisfy(\.isToning) { lose(effect, layer) }
      case .dropShadow(let shadow):
        if !shadow.showsShadowOnly.isStatic {
          lose("a Shadow Only that moves", layer, fix: "split the layer in time")
        }
        if !isEmpty { node = shadowed(node, shadow, layer, context) }
      case .fill(let fill):
        if !isEmpty { node = filled(node, fill, layer, context) }
      case .transform(let transform):
        if !isEmpty { node = moved(node, transform, layer, context) }
      case .stroke(let stroke):
        guard let stroked = self.stroked(isEmpty ? nil : node, stroke, layer, context) else {
          lose(effect, layer)
          continue
        }
        node = stroked
        isEmpty = false
      case .gaussianBlur(let blur):
        if !blur.blurriness.isStatic || blur.blurriness.track.initialValue > 0 {
          lose(
            "a blur", layer,
            fix: "show the blurred picture as an image, or use a SwiftUI view")
        }
      case .setMatte, .radialWipe, .levels: lose(effect, layer)
      }
    }
    if isEmpty { return nil }
    for style in layer.styles { node = styled(node, style, layer, context) }
    return node
  }

  private mutating func lose(_ effect: Effect, _ layer: SceneLayer) {
    lose(
      "the effect \"\(PrintableText.singleLine(effect.name))\"", layer,
      fix: "draw it as shapes, or render the layer as a picture")
  }

  /// A layer's picture with a shadow below it.
  private mutating func shadowed(
    _ node: LayerNode, _ shadow: DropShadowEffect, _ layer: SceneLayer, _ context: LayerContext
  ) -> LayerNode {
    if context.isStretched, !shadow.softness.isStatic || shadow.softness.track.initialValue > 0 {
      log.report(.evenSoftness(of: "its shadow or glow", layer))
    }
    let color = shadow.color
    let opacity = shadow.opacity
    func offset(_ frame: Double) -> [Double] {
      let step = AffineTransform.rotation(degrees: shadow.direction.value(atFrame: frame))
        .apply(toStep: Point(0, -shadow.distance.value(atFrame: frame)))
      return [step.x, step.y]
    }
    let isAlone = shadow.showsShadowOnly.track.initialValue > 0.5
    var result = LayerNode(node.name + " shadow", sublayers: [node])
    if isAlone {
      var away = LayerNode(node.name, sublayers: [node])
      away.channels = [still(.position, [-Self.away, 0], context)]
      result.sublayers = [away]
    }
    result.channels = [
      channel(.shadowColor, context, [.color(color)]) {
        let value = color.value(atFrame: $0)
        return [value.red, value.green, value.blue, 1].map { min(1, max(0, $0)) }
      },
      channel(.shadowOpacity, context, [.scalar(opacity)]) {
        [min(1, max(0, opacity.value(atFrame: $0)))]
      },
      channel(
        .shadowOffset, context, [.scalar(shadow.direction), .scalar(shadow.distance)]
      ) {
        let step = offset($0)
        return isAlone ? [step[0] + Self.away, step[1]] : step
      },
      channel(.shadowRadius, context, [.scalar(shadow.softness)]) {
        [max(0, shadow.softness.value(atFrame: $0)) * DisplayFilter.sigmaOfSoftness]
      },
    ]
    return result
  }

  /// One colour in the shape of a layer's picture.
  private mutating func filled(
    _ node: LayerNode, _ fill: FillEffect, _ layer: SceneLayer, _ context: LayerContext
  ) -> LayerNode {
    var plain = context
    plain.colorMap = []
    var result = colored(node, fill.color, layer.name + " fill", plain)
    if let opacity = number(.opacity, fill.opacity, context, natural: 1, limits: 0...1) {
      result.channels.append(opacity)
    }
    return result
  }

  private mutating func colored(
    _ node: LayerNode, _ color: Property<Color>, _ name: String, _ context: LayerContext
  ) -> LayerNode {
    let sheet = shape(
      name, color: color, themed: name, context,
      PathTrack(still: [Self.wide], from: context.range.start))
    var result = LayerNode(name, sublayers: [sheet])
    limit(&result, by: node)
    return result
  }

  private mutating func moved(
    _ node: LayerNode, _ effect: TransformEffect, _ layer: SceneLayer, _ context: LayerContext
  ) -> LayerNode {
    var result = LayerNode(node.name, sublayers: [node])
    if !effect.isUniform.isStatic {
      lose("a Uniform Scale that moves", layer, fix: "split the layer in time")
    }
    let isUniform = effect.isUniform.track.initialValue > 0.5
    let width = isUniform ? effect.scaleHeight : effect.scaleWidth
    var transform = FlatTransform(ShapeTransform())
    transform.anchor = PairTrack(effect.anchor)
    transform.position = PairTrack(effect.position)
    transform.scale = PairTrack(width, effect.scaleHeight)
    transform.rotation = effect.rotation
    transform.skew = effect.skew
    if let axis = effect.layerSkewAxis {
      transform.skewAxis = axis
    } else {
      lose("the skew of a Transform effect that turns", layer, fix: "skew the layer instead")
    }
    self.applyTransform(&result, transform, context)
    if let opacity = number(.opacity, effect.opacity, context, natural: 1, limits: 0...1) {
      result.channels.append(opacity)
    }
    return result
  }

  /// Lines along a layer's masks; nil where that is not to be had.
  private mutating func stroked(
    _ node: LayerNode?, _ stroke: StrokeEffect, _ layer: SceneLayer, _ context: LayerContext
  ) -> LayerNode? {
    let settings = [
      stroke.mask, stroke.strokesAllMasks, stroke.paintStyle, stroke.spacing, stroke.hardness,
      stroke.strokesSequentially,
    ]
    guard settings.allSatisfy(\.isStatic) else { return nil }
    let frame = context.clock.inside(context.range.start)
    let all = layer.masks.map(\.mask)
    let number = stroke.mask.value(atFrame: frame).rounded().whole(in: 0...1_000_000) - 1
    let masks =
      stroke.strokesAllMasks.value(atFrame: frame) > 0.5
      ? all : all.indices.contains(number) ? [all[number]] : []
    let isSoft = stroke.hardness.value(atFrame: frame) < 0.95
    if isSoft {
      lose("the soft brush of a Stroke effect", layer, fix: "set the brush's hardness to 100 %")
    }
    let trim = TrimPaths(
      start: stroke.start, end: stroke.end,
      mode: stroke.strokesSequentially.value(atFrame: frame) > 0.5
        ? .individually : .simultaneously)
    let paths = masks.map { AnyProperty.path($0.path) }
    let ends = [AnyProperty.scalar(stroke.start), .scalar(stroke.end)]
    var style = LayerNode.ShapeStyle(isStroke: true, cap: .round, join: .round)
    let size = stroke.brushSize.value(atFrame: frame)
    let spacing = stroke.spacing.value(atFrame: frame)
    if spacing > 0.5, size > 0 { style.dashes = [0.001, spacing * size] }
    var line = LayerNode(layer.name + " stroke", .shape(style))
    line.path = path(context, paths + ends, of: layer) { frame, work in
      let outlines = trim.apply(to: masks.map { $0.path.value(atFrame: frame) }, atFrame: frame)
      work.take(points: outlines.reduce(0) { $0 + $1.vertices.count })
      return outlines
    }
    if let width = self.number(
      .lineWidth, stroke.brushSize, context, limits: 0...Double.infinity)
    {
      line.channels.append(width)
    }
    var plain = context
    plain.colorMap = []
    paint(&line, stroke.color, themed: layer.name + " stroke", plain)
    if let opacity = self.number(.opacity, stroke.opacity, context, natural: 1, limits: 0...1) {
      line.channels.append(opacity)
    }
    guard line.path != nil else { return node ?? LayerNode(layer.name) }
    switch stroke.paintStyle.value(atFrame: frame).rounded() {
    case 2: return LayerNode(layer.name, sublayers: [line])
    case 3:
      guard let node else { return LayerNode(layer.name) }
      var result = LayerNode(layer.name, sublayers: [node])
      limit(&result, by: line)
      return result
    default: return LayerNode(layer.name, sublayers: [node, line].compactMap { $0 })
    }
  }

  // MARK: Styles

  private mutating func styled(
    _ node: LayerNode, _ style: LayerStyle, _ layer: SceneLayer, _ context: LayerContext
  ) -> LayerNode {
    switch style.kind {
    case .colorOverlay(let color, let opacity):
      var plain = context
      plain.colorMap = []
      var overlay = colored(node, color, layer.name + " overlay", plain)
      if let fade = number(.opacity, opacity, context, natural: 1, limits: 0...1) {
        overlay.channels.append(fade)
      }
      // What is covered all over would still show through the soft rim of what covers it.
      let isWhole = opacity.isStatic && opacity.track.initialValue >= 1
      return LayerNode(node.name, sublayers: isWhole ? [overlay] : [node, overlay])
    case .dropShadow(let shadow) where shadow.isPlain:
      return shadowed(node, shadow.effect, layer, context)
    case .other: return node
    case .stroke, .dropShadow, .innerShadow, .outerGlow, .innerGlow:
      lose(
        "the layer style \(style.kind.menuTitle)", layer,
        fix: "draw it as shapes, or use the effect instead")
      return node
    }
  }
}

extension ShadowStyle {
  /// Whether the Drop Shadow effect says the same.
  fileprivate var isPlain: Bool {
    blendMode == .normal && spread.isStatic && spread.track.initialValue == 0
      && layerConceals.isStatic && layerConceals.track.initialValue < 0.5
  }

  /// The same as an effect: the style's angle is where the light comes from, its size reaches
  /// farther than softness.
  fileprivate var effect: DropShadowEffect {
    DropShadowEffect(
      color: color, opacity: opacity, direction: Self.moved(angle) { 270 - $0 },
      distance: distance, softness: Self.moved(size) { $0 * 0.3 / DisplayFilter.sigmaOfSoftness })
  }

  private static func moved(
    _ property: Property<Double>, _ change: (Double) -> Double
  ) -> Property<Double> {
    let keys = property.track.keyframes.map { Keyframe($0.frame, change($0.value), $0.easing) }
    return keys.isEmpty ? .constant(change(property.track.initialValue)) : .keyframed(keys)
  }
}

extension Effect {
  /// Whether it changes colours one by one, or nothing.
  fileprivate var isToning: Bool {
    switch kind {
    case .tint, .tritone, .controls, .other: true
    case .gaussianBlur, .dropShadow, .fill, .stroke, .setMatte, .radialWipe, .transform, .levels:
      false
    }
  }
}

extension Color {
  /// Its lightness mapped to colours that stand at even distances from black to white.
  fileprivate func colorMapped(_ colorMap: [Color], by amount: Double) -> Color {
    let weights = DisplayFilter.lightnessWeights
    let light = min(
      1, max(0, red * weights.red + green * weights.green + blue * weights.blue))
    let position = light * Double(colorMap.count - 1)
    let index = position.whole(in: 0...max(0, colorMap.count - 2))
    let tone = colorMap[index].interpolated(to: colorMap[index + 1], by: position - Double(index))
    let share = min(1, max(0, amount))
    return Color(
      red + (tone.red - red) * share, green + (tone.green - green) * share,
      blue + (tone.blue - blue) * share, alpha)
  }
}

extension LayerStyle.Kind {
  /// As After Effects' menu has it.
  fileprivate var menuTitle: String {
    switch self {
    case .stroke: "Stroke"
    case .dropShadow: "Drop Shadow"
    case .innerShadow: "Inner Shadow"
    case .outerGlow: "Outer Glow"
    case .innerGlow: "Inner Glow"
    case .colorOverlay: "Color Overlay"
    case .other: "of a kind that is not converted"
    }
  }
}
