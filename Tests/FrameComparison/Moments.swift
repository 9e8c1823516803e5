/// The frames at which every comparison looks at an animation.
package enum Moments {
  /// How many there are.
  package static let count = 8

  /// Whole frames spread over an animation, none twice.
  ///
  /// - Parameters:
  ///   - start: the first frame.
  ///   - length: in frames.
  ///   - count: the most there are.
  /// - Returns: at least one.
  package static func frames(start: Double, length: Double, count: Int = count) -> [Double] {
    var frames: [Double] = []
    for index in 0..<count {
      let frame = (start + length * (Double(index) + 0.21) / Double(count)).rounded(.down)
      if frames.last != frame { frames.append(frame) }
    }
    return frames
  }

  /// The longest side of the pictures that are compared, in pixels.
  package static let longestSide = 512.0

  /// The sides of the pictures of a composition: of its very aspect where sides up to the longest can
  /// be, or else up to twice that, so that its edges do not lie between pixels; else the nearest.
  package static func sides(width: Double, height: Double) -> (width: Int, height: Int) {
    if max(width, height) > longestSide, min(width, height) >= 1,
      let wide = Int(exactly: width), let high = Int(exactly: height)
    {
      let unit = divisor(wide, high)
      let (across, down) = (wide / unit, high / unit)
      let count = Int(longestSide) / max(across, down)
      if count > 0 { return (across * count, down * count) }
      if max(across, down) <= 2 * Int(longestSide) { return (across, down) }
    }
    let scale = min(1, longestSide / max(width, height))
    return (
      max(1, Int((width * scale + 0.5).rounded(.down))),
      max(1, Int((height * scale + 0.5).rounded(.down)))
    )
  }

  private static func divisor(_ one: Int, _ other: Int) -> Int {
    other == 0 ? one : divisor(other, one % other)
  }
}
