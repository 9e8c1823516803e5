extension Double: TrackValue {
  package static var blank: Double { 0 }
  package mutating func visit<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    try visitor.number(&self)
  }
}

extension Int: Described {
  package static var blank: Int { 0 }
  package mutating func visit<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    try visitor.integer(&self)
  }
}

extension Bool: Described {
  package static var blank: Bool { false }
  package mutating func visit<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    try visitor.flag(&self)
  }
}

extension String: Described {
  package static var blank: String { "" }
  package mutating func visit<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    try visitor.text(&self)
  }
}

extension Array: Described where Element: Described {
  package static var blank: [Element] { [] }
  package mutating func visit<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    try visitor.list(&self)
  }
}

extension Optional: Described where Wrapped: Described {
  package static var blank: Wrapped? { nil }
  package mutating func visit<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    try visitor.optional(&self)
  }
}

extension Point: TrackValue {
  package static var blank: Point { .zero }
  package mutating func visit<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    try visitor.point(&self)
  }
}

extension Vector3: TrackValue {
  package static var blank: Vector3 { .zero }
  package mutating func visit<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    try visitor.vector(&self)
  }
}

extension Color: TrackValue {
  package static var blank: Color { .black }
  package mutating func visit<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    try visitor.color(&self)
  }
}

extension BezierPath: TrackValue {
  package static var blank: BezierPath { BezierPath() }
  package mutating func visit<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    try visitor.outline(&self)
  }
}

extension Gradient: TrackValue, Record {
  package static var blank: Gradient { Gradient(colors: []) }
  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    try visitor.field("colors", &colors)
    try visitor.field("opacities", &opacities, or: [])
  }
}

extension Gradient.ColorStop: Record {
  package static var blank: Gradient.ColorStop { Gradient.ColorStop(0, .black) }
  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    try visitor.field("offset", as: .none, &offset)
    try visitor.field("color", as: .none, &color)
  }
}

extension Gradient.OpacityStop: Record {
  package static var blank: Gradient.OpacityStop { Gradient.OpacityStop(0, 1) }
  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    try visitor.field("offset", as: .none, &offset)
    try visitor.field("opacity", as: .none, &opacity)
  }
}

extension Size: Record {
  package static var blank: Size { Size(0, 0) }
  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    try visitor.field("width", as: .none, &width)
    try visitor.field("height", as: .none, &height)
  }
}

extension Rect: Record {
  package static var blank: Rect { Rect(origin: .zero, size: .blank) }
  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    try visitor.field("origin", &origin)
    try visitor.field("size", &size)
  }
}

extension FrameRate: Described {
  package static var blank: FrameRate { FrameRate(60) }
  package mutating func visit<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    try visitor.frameRate(&self)
  }
}

extension FrameRange: Record {
  package static var blank: FrameRange { FrameRange(0, 0) }
  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    try visitor.field("start", as: .none, &start)
    try visitor.field("end", as: .none, &end)
  }
}

extension Property: Described, Record where Value: TrackValue {
  package static var blank: Property { .constant(.blank) }
  package mutating func visit<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    try visitor.property(&self)
  }
  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    try visitor.track(&track)
    try visitor.field("expression", optional: &expression)
    try visitor.field("slot", optional: &slot)
  }
}

extension AnyProperty: Choice {
  package static let samples: [(key: StaticString, value: AnyProperty)] = [
    ("scalar", .scalar(.blank)),
    ("point", .point(.blank)),
    ("vector", .vector(.blank)),
    ("color", .color(.blank)),
    ("gradient", .gradient(.blank)),
    ("path", .path(.blank)),
  ]

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    switch self {
    case .scalar(var property):
      try visitor.begin("scalar")
      try visitor.inline(&property)
      self = .scalar(property)
    case .point(var property):
      try visitor.begin("point")
      try visitor.inline(&property)
      self = .point(property)
    case .vector(var property):
      try visitor.begin("vector")
      try visitor.inline(&property)
      self = .vector(property)
    case .color(var property):
      try visitor.begin("color")
      try visitor.inline(&property)
      self = .color(property)
    case .gradient(var property):
      try visitor.begin("gradient")
      try visitor.inline(&property)
      self = .gradient(property)
    case .path(var property):
      try visitor.begin("path")
      try visitor.inline(&property)
      self = .path(property)
    }
  }
}
