/// Which parts of crossing outlines are inside (`r` of a fill).
package enum LottieFillRule: Int, Hashable, Sendable {
  case nonZero = 1
  case evenOdd
}

/// How a line ends (`lc`).
package enum LottieLineCap: Int, Hashable, Sendable {
  case butt = 1
  case round, square
}

/// How a line turns (`lj`).
package enum LottieLineJoin: Int, Hashable, Sendable {
  case miter = 1
  case round, bevel
}

/// How a gradient runs (`t`).
package enum LottieGradientType: Int, Hashable, Sendable {
  case linear = 1
  case radial
}

/// Whether a polystar has inner points (`sy`).
package enum LottieStarType: Int, Hashable, Sendable {
  case star = 1
  case polygon
}

/// Which way an outline runs (`d`): 2 is clockwise in some exporters, 3 is counter-clockwise.
package enum LottieDirection: Int, Hashable, Sendable {
  case clockwise = 1
  case alsoClockwise = 2
  case counterClockwise = 3
}

/// Whether a trim cuts each outline or all of them as one (`m` of a trim).
package enum LottieTrimMode: Int, Hashable, Sendable {
  case parallel = 1
  case sequential
}

/// Whether a repeater's later copies lie above or below (`m` of a repeater).
package enum LottieRepeaterOrder: Int, Hashable, Sendable {
  case above = 1
  case below
}

/// How outlines are merged (`mm`).
package enum LottieMergeMode: Int, Hashable, Sendable {
  case append = 1
  case add, subtract, intersect, excludeIntersections
}
