// How alike two pictures are, as the tests on Linux judge it. Needs no Apple framework.

/// A picture: straight red, green, blue, alpha, row by row.
struct Pixels {
  var width: Int
  var height: Int
  var bytes: [UInt8]

  /// One channel over a ground of one brightness.
  func channel(_ channel: Int, over ground: Double) -> [Double] {
    stride(from: 0, to: bytes.count, by: 4).map { place in
      let alpha = Double(bytes[place + 3]) / 255
      return Double(bytes[place + channel]) * alpha + ground * (1 - alpha)
    }
  }
}

/// The lower structural similarity and the greater mean error over white and over black.
func likeness(_ left: Pixels, _ right: Pixels) -> (similarity: Double, error: Double) {
  var result = (similarity: 1.0, error: 0.0)
  for ground in [255.0, 0] {
    var similarity = 0.0
    var error = 0.0
    for channel in 0..<3 {
      let a = left.channel(channel, over: ground)
      let b = right.channel(channel, over: ground)
      similarity += structure(a, b, left.width, left.height) / 3
      error += zip(a, b).reduce(0) { $0 + abs($1.0 - $1.1) } / Double(a.count) / 3
    }
    result.similarity = min(result.similarity, similarity)
    result.error = max(result.error, error)
  }
  return result
}

/// The mean structural similarity with a uniform window of 7 by 7.
private func structure(_ a: [Double], _ b: [Double], _ width: Int, _ height: Int) -> Double {
  if a == b { return 1 }
  let (c1, c2) = (2.55 * 2.55, 7.65 * 7.65)
  let (meanA, meanB) = (mean(a, width, height), mean(b, width, height))
  let squareA = mean(a.map { $0 * $0 }, width, height)
  let squareB = mean(b.map { $0 * $0 }, width, height)
  let product = mean(zip(a, b).map { $0 * $1 }, width, height)
  var sum = 0.0
  for index in a.indices {
    let both = meanA[index] * meanB[index]
    let squares = meanA[index] * meanA[index] + meanB[index] * meanB[index]
    let variances = squareA[index] + squareB[index] - squares
    sum +=
      (2 * both + c1) * (2 * (product[index] - both) + c2) / ((squares + c1) * (variances + c2))
  }
  return sum / Double(a.count)
}

/// The mean over the window around each pixel, mirrored at the edges.
private func mean(_ values: [Double], _ width: Int, _ height: Int) -> [Double] {
  func mirrored(_ index: Int, _ count: Int) -> Int {
    let index = index < 0 ? -1 - index : index
    return min(count - 1, max(0, index < count ? index : 2 * count - 1 - index))
  }
  var rows = values
  for y in 0..<height {
    for x in 0..<width {
      rows[y * width + x] =
        (x - 3...x + 3).reduce(0) { $0 + values[y * width + mirrored($1, width)] } / 7
    }
  }
  var result = rows
  for y in 0..<height {
    for x in 0..<width {
      result[y * width + x] =
        (y - 3...y + 3).reduce(0) { $0 + rows[mirrored($1, height) * width + x] } / 7
    }
  }
  return result
}
