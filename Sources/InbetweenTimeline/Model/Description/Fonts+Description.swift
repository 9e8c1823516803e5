extension Font: Record {
  package static let blank = Font(name: "", family: "", style: "", ascent: 0)

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    let standard = Self.blank
    try visitor.field("name", &name)
    try visitor.field("family", &family)
    try visitor.field("style", &style)
    try visitor.field("ascent", &ascent)
    try visitor.field("location", &location, or: standard.location)
    try visitor.field("weight", &weight, or: standard.weight)
  }
}

extension Glyph: Record {
  package static let blank = Glyph(
    "", family: "", style: "", size: 0, width: 0, content: .outlines([]))

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    try visitor.field("character", as: .none, &character)
    try visitor.field("family", &family)
    try visitor.field("style", &style)
    try visitor.field("size", &size)
    try visitor.field("width", &width)
    try visitor.field("content", &content)
  }
}

extension Glyph.Content: Choice {
  package static let samples: [(key: StaticString, value: Glyph.Content)] = [
    ("outlines", .outlines([])),
    ("composition", .composition(.blank, timing: .blank, transform: .blank)),
  ]

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    switch self {
    case .outlines(var items):
      try visitor.begin("outlines")
      try visitor.field("items", as: .none, &items)
      self = .outlines(items)
    case .composition(var nested, var timing, var transform):
      try visitor.begin("composition")
      try visitor.field("composition", as: .none, &nested)
      try visitor.field("timing", &timing)
      try visitor.field("transform", &transform)
      self = .composition(nested, timing: timing, transform: transform)
    }
  }
}
