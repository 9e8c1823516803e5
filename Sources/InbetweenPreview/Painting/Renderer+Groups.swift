import InbetweenLowering
import InbetweenTimeline

extension Renderer {
  mutating func paint(
    _ group: GroupNode, on canvas: borrowing Canvas, _ situation: Situation
  ) {
    let opacity = group.opacity * situation.opacity
    guard opacity > 0, !situation.visible.isEmpty else { return }
    if let shadow = group.mixedShadow, mixedDepth < limits.mixedShadows {
      mixedDepth += 1
      defer { mixedDepth -= 1 }
      return paint(group, shadow, on: canvas, situation)
    }
    guard case .affine(let placement) = group.placement else {
      return paintApart(group, on: canvas, situation)
    }
    let space = placement.followed(by: situation.space)
    guard space.isUsable else { return }
    if !group.filters.isEmpty, !group.filters.allSatisfy({ $0.isUpright(in: space) }) {
      return paintApart(group, on: canvas, situation)
    }
    var inner = situation
    inner.space = space
    var cuts = Cuts(
      group, space: space, matteSpace: situation.space, visible: situation.visible,
      edges: situation.edgesOfClips)
    inner.visible = cuts.visible
    guard !inner.visible.isEmpty, cuts.paths.isEmpty || spendPaint(cuts.work) else { return }
    if cuts.isWhole(group), !needsLayer(group, opacity: opacity, cuts: cuts, situation) {
      inner.mode =
        group.children.count == 1 && group.isOne(situation)
        ? situation.mode ?? group.blendMode : nil
      inner.opacity = opacity
      return paint(group.children, on: canvas, cuts: cuts, inner)
    }
    let reach = group.filters.reduce(Point.zero) { $0 + $1.reach }
    var extent = group.innerExtent(space)
    // What filters make reaches beyond the clips and masks that cut what they see.
    for cut in cuts.paths where cut.isOutermost || group.filters.isEmpty {
      extent = extent.intersection(cut.extent)
    }
    if let matte = group.matte, group.filters.isEmpty, !cuts.coversMatte, !matte.kind.isInverted {
      extent = extent.intersection(matte.nodes.extent(situation.space))
    }
    let area = extent.pixels(
      within: inner.visible.grown(
        x: min(limits.sigma * 4, abs(space.a) * reach.x + abs(space.c) * reach.y).wholePixels,
        y: min(limits.sigma * 4, abs(space.b) * reach.x + abs(space.d) * reach.y).wholePixels))
    guard !area.isEmpty else { return }
    guard let layer = layer(area, for: group) else {
      inner.opacity = opacity
      return paint(group.children, on: canvas, cuts: cuts, inner)
    }
    layerDepth += 1
    inner.visible = area
    (inner.isCut, inner.edgesOfClips) = (false, 0)
    inner.opacity = 1
    inner.mode = nil
    paint(group.children, on: layer, inner)
    if !group.filters.isEmpty {
      cuts.apply(to: layer)
      cuts.paths = cuts.paths.filter(\.isOutermost)
    }
    finish(layer, of: group, space: space, covers: cuts.masks)
    layerDepth -= 1
    compose(layer, of: group, cuts: cuts, opacity: opacity, on: canvas, situation)
    layer.recycle(into: &pool)
  }

  /// Paints children directly, within the cuts.
  private mutating func paint(
    _ children: [DisplayNode], on canvas: borrowing Canvas, cuts: Cuts, _ inner: Situation
  ) {
    guard cuts.isCutting else { return paint(children, on: canvas, inner) }
    var inner = inner
    inner.isCut = inner.isCut || !cuts.paths.isEmpty
    inner.edgesOfClips = cuts.edges
    canvas.saveClip()
    cuts.clip(canvas)
    paint(children, on: canvas, inner)
    canvas.restoreClip()
  }

  /// Applies masks and filters to a painted layer.
  private mutating func finish(
    _ layer: borrowing Canvas, of group: GroupNode, space: AffineTransform, covers: [DisplayMask]
  ) {
    if !covers.isEmpty { apply(covers, to: layer, space) }
    for filter in group.filters { apply(filter, to: layer, space, of: group) }
  }

  /// Applies the matte to a finished layer and mixes it with what is below.
  private mutating func compose(
    _ layer: borrowing Canvas, of group: GroupNode, cuts: Cuts, opacity: Double,
    on canvas: borrowing Canvas, _ situation: Situation
  ) {
    if let matte = group.matte, !cuts.coversMatte {
      layerDepth += 1
      apply(matte, to: layer, situation)
      layerDepth -= 1
    }
    let mode = situation.mode ?? group.blendMode
    guard cuts.isCutting else { return mix(layer, onto: canvas, opacity: opacity, mode: mode) }
    canvas.saveClip()
    cuts.clip(canvas)
    mix(layer, onto: canvas, opacity: opacity, mode: mode)
    canvas.restoreClip()
  }

  /// Whether painting the group's children straight onto what is below would show.
  private func needsLayer(
    _ group: GroupNode, opacity: Double, cuts: Cuts, _ situation: Situation
  ) -> Bool {
    if group.children.count == 1 { return false }
    if (situation.mode ?? group.blendMode) != .normal || opacity < 1 { return true }
    // At the edge of a clip lower ones would shine through.
    if !cuts.paths.isEmpty || situation.isCut { return true }
    return hasBlendModes && group.isOne(situation) && group.children.contains { $0.hasBlendMode }
  }

  /// What a pixel seen at an angle takes, in pixels that are painted.
  private static let costOfWarping = 8

  /// Paints a group in a raster of its own space, and that as a picture at its place: for
  /// perspective, and for filters that the placement turns or stretches unevenly.
  private mutating func paintApart(
    _ group: GroupNode, on canvas: borrowing Canvas, _ situation: Situation
  ) {
    let map: Homography
    switch group.placement {
    case .affine(let placement):
      map = Homography(placement).followed(by: situation.space)
    case .projective(let placement):
      map = placement.followed(by: situation.space)
    }
    let extent = group.innerExtent(.identity)
    guard !extent.isEmpty, let inverse = map.inverse else { return }
    let target = map.extent(of: extent).pixels(within: situation.visible)
    guard !target.isEmpty else { return }
    // Shadows and outlines are as wide both ways in the group's own space.
    let isEven = !group.filters.allSatisfy { $0.isUpright(in: .scale(1, 2)) }
    let source = Raster(
      map: map, inverse: inverse, extent: extent, target: target, isEven: isEven, limits: limits)
    guard let source, let flat = layer(source.area, for: group) else { return }
    layerDepth += 1
    paint(group.children, on: flat, Situation(space: source.space, visible: source.area))
    let cuts = Cuts(clips: group.clips, space: source.space)
    cuts.apply(to: flat)
    finish(flat, of: group, space: source.space, covers: group.masks)
    layerDepth -= 1
    if spend(target.area * Self.costOfWarping, for: group), let placed = layer(target, for: group) {
      placed.warp(flat, by: inverse.followed(by: source.space))
      compose(
        placed, of: group, cuts: Cuts(clips: [], space: source.space),
        opacity: group.opacity * situation.opacity, on: canvas, situation)
      placed.recycle(into: &pool)
    }
    flat.recycle(into: &pool)
  }

  /// Paints a group whose shadow mixes in a way of its own: the shadow first, then the rest.
  private mutating func paint(
    _ group: GroupNode, _ place: Int, on canvas: borrowing Canvas, _ situation: Situation
  ) {
    let (below, rest) = group.split(shadow: place)
    paint(below, on: canvas, situation)
    if let rest { paint(rest, on: canvas, situation) }
  }
}

extension GroupNode {
  /// Whether its children see nothing below it.
  fileprivate func isOne(_ situation: Situation) -> Bool {
    isIsolated || blendMode != .normal || situation.mode != nil
  }

  /// The group as a shadow alone that mixes with what is below, and what comes above it: the group
  /// without that shadow; nil where the shadow is all that shows.
  func split(shadow place: Int) -> (below: GroupNode, rest: GroupNode?) {
    guard case .outerShadow(var shadow) = filters[place] else { return (self, nil) }
    var below = self
    below.blendMode = shadow.blendMode
    shadow.blendMode = .normal
    let showsAll = !shadow.showsShadowOnly
    shadow.showsShadowOnly = true
    below.filters[place] = .outerShadow(shadow)
    // Shadows cast no shadows of a mode of their own, else their number would double each time.
    while let other = below.mixedShadow { below.filters.remove(at: other) }
    var rest = self
    rest.filters.remove(at: place)
    return (below, showsAll ? rest : nil)
  }

  /// The index of the first shadow that mixes with what is below in a way of its own.
  var mixedShadow: Int? {
    filters.firstIndex {
      if case .outerShadow(let shadow) = $0 { shadow.blendMode != .normal } else { false }
    }
  }
}

extension Homography {
  init(_ transform: AffineTransform) {
    self.init(
      transform.a, transform.c, transform.tx, transform.b, transform.d, transform.ty, 0, 0, 1)
  }
}
