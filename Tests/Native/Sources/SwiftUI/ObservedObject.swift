@_exported public import Combine

@MainActor @propertyWrapper public struct ObservedObject<ObjectType: ObservableObject> {
  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
}

extension View {
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    WatchingView(content: self, value: value, isInitial: false) { _, new in action(new) }
  }
}
