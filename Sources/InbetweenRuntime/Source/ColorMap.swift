import SwiftUI

extension InbetweenRuntime.Drawing {
  /// Draws a picture in three colours: what black, middle grey and white become as red, green
  /// and blue, then how much of that counts.
  public static func drawColorMap(
    _ colorMap: [Double], in context: GraphicsContext, of picture: (inout GraphicsContext) -> Void
  ) {
    context.drawLayer { context in
      if colorMap[9] < 1 { context.drawLayer(content: picture) }
      var whole = context
      whole.opacity = colorMap[9]
      whole.blendMode = colorMap[9] < 1 ? .sourceAtop : .normal
      whole.drawLayer { context in
        for tone in 0..<3 {
          // Each tone covers the one before as far as the picture is light.
          let slope = tone == 0 ? 0.0 : 2.0
          var rows = [Double](repeating: 0, count: 20)
          for row in 0..<3 { rows[row * 5 + 4] = colorMap[tone * 3 + row] }
          rows[15] = 0.299 * slope
          rows[16] = 0.587 * slope
          rows[17] = 0.114 * slope
          rows[18] = tone == 0 ? 1 : 0
          rows[19] = tone == 2 ? -1 : 0
          var context = context
          context.blendMode = tone == 0 ? .normal : .sourceAtop
          context.addFilter(colorMatrix(rows))
          context.drawLayer(content: picture)
        }
      }
    }
  }
}
