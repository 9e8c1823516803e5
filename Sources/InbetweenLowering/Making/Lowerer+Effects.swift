import InbetweenSceneGraph
package import InbetweenTimeline

extension Lowerer {
  /// A layer's picture after an effect.
  mutating func apply(
    _ effect: Effect, to group: AnimatedGroup, of layer: SceneLayer,
    in composition: SceneComposition, _ use: Use
  ) -> AnimatedGroup {
    var group = group
    switch effect.kind {
    case .gaussianBlur(let blur):
      group.filters.append(.gaussianBlur(AnimatedBlur(blur, bounds: layer.bounds)))
    case .dropShadow(let shadow): group.filters.append(.outerShadow(AnimatedShadow(shadow)))
    case .fill(let fill):
      let color = fill.color
      group.filters.append(
        .colorMatrix([
          0, 0, 0, 0, .component(color, .red), 0, 0, 0, 0, .component(color, .green),
          0, 0, 0, 0, .component(color, .blue), 0, 0, 0, AnimatedNumber(fill.opacity).fraction, 0,
        ]))
    case .tint(let tint):
      group.filters.append(
        .tones([tint.black, tint.white], amount: AnimatedNumber(tint.amount).fraction))
    case .tritone(let tritone):
      group.filters.append(
        .tones(
          [tritone.shadows, tritone.midtones, tritone.highlights],
          amount: 1 - AnimatedNumber(tritone.originalBlend).fraction))
    case .levels(let levels):
      group.filters += LevelsEffect.Step.allCases.filter { !levels.isIdle($0) }
        .map { .colorMatrix(levels.matrix(of: $0)) }
    case .stroke(let stroke): return group.stroked(by: stroke, effect.origin, masks: layer.masks)
    case .setMatte(let matte): return matted(group, by: matte, layer, composition, use)
    case .radialWipe(let wipe):
      var outer = group.wrapped
      outer.isOptional = true
      outer.masks = [AnimatedMask(wipe, bounds: layer.bounds)]
      return outer
    case .transform(let transform):
      group.placement = AnimatedPlacement(transform)
      group.opacity = AnimatedNumber(transform.opacity).fraction
      return group.wrapped
    case .controls, .other: break
    }
    return group
  }

  /// The matte is taken as it looks in the composition, as lottie-web does.
  private mutating func matted(
    _ group: AnimatedGroup, by effect: SetMatteEffect, _ layer: SceneLayer,
    _ composition: SceneComposition, _ use: Use
  ) -> AnimatedGroup {
    // What the matte looks at in its turn is left aside: there may be circles.
    guard !use.isInsideMatte, let own = composition.layers.firstIndex(where: { $0.id == layer.id })
    else { return group }
    var inside = use
    inside.isInsideMatte = true
    var group = group
    group.matte = .setMatte(
      AnimatedSetMatte(
        composition: self.composition(inside), layer: own, source: AnimatedNumber(effect.layer),
        channel: AnimatedNumber(effect.channel), isInverted: AnimatedNumber(effect.isInverted)))
    var outer = group.wrapped
    outer.isOptional = true
    return outer
  }
}

extension AnimatedGroup {
  /// A group around this one.
  fileprivate var wrapped: AnimatedGroup { AnimatedGroup([.group(self)]) }

  /// With masks drawn as lines.
  fileprivate func stroked(
    by effect: StrokeEffect, _ origin: Origin, masks: [SceneMask]
  ) -> AnimatedGroup {
    let size = AnimatedNumber(effect.brushSize).atLeast(0)
    var pen = AnimatedPen(width: size, cap: .round, join: .round)
    // Below half of the brush dabs run together.
    let spacing = AnimatedNumber(effect.spacing)
    pen.dashes = [
      .switched(by: spacing, 0.001, else: 0), .switched(by: spacing, spacing * size, else: 0),
    ]
    let line = AnimatedNode.stroke(
      AnimatedStroke(
        outlines: .masks(
          MaskLines(
            masks: masks.map(\.mask.path), number: AnimatedNumber(effect.mask),
            takesAll: AnimatedNumber(effect.strokesAllMasks),
            isSequence: AnimatedNumber(effect.strokesSequentially),
            start: AnimatedNumber(effect.start).fraction,
            end: AnimatedNumber(effect.end).fraction)),
        pen: pen, paint: .solid(effect.color), opacity: AnimatedNumber(effect.opacity).fraction,
        origin: origin))
    let softness = (1 - AnimatedNumber(effect.hardness).fraction) * size * 0.25
    var soft = AnimatedGroup([line])
    soft.isOptional = true
    soft.filters = [
      .gaussianBlur(AnimatedBlur(sigma: AnimatedPoint(x: softness, y: softness), least: 0.1))
    ]
    let lines: [AnimatedNode] = [.group(soft)]
    var alone = AnimatedGroup(lines)
    alone.showsEmpty = true
    var revealed = self
    revealed.matte = .nodes(.alpha, lines)
    let above = AnimatedGroup([.group(self)] + lines)
    let style = AnimatedNumber(effect.paintStyle)
    if case .constant(let style) = style {
      switch style.rounded() {
      case 2: return alone
      case 3: return revealed.wrapped
      default: return above
      }
    }
    var chosen = AnimatedGroup([
      .chosen(
        by: style,
        [
          NumberedNode(number: 2, node: .group(alone)),
          NumberedNode(number: 3, node: .group(revealed.wrapped)),
        ], otherwise: .group(above))
    ])
    chosen.isOptional = true
    return chosen
  }
}

// MARK: - Effects that are filters

extension AnimatedBlur {
  fileprivate init(_ blur: GaussianBlurEffect, bounds: AnimatedBounds) {
    let sigma =
      AnimatedNumber(blur.blurriness).atLeast(0) * .constant(DisplayFilter.sigmaOfBlur)
    let dimensions = AnimatedNumber(blur.dimensions)
    self.init(
      sigma: AnimatedPoint(
        x: .chosen(by: dimensions, [3: 0], otherwise: sigma),
        y: .chosen(by: dimensions, [2: 0], otherwise: sigma)),
      repeatsEdge: AnimatedNumber(blur.repeatsEdgePixels), bounds: bounds)
  }
}

extension AnimatedShadow {
  fileprivate init(_ shadow: DropShadowEffect) {
    let direction = AnimatedNumber(shadow.direction)
    let distance = AnimatedNumber(shadow.distance)
    self.init(
      color: AnimatedColor(
        color: shadow.color, alpha: AnimatedNumber(shadow.opacity).fraction),
      offset: AnimatedPoint(
        x: .sine(of: direction) * distance, y: -1 * .cosine(of: direction) * distance),
      sigma: AnimatedNumber(shadow.softness).atLeast(0)
        * .constant(DisplayFilter.sigmaOfSoftness),
      showsShadowOnly: AnimatedNumber(shadow.showsShadowOnly))
  }
}

extension SceneLayer {
  /// The rectangle that the layer's own picture has.
  fileprivate var bounds: AnimatedBounds {
    switch content {
    case .solid(_, let size), .image(_, let size): .fixed(Rect(origin: .zero, size: size))
    case .composition(let nesting): .fixed(Rect(origin: .zero, size: nesting.size))
    case .artwork, .text, .nothing: .composition
    }
  }
}

// MARK: - Effects that place and cut

extension AnimatedPlacement {
  fileprivate init(_ effect: TransformEffect) {
    let height = AnimatedNumber(effect.scaleHeight)
    let rotation = AnimatedNumber(effect.rotation)
    self.init(
      anchor: effect.anchor,
      scale: AnimatedPoint(
        x: .switched(
          by: AnimatedNumber(effect.isUniform), height, else: AnimatedNumber(effect.scaleWidth)),
        y: height),
      skew: AnimatedNumber(effect.skew),
      // The effect skews after it turns, and counts its axis from the vertical, as lottie-web has
      // it.
      skewAxis: AnimatedNumber(effect.skewAxis) + 90 + rotation, rotation: rotation,
      position: effect.position)
  }
}

extension AnimatedMask {
  fileprivate init(_ wipe: RadialWipeEffect, bounds: AnimatedBounds) {
    let covered = AnimatedNumber(wipe.completion).fraction
    let start = AnimatedNumber(wipe.startAngle)
    let gone = covered * 360
    let sigma = AnimatedNumber(wipe.feather).atLeast(0) * 0.25
    self.init(
      shape: .sector(
        AnimatedSector(
          center: wipe.center, covered: covered,
          start: .chosen(
            by: AnimatedNumber(wipe.direction), [2: start, 3: start + gone / 2],
            otherwise: start + gone),
          bounds: bounds)),
      mode: .add, isInverted: false, opacity: 1, sigma: AnimatedPoint(x: sigma, y: sigma))
  }
}

extension TransformEffect {
  /// The axis of the skew as layers have it, which skew before they turn, in degrees; nil where it
  /// would move.
  package var layerSkewAxis: Property<Double>? {
    let placement = AnimatedPlacement(self)
    if placement.skew.isStatic, placement.skew.value(atFrame: 0) == 0 { return .constant(0) }
    guard placement.skewAxis.isStatic else { return nil }
    return .constant(placement.skewAxis.value(atFrame: 0))
  }
}
