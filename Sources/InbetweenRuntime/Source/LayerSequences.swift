import QuartzCore

extension InbetweenRuntime.LayerTree {
  /// Pictures, each from its frame on.
  @inline(never) public func pictures(
    _ layer: CALayer, _ frames: [Double], _ pictures: [CGImage?], _ places: [Int]
  ) {
    var values: [Any] = []
    for place in places { if let picture = pictures[place] { values.append(picture) } }
    guard values.count == frames.count else { return }
    add(layer, "contents", frames, values, true, [])
  }
}
