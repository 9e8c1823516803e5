import InbetweenTimeline

/// Looks whether anything in a timeline has an expression, and stops at the first: most have none,
/// and need no index.
struct ExpressionFinder: PropertyVisitor {
  struct Failure: Error {}

  static func hasExpressions(_ timeline: Timeline) -> Bool {
    var finder = ExpressionFinder()
    var copy = timeline
    do throws(Failure) {
      try copy.visit(&finder)
      return false
    } catch {
      return true
    }
  }

  mutating func field<Value: Described>(
    _ name: StaticString, as label: FieldLabel, _ value: inout Value, standard: Value?
  ) throws(Failure) {
    try value.visit(&self)
  }

  mutating func choice<Value: Choice>(_ value: inout Value) throws(Failure) {
    try value.describe(&self)
  }

  mutating func record<Value: Record>(_ value: inout Value) throws(Failure) {
    if Value.self == TextContent.self, let text = value as? TextContent, text.expression != nil {
      throw Failure()
    }
    if Value.self == TextSelector.self, let selector = value as? TextSelector,
      case .expression = selector.kind
    {
      throw Failure()
    }
    try value.describe(&self)
  }

  mutating func property<Value: TrackValue>(_ value: inout Property<Value>) throws(Failure) {
    if value.expression != nil { throw Failure() }
  }
}
