/// Pulls points in and curves out, or the other way.
public struct PuckerBloat: Hashable, Sendable {
  /// -1 to 1: below 0 puckers, above 0 bloats.
  public var amount: Property<Double>

  /// A pucker or bloat by `amount`.
  public init(amount: Property<Double>) { self.amount = amount }
}

extension PuckerBloat {
  /// The outlines with their points moved towards the middle of the outline's bounds by the amount,
  /// and their handles moved away from it as much.
  public func apply(to outlines: [BezierPath], atFrame frame: Double) -> [BezierPath] {
    let amount = amount.value(atFrame: frame)
    guard amount != 0 else { return outlines }
    return outlines.map { path in
      guard let bounds = path.bounds else { return path }
      let center = bounds.origin.interpolated(to: bounds.corner, by: 0.5)
      var result = path
      for (index, vertex) in path.vertices.enumerated() {
        let point = vertex.point.interpolated(to: center, by: amount)
        let arrival = (vertex.point + vertex.inTangent).interpolated(to: center, by: -amount)
        let departure = (vertex.point + vertex.outTangent).interpolated(to: center, by: -amount)
        result.vertices[index] = BezierPath.Vertex(
          point, in: arrival - point, out: departure - point)
      }
      return result
    }
  }
}

extension PuckerBloat: PathModifying {
  static var title: String { "Pucker & Bloat" }

  package static let blank = PuckerBloat(amount: .blank)

  package static let fieldNames: [String: PropertyName] = ["amount": .percent("Amount")]

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    try visitor.field("amount", &amount)
  }
}
