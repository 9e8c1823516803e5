import InbetweenTimeline

extension Canvas {
  /// Moves the edge of coverage outwards, round at corners.
  ///
  /// The edge is taken from the nearest pixel that is covered by half or more, and lies as far from
  /// its centre as its coverage says, so that soft edges stay where they are.
  ///
  /// - Parameter distance: in pixels; 0 or less changes nothing.
  func spread(by distance: Double) {
    guard distance > 0, !bounds.isEmpty else { return }
    let width = bounds.width
    let height = bounds.height
    // For each pixel, the nearest row with a seed in its own column.
    var nearest = [Int32](repeating: -1, count: width * height)
    for column in 0..<width {
      var last: Int32 = -1
      for row in 0..<height {
        if coverage(row: bounds.top + row)[column] >= 128 { last = Int32(row) }
        nearest[row * width + column] = last
      }
      last = -1
      for row in Swift.stride(from: height - 1, through: 0, by: -1) {
        if coverage(row: bounds.top + row)[column] >= 128 { last = Int32(row) }
        let above = nearest[row * width + column]
        if last >= 0, above < 0 || Int(last) - row < row - Int(above) {
          nearest[row * width + column] = last
        }
      }
    }
    let seeds = nearest
    var result = [UInt8](repeating: 0, count: width * height)
    for row in 0..<height {
      let closest = Self.closestColumns(
        (0..<width).map { column in
          let seed = seeds[row * width + column]
          return seed < 0 ? nil : Double((Int(seed) - row) * (Int(seed) - row))
        })
      for column in 0..<width {
        let own = coverage(row: bounds.top + row)[column]
        guard let other = closest[column] else {
          result[row * width + column] = own
          continue
        }
        let seedRow = Int(seeds[row * width + other])
        let step = Point(Double(other - column), Double(seedRow - row))
        let edge = Double(coverage(row: bounds.top + seedRow)[other]) / 255
        let covered = min(1, max(0, distance + edge - step.length))
        result[row * width + column] = max(own, UInt8((covered * 255).rounded()))
      }
    }
    edit {
      for row in 0..<height {
        let target = coverage(row: bounds.top + row)
        for column in 0..<width { target[column] = result[row * width + column] }
      }
    }
  }

  /// For each place x the place q whose q-th parabola (x − q)² + height(q) is lowest
  /// (P. Felzenszwalb, D. Huttenlocher, "Distance transforms of sampled functions", 2012).
  private static func closestColumns(_ heights: [Double?]) -> [Int?] {
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
}
