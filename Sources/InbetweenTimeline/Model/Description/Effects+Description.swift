extension Effect: Record {
  package static let blank = Effect("", .controls([]))

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    let standard = Self.blank
    try visitor.field("name", as: .none, &name)
    try visitor.field("isEnabled", &isEnabled, or: standard.isEnabled)
    try visitor.inline(&kind)
  }
}

extension Effect.Kind: Choice {
  package static let samples: [(key: StaticString, value: Effect.Kind)] = [
    ("dropShadow", .dropShadow(.blank)),
    ("gaussianBlur", .gaussianBlur(.blank)),
    ("fill", .fill(.blank)),
    ("tint", .tint(.blank)),
    ("tritone", .tritone(.blank)),
    ("levels", .levels(.blank)),
    ("stroke", .stroke(.blank)),
    ("setMatte", .setMatte(.blank)),
    ("radialWipe", .radialWipe(.blank)),
    ("transform", .transform(.blank)),
    ("controls", .controls([])),
    ("other", .other(type: 0, matchName: "", [])),
  ]

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    switch self {
    case .dropShadow(var dropShadow):
      try visitor.begin("dropShadow")
      try visitor.inline(&dropShadow)
      self = .dropShadow(dropShadow)
    case .gaussianBlur(var gaussianBlur):
      try visitor.begin("gaussianBlur")
      try visitor.inline(&gaussianBlur)
      self = .gaussianBlur(gaussianBlur)
    case .fill(var fill):
      try visitor.begin("fill")
      try visitor.inline(&fill)
      self = .fill(fill)
    case .tint(var tint):
      try visitor.begin("tint")
      try visitor.inline(&tint)
      self = .tint(tint)
    case .tritone(var tritone):
      try visitor.begin("tritone")
      try visitor.inline(&tritone)
      self = .tritone(tritone)
    case .levels(var levels):
      try visitor.begin("levels")
      try visitor.inline(&levels)
      self = .levels(levels)
    case .stroke(var stroke):
      try visitor.begin("stroke")
      try visitor.inline(&stroke)
      self = .stroke(stroke)
    case .setMatte(var setMatte):
      try visitor.begin("setMatte")
      try visitor.inline(&setMatte)
      self = .setMatte(setMatte)
    case .radialWipe(var radialWipe):
      try visitor.begin("radialWipe")
      try visitor.inline(&radialWipe)
      self = .radialWipe(radialWipe)
    case .transform(var transform):
      try visitor.begin("transform")
      try visitor.inline(&transform)
      self = .transform(transform)
    case .controls(var matchName, var parameters):
      try visitor.begin("controls")
      try visitor.field("matchName", &matchName, or: "")
      try visitor.field("parameters", as: .none, &parameters)
      self = .controls(matchName: matchName, parameters)
    case .other(var type, var matchName, var parameters):
      try visitor.begin("other")
      try visitor.field("number", as: .other("type"), &type)
      try visitor.field("matchName", &matchName)
      try visitor.field("parameters", as: .none, &parameters)
      self = .other(type: type, matchName: matchName, parameters)
    }
  }
}

extension EffectParameter: Record {
  package static let blank = EffectParameter("", nil)

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    try visitor.field("name", as: .none, &name)
    try visitor.field("value", as: .none, &value)
    try visitor.field("isLayer", &isLayer, or: false)
  }
}

extension DropShadowEffect: Record {
  package static let blank = DropShadowEffect(
    color: .blank, opacity: .blank, direction: .blank, distance: .blank, softness: .blank)

  package static let fieldNames: [String: PropertyName] = [
    "color": "Shadow Color",
    "opacity": PropertyName("Opacity", factor: 255),
    "showsShadowOnly": "Shadow Only",
  ]

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    let standard = Self.blank
    try visitor.field("color", &color)
    try visitor.field("opacity", &opacity)
    try visitor.field("direction", &direction)
    try visitor.field("distance", &distance)
    try visitor.field("softness", &softness)
    try visitor.field("showsShadowOnly", &showsShadowOnly, or: standard.showsShadowOnly)
  }
}

extension GaussianBlurEffect: Record {
  package static let blank = GaussianBlurEffect(blurriness: .blank)

  package static let fieldNames: [String: PropertyName] = [
    "dimensions": "Blur Dimensions",
    "repeatsEdgePixels": "Repeat Edge Pixels",
  ]

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    let standard = Self.blank
    try visitor.field("blurriness", &blurriness)
    try visitor.field("dimensions", &dimensions, or: standard.dimensions)
    try visitor.field("repeatsEdgePixels", &repeatsEdgePixels, or: standard.repeatsEdgePixels)
  }
}

extension FillEffect: Record {
  package static let blank = FillEffect(color: .blank)

  package static let fieldNames: [String: PropertyName] = ["opacity": "Opacity"]

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    let standard = Self.blank
    try visitor.field("color", &color)
    try visitor.field("opacity", &opacity, or: standard.opacity)
  }
}

extension TintEffect: Record {
  package static let blank = TintEffect(black: .blank, white: .blank, amount: .blank)

  package static let fieldNames: [String: PropertyName] = [
    "black": "Map Black To",
    "white": "Map White To",
    "amount": .percent("Amount to Tint"),
  ]

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    try visitor.field("black", &black)
    try visitor.field("white", &white)
    try visitor.field("amount", &amount)
  }
}

extension TritoneEffect: Record {
  package static let blank = TritoneEffect(
    highlights: .blank, midtones: .blank, shadows: .blank)

  package static let fieldNames: [String: PropertyName] = [
    "originalBlend": .percent("Blend With Original")
  ]

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    let standard = Self.blank
    try visitor.field("highlights", &highlights)
    try visitor.field("midtones", &midtones)
    try visitor.field("shadows", &shadows)
    try visitor.field("originalBlend", &originalBlend, or: standard.originalBlend)
  }
}

extension StrokeEffect: Record {
  package static let blank = StrokeEffect(
    mask: .blank, strokesAllMasks: .blank, strokesSequentially: .blank, color: .blank,
    brushSize: .blank, hardness: .blank, opacity: .blank, start: .blank, end: .blank,
    spacing: .blank, paintStyle: .blank)

  package static let fieldNames: [String: PropertyName] = [
    "mask": "Path",
    "strokesAllMasks": "All Masks",
    "strokesSequentially": "Stroke Sequentially",
    "brushSize": PropertyName("Brush Size", factor: 0.5),
    "hardness": "Brush Hardness",
    "opacity": "Opacity",
    "start": .percent("Start"),
    "end": .percent("End"),
    "spacing": .percent("Spacing"),
  ]

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    try visitor.field("mask", &mask)
    try visitor.field("strokesAllMasks", &strokesAllMasks)
    try visitor.field("strokesSequentially", &strokesSequentially)
    try visitor.field("color", &color)
    try visitor.field("brushSize", &brushSize)
    try visitor.field("hardness", &hardness)
    try visitor.field("opacity", &opacity)
    try visitor.field("start", &start)
    try visitor.field("end", &end)
    try visitor.field("spacing", &spacing)
    try visitor.field("paintStyle", &paintStyle)
  }
}

extension SetMatteEffect: Record {
  package static let blank = SetMatteEffect(
    layer: .blank, channel: .blank, isInverted: .blank, stretchesToFit: .blank,
    compositesWithOriginal: .blank, premultipliesMatte: .blank)

  package static let fieldNames: [String: PropertyName] = [
    "layer": "Take Matte From Layer",
    "channel": "Use For Matte",
    "isInverted": "Invert Matte",
    "stretchesToFit": "Stretch Matte to Fit",
    "compositesWithOriginal": "Composite Matte with Original",
    "premultipliesMatte": "Premultiply Matte Layer",
  ]

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    try visitor.field("layer", &layer)
    try visitor.field("channel", &channel)
    try visitor.field("isInverted", &isInverted)
    try visitor.field("stretchesToFit", &stretchesToFit)
    try visitor.field("compositesWithOriginal", &compositesWithOriginal)
    try visitor.field("premultipliesMatte", &premultipliesMatte)
  }
}

extension RadialWipeEffect: Record {
  package static let blank = RadialWipeEffect(
    completion: .blank, startAngle: .blank, center: .blank, direction: .blank, feather: .blank)

  package static let fieldNames: [String: PropertyName] = [
    "completion": .percent("Transition Completion"),
    "center": "Wipe Center",
    "direction": "Wipe",
  ]

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    try visitor.field("completion", &completion)
    try visitor.field("startAngle", &startAngle)
    try visitor.field("center", &center)
    try visitor.field("direction", &direction)
    try visitor.field("feather", &feather)
  }
}

extension TransformEffect: Record {
  package static let blank = TransformEffect(
    anchor: .blank, position: .blank, isUniform: .blank, scaleHeight: .blank, scaleWidth: .blank,
    skew: .blank, skewAxis: .blank, rotation: .blank, opacity: .blank)

  package static let fieldNames: [String: PropertyName] = [
    "isUniform": "Uniform Scale",
    "scaleHeight": .percent("Scale Height"),
    "scaleWidth": .percent("Scale Width"),
  ]

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    try visitor.field("anchor", &anchor)
    try visitor.field("position", &position)
    try visitor.field("isUniform", &isUniform)
    try visitor.field("scaleHeight", &scaleHeight)
    try visitor.field("scaleWidth", &scaleWidth)
    try visitor.field("skew", &skew)
    try visitor.field("skewAxis", &skewAxis)
    try visitor.field("rotation", &rotation)
    try visitor.field("opacity", &opacity)
  }
}
