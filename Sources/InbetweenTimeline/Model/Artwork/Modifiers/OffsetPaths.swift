/// Moves the outlines above outwards.
public struct OffsetPaths: Hashable, Sendable {
  /// In pixels; negative inwards.
  public var amount: Property<Double>
  /// At corners.
  public var join: LineJoin
  /// As for strokes.
  public var miterLimit: Property<Double>

  /// An offset by `amount`.
  public init(
    amount: Property<Double>, join: LineJoin = .miter,
    miterLimit: Property<Double> = .constant(4)
  ) {
    self.amount = amount
    self.join = join
    self.miterLimit = miterLimit
  }
}

extension OffsetPaths: PathModifying {
  static var title: String { "Offset Paths" }

  package static let blank = OffsetPaths(amount: .blank)

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    let standard = Self.blank
    try visitor.field("amount", &amount)
    try visitor.field("join", &join, or: standard.join)
    try visitor.field("miterLimit", &miterLimit, or: standard.miterLimit)
  }

  func maximumPoints(of count: Double) -> Double? { nil }
}
