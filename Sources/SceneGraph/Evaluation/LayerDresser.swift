import Geometry
import Motion
package import TimelineModel

/// Applies a layer's effects and styles to its picture, in the layer's space.
package struct LayerDresser {
  /// A blur's standard deviation as a share of After Effects' Blurriness.
  package static let sigmaOfBlur = 0.3
  /// A shadow's standard deviation as a share of After Effects' Softness.
  package static let sigmaOfSoftness = 0.25
  /// A style's standard deviation as a share of its size.
  package static let sigmaOfSize = 0.3

  let layer: SceneLayer
  let evaluator: CompositionEvaluator
  /// Of the layer's own picture.
  let bounds: Rect

  private var frame: Double { evaluator.frame }

  /// The group with effects and styles; what the caller adds applies to the result as a whole.
  func dress(_ group: GroupNode, matrices: inout LayerMatrices) -> GroupNode {
    var group = group
    for effect in layer.effects { apply(effect, to: &group, matrices: &matrices) }
    let styled = layer.styles.flatMap { filters(of: $0) }
    if !styled.isEmpty {
      // Overlays and inner styles see the bare layer, the outline is on top, shadows below.
      group.filters += styled.sorted { $0.rank < $1.rank }.map(\.filter)
    }
    return group
  }

  private func apply(
    _ effect: Effect, to group: inout GroupNode, matrices: inout LayerMatrices
  ) {
    switch effect.kind {
    case .gaussianBlur(let blur): group.filters += filters(of: blur)
    case .dropShadow(let shadow): group.filters.append(filter(of: shadow))
    case .fill(let fill):
      let color = fill.color.value(atFrame: frame)
      let opacity = unit(fill.opacity)
      group.filters.append(
        .colorMatrix(
          ColorMatrix([
            0, 0, 0, 0, color.red, 0, 0, 0, 0, color.green, 0, 0, 0, 0, color.blue,
            0, 0, 0, opacity, 0,
          ])))
    case .tint(let tint):
      let tones = [tint.black.value(atFrame: frame), tint.white.value(atFrame: frame)]
      group.filters.append(.tones(ToneFilter(tones, amount: unit(tint.amount))))
    case .tritone(let tritone):
      let tones = [tritone.shadows, tritone.midtones, tritone.highlights].map {
        $0.value(atFrame: frame)
      }
      group.filters.append(
        .tones(ToneFilter(tones, amount: 1 - unit(tritone.originalBlend))))
    case .levels(let levels):
      group.filters += LevelsEffect.Step.allCases.filter { !levels.isIdle($0) }
        .map { .colorMatrix(levels.matrix(of: $0, atFrame: frame)) }
    case .stroke(let stroke): add(stroke, to: &group)
    case .setMatte(let matte): add(matte, to: &group, matrices: &matrices)
    case .radialWipe(let wipe): add(wipe, to: &group)
    case .transform(let transform): add(transform, to: &group)
    case .controls, .other: break
    }
  }

  private func unit(_ property: Property<Double>) -> Double {
    min(1, max(0, property.value(atFrame: frame)))
  }

  private func isOn(_ property: Property<Double>) -> Bool {
    property.value(atFrame: frame) > 0.5
  }
}

// MARK: - Effects that are filters

extension LayerDresser {
  private func filters(of blur: GaussianBlurEffect) -> [DisplayFilter] {
    let sigma = max(0, blur.blurriness.value(atFrame: frame)) * Self.sigmaOfBlur
    guard sigma > 0 else { return [] }
    let dimensions = blur.dimensions.value(atFrame: frame).rounded()
    let edge: FilterEdge = isOn(blur.repeatsEdgePixels) ? .repeated(bounds) : .transparent
    return [
      .gaussianBlur(
        sigma: Point(dimensions == 3 ? 0 : sigma, dimensions == 2 ? 0 : sigma), edge: edge)
    ]
  }

  private func filter(of shadow: DropShadowEffect) -> DisplayFilter {
    var color = shadow.color.value(atFrame: frame)
    color.alpha = unit(shadow.opacity)
    let direction = Real.radians(fromDegrees: shadow.direction.value(atFrame: frame))
    let distance = shadow.distance.value(atFrame: frame)
    return .outerShadow(
      ShadowFilter(
        color: color,
        offset: Point(Real.sine(direction) * distance, -Real.cosine(direction) * distance),
        sigma: max(0, shadow.softness.value(atFrame: frame)) * Self.sigmaOfSoftness,
        showsShadowOnly: isOn(shadow.showsShadowOnly)))
  }
}

extension TransformEffect {
  /// The axis of a skew before the turn that does the same as the effect's skew after it. The
  /// effect counts its axis from the vertical, as lottie-web has it.
  static func skewAxis(_ axis: Double, rotation: Double) -> Double { axis + 90 + rotation }

  /// The axis of the skew as layers have it, which skew before they turn; nil where it would move.
  package var layerSkewAxis: Property<Double>? {
    if case .constant(0) = skew.track { return .constant(0) }
    guard case .constant(let axis) = skewAxis.track, case .constant(let turn) = rotation.track
    else { return nil }
    return .constant(Self.skewAxis(axis, rotation: turn))
  }
}

// MARK: - Effects that rebuild the picture

extension LayerDresser {
  private func add(_ effect: TransformEffect, to group: inout GroupNode) {
    let height = effect.scaleHeight.value(atFrame: frame)
    let width = isOn(effect.isUniform) ? height : effect.scaleWidth.value(atFrame: frame)
    let rotation = effect.rotation.value(atFrame: frame)
    group.placement = .affine(
      .placing(
        anchor: effect.anchor.value(atFrame: frame), scale: Point(width, height),
        skew: effect.skew.value(atFrame: frame),
        skewAxis: TransformEffect.skewAxis(
          effect.skewAxis.value(atFrame: frame), rotation: rotation),
        rotation: rotation,
        position: effect.position.value(atFrame: frame)))
    group.opacity = unit(effect.opacity)
    group = GroupNode([.group(group)])
  }

  private func add(_ wipe: RadialWipeEffect, to group: inout GroupNode) {
    let completion = unit(wipe.completion)
    guard completion > 0 else { return }
    let center = wipe.center.value(atFrame: frame)
    let corner = bounds.corner
    let reach =
      [
        bounds.origin, corner, Point(bounds.origin.x, corner.y), Point(corner.x, bounds.origin.y),
      ].map { ($0 - center).length }.max() ?? 0
    let start = wipe.startAngle.value(atFrame: frame)
    let gone = completion * 360
    let from: Double =
      switch wipe.direction.value(atFrame: frame).rounded() {
      case 2: start
      case 3: start + gone / 2
      default: start + gone
      }
    var outer = GroupNode([.group(group)])
    let radius = reach * 4 + 1000
    let sector = completion >= 1 ? [] : [Self.sector(center, radius, from: from, by: 360 - gone)]
    outer.masks = [
      DisplayMask(
        sector, sigma: Point(1, 1) * (max(0, wipe.feather.value(atFrame: frame)) * 0.25))
    ]
    group = outer
  }

  /// A sector around a centre, angles clockwise from up.
  private static func sector(
    _ center: Point, _ radius: Double, from angle: Double, by sweep: Double
  ) -> BezierPath {
    let count = (sweep / 10).rounded(.up).whole(in: 2...36)
    let rim = (0...count).map { step -> BezierPath.Vertex in
      let radians = Real.radians(fromDegrees: angle + sweep * Double(step) / Double(count))
      return BezierPath.Vertex(
        center + Point(Real.sine(radians), -Real.cosine(radians)) * radius)
    }
    return BezierPath([BezierPath.Vertex(center)] + rim, isClosed: true)
  }

  private func add(_ stroke: StrokeEffect, to group: inout GroupNode) {
    let masks = layer.masks.map(\.mask)
    let number = stroke.mask.value(atFrame: frame).rounded().whole(in: 0...1_000_000) - 1
    let chosen =
      isOn(stroke.strokesAllMasks)
      ? masks : masks.indices.contains(number) ? [masks[number]] : []
    let trim = TrimPaths(
      start: .constant(unit(stroke.start)), end: .constant(unit(stroke.end)),
      mode: isOn(stroke.strokesSequentially) ? .individually : .simultaneously)
    let outlines = trim.apply(
      to: chosen.map { $0.path.value(atFrame: frame) }, atFrame: frame)
    let size = max(0, stroke.brushSize.value(atFrame: frame))
    let style = stroke.paintStyle.value(atFrame: frame).rounded()
    var pen = Pen(width: size, cap: .round, join: .round)
    let spacing = stroke.spacing.value(atFrame: frame)
    // Below half of the brush dabs run together.
    if spacing > 0.5, size > 0 { pen.dashes = [0.001, spacing * size] }
    let line = DisplayNode.stroke(
      StrokeNode(
        outlines, pen: pen, paint: .solid(stroke.color.value(atFrame: frame)),
        opacity: unit(stroke.opacity)))
    var lines = outlines.isEmpty || size == 0 ? [] : [line]
    let softness = (1 - unit(stroke.hardness)) * size * 0.25
    if softness > 0.1, !lines.isEmpty {
      lines = [
        .group(
          GroupNode(
            lines,
            filters: [.gaussianBlur(sigma: Point(softness, softness), edge: .transparent)]))
      ]
    }
    switch style {
    case 2: group = GroupNode(lines)
    case 3:
      group.matte = DisplayMatte(.alpha, nodes: lines)
      group = GroupNode([.group(group)])
    default: group = GroupNode([.group(group)] + lines)
    }
  }

  /// The matte is taken as it looks in the composition, as lottie-web does.
  private func add(
    _ effect: SetMatteEffect, to group: inout GroupNode, matrices: inout LayerMatrices
  ) {
    let identifier = effect.layer.value(atFrame: frame).rounded().whole(
      in: -1_000_000...1_000_000_000)
    let layers = evaluator.composition.layers
    guard !evaluator.isInsideMatte, let place = layers.firstIndex(where: { $0.id == identifier }),
      let own = layers.firstIndex(where: { $0.id == layer.id }), own != place,
      let inverse = matrices.flatMatrix(ofLayer: own).inverse
    else { return }
    let isInverted = isOn(effect.isInverted)
    let kind: Matte.Kind
    var channel: ColorMatrix?
    switch effect.channel.value(atFrame: frame).rounded() {
    case 1: channel = .channel(0)
    case 2: channel = .channel(1)
    case 3: channel = .channel(2)
    case 4: channel = nil
    case 9, 10: return
    default: channel = .identity
    }
    kind =
      channel == nil
      ? (isInverted ? .alphaInverted : .alpha) : (isInverted ? .lumaInverted : .luma)
    // What the matte looks at in its turn is left aside: there may be circles.
    var within = evaluator
    within.isInsideMatte = true
    var picture = GroupNode(
      within.nodes(ofLayer: place, with: &matrices), placement: .affine(inverse))
    if let channel, channel != .identity { picture.filters = [.colorMatrix(channel)] }
    group.matte = DisplayMatte(kind, nodes: [.group(picture)])
    group = GroupNode([.group(group)])
  }
}

extension ColorMatrix {
  /// One of red, green and blue as all three.
  fileprivate static func channel(_ index: Int) -> ColorMatrix {
    var rows = ColorMatrix.identity.rows
    for row in 0..<3 {
      for column in 0..<3 { rows[row * 5 + column] = column == index ? 1 : 0 }
    }
    return ColorMatrix(rows)
  }
}

// MARK: - Layer styles

extension LayerDresser {
  private func filters(of style: LayerStyle) -> [(rank: Int, filter: DisplayFilter)] {
    switch style.kind {
    case .colorOverlay(let color, let opacity):
      return [
        (0, .colorMatrix(.fill(color.value(atFrame: frame), amount: unit(opacity))))
      ]
    case .innerGlow(let glow): return [(1, .innerShadow(filter(of: glow)))]
    case .innerShadow(let shadow): return [(2, .innerShadow(filter(of: shadow)))]
    case .stroke(let stroke): return [(3, .outline(filter(of: stroke)))]
    case .outerGlow(let glow):
      var filter = filter(of: glow)
      filter.isKnockedOut = true
      return [(4, .outerShadow(filter))]
    case .dropShadow(let shadow):
      var filter = filter(of: shadow)
      filter.isKnockedOut = isOn(shadow.layerConceals)
      return [(5, .outerShadow(filter))]
    case .other: return []
    }
  }

  private func filter(of shadow: ShadowStyle) -> ShadowFilter {
    var color = shadow.color.value(atFrame: frame)
    color.alpha = unit(shadow.opacity)
    let angle = Real.radians(fromDegrees: shadow.angle.value(atFrame: frame))
    let distance = shadow.distance.value(atFrame: frame)
    let size = max(0, shadow.size.value(atFrame: frame))
    let spread = unit(shadow.spread)
    return ShadowFilter(
      color: color, offset: Point(-Real.cosine(angle), Real.sine(angle)) * distance,
      sigma: size * (1 - spread) * Self.sigmaOfSize, spread: size * spread,
      blendMode: shadow.blendMode)
  }

  private func filter(of glow: GlowStyle) -> ShadowFilter {
    var color = glow.color.value(atFrame: frame)
    color.alpha = unit(glow.opacity)
    let size = max(0, glow.size.value(atFrame: frame))
    let spread = unit(glow.spread)
    return ShadowFilter(
      color: color, sigma: size * (1 - spread) * Self.sigmaOfSize, spread: size * spread,
      blendMode: glow.blendMode)
  }

  private func filter(of stroke: StrokeStyle) -> OutlineFilter {
    var color = stroke.color.value(atFrame: frame)
    color.alpha = unit(stroke.opacity)
    let size = max(0, stroke.size.value(atFrame: frame))
    return switch stroke.position.value(atFrame: frame).rounded() {
    case 2: OutlineFilter(color: color, outside: 0, inside: size)
    case 3: OutlineFilter(color: color, outside: size / 2, inside: size / 2)
    default: OutlineFilter(color: color, outside: size, inside: 0)
    }
  }
}
