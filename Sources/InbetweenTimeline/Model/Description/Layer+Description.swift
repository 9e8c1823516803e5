extension Layer: Record {
  package static let blank = Layer(
    id: 0, name: "", content: .null, timing: LayerTiming(FrameRange(0, 0)))

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    let standard = Self.blank
    try visitor.field("id", &id)
    try visitor.field("name", &name)
    try visitor.field("content", &content)
    try visitor.field("timing", &timing)
    try visitor.field("transform", &transform, or: standard.transform)
    try visitor.field("parent", optional: &parent)
    try visitor.field("matte", optional: &matte)
    try visitor.field("isMatteSource", &isMatteSource, or: standard.isMatteSource)
    try visitor.field("isAutoOriented", &isAutoOriented, or: standard.isAutoOriented)
    try visitor.field("is3D", &is3D, or: standard.is3D)
    try visitor.field("blendMode", &blendMode, or: standard.blendMode)
    try visitor.field("masks", &masks, or: standard.masks)
    try visitor.field("effects", &effects, or: standard.effects)
    try visitor.field("styles", &styles, or: standard.styles)
    try visitor.field("isHidden", &isHidden, or: standard.isHidden)
    try visitor.field("hasMotionBlur", &hasMotionBlur, or: standard.hasMotionBlur)
    try visitor.field(
      "collapsesTransformations", &collapsesTransformations, or: standard.collapsesTransformations)
  }
}

extension LayerContent: Choice {
  package static let samples: [(key: StaticString, value: LayerContent)] = [
    ("null", .null),
    ("solid", .solid(.black, Size(0, 0))),
    ("image", .image("")),
    ("shape", .shape([])),
    ("text", .text(.blank)),
    ("composition", .composition(.blank)),
    ("sound", .sound("")),
    ("camera", .camera(.blank)),
    ("other", .other(kind: 0)),
  ]

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    switch self {
    case .null: try visitor.begin("null")
    case .solid(var color, var size):
      try visitor.begin("solid")
      try visitor.field("color", as: .none, &color)
      try visitor.field("size", as: .none, &size)
      self = .solid(color, size)
    case .image(var id):
      try visitor.begin("image")
      try visitor.field("id", as: .none, &id)
      self = .image(id)
    case .shape(var items):
      try visitor.begin("shape")
      try visitor.field("items", as: .none, &items)
      self = .shape(items)
    case .text(var text):
      try visitor.begin("text")
      try visitor.inline(&text)
      self = .text(text)
    case .composition(var nested):
      try visitor.begin("composition")
      try visitor.inline(&nested)
      self = .composition(nested)
    case .sound(var id):
      try visitor.begin("sound")
      try visitor.field("id", as: .none, &id)
      self = .sound(id)
    case .camera(var camera):
      try visitor.begin("camera")
      try visitor.inline(&camera)
      self = .camera(camera)
    case .other(var kind):
      try visitor.begin("other")
      try visitor.field("kind", &kind)
      self = .other(kind: kind)
    }
  }
}

extension NestedComposition: Record {
  package static let blank = NestedComposition(id: "", size: Size(0, 0))

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    try visitor.field("id", &id)
    try visitor.field("size", &size)
    try visitor.field("timeRemap", optional: &timeRemap)
  }
}

extension Camera: Record {
  package static let blank = Camera(zoom: .constant(0))

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    try visitor.field("zoom", &zoom)
  }
}

extension LayerTiming: Record {
  package static let blank = LayerTiming(FrameRange(0, 0))

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    let standard = Self.blank
    try visitor.field("frames", as: .none, &frames)
    try visitor.field("start", &start, or: standard.start)
    try visitor.field("stretch", &stretch, or: standard.stretch)
  }

  package var fault: String? { stretch == 0 ? "a stretch other than 0 is missing" : nil }
}

extension Matte: Record {
  package static let blank = Matte(.alpha, source: 0)

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    try visitor.field("kind", as: .none, &kind)
    try visitor.field("source", &source)
  }
}

extension Mask: Record {
  package static let blank = Mask(path: .blank)

  package static let fieldNames: [String: PropertyName] = [
    "path": "Mask Path",
    "opacity": .percent("Mask Opacity"),
    "expansion": "Mask Expansion",
    "feather": "Mask Feather",
  ]

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    let standard = Self.blank
    try visitor.field("name", &name, or: standard.name)
    try visitor.field("mode", &mode, or: standard.mode)
    try visitor.field("isInverted", &isInverted, or: standard.isInverted)
    try visitor.field("path", &path)
    try visitor.field("opacity", &opacity, or: standard.opacity)
    try visitor.field("expansion", &expansion, or: standard.expansion)
    try visitor.field("feather", &feather, or: standard.feather)
  }
}

extension Matte.Kind: Word {}
extension Mask.Mode: Word {}
extension BlendMode: Word {}
