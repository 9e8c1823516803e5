/// Where a layer can be touched: its box, at least as large as a finger needs it.
struct TouchArea: Sendable {
  /// x and y of the four corners, around the box; empty while the layer is not there.
  private(set) var corners: [(x: Double, y: Double)]

  /// - Parameters:
  ///   - corners: of the layer's box in a view.
  ///   - least: what each side must have, in points.
  init(_ corners: [(x: Double, y: Double)], atLeast least: Double) {
    self.corners = corners
    guard corners.count == 4 else { return }
    let middle = (
      x: corners.reduce(0) { $0 + $1.x } / 4, y: corners.reduce(0) { $0 + $1.y } / 4
    )
    // The two ways along the box, each half of a side, grown where the side is short.
    func half(_ one: Int, _ other: Int, _ spare: (x: Double, y: Double)) -> (x: Double, y: Double) {
      let way = (
        x: (corners[other].x - corners[one].x) / 2, y: (corners[other].y - corners[one].y) / 2
      )
      let length = (way.x * way.x + way.y * way.y).squareRoot()
      guard length > 1e-6 else { return (spare.x * least / 2, spare.y * least / 2) }
      let scale = max(1, least / 2 / length)
      return (way.x * scale, way.y * scale)
    }
    let right = half(0, 1, (1, 0))
    let down = half(1, 2, (0, 1))
    self.corners = [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map { across, along in
      (
        x: middle.x + across * right.x + along * down.x,
        y: middle.y + across * right.y + along * down.y
      )
    }
  }

  /// Whether a place lies in it, its edges included.
  func contains(x: Double, y: Double) -> Bool {
    guard corners.count == 4 else { return false }
    let sides = corners.indices.map { index in
      let (from, to) = (corners[index], corners[(index + 1) % 4])
      return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)
    }
    return sides.allSatisfy { $0 >= -1e-9 } || sides.allSatisfy { $0 <= 1e-9 }
  }
}
