// How exact the numbers of native targets are: 1/1000 of a point or a degree, 1/100,000 of a scale
// or an opacity, 1/10,000 of a colour component. Said in the header of each file.

/// The numbers that are written into native source.
enum Precision {
  /// Points, degrees and frames.
  case length
  /// Factors that lengths of thousands of points are multiplied with.
  case factor
  /// The numbers of a view in perspective: shares of a hundred thousandth of a point.
  case view
  /// Components of colours, opacities, offsets of gradients.
  case component

  private var steps: Double {
    switch self {
    case .length: 1_000
    case .factor: 100_000
    case .view: 100_000_000
    case .component: 10_000
    }
  }

  /// The number as it is written.
  func rounded(_ value: Double) -> Double {
    guard value.isFinite else { return 0 }
    let result = (value * steps).rounded() / steps
    return result == 0 ? 0 : result
  }

  /// How far a fitted track may be from the exact one.
  var tolerance: Double {
    switch self {
    case .length: 0.02
    case .factor, .view: 0.00005
    case .component: 0.002
    }
  }
}

extension SwiftCode {
  /// A number that is a `Double` without a type beside it.
  init(decimal: Double) {
    let number: SwiftCode = "\(decimal)"
    self = number.text.contains(".") ? number : "\(number).0"
  }
}
