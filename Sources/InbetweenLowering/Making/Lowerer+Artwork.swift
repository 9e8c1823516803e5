import InbetweenSceneGraph
import InbetweenTimeline

extension AnimatedArtwork {
  init(_ artwork: Artwork) {
    self.init(nodes: artwork.nodes.compactMap { AnimatedShape($0, of: artwork) }, outlines: artwork)
    if nodes.allSatisfy({ $0.isStatic(in: artwork) }) {
      var work = OutlineWork(limit: .max)
      fixed = displayNodes(atFrame: 0, work: &work)
    }
  }
}

extension AnimatedShape {
  /// Nil for what is never seen, in any theme.
  fileprivate init?(_ node: ArtworkNode, of artwork: Artwork) {
    switch node {
    case .draw(let place):
      self.init(artwork.draws[place])
      guard !isNeverSeen else { return nil }
    case .group(let group):
      self = .group(
        AnimatedShapeGroup(
          name: group.name, nodes: group.nodes.compactMap { AnimatedShape($0, of: artwork) },
          transform: group.transform,
          opacity: AnimatedNumber(artwork.transforms[group.transform].source.opacity).fraction,
          blendMode: group.blendMode))
    case .repeated(let repeater, let nodes):
      self = .copies(repeater, nodes.compactMap { AnimatedShape($0, of: artwork) })
    }
  }

  private init(_ draw: ArtworkDraw) {
    switch draw.style {
    case .fill(let fill):
      self = .fill(
        AnimatedFill(
          name: draw.name, outlines: .step(draw.outlines), rule: fill.rule,
          paint: AnimatedPaint(fill.paint), opacity: AnimatedNumber(fill.opacity).fraction,
          blendMode: fill.blendMode, origin: draw.origin))
    case .stroke(let stroke):
      self = .stroke(
        AnimatedStroke(
          name: draw.name, outlines: .step(draw.outlines), pen: AnimatedPen(stroke),
          paint: AnimatedPaint(stroke.paint), opacity: AnimatedNumber(stroke.opacity).fraction,
          blendMode: stroke.blendMode, origin: draw.origin))
    }
  }

  /// Whether a fill or stroke paints nothing at any time, in any theme: some hide what they have no
  /// use for by a width or an opacity of 0.
  private var isNeverSeen: Bool {
    switch self {
    case .fill(let fill): fill.opacity.isNever
    case .stroke(let stroke): stroke.opacity.isNever || stroke.pen.width.isNever
    case .group, .copies: false
    }
  }

  /// Whether it shows the same at all times.
  fileprivate func isStatic(in artwork: Artwork) -> Bool {
    switch self {
    case .fill(let fill):
      fill.opacity.isStatic && fill.paint.isStatic && fill.outlines.isStatic(in: artwork)
    case .stroke(let stroke):
      stroke.opacity.isStatic && stroke.paint.isStatic && stroke.pen.isStatic
        && stroke.outlines.isStatic(in: artwork)
    case .group(let group):
      artwork.transforms[group.transform].fixed != nil && group.opacity.isStatic
        && group.nodes.allSatisfy { $0.isStatic(in: artwork) }
    case .copies(let repeater, let nodes):
      ShapeItem("", .repeater(repeater)).properties.allSatisfy(\.property.isStatic)
        && nodes.allSatisfy { $0.isStatic(in: artwork) }
    }
  }
}

extension AnimatedNumber {
  /// Whether it is 0 or less at all times, in every theme.
  fileprivate var isNever: Bool {
    isStatic && !properties.contains(where: \.isReplaceable) && value(atFrame: 0) <= 0
  }
}

extension AnyProperty {
  /// Whether a theme may replace it.
  fileprivate var isReplaceable: Bool {
    switch self {
    case .scalar(let property): property.slot != nil
    case .point(let property): property.slot != nil
    case .vector(let property): property.slot != nil
    case .color(let property): property.slot != nil
    case .gradient(let property): property.slot != nil
    case .path(let property): property.slot != nil
    }
  }
}

extension AnimatedOutlines {
  fileprivate func isStatic(in artwork: Artwork) -> Bool {
    switch self {
    case .rectangle: true
    case .step(let place): artwork.fixed[place] != nil
    case .masks: false
    }
  }
}
