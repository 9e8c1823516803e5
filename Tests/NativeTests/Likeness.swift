import Preview

/// How alike two pictures are, over white and over black.
struct Likeness {
  /// The lower structural similarity of both grounds: the mean over pixels and channels with a
  /// uniform window of 7 × 7 (Wang et al., "Image Quality Assessment", 2004), 1 for equal ones.
  var similarity = 1.0
  /// The greater mean absolute error of both grounds, 0 to 255.
  var error = 0.0
  /// Which frame is so.
  var frame: Double?

  init(_ left: Bitmap, _ right: Bitmap) {
    for ground in [1.0, 0.0] {
      for shift: UInt32 in [16, 8, 0] {
        let a = Self.channel(left, shift, ground)
        let b = Self.channel(right, shift, ground)
        sums.similarity += Self.similarity(a, b, width: left.width, height: left.height)
        sums.error += zip(a, b).reduce(0) { $0 + abs($1.0 - $1.1) } / Double(a.count)
      }
      similarity = min(similarity, sums.similarity / 3)
      error = max(error, sums.error / 3)
      sums = (0, 0)
    }
  }

  private var sums = (similarity: 0.0, error: 0.0)

  private static func channel(_ bitmap: Bitmap, _ shift: UInt32, _ ground: Double) -> [Double] {
    bitmap.pixels.map { Double($0 >> shift & 255) + Double(255 - $0 >> 24) * ground }
  }

  private static func similarity(
    _ a: [Double], _ b: [Double], width: Int, height: Int
  ) -> Double {
    if a == b { return 1 }
    let c1 = 0.01 * 255 * 0.01 * 255
    let c2 = 0.03 * 255 * 0.03 * 255
    let meanA = mean(a, width, height)
    let meanB = mean(b, width, height)
    let squareA = mean(a.map { $0 * $0 }, width, height)
    let squareB = mean(b.map { $0 * $0 }, width, height)
    let product = mean(zip(a, b).map { $0 * $1 }, width, height)
    var sum = 0.0
    for index in a.indices {
      let both = meanA[index] * meanB[index]
      let varianceA = squareA[index] - meanA[index] * meanA[index]
      let varianceB = squareB[index] - meanB[index] * meanB[index]
      let covariance = product[index] - both
      sum +=
        (2 * both + c1) * (2 * covariance + c2)
        / ((meanA[index] * meanA[index] + meanB[index] * meanB[index] + c1)
          * (varianceA + varianceB + c2))
    }
    return sum / Double(a.count)
  }

  /// The mean over the window around each pixel, mirrored at the edges.
  private static func mean(_ values: [Double], _ width: Int, _ height: Int) -> [Double] {
    func line(_ count: Int, _ read: (Int) -> Double, _ write: (Int, Double) -> Void) {
      func mirrored(_ index: Int) -> Int {
        var index = index < 0 ? -1 - index : index
        if index >= count { index = 2 * count - 1 - index }
        return min(count - 1, max(0, index))
      }
      var sum = (-3...3).reduce(0.0) { $0 + read(mirrored($1)) }
      for index in 0..<count {
        write(index, sum / 7)
        sum += read(mirrored(index + 4)) - read(mirrored(index - 3))
      }
    }
    var rows = values
    for y in 0..<height {
      line(width, { values[y * width + $0] }, { rows[y * width + $0] = $1 })
    }
    var result = rows
    for x in 0..<width {
      line(height, { rows[$0 * width + x] }, { result[$0 * width + x] = $1 })
    }
    return result
  }
}
