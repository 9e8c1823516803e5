import InbetweenLowering
import InbetweenTimeline

/// What outlines take to paint beyond the pixels that they cover: every edge is followed through each
/// row of pixels that it crosses, and where a few lines of a file cross the same rows thousands of times,
/// that is what takes the time.
struct EdgeWork {
  /// The rows of pixels that edges cross, each counted for each edge.
  private let crossings: Double
  private let points: Int
  /// The part of the picture that matters.
  private let area: PixelRect
  /// Whether it is painted by `DenseCoverage`.
  let isDense: Bool

  /// From how many points on `DenseCoverage` is faster than Cairo.
  static let denseFill = 10_000
  private static let denseStroke = 2_500
  /// The same from how many crossings on.
  private static let denseCrossings = 5e6
  /// An edge that crosses a row takes as long as so many pixels that are filled, measured with Cairo
  /// on outlines that cross themselves hundreds of times.
  private static let pixelsOfCrossing = 64.0
  /// A pixel of `DenseCoverage`, with all its samples, takes as long as so many.
  private static let pixelsOfDense = 128.0
  /// How many edges of a straight piece of a line and its corner cross a row as high as the pen.
  private static let sidesOfPiece = 4.0
  /// Rows with no more edges than these take no longer than their pixels.
  private static let freeEdges = 8.0

  /// Of filled outlines.
  ///
  /// - Parameters:
  ///   - outlines: open ones are closed by a straight line.
  ///   - transform: to the picture's pixels.
  ///   - area: of the picture; what lies above and below takes nothing.
  init(filling outlines: [BezierPath], _ transform: AffineTransform, within area: PixelRect) {
    points = outlines.reduce(0) { $0 + $1.vertices.count }
    crossings = outlines.reduce(0) { $0 + $1.rows(transform, within: area) }
    isDense = points > Self.denseFill || crossings > Self.denseCrossings
    self.area = area
  }

  /// Of a line along outlines: both of its sides, and the ends of its pieces. `isWide` says whether it
  /// lies further from the picture than Cairo counts.
  init(
    along outlines: [BezierPath], _ transform: AffineTransform, pen: Pen, within area: PixelRect,
    isWide: Bool = false
  ) {
    let inside = EdgeWork(filling: outlines, transform, within: area)
    points = inside.points
    let scale = max(transform.reachAcrossX, transform.reachAcrossY)
    let end = min(Double(area.height), pen.width * scale)
    let dashes = pen.dashCount(along: outlines)
    let ends = (Double(points) + dashes) * end
    isDense =
      isWide || points > Self.denseStroke
      || 2 * inside.crossings + ends > Self.denseCrossings
    guard isDense else {
      crossings = 2 * inside.crossings + ends
      self.area = area
      return
    }
    // There each chord of a curve is as wide as the pen, with a corner as wide.
    let pieces = min(
      points + DenseCoverage.maximumPieces,
      outlines.chordCount(within: DenseCoverage.flatness(scale), .identity))
    crossings = 2 * inside.crossings + (Double(pieces) * Self.sidesOfPiece + dashes) * end
    self.area = area
  }

  /// The same in pixels that are filled.
  var pixels: Int {
    let beyond = max(0, crossings - Self.freeEdges * Double(area.height)) * Self.pixelsOfCrossing
    let dense = isDense ? Double(area.area) * Self.pixelsOfDense : 0
    return (beyond + dense).whole(in: 0...(1 << 40))
  }
}

extension Pen {
  /// About how many dashes and gaps there are along outlines; 0 for an unbroken line.
  func dashCount(along outlines: [BezierPath]) -> Double {
    let period = dashes.reduce(0, +)
    guard period > 0 else { return 0 }
    return outlines.reduce(0) { $0 + $1.handleLength } / period * Double(dashes.count)
  }
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
    (0..<curveCount).reduce(0) { sum, index in
      let curve = curve(at: index)
      return sum + (curve.control1 - curve.start).length
        + (curve.control2 - curve.control1).length + (curve.end - curve.control2).length
    }
  }
}
