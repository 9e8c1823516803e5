// Objects that are watched: declared, so that source which uses them is compiled; nobody is told.

public final class ObservableObjectPublisher: Sendable {}

public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher
}

@propertyWrapper public struct Published<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Published: Sendable where Value: Sendable {}
