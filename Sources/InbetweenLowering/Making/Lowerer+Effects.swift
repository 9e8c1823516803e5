import InbetweenSceneGraph
import InbetweenTimeline

extension Lowerer {
  /// A layer's picture after an effect.
  mutating func apply(
    _ effect: Effect, to group: AnimatedGroup, of layer: SceneLayer,
    in composition: SceneComposition, _ use: Use
  ) -> AnimatedGroup {
    var group = group
    var filters: [AnimatedFilter] = []
    switch effect.kind {
    case .gaussianBlur(let blur):
      filters = [.gaussianBlur(AnimatedBlur(blur, bounds: layer.bounds))]
    case .dropShadow(let shadow): filters = [.outerShadow(AnimatedShadow(shadow))]
    case .fill(let fill):
      filters = [.fill(fill.color, opacity: AnimatedNumber(fill.opacity).fraction)]
    case .tint(let tint):
      filters = [.colorMap([tint.black, tint.white], amount: AnimatedNumber(tint.amount).fraction)]
    case .tritone(let tritone):
      filters = [
        .colorMap(
          [tritone.shadows, tritone.midtones, tritone.highlights],
          amount: 1 - AnimatedNumber(tritone.originalBlend).fraction)
      ]
    case .levels(let levels):
      filters = LevelsEffect.Step.allCases.filter { !levels.isIdle($0) }
        .map { .colorMatrix(levels.matrix(of: $0)) }
    case .stroke(let stroke): return group.stroked(by: stroke, effect, masks: layer.masks)
    case .setMatte(let matte): return matted(group, by: matte, effect, layer, composition, use)
    case .radialWipe(let wipe):
      var outer = group.wrapped
      outer.isOptional = true
      outer.name = effect.name
      outer.masks = [AnimatedMask(wipe, effect.name, bounds: layer.bounds)]
      return outer
    case .transform(let transform):
      group.name = effect.name
      group.placement = AnimatedPlacement(transform)
      group.opacity = AnimatedNumber(transform.opacity, "opacity").fraction
      return group.wrapped
    case .controls, .other: break
    }
    group.filters += filters.map { NamedFilter(name: effect.name, filter: $0) }
    return group
  }

  /// The matte is taken as it looks in the composition, as lottie-web does.
  private mutating func matted(
    _ group: AnimatedGroup, by matte: SetMatteEffect, _ effect: Effect, _ layer: SceneLayer,
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
        name: effect.name, composition: self.composition(inside), layer: own,
        source: AnimatedNumber(matte.layer), channel: AnimatedNumber(matte.channel),
        isInverted: AnimatedNumber(matte.isInverted)))
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
    by effect: StrokeEffect, _ source: Effect, masks: [SceneMask]
  ) -> AnimatedGroup {
    let size = AnimatedNumber(effect.brushSize, "size").atLeast(0)
    var pen = AnimatedPen(width: size, cap: .round, join: .round)
    // Below half of the brush dabs run together.
    let spacing = AnimatedNumber(effect.spacing, "spacing")
    pen.dashes = [
      .switched(by: spacing, 0.001, else: 0), .switched(by: spacing, spacing * size, else: 0),
    ]
    let line = AnimatedNode.stroke(
      AnimatedStroke(
        name: source.name,
        outlines: .masks(
          MaskLines(
            masks: masks.map(\.mask.path), number: AnimatedNumber(effect.mask),
            takesAll: AnimatedNumber(effect.strokesAllMasks),
            isSequence: AnimatedNumber(effect.strokesSequentially),
            start: AnimatedNumber(effect.start, "start").fraction,
            end: AnimatedNumber(effect.end, "end").fraction)),
        pen: pen, paint: .solid(effect.color), opacity: AnimatedNumber(effect.opacity).fraction,
        origin: source.origin))
    let softness = (1 - AnimatedNumber(effect.hardness, "hardness").fraction) * size * 0.25
    var soft = AnimatedGroup([line])
    soft.isOptional = true
    soft.filters = [
      NamedFilter(
        name: source.name,
        filter: .gaussianBlur(
          AnimatedBlur(sigma: AnimatedPoint(x: softness, y: softness), least: 0.1)))
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
    let blurriness = AnimatedNumber(blur.blurriness, "blurriness").atLeast(0)
    let sigma = blurriness * .constant(DisplayFilter.sigmaOfBlur)
    let dimensions = AnimatedNumber(blur.dimensions, "dimensions")
    self.init(
      sigma: AnimatedPoint(
        x: .chosen(by: dimensions, [3: 0], otherwise: sigma),
        y: .chosen(by: dimensions, [2: 0], otherwise: sigma)),
      repeatsEdge: AnimatedNumber(blur.repeatsEdgePixels), bounds: bounds)
  }
}

extension AnimatedShadow {
  fileprivate init(_ shadow: DropShadowEffect) {
    let direction = AnimatedNumber(shadow.direction, "direction")
    let distance = AnimatedNumber(shadow.distance, "distance")
    self.init(
      color: AnimatedColor(
        color: shadow.color, alpha: AnimatedNumber(shadow.opacity, "opacity").fraction),
      offset: AnimatedPoint(
        x: .sine(of: direction) * distance, y: -1 * .cosine(of: direction) * distance),
      sigma: AnimatedNumber(shadow.softness, "softness").atLeast(0)
        * .constant(DisplayFilter.sigmaOfSoftness),
      showsShadowOnly: AnimatedNumber(shadow.showsShadowOnly, "shadow only"))
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
    let height = AnimatedNumber(effect.scaleHeight, "scale height")
    let rotation = AnimatedNumber(effect.rotation, "rotation")
    self.init(
      anchor: effect.anchor,
      scale: AnimatedPoint(
        x: .switched(
          by: AnimatedNumber(effect.isUniform, "uniform scale"), height,
          else: AnimatedNumber(effect.scaleWidth, "scale width")),
        y: height),
      skew: AnimatedNumber(effect.skew, "skew"),
      // The effect skews after it turns, and counts its axis from the vertical, as lottie-web has
      // it.
      skewAxis: AnimatedNumber(effect.skewAxis, "skew axis") + 90 + rotation, rotation: rotation,
      position: effect.position)
  }
}

extension AnimatedMask {
  fileprivate init(_ wipe: RadialWipeEffect, _ name: String, bounds: AnimatedBounds) {
    let covered = AnimatedNumber(wipe.completion, "completion").fraction
    let start = AnimatedNumber(wipe.startAngle, "start")
    let gone = covered * 360
    let sigma = AnimatedNumber(wipe.feather, "feather").atLeast(0) * 0.25
    self.init(
      shape: .sector(
        AnimatedSector(
          name: name, center: wipe.center, covered: covered,
          start: .chosen(
            by: AnimatedNumber(wipe.direction, "direction"), [2: start, 3: start + gone / 2],
            otherwise: start + gone),
          bounds: bounds)),
      mode: .add, isInverted: false, opacity: 1, sigma: AnimatedPoint(x: sigma, y: sigma))
  }
}
