import InbetweenLowering
import InbetweenTimeline

// How soft something is: the standard deviation, in points, of the Gaussian that all of it went through
// last; 0 for what has an edge anywhere, infinite for nothing. What is soft needs few pixels.

extension [[DisplayNode]] {
  /// Standard deviations that pixels may lie apart.
  ///
  /// Between pixels that lie h apart, what is drawn from them is off by at most h² / 8 of the second
  /// derivative, which for an edge behind a Gaussian is at most 0.242 / σ², and twice that where both x
  /// and y bend: with h = σ / 6, less than half of one level in 255.
  private static let distance = 1.0 / 6

  /// Pixels across a point that show these pictures as more of them would: 2 for what has edges, 1
  /// or a half for what is soft.
  var sufficientScale: Double {
    let softness = lazy.map(\.softness).min() ?? .infinity
    return [0.5, 1].first { softness * Self.distance * $0 >= 1 } ?? 2
  }
}

extension [DisplayNode] {
  fileprivate var softness: Double { lazy.map(\.softness).min() ?? .infinity }
}

extension DisplayNode {
  fileprivate var softness: Double {
    switch self {
    case .fill, .stroke, .image: 0
    case .group(let group): group.softness
    }
  }
}

extension GroupNode {
  /// What is cut has an edge, and so may what is seen at an angle.
  fileprivate var softness: Double {
    guard matte == nil, case .affine(let transform) = placement else { return 0 }
    let isCut = !clips.isEmpty || !masks.isEmpty
    return filters.reduce(isCut ? 0 : children.softness) { $1.softness(of: $0) }
      * transform.leastStretch
  }
}

extension DisplayFilter {
  /// That of a picture of some softness which has gone through the filter.
  fileprivate func softness(of picture: Double) -> Double {
    switch self {
    case .gaussianBlur(let sigma, .transparent): max(picture, min(sigma.x, sigma.y))
    case .gaussianBlur, .outerShadow, .innerShadow, .outline, .colorMatrix, .colorMap: 0
    }
  }
}

extension AffineTransform {
  /// The length that a step of length 1 has at least.
  fileprivate var leastStretch: Double {
    let sum = (a * a + b * b + c * c + d * d) / 2
    let most = (sum + max(0, sum * sum - determinant * determinant).squareRoot()).squareRoot()
    return most > 0 ? abs(determinant) / most : 0
  }
}
