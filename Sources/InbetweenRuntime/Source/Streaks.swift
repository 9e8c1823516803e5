import SwiftUI

extension InbetweenRuntime.Drawing {
  /// Draws a picture blurred in one direction alone: many copies, as a bell curve weighs them.
  public static func drawBlurred(
    in context: GraphicsContext, _ picture: (inout GraphicsContext) -> Void, radius: Double,
    x: Double, y: Double
  ) {
    let places = stride(from: -3.0, through: 3, by: 0.125)
    let weights = places.map { exp(-$0 * $0 / 2) }
    let sum = weights.reduce(0, +)
    context.drawLayer { context in
      for (place, weight) in zip(places, weights) {
        var copy = blended(context, opacity: weight / sum, blendMode: .plusLighter)
        copy.translateBy(x: x * place * radius, y: y * place * radius)
        copy.drawLayer(content: picture)
      }
    }
  }
}
