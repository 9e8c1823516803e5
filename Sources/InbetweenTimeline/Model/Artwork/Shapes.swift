/// An outline drawn by hand.
public struct PathShape: Hashable, Sendable {
  /// The outline over time.
  public var path: Property<BezierPath>
  /// Whether it runs backwards, which matters for trimming and non-zero winding.
  public var isReversed: Bool

  /// The outline `path`.
  public init(_ path: Property<BezierPath>, isReversed: Bool = false) {
    self.path = path
    self.isReversed = isReversed
  }
}

/// A rectangle. It begins at the upper right corner and runs clockwise (Lottie specification,
/// "Rectangle").
public struct RectangleShape: Hashable, Sendable {
  /// Of its centre.
  public var position: ShapePosition
  /// Width and height in pixels.
  public var size: Property<Point>
  /// Of the corners, in pixels.
  public var cornerRadius: Property<Double>
  /// Whether it runs counter-clockwise.
  public var isReversed: Bool

  /// A rectangle about `position`.
  public init(
    position: ShapePosition = .joined(.constant(.zero)), size: Property<Point>,
    cornerRadius: Property<Double> = .constant(0), isReversed: Bool = false
  ) {
    self.position = position
    self.size = size
    self.cornerRadius = cornerRadius
    self.isReversed = isReversed
  }
}

/// An ellipse. It begins at the top and runs clockwise (Lottie specification, "Ellipse").
public struct EllipseShape: Hashable, Sendable {
  /// Of its centre.
  public var position: ShapePosition
  /// Width and height in pixels.
  public var size: Property<Point>
  /// Whether it runs counter-clockwise.
  public var isReversed: Bool

  /// An ellipse about `position`.
  public init(
    position: ShapePosition = .joined(.constant(.zero)), size: Property<Point>,
    isReversed: Bool = false
  ) {
    self.position = position
    self.size = size
    self.isReversed = isReversed
  }
}

/// A star or a polygon. It begins at the top and runs clockwise (Lottie specification, "PolyStar").
public struct StarShape: Hashable, Sendable {
  /// Star or polygon.
  public var kind: Kind
  /// Of its centre.
  public var position: ShapePosition
  /// How many tips; fractions as authored.
  public var points: Property<Double>
  /// In degrees, clockwise.
  public var rotation: Property<Double>
  /// Of the tips, in pixels.
  public var outerRadius: Property<Double>
  /// 0 is sharp, 1 is round; may leave that range.
  public var outerRoundness: Property<Double>
  /// Whether it runs counter-clockwise.
  public var isReversed: Bool

  /// A star or polygon about `position`.
  public init(
    _ kind: Kind, position: ShapePosition = .joined(.constant(.zero)), points: Property<Double>,
    rotation: Property<Double> = .constant(0), outerRadius: Property<Double>,
    outerRoundness: Property<Double> = .constant(0), isReversed: Bool = false
  ) {
    self.kind = kind
    self.position = position
    self.points = points
    self.rotation = rotation
    self.outerRadius = outerRadius
    self.outerRoundness = outerRoundness
    self.isReversed = isReversed
  }

  /// Star or polygon.
  public enum Kind: Hashable, Sendable {
    /// No inner points.
    case polygon
    /// Inner points on a radius of their own, in pixels, with a roundness of their own.
    case star(innerRadius: Property<Double>, innerRoundness: Property<Double>)
  }
}
