import InbetweenTimeline

/// What goes through a timeline for its properties alone, in the one order by which they are
/// numbered: it descends everywhere, and values without parts are none of its business.
protocol PropertyVisitor: ModelVisitor {}

extension PropertyVisitor {
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
  mutating func begin(_ name: StaticString) {}
  mutating func track<Value: TrackValue>(_ value: inout Track<Value>) {}

  mutating func list<Element: Described>(_ value: inout [Element]) throws(Failure) {
    for place in value.indices { try value[place].visit(&self) }
  }

  mutating func optional<Wrapped: Described>(_ value: inout Wrapped?) throws(Failure) {
    try value?.visit(&self)
  }

  mutating func inline<Value: Described>(_ value: inout Value) throws(Failure) {
    try value.visit(&self)
  }
}
