/// A cubic Bézier curve in three dimensions: the motion path of a 3D layer.
package struct SpatialCurve: Hashable, Sendable {
  package var start: Vector3
  package var control1: Vector3
  package var control2: Vector3
  package var end: Vector3

  package init(start: Vector3, control1: Vector3, control2: Vector3, end: Vector3) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  /// The point at a parameter from 0 to 1.
  package func point(at t: Double) -> Vector3 {
    let u = 1 - t
    return start * (u * u * u) + control1 * (3 * u * u * t) + control2 * (3 * u * t * t)
      + end * (t * t * t)
  }

  /// The point at a fraction of the length, from a table of 256 chords; beyond the ends it stays.
  package func point(atShareOfLength share: Double) -> Vector3 {
    let steps = 256
    var lengths = [0.0]
    lengths.reserveCapacity(steps + 1)
    var previous = start
    for step in 1...steps {
      let next = point(at: Double(step) / Double(steps))
      lengths.append(lengths[step - 1] + (next - previous).length)
      previous = next
    }
    let wanted = min(1, max(0, share)) * lengths[steps]
    guard let upper = lengths.firstIndex(where: { $0 >= wanted }), upper > 0 else { return start }
    let chord = lengths[upper] - lengths[upper - 1]
    let within = chord > 0 ? (wanted - lengths[upper - 1]) / chord : 0
    return point(at: (Double(upper - 1) + within) / Double(steps))
  }
}
