extension Paint: Choice {
  package static let samples: [(key: StaticString, value: Paint)] = [
    ("solid", .solid(.blank)),
    ("gradient", .gradient(.blank)),
  ]

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    switch self {
    case .solid(var color):
      try visitor.begin("solid")
      try visitor.field("color", as: .none, &color)
      self = .solid(color)
    case .gradient(var gradient):
      try visitor.begin("gradient")
      try visitor.inline(&gradient)
      self = .gradient(gradient)
    }
  }
}

extension GradientPaint: Record {
  package static let blank = GradientPaint(
    .linear, start: .blank, end: .blank, stops: .blank)

  package static let fieldNames: [String: PropertyName] = [
    "start": "Start Point",
    "end": "End Point",
  ]

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    try visitor.field("kind", as: .none, &kind)
    try visitor.field("start", &start)
    try visitor.field("end", &end)
    try visitor.field("stops", &stops)
  }
}

extension GradientPaint.Kind: Choice {
  package static let samples: [(key: StaticString, value: GradientPaint.Kind)] = [
    ("linear", .linear),
    ("radial", .radial(highlightLength: .blank, highlightAngle: .blank)),
  ]

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    switch self {
    case .linear: try visitor.begin("linear")
    case .radial(var highlightLength, var highlightAngle):
      try visitor.begin("radial")
      try visitor.field("highlightLength", &highlightLength)
      try visitor.field("highlightAngle", &highlightAngle)
      self = .radial(highlightLength: highlightLength, highlightAngle: highlightAngle)
    }
  }
}

extension Fill: Record {
  package static let blank = Fill(.blank)

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    let standard = Self.blank
    try visitor.field("paint", as: .none, &paint)
    try visitor.field("opacity", &opacity, or: standard.opacity)
    try visitor.field("rule", &rule, or: standard.rule)
    try visitor.field("blendMode", &blendMode, or: standard.blendMode)
  }
}

extension Stroke: Record {
  package static let blank = Stroke(.blank, width: .blank)

  package static let fieldNames: [String: PropertyName] = ["width": "Stroke Width"]

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    let standard = Self.blank
    try visitor.field("paint", as: .none, &paint)
    try visitor.field("opacity", &opacity, or: standard.opacity)
    try visitor.field("width", &width)
    try visitor.field("cap", &cap, or: standard.cap)
    try visitor.field("join", &join, or: standard.join)
    try visitor.field("miterLimit", &miterLimit, or: standard.miterLimit)
    try visitor.field("dashes", optional: &dashes)
    try visitor.field("blendMode", &blendMode, or: standard.blendMode)
  }
}

extension DashPattern: Record {
  package static let blank = DashPattern([])

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    let standard = Self.blank
    try visitor.field("lengths", as: .none, &lengths)
    try visitor.field("offset", &offset, or: standard.offset)
  }
}

extension FillRule: Word {}
extension LineCap: Word {}
extension LineJoin: Word {}
