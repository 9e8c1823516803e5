/// An outline with the lengths of its curves, so that parts of it can be cut by length.
package struct MeasuredPath: Hashable, Sendable {
  /// The outline that was measured.
  package let path: BezierPath
  /// The length travelled before each curve, in pixels, and after the last: `curveCount` + 1
  /// numbers that never decrease, the first 0.
  package let travelled: [Double]

  /// Measures `path`, each curve to about 1e-6 of its length.
  package init(_ path: BezierPath) {
    self.path = path
    var lengths = [0.0]
    lengths.reserveCapacity(path.curveCount + 1)
    var sum = 0.0
    for index in 0..<path.curveCount {
      sum += path.curve(at: index).length
      lengths.append(sum)
    }
    travelled = lengths
  }

  /// The whole length, in pixels.
  package var length: Double { travelled[travelled.count - 1] }
}

extension MeasuredPath {
  /// A place on the outline: a curve and the parameter on it, of a line the fraction of its length.
  private struct Place {
    var curve: Int
    var parameter: Double
  }

  /// The open part between two lengths, 0 ≤ `start` < `end` ≤ `length`.
  package func part(from start: Double, to end: Double) -> BezierPath {
    guard end > start, let first = place(at: start, preferNext: true),
      let last = place(at: end, preferNext: false)
    else { return BezierPath() }
    if first.curve == last.curve {
      return BezierPath(curves: [
        piece(of: first.curve, from: first.parameter, to: last.parameter)
      ])
    }
    guard first.curve < last.curve else { return BezierPath() }
    var pieces: [CubicCurve] = []
    pieces.reserveCapacity(last.curve - first.curve + 1)
    for index in first.curve...last.curve {
      if index == first.curve {
        pieces.append(piece(of: index, from: first.parameter, to: 1))
      } else if index == last.curve {
        pieces.append(piece(of: index, from: 0, to: last.parameter))
      } else {
        pieces.append(path.curve(at: index))
      }
    }
    return BezierPath(curves: pieces)
  }

  /// A part of a curve; of a line one whose handles lie in its ends, so that they move as the ends do.
  private func piece(of index: Int, from low: Double, to high: Double) -> CubicCurve {
    let curve = path.curve(at: index)
    guard curve.isLine else { return curve.part(from: low, to: high) }
    let start = curve.start.interpolated(to: curve.end, by: low)
    let end = curve.start.interpolated(to: curve.end, by: high)
    return CubicCurve(start, start, end, end)
  }

  /// The place and the unit direction of travel at a length; beyond the ends of the outline it goes
  /// straight on. Nil for an outline without curves.
  package func position(atLength length: Double) -> (point: Point, direction: Point)? {
    guard path.curveCount > 0 else { return nil }
    if length < 0 {
      let curve = path.curve(at: 0)
      let direction = curve.direction(at: 0)
      return (curve.start + direction * length, direction)
    }
    if length > self.length {
      let curve = path.curve(at: path.curveCount - 1)
      let direction = curve.direction(at: 1)
      return (curve.end + direction * (length - self.length), direction)
    }
    guard let place = place(at: length, preferNext: true) else { return nil }
    let curve = path.curve(at: place.curve)
    let point =
      curve.isLine
      ? curve.start.interpolated(to: curve.end, by: place.parameter)
      : curve.point(at: place.parameter)
    return (point, curve.direction(at: place.parameter))
  }

  /// Where a length is reached; on a vertex, the curve after or before it.
  private func place(at length: Double, preferNext: Bool) -> Place? {
    guard travelled.count > 1 else { return nil }
    var low = 0
    var high = travelled.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      let isAfter = preferNext ? travelled[middle] <= length : travelled[middle] < length
      if isAfter { low = middle } else { high = middle }
    }
    let total = travelled[low + 1] - travelled[low]
    let curve = path.curve(at: low)
    let way = length - travelled[low]
    let parameter =
      curve.isLine
      ? total > 0 ? min(1, max(0, way / total)) : 0
      : curve.parameter(atLength: way, total: total)
    return Place(curve: low, parameter: parameter)
  }
}

extension CubicCurve {
  /// The part between two parameters, `low` ≤ `high`, as a curve of its own.
  package func part(from low: Double, to high: Double) -> CubicCurve {
    if low <= 0 && high >= 1 { return self }
    if high >= 1 { return split(at: low).1 }
    let head = split(at: high).0
    return low <= 0 ? head : head.split(at: low / high).1
  }

  /// The unit vector of travel at a parameter from 0 to 1; zero for a curve without length.
  package func direction(at parameter: Double) -> Point {
    let derivative = derivative(at: parameter)
    let speed = derivative.length
    if speed > 1e-9 { return derivative * (1 / speed) }
    let steps =
      parameter < 0.5
      ? [control1 - start, control2 - start, end - start]
      : [end - control2, end - control1, end - start]
    for step in steps where step.length > 1e-9 { return step * (1 / step.length) }
    return .zero
  }
}

extension BezierPath {
  /// The open outline along curves that each begin where the one before ends.
  package init(curves: [CubicCurve]) {
    self.init()
    guard let first = curves.first else { return }
    vertices.reserveCapacity(curves.count + 1)
    vertices.append(Vertex(first.start, out: first.control1 - first.start))
    for (index, curve) in curves.enumerated() {
      var vertex = Vertex(curve.end, in: curve.control2 - curve.end)
      if index + 1 < curves.count {
        vertex.outTangent = curves[index + 1].control1 - curves[index + 1].start
      }
      vertices.append(vertex)
    }
  }

  /// This open outline continued by another that begins where it ends.
  package func continued(by next: BezierPath) -> BezierPath {
    guard let last = vertices.last else { return next }
    guard let first = next.vertices.first else { return self }
    var result = self
    result.vertices[vertices.count - 1] = Vertex(
      last.point, in: last.inTangent, out: first.outTangent)
    result.vertices += next.vertices.dropFirst()
    return result
  }

  /// The same outline run the other way from the same first vertex.
  package var reversed: BezierPath {
    guard let first = vertices.first, vertices.count > 1 else { return self }
    func turned(_ vertex: Vertex) -> Vertex {
      Vertex(vertex.point, in: vertex.outTangent, out: vertex.inTangent)
    }
    guard isClosed else { return BezierPath(vertices.reversed().map(turned), isClosed: false) }
    return BezierPath(
      [turned(first)] + vertices.dropFirst().reversed().map(turned), isClosed: true)
  }

  /// All curves, the closing one included.
  package var curves: [CubicCurve] { (0..<curveCount).map { curve(at: $0) } }

  /// The smallest upright rectangle that holds all points and control points; nil when empty.
  package var controlBounds: Rect? {
    guard let first = vertices.first else { return nil }
    var low = first.point
    var high = first.point
    for vertex in vertices {
      for point in [
        vertex.point, vertex.point + vertex.inTangent, vertex.point + vertex.outTangent,
      ] {
        low = Point(min(low.x, point.x), min(low.y, point.y))
        high = Point(max(high.x, point.x), max(high.y, point.y))
      }
    }
    return Rect(origin: low, size: Size(high.x - low.x, high.y - low.y))
  }
}
