import InbetweenExporters
import InbetweenTimeline

extension Timeline {
  /// What is in slots, in the order of the model.
  var propertiesInSlots:
    (
      properties: [(slot: String, value: AnyProperty)], words: [ThemeVariant.Words],
      texts: [TextContent], pictures: [ImageAsset]
    )
  {
    var finder = SlotFinder()
    var timeline = self
    timeline.visit(&finder)
    return (
      finder.properties, finder.words, finder.texts, timeline.images.filter { $0.slot != nil }
    )
  }
}

/// Finds the properties and texts that are in slots.
private struct SlotFinder: PropertyVisitor {
  typealias Failure = Never

  private(set) var properties: [(slot: String, value: AnyProperty)] = []
  private(set) var words: [ThemeVariant.Words] = []
  private(set) var texts: [TextContent] = []

  mutating func field<Value: Described>(
    _ name: StaticString, as label: FieldLabel, _ value: inout Value, standard: Value?
  ) {
    value.visit(&self)
  }

  mutating func choice<Value: Choice>(_ value: inout Value) { value.describe(&self) }

  mutating func record<Value: Record>(_ value: inout Value) {
    if let text = value as? TextContent, let slot = text.slot,
      let first = text.documents.first?.document
    {
      words.append(ThemeVariant.Words(slot: slot, first, changes: text.documents.count > 1))
      texts.append(text)
    }
    value.describe(&self)
  }

  mutating func property<Value: TrackValue>(_ value: inout Property<Value>) {
    guard let slot = value.slot else { return }
    switch value {
    case let property as Property<Double>: properties.append((slot, .scalar(property)))
    case let property as Property<Point>: properties.append((slot, .point(property)))
    case let property as Property<Vector3>: properties.append((slot, .vector(property)))
    case let property as Property<Color>: properties.append((slot, .color(property)))
    case let property as Property<Gradient>: properties.append((slot, .gradient(property)))
    case let property as Property<BezierPath>: properties.append((slot, .path(property)))
    default: break
    }
  }
}
