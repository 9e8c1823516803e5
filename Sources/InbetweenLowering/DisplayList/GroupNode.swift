package import InbetweenTimeline

/// Nodes that share a placement and what happens to them together.
///
/// In this order: the children are painted in the group's own space; `clips`, `masks` and `filters`
/// change the result there; `placement` brings it to the space of the group that holds it; `matte`
/// and `opacity` thin it out; `blendMode` mixes it with what is below.
///
/// A group is painted on a layer of its own, then mixed as one picture, whenever that makes a
/// difference: with `isIsolated` its children's blend modes see only one another; with an opacity
/// below 1, a blend mode, masks, filters, a matte or a projective placement it is one in any case.
/// A renderer may leave the layer out where the result is the same.
package struct GroupNode: Hashable, Sendable {
  /// From the lowest to the topmost, in the group's own space.
  package var children: [DisplayNode]
  /// From the group's own space to that of the group that holds it.
  package var placement: Placement
  /// Whether the blend modes of its children see nothing below the group.
  package var isIsolated: Bool
  /// 0 to 1.
  package var opacity: Double
  /// How it mixes with what is below.
  package var blendMode: BlendMode
  /// In the group's own space; each cuts away what lies outside of it.
  package var clips: [DisplayClip]
  /// In the group's own space, in the order in which they join; empty for none.
  package var masks: [DisplayMask]
  /// In the group's own space, in the order in which they apply.
  package var filters: [DisplayFilter]
  /// What limits where it shows; nil for nothing.
  package var matte: DisplayMatte?
  /// The layer's name, for readers of drawn files; may be empty.
  package var name: String
  /// Where in the file the layer stands, for findings.
  package var origin: Origin

  package init(
    _ children: [DisplayNode], placement: Placement = .affine(.identity), isIsolated: Bool = true,
    opacity: Double = 1, blendMode: BlendMode = .normal, clips: [DisplayClip] = [],
    masks: [DisplayMask] = [], filters: [DisplayFilter] = [], matte: DisplayMatte? = nil,
    name: String = "", origin: Origin = Origin()
  ) {
    self.children = children
    self.placement = placement
    self.isIsolated = isIsolated
    self.opacity = opacity
    self.blendMode = blendMode
    self.clips = clips
    self.masks = masks
    self.filters = filters
    self.matte = matte
    self.name = name
    self.origin = origin
  }

  /// How a group's own space lies in the space around it.
  package enum Placement: Hashable, Sendable {
    /// As a flat transform.
    case affine(AffineTransform)
    /// In perspective: the group is a flat picture that is seen at an angle.
    case projective(Homography)
  }
}

/// A perspective map of the plane: x' = (a·x + b·y + c) / w, y' = (d·x + e·y + f) / w with
/// w = g·x + h·y + i. Where w is not positive the plane lies behind the viewer and is not seen.
package struct Homography: Hashable, Sendable {
  /// The matrix row by row.
  package var a, b, c, d, e, f, g, h, i: Double

  package init(
    _ a: Double, _ b: Double, _ c: Double, _ d: Double, _ e: Double, _ f: Double, _ g: Double,
    _ h: Double, _ i: Double
  ) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.e = e
    self.f = f
    self.g = g
    self.h = h
    self.i = i
  }
}

/// Outlines outside of which nothing shows.
package struct DisplayClip: Hashable, Sendable {
  /// In the group's own space.
  package var outlines: [BezierPath]
  /// What counts as inside.
  package var rule: FillRule

  package init(_ outlines: [BezierPath], rule: FillRule = .nonZero) {
    self.outlines = outlines
    self.rule = rule
  }

  /// The upright rectangle `rect`.
  package init(_ rect: Rect) {
    let corner = rect.corner
    self.init([
      BezierPath(
        [
          BezierPath.Vertex(rect.origin), BezierPath.Vertex(Point(corner.x, rect.origin.y)),
          BezierPath.Vertex(corner), BezierPath.Vertex(Point(rect.origin.x, corner.y)),
        ], isClosed: true)
    ])
  }
}

/// One of several outlines that together say how much of a group shows.
///
/// The first one joins a coverage of 0, or of 1 where its mode is `subtract`, `intersect` or
/// `darken`. With c the coverage so far and m the mask's (inverted, then times its opacity):
/// add c + m − c·m, subtract c·(1 − m), intersect c·m, lighten max(c, m), darken min(c, m),
/// difference |c − m|; `none` changes nothing.
package struct DisplayMask: Hashable, Sendable {
  /// In the group's own space, expansion applied.
  package var outlines: [BezierPath]
  /// How it joins those before it.
  package var mode: Mask.Mode
  /// Whether it counts outside its outlines.
  package var isInverted: Bool
  /// 0 to 1.
  package var opacity: Double
  /// The standard deviation of the soft edge across x and y, in pixels of the group's own space.
  package var sigma: Point

  package init(
    _ outlines: [BezierPath], mode: Mask.Mode = .add, isInverted: Bool = false,
    opacity: Double = 1, sigma: Point = .zero
  ) {
    self.outlines = outlines
    self.mode = mode
    self.isInverted = isInverted
    self.opacity = opacity
    self.sigma = sigma
  }
}

/// A picture that says how much of a group shows.
package struct DisplayMatte: Hashable, Sendable {
  /// Whether its alpha or its lightness counts, and which way.
  package var kind: Matte.Kind
  /// In the space of the group that **holds** the masked one; an isolated layer.
  package var nodes: [DisplayNode]

  package init(_ kind: Matte.Kind, nodes: [DisplayNode]) {
    self.kind = kind
    self.nodes = nodes
  }
}
