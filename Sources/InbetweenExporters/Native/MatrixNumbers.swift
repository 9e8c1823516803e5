import InbetweenTimeline

/// The six numbers of a matrix, brought to one measure so that one tolerance serves them all:
/// factors act on about a hundred points, so that a hundredth of a translation weighs as much.
enum MatrixNumbers {
  /// About a thirtieth of a point at a hundred points from the anchor.
  static let tolerance = 0.0003

  static func even(_ matrix: AffineTransform) -> [Double] {
    [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx / 100, matrix.ty / 100]
  }

  /// The keyframe with translations in points again.
  static func key(_ key: NumbersKey) -> NumbersKey {
    var key = key
    for index in stride(from: 0, to: key.numbers.count, by: 7) {
      for place in [index + 4, index + 5] { key.numbers[place] *= 100 }
    }
    return key
  }
}
