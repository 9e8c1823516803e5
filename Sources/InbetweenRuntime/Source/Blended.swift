import SwiftUI

extension InbetweenRuntime.Drawing {
  /// A context with an opacity and a blend mode of its own.
  public static func blended(
    _ context: GraphicsContext, opacity: Double = 1, blendMode: GraphicsContext.BlendMode = .normal
  ) -> GraphicsContext {
    var context = context
    context.opacity *= opacity
    context.blendMode = blendMode
    return context
  }
}
