/// Rounds the corners of the outlines above.
public struct RoundCorners: Hashable, Sendable {
  /// In pixels.
  public var radius: Property<Double>

  /// Corners of `radius`.
  public init(radius: Property<Double>) { self.radius = radius }
}

extension RoundCorners {
  /// The outlines with an arc in place of each corner that has no handles; an arc takes at most
  /// half of the change to a neighbour. The ends of open outlines stay.
  public func apply(to outlines: [BezierPath], atFrame frame: Double) -> [BezierPath] {
    let radius = radius.value(atFrame: frame)
    guard radius > 0 else { return outlines }
    return outlines.map { Self.round($0, radius: radius) }
  }

  private static func round(_ path: BezierPath, radius: Double) -> BezierPath {
    let count = path.vertices.count
    guard count > 1 else { return path }
    var result = BezierPath([], isClosed: path.isClosed)
    result.vertices.reserveCapacity(count * 2)
    for (index, vertex) in path.vertices.enumerated() {
      let isEnd = !path.isClosed && (index == 0 || index == count - 1)
      guard !isEnd, vertex.inTangent == .zero, vertex.outTangent == .zero else {
        result.vertices.append(vertex)
        continue
      }
      let before = path.vertices[index == 0 ? count - 1 : index - 1].point - vertex.point
      let after = path.vertices[index == count - 1 ? 0 : index + 1].point - vertex.point
      let arrival = before * share(of: before, radius: radius)
      let departure = after * share(of: after, radius: radius)
      result.vertices.append(
        BezierPath.Vertex(vertex.point + arrival, out: -arrival * quarterCircleHandle))
      result.vertices.append(
        BezierPath.Vertex(vertex.point + departure, in: -departure * quarterCircleHandle))
    }
    return result
  }

  private static func share(of way: Point, radius: Double) -> Double {
    let length = way.length
    return length > 0 ? min(0.5, radius / length) : 0
  }
}

extension RoundCorners: PathModifying {
  static var title: String { "Round Corners" }

  package static let blank = RoundCorners(radius: .blank)

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    try visitor.field("radius", &radius)
  }

  func maximumPoints(of count: Double) -> Double? { count * 2 }
}
