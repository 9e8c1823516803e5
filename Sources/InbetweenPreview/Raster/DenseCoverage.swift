// Coverage of outlines with so many edges that sorting them along every row, as Cairo does, would
// take minutes where they cross: here each edge marks where it crosses each row of samples, and the
// marks are summed up along the row, so that the cost is that of the edges alone.

import InbetweenTimeline

/// How much of each pixel of a block lies within edges.
struct DenseCoverage {
  private let area: PixelRect
  /// How many rows of samples a pixel has.
  private let fineness: Int
  private var edges: [Edge] = []
  /// How many edges there are.
  var edgeCount: Int { edges.count }
  /// Whether a convex polygon covers all of the block, so that no other one adds to it.
  private var isFull = false

  /// How many samples a pixel has along a row.
  private static let samples = 16

  /// A straight edge, in rows of samples from the top of the area.
  private struct Edge {
    /// The rows that it crosses.
    var first, end: Int32
    /// How often the area to its right is wound around.
    var winding: Int32
    /// Where it crosses the row `first`, and how much further right each next one, in samples.
    var x, step: Double
  }

  /// - Parameters:
  ///   - area: of the picture.
  ///   - reach: the sum of all edges' heights at most, in pixels. Where it or the area is very
  ///     large, samples lie less close.
  ///   - room: how many edges there may be, so that room for them is made once.
  init(_ area: PixelRect, reach: Double, room: Int = 0) {
    self.area = area
    edges.reserveCapacity(room)
    let cost = max(reach / 5e6, Double(area.area) / 4e6)
    fineness = cost < 1 ? 16 : cost < 4 ? 8 : 4
  }

  /// Adds an edge of the picture's pixels.
  mutating func add(_ from: Point, _ to: Point, winding: Int32 = 1) {
    let scale = Double(fineness)
    let y0 = (from.y - Double(area.top)) * scale
    let y1 = (to.y - Double(area.top)) * scale
    guard y0.isFinite, y1.isFinite, from.x.isFinite, to.x.isFinite, y0 != y1 else { return }
    let rows = Double(area.height * fineness)
    let first = max(0, (min(y0, y1) - 0.5).rounded(.up))
    let end = min(rows, (max(y0, y1) - 0.5).rounded(.up))
    guard first < end else { return }
    let columns = Double(Self.samples)
    let step = (to.x - from.x) / (y1 - y0) * columns
    let x = (from.x - Double(area.left)) * columns + (first + 0.5 - y0) * step
    // What lies to the right of the block winds around nothing in it.
    let right = Double(area.width) * columns
    guard x < right || x + (end - 1 - first) * step < right else { return }
    edges.append(
      Edge(
        first: Int32(first), end: Int32(end), winding: y0 < y1 ? winding : -winding, x: x,
        step: step))
  }

  /// Adds a convex polygon that counts once, whichever way its points run; the rule is then `nonZero`.
  mutating func add(convex points: [Point]) {
    guard !isFull, !points.isEmpty, isNear(points) else { return }
    if covers(points) {
      isFull = true
      edges = []
      return
    }
    var area = 0.0
    var last = points[points.count - 1]
    for point in points {
      area += last.cross(point)
      last = point
    }
    for point in points {
      add(last, point, winding: area < 0 ? -1 : 1)
      last = point
    }
  }

  /// False where all points lie on one side of the block.
  private func isNear(_ points: [Point]) -> Bool {
    let (left, right) = (Double(area.left), Double(area.right))
    let (top, bottom) = (Double(area.top), Double(area.bottom))
    return points.contains { $0.x > left } && points.contains { $0.x < right }
      && points.contains { $0.y > top } && points.contains { $0.y < bottom }
  }

  /// Whether all corners of the block lie within a convex polygon.
  private func covers(_ points: [Point]) -> Bool {
    let corners = Box(area).corners
    var (isLeft, isRight) = (true, true)
    var last = points[points.count - 1]
    for point in points {
      let side = point - last
      for corner in corners {
        let turn = side.cross(corner - last)
        isLeft = isLeft && turn >= 0
        isRight = isRight && turn <= 0
      }
      guard isLeft || isRight else { return false }
      last = point
    }
    // Of points in one place nothing lies within.
    return isLeft != isRight
  }

  /// Works out the coverage row by row.
  ///
  /// - Parameters:
  ///   - rule: what counts as inside.
  ///   - row: receives a row's place from the top, and how much of each pixel is inside.
  mutating func fill(_ rule: FillRule, row: (Int, [UInt8]) -> Void) {
    if isFull {
      let line = [UInt8](repeating: 255, count: area.width)
      for place in 0..<area.height { row(place, line) }
      return
    }
    edges.sort { $0.first < $1.first }
    let width = area.width * Self.samples
    var marks = [Int32](repeating: 0, count: (width + 1) * fineness)
    var line = [UInt8](repeating: 0, count: area.width)
    var active: [Edge] = []
    var next = 0
    for place in 0..<area.height {
      let top = Int32(place * fineness)
      let bottom = top + Int32(fineness)
      while next < edges.count, edges[next].first < bottom {
        active.append(edges[next])
        next += 1
      }
      guard !active.isEmpty else { continue }
      for index in active.indices { mark(&active[index], from: top, to: bottom, in: &marks) }
      active.removeAll { $0.end <= bottom }
      sum(&marks, rule, into: &line)
      row(place, line)
    }
  }

  /// Marks where an edge crosses some rows of samples, and leaves it at the next one.
  private func mark(
    _ edge: inout Edge, from top: Int32, to bottom: Int32, in marks: inout [Int32]
  ) {
    let width = area.width * Self.samples
    let end = min(edge.end, bottom)
    var row = Int(max(edge.first, top) - top) * (width + 1)
    for _ in max(edge.first, top)..<end {
      let x = edge.x + 0.5
      marks[row + (x > 0 ? Int(min(x, Double(width))) : 0)] += edge.winding
      edge.x += edge.step
      row += width + 1
    }
  }

  /// Sums marks up to how much of each pixel is inside, and takes them away.
  private func sum(_ marks: inout [Int32], _ rule: FillRule, into line: inout [UInt8]) {
    let width = area.width * Self.samples
    let whole = Self.samples * fineness
    var counts = [Int](repeating: 0, count: area.width)
    for row in 0..<fineness {
      let start = row * (width + 1)
      var winding: Int32 = 0
      for pixel in 0..<area.width {
        var inside = 0
        for sample in (start + pixel * Self.samples)..<(start + (pixel + 1) * Self.samples) {
          if marks[sample] != 0 {
            winding += marks[sample]
            marks[sample] = 0
          }
          switch rule {
          case .nonZero: if winding != 0 { inside += 1 }
          case .evenOdd: if winding & 1 != 0 { inside += 1 }
          }
        }
        counts[pixel] += inside
      }
      marks[start + width] = 0
    }
    for pixel in 0..<area.width { line[pixel] = UInt8((counts[pixel] * 255 + whole / 2) / whole) }
  }
}
