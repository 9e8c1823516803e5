package import InbetweenTimeline

/// What changes a painted group as a picture. Lengths are in pixels of the group's own space.
package enum DisplayFilter: Hashable, Sendable {
  /// A Gaussian of this standard deviation across x and y.
  case gaussianBlur(sigma: Point, edge: FilterEdge)
  /// A soft copy of its outline below it.
  case outerShadow(ShadowFilter)
  /// A soft copy of its surroundings over it, within its outline.
  case innerShadow(ShadowFilter)
  /// A line around its outline.
  case outline(OutlineFilter)
  /// A linear map of straight red, green, blue and alpha.
  case colorMatrix(ColorMatrix)
  /// Lightness mapped to colours.
  case colorMap(ColorMapFilter)
}

/// What lies beyond the edge of the canvas for a blur.
package enum FilterEdge: Hashable, Sendable {
  /// Nothing.
  case transparent
  /// The pixels of the edge of this rectangle of the group's own space, without end; the result is
  /// cut to it.
  case repeated(Rect)
}

/// A shadow or a glow, of the group's alpha.
package struct ShadowFilter: Hashable, Sendable {
  /// Its alpha is the shadow's opacity.
  package var color: Color
  /// Where the shadow falls.
  package var offset: Point
  /// The standard deviation of its softness.
  package var sigma: Double
  /// How far its outline moves outwards before it is softened.
  package var spread: Double
  /// How it mixes: an outer one with what is below the group, an inner one with the group.
  package var blendMode: BlendMode
  /// Whether an outer one shows only outside the group's own outline.
  package var isKnockedOut: Bool
  /// Whether the group itself is left out.
  package var showsShadowOnly: Bool

  package init(
    color: Color, offset: Point = .zero, sigma: Double, spread: Double = 0,
    blendMode: BlendMode = .normal, isKnockedOut: Bool = false, showsShadowOnly: Bool = false
  ) {
    self.color = color
    self.offset = offset
    self.sigma = sigma
    self.spread = spread
    self.blendMode = blendMode
    self.isKnockedOut = isKnockedOut
    self.showsShadowOnly = showsShadowOnly
  }
}

/// A line around the outline of a group's alpha, over the group.
package struct OutlineFilter: Hashable, Sendable {
  /// Its alpha is the line's opacity.
  package var color: Color
  /// How far it reaches outside the outline.
  package var outside: Double
  /// How far it reaches inside the outline.
  package var inside: Double

  package init(color: Color, outside: Double, inside: Double) {
    self.color = color
    self.outside = outside
    self.inside = inside
  }
}

/// A linear map of straight red, green, blue and alpha, 0 to 1; results are cut to that range.
package struct ColorMatrix: Hashable, Sendable {
  /// Four rows, one for each of red, green, blue and alpha, of five factors: those of red, green,
  /// blue and alpha, and a constant.
  package var rows: [Double]

  /// The matrix of 20 numbers, row by row.
  package init(_ rows: [Double]) {
    self.rows = rows
  }

  /// Changes nothing.
  package static let identity = ColorMatrix([
    1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0,
  ])

  /// One colour over all, mixed in by `amount`; the colour's alpha does not count.
  package static func fill(_ color: Color, amount: Double) -> ColorMatrix {
    let rest = 1 - amount
    return ColorMatrix([
      rest, 0, 0, 0, color.red * amount, 0, rest, 0, 0, color.green * amount,
      0, 0, rest, 0, color.blue * amount, 0, 0, 0, 1, 0,
    ])
  }
}

/// Lightness mapped to colours that stand at even distances from black to white.
package struct ColorMapFilter: Hashable, Sendable {
  /// From what black becomes to what white becomes, two or more; their alpha does not count.
  package var colorMap: [Color]
  /// 0 to 1: how much of the result counts.
  package var amount: Double

  package init(_ colorMap: [Color], amount: Double) {
    self.colorMap = colorMap
    self.amount = amount
  }
}

extension DisplayFilter {
  /// A blur's standard deviation as a fraction of After Effects' Blurriness.
  package static let sigmaOfBlur = GaussianBlurEffect.sigma
  /// A shadow's standard deviation as a fraction of After Effects' Softness.
  package static let sigmaOfSoftness = 0.25
  /// A style's standard deviation as a fraction of its size.
  package static let sigmaOfSize = 0.3

  /// How light a colour is, 0 to 1, wherever lightness counts: luma mattes, and effects that map it.
  ///
  /// The weights of Rec. 601, on sRGB components as they stand.
  package static let lightnessWeights = (red: 0.299, green: 0.587, blue: 0.114)
}
