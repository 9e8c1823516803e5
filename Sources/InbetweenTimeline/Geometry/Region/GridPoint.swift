/// A point of the fine grid on which outlines are cut: whole numbers, so that every test of sides
/// is exact. Coordinates stay within ±2^30, so that products of differences fit.
struct GridPoint: Hashable {
  var x: Int64
  var y: Int64

  func hash(into hasher: inout Hasher) {
    // Both in one word, for which they are small enough.
    hasher.combine(x << 32 ^ y)
  }

  /// Twice the area of the triangle from this point over `a` to `b`; positive when `b` lies
  /// clockwise of `a` on screen.
  func turn(_ a: GridPoint, _ b: GridPoint) -> Int64 {
    (a.x - x) * (b.y - y) - (a.y - y) * (b.x - x)
  }
}

/// The grid over a rectangle: how points become grid points and back.
struct Grid {
  private let center: Point
  private let scale: Double

  /// The grid whose 2^28 steps span the larger side of `bounds`.
  init(over bounds: Rect) {
    let extent = max(bounds.size.width, bounds.size.height, 1e-6)
    center = bounds.origin + Point(bounds.size.width / 2, bounds.size.height / 2)
    scale = Double(1 << 28) / extent
  }

  /// The nearest grid point; always even, so that the middle of two is a grid point too.
  func snap(_ point: Point) -> GridPoint {
    GridPoint(x: step(point.x - center.x), y: step(point.y - center.y))
  }

  /// A way as steps of the grid: rounding may lead beyond its edge, but never far.
  private func step(_ way: Double) -> Int64 {
    Int64(2 * (way * scale).rounded().whole(in: -Self.farthest...Self.farthest))
  }

  private static let farthest = 1 << 28

  /// The place of a grid point.
  func point(_ point: GridPoint) -> Point {
    Point(Double(point.x) / (2 * scale) + center.x, Double(point.y) / (2 * scale) + center.y)
  }
}
