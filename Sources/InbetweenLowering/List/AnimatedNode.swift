package import InbetweenSceneGraph
package import InbetweenTimeline

/// One thing to draw.
package indirect enum AnimatedNode: Hashable, Sendable {
  /// The inside of outlines.
  case fill(AnimatedFill)
  /// A line along outlines.
  case stroke(AnimatedStroke)
  /// A picture.
  case image(ImageNode)
  /// The fills and strokes of a shape layer.
  case artwork(AnimatedArtwork)
  /// A text.
  case text(AnimatedText)
  /// The layers of a composition.
  case composition(AnimatedNesting)
  /// Nodes with what happens to them together.
  case group(AnimatedGroup)
  /// One of several nodes: that of the number to which `by` rounds, else `otherwise`.
  case chosen(by: AnimatedNumber, [NumberedNode], otherwise: AnimatedNode)
}

/// A node that is chosen by a number.
package struct NumberedNode: Hashable, Sendable {
  /// A whole number.
  package var number: Double
  /// What it stands for.
  package var node: AnimatedNode
}

/// Nodes with what happens to them together, in this order: `clips`, `masks` and `filters` change
/// them in their own space, then `placement`, `opacity` and `matte` apply.
package struct AnimatedGroup: Hashable, Sendable {
  /// Of the effect that its masks, placement and opacity come from, as in After Effects; empty for
  /// none.
  package var name = ""
  /// From the lowest to the topmost.
  package var children: [AnimatedNode]
  /// Whether the blend modes of its children see nothing below the group.
  package var isIsolated = true
  /// Whether it is a group only where it has a placement, or is seen through, or where a mask, filter
  /// or matte is on, or where its only child has a matte; else its children take its place.
  package var isOptional = false
  /// Whether what happens to it may show though it has no children.
  package var showsEmpty = false
  /// Each cuts away what lies outside of it.
  package var clips: [Rect] = []
  /// In the order in which they join; empty for none.
  package var masks: [AnimatedMask] = []
  /// In the order in which they apply.
  package var filters: [NamedFilter] = []
  /// How its space lies in that around it; nil where they are the same.
  package var placement: AnimatedPlacement?
  /// 0 to 1.
  package var opacity: AnimatedNumber = 1
  /// What limits where it shows; nil for nothing.
  package var matte: AnimatedMatte?

  package init(_ children: [AnimatedNode]) { self.children = children }
}

/// A flat placement by its components, applied in this order: the anchor point to the origin,
/// scale, skew, turn, to the position.
package struct AnimatedPlacement: Hashable, Sendable {
  /// The point that `position` places.
  package var anchor: Property<Point>
  /// 1 is natural size.
  package var scale: AnimatedPoint
  /// In degrees.
  package var skew: AnimatedNumber
  /// The direction along which it skews, in degrees.
  package var skewAxis: AnimatedNumber
  /// In degrees, clockwise.
  package var rotation: AnimatedNumber
  /// Where the anchor point goes.
  package var position: Property<Point>
}

/// The layers of a composition, where another shows them.
package struct AnimatedNesting: Hashable, Sendable {
  /// The place in `AnimatedDisplayList.compositions`.
  package var composition: Int
  /// Of the composition: 3D layers in it are seen from before its middle.
  package var size: Size
  /// Its clock.
  package var clock: SceneClock
}

/// A text that is set at each frame.
package struct AnimatedText: Hashable, Sendable {
  /// The text as authored, broken into lines.
  package var text: SceneText
  /// The compositions that characters show, by identifier, as places in
  /// `AnimatedDisplayList.compositions`.
  package var pictures: [String: Int]
  /// What it shows when nothing in it moves.
  var fixed: [DisplayNode]?
}
