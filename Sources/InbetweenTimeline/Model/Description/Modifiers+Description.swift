extension TrimPaths: Record {
  package static let blank = TrimPaths()

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    let standard = Self.blank
    try visitor.field("start", &start, or: standard.start)
    try visitor.field("end", &end, or: standard.end)
    try visitor.field("offset", &offset, or: standard.offset)
    try visitor.field("mode", &mode, or: standard.mode)
  }
}

extension Repeater: Record {
  package static let blank = Repeater(copies: .blank)

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    let standard = Self.blank
    try visitor.field("copies", &copies)
    try visitor.field("offset", &offset, or: standard.offset)
    try visitor.field("order", &order, or: standard.order)
    try visitor.field("transform", &transform, or: standard.transform)
    try visitor.field("startOpacity", &startOpacity, or: standard.startOpacity)
    try visitor.field("endOpacity", &endOpacity, or: standard.endOpacity)
  }
}

extension RoundCorners: Record {
  package static let blank = RoundCorners(radius: .blank)

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    try visitor.field("radius", &radius)
  }
}

extension MergePaths: Record {
  package static let blank = MergePaths(.merge)

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    try visitor.field("mode", as: .none, &mode)
  }
}

extension OffsetPaths: Record {
  package static let blank = OffsetPaths(amount: .blank)

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    let standard = Self.blank
    try visitor.field("amount", &amount)
    try visitor.field("join", &join, or: standard.join)
    try visitor.field("miterLimit", &miterLimit, or: standard.miterLimit)
  }
}

extension PuckerBloat: Record {
  package static let blank = PuckerBloat(amount: .blank)

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    try visitor.field("amount", &amount)
  }
}

extension ZigZag: Record {
  package static let blank = ZigZag(size: .blank, ridges: .blank)

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    let standard = Self.blank
    try visitor.field("size", &size)
    try visitor.field("ridges", &ridges)
    try visitor.field("smoothness", &smoothness, or: standard.smoothness)
  }
}

extension Twist: Record {
  package static let blank = Twist(angle: .blank)

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    let standard = Self.blank
    try visitor.field("angle", &angle)
    try visitor.field("center", &center, or: standard.center)
  }
}

extension TrimPaths.Mode: Word {}
extension Repeater.Order: Word {}
extension MergePaths.Mode: Word {}
