import InbetweenTimeline

/// What takes the place of a property, a text or a selector's expression.
enum Replacement: Sendable {
  case property(AnyProperty)
  case documents([TextKeyframe])
  case shares(TextSelector.Kind)
}

/// Puts evaluated properties in the place of those with expressions: goes through the timeline in
/// the order of `PropertyIndexer`, and counts as it does.
struct PropertyReplacer: PropertyVisitor {
  typealias Failure = Never

  private let replacements: [Int: Replacement]
  private var next: Int

  /// The timeline with the entries of these numbers replaced.
  static func apply(_ replacements: [Int: Replacement], to timeline: Timeline) -> Timeline {
    var replacer = PropertyReplacer(replacements: replacements)
    var changed = timeline
    changed.visit(&replacer)
    return changed
  }

  /// The selectors that stand before one with an expression, with the entries of these numbers
  /// replaced.
  static func earlierSelectors(
    _ script: PropertyIndex.SelectorScript, _ replacements: [Int: Replacement]
  ) -> [TextSelector] {
    var replacer = PropertyReplacer(replacements: replacements, next: script.first)
    var selectors = Array(script.animator.selectors.prefix(script.selector))
    for place in selectors.indices { selectors[place].visit(&replacer) }
    return selectors
  }

  private init(replacements: [Int: Replacement], next: Int = 0) {
    self.replacements = replacements
    self.next = next
  }

  mutating func field<Value: Described>(
    _ name: StaticString, as label: FieldLabel, _ value: inout Value, standard: Value?
  ) {
    value.visit(&self)
  }

  mutating func choice<Value: Choice>(_ value: inout Value) { value.describe(&self) }

  mutating func record<Value: Record>(_ value: inout Value) {
    switch value {
    case is TextContent:
      let replacement = take()
      value.describe(&self)
      guard case .documents(let documents)? = replacement, var content = value as? TextContent
      else { return }
      content.documents = documents
      content.expression = nil
      if let content = content as? Value { value = content }
    case let selector as TextSelector:
      var replacement: Replacement?
      if case .expression = selector.kind { replacement = take() }
      value.describe(&self)
      guard case .shares(let shares)? = replacement, var selector = value as? TextSelector
      else { return }
      selector.kind = shares
      selector.amount.expression = nil
      if let selector = selector as? Value { value = selector }
    default: value.describe(&self)
    }
  }

  mutating func property<Value: TrackValue>(_ value: inout Property<Value>) {
    guard case .property(let property)? = take() else { return }
    switch property {
    case .scalar(let property): replace(&value, property)
    case .point(let property): replace(&value, property)
    case .vector(let property): replace(&value, property)
    case .color(let property): replace(&value, property)
    case .gradient(let property): replace(&value, property)
    case .path(let property): replace(&value, property)
    }
  }

  private func replace<Value, Other>(_ value: inout Property<Value>, _ other: Property<Other>) {
    if let other = other as? Property<Value> { value = other }
  }

  private mutating func take() -> Replacement? {
    next += 1
    return replacements[next - 1]
  }
}
