import InbetweenTimeline
import Testing

@Suite struct DescriptionTests {
  @Test("Each stored property of the model is described, but for where it comes from")
  func everythingIsDescribed() {
    var check = StoredPropertyCheck()
    for seed in 0..<12 {
      var timeline = RandomTimeline.make(seed: UInt64(seed))
      timeline.visit(&check)
    }
    #expect(check.differences == [])
    #expect(check.types.count > 50)
  }
}

/// Compares what a record describes with what it stores.
private struct StoredPropertyCheck: ModelVisitor {
  typealias Failure = Never

  /// What is stored and not described, or the other way.
  var differences: Set<String> = []
  /// The records that were met.
  var types: Set<String> = []
  private var described = 0

  mutating func record<Value: Record>(_ value: inout Value) {
    let outer = described
    described = 0
    value.describe(&self)
    let stored = Mirror(reflecting: value).children.filter { !($0.value is Origin) }
    let name = String(reflecting: Value.self)
    types.insert(name)
    if stored.count != described {
      differences.insert("\(name) stores \(stored.count) and describes \(described)")
    }
    described = outer
  }

  mutating func choice<Value: Choice>(_ value: inout Value) {
    let outer = described
    value.describe(&self)
    described = outer
  }

  mutating func property<Value: TrackValue>(_ value: inout Property<Value>) { record(&value) }

  mutating func field<Value: Described>(
    _ name: StaticString, as label: FieldLabel, _ value: inout Value, standard: Value?
  ) {
    described += 1
    value.visit(&self)
  }

  mutating func inline<Value: Described>(_ value: inout Value) {
    described += 1
    value.visit(&self)
  }

  mutating func track<Value: TrackValue>(_ value: inout Track<Value>) {
    described += 1
    var first = value.initialValue
    first.visit(&self)
  }

  mutating func list<Element: Described>(_ value: inout [Element]) {
    for index in value.indices { value[index].visit(&self) }
  }

  mutating func optional<Wrapped: Described>(_ value: inout Wrapped?) { value?.visit(&self) }

  mutating func begin(_ name: StaticString) {}
  mutating func number(_ value: inout Double) {}
  mutating func integer(_ value: inout Int) {}
  mutating func flag(_ value: inout Bool) {}
  mutating func text(_ value: inout String) {}
  mutating func word<Value: Word>(_ value: inout Value) {}
  mutating func point(_ value: inout Point) {}
  mutating func vector(_ value: inout Vector3) {}
  mutating func color(_ value: inout Color) {}
  mutating func outline(_ value: inout BezierPath) {}
  mutating func frameRate(_ value: inout FrameRate) {}
}
