/// Where what plays views stands.
package enum RuntimeForm: Hashable, Sendable, CaseIterable {
  /// In the file of each animation, which needs no other.
  case embedded
  /// In a file of its own, which the animations of a module have together.
  case shared
  /// In the library product of the package, which the animations import.
  case library

  /// The type that shared parts are nested in.
  package static let home = "InbetweenRuntime"

  /// The product, and its module.
  package static let module = "InbetweenUI"
}
