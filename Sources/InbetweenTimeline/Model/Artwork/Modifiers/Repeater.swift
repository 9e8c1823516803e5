/// Draws what stands above several times.
public struct Repeater: Hashable, Sendable {
  /// How many copies; fractions as authored.
  public var copies: Property<Double>
  /// How many steps of the transform the first copy has.
  public var offset: Property<Double>
  /// Whether later copies are drawn above or below earlier ones.
  public var order: Order
  /// One step from a copy to the next; its opacity is not used.
  public var transform: ShapeTransform
  /// Of the first copy, 0 to 1.
  public var startOpacity: Property<Double>
  /// Of the last copy, 0 to 1.
  public var endOpacity: Property<Double>

  /// A repeater with `copies`.
  public init(
    copies: Property<Double>, offset: Property<Double> = .constant(0), order: Order = .below,
    transform: ShapeTransform = ShapeTransform(), startOpacity: Property<Double> = .constant(1),
    endOpacity: Property<Double> = .constant(1)
  ) {
    self.copies = copies
    self.offset = offset
    self.order = order
    self.transform = transform
    self.startOpacity = startOpacity
    self.endOpacity = endOpacity
  }

  /// Where later copies go, under After Effects' names (Lottie specification, "Composite", which
  /// names it the other way round: 1 is `below`, 2 is `above`).
  public enum Order: String, Hashable, Sendable, CaseIterable {
    /// Later copies above or below.
    case above, below
  }
}
