extension RuntimePart {
  /// The source of the parts that place and draw.
  var drawingSource: SwiftCode {
    switch self {
    case .tracks, .points, .tints, .shapes, .numbers, .filling, .angle, .wipe, .tones,
      .outerShadow, .innerShadow, .rings, .words, .widened, .outline, .streaks,
      .film:
      ""
    case .gradients:
      """
      /// A gradient of stops: offset, red, green, blue, opacity, and so on.
      private func gradient(_ numbers: [Double]) -> Gradient {
        var reached = 0.0
        return Gradient(
          stops: stride(from: 0, to: numbers.count, by: 5).map { index in
            // Where easing overshoots, stops pass neither each other nor the ends.
            reached = min(1, max(reached, numbers[index]))
            return Gradient.Stop(
              color: Color(
                red: numbers[index + 1], green: numbers[index + 2], blue: numbers[index + 3],
                opacity: numbers[index + 4]),
              location: reached)
          })
      }

      """
    case .place:
      """
      /// Moves the anchor to the origin, scales, skews, turns clockwise by degrees, and moves to the
      /// position.
      private func place(
        anchor: CGPoint = .zero, position: CGPoint = .zero, scale: CGPoint = CGPoint(x: 1, y: 1),
        skew: Double = 0, skewAxis: Double = 0, rotation: Double = 0
      ) -> CGAffineTransform {
        var matrix = CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
          .concatenating(CGAffineTransform(scaleX: scale.x, y: scale.y))
        if skew != 0 {
          let shear = tan(-skew * .pi / 180)
          matrix = matrix.concatenating(CGAffineTransform(rotationAngle: skewAxis * .pi / 180))
            .concatenating(CGAffineTransform(a: 1, b: 0, c: shear, d: 1, tx: 0, ty: 0))
            .concatenating(CGAffineTransform(rotationAngle: -skewAxis * .pi / 180))
        }
        if rotation != 0 {
          matrix = matrix.concatenating(CGAffineTransform(rotationAngle: rotation * .pi / 180))
        }
        return matrix.concatenating(CGAffineTransform(translationX: position.x, y: position.y))
      }

      """
    case .matrix:
      """
      /// The transform of six numbers, in Core Graphics' order.
      private func matrix(_ numbers: [Double], by scale: Double = 1) -> CGAffineTransform {
        CGAffineTransform(scaleX: scale, y: scale).concatenating(
          CGAffineTransform(
            a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4],
            ty: numbers[5]))
      }

      """
    case .remap:
      """
      /// A remapped frame; at the end, where nothing would show any more, the one before.
      private func remapped(_ frame: Double, end: Double) -> Double {
        frame == end ? end - 1 : frame
      }

      """
    case .colorMatrix:
      """
      extension GraphicsContext.Filter {
        /// A colour matrix of four rows of five.
        fileprivate static func matrix(_ numbers: [Double]) -> GraphicsContext.Filter {
          let rows = numbers.map(Float.init)
          var matrix = ColorMatrix()
          (matrix.r1, matrix.r2, matrix.r3, matrix.r4, matrix.r5) =
            (rows[0], rows[1], rows[2], rows[3], rows[4])
          (matrix.g1, matrix.g2, matrix.g3, matrix.g4, matrix.g5) =
            (rows[5], rows[6], rows[7], rows[8], rows[9])
          (matrix.b1, matrix.b2, matrix.b3, matrix.b4, matrix.b5) =
            (rows[10], rows[11], rows[12], rows[13], rows[14])
          (matrix.a1, matrix.a2, matrix.a3, matrix.a4, matrix.a5) =
            (rows[15], rows[16], rows[17], rows[18], rows[19])
          return .colorMatrix(matrix)
        }
      }

      """
    case .pictures:
      """
      /// The picture of base64 text.
      private func picture(_ base64: String) -> Image {
        let data = Data(base64Encoded: base64) ?? Data()
        #if canImport(UIKit)
          return Image(uiImage: UIImage(data: data) ?? UIImage())
        #else
          return Image(nsImage: NSImage(data: data) ?? NSImage())
        #endif
      }

      """
    case .draw:
      """
      extension GraphicsContext {
        /// The same context with an opacity and a blend mode of its own.
        fileprivate func with(
          opacity: Double = 1, blendMode: BlendMode = .normal
        ) -> GraphicsContext {
          var context = self
          context.opacity *= opacity
          context.blendMode = blendMode
          return context
        }
      }

      """
    case .trim:
      """
      /// The part of each outline between two fractions of its length, moved along by degrees.
      private func trimmed(
        _ outlines: [Path], from start: Double, to end: Double, offset: Double
      ) -> Path {
        let low = min(max(min(start, end), 0), 1)
        let high = min(max(max(start, end), 0), 1)
        let turns = offset / 360
        var result = Path()
        // Less of an outline than a step of rounding is nothing, though its caps would show.
        guard high - low > 1e-4 else { return result }
        for outline in outlines {
          if high - low >= 1 {
            result.addPath(outline)
            continue
          }
          let first = low + turns - (low + turns).rounded(.down)
          let last = first + high - low
          if last <= 1 {
            result.addPath(outline.trimmedPath(from: first, to: last))
          } else {
            let tail = outline.trimmedPath(from: first, to: 1)
            let head = outline.trimmedPath(from: 0, to: last - 1)
            result.addPath(tail)
            // Filled, two pieces of a closed outline would be two chords.
            if tail.isEmpty || !outline.isClosed {
              result.addPath(head)
            } else {
              result.goOn(along: head)
            }
          }
        }
        return result
      }

      extension Path {
        fileprivate var isClosed: Bool {
          var isClosed = false
          forEach { element in
            if case .closeSubpath = element { isClosed = true }
          }
          return isClosed
        }

        /// Goes on along an outline that begins where this one ends.
        fileprivate mutating func goOn(along next: Path) {
          next.forEach { element in
            switch element {
            case .move: break
            case .line(let end): addLine(to: end)
            case .quadCurve(let end, let control): addQuadCurve(to: end, control: control)
            case .curve(let end, let control1, let control2):
              addCurve(to: end, control1: control1, control2: control2)
            case .closeSubpath: closeSubpath()
            }
          }
        }
      }

      """
    case .mask:
      """
      extension GraphicsContext {
        /// Everything, for inverted masks.
        fileprivate static var everything: Path {
          Path(CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5))
        }
      }

      """
    case .matte:
      """
      extension GraphicsContext.Filter {
        /// Opacity by lightness, with the weights of Rec. 601.
        fileprivate static var lightness: GraphicsContext.Filter {
          var matrix = ColorMatrix()
          (matrix.a1, matrix.a2, matrix.a3, matrix.a4) = (0.299, 0.587, 0.114, 0)
          return .colorMatrix(matrix)
        }
      }

      """
    }
  }
}
