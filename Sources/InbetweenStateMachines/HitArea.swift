/// Where a layer can be hit: the corners of its box at some frames, which move straight in between.
struct HitArea: Hashable, Sendable {
  /// In the order of time.
  var keys: [Key]

  struct Key: Hashable, Sendable {
    var frame: Double
    /// x and y of the four corners, around the box; empty while the layer is not there.
    var corners: [Double]

    init(_ frame: Double, _ corners: [Double]) {
      self.frame = frame
      self.corners = corners
    }
  }

  /// The corners of the box; between frames that are mixed it stands between its places at each of
  /// them.
  func corners(in pose: Playback.Pose) -> [Double] {
    var corners = corners(at: pose.frames[0]).map { $0 * pose.weights[0] }
    for (frame, weight) in zip(pose.frames, pose.weights).dropFirst() {
      let others = self.corners(at: frame)
      guard corners.count == 8, others.count == 8 else { return [] }
      for index in corners.indices { corners[index] += others[index] * weight }
    }
    return corners
  }

  /// Whether a place on the canvas lies in the box, its edges included.
  func contains(_ x: Double, _ y: Double, in pose: Playback.Pose) -> Bool {
    let corners = corners(in: pose)
    guard corners.count == 8 else { return false }
    var sides: [Double] = []
    var area = 0.0
    for index in stride(from: 0, to: 8, by: 2) {
      let (x1, y1) = (corners[index], corners[index + 1])
      let (x2, y2) = (corners[(index + 2) % 8], corners[(index + 3) % 8])
      sides.append((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1))
      area += x1 * y2 - x2 * y1
    }
    return abs(area) > 1e-9 && (sides.allSatisfy { $0 >= -1e-9 } || sides.allSatisfy { $0 <= 1e-9 })
  }

  private func corners(at frame: Double) -> [Double] {
    guard let next = keys.firstIndex(where: { $0.frame > frame }) else {
      return keys.last?.corners ?? []
    }
    guard next > 0 else { return [] }
    let (one, other) = (keys[next - 1], keys[next])
    guard one.corners.count == 8, other.corners.count == 8 else { return one.corners }
    let weight = (frame - one.frame) / (other.frame - one.frame)
    return zip(one.corners, other.corners).map { $0 + ($1 - $0) * weight }
  }
}
