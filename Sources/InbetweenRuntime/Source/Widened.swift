import SwiftUI

extension InbetweenRuntime.Drawing {
  /// Fills what a picture covers, wider by a distance on all sides; what it covers less than half
  /// does not grow.
  public static func fill(
    _ picture: (inout GraphicsContext) -> Void, widenedBy distance: Double,
    _ color: Color = .black,
    in context: GraphicsContext
  ) {
    var context = context
    context.clipToLayer { context in
      context.drawLayer(content: picture)
      guard distance > 0 else { return }
      // Many copies of an edge that is half covered would cover it.
      var firm = ColorMatrix()
      (firm.a4, firm.a5) = (2, -0.7)
      // Copies all around; a second ring fills the gap about what is thin.
      for (ring, count) in [(distance, 48), (distance / 2, 16)] {
        for step in 0..<count {
          let angle = Double(step) / Double(count) * 2 * .pi
          var copy = context
          copy.translateBy(x: cos(angle) * ring, y: sin(angle) * ring)
          copy.addFilter(.colorMatrix(firm))
          copy.drawLayer(content: picture)
        }
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
}
