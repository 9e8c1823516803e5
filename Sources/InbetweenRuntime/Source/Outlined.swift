import SwiftUI

extension InbetweenRuntime.Drawing {
  /// Draws a picture with a line along its edge, so wide outside and inside of it.
  public static func drawOutlined(
    in context: GraphicsContext, _ picture: @escaping (inout GraphicsContext) -> Void,
    _ color: Color, outside: Double,
    inside: Double
  ) {
    context.drawLayer { context in
      if outside > 0 {
        context.drawLayer { context in
          fill(picture, widenedBy: outside, color, in: context)
          blended(context, blendMode: .destinationOut).drawLayer(content: picture)
        }
      }
      context.drawLayer(content: picture)
      if inside > 0 {
        context.clipToLayer(content: picture)
        fill(surroundings(of: picture), widenedBy: inside, color, in: context)
      }
    }
  }
}
