/// A value that the file lets move, with what drives it besides its keyframes.
public struct Property<Value: Interpolatable>: Hashable, Sendable {
  /// What the keyframes say.
  public var track: Track<Value>
  /// The source of the After Effects expression on it, as written; nil without one. Kept, not run.
  public var expression: String?
  /// The identifier of the slot that may replace it (Lottie specification, "Slots"); nil for none.
  public var slot: String?

  /// The property that `track` moves.
  public init(_ track: Track<Value>, expression: String? = nil, slot: String? = nil) {
    self.track = track
    self.expression = expression
    self.slot = slot
  }

  /// A property that never moves.
  public static func constant(
    _ value: Value, expression: String? = nil, slot: String? = nil
  ) -> Property {
    Property(.constant(value), expression: expression, slot: slot)
  }

  /// A property that moves through keyframes; `keyframes` must not be empty.
  public static func keyframed(
    _ keyframes: [Keyframe<Value>], expression: String? = nil, slot: String? = nil
  ) -> Property {
    guard let track = Track(keyframes: keyframes) else {
      preconditionFailure("a keyframed property needs a keyframe")
    }
    return Property(track, expression: expression, slot: slot)
  }

  /// The same property driven by an expression.
  public func expressed(by source: String) -> Property {
    Property(track, expression: source, slot: slot)
  }

  /// The same property, replaceable through a slot.
  public func inSlot(_ identifier: String) -> Property {
    Property(track, expression: expression, slot: identifier)
  }
}

extension Property {
  /// The value at a frame of the composition's clock, expressions left aside.
  public func value(atFrame frame: Double) -> Value { track.value(atFrame: frame) }

  /// Whether keyframes change the value.
  public var isStatic: Bool { track.isStatic }
}

/// A property of any kind, for lists of what moves.
public enum AnyProperty: Hashable, Sendable {
  /// A number: its unit stands at the property that it is.
  case scalar(Property<Double>)
  /// A place or a pair of numbers.
  case point(Property<Point>)
  /// Three numbers.
  case vector(Property<Vector3>)
  /// A colour.
  case color(Property<Color>)
  /// The stops of a gradient.
  case gradient(Property<Gradient>)
  /// An outline.
  case path(Property<BezierPath>)
}

extension AnyProperty {
  /// The property under the case of its kind; nil for kinds that the model has no case for.
  package init?<Value>(_ property: Property<Value>) {
    switch property {
    case let property as Property<Double>: self = .scalar(property)
    case let property as Property<Point>: self = .point(property)
    case let property as Property<Vector3>: self = .vector(property)
    case let property as Property<Color>: self = .color(property)
    case let property as Property<Gradient>: self = .gradient(property)
    case let property as Property<BezierPath>: self = .path(property)
    default: return nil
    }
  }

  /// Whether keyframes change the value.
  public var isStatic: Bool {
    switch self {
    case .scalar(let property): property.isStatic
    case .point(let property): property.isStatic
    case .vector(let property): property.isStatic
    case .color(let property): property.isStatic
    case .gradient(let property): property.isStatic
    case .path(let property): property.isStatic
    }
  }

  /// The source of its expression; nil without one.
  public var expression: String? {
    switch self {
    case .scalar(let property): property.expression
    case .point(let property): property.expression
    case .vector(let property): property.expression
    case .color(let property): property.expression
    case .gradient(let property): property.expression
    case .path(let property): property.expression
    }
  }

  /// The frames of its keyframes, in order; empty for a constant.
  public var keyframeTimes: [Double] {
    switch self {
    case .scalar(let property): property.track.keyframes.map(\.frame)
    case .point(let property): property.track.keyframes.map(\.frame)
    case .vector(let property): property.track.keyframes.map(\.frame)
    case .color(let property): property.track.keyframes.map(\.frame)
    case .gradient(let property): property.track.keyframes.map(\.frame)
    case .path(let property): property.track.keyframes.map(\.frame)
    }
  }

  /// The curves of its easings.
  package var curves: [TimingCurve] {
    switch self {
    case .scalar(let property): property.track.keyframes.flatMap(\.easing.curves)
    case .point(let property): property.track.keyframes.flatMap(\.easing.curves)
    case .vector(let property): property.track.keyframes.flatMap(\.easing.curves)
    case .color(let property): property.track.keyframes.flatMap(\.easing.curves)
    case .gradient(let property): property.track.keyframes.flatMap(\.easing.curves)
    case .path(let property): property.track.keyframes.flatMap(\.easing.curves)
    }
  }
}

/// A property under the name that After Effects' timeline panel shows.
public struct NamedProperty: Hashable, Sendable {
  /// As in After Effects: `Position`, `Trim Paths › End`; levels are joined with ` › `.
  public var name: String
  /// What it is.
  public var property: AnyProperty

  /// `property` under `name`.
  public init(_ name: String, _ property: AnyProperty) {
    self.name = name
    self.property = property
  }

  package init(_ name: String, _ property: Property<Double>) {
    self.init(name, .scalar(property))
  }

  package init(_ name: String, _ property: Property<Point>) {
    self.init(name, .point(property))
  }

  package init(_ name: String, _ property: Property<Vector3>) {
    self.init(name, .vector(property))
  }

  package init(_ name: String, _ property: Property<Color>) {
    self.init(name, .color(property))
  }

  package init(_ name: String, _ property: Property<Gradient>) {
    self.init(name, .gradient(property))
  }

  package init(_ name: String, _ property: Property<BezierPath>) {
    self.init(name, .path(property))
  }

  /// The same property one level deeper, below `group`.
  package func within(_ group: String) -> NamedProperty {
    NamedProperty(group + " › " + name, property)
  }
}
