extension Transform: Record {
  package static let blank = Transform()

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    let standard = Self.blank
    try visitor.field("anchor", &anchor, or: standard.anchor)
    try visitor.field("position", &position, or: standard.position)
    try visitor.field("scale", &scale, or: standard.scale)
    try visitor.field("rotation", &rotation, or: standard.rotation)
    try visitor.field("skew", &skew, or: standard.skew)
    try visitor.field("skewAxis", &skewAxis, or: standard.skewAxis)
    try visitor.field("opacity", &opacity, or: standard.opacity)
  }
}

extension ShapeTransform: Record {
  package static let blank = ShapeTransform()

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    let standard = Self.blank
    try visitor.field("anchor", &anchor, or: standard.anchor)
    try visitor.field("position", &position, or: standard.position)
    try visitor.field("scale", &scale, or: standard.scale)
    try visitor.field("rotation", &rotation, or: standard.rotation)
    try visitor.field("skew", &skew, or: standard.skew)
    try visitor.field("skewAxis", &skewAxis, or: standard.skewAxis)
    try visitor.field("opacity", &opacity, or: standard.opacity)
  }
}

extension Position: Choice {
  package static var plainCase: StaticString? { "joined" }
  package static let samples: [(key: StaticString, value: Position)] = [
    ("joined", .joined(.blank)),
    ("separate", .separate(x: .blank, y: .blank, z: .blank)),
  ]

  package static let fieldNames: [String: PropertyName] = [
    "x": "X Position",
    "y": "Y Position",
    "z": "Z Position",
  ]

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    switch self {
    case .joined(var property):
      try visitor.begin("joined")
      try visitor.inline(&property)
      self = .joined(property)
    case .separate(var x, var y, var z):
      try visitor.begin("separate")
      try visitor.field("x", &x)
      try visitor.field("y", &y)
      try visitor.field("z", &z)
      self = .separate(x: x, y: y, z: z)
    }
  }
}

extension ShapePosition: Choice {
  package static var plainCase: StaticString? { "joined" }
  package static let samples: [(key: StaticString, value: ShapePosition)] = [
    ("joined", .joined(.blank)),
    ("separate", .separate(x: .blank, y: .blank)),
  ]

  package static let fieldNames: [String: PropertyName] = ["x": "X Position", "y": "Y Position"]

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    switch self {
    case .joined(var property):
      try visitor.begin("joined")
      try visitor.inline(&property)
      self = .joined(property)
    case .separate(var x, var y):
      try visitor.begin("separate")
      try visitor.field("x", &x)
      try visitor.field("y", &y)
      self = .separate(x: x, y: y)
    }
  }
}

extension Rotation: Choice {
  package static var plainCase: StaticString? { "flat" }
  package static let samples: [(key: StaticString, value: Rotation)] = [
    ("flat", .flat(.blank)),
    ("spatial", .spatial(orientation: .blank, x: .blank, y: .blank, z: .blank)),
  ]

  package static let fieldNames: [String: PropertyName] = [
    "x": "X Rotation",
    "y": "Y Rotation",
    "z": "Rotation",
  ]

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    switch self {
    case .flat(var property):
      try visitor.begin("flat")
      try visitor.inline(&property)
      self = .flat(property)
    case .spatial(var orientation, var x, var y, var z):
      try visitor.begin("spatial")
      try visitor.field("orientation", &orientation)
      try visitor.field("x", &x)
      try visitor.field("y", &y)
      try visitor.field("z", &z)
      self = .spatial(orientation: orientation, x: x, y: y, z: z)
    }
  }
}
