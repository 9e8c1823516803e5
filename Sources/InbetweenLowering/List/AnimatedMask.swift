package import InbetweenSceneGraph
package import InbetweenTimeline

/// One of several outlines that together say how much of a group shows: see `DisplayMask` for how
/// they join.
package struct AnimatedMask: Hashable, Sendable {
  /// In the group's own space.
  package var shape: Shape
  /// How it joins those before it.
  package var mode: Mask.Mode
  /// Whether it counts outside its outlines.
  package var isInverted: Bool
  /// 0 to 1.
  package var opacity: AnimatedNumber
  /// The standard deviation of the soft edge across x and y.
  package var sigma: AnimatedPoint

  /// What it is an outline of.
  package enum Shape: Hashable, Sendable {
    /// As drawn by hand, moved outwards by an expansion.
    case drawn(SceneMask)
    /// What a wipe around a centre has not yet covered.
    case sector(AnimatedSector)
  }
}

/// What a wipe around a centre has not yet covered; no mask where it has not begun.
package struct AnimatedSector: Hashable, Sendable {
  /// Of the effect, as in After Effects.
  package var name: String
  /// In the layer's space.
  package var center: Property<Point>
  /// How much is covered, 0 to 1.
  package var covered: AnimatedNumber
  /// Where what shows begins, in degrees clockwise from up.
  package var start: AnimatedNumber
  /// It reaches beyond this.
  package var bounds: AnimatedBounds
}

/// A picture that says how much of a group shows.
package enum AnimatedMatte: Hashable, Sendable {
  /// Nodes, in the space around the group.
  case nodes(Matte.Kind, [AnimatedNode])
  /// A layer of the composition as it looks there.
  case setMatte(AnimatedSetMatte)
}

/// A layer of the composition, as it looks there, that says how much of another one shows.
package struct AnimatedSetMatte: Hashable, Sendable {
  /// Of the effect, as in After Effects.
  package var name: String
  /// The composition once more, without what mattes look at in their turn: its place in
  /// `AnimatedDisplayList.compositions`. There may be circles.
  package var composition: Int
  /// The place of the layer that it is for.
  package var layer: Int
  /// The identifier of the layer that is looked at; nothing where there is none.
  package var source: AnimatedNumber
  /// What of it counts: 1 red, 2 green, 3 blue, 4 alpha, 9 and 10 nothing, else its lightness.
  package var channel: AnimatedNumber
  /// Whether it counts the other way round: above ½.
  package var isInverted: AnimatedNumber
}
