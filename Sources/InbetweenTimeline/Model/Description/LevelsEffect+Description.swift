extension LevelsEffect: Record {
  package static let blank = LevelsEffect()

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    let standard = Self.blank
    try visitor.field("all", &all, or: standard.all)
    try visitor.field("red", &red, or: standard.red)
    try visitor.field("green", &green, or: standard.green)
    try visitor.field("blue", &blue, or: standard.blue)
    try visitor.field("alpha", &alpha, or: standard.alpha)
  }
}

extension LevelsRange: Record {
  package static let blank = LevelsRange()

  package mutating func describe<V: ModelVisitor>(_ visitor: inout V) throws(V.Failure) {
    let standard = Self.blank
    try visitor.field("inputBlack", &inputBlack, or: standard.inputBlack)
    try visitor.field("inputWhite", &inputWhite, or: standard.inputWhite)
    try visitor.field("outputBlack", &outputBlack, or: standard.outputBlack)
    try visitor.field("outputWhite", &outputWhite, or: standard.outputWhite)
  }
}
