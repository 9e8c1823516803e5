import SwiftUI

extension InbetweenRuntime.Drawing {
  /// Draws the soft shadow of a picture alone, wider by its spread before it is soft, without
  /// what the picture covers of it where that is cut out.
  public static func drawShadow(
    in context: GraphicsContext, of picture: (inout GraphicsContext) -> Void, _ color: Color,
    radius: Double,
    spread: Double = 0, x: Double = 0, y: Double = 0,
    blendMode: GraphicsContext.BlendMode = .normal,
    cutsOut: Bool
  ) {
    blended(context, blendMode: blendMode).drawLayer { context in
      var soft = context
      // Moved with its context, whether the filter's own offset turns with that or not.
      soft.translateBy(x: x, y: y)
      soft.addFilter(.shadow(color: color, radius: radius, options: .shadowOnly))
      soft.drawLayer { context in
        if spread > 0 {
          fill(picture, widenedBy: spread, in: context)
        } else {
          picture(&context)
        }
      }
      if cutsOut {
        blended(context, blendMode: .destinationOut).drawLayer(content: picture)
      }
    }
  }
}
