extension BakeReport {
  /// What the head of a file says of tracks that are not as authored; empty where all are.
  var notes: [SwiftCode] {
    guard baked > 0 else { return [] }
    let error: SwiftCode = errorText.isEmpty ? "exact" : "at most \(comment: errorText) off"
    let more: SwiftCode = addedKeys > 0 ? ", \(count: addedKeys, "keyframe") more" : ""
    return ["// Not as authored: \(count: baked, "track") of \(baked + native)\(more); \(error)."]
  }
}

extension SwiftCode.Interpolation {
  /// A number of things.
  mutating func appendInterpolation(
    count: Int, _ one: StaticString, _ many: StaticString? = nil
  ) {
    appendInterpolation(count)
    appendLiteral(" ")
    appendLiteral(count == 1 ? one : many ?? one)
    if count != 1, many == nil { appendLiteral("s") }
  }
}
