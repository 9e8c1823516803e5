import QuartzCore

extension InbetweenRuntime.LayerTree {
  /// What a theme says by the frame, at each whole frame.
  @inline(never) public func follow(
    _ layer: CALayer, _ key: String, _ frames: Range<Double>, _ value: (Double) -> Any
  ) {
    var all = Array(stride(from: frames.lowerBound, to: frames.upperBound, by: 1))
    all.append(frames.upperBound)
    add(layer, key, all, all.map(value), false, [])
  }
}
