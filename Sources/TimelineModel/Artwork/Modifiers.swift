public import Geometry
public import Motion

/// Keeps a part of the outlines above.
public struct TrimPaths: Hashable, Sendable {
  /// 0 to 1 of the length.
  public var start: Property<Double>
  /// 0 to 1 of the length.
  public var end: Property<Double>
  /// In degrees: 360 moves the part once along the whole outline.
  public var offset: Property<Double>
  /// Whether each outline counts for itself.
  public var mode: Mode

  /// The part from `start` to `end`.
  public init(
    start: Property<Double> = .constant(0), end: Property<Double> = .constant(1),
    offset: Property<Double> = .constant(0), mode: Mode = .simultaneously
  ) {
    self.start = start
    self.end = end
    self.offset = offset
    self.mode = mode
  }

  /// Whether each outline counts for itself (Lottie specification, "Trim Multiple Shapes").
  public enum Mode: String, Hashable, Sendable, CaseIterable {
    /// Each outline by its own length: the specification's 1, "parallel".
    case simultaneously
    /// All outlines as one after the other: the specification's 2, "sequential".
    case individually
  }
}

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
    copies: Property<Double>, offset: Property<Double> = .constant(0), order: Order = .above,
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

  /// Where later copies go (Lottie specification, "Composite").
  public enum Order: String, Hashable, Sendable, CaseIterable {
    /// Later copies above, the specification's 1, or below, its 2.
    case above, below
  }
}

/// Rounds the corners of the outlines above.
public struct RoundCorners: Hashable, Sendable {
  /// In pixels.
  public var radius: Property<Double>

  /// Corners of `radius`.
  public init(radius: Property<Double>) { self.radius = radius }
}

/// Joins the outlines above into one.
public struct MergePaths: Hashable, Sendable {
  /// How.
  public var mode: Mode

  /// A merge of this mode.
  public init(_ mode: Mode) { self.mode = mode }

  /// How outlines join, in the order of Bodymovin's numbers from 1.
  public enum Mode: String, Hashable, Sendable, CaseIterable {
    /// Side by side, in one compound outline; After Effects calls it Merge.
    case merge
    /// What is in any of them.
    case add
    /// What is in the first and in no other.
    case subtract
    /// What is in all of them.
    case intersect
    /// What is in an odd number of them.
    case exclude
  }
}

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

/// Pulls points in and curves out, or the other way.
public struct PuckerBloat: Hashable, Sendable {
  /// -1 to 1: below 0 puckers, above 0 bloats.
  public var amount: Property<Double>

  /// A pucker or bloat by `amount`.
  public init(amount: Property<Double>) { self.amount = amount }
}

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
