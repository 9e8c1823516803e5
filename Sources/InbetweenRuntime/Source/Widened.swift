import SwiftUI

extension InbetweenRuntime.Drawing {
  /// Fills what a picture covers, wider by a distance on all sides and round at corners. What it
  /// covers in part grows as well, by up to a pixel less, from more than a sixty-fourth on.
  public static func fill(
    _ picture: (inout GraphicsContext) -> Void, widenedBy distance: Double,
    _ color: Color = .black,
    in context: GraphicsContext
  ) {
    var context = context
    context.clipToLayer { context in
      guard distance > 0 else { return context.drawLayer(content: picture) }
      // As tones of red on black, of which the lightest counts where copies lie on each other.
      var covered = ColorMatrix()
      (covered.a1, covered.a4) = (1, 0)
      context.addFilter(.colorMatrix(covered))
      context.drawLayer { context in
        context.fill(everything, with: .color(.black))
        let pixel = pixelSize(of: context)
        let count = 8 * min(6, max(2, (distance / pixel * .pi / 4).rounded(.up)))
        draw(picture, around: distance, copies: count, firm: false, in: context)
        // What is covered at all covers a pixel less far; a further ring fills the gap about what is thin.
        let isFirm = distance > pixel
        if isFirm {
          draw(picture, around: distance - pixel, copies: count, firm: true, in: context)
          draw(picture, around: distance / 2, copies: count / 4, firm: true, in: context)
        }
        draw(picture, around: 0, copies: 1, firm: isFirm, in: context)
      }
    }
    context.fill(everything, with: .color(color))
  }

  /// What a picture leaves free.
  public static func surroundings(
    of picture: @escaping (inout GraphicsContext) -> Void
  ) -> (inout GraphicsContext) -> Void {
    { context in
      context.fill(everything, with: .color(.black))
      blended(context, blendMode: .destinationOut).drawLayer(content: picture)
    }
  }

  /// Draws copies of what a picture covers on a circle around it, as tones of red; as light as can
  /// be if firm.
  private static func draw(
    _ picture: (inout GraphicsContext) -> Void, around radius: Double, copies count: Double,
    firm: Bool, in context: GraphicsContext
  ) {
    var tone = ColorMatrix()
    (tone.r1, tone.r4, tone.r5) = firm ? (0, 255, -4) : (0, 1, 0)
    (tone.a4, tone.a5) = (0, 1)
    for step in 0..<Int(count) {
      let angle = Double(step) / count * 2 * .pi
      var copy = blended(context, blendMode: .lighten)
      copy.translateBy(x: cos(angle) * radius, y: sin(angle) * radius)
      copy.addFilter(.colorMatrix(tone))
      copy.drawLayer(content: picture)
    }
  }

  /// How large a pixel is in a context's space.
  private static func pixelSize(of context: GraphicsContext) -> Double {
    let matrix = context.transform
    let scale = abs(matrix.a * matrix.d - matrix.b * matrix.c).squareRoot()
    return context.environment.pixelLength / max(1e-3, scale)
  }
}
