/// Where a layer stands on its parent or in its composition.
///
/// Applied in this order: move the anchor point to the origin, scale, skew, turn, move to the
/// position (Lottie specification, "Transform"; `Geometry/Conventions.swift` for units and signs).
public struct Transform: Hashable, Sendable {
  /// The point of the layer's own space that `position` places; default 0, 0.
  public var anchor: Property<Vector3>
  /// Default 0, 0.
  public var position: Position
  /// 1 is natural size; default 1.
  public var scale: Property<Vector3>
  /// Default 0°.
  public var rotation: Rotation
  /// In degrees; default 0.
  public var skew: Property<Double>
  /// The direction along which it skews, in degrees; default 0.
  public var skewAxis: Property<Double>
  /// 0 to 1; default 1. Children of a parent do not inherit it.
  public var opacity: Property<Double>

  /// A transform that changes nothing but what is given.
  public init(
    anchor: Property<Vector3> = .constant(.zero),
    position: Position = .joined(.constant(.zero)),
    scale: Property<Vector3> = .constant(.one),
    rotation: Rotation = .flat(.constant(0)),
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

/// A place that moves as one or with a track for each dimension.
public enum Position: Hashable, Sendable {
  /// One track; its keyframes may travel on curves.
  case joined(Property<Vector3>)
  /// After Effects' "Separate Dimensions"; z is constant 0 for flat layers.
  case separate(x: Property<Double>, y: Property<Double>, z: Property<Double>)
}

extension Position {
  /// The place at a frame.
  public func value(atFrame frame: Double) -> Vector3 {
    switch self {
    case .joined(let property): property.value(atFrame: frame)
    case .separate(let x, let y, let z):
      Vector3(x.value(atFrame: frame), y.value(atFrame: frame), z.value(atFrame: frame))
    }
  }

  /// Whether the place never changes.
  public var isStatic: Bool {
    switch self {
    case .joined(let property): property.isStatic
    case .separate(let x, let y, let z): x.isStatic && y.isStatic && z.isStatic
    }
  }
}

/// How a layer turns about its anchor point.
public enum Rotation: Hashable, Sendable {
  /// In the picture's plane, in degrees, clockwise; turns beyond 360 count.
  case flat(Property<Double>)
  /// A 3D layer's orientation (x, y, z in degrees, the shortest way between keyframes) and its
  /// three rotations, in degrees.
  case spatial(
    orientation: Property<Vector3>, x: Property<Double>, y: Property<Double>, z: Property<Double>)
}

extension Transform {
  /// Everything in it that can move, under After Effects' names.
  public var properties: [NamedProperty] {
    let turns: [NamedProperty] =
      switch rotation {
      case .flat: Self.named("rotation", rotation)
      // To scripts, what turns in the picture's plane is the rotation in space, too.
      case .spatial(let orientation, let x, let y, let z):
        Rotation.named("orientation", orientation) + Rotation.named("x", x)
          + Rotation.named("y", y) + [NamedProperty("Z Rotation", z)]
      }
    return Self.named("anchor", anchor) + Self.named("position", position)
      + Self.named("scale", scale) + turns + Self.named("skew", skew)
      + Self.named("skewAxis", skewAxis) + Self.named("opacity", opacity)
  }
}
