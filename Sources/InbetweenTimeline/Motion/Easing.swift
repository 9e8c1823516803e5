/// How a value travels from one keyframe to the next.
public enum Easing: Hashable, Sendable {
  /// At constant speed.
  case linear
  /// Not at all: the value stays until the next keyframe and jumps there.
  case hold
  /// Along one curve for all dimensions.
  case curve(TimingCurve)
  /// Along a curve of its own for each dimension, in the order of the value's dimensions; the last
  /// curve serves the dimensions beyond.
  case perDimension([TimingCurve])

  /// The curve of these control points.
  public static func curve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Easing {
    .curve(TimingCurve(x1, y1, x2, y2))
  }

  /// `easeIn` of CSS, Core Animation and SwiftUI.
  public static let easeIn = Easing.curve(.easeIn)
  /// `easeOut` of CSS, Core Animation and SwiftUI.
  public static let easeOut = Easing.curve(.easeOut)
  /// `easeInOut` of CSS, Core Animation and SwiftUI.
  public static let easeInOut = Easing.curve(.easeInOut)
  /// What After Effects' Easy Ease writes.
  public static let easyEase = Easing.curve(.easyEase)
}

extension Easing {
  /// The curves in it.
  package var curves: [TimingCurve] {
    switch self {
    case .linear, .hold: []
    case .curve(let curve): [curve]
    case .perDimension(let curves): curves
    }
  }
}
