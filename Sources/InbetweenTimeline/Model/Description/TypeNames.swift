extension Timeline {
  /// The names of the model's types that a literal may use, those within others aside.
  package static let typeNames: Set<String> = {
    var finder = TypeNameFinder()
    var timeline = Timeline.blank
    timeline.visit(&finder)
    return finder.names
  }()
}

/// What types are called.
package enum TypeName {
  /// As `String(reflecting:)` has it, which goes through all conformances of the program for each new
  /// type, to see whether it describes itself: most of what a short run took.
  package static func qualified(_ type: Any.Type) -> String { _typeName(type, qualified: true) }
}

/// Goes through the types of the model, each once, by the descriptions of their blank values.
private struct TypeNameFinder: ModelVisitor {
  typealias Failure = Never

  private(set) var names: Set<String> = []
  private var known: Set<ObjectIdentifier> = []

  /// Notes a type.
  ///
  /// - Returns: whether it is new.
  @discardableResult
  private mutating func note(_ type: Any.Type) -> Bool {
    guard known.insert(ObjectIdentifier(type)).inserted else { return false }
    // `InbetweenTimeline.Layer`, but not `InbetweenTimeline.ShapeItem.Kind`; generic ones without
    // what they hold.
    let name = TypeName.qualified(type).prefix { $0 != "<" }.split(separator: ".")
    if name.count == 2 { names.insert(String(name[1])) }
    return true
  }

  mutating func number(_ value: inout Double) { note(Double.self) }
  mutating func integer(_ value: inout Int) { note(Int.self) }
  mutating func flag(_ value: inout Bool) { note(Bool.self) }
  mutating func text(_ value: inout String) { note(String.self) }
  mutating func word<Value: Word>(_ value: inout Value) { note(Value.self) }
  mutating func point(_ value: inout Point) { note(Point.self) }
  mutating func vector(_ value: inout Vector3) { note(Vector3.self) }
  mutating func color(_ value: inout Color) { note(Color.self) }
  mutating func outline(_ value: inout BezierPath) { note(BezierPath.self) }
  mutating func frameRate(_ value: inout FrameRate) { note(FrameRate.self) }
  mutating func begin(_ name: StaticString) {}

  mutating func list<Element: Described>(_ value: inout [Element]) {
    note([Element].self)
    var element = Element.blank
    element.visit(&self)
  }

  mutating func optional<Wrapped: Described>(_ value: inout Wrapped?) {
    note(Wrapped?.self)
    var wrapped = Wrapped.blank
    wrapped.visit(&self)
  }

  mutating func record<Value: Record>(_ value: inout Value) {
    guard note(Value.self) else { return }
    var blank = Value.blank
    blank.describe(&self)
  }

  mutating func choice<Value: Choice>(_ value: inout Value) {
    guard note(Value.self) else { return }
    for sample in Value.samples {
      var value = sample.value
      value.describe(&self)
    }
  }

  mutating func property<Value: TrackValue>(_ value: inout Property<Value>) {
    guard note(Property<Value>.self) else { return }
    note(Keyframes<Value>.self)
    note(Keyframe<Value>.self)
    note(Easing.self)
    note(TimingCurve.self)
    note(MotionPath<Value>.self)
    var track = Track<Value>.constant(.blank)
    self.track(&track)
  }

  mutating func track<Value: TrackValue>(_ value: inout Track<Value>) {
    note(Track<Value>.self)
    var blank = Value.blank
    blank.visit(&self)
  }

  mutating func field<Value: Described>(
    _ name: StaticString, as label: FieldLabel, _ value: inout Value, standard: Value?
  ) {
    value.visit(&self)
  }

  mutating func inline<Value: Described>(_ value: inout Value) { value.visit(&self) }
}
