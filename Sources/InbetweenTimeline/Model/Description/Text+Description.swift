extension TextContent: Record {
  package static let blank = TextContent(documents: [])

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    let standard = Self.blank
    try visitor.field("documents", &documents)
    try visitor.field("expression", optional: &expression)
    try visitor.field("slot", optional: &slot)
    try visitor.field("path", optional: &path)
    try visitor.field("anchorGrouping", &anchorGrouping, or: standard.anchorGrouping)
    try visitor.field("groupingAlignment", &groupingAlignment, or: standard.groupingAlignment)
    try visitor.field("animators", &animators, or: standard.animators)
  }
}

extension TextKeyframe: Record {
  package static let blank = TextKeyframe(0, .blank)

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    try visitor.field("frame", as: .none, &frame)
    try visitor.field("document", as: .none, &document)
  }
}

extension TextDocument: Record {
  package static let blank = TextDocument("", font: "", size: 0, fill: nil, lineHeight: 0)

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    let standard = Self.blank
    try visitor.field("text", as: .none, &text)
    try visitor.field("font", &font)
    try visitor.field("size", &size)
    try visitor.field("fill", &fill)
    try visitor.field("lineHeight", &lineHeight)
    try visitor.field("stroke", optional: &stroke)
    try visitor.field("strokeWidth", &strokeWidth, or: standard.strokeWidth)
    try visitor.field("strokeIsOverFill", &strokeIsOverFill, or: standard.strokeIsOverFill)
    try visitor.field("justification", &justification, or: standard.justification)
    try visitor.field("tracking", &tracking, or: standard.tracking)
    try visitor.field("baselineShift", &baselineShift, or: standard.baselineShift)
    try visitor.field("caps", &caps, or: standard.caps)
    try visitor.field("box", optional: &box)
  }
}

extension TextPath: Record {
  package static let blank = TextPath(mask: 0)

  package static let fieldNames: [String: PropertyName] = [
    "isPerpendicular": "Perpendicular To Path",
    "isReversed": "Reverse Path",
    "forcesAlignment": "Force Alignment",
  ]

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    let standard = Self.blank
    try visitor.field("mask", &mask)
    try visitor.field("firstMargin", &firstMargin, or: standard.firstMargin)
    try visitor.field("lastMargin", &lastMargin, or: standard.lastMargin)
    try visitor.field("isPerpendicular", &isPerpendicular, or: standard.isPerpendicular)
    try visitor.field("isReversed", &isReversed, or: standard.isReversed)
    try visitor.field("forcesAlignment", &forcesAlignment, or: standard.forcesAlignment)
  }
}

extension TextAnimator: Record {
  package static let blank = TextAnimator(selectors: [], style: .blank)

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    let standard = Self.blank
    try visitor.field("name", &name, or: standard.name)
    try visitor.field("selectors", &selectors)
    try visitor.field("style", &style)
  }
}

extension TextAnimatorStyle: Record {
  package static let blank = TextAnimatorStyle()

  package static let fieldNames: [String: PropertyName] = [
    "fill": "Fill Color",
    "stroke": "Stroke Color",
    "tracking": "Tracking Amount",
  ]

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    try visitor.field("anchor", optional: &anchor)
    try visitor.field("position", optional: &position)
    try visitor.field("scale", optional: &scale)
    try visitor.field("rotation", optional: &rotation)
    try visitor.field("xRotation", optional: &xRotation)
    try visitor.field("yRotation", optional: &yRotation)
    try visitor.field("skew", optional: &skew)
    try visitor.field("skewAxis", optional: &skewAxis)
    try visitor.field("opacity", optional: &opacity)
    try visitor.field("fill", optional: &fill)
    try visitor.field("fillHue", optional: &fillHue)
    try visitor.field("fillSaturation", optional: &fillSaturation)
    try visitor.field("fillBrightness", optional: &fillBrightness)
    try visitor.field("fillOpacity", optional: &fillOpacity)
    try visitor.field("stroke", optional: &stroke)
    try visitor.field("strokeHue", optional: &strokeHue)
    try visitor.field("strokeSaturation", optional: &strokeSaturation)
    try visitor.field("strokeBrightness", optional: &strokeBrightness)
    try visitor.field("strokeOpacity", optional: &strokeOpacity)
    try visitor.field("strokeWidth", optional: &strokeWidth)
    try visitor.field("tracking", optional: &tracking)
    try visitor.field("lineSpacing", optional: &lineSpacing)
    try visitor.field("lineAnchor", optional: &lineAnchor)
    try visitor.field("blur", optional: &blur)
  }
}

extension TextSelector: Record {
  package static let blank = TextSelector()

  package static let fieldNames: [String: PropertyName] = [
    "start": .percent("Start"),
    "end": .percent("End"),
    "offset": .percent("Offset"),
    "amount": .percent("Amount"),
    "easeHigh": .percent("Ease High"),
    "easeLow": .percent("Ease Low"),
    "smoothness": .percent("Smoothness"),
  ]

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    let standard = Self.blank
    try visitor.field("unit", &unit, or: standard.unit)
    try visitor.field("measure", &measure, or: standard.measure)
    try visitor.field("shape", &shape, or: standard.shape)
    try visitor.field("start", &start, or: standard.start)
    try visitor.field("end", optional: &end)
    try visitor.field("offset", &offset, or: standard.offset)
    try visitor.field("amount", &amount, or: standard.amount)
    try visitor.field("easeHigh", &easeHigh, or: standard.easeHigh)
    try visitor.field("easeLow", &easeLow, or: standard.easeLow)
    try visitor.field("smoothness", &smoothness, or: standard.smoothness)
    try visitor.field("isRandomized", &isRandomized, or: standard.isRandomized)
    try visitor.field("mode", &mode, or: standard.mode)
    try visitor.field("kind", &kind, or: standard.kind)
  }
}

extension TextSelector.Kind: Choice {
  package static let samples: [(key: StaticString, value: TextSelector.Kind)] = [
    ("range", .range),
    ("expression", .expression("")),
    ("sampled", .sampled([])),
    ("sampledPerDimension", .sampledPerDimension([])),
  ]

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    switch self {
    case .range: try visitor.begin("range")
    case .expression(var source):
      try visitor.begin("expression")
      try visitor.field("source", as: .none, &source)
      self = .expression(source)
    case .sampled(var shares):
      try visitor.begin("sampled")
      try visitor.field("shares", as: .none, &shares)
      self = .sampled(shares)
    case .sampledPerDimension(var shares):
      try visitor.begin("sampledPerDimension")
      try visitor.field("shares", as: .none, &shares)
      self = .sampledPerDimension(shares)
    }
  }
}

extension TextContent.AnchorGrouping: Word {}
extension TextDocument.Justification: Word {}
extension TextDocument.Caps: Word {}
extension TextSelector.Unit: Word {}
extension TextSelector.Measure: Word {}
extension TextSelector.Shape: Word {}
extension TextSelector.Mode: Word {}
