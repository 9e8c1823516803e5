/// What changes the outlines above it one by one, each a pure function of a frame.
public enum PathModifier: Hashable, Sendable {
  /// Rounds corners.
  case roundCorners(RoundCorners)
  /// Moves outlines outwards.
  case offset(OffsetPaths)
  /// Pulls points in and curves out, or the other way.
  case puckerBloat(PuckerBloat)
  /// Breaks curves into ridges.
  case zigZag(ZigZag)
  /// Turns outlines more the nearer they are to a centre.
  case twist(Twist)
}

/// What each modifier of paths says of itself.
protocol PathModifying: Record {
  /// As After Effects calls it.
  static var title: String { get }
  /// The outlines at a frame of the layer's own clock: as many as come in, open or closed as they are.
  func apply(to outlines: [BezierPath], atFrame frame: Double) -> [BezierPath]
  /// The most points that come of so many; nil where their number stays and each costs much to find.
  func maximumPoints(of count: Double) -> Double?
}

extension PathModifying {
  func maximumPoints(of count: Double) -> Double? { count }
}

extension PathModifier {
  private var modifying: any PathModifying {
    switch self {
    case .roundCorners(let corners): corners
    case .offset(let offset): offset
    case .puckerBloat(let pucker): pucker
    case .zigZag(let zigZag): zigZag
    case .twist(let twist): twist
    }
  }

  /// As After Effects calls it.
  public var title: String { type(of: modifying).title }

  /// Everything in it that can move, under After Effects' names.
  public var properties: [NamedProperty] { modifying.describedProperties }

  /// The outlines at a frame of the layer's own clock, as many as come in.
  public func apply(to outlines: [BezierPath], atFrame frame: Double) -> [BezierPath] {
    modifying.apply(to: outlines, atFrame: frame)
  }

  /// The most points that come of so many; nil where their number stays and each costs much to find.
  package func maximumPoints(of count: Double) -> Double? { modifying.maximumPoints(of: count) }
}

extension PathModifier: Choice {
  package static let samples: [(key: StaticString, value: PathModifier)] = [
    ("roundCorners", .roundCorners(.blank)),
    ("offset", .offset(.blank)),
    ("puckerBloat", .puckerBloat(.blank)),
    ("zigZag", .zigZag(.blank)),
    ("twist", .twist(.blank)),
  ]

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    switch self {
    case .roundCorners(var roundCorners):
      try visitor.begin("roundCorners")
      try visitor.inline(&roundCorners)
      self = .roundCorners(roundCorners)
    case .offset(var offset):
      try visitor.begin("offset")
      try visitor.inline(&offset)
      self = .offset(offset)
    case .puckerBloat(var puckerBloat):
      try visitor.begin("puckerBloat")
      try visitor.inline(&puckerBloat)
      self = .puckerBloat(puckerBloat)
    case .zigZag(var zigZag):
      try visitor.begin("zigZag")
      try visitor.inline(&zigZag)
      self = .zigZag(zigZag)
    case .twist(var twist):
      try visitor.begin("twist")
      try visitor.inline(&twist)
      self = .twist(twist)
    }
  }
}

extension ShapeItem.Kind {
  /// Rounds the corners of the outlines above.
  public static func roundCorners(_ corners: RoundCorners) -> Self {
    .modifier(.roundCorners(corners))
  }
  /// Moves the outlines above outwards.
  public static func offset(_ offset: OffsetPaths) -> Self { .modifier(.offset(offset)) }
  /// Pulls points in and curves out, or the other way.
  public static func puckerBloat(_ pucker: PuckerBloat) -> Self { .modifier(.puckerBloat(pucker)) }
  /// Breaks curves into ridges.
  public static func zigZag(_ zigZag: ZigZag) -> Self { .modifier(.zigZag(zigZag)) }
  /// Turns the outlines more the nearer they are to a centre.
  public static func twist(_ twist: Twist) -> Self { .modifier(.twist(twist)) }
}
