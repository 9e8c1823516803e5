import InbetweenTimeline

/// Counts what a timeline consists of.
struct ModelCounts: ModelVisitor {
  typealias Failure = Never

  /// Of all tracks.
  private(set) var keyframes = 0
  /// Of all outlines, in all keyframes.
  private(set) var vertices = 0
  /// Everything that has fields.
  private(set) var records = 0

  init(_ timeline: Timeline) {
    var timeline = timeline
    timeline.visit(&self)
  }

  mutating func record<Value: Record>(_ value: inout Value) {
    records += 1
    value.describe(&self)
  }

  mutating func choice<Value: Choice>(_ value: inout Value) { value.describe(&self) }

  mutating func property<Value: TrackValue>(_ value: inout Property<Value>) {
    records += 1
    track(&value.track)
  }

  mutating func track<Value: TrackValue>(_ value: inout Track<Value>) {
    // Numbers, points and colours consist of nothing that is counted.
    let hasParts = Value.self == BezierPath.self || Value.self == Gradient.self
    switch value {
    case .constant(var constant): if hasParts { constant.visit(&self) }
    case .keyframed(let track):
      keyframes += track.list.count
      for keyframe in track.list where hasParts {
        var value = keyframe.value
        value.visit(&self)
      }
    }
  }

  mutating func list<Element: Described>(_ value: inout [Element]) {
    for element in value {
      var element = element
      element.visit(&self)
    }
  }

  mutating func optional<Wrapped: Described>(_ value: inout Wrapped?) {
    guard var wrapped = value else { return }
    wrapped.visit(&self)
  }

  mutating func field<Value: Described>(
    _ name: StaticString, as label: FieldLabel, _ value: inout Value, standard: Value?
  ) {
    if let standard, standard == value { return }
    value.visit(&self)
  }

  mutating func inline<Value: Described>(_ value: inout Value) { value.visit(&self) }

  mutating func outline(_ value: inout BezierPath) { vertices += value.vertices.count }

  mutating func begin(_ name: StaticString) {}
  mutating func number(_ value: inout Double) {}
  mutating func integer(_ value: inout Int) {}
  mutating func flag(_ value: inout Bool) {}
  mutating func text(_ value: inout String) {}
  mutating func word<Value: Word>(_ value: inout Value) {}
  mutating func point(_ value: inout Point) {}
  mutating func vector(_ value: inout Vector3) {}
  mutating func color(_ value: inout Color) {}
  mutating func frameRate(_ value: inout FrameRate) {}
}
