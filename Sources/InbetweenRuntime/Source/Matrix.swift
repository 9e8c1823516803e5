import SwiftUI

extension InbetweenRuntime.Drawing {
  /// The transform of six numbers, in Core Graphics' order.
  public static func matrix(_ numbers: [Double], by scale: Double = 1) -> CGAffineTransform {
    CGAffineTransform(scaleX: scale, y: scale).concatenating(
      CGAffineTransform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4],
        ty: numbers[5]))
  }
}
