package import InbetweenDiagnostics

/// Where in the imported file a thing stands. It says nothing of what the thing is: two things that
/// differ in their origin alone are equal.
public struct Origin: Hashable, Sendable {
  package var path: JSONPath?

  /// A thing that comes from no file.
  public init() {}

  package init(_ path: JSONPath?) { self.path = path }

  /// Always true.
  public static func == (left: Origin, right: Origin) -> Bool { true }

  /// Adds nothing.
  public func hash(into hasher: inout Hasher) {}
}
