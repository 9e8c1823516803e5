/// Structural similarity: the mean over pixels and channels with a uniform window of 7 × 7 (Wang et
/// al., "Image Quality Assessment", 2004), the picture mirrored at its edges.
enum Structure {
  /// Pixels around one that its window takes in on each side.
  private static let reach = 3

  /// The lower similarity over white and over black of pictures that differ in `area` alone.
  static func similarity(
    _ one: FramePixels, _ other: FramePixels, _ area: DifferingArea
  ) -> Double {
    // Where no window takes in a pixel that differs, it is 1.
    let left = max(0, area.left - reach)
    let top = max(0, area.top - reach)
    let width = min(one.width, area.right + reach) - left
    let height = min(one.height, area.bottom + reach) - top
    let columns = (left - reach..<left + width + reach).map { mirrored($0, one.width) }
    let rows = (top - reach..<top + height + reach).map { mirrored($0, one.height) }
    let places = rows.flatMap { row in columns.map { row * one.width + $0 } }
    var least = 1.0
    for backdrop: UInt32 in [255, 0] {
      var missing = 0.0
      for shift: UInt32 in [16, 8, 0] {
        let a = places.map { FramePixels.value(one.pixels[$0], shift, backdrop) }
        let b = places.map { FramePixels.value(other.pixels[$0], shift, backdrop) }
        if a != b { missing += dissimilarity(a, b, width, height) }
      }
      least = min(least, 1 - missing / Double(3 * one.width * one.height))
    }
    return least
  }

  private static func mirrored(_ index: Int, _ count: Int) -> Int {
    var index = index < 0 ? -1 - index : index
    if index >= count { index = 2 * count - 1 - index }
    return min(count - 1, max(0, index))
  }

  /// The sum of 1 less the similarity over `width` × `height` pixels, of channels that hold the
  /// windows' reach around them too.
  private static func dissimilarity(
    _ a: [Int32], _ b: [Int32], _ width: Int, _ height: Int
  ) -> Double {
    let stride = width + 2 * reach
    let side = 2 * reach + 1
    let parts = Double(side * side)
    let (c1, c2) = (2.55 * 2.55, 7.65 * 7.65)
    var missing = 0.0
    // For each column of the input: sums of a, b, a², b² and ab over the window's rows.
    var sums = [Int32](repeating: 0, count: 5 * stride)
    a.withUnsafeBufferPointer { a in
      b.withUnsafeBufferPointer { b in
        sums.withUnsafeMutableBufferPointer { sums in
          func add(row: Int, _ sign: Int32) {
            var column = 0
            while column < stride {
              let (x, y) = (a[row &* stride &+ column], b[row &* stride &+ column])
              let place = 5 &* column
              sums[place] &+= sign &* x
              sums[place &+ 1] &+= sign &* y
              sums[place &+ 2] &+= sign &* x &* x
              sums[place &+ 3] &+= sign &* y &* y
              sums[place &+ 4] &+= sign &* x &* y
              column &+= 1
            }
          }
          for row in 0..<side - 1 { add(row: row, 1) }
          for row in 0..<height {
            add(row: row + side - 1, 1)
            var window: (Int32, Int32, Int32, Int32, Int32) = (0, 0, 0, 0, 0)
            func take(_ column: Int, _ sign: Int32) {
              let place = 5 &* column
              window.0 &+= sign &* sums[place]
              window.1 &+= sign &* sums[place &+ 1]
              window.2 &+= sign &* sums[place &+ 2]
              window.3 &+= sign &* sums[place &+ 3]
              window.4 &+= sign &* sums[place &+ 4]
            }
            for column in 0..<side - 1 { take(column, 1) }
            var column = 0
            while column < width {
              take(column &+ side &- 1, 1)
              let (meanA, meanB) = (Double(window.0) / parts, Double(window.1) / parts)
              let squares = meanA * meanA + meanB * meanB
              let spread = Double(window.2 &+ window.3) / parts - squares
              let shared = Double(window.4) / parts - meanA * meanB
              missing +=
                1 - (2 * meanA * meanB + c1) * (2 * shared + c2)
                / ((squares + c1) * (spread + c2))
              take(column, -1)
              column &+= 1
            }
            add(row: row, -1)
          }
        }
      }
    }
    return missing
  }
}
