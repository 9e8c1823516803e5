/// What a fill or a stroke is painted with.
public enum Paint: Hashable, Sendable {
  /// One colour.
  case solid(Property<Color>)
  /// Colours along a line or around a point.
  case gradient(GradientPaint)
}

/// Colours along a line or around a point.
public struct GradientPaint: Hashable, Sendable {
  /// Along a line or around a point.
  public var kind: Kind
  /// Where offset 0 is, in the space of the item.
  public var start: Property<Point>
  /// Where offset 1 is: for a radial gradient, a point of its rim.
  public var end: Property<Point>
  /// The colours.
  public var stops: Property<Gradient>

  /// A gradient from `start` to `end`.
  public init(
    _ kind: Kind, start: Property<Point>, end: Property<Point>, stops: Property<Gradient>
  ) {
    self.kind = kind
    self.start = start
    self.end = end
    self.stops = stops
  }

  /// Along a line or around a point.
  public enum Kind: Hashable, Sendable {
    /// Along the line from start to end.
    case linear
    /// Around the start. The highlight is its focal point: its distance from the centre as a share
    /// of the radius (-1 to 1), and its direction in degrees from the line start-end, clockwise.
    case radial(highlightLength: Property<Double>, highlightAngle: Property<Double>)
  }
}

/// Fills the outlines above it.
public struct Fill: Hashable, Sendable {
  /// What with.
  public var paint: Paint
  /// 0 to 1.
  public var opacity: Property<Double>
  /// What counts as inside.
  public var rule: FillRule
  /// How it mixes with what is below.
  public var blendMode: BlendMode

  /// A fill with `paint`.
  public init(
    _ paint: Paint, opacity: Property<Double> = .constant(1), rule: FillRule = .nonZero,
    blendMode: BlendMode = .normal
  ) {
    self.paint = paint
    self.opacity = opacity
    self.rule = rule
    self.blendMode = blendMode
  }
}

/// What counts as inside of outlines that overlap.
public enum FillRule: String, Hashable, Sendable, CaseIterable {
  /// Where the windings do not cancel out.
  case nonZero
  /// Where an odd number of outlines lies around.
  case evenOdd
}

/// Strokes the outlines above it.
public struct Stroke: Hashable, Sendable {
  /// What with.
  public var paint: Paint
  /// 0 to 1.
  public var opacity: Property<Double>
  /// In pixels.
  public var width: Property<Double>
  /// At the ends of open outlines and dashes.
  public var cap: LineCap
  /// At corners.
  public var join: LineJoin
  /// The longest mitre as a multiple of the width; longer ones become bevels.
  public var miterLimit: Property<Double>
  /// nil for an unbroken line.
  public var dashes: DashPattern?
  /// How it mixes with what is below.
  public var blendMode: BlendMode

  /// A stroke with `paint`.
  public init(
    _ paint: Paint, opacity: Property<Double> = .constant(1), width: Property<Double>,
    cap: LineCap = .butt, join: LineJoin = .miter, miterLimit: Property<Double> = .constant(4),
    dashes: DashPattern? = nil, blendMode: BlendMode = .normal
  ) {
    self.paint = paint
    self.opacity = opacity
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.blendMode = blendMode
  }
}

/// How lines end.
public enum LineCap: String, Hashable, Sendable, CaseIterable {
  /// At the end point, in a half circle around it, or half a width beyond it.
  case butt, round, square
}

/// How lines meet.
public enum LineJoin: String, Hashable, Sendable, CaseIterable {
  /// In a tip, in an arc, or cut off.
  case miter, round, bevel
}

/// Dashes and gaps along a line.
public struct DashPattern: Hashable, Sendable {
  /// Dash, gap, dash, gap … in pixels, repeated without end; never empty. An odd count repeats
  /// with dashes and gaps changed over.
  public var lengths: [Property<Double>]
  /// How far into the pattern the line begins, in pixels.
  public var offset: Property<Double>

  /// A pattern of these lengths.
  public init(_ lengths: [Property<Double>], offset: Property<Double> = .constant(0)) {
    self.lengths = lengths
    self.offset = offset
  }
}
