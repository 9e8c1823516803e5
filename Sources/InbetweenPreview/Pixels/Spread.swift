import InbetweenTimeline

extension Canvas {
  /// Moves the edge of coverage outwards, round at corners.
  ///
  /// A pixel that is covered by a says that the edge is 0.5 - a from its centre, away from what is
  /// covered: what psd-tools measured of Photoshop (its pull requests 802 and 849). So all that is
  /// covered in part grows: a pixel is covered by what `distance` + a of another is more than the
  /// step to that one, of the one where that is most. In noise, within two pixels, it may be a seventh less.
  /// Only what nobody sees, as rounding leaves it, does not grow.
  ///
  /// - Parameter distance: in pixels; 0 or less changes nothing.
  func spread(by distance: Double) {
    guard distance > 0, !bounds.isEmpty else { return }
    let field = CoverageField(self, reach: distance)
    edit {
      for row in 0..<field.height {
        let target = coverage(row: bounds.top + row)
        let nearest = field.nearest(inRow: row)
        for column in 0..<field.width {
          let covered = min(1, field.covered(column, row, by: nearest[column]))
          target[column] = max(target[column], UInt8((covered * 255).rounded()))
        }
      }
    }
  }
}

/// Coverage of pixels, and the pixels that cover others when it grows.
private struct CoverageField {
  /// What grows is covered by as much, of 255.
  private static let least: UInt8 = 5

  let width: Int
  let height: Int
  private let reach: Double
  private let values: [UInt8]
  /// For each pixel, the row of the pixel of its own column that covers it most, of at most 32,767
  /// as Cairo's surfaces have; -1 in columns where nothing grows.
  private var rows: [Int16]

  /// What covers each pixel when the edge moves by `reach` pixels.
  init(_ canvas: borrowing Canvas, reach: Double) {
    width = canvas.bounds.width
    height = canvas.bounds.height
    self.reach = reach
    var values: [UInt8] = []
    values.reserveCapacity(width * height)
    for row in 0..<height { values += canvas.coverage(row: canvas.bounds.top + row) }
    self.values = values
    rows = [Int16](repeating: -1, count: width * height)
    for column in 0..<width {
      let nearest = lowest((0..<height).map { height(column, $0) })
      for case (let row, let other?) in nearest.enumerated() {
        rows[row * width + column] = Int16(clamping: other)
      }
    }
  }

  /// For each pixel of a row, the pixel that covers it most.
  func nearest(inRow row: Int) -> [(column: Int, row: Int)?] {
    let heights = (0..<width).map { column in
      let other = nearestRow(column, row)
      let step = Double(other - row)
      return other < 0 ? nil : height(column, other).map { step * step + $0 }
    }
    return lowest(heights).map { column in column.map { ($0, nearestRow($0, row)) } }
  }

  private func nearestRow(_ column: Int, _ row: Int) -> Int { Int(rows[row * width + column]) }

  /// How much of a pixel another one covers, or one beside that, when it grows: 0 or more, also
  /// above 1.
  func covered(_ column: Int, _ row: Int, by other: (column: Int, row: Int)?) -> Double {
    guard let other else { return 0 }
    func covered(by other: (column: Int, row: Int)) -> Double {
      let step = Point(Double(other.column - column), Double(other.row - row))
      return reach + coverage(other.column, other.row) - step.length
    }
    var most = covered(by: other)
    // Squares of steps do not tell which of some that lie beside each other covers a little more.
    guard most > -1, most < 1 else { return max(0, most) }
    for row in max(0, other.row - 1)...min(height - 1, other.row + 1) {
      for column in max(0, other.column - 1)...min(width - 1, other.column + 1)
      where height(column, row) != nil {
        most = max(most, covered(by: (column, row)))
      }
    }
    return max(0, most)
  }

  private func coverage(_ column: Int, _ row: Int) -> Double {
    Double(values[row * width + column]) / 255
  }

  /// What is added to the square of the step to a pixel to compare it with others: 0 together where
  /// it covers the half, which is as far as its edge comes. Nothing for pixels that do not grow.
  private func height(_ column: Int, _ row: Int) -> Double? {
    guard values[row * width + column] >= Self.least else { return nil }
    let edge = max(0, reach + coverage(column, row) - 0.5)
    return -edge * edge
  }
}

/// For each place x the place q whose q-th parabola (x - q)² + height(q) is lowest
/// (P. Felzenszwalb, D. Huttenlocher, "Distance transforms of sampled functions", 2012).
private func lowest(_ heights: [Double?]) -> [Int?] {
  var hull: [(place: Int, height: Double, from: Double)] = []
  for (place, height) in heights.enumerated() {
    guard let height else { continue }
    var from = -Double.infinity
    while let last = hull.last {
      let x = Double(place)
      let other = Double(last.place)
      from = ((height + x * x) - (last.height + other * other)) / (2 * (x - other))
      if from > last.from { break }
      hull.removeLast()
      from = -Double.infinity
    }
    hull.append((place, height, from))
  }
  guard !hull.isEmpty else { return [Int?](repeating: nil, count: heights.count) }
  var index = 0
  return heights.indices.map { place in
    while index + 1 < hull.count, hull[index + 1].from < Double(place) { index += 1 }
    return hull[index].place
  }
}
