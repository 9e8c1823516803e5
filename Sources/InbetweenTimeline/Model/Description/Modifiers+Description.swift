extension TrimPaths: Record {
  package static let blank = TrimPaths()

  package static let fieldNames: [String: PropertyName] = [
    "start": .percent("Start"),
    "end": .percent("End"),
  ]

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

extension MergePaths: Record {
  package static let blank = MergePaths(.merge)

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    try visitor.field("mode", as: .none, &mode)
  }
}

extension TrimPaths.Mode: Word {}
extension Repeater.Order: Word {}
extension MergePaths.Mode: Word {}
