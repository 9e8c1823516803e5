/// Areas bounded by outlines, joined by rules on how often each winds around a place.
///
/// Curves are flattened for finding crossings alone, to within 1 / 20,000 of the drawing's larger
/// side; what is left of a curve is a piece of that curve again.
package enum Region {
  /// The most straight pieces that are worked on; finer outlines are flattened more coarsely.
  private static let maximumEdges = 60_000

  /// The outlines of the area where a rule holds.
  ///
  /// - Parameters:
  ///   - operands: the outlines of each shape; open ones are closed by a straight line.
  ///   - work: what the join may take; lowered by what it took.
  ///   - isInside: tells by the winding number around each shape, in their order.
  /// - Returns: closed outlines, the area to the right of the direction of travel (clockwise
  ///   outside, counter-clockwise holes); nil where they cross more often than `work` allows.
  package static func outlines(
    of operands: [[BezierPath]], work: inout RegionWork, where isInside: ([Int32]) -> Bool
  ) -> [BezierPath]? {
    let curves = operands.map { $0.map(\.closingCurves) }
    let all = curves.flatMap { $0.flatMap { $0 } }
    guard let bounds = BezierPath(curves: all).controlBounds, bounds.isFinite else { return [] }
    let grid = Grid(over: bounds)
    let tolerance = max(bounds.size.width, bounds.size.height) / 20_000
    let pieces = flatten(curves, all: all, grid: grid, tolerance: tolerance)
    work.flatten(pieces.count)
    guard !RegionEdge.crossObviously(pieces, beyond: work),
      let cuts = RegionEdge.split(pieces, work: &work),
      let border = Border(cuts, operands: operands.count, work: &work, isInside: isInside)
    else { return nil }
    return border.loops(of: all, grid: grid)
  }

  private static func flatten(
    _ shapes: [[[CubicCurve]]], all: [CubicCurve], grid: Grid, tolerance: Double
  ) -> [RegionEdge] {
    var tolerance = tolerance
    while all.reduce(0, { $0 + $1.chordCount(within: tolerance) }) > maximumEdges, tolerance < 1e9 {
      tolerance *= 4
    }
    var edges: [RegionEdge] = []
    var index = 0
    for (operand, outlines) in shapes.enumerated() {
      for outline in outlines {
        for curve in outline {
          var last = grid.snap(curve.start)
          var lastParameter = 0.0
          let count = curve.chordCount(within: tolerance)
          for step in 1...count {
            let parameter = Double(step) / Double(count)
            let next = grid.snap(step == count ? curve.end : curve.point(at: parameter))
            guard next != last else { continue }
            edges.append(
              RegionEdge(
                from: last, to: next, operand: operand, curve: index, start: lastParameter,
                end: parameter))
            last = next
            lastParameter = parameter
          }
          index += 1
        }
      }
    }
    return edges
  }
}

extension CubicCurve {
  /// The most chords that stand for a curve.
  package static let maximumChords = 256

  /// How many chords of equal parameter keep within a distance of the curve, 1 to `maximumChords`.
  package func chordCount(within tolerance: Double) -> Int {
    // Handles on the ends of a line bend nothing.
    guard !isLine else { return 1 }
    let first = start - control1 * 2 + control2
    let second = control1 - control2 * 2 + end
    let bend = max(first.length, second.length)
    // The chord's distance is at most h²/8 of the second derivative, which is 6 times the bend.
    let count = (0.75 * bend / tolerance).squareRoot().rounded(.up)
    return count.isFinite ? Int(min(Double(Self.maximumChords), max(1, count))) : 1
  }
}

extension BezierPath {
  /// The curves, with a straight one that closes an open outline.
  fileprivate var closingCurves: [CubicCurve] {
    guard let first = vertices.first, let last = vertices.last else { return [] }
    var list = curves
    if !isClosed, last.point != first.point {
      list.append(CubicCurve(last.point, last.point, first.point, first.point))
    }
    return list
  }

  /// Twice the area that the outline winds around, by the polygon of its points and handles;
  /// positive for clockwise outlines.
  package var doubledArea: Double {
    var sum = 0.0
    for curve in closingCurves {
      sum += curve.start.cross(curve.control1) + curve.control1.cross(curve.control2)
      sum += curve.control2.cross(curve.end)
    }
    return sum
  }
}

extension Rect {
  fileprivate var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
