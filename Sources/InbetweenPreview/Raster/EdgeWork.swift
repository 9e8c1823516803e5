import InbetweenLowering
import InbetweenTimeline

/// What outlines take to paint beyond the pixels that they cover: every edge is followed through each
/// row of pixels that it crosses, and where a few lines of a file cross the same rows thousands of times,
/// that is what takes the time.
struct EdgeWork {
  /// In pixels that are filled.
  let pixels: Int
  /// Whether it is painted by `DenseCoverage`.
  let isDense: Bool

  /// From how many points on `DenseCoverage` is faster than Cairo.
  static let denseFill = 10_000
  private static let denseStroke = 2_500
  /// The same from how many crossings on.
  private static let denseCrossings = 5e6
  /// From how many crossings on that the order of a line's edges takes it may be faster.
  private static let denseOrder = 5e5
  /// An edge that crosses a row takes as long as so many pixels that are filled, measured with Cairo
  /// on outlines that cross themselves hundreds of times.
  private static let pixelsOfCrossing = 64.0
  /// The same in `DenseCoverage` of an edge of a line's pieces, measured on broad ones.
  private static let pixelsOfSide = 10.0
  /// A pixel of `DenseCoverage`, with all its samples, takes as long as so many.
  private static let pixelsOfDense = 128.0
  /// How many edges of a straight piece of a line and its corner cross a row as high as the pen; those
  /// of a dash, and as many again of its ends where they are round.
  private static let sidesOfPiece = 4.0
  /// Cairo keeps the edges of a row in order: for so many pieces of a line that lie on one another that
  /// takes, in each row, as long as a crossing. Measured on broad lines that lie on themselves.
  private static let pairsOfCrossing = 64.0
  /// Rows with no more edges than these take no longer than their pixels.
  private static let freeEdges = 8.0

  /// Of filled outlines.
  ///
  /// - Parameters:
  ///   - outlines: open ones are closed by a straight line.
  ///   - transform: to the picture's pixels.
  ///   - area: of the picture; what lies above and below takes nothing.
  init(filling outlines: [BezierPath], _ transform: AffineTransform, within area: PixelRect) {
    let crossings = outlines.crossings(transform, within: area)
    isDense = outlines.pointCount > Self.denseFill || crossings > Self.denseCrossings
    pixels = Self.pixels(crossings, each: Self.pixelsOfCrossing, area, isDense: isDense)
  }

  /// Of a line along outlines: both of its sides, and the ends of its pieces. `isWide` says whether it
  /// lies further from the picture than Cairo counts.
  init(
    along outlines: [BezierPath], _ transform: AffineTransform, pen: Pen, within area: PixelRect,
    isWide: Bool = false
  ) {
    let points = outlines.pointCount
    let scale = max(transform.reachAcrossX, transform.reachAcrossY)
    let width = pen.width * scale
    let end = min(Double(area.height), width)
    let dashes = pen.dashCount(along: outlines)
    let sides = 2 * outlines.crossings(transform, within: area)
    let ends = (Double(points) + dashes) * end
    let isMuch = isWide || points > Self.denseStroke || sides + ends > Self.denseCrossings
    let pairs = isMuch ? 0 : outlines.pairs(transform, pen: pen, scale: scale)
    let order = pairs * end / Self.pairsOfCrossing
    let inOrder = Self.pixels(
      sides + ends, order, each: Self.pixelsOfCrossing, area, isDense: false)
    guard isMuch || order > Self.denseOrder else {
      (isDense, pixels) = (false, inOrder)
      return
    }
    // There each chord of a curve is as wide as the pen, with a corner as wide.
    let pieces = min(
      points + DenseCoverage.maximumPieces,
      outlines.chordCount(within: DenseCoverage.flatness(scale), .identity))
    let drawn = Double(pieces) + dashes / 2 * (pen.cap == .round ? 2 : 1)
    let dense = Self.pixels(
      sides + drawn * Self.sidesOfPiece * end, each: Self.pixelsOfSide, area, isDense: true)
    isDense = isMuch || dense < inOrder
    pixels = isDense ? dense : inOrder
  }

  /// Crossings in pixels, those of a few edges in each row left out, and with them what stands beside
  /// them, and all pixels of an area where `DenseCoverage` paints it.
  private static func pixels(
    _ crossings: Double, _ more: Double = 0, each weight: Double, _ area: PixelRect, isDense: Bool
  ) -> Int {
    let beyond = max(0, crossings - freeEdges * Double(area.height)) + more
    let dense = isDense ? Double(area.area) * pixelsOfDense : 0
    return (beyond * weight + dense).whole(in: 0...(1 << 40))
  }
}

extension Pen {
  /// About how many dashes and gaps there are along outlines; 0 for an unbroken line.
  func dashCount(along outlines: [BezierPath]) -> Double {
    dashCount(of: outlines.reduce(0) { $0 + $1.handleLength })
  }

  /// The same along a line of some length.
  fileprivate func dashCount(of length: Double) -> Double {
    let period = dashes.reduce(0, +)
    return period > 0 ? length / period * Double(dashes.count) : 0
  }
}

extension [BezierPath] {
  /// The points of all.
  fileprivate var pointCount: Int { reduce(0) { $0 + $1.vertices.count } }

  /// The rows of pixels of an area that edges cross, each counted for each edge.
  func crossings(_ transform: AffineTransform, within area: PixelRect) -> Double {
    reduce(0) { $0 + $1.rows(transform, within: area) }
  }

  /// How many pairs of pieces of a line, those between its points and its dashes, lie on one another: in
  /// one square twice as long as the pen is wide. 0 where the pieces are too few to matter.
  fileprivate func pairs(_ transform: AffineTransform, pen: Pen, scale: Double) -> Double {
    guard Double(pointCount) + pen.dashCount(along: self) > Self.fewPieces else { return 0 }
    let side = Swift.max(1, 2 * pen.width * scale)
    var pieces: [SIMD2<Float>: Double] = [:]
    for outline in self {
      for index in 0..<outline.curveCount {
        let curve = outline.curve(at: index)
        let count = 1 + pen.dashCount(of: curve.handleLength)
        // A long curve lies in many squares.
        let places = (curve.handleLength * scale / side).whole(in: 1...Self.places)
        for place in 0..<places {
          let at = transform.apply(to: curve.point(at: (Double(place) + 0.5) / Double(places)))
          let square = SIMD2(Float(at.x / side), Float(at.y / side)).rounded(.down)
          pieces[square, default: 0] += count / Double(places)
        }
      }
    }
    return pieces.values.reduce(0) { $0 + $1 * $1 }
  }

  /// So many pieces lie on one another in no time.
  private static let fewPieces = 250.0
  /// In how many squares a curve is looked for at most.
  private static let places = 64
}

extension BezierPath {
  /// How many rows of an area the lines through all points and handles cross, an open outline closed by
  /// a straight one: no fewer than the outline does.
  fileprivate func rows(_ transform: AffineTransform, within area: PixelRect) -> Double {
    func height(_ point: Point) -> Double {
      let y = transform.b * point.x + transform.d * point.y + transform.ty
      return y > Double(area.top) ? min(y, Double(area.bottom)) : Double(area.top)
    }
    guard let first = vertices.first, let last = vertices.last else { return 0 }
    var sum = isClosed ? 0 : abs(height(first.point) - height(last.point))
    for index in 0..<curveCount {
      let curve = curve(at: index)
      let heights = (height(curve.control1), height(curve.control2))
      sum += abs(heights.0 - height(curve.start)) + abs(heights.1 - heights.0)
      sum += abs(height(curve.end) - heights.1)
    }
    return sum
  }

  /// The length of the lines through all points and handles: no less than the outline's.
  fileprivate var handleLength: Double {
    (0..<curveCount).reduce(0) { $0 + curve(at: $1).handleLength }
  }
}

extension CubicCurve {
  fileprivate var handleLength: Double {
    (control1 - start).length + (control2 - control1).length + (end - control2).length
  }
}
