import InbetweenTimeline

extension Canvas {
  /// Moves the edge of coverage outwards, round at corners.
  ///
  /// The edge is where coverage, taken as linear between the centres of neighbouring pixels, is a
  /// half; so edges lie where outlines had them, and soft ones stay where they are. What is covered
  /// by less than half everywhere does not grow.
  ///
  /// - Parameter distance: in pixels; 0 or less changes nothing.
  func spread(by distance: Double) {
    guard distance > 0, !bounds.isEmpty else { return }
    let field = CoverageField(self)
    let nearest = field.nearestRows
    var result = [UInt8](repeating: 0, count: field.width * field.height)
    for row in 0..<field.height {
      let closest = CoverageField.closestColumns(
        (0..<field.width).map { column in
          let seed = Int(nearest[row * field.width + column])
          return seed < 0 ? nil : Double((seed - row) * (seed - row))
        })
      for column in 0..<field.width {
        let own = field.coverage(column, row)
        result[row * field.width + column] = own
        guard own < 255, let other = closest[column] else { continue }
        let otherRow = Int(nearest[row * field.width + other])
        // The edge is less than a pixel from the centre of the nearest pixel within it, on the side
        // of this one.
        let step = Point(Double(other - column), Double(otherRow - row)).length
        guard step < distance + 2 else { continue }
        guard step > distance - 1 else {
          result[row * field.width + column] = 255
          continue
        }
        let edge =
          own >= CoverageField.half
          ? 0 : field.distance(from: column, row, around: other, otherRow)
        let covered = min(1, max(0, distance - edge + 0.5))
        result[row * field.width + column] = max(own, UInt8((covered * 255).rounded()))
      }
    }
    edit {
      for row in 0..<field.height {
        let target = coverage(row: bounds.top + row)
        for column in 0..<field.width { target[column] = result[row * field.width + column] }
      }
    }
  }
}

/// Coverage at the centres of pixels, linear between them, and none around them.
private struct CoverageField {
  /// What lies within the edge.
  static let half: UInt8 = 128

  let width: Int
  let height: Int
  private let values: [UInt8]

  init(_ canvas: borrowing Canvas) {
    width = canvas.bounds.width
    height = canvas.bounds.height
    var values: [UInt8] = []
    values.reserveCapacity(width * height)
    for row in 0..<height { values += canvas.coverage(row: canvas.bounds.top + row) }
    self.values = values
  }

  func coverage(_ column: Int, _ row: Int) -> UInt8 { values[row * width + column] }

  /// For each pixel, the nearest row with a pixel within the edge in its own column; -1 for none.
  var nearestRows: [Int32] {
    var nearest = [Int32](repeating: -1, count: width * height)
    for column in 0..<width {
      var last: Int32 = -1
      for row in 0..<height {
        if coverage(column, row) >= Self.half { last = Int32(row) }
        nearest[row * width + column] = last
      }
      last = -1
      for row in stride(from: height - 1, through: 0, by: -1) {
        if coverage(column, row) >= Self.half { last = Int32(row) }
        let above = nearest[row * width + column]
        if last >= 0, above < 0 || Int(last) - row < row - Int(above) {
          nearest[row * width + column] = last
        }
      }
    }
    return nearest
  }

  /// For each place x the place q whose q-th parabola (x − q)² + height(q) is lowest
  /// (P. Felzenszwalb, D. Huttenlocher, "Distance transforms of sampled functions", 2012).
  static func closestColumns(_ heights: [Double?]) -> [Int?] {
    var hull: [(column: Int, height: Double, from: Double)] = []
    for (column, height) in heights.enumerated() {
      guard let height else { continue }
      var from = -Double.infinity
      while let last = hull.last {
        let x = Double(column)
        let other = Double(last.column)
        from = ((height + x * x) - (last.height + other * other)) / (2 * (x - other))
        if from > last.from { break }
        hull.removeLast()
        from = -Double.infinity
      }
      hull.append((column, height, from))
    }
    guard !hull.isEmpty else { return [Int?](repeating: nil, count: heights.count) }
    var index = 0
    return heights.indices.map { column in
      while index + 1 < hull.count, hull[index + 1].from < Double(column) { index += 1 }
      return hull[index].column
    }
  }

  /// How far the centre of a pixel is from the part of the edge that lies around another pixel, in
  /// pixels; infinite where there is none.
  func distance(from column: Int, _ row: Int, around other: Int, _ otherRow: Int) -> Double {
    let center = Point(Double(column), Double(row))
    var least = Double.infinity
    // Squares between the centres of four pixels: two to each side of the other.
    for top in (otherRow - 2)...(otherRow + 1) {
      for left in (other - 2)...(other + 1) {
        least = min(least, distance(from: center, toEdgeWithin: left, top))
      }
    }
    return least
  }

  /// How far a point is from the edge within the square between the centres of four pixels.
  private func distance(from center: Point, toEdgeWithin left: Int, _ top: Int) -> Double {
    let (a, b) = (height(left, top), height(left + 1, top))
    let (d, c) = (height(left, top + 1), height(left + 1, top + 1))
    var least = Double.infinity
    // The edge is a line from where it comes into the square to where it leaves it.
    var start: Point?
    func cross(_ here: Double, _ there: Double, from corner: Point, _ side: Point) {
      guard (here >= 0) != (there >= 0) else { return }
      let crossing = corner + side * (here / (here - there))
      guard let begun = start else { return start = crossing }
      least = min(least, center.distance(toLineFrom: begun, to: crossing))
      start = nil
    }
    let corner = Point(Double(left), Double(top))
    cross(a, b, from: corner, Point(1, 0))
    cross(b, c, from: corner + Point(1, 0), Point(0, 1))
    cross(c, d, from: corner + Point(1, 1), Point(-1, 0))
    cross(d, a, from: corner + Point(0, 1), Point(0, -1))
    return least
  }

  /// Coverage above a half; at least 0 within the edge.
  private func height(_ column: Int, _ row: Int) -> Double {
    guard column >= 0, column < width, row >= 0, row < height else { return -127.5 }
    return Double(coverage(column, row)) - 127.5
  }
}

extension Point {
  /// From the nearest point of a line between two points, whole or no longer than a point.
  fileprivate func distance(toLineFrom start: Point, to end: Point) -> Double {
    let line = end - start
    let length = line.x * line.x + line.y * line.y
    guard length > 0 else { return (self - start).length }
    let own = self - start
    let share = min(1, max(0, (own.x * line.x + own.y * line.y) / length))
    return (own - line * share).length
  }
}
