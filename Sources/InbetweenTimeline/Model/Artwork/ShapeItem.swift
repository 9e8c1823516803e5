/// One row below a shape layer's Contents. An item acts on what stands **above** it in its group.
public struct ShapeItem: Hashable, Sendable {
  /// As in After Effects; may be empty.
  public var name: String
  /// Whether its eye is off: it neither draws nor acts.
  public var isHidden: Bool
  /// What it is.
  public var kind: Kind
  /// Where in the file it stands.
  public var origin = Origin()

  /// An item of this kind.
  public init(_ name: String = "", isHidden: Bool = false, _ kind: Kind) {
    self.name = name
    self.isHidden = isHidden
    self.kind = kind
  }

  /// What an item is.
  public enum Kind: Hashable, Sendable {
    /// Items with a transform of their own.
    case group(ShapeGroup)
    /// An outline drawn by hand.
    case path(PathShape)
    /// A rectangle.
    case rectangle(RectangleShape)
    /// An ellipse.
    case ellipse(EllipseShape)
    /// A star or polygon.
    case star(StarShape)
    /// Fills the outlines above.
    case fill(Fill)
    /// Strokes the outlines above.
    case stroke(Stroke)
    /// Keeps a part of each outline above.
    case trim(TrimPaths)
    /// Draws what stands above several times.
    case repeater(Repeater)
    /// Joins the outlines above into one.
    case merge(MergePaths)
    /// Changes each outline above.
    case modifier(PathModifier)
  }
}

/// Items with a transform of their own.
public struct ShapeGroup: Hashable, Sendable {
  /// Topmost first.
  public var items: [ShapeItem]
  /// Where the group stands.
  public var transform: ShapeTransform
  /// How it mixes with what is below.
  public var blendMode: BlendMode

  /// A group of these items.
  public init(
    _ items: [ShapeItem], transform: ShapeTransform = ShapeTransform(),
    blendMode: BlendMode = .normal
  ) {
    self.items = items
    self.transform = transform
    self.blendMode = blendMode
  }
}

/// Where a group of artwork stands: as a layer's transform, but flat.
public struct ShapeTransform: Hashable, Sendable {
  /// The point that `position` places; default 0, 0.
  public var anchor: Property<Point>
  /// Default 0, 0.
  public var position: ShapePosition
  /// 1 is natural size; default 1.
  public var scale: Property<Point>
  /// In degrees, clockwise; default 0.
  public var rotation: Property<Double>
  /// In degrees; default 0.
  public var skew: Property<Double>
  /// In degrees; default 0.
  public var skewAxis: Property<Double>
  /// 0 to 1; default 1.
  public var opacity: Property<Double>

  /// A transform that changes nothing but what is given.
  public init(
    anchor: Property<Point> = .constant(.zero),
    position: ShapePosition = .joined(.constant(.zero)),
    scale: Property<Point> = .constant(Point(1, 1)),
    rotation: Property<Double> = .constant(0),
    skew: Property<Double> = .constant(0),
    skewAxis: Property<Double> = .constant(0),
    opacity: Property<Double> = .constant(1)
  ) {
    self.anchor = anchor
    self.position = position
    self.scale = scale
    self.rotation = rotation
    self.skew = skew
    self.skewAxis = skewAxis
    self.opacity = opacity
  }
}

/// A flat place that moves as one or with a track for each dimension.
public enum ShapePosition: Hashable, Sendable {
  /// One track; its keyframes may travel on curves.
  case joined(Property<Point>)
  /// A track for each dimension.
  case separate(x: Property<Double>, y: Property<Double>)
}

extension ShapePosition {
  /// The place at a frame.
  public func value(atFrame frame: Double) -> Point {
    switch self {
    case .joined(let property): property.value(atFrame: frame)
    case .separate(let x, let y): Point(x.value(atFrame: frame), y.value(atFrame: frame))
    }
  }

  /// Whether the place never changes.
  public var isStatic: Bool {
    switch self {
    case .joined(let property): property.isStatic
    case .separate(let x, let y): x.isStatic && y.isStatic
    }
  }
}

extension ShapeTransform {
  /// Everything in it that can move, under After Effects' names.
  public var properties: [NamedProperty] { describedProperties }
}
