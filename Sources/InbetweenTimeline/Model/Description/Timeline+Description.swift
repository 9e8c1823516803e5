extension Timeline: Record {
  package static let blank = Timeline(
    size: Size(0, 0), frameRate: .blank, frames: FrameRange(0, 0))

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    let standard = Self.blank
    try visitor.field("name", &name)
    try visitor.field("size", &size)
    try visitor.field("frameRate", &frameRate)
    try visitor.field("frames", &frames)
    try visitor.field("layers", &layers, or: standard.layers)
    try visitor.field("compositions", &compositions, or: standard.compositions)
    try visitor.field("images", &images, or: standard.images)
    try visitor.field("sounds", &sounds, or: standard.sounds)
    try visitor.field("dataFiles", &dataFiles, or: standard.dataFiles)
    try visitor.field("fonts", &fonts, or: standard.fonts)
    try visitor.field("glyphs", &glyphs, or: standard.glyphs)
    try visitor.field("markers", &markers, or: standard.markers)
    try visitor.field("slots", &slots, or: standard.slots)
    try visitor.field("version", &version, or: standard.version)
  }
}

extension Composition: Record {
  package static let blank = Composition(id: "")

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    let standard = Self.blank
    try visitor.field("id", &id)
    try visitor.field("name", &name, or: standard.name)
    try visitor.field("layers", &layers, or: standard.layers)
    try visitor.field("frameRate", optional: &frameRate)
  }
}

extension Marker: Record {
  package static let blank = Marker("", at: 0)

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    let standard = Self.blank
    try visitor.field("name", as: .none, &name)
    try visitor.field("frame", as: .other("at"), &frame)
    try visitor.field("duration", &duration, or: standard.duration)
  }
}

extension Slot: Record {
  package static let blank = Slot(id: "", value: nil)

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    try visitor.field("id", &id)
    try visitor.field("value", &value)
  }
}

extension ImageAsset: Record {
  package static let blank = ImageAsset(
    id: "", size: Size(0, 0), source: .external(folder: "", file: ""))

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    let standard = Self.blank
    try visitor.field("id", &id)
    try visitor.field("name", &name, or: standard.name)
    try visitor.field("size", &size)
    try visitor.field("source", &source)
    try visitor.field("slot", optional: &slot)
  }
}

extension SoundAsset: Record {
  package static let blank = SoundAsset(id: "", source: .external(folder: "", file: ""))

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    let standard = Self.blank
    try visitor.field("id", &id)
    try visitor.field("name", &name, or: standard.name)
    try visitor.field("source", &source)
  }
}

extension DataAsset: Record {
  package static let blank = DataAsset(id: "", source: .external(folder: "", file: ""))

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    let standard = Self.blank
    try visitor.field("id", &id)
    try visitor.field("name", &name, or: standard.name)
    try visitor.field("source", &source)
  }
}

extension AssetSource: Choice {
  package static let samples: [(key: StaticString, value: AssetSource)] = [
    ("embedded", .embedded(mediaType: "", base64: "")),
    ("external", .external(folder: "", file: "")),
  ]

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    switch self {
    case .embedded(var mediaType, var base64):
      try visitor.begin("embedded")
      try visitor.field("mediaType", &mediaType)
      try visitor.field("base64", &base64)
      self = .embedded(mediaType: mediaType, base64: base64)
    case .external(var folder, var file):
      try visitor.begin("external")
      try visitor.field("folder", &folder)
      try visitor.field("file", &file)
      self = .external(folder: folder, file: file)
    }
  }
}
