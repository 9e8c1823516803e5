/// Breaks curves into ridges.
public struct ZigZag: Hashable, Sendable {
  /// How far ridges go to either side, in pixels.
  public var size: Property<Double>
  /// How many ridges each curve gets.
  public var ridges: Property<Double>
  /// Corners or smooth waves: at most 1 is corners, above smooth, as Bodymovin's numbers 1 and 2.
  public var smoothness: Property<Double>

  /// Ridges of this size and number.
  public init(
    size: Property<Double>, ridges: Property<Double>, smoothness: Property<Double> = .constant(1)
  ) {
    self.size = size
    self.ridges = ridges
    self.smoothness = smoothness
  }
}

extension ZigZag {
  /// The most ridges that one curve gets; more are cut to it.
  package static let maximumRidges = 10_000.0

  /// The outlines with points moved to either side in turn: each vertex, and on each curve as many
  /// places as there are ridges, at equal steps of the curve's parameter.
  public func apply(to outlines: [BezierPath], atFrame frame: Double) -> [BezierPath] {
    let size = size.value(atFrame: frame)
    let wanted = ridges.value(atFrame: frame).rounded()
    let ridges = Int(min(Self.maximumRidges, max(0, wanted.isFinite ? wanted : 0)))
    guard size != 0 else { return outlines }
    let isSmooth = smoothness.value(atFrame: frame) > 1
    return outlines.map { Self.zigZag($0, size: size, ridges: ridges, isSmooth: isSmooth) }
  }

  private static func zigZag(
    _ path: BezierPath, size: Double, ridges: Int, isSmooth: Bool
  ) -> BezierPath {
    let count = path.vertices.count
    guard path.curveCount > 0, count > 1 else { return path }
    var result = BezierPath([], isClosed: path.isClosed)
    result.vertices.reserveCapacity(path.curveCount * (ridges + 1) + 1)
    let steps = Double(ridges + 1)
    var side = 1.0
    func append(_ point: Point, along direction: Point, in arrival: Double, out departure: Double) {
      let normal = Point(direction.y, -direction.x)
      let reach = isSmooth ? 1 / (2 * steps) : 0
      result.vertices.append(
        BezierPath.Vertex(
          point + normal * (size * -side), in: direction * (-arrival * reach),
          out: direction * (departure * reach)))
      side = -side
    }
    func corner(_ index: Int) {
      let vertex = path.vertices[index % count]
      let previous = path.vertices[(index + count - 1) % count].point
      let next = path.vertices[(index + 1) % count].point
      let way = next - previous
      let direction = way.length > 0 ? way * (1 / way.length) : Point(1, 0)
      append(
        vertex.point, along: direction, in: (vertex.point - previous).length,
        out: (next - vertex.point).length)
    }
    corner(0)
    for index in 0..<path.curveCount {
      let curve = path.curve(at: index)
      let even = curve.isLine ? CubicCurve(from: curve.start, to: curve.end) : curve
      let chord = (curve.end - curve.start).length
      for step in 0..<ridges {
        let parameter = Double(step + 1) / steps
        append(
          even.point(at: parameter), along: even.direction(at: parameter), in: chord, out: chord)
      }
      corner(index + 1)
    }
    if path.isClosed, result.vertices.last == result.vertices.first {
      result.vertices.removeLast()
    }
    return result
  }
}

extension ZigZag: PathModifying {
  static var title: String { "Zig Zag" }

  package static let blank = ZigZag(size: .blank, ridges: .blank)

  package static let fieldNames: [String: PropertyName] = [
    "ridges": "Ridges per segment",
    "smoothness": "Points",
  ]

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    let standard = Self.blank
    try visitor.field("size", &size)
    try visitor.field("ridges", &ridges)
    try visitor.field("smoothness", &smoothness, or: standard.smoothness)
  }

  func maximumPoints(of count: Double) -> Double? {
    count * (1 + min(Self.maximumRidges, max(0, ridges.largest)))
  }
}
