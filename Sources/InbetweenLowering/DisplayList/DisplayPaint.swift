package import InbetweenTimeline

/// What a node is painted with.
package enum DisplayPaint: Hashable, Sendable {
  /// One colour, its alpha included.
  case solid(Color)
  /// Colours along a line or around a point.
  case gradient(DisplayGradient)
}

/// Colours along a line or around a point; before the first stop and after the last one their
/// colours go on.
package struct DisplayGradient: Hashable, Sendable {
  /// Where offsets lie, in the space of the node that is painted.
  package var shape: Shape
  /// In ascending order of offset, at least one; two of one offset make a hard edge. Between
  /// stops red, green, blue and alpha run evenly, **each straight**.
  package var stops: [GradientStop]

  package init(_ shape: Shape, stops: [GradientStop]) {
    self.shape = shape
    self.stops = stops
  }

  /// Where the offsets of a gradient lie.
  package enum Shape: Hashable, Sendable {
    /// 0 at `start`, 1 at `end`.
    case linear(start: Point, end: Point)
    /// 0 at the focus, 1 on the circle; the focus lies within the circle.
    case radial(center: Point, radius: Double, focus: Point)
  }
}

/// A colour with its opacity at a place of a gradient.
package struct GradientStop: Hashable, Sendable {
  /// 0 to 1.
  package var offset: Double
  /// Straight.
  package var color: Color

  package init(_ offset: Double, _ color: Color) {
    self.offset = offset
    self.color = color
  }
}

extension DisplayGradient {
  /// The stops of a gradient whose colours and opacities have stops of their own.
  ///
  /// Between the merged stops both run evenly, so nothing is approximated.
  ///
  /// - Parameter gradient: offsets outside 0…1 are moved to the nearer end; one below those before
  ///   it is moved to them, as overshooting stops are in SVG and in players.
  /// - Returns: at least one stop, in ascending order.
  package static func merged(_ gradient: Gradient) -> [GradientStop] {
    let colors = ascending(gradient.colors.map { ($0.offset, $0.color) })
    let opacities = ascending(gradient.opacities.map { ($0.offset, $0.opacity) })
    guard let firstColor = colors.first else {
      return [GradientStop(0, Color(0, 0, 0, 0))]
    }
    guard !opacities.isEmpty else {
      return colors.map { GradientStop($0.0, opaque($0.1, alpha: 1)) }
    }
    if colors.count == 1 {
      return opacities.map { GradientStop($0.0, opaque(firstColor.1, alpha: $0.1)) }
    }
    var merged: [GradientStop] = []
    var offsets = (colors.map(\.0) + opacities.map(\.0)).sorted()
    offsets = offsets.indices.filter { $0 == 0 || offsets[$0] != offsets[$0 - 1] }
      .map { offsets[$0] }
    var colorWalk = StopWalk(colors)
    var opacityWalk = StopWalk(opacities)
    for offset in offsets {
      let color = colorWalk.sides(of: offset) { left, right, share in
        Color(
          left.red + (right.red - left.red) * share,
          left.green + (right.green - left.green) * share,
          left.blue + (right.blue - left.blue) * share)
      }
      let alpha = opacityWalk.sides(of: offset) { $0 + ($1 - $0) * $2 }
      guard let color, let alpha else { continue }
      merged.append(GradientStop(offset, opaque(color.before, alpha: alpha.before)))
      let after = GradientStop(offset, opaque(color.after, alpha: alpha.after))
      if after != merged.last { merged.append(after) }
    }
    return merged
  }

  private static func ascending<Value>(_ stops: [(Double, Value)]) -> [(Double, Value)] {
    var reached = 0.0
    return stops.map { offset, value in
      reached = max(reached, min(1, max(0, offset)))
      return (reached, value)
    }
  }

  private static func opaque(_ color: Color, alpha: Double) -> Color {
    Color(color.red, color.green, color.blue, alpha)
  }
}

/// A walk along stops, in ascending order of offset.
private struct StopWalk<Value> {
  private let stops: [(Double, Value)]
  /// How many stops lie before the offset of last.
  private var before = 0
  /// How many lie before it or at it.
  private var reached = 0

  init(_ stops: [(Double, Value)]) { self.stops = stops }

  /// The values just before and just after an offset, which is none below that of last; they differ at
  /// a hard edge only. nil where there are no stops.
  mutating func sides(
    of offset: Double, mix: (Value, Value, Double) -> Value
  ) -> (before: Value, after: Value)? {
    guard let first = stops.first, let last = stops.last else { return nil }
    while before < stops.count, stops[before].0 < offset { before += 1 }
    reached = max(reached, before)
    while reached < stops.count, stops[reached].0 <= offset { reached += 1 }
    guard before < stops.count else { return (last.1, last.1) }
    guard reached > 0 else { return (first.1, first.1) }
    let (left, right) = (stops[reached - 1], stops[before])
    guard left.0 < right.0 else { return (right.1, left.1) }
    let value = mix(left.1, right.1, (offset - left.0) / (right.0 - left.0))
    return (value, value)
  }
}
