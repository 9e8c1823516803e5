/// Turns the outlines above, more the nearer they are to a centre.
public struct Twist: Hashable, Sendable {
  /// In degrees, clockwise.
  public var angle: Property<Double>
  /// The place that turns most.
  public var center: Property<Point>

  /// A twist by `angle`.
  public init(angle: Property<Double>, center: Property<Point> = .constant(.zero)) {
    self.angle = angle
    self.center = center
  }
}

extension Twist {
  /// The pieces that one curve is cut into, by the angle in degrees.
  private static func pieces(_ angle: Double) -> Int {
    Int(min(64, max(4, (abs(angle) / 15).rounded(.up))))
  }

  /// The outlines turned about the centre: by the whole angle there, less with the distance, not at
  /// all at the farthest point of the outline.
  ///
  /// After Effects does not publish its falloff; this one is linear. Curves are cut so that each
  /// turns by at most 15 degrees more at one end than at the other.
  public func apply(to outlines: [BezierPath], atFrame frame: Double) -> [BezierPath] {
    let angle = angle.value(atFrame: frame)
    guard angle != 0 else { return outlines }
    let center = center.value(atFrame: frame)
    let reach = outlines.flatMap { $0.vertices }.map { ($0.point - center).length }.max() ?? 0
    guard reach > 0 else { return outlines }
    func turned(_ point: Point) -> Point {
      let step = point - center
      let share = max(0, 1 - step.length / reach)
      return center + AffineTransform.rotation(degrees: angle * share).apply(to: step)
    }
    let pieces = Self.pieces(angle)
    return outlines.map { path in
      guard path.curveCount > 0 else { return path }
      var curves: [CubicCurve] = []
      for index in 0..<path.curveCount {
        let curve = path.curve(at: index)
        let even = curve.isLine ? CubicCurve(from: curve.start, to: curve.end) : curve
        for piece in 0..<pieces {
          let part = even.part(
            from: Double(piece) / Double(pieces), to: Double(piece + 1) / Double(pieces))
          curves.append(
            CubicCurve(
              through: turned(part.start), turned(part.point(at: 1 / 3)),
              turned(part.point(at: 2 / 3)), turned(part.end)))
        }
      }
      var result = BezierPath(curves: curves)
      if path.isClosed, let last = result.vertices.popLast() {
        result.vertices[0].inTangent = last.inTangent
        result.isClosed = true
      }
      return result
    }
  }
}

extension CubicCurve {
  /// The curve that passes through four points at parameters 0, 1/3, 2/3 and 1.
  fileprivate init(through start: Point, _ first: Point, _ second: Point, _ end: Point) {
    let control1 = (start * -5 + first * 18 + second * -9 + end * 2) * (1 / 6)
    let control2 = (start * 2 + first * -9 + second * 18 + end * -5) * (1 / 6)
    self.init(start, control1, control2, end)
  }
}

extension Twist: PathModifying {
  static var title: String { "Twist" }

  package static let blank = Twist(angle: .blank)

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    let standard = Self.blank
    try visitor.field("angle", &angle)
    try visitor.field("center", &center, or: standard.center)
  }

  func maximumPoints(of count: Double) -> Double? {
    count * Double(Self.pieces(angle.isStatic ? angle.track.initialValue : .infinity))
  }
}
