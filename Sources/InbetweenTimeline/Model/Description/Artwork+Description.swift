extension ShapeItem: Record {
  package static let blank = ShapeItem("", .group(ShapeGroup([])))

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    let standard = Self.blank
    try visitor.field("name", as: .none, &name)
    try visitor.field("isHidden", &isHidden, or: standard.isHidden)
    try visitor.inline(&kind)
  }
}

extension ShapeItem.Kind: Choice {
  package static let samples: [(key: StaticString, value: ShapeItem.Kind)] =
    [
      ("group", .group(.blank)),
      ("path", .path(.blank)),
      ("rectangle", .rectangle(.blank)),
      ("ellipse", .ellipse(.blank)),
      ("star", .star(.blank)),
      ("fill", .fill(.blank)),
      ("stroke", .stroke(.blank)),
      ("trim", .trim(.blank)),
      ("repeater", .repeater(.blank)),
      ("merge", .merge(.blank)),
    ] + PathModifier.samples.map { (key: $0.key, value: .modifier($0.value)) }

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    switch self {
    case .group(var group):
      try visitor.begin("group")
      try visitor.inline(&group)
      self = .group(group)
    case .path(var path):
      try visitor.begin("path")
      try visitor.inline(&path)
      self = .path(path)
    case .rectangle(var rectangle):
      try visitor.begin("rectangle")
      try visitor.inline(&rectangle)
      self = .rectangle(rectangle)
    case .ellipse(var ellipse):
      try visitor.begin("ellipse")
      try visitor.inline(&ellipse)
      self = .ellipse(ellipse)
    case .star(var star):
      try visitor.begin("star")
      try visitor.inline(&star)
      self = .star(star)
    case .fill(var fill):
      try visitor.begin("fill")
      try visitor.inline(&fill)
      self = .fill(fill)
    case .stroke(var stroke):
      try visitor.begin("stroke")
      try visitor.inline(&stroke)
      self = .stroke(stroke)
    case .trim(var trim):
      try visitor.begin("trim")
      try visitor.inline(&trim)
      self = .trim(trim)
    case .repeater(var repeater):
      try visitor.begin("repeater")
      try visitor.inline(&repeater)
      self = .repeater(repeater)
    case .merge(var merge):
      try visitor.begin("merge")
      try visitor.inline(&merge)
      self = .merge(merge)
    case .modifier(var modifier):
      try modifier.describe(&visitor)
      self = .modifier(modifier)
    }
  }
}

extension ShapeGroup: Record {
  package static let blank = ShapeGroup([])

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    let standard = Self.blank
    try visitor.field("items", as: .none, &items)
    try visitor.field("transform", &transform, or: standard.transform)
    try visitor.field("blendMode", &blendMode, or: standard.blendMode)
  }
}

extension PathShape: Record {
  package static let blank = PathShape(.blank)

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    let standard = Self.blank
    try visitor.field("path", as: .none, &path)
    try visitor.field("isReversed", &isReversed, or: standard.isReversed)
  }
}

extension RectangleShape: Record {
  package static let blank = RectangleShape(size: .blank)

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    let standard = Self.blank
    try visitor.field("position", &position, or: standard.position)
    try visitor.field("size", &size)
    try visitor.field("cornerRadius", &cornerRadius, or: standard.cornerRadius)
    try visitor.field("isReversed", &isReversed, or: standard.isReversed)
  }
}

extension EllipseShape: Record {
  package static let blank = EllipseShape(size: .blank)

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    let standard = Self.blank
    try visitor.field("position", &position, or: standard.position)
    try visitor.field("size", &size)
    try visitor.field("isReversed", &isReversed, or: standard.isReversed)
  }
}

extension StarShape: Record {
  package static let blank = StarShape(.polygon, points: .blank, outerRadius: .blank)

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    let standard = Self.blank
    try visitor.field("kind", as: .none, &kind)
    try visitor.field("position", &position, or: standard.position)
    try visitor.field("points", &points)
    try visitor.field("rotation", &rotation, or: standard.rotation)
    try visitor.field("outerRadius", &outerRadius)
    try visitor.field("outerRoundness", &outerRoundness, or: standard.outerRoundness)
    try visitor.field("isReversed", &isReversed, or: standard.isReversed)
  }
}

extension StarShape.Kind: Choice {
  package static let samples: [(key: StaticString, value: StarShape.Kind)] = [
    ("polygon", .polygon),
    ("star", .star(innerRadius: .blank, innerRoundness: .blank)),
  ]

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    switch self {
    case .polygon: try visitor.begin("polygon")
    case .star(var innerRadius, var innerRoundness):
      try visitor.begin("star")
      try visitor.field("innerRadius", &innerRadius)
      try visitor.field("innerRoundness", &innerRoundness)
      self = .star(innerRadius: innerRadius, innerRoundness: innerRoundness)
    }
  }
}
