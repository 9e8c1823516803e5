extension LayerStyle: Record {
  package static let blank = LayerStyle("", .other(type: 0, []))

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    let standard = Self.blank
    try visitor.field("name", as: .none, &name)
    try visitor.field("isEnabled", &isEnabled, or: standard.isEnabled)
    try visitor.inline(&kind)
  }
}

extension LayerStyle.Kind: Choice {
  package static let samples: [(key: StaticString, value: LayerStyle.Kind)] = [
    ("stroke", .stroke(.blank)),
    ("dropShadow", .dropShadow(.blank)),
    ("innerShadow", .innerShadow(.blank)),
    ("outerGlow", .outerGlow(.blank)),
    ("innerGlow", .innerGlow(.blank)),
    ("colorOverlay", .colorOverlay(color: .blank, opacity: .blank)),
    ("other", .other(type: 0, [])),
  ]

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    switch self {
    case .stroke(var stroke):
      try visitor.begin("stroke")
      try visitor.inline(&stroke)
      self = .stroke(stroke)
    case .dropShadow(var dropShadow):
      try visitor.begin("dropShadow")
      try visitor.inline(&dropShadow)
      self = .dropShadow(dropShadow)
    case .innerShadow(var innerShadow):
      try visitor.begin("innerShadow")
      try visitor.inline(&innerShadow)
      self = .innerShadow(innerShadow)
    case .outerGlow(var outerGlow):
      try visitor.begin("outerGlow")
      try visitor.inline(&outerGlow)
      self = .outerGlow(outerGlow)
    case .innerGlow(var innerGlow):
      try visitor.begin("innerGlow")
      try visitor.inline(&innerGlow)
      self = .innerGlow(innerGlow)
    case .colorOverlay(var color, var opacity):
      try visitor.begin("colorOverlay")
      try visitor.field("color", &color)
      try visitor.field("opacity", &opacity)
      self = .colorOverlay(color: color, opacity: opacity)
    case .other(var type, var parameters):
      try visitor.begin("other")
      try visitor.field("number", as: .other("type"), &type)
      try visitor.field("parameters", as: .none, &parameters)
      self = .other(type: type, parameters)
    }
  }
}

extension StrokeStyle: Record {
  package static let blank = StrokeStyle(
    color: .blank, size: .blank, opacity: .blank, position: .blank)

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    try visitor.field("color", &color)
    try visitor.field("size", &size)
    try visitor.field("opacity", &opacity)
    try visitor.field("position", &position)
  }
}

extension ShadowStyle: Record {
  package static let blank = ShadowStyle(
    color: .blank, opacity: .blank, angle: .blank, distance: .blank, size: .blank,
    spread: .blank, blendMode: .normal)

  package static let fieldNames: [String: PropertyName] = [
    "spread": .percent("Spread"),
    "layerConceals": "Layer Knocks Out Drop Shadow",
  ]

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    let standard = Self.blank
    try visitor.field("color", &color)
    try visitor.field("opacity", &opacity)
    try visitor.field("angle", &angle)
    try visitor.field("distance", &distance)
    try visitor.field("size", &size)
    try visitor.field("spread", &spread)
    try visitor.field("blendMode", &blendMode)
    try visitor.field("layerConceals", &layerConceals, or: standard.layerConceals)
  }
}

extension GlowStyle: Record {
  package static let blank = GlowStyle(
    color: .blank, opacity: .blank, size: .blank, spread: .blank, range: .blank,
    blendMode: .normal)

  package static let fieldNames: [String: PropertyName] = [
    "spread": .percent("Spread"),
    "range": .percent("Range"),
  ]

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    try visitor.field("color", &color)
    try visitor.field("opacity", &opacity)
    try visitor.field("size", &size)
    try visitor.field("spread", &spread)
    try visitor.field("range", &range)
    try visitor.field("blendMode", &blendMode)
  }
}
