internal import CStandInCairo
public import CoreGraphics
internal import QuartzCore

public struct ColorMatrix: Equatable, Sendable {
  public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
  public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
  public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
  public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

  public init() {}

  var rows: [[Float]] {
    [
      [r1, r2, r3, r4, r5], [g1, g2, g3, g4, g5], [b1, b2, b3, b4, b5], [a1, a2, a3, a4, a5],
    ]
  }
}

extension GraphicsContext {
  public struct Filter: Sendable {
    enum Kind: Sendable {
      case blur(CGFloat)
      case shadow(Color, CGFloat, CGFloat, CGFloat, ShadowOptions)
      case luminanceToAlpha
      case matrix(ColorMatrix)
      case projection(ProjectionTransform)
    }

    var kind: Kind

    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(kind: .blur(radius))
    }

    public static func shadow(
      color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Contract.check(blendMode == .normal, "the stand-in mixes shadows normally")
      return Filter(kind: .shadow(color, radius, x, y, options))
    }

    public static var luminanceToAlpha: Filter { Filter(kind: .luminanceToAlpha) }

    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
      Filter(kind: .matrix(matrix))
    }

    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(kind: .projection(matrix))
    }

    func apply(to raster: Raster, scale: Double, transform: CGAffineTransform) {
      switch kind {
      case .projection(let matrix):
        // In the space that the context had when the filter was added.
        let placed = ProjectionTransform(transform.inverted()).concatenating(matrix)
          .concatenating(ProjectionTransform(transform))
        raster.project(placed.inverted())
      case .blur(let radius): raster.blur(sigma: Double(radius) * scale)
      case .luminanceToAlpha: raster.luminanceToAlpha()
      case .matrix(let matrix): raster.colorMatrix(matrix)
      case .shadow(let color, let radius, let x, let y, let options):
        let shadow = Raster(width: raster.width, height: raster.height)
        shadow.draw { cairo in
          cairo_set_source_surface(
            cairo, raster.surface, Double(x) * scale, Double(y) * scale)
          cairo_paint(cairo)
        }
        shadow.silhouette(color)
        shadow.blur(sigma: Double(radius) * scale)
        raster.draw { cairo in
          cairo_set_operator(
            cairo,
            options.contains(.shadowOnly) ? CAIRO_OPERATOR_SOURCE : CAIRO_OPERATOR_DEST_OVER)
          cairo_set_source_surface(cairo, shadow.surface, 0, 0)
          cairo_paint(cairo)
        }
      }
    }
  }
}
