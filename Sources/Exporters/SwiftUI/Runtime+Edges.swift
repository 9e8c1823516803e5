extension RuntimePart {
  /// The source of the parts that draw a picture many times: what is wider than it, and what is
  /// blurred in one direction.
  var edgeSource: SwiftCode {
    switch self {
    case .tracks, .points, .tints, .shapes, .numbers, .gradients, .place, .matrix, .remap, .draw,
      .trim, .mask, .matte, .colorMatrix, .pictures, .filling, .angle, .wipe, .tones, .outerShadow,
      .innerShadow, .rings, .words, .film:
      ""
    case .widened:
      """
      extension GraphicsContext {
        /// Fills what a picture covers, wider by a distance on all sides.
        fileprivate func fill(
          _ picture: (inout GraphicsContext) -> Void, widenedBy distance: Double,
          _ color: Color = .black
        ) {
          var context = self
          context.clipToLayer { context in
            context.drawLayer(content: picture)
            guard distance > 0 else { return }
            // Copies all around; a second ring fills the gap about what is thin.
            for (ring, count) in [(distance, 48), (distance / 2, 16)] {
              for step in 0..<count {
                let angle = Double(step) / Double(count) * 2 * .pi
                var copy = context
                copy.translateBy(x: cos(angle) * ring, y: sin(angle) * ring)
                copy.drawLayer(content: picture)
              }
            }
          }
          context.fill(Self.everything, with: .color(color))
        }

        /// What a picture leaves free.
        fileprivate static func surroundings(
          of picture: @escaping (inout GraphicsContext) -> Void
        ) -> (inout GraphicsContext) -> Void {
          { context in
            context.fill(everything, with: .color(.black))
            context.with(blendMode: .destinationOut).drawLayer(content: picture)
          }
        }
      }

      """
    case .outline:
      """
      extension GraphicsContext {
        /// Draws a picture with a line along its edge, so wide outside and inside of it.
        fileprivate func drawOutlined(
          _ picture: @escaping (inout GraphicsContext) -> Void, _ color: Color, outside: Double,
          inside: Double
        ) {
          drawLayer { context in
            if outside > 0 {
              context.drawLayer { context in
                context.fill(picture, widenedBy: outside, color)
                context.with(blendMode: .destinationOut).drawLayer(content: picture)
              }
            }
            context.drawLayer(content: picture)
            if inside > 0 {
              context.clipToLayer(content: picture)
              context.fill(Self.surroundings(of: picture), widenedBy: inside, color)
            }
          }
        }
      }

      """
    case .streaks:
      """
      extension GraphicsContext {
        /// Draws a picture blurred in one direction alone: many copies, as a bell curve weighs them.
        fileprivate func drawBlurred(
          _ picture: (inout GraphicsContext) -> Void, radius: Double, x: Double, y: Double
        ) {
          let places = stride(from: -3.0, through: 3, by: 0.125)
          let weights = places.map { exp(-$0 * $0 / 2) }
          let sum = weights.reduce(0, +)
          drawLayer { context in
            for (place, weight) in zip(places, weights) {
              var copy = context.with(opacity: weight / sum, blendMode: .plusLighter)
              copy.translateBy(x: x * place * radius, y: y * place * radius)
              copy.drawLayer(content: picture)
            }
          }
        }
      }

      """
    }
  }
}
