public import CoreGraphics

// What apps put around animations. Nothing of it looks like Apple's.

/// Bindings to the properties of something that is observed.
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
  public var wrappedValue: Value

  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  public var projectedValue: Bindable<Value> { self }

  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> where Value: AnyObject {
    let value = wrappedValue
    return Binding(get: { value[keyPath: keyPath] }, set: { value[keyPath: keyPath] = $0 })
  }
}

extension Binding {
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
  }
}

public nonisolated struct Form<Content: View>: PrimitiveView {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor func draw(in context: inout GraphicsContext, size: CGSize) {
    Host.draw(VStack { content }, in: &context, size: size)
  }
}

public nonisolated struct Stepper: PrimitiveView {
  public init<V: Strideable>(
    _ title: some StringProtocol, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {}

  @MainActor func draw(in context: inout GraphicsContext, size: CGSize) {}
}

public struct ScrollGeometry: Hashable, Sendable {
  public var contentOffset: CGPoint
}

extension View {
  /// Nothing scrolls here.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    self
  }

  /// Nothing is begun here.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    self
  }
}
