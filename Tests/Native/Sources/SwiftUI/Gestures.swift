public import CoreGraphics

// What views react to: declared, so that source which uses it is compiled; nothing calls it.

public protocol Gesture<Value> {
  associatedtype Value
}

public struct _ChangedGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value
}

public struct _EndedGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value
}

extension Gesture {
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture()
  }
}

extension Gesture where Value: Equatable {
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture()
  }
}

public struct SpatialTapGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }

  public init(count: Int = 1) {}
}

public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }

  public init(minimumDistance: CGFloat = 10) {}
}

public struct AccessibilityTraits: Sendable {
  public static let isButton = AccessibilityTraits()
}

public struct OpenURLAction: Sendable {
  @MainActor public func callAsFunction(_ url: URL) {}
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
    UnchangedView(content: self)
  }

  public func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View {
    UnchangedView(content: self)
  }

  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    UnchangedView(content: self)
  }

  public func background<S: ShapeStyle>(_ style: S) -> some View {
    background { Rectangle().fill(style) }
  }

  public func accessibilityValue(
    _ value: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier())
  }

  public func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier())
  }

  public func accessibilityAction(_ handler: @escaping () -> Void) -> some View {
    UnchangedView(content: self)
  }

  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    UnchangedView(content: self)
  }
}
