extension Timeline {
  /// Whether anything in it has an expression.
  package var hasExpressions: Bool {
    var finder = ExpressionFinder()
    var copy = self
    do throws(ExpressionFinder.Failure) {
      try copy.visit(&finder)
      return false
    } catch {
      return true
    }
  }
}

/// Stops at the first expression. It stands beside what it goes through, so that the compiler makes
/// it for each of the types there.
private struct ExpressionFinder: PropertyVisitor {
  struct Failure: Error {}

  mutating func list<Element: Described>(_ value: inout [Element]) throws(Failure) {
    // Changed in place, an array that has another owner would be copied.
    for var element in value { try element.visit(&self) }
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
