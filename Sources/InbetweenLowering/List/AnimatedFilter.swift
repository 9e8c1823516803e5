package import InbetweenTimeline

/// A filter and what it is called.
package struct NamedFilter: Hashable, Sendable {
  /// Of the effect, as in After Effects; empty for a layer style.
  package var name = ""
  /// Of the layer style, as After Effects' menu has it; empty for an effect.
  package var style = ""
  /// What it does.
  package var filter: AnimatedFilter
}

/// What changes a painted group as a picture. Lengths are in pixels of the group's own space.
package enum AnimatedFilter: Hashable, Sendable {
  /// A Gaussian.
  case gaussianBlur(AnimatedBlur)
  /// A soft copy of its outline below it.
  case outerShadow(AnimatedShadow)
  /// A soft copy of its surroundings over it, within its outline.
  case innerShadow(AnimatedShadow)
  /// A line around its outline.
  case outline(AnimatedOutline)
  /// One colour, its own alpha left aside, in the group's outline at an opacity of 0 to 1.
  case fill(Property<Color>, opacity: AnimatedNumber)
  /// One colour, its own alpha left aside, mixed into all others by 0 to 1.
  case overlay(Property<Color>, amount: AnimatedNumber)
  /// A linear map of straight red, green, blue and alpha: the rows of a `ColorMatrix`.
  case colorMatrix([AnimatedNumber])
  /// Lightness mapped to colours at even distances from black to white; how much of the result
  /// counts, 0 to 1.
  case colorMap([Property<Color>], amount: AnimatedNumber)
}

/// A Gaussian.
package struct AnimatedBlur: Hashable, Sendable {
  /// The standard deviation across x and y.
  package var sigma: AnimatedPoint
  /// It is off where neither standard deviation is more than this.
  package var least = 0.0
  /// Whether pixels of the edge of `bounds` go on without end: above ½.
  package var repeatsEdge: AnimatedNumber = 0
  /// What the result is cut to where the edge is repeated.
  package var bounds: AnimatedBounds = .composition
}

/// A shadow or a glow, of a group's alpha.
package struct AnimatedShadow: Hashable, Sendable {
  /// Its alpha is the shadow's opacity.
  package var color: AnimatedColor
  /// Where the shadow falls.
  package var offset = AnimatedPoint(x: 0, y: 0)
  /// The standard deviation of its softness.
  package var sigma: AnimatedNumber
  /// How far its outline moves outwards before it is softened.
  package var spread: AnimatedNumber = 0
  /// How it mixes: an outer one with what is below the group, an inner one with the group.
  package var blendMode = BlendMode.normal
  /// Whether an outer one shows only outside the group's own outline: above ½.
  package var isKnockedOut: AnimatedNumber = 0
  /// Whether the group itself is left out: above ½.
  package var showsShadowOnly: AnimatedNumber = 0
}

/// A line around the outline of a group's alpha, over the group.
package struct AnimatedOutline: Hashable, Sendable {
  /// Its alpha is the line's opacity.
  package var color: AnimatedColor
  /// How far it reaches outside the outline.
  package var outside: AnimatedNumber
  /// How far it reaches inside the outline.
  package var inside: AnimatedNumber
}

/// The rectangle that a layer's own picture has, in the layer's space.
package enum AnimatedBounds: Hashable, Sendable {
  /// Always the same.
  case fixed(Rect)
  /// Shapes and texts have none, and are seen in that of the composition.
  case composition
}
