import SwiftUI

extension InbetweenRuntime.Drawing {
  /// Draws a picture with a line along its edge, so wide outside and inside of it: below it outside,
  /// and on it inside.
  public static func drawOutlined(
    in context: GraphicsContext, _ picture: @escaping (inout GraphicsContext) -> Void,
    _ color: Color, outside: Double,
    inside: Double
  ) {
    context.drawLayer { context in
      if outside > 0 { fill(picture, widenedBy: outside, color, in: context) }
      context.drawLayer(content: picture)
      if inside > 0 {
        blended(context, blendMode: .sourceAtop).drawLayer { context in
          fill(surroundings(of: picture), widenedBy: inside, color, in: context)
        }
      }
    }
  }
}
