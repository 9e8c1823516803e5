public import CoreGraphics

/// What a finger or a mouse does at a place, in points of the view that it is done to.
public enum _Touch {
  case tap(CGPoint)
  case dragged(CGPoint)
  case dragEnded(CGPoint)
  /// The touch is another view's from here on: no gesture tells its end.
  case cancelled
}

public protocol Gesture<Value> {
  associatedtype Value
  func _value(of touch: _Touch) -> Value?
  func _receive(_ touch: _Touch)
}

extension Gesture {
  public func _receive(_ touch: _Touch) {}
}

public struct _ChangedGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value
  let content: Content
  let action: (Value) -> Void

  public func _value(of touch: _Touch) -> Value? { content._value(of: touch) }

  public func _receive(_ touch: _Touch) {
    content._receive(touch)
    if case .dragged = touch, let value = _value(of: touch) { action(value) }
  }
}

public struct _EndedGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value
  let content: Content
  let action: (Value) -> Void

  public func _value(of touch: _Touch) -> Value? { content._value(of: touch) }

  public func _receive(_ touch: _Touch) {
    content._receive(touch)
    if case .dragged = touch { return }
    if let value = _value(of: touch) { action(value) }
  }
}

@propertyWrapper public struct GestureState<Value> {
  final class Box {
    let initial: Value
    var value: Value

    init(_ value: Value) {
      initial = value
      self.value = value
    }
  }

  let box: Box

  public init(wrappedValue: Value) { box = Box(wrappedValue) }

  public var wrappedValue: Value { box.value }
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState: @unchecked Sendable where Value: Sendable {}

extension GestureState: KeptProperty {
  func keep(from earlier: any KeptProperty) {
    guard let earlier = earlier as? GestureState<Value>, earlier.box !== box else { return }
    box.value = earlier.box.value
  }
}

public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  public typealias Value = Base.Value
  let base: Base
  let state: GestureState<State>
  let update: (Value, inout State, inout Transaction) -> Void

  public func _value(of touch: _Touch) -> Value? { base._value(of: touch) }

  public func _receive(_ touch: _Touch) {
    base._receive(touch)
    switch touch {
    case .dragged:
      var transaction = Transaction()
      if let value = _value(of: touch) { update(value, &state.box.value, &transaction) }
    case .tap, .dragEnded, .cancelled: state.box.value = state.box.initial
    }
  }
}

extension Gesture {
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, update: body)
  }

  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }
}

extension Gesture where Value: Equatable {
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}

public struct SpatialTapGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }

  public init(count: Int = 1) {}

  public func _value(of touch: _Touch) -> Value? {
    if case .tap(let place) = touch { Value(location: place) } else { nil }
  }
}

public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }

  private let minimumDistance: CGFloat

  public init(minimumDistance: CGFloat = 10) { self.minimumDistance = minimumDistance }

  public func _value(of touch: _Touch) -> Value? {
    switch touch {
    case .tap, .cancelled: nil
    case .dragged(let place), .dragEnded(let place): Value(location: place)
    }
  }
}

public struct OpenURLAction: Sendable {
  @MainActor public func callAsFunction(_ url: URL) { Host.openedURLs.append(url) }
}

extension EnvironmentValues {
  public var openURL: OpenURLAction { OpenURLAction() }
}

public protocol CoordinateSpaceProtocol {}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

extension View {
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    TouchedView(content: self, hover: action)
  }

  public func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View {
    TouchedView(content: self, touch: gesture._receive)
  }

  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    ShapedView(content: self) { shape.path(in: CGRect(origin: .zero, size: $0)) }
  }

  public func background<S: ShapeStyle>(_ style: S) -> some View {
    background { Rectangle().fill(style) }
  }
}
