internal import CStandInCairo
public import CoreGraphics

extension GraphicsContext {
  public struct Shading: Sendable {
    enum Kind: Sendable {
      case color(Color)
      case linear(Gradient, CGPoint, CGPoint)
      case radial(Gradient, CGPoint, CGFloat, CGFloat)
    }

    var kind: Kind

    public static func color(_ color: Color) -> Shading { Shading(kind: .color(color)) }

    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Contract.check(options.isEmpty, "the stand-in clamps gradients")
      return Shading(kind: .linear(gradient, startPoint, endPoint))
    }

    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Contract.check(options.isEmpty, "the stand-in clamps gradients")
      return Shading(kind: .radial(gradient, center, startRadius, endRadius))
    }

    func set(on cairo: OpaquePointer, _ transform: CGAffineTransform) {
      switch kind {
      case .color(let color):
        cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
      case .linear(let gradient, let start, let end):
        let pattern = cairo_pattern_create_linear(
          Double(start.x), Double(start.y), Double(end.x), Double(end.y))
        set(pattern, gradient, on: cairo, transform)
      case .radial(let gradient, let center, let from, let to):
        let pattern = cairo_pattern_create_radial(
          Double(center.x), Double(center.y), Double(from), Double(center.x), Double(center.y),
          Double(to))
        set(pattern, gradient, on: cairo, transform)
      }
    }

    private func set(
      _ pattern: OpaquePointer?, _ gradient: Gradient, on cairo: OpaquePointer,
      _ transform: CGAffineTransform
    ) {
      guard let pattern else { return }
      for stop in gradient.stops {
        cairo_pattern_add_color_stop_rgba(
          pattern, Double(stop.location), stop.color.red, stop.color.green, stop.color.blue,
          stop.color.alpha)
      }
      var matrix = transform.inverted().cairo
      cairo_pattern_set_matrix(pattern, &matrix)
      cairo_set_source(cairo, pattern)
      cairo_pattern_destroy(pattern)
    }
  }
}
