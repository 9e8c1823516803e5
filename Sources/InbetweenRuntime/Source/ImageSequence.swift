import SwiftUI

extension InbetweenRuntime.Drawing {
  /// Draws one of several pictures; none where the number is below 0.
  public static func show(
    _ number: Double, of pictures: [Image], in box: CGRect, of context: GraphicsContext
  ) {
    guard number >= 0 else { return }
    context.draw(pictures[Int(number)], in: box)
  }
}
