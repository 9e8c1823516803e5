import InbetweenTimeline

/// A keyframe of a value as a row of numbers, in the model's units.
struct FittedKeyframe: Hashable, Sendable {
  var frame: Double
  var numbers: [Double]
  /// The way to the next.
  var easing = Easing.linear

  /// The numbers on the way to `next` at a frame between the two.
  func numbers(towards next: FittedKeyframe, atFrame frame: Double) -> [Double] {
    zip(numbers, next.numbers).enumerated().map { place, pair in
      Keyframe(self.frame, pair.0, easing(of: place))
        .value(towards: Keyframe(next.frame, pair.1), atFrame: frame)
    }
  }

  private func easing(of dimension: Int) -> Easing {
    guard case .perDimension(let curves) = easing, let last = curves.last else { return easing }
    return .curve(dimension < curves.count ? curves[dimension] : last)
  }
}

extension Array where Element == FittedKeyframe {
  /// The numbers at a frame, as a track has them.
  func numbers(atFrame frame: Double) -> [Double] {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].frame <= frame { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return first?.numbers ?? [] }
    guard low < count else { return self[low - 1].numbers }
    return self[low - 1].numbers(towards: self[low], atFrame: frame)
  }
}
