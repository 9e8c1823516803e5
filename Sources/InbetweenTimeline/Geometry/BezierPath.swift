/// One outline of cubic Bézier curves through its vertices, open or closed.
public struct BezierPath: Hashable, Sendable {
  /// In drawing order; may be empty.
  public var vertices: [Vertex]
  /// Whether a curve leads from the last vertex back to the first.
  public var isClosed: Bool

  /// The outline through `vertices`.
  public init(_ vertices: [Vertex] = [], isClosed: Bool = false) {
    self.vertices = vertices
    self.isClosed = isClosed
  }

  /// Hashes how many vertices there are, and 31 of them at most: what differs elsewhere is told apart by `==`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(isClosed)
    hasher.combine(vertices.count)
    for index in stride(from: 0, to: vertices.count, by: max(1, vertices.count / 16)) {
      hasher.combine(vertices[index])
    }
  }

  /// A point of an outline with its two handles.
  public struct Vertex: Hashable, Sendable {
    /// In the pixels of the space that the outline belongs to.
    public var point: Point
    /// From the point to the control point of the curve that arrives; zero for a straight line.
    public var inTangent: Point
    /// From the point to the control point of the curve that leaves; zero for a straight line.
    public var outTangent: Point

    /// The vertex at `point` with handles relative to it.
    public init(_ point: Point, in inTangent: Point = .zero, out outTangent: Point = .zero) {
      self.point = point
      self.inTangent = inTangent
      self.outTangent = outTangent
    }
  }
}

/// One cubic Bézier curve by its four absolute control points.
public struct CubicCurve: Hashable, Sendable {
  /// Where it begins.
  public var start: Point
  /// Where it heads at first.
  public var control1: Point
  /// Where it comes from at last.
  public var control2: Point
  /// Where it ends.
  public var end: Point

  /// The curve of these control points.
  public init(_ start: Point, _ control1: Point, _ control2: Point, _ end: Point) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  /// The straight line between two points, as a curve of constant speed.
  public init(from start: Point, to end: Point) {
    self.init(
      start, start.interpolated(to: end, by: 1 / 3), start.interpolated(to: end, by: 2 / 3), end)
  }
}

extension BezierPath {
  /// How many curves the outline has, the closing one included.
  public var curveCount: Int {
    vertices.isEmpty ? 0 : isClosed ? vertices.count : vertices.count - 1
  }

  /// The curve that leaves the vertex `index`; `index` is less than `curveCount`.
  public func curve(at index: Int) -> CubicCurve {
    let from = vertices[index]
    let to = vertices[index + 1 == vertices.count ? 0 : index + 1]
    return CubicCurve(
      from.point, from.point + from.outTangent, to.point + to.inTangent, to.point)
  }
}
