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
