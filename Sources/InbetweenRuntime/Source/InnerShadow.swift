import SwiftUI

extension InbetweenRuntime.Drawing {
  /// Draws a picture with the soft shadow of its surroundings on it, wider by its spread before
  /// it is soft.
  public static func drawInnerShadow(
    in context: GraphicsContext, of picture: @escaping (inout GraphicsContext) -> Void,
    _ color: Color, radius: Double,
    spread: Double = 0, x: Double = 0, y: Double = 0, blendMode: GraphicsContext.BlendMode = .normal
  ) {
    context.drawLayer { context in
      context.drawLayer(content: picture)
      var shadow = blended(
        context, blendMode: blendMode == .normal ? .sourceAtop : blendMode)
      shadow.addFilter(.blur(radius: radius))
      shadow.drawLayer { context in
        context.translateBy(x: x, y: y)
        fill(surroundings(of: picture), widenedBy: spread, color, in: context)
      }
      if blendMode != .normal {
        blended(context, blendMode: .destinationIn).drawLayer(content: picture)
      }
    }
  }
}
