// Coverage of small outlines, such as characters. For each of them Cairo sets up a scan that costs
// more than its few pixels; here each edge leaves in the pixels that it crosses how much of them
// lies to its right, and sums along the rows make coverage of that.

import InbetweenTimeline

/// How much of each pixel of a block lies within outlines that nowhere overlap.
struct AreaCoverage: ~Copyable {
  private let area: PixelRect
  private let cells: UnsafeMutableBufferPointer<Float>
  /// Cells of a row: its pixels, and two for what lies to the right of the last one.
  private let stride: Int

  /// The most pixels of a block; with more of them a scan is as fast.
  private static let maximumPixels = 4_096
  /// How far rounding may carry sums beyond 0 and 1.
  private static let slack: Float = 1e-3
  /// How far chords may lie from their curves, in pixels.
  private static let tolerance = 0.02

  /// Works out the coverage row by row, which is the same by both fill rules.
  ///
  /// - Parameters:
  ///   - outlines: open ones are closed by a straight line.
  ///   - transform: to the picture's pixels.
  ///   - area: of the picture; holds all outlines.
  ///   - row: receives a row of the picture and, from the left, how much of each pixel is inside,
  ///     0 to 1 or 0 to -1, give or take a rounding.
  /// - Returns: false, and nothing reported, where the area is too large, or outlines leave it or
  ///   overlap.
  static func fill(
    _ outlines: [BezierPath], _ transform: AffineTransform, within area: PixelRect,
    row: (Int, UnsafeBufferPointer<Float>) -> Void
  ) -> Bool {
    guard area.area <= maximumPixels else { return false }
    let stride = area.width + 2
    return withUnsafeTemporaryAllocation(of: Float.self, capacity: stride * area.height) { cells in
      cells.initialize(repeating: 0)
      let coverage = AreaCoverage(area: area, cells: cells, stride: stride)
      for outline in outlines {
        guard coverage.add(outline, transform) else { return false }
      }
      guard coverage.sumUp() else { return false }
      for place in 0..<area.height {
        let start = place * stride
        row(
          area.top + place, UnsafeBufferPointer(rebasing: cells[start..<(start + area.width)]))
      }
      return true
    }
  }

  /// Adds the edges of an outline; false where it leaves the area.
  private func add(_ outline: BezierPath, _ transform: AffineTransform) -> Bool {
    let vertices = outline.vertices
    guard let last = vertices.last else { return true }
    let place = transform.followed(
      by: .translation(Point(-Double(area.left), -Double(area.top))))
    let start = place.apply(to: last.point)
    guard holds(start) else { return false }
    var from = start
    var leaving = outline.isClosed ? place.apply(toStep: last.outTangent) : .zero
    for (index, vertex) in vertices.enumerated() {
      let to = place.apply(to: vertex.point)
      guard holds(to) else { return false }
      let isClosing = index == 0 && !outline.isClosed
      let arriving = isClosing ? .zero : place.apply(toStep: vertex.inTangent)
      if leaving == .zero && arriving == .zero {
        add(from, to)
      } else {
        guard add(CubicCurve(from, from + leaving, to + arriving, to)) else { return false }
      }
      from = to
      leaving = place.apply(toStep: vertex.outTangent)
    }
    return true
  }

  /// Whether a point, counted from the area's upper left corner, lies in it.
  private func holds(_ point: Point) -> Bool {
    point.x >= 0 && point.y >= 0 && point.x <= Double(area.width)
      && point.y <= Double(area.height)
  }

  /// Adds the chords of a curve between points of the area; false where it leaves the area.
  private func add(_ curve: CubicCurve) -> Bool {
    let count = curve.chordCount(within: Self.tolerance)
    var from = curve.start
    for step in 1..<max(1, count) {
      let to = curve.point(at: Double(step) / Double(count))
      guard holds(to) else { return false }
      add(from, to)
      from = to
    }
    add(from, curve.end)
    return true
  }

  /// Adds a straight edge between points of the area, row by row.
  private func add(_ from: Point, _ to: Point) {
    guard from.y != to.y else { return }
    let isDown = from.y < to.y
    let (upper, lower) = isDown ? (from, to) : (to, from)
    let slope = (lower.x - upper.x) / (lower.y - upper.y)
    var (x, y) = (upper.x, upper.y)
    var row = Int(y)
    while y < lower.y {
      let end = min(Double(row + 1), lower.y)
      let next =
        end == lower.y ? lower.x : min(Double(area.width), max(0, x + (end - y) * slope))
      add(row: row, min(x, next), max(x, next), height: isDown ? end - y : y - end)
      (x, y) = (next, end)
      row += 1
    }
  }

  /// Adds a piece of an edge within one row: to each pixel the area between it and the pixel's
  /// right side, and what is left of its height to all pixels further right.
  private func add(row: Int, _ left: Double, _ right: Double, height: Double) {
    let first = Int(left)
    let base = row * stride + first
    if right <= Double(first + 1) {
      let beyond = height * ((left + right) / 2 - Double(first))
      cells[base] += Float(height - beyond)
      cells[base + 1] += Float(beyond)
      return
    }
    let perPixel = height / (right - left)
    var from = left
    var column = first
    while from < right {
      let to = min(Double(column + 1), right)
      let part = (to - from) * perPixel
      let beyond = part * ((from + to) / 2 - Double(column))
      cells[base + column - first] += Float(part - beyond)
      cells[base + column - first + 1] += Float(beyond)
      from = to
      column += 1
    }
  }

  /// Makes sums of all cells of a row; false where outlines overlap: where they run around
  /// something twice, or around one thing this way and around another one that way.
  private func sumUp() -> Bool {
    var least: Float = 0
    var most: Float = 0
    for row in 0..<area.height {
      var sum: Float = 0
      for cell in (row * stride)..<(row * stride + area.width) {
        sum += cells[cell]
        cells[cell] = sum
        least = min(least, sum)
        most = max(most, sum)
      }
    }
    return (least >= -Self.slack && most <= 1 + Self.slack)
      || (most <= Self.slack && least >= -1 - Self.slack)
  }
}
