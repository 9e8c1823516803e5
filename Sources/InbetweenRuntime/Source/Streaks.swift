import SwiftUI

extension InbetweenRuntime.Drawing {
  /// Draws a picture blurred in one direction alone: copies, as a bell curve weighs them. They are
  /// gathered by sevens: a copy by itself is so faint that a picture of bytes rounds much of it away.
  public static func drawBlurred(
    in context: GraphicsContext, _ picture: (inout GraphicsContext) -> Void, radius: Double,
    x: Double, y: Double
  ) {
    let size = 7
    let places = (0..<size * size).map { Double($0) / 8 - 3 }
    let weights = places.map { exp(-$0 * $0 / 2) }
    let sum = weights.reduce(0, +)
    context.drawLayer { context in
      for start in stride(from: 0, to: places.count, by: size) {
        let group = start..<start + size
        let part = weights[group].reduce(0, +)
        let whole = blended(context, opacity: part / sum, blendMode: .plusLighter)
        whole.drawLayer { context in
          for index in group {
            var copy = blended(context, opacity: weights[index] / part, blendMode: .plusLighter)
            copy.translateBy(x: x * places[index] * radius, y: y * places[index] * radius)
            copy.drawLayer(content: picture)
          }
        }
      }
    }
  }
}
