import InbetweenDiagnostics
import InbetweenLowering
import InbetweenTimeline

extension SVGDrawing {
  /// Elements for a group, in SVG's own order: within, what clips and masks cut; around it the
  /// filters, where the group is placed; around that the matte, the opacity and the blend mode.
  mutating func elements(_ group: GroupNode, space: AffineTransform) -> [SVGElement] {
    if let place = group.mixedShadow, renderer.mixedDepth < renderer.limits.mixedShadows {
      renderer.mixedDepth += 1
      defer { renderer.mixedDepth -= 1 }
      let (below, rest) = group.split(shadow: place)
      return elements(below, space: space) + (rest.map { elements($0, space: space) } ?? [])
    }
    guard var inner = placed(group, space: space) else { return [] }
    let isIsolated =
      hasBlendModes && group.isIsolated && group.children.contains { $0.hasBlendMode }
    if let matte = group.matte {
      let extent = DisplayNode.group(group).extent(.identity)
      let region = extent.intersection(visible(space)).grown(x: 1, y: 1)
      guard !region.isEmpty else { return [] }
      inner = SVGElement("g", children: [inner])
      inner.refer("mask", to: mask(matte, region: region, space: space))
    } else if inner.attributes.contains(where: { $0.name == "style" || $0.name == "opacity" }) {
      inner = SVGElement("g", children: [inner])
    }
    inner.mix(
      group.opacity, group.blendMode, isIsolated: isIsolated,
      keepsDefaults: keepsDefaults)
    if !group.name.isEmpty {
      inner.set("aria-label", PrintableText.singleLine(group.name))
    }
    return [inner]
  }

  /// The group in its place, before matte, opacity and blend mode.
  private mutating func placed(_ group: GroupNode, space: AffineTransform) -> SVGElement? {
    guard let placement = group.placement.flat, group.filters.allSatisfy(\.hasWords) else {
      var plain = group
      plain.matte = nil
      plain.opacity = 1
      plain.blendMode = .normal
      return picture(of: [.group(plain)], space: space)
    }
    let total = placement.followed(by: space)
    guard total.isUsable else { return nil }
    var element = SVGElement("g", children: elements(group.children, space: total))
    for clip in group.clips {
      element.wrap()
      element.refer("clip-path", to: Self.clipPath(clip.outlines, rule: clip.rule))
    }
    if !group.masks.allSatisfy({ $0.mode == .none }) {
      if let outlines = group.masks.plainOutlines {
        for outlines in outlines {
          element.wrap()
          element.refer("clip-path", to: Self.clipPath(outlines, rule: .nonZero))
        }
      } else {
        let region = group.children.extent(.identity).intersection(visible(total)).grown(x: 1, y: 1)
        guard !region.isEmpty else { return nil }
        element.wrap()
        element.refer("mask", to: Self.mask(group.masks, region: region))
      }
    }
    if !group.filters.isEmpty {
      let reach = group.filters.reduce(Point.zero) { $0 + $1.reach }
      let region = group.innerExtent(.identity)
        .intersection(visible(total).grown(x: reach.x, y: reach.y)).grown(x: 1, y: 1)
      guard !region.isEmpty else { return nil }
      element.wrap()
      element.refer("filter", to: Self.filter(group.filters, region: region))
    }
    element.place(placement, keepsDefaults: keepsDefaults)
    return element
  }

  /// The box around the canvas in a space that lies in it as `space` says.
  func visible(_ space: AffineTransform) -> Box {
    guard let inverse = space.inverse else { return Box() }
    return Box(left: 0, top: 0, right: size.width, bottom: size.height).applying(inverse)
  }

  private static func clipPath(_ outlines: [BezierPath], rule: FillRule) -> SVGElement {
    var path = SVGElement("path", [("d", outlines.svg)])
    if rule == .evenOdd { path.set("clip-rule", "evenodd") }
    return SVGElement("clipPath", children: [path])
  }
}

extension GroupNode.Placement {
  /// The flat transform that it is; nil in perspective.
  fileprivate var flat: AffineTransform? {
    switch self {
    case .affine(let transform): return transform
    case .projective(let map):
      guard map.g == 0, map.h == 0, map.i != 0 else { return nil }
      return AffineTransform(
        map.a / map.i, map.d / map.i, map.b / map.i, map.e / map.i, map.c / map.i, map.f / map.i)
    }
  }
}

extension DisplayFilter {
  /// Whether SVG has words for it.
  fileprivate var hasWords: Bool {
    switch self {
    case .gaussianBlur(_, .repeated), .outline: false
    case .outerShadow(let shadow), .innerShadow(let shadow): shadow.spread <= 0
    case .gaussianBlur(_, .transparent), .colorMatrix, .colorMap: true
    }
  }
}
