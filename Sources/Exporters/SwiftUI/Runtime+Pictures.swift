extension RuntimePart {
  /// The source of the parts that draw pictures as a whole.
  var pictureSource: SwiftCode {
    switch self {
    case .tracks, .points, .tints, .shapes, .numbers, .gradients, .place, .matrix, .remap, .draw,
      .trim, .mask, .matte, .colorMatrix, .pictures, .widened, .outline, .streaks:
      ""
    case .film:
      """
      extension GraphicsContext {
        /// Draws one of several pictures; none where the number is below 0.
        fileprivate func draw(_ pictures: [Image], shown: Double, in box: CGRect) {
          guard shown >= 0 else { return }
          draw(pictures[Int(shown)], in: box)
        }
      }

      """
    case .filling:
      """
      extension GraphicsContext {
        /// Draws an image that fills a size from the origin; what is left over of it is cut equally
        /// at both sides.
        fileprivate func draw(_ image: Image, filling size: CGSize) {
          let picture = resolve(image)
          guard picture.size.width > 0, picture.size.height > 0 else { return }
          let scale = max(size.width / picture.size.width, size.height / picture.size.height)
          let shown = CGSize(
            width: picture.size.width * scale, height: picture.size.height * scale)
          var context = self
          context.clip(to: Path(CGRect(origin: .zero, size: size)))
          context.draw(
            picture,
            in: CGRect(
              x: (size.width - shown.width) / 2, y: (size.height - shown.height) / 2,
              width: shown.width, height: shown.height))
        }
      }

      """
    case .angle:
      """
      extension GraphicsContext {
        /// Draws a flat picture that is seen at an angle: x' = (a x + b y + c) / w and
        /// y' = (d x + e y + f) / w, where w = g x + h y + 1.
        ///
        /// The picture is made as it is seen at `center`, so that it is about as large, and bent
        /// from there in the view's own space.
        fileprivate func drawLayer(
          at view: [Double], around center: CGPoint, _ draw: (inout GraphicsContext) -> Void
        ) {
          let w = view[6] * center.x + view[7] * center.y + 1
          let x = (view[0] * center.x + view[1] * center.y + view[2]) / w
          let y = (view[3] * center.x + view[4] * center.y + view[5]) / w
          var flat = CGAffineTransform(
            a: (view[0] - view[6] * x) / w, b: (view[3] - view[6] * y) / w,
            c: (view[1] - view[7] * x) / w, d: (view[4] - view[7] * y) / w, tx: 0, ty: 0)
          // From the edge or from behind the viewer nothing is seen.
          guard w > 0, abs(flat.a * flat.d - flat.b * flat.c) > 1e-6 else { return }
          flat.tx = x - flat.a * center.x - flat.c * center.y
          flat.ty = y - flat.b * center.x - flat.d * center.y
          var seen = ProjectionTransform()
          (seen.m11, seen.m12, seen.m13) = (view[0], view[3], view[6])
          (seen.m21, seen.m22, seen.m23) = (view[1], view[4], view[7])
          (seen.m31, seen.m32, seen.m33) = (view[2], view[5], 1)
          let space = transform
          let bend = ProjectionTransform(flat.concatenating(space).inverted())
            .concatenating(seen).concatenating(ProjectionTransform(space))
          var context = self
          context.transform = .identity
          context.addFilter(.projectionTransform(bend))
          context.drawLayer { context in
            context.transform = flat.concatenating(space)
            draw(&context)
          }
        }
      }

      """
    case .wipe:
      """
      /// What a radial wipe leaves at a share of completion. It begins at an angle, in degrees
      /// clockwise from up; `lead` is how much of what is gone lies before that.
      private func wiped(
        _ completion: Double, around center: CGPoint, from angle: Double, lead: Double
      ) -> Path {
        let gone = min(1, max(0, completion)) * 360
        guard gone > 0 else { return Path(CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)) }
        var path = Path()
        guard gone < 360 else { return path }
        path.move(to: center)
        for step in 0...72 {
          let degrees = angle + gone * lead + (360 - gone) * Double(step) / 72
          path.addLine(
            to: CGPoint(
              x: center.x + sin(degrees * .pi / 180) * 1e5,
              y: center.y - cos(degrees * .pi / 180) * 1e5))
        }
        path.closeSubpath()
        return path
      }

      """
    case .tones:
      """
      extension GraphicsContext {
        /// Draws a picture in three tones: what black, middle grey and white become as red, green
        /// and blue, then how much of that counts.
        fileprivate func drawTones(
          _ tones: [Double], of picture: (inout GraphicsContext) -> Void
        ) {
          drawLayer { context in
            if tones[9] < 1 { context.drawLayer(content: picture) }
            var whole = context
            whole.opacity = tones[9]
            whole.blendMode = tones[9] < 1 ? .sourceAtop : .normal
            whole.drawLayer { context in
              for tone in 0..<3 {
                // Each tone covers the one before as far as the picture is light.
                let slope = tone == 0 ? 0.0 : 2.0
                var rows = [Double](repeating: 0, count: 20)
                for row in 0..<3 { rows[row * 5 + 4] = tones[tone * 3 + row] }
                rows[15] = 0.299 * slope
                rows[16] = 0.587 * slope
                rows[17] = 0.114 * slope
                rows[18] = tone == 0 ? 1 : 0
                rows[19] = tone == 2 ? -1 : 0
                var context = context
                context.blendMode = tone == 0 ? .normal : .sourceAtop
                context.addFilter(.matrix(rows))
                context.drawLayer(content: picture)
              }
            }
          }
        }
      }

      """
    case .outerShadow:
      """
      extension GraphicsContext {
        /// Draws the soft shadow of a picture alone, wider by its spread before it is soft, without
        /// what the picture covers of it where that is cut out.
        fileprivate func drawShadow(
          of picture: (inout GraphicsContext) -> Void, _ color: Color, radius: Double,
          spread: Double = 0, x: Double = 0, y: Double = 0, blendMode: BlendMode = .normal,
          cutsOut: Bool
        ) {
          with(blendMode: blendMode).drawLayer { context in
            var soft = context
            soft.addFilter(
              .shadow(color: color, radius: radius, x: x, y: y, options: .shadowOnly))
            soft.drawLayer { context in
              if spread > 0 {
                context.fill(picture, widenedBy: spread)
              } else {
                picture(&context)
              }
            }
            if cutsOut {
              context.with(blendMode: .destinationOut).drawLayer(content: picture)
            }
          }
        }
      }

      """
    case .innerShadow:
      """
      extension GraphicsContext {
        /// Draws a picture with the soft shadow of its surroundings on it, wider by its spread before
        /// it is soft.
        fileprivate func drawInnerShadow(
          of picture: @escaping (inout GraphicsContext) -> Void, _ color: Color, radius: Double,
          spread: Double = 0, x: Double = 0, y: Double = 0, blendMode: BlendMode = .normal
        ) {
          drawLayer { context in
            context.drawLayer(content: picture)
            var shadow = context.with(blendMode: blendMode == .normal ? .sourceAtop : blendMode)
            shadow.addFilter(.blur(radius: radius))
            shadow.drawLayer { context in
              context.translateBy(x: x, y: y)
              context.fill(GraphicsContext.surroundings(of: picture), widenedBy: spread, color)
            }
            if blendMode != .normal {
              context.with(blendMode: .destinationIn).drawLayer(content: picture)
            }
          }
        }
      }

      """
    case .rings:
      """
      extension GraphicsContext {
        /// Paints `area` with a radial gradient whose highlight lies off its centre, in rings: a
        /// gradient between two circles needs later systems. Stops are offset, red, green, blue,
        /// opacity, and so on.
        fileprivate func fillRings(
          _ stops: [Double], center: CGPoint, edge: CGPoint, highlight: Double, angle: Double
        ) {
          let (x, y) = (edge.x - center.x, edge.y - center.y)
          let length = min(0.99, max(-0.99, highlight))
          let (sine, cosine) = (sin(angle * .pi / 180), cos(angle * .pi / 180))
          let focus = CGPoint(
            x: center.x + (x * cosine - y * sine) * length,
            y: center.y + (x * sine + y * cosine) * length)
          func color(_ offset: Double) -> Color {
            let last = stops.count - 5
            let next = stride(from: 0, to: stops.count, by: 5).first { stops[$0] >= offset } ?? last
            let start = max(0, stops[next] >= offset ? next - 5 : next)
            let way = stops[next] - stops[start]
            let share = way > 0 ? min(1, max(0, (offset - stops[start]) / way)) : 1
            func mixed(_ place: Int) -> Double {
              stops[start + place] + (stops[next + place] - stops[start + place]) * share
            }
            return Color(red: mixed(1), green: mixed(2), blue: mixed(3), opacity: mixed(4))
          }
          drawLayer { context in
            context.fill(GraphicsContext.everything, with: .color(color(1)))
            for ring in stride(from: 160, to: 0, by: -1) {
              let outer = Double(ring) / 160
              let radius = hypot(x, y) * outer
              let circle = Path(
                ellipseIn: CGRect(
                  x: focus.x + (center.x - focus.x) * outer - radius,
                  y: focus.y + (center.y - focus.y) * outer - radius, width: radius * 2,
                  height: radius * 2))
              // What a wider ring left there is taken away first: it may show through.
              context.with(blendMode: .destinationOut).fill(circle, with: .color(.black))
              context.with(blendMode: .plusLighter).fill(
                circle, with: .color(color(outer - 1.0 / 320)))
            }
          }
        }
      }

      """
    case .words:
      """
      extension GraphicsContext {
        /// Sets words in place of the file's: lines begin, are centred or end at x 0 for a side of 0,
        /// 0.5 or 1, and the first stands on y 0.
        fileprivate func write(
          _ words: String, in font: Font, _ color: Color, side: Double, lineHeight: Double,
          tracking: Double = 0
        ) {
          let lines = words.split(separator: "\\n", omittingEmptySubsequences: false)
          for (index, line) in lines.enumerated() {
            let text = resolve(
              Text(verbatim: String(line)).font(font).tracking(tracking).foregroundStyle(color))
            let size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
            let top = Double(index) * lineHeight - text.firstBaseline(in: size)
            draw(
              text,
              in: CGRect(x: -side * size.width, y: top, width: size.width, height: size.height))
          }
        }
      }

      """
    }
  }
}
