import SwiftUI

extension InbetweenRuntime.Drawing {
  /// Draws a picture with a line along its edge, so wide outside and inside of it.
  public static func drawOutlined(
    in context: GraphicsContext, _ picture: @escaping (inout GraphicsContext) -> Void,
    _ color: Color, outside: Double,
    inside: Double
  ) {
    context.drawLayer { context in
      context.drawLayer(content: picture)
      // The line lies within the outer edge, and within what surrounds the inner one.
      context.drawLayer { context in
        fill(picture, widenedBy: outside, color, in: context)
        blended(context, blendMode: .destinationIn).drawLayer { context in
          fill(surroundings(of: picture), widenedBy: inside, in: context)
        }
      }
    }
  }
}
