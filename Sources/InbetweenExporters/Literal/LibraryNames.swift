import InbetweenTimeline

/// Names of the library that literals use: a type of the same name would hide them.
enum LibraryNames {
  /// Types, as a literal names them.
  static let types = Timeline.typeNames.union(["InbetweenTimeline", "StaticString", "Swift"])
}
