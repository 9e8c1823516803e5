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

  /// The sides of the pictures of a composition.
  package static func sides(width: Double, height: Double) -> (width: Int, height: Int) {
    let scale = min(1, longestSide / max(width, height))
    return (
      max(1, Int((width * scale + 0.5).rounded(.down))),
      max(1, Int((height * scale + 0.5).rounded(.down)))
    )
  }
}
