import InbetweenLottieFormat
import InbetweenTimeline

/// Easings from their handles (Lottie specification, "Keyframe Easing").
enum Easings {
  /// The farthest that an easing overshoots: beyond it, After Effects divided by no motion.
  static let farthest = 1e4

  /// The easing between two handles.
  ///
  /// - Parameters:
  ///   - out: of the earlier keyframe.
  ///   - into: of the later one.
  ///   - dimensions: how many of the value's dimensions may have a curve of their own.
  /// - Returns: the easing, and whether a handle had to be moved into 0…1.
  static func easing(
    out: LottieEasingHandle, in into: LottieEasingHandle, dimensions: Int
  ) -> (easing: Easing, isMended: Bool) {
    let count = max(1, min(dimensions, max(out.dimensions, into.dimensions)))
    var isMended = false
    guard let first = curve(out, into, 0, &isMended) else { return (.linear, true) }
    if count > 1 {
      let curves = [first] + (1..<count).map { curve(out, into, $0, &isMended) ?? first }
      if curves.contains(where: { $0 != first }) {
        return curves.allSatisfy(\.isLinear)
          ? (.linear, isMended) : (.perDimension(curves), isMended)
      }
    }
    return (first.isLinear ? .linear : .curve(first), isMended)
  }

  /// Whether a curve goes so far that only a value that does not move can bear it.
  static func isExtreme(_ easing: Easing) -> Bool {
    switch easing {
    case .linear, .hold: false
    case .curve(let curve): isExtreme(curve)
    case .perDimension(let curves): curves.contains(where: isExtreme)
    }
  }

  private static func isExtreme(_ curve: TimingCurve) -> Bool {
    abs(curve.control1.y) > farthest || abs(curve.control2.y) > farthest
  }

  private static func curve(
    _ out: LottieEasingHandle, _ into: LottieEasingHandle, _ dimension: Int, _ isMended: inout Bool
  ) -> TimingCurve? {
    guard let leaving = out.point(dimension), let arriving = into.point(dimension) else {
      return nil
    }
    let x1 = min(1, max(0, leaving.x))
    let x2 = min(1, max(0, arriving.x))
    if x1 != leaving.x || x2 != arriving.x { isMended = true }
    return TimingCurve(x1, leaving.y, x2, arriving.y)
  }
}
