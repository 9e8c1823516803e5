public import CoreGraphics

@propertyWrapper public struct State<Value> {
  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let box: Box

  public init(wrappedValue value: Value) { box = Box(value) }
  public init(initialValue value: Value) { box = Box(value) }

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    Binding(get: { box.value }, set: { box.value = $0 })
  }
}

extension State: @unchecked Sendable where Value: Sendable {}

@propertyWrapper public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  public var projectedValue: Binding<Value> { self }
}

public enum ColorScheme: Hashable, CaseIterable, Sendable {
  case light, dark
}

public struct EnvironmentValues: Sendable {
  public init() {}

  @MainActor public var colorScheme: ColorScheme { Host.colorScheme }
  @MainActor public var accessibilityReduceMotion: Bool { Host.reducesMotion }
}

@propertyWrapper public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  public var wrappedValue: Value { EnvironmentValues()[keyPath: keyPath] }
}

public protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by rhs: Double)
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= rhs }
  public var magnitudeSquared: Double { self * self }
}

public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic
  var animatableData: AnimatableData { get set }
}

/// A view whose modifier draws nothing in the stand-in.
public nonisolated struct ModifiedContent<Content: View>: PrimitiveView {
  let content: Content

  @MainActor func draw(in context: inout GraphicsContext, size: CGSize) {
    Host.draw(content, in: &context, size: size)
  }
}

public struct Text: Sendable {
  let string: String
  public init(_ content: String) { string = content }
  public init(verbatim content: String) { string = content }
}

public enum ContentMode: Hashable, Sendable {
  case fit, fill
}

extension View {
  public func accessibilityLabel(_ label: Text) -> some View { ModifiedContent(content: self) }
  public func accessibilityLabel(_ label: String) -> some View { ModifiedContent(content: self) }
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    ModifiedContent(content: self)
  }
  public func accessibilityHidden(_ hidden: Bool) -> some View { ModifiedContent(content: self) }
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    ModifiedContent(content: self)
  }
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    ModifiedContent(content: self)
  }
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    ModifiedContent(content: self)
  }
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    ModifiedContent(content: self)
  }
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View { ModifiedContent(content: self) }
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { ModifiedContent(content: self) }
}

/// Several views as one; the builder joins them already.
public nonisolated struct Group<Content: View>: PrimitiveView {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor func draw(in context: inout GraphicsContext, size: CGSize) {
    Host.draw(content, in: &context, size: size)
  }
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
  public static let ignore = AccessibilityChildBehavior()
}
