/// What goes through a timeline for its properties alone, in the one order by which they are
/// numbered: it descends everywhere, and values without parts are none of its business.
package protocol PropertyVisitor: ModelVisitor {}

extension PropertyVisitor {
  package mutating func number(_ value: inout Double) {}
  package mutating func integer(_ value: inout Int) {}
  package mutating func flag(_ value: inout Bool) {}
  package mutating func text(_ value: inout String) {}
  package mutating func word<Value: Word>(_ value: inout Value) {}
  package mutating func point(_ value: inout Point) {}
  package mutating func vector(_ value: inout Vector3) {}
  package mutating func color(_ value: inout Color) {}
  package mutating func outline(_ value: inout BezierPath) {}
  package mutating func frameRate(_ value: inout FrameRate) {}
  package mutating func begin(_ name: StaticString) {}
  package mutating func track<Value: TrackValue>(_ value: inout Track<Value>) {}

  package mutating func list<Element: Described>(_ value: inout [Element]) throws(Failure) {
    for place in value.indices { try value[place].visit(&self) }
  }

  package mutating func optional<Wrapped: Described>(_ value: inout Wrapped?) throws(Failure) {
    try value?.visit(&self)
  }

  package mutating func inline<Value: Described>(_ value: inout Value) throws(Failure) {
    try value.visit(&self)
  }
}
