internal import CStandInCairo
public import CoreGraphics
internal import QuartzCore

extension GraphicsContext {
  public struct ResolvedImage: Sendable {
    let picture: Raster?

    public var size: CGSize {
      CGSize(width: picture?.width ?? 0, height: picture?.height ?? 0)
    }
  }

  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(picture: image.picture) }

  public func draw(
    _ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()
  ) {
    guard let whole = image.picture, whole.width > 0 else { return }
    let transform = transform
    // The size in pixels decides how far it is scaled down at first.
    let picture = whole.fitted(
      width: Double(rect.width * hypot(transform.a, transform.b)),
      height: Double(rect.height * hypot(transform.c, transform.d)))
    composite { cairo in
      var matrix = transform.cairo
      cairo_transform(cairo, &matrix)
      cairo_translate(cairo, Double(rect.minX), Double(rect.minY))
      cairo_scale(
        cairo, Double(rect.width) / Double(picture.width),
        Double(rect.height) / Double(picture.height))
      cairo_set_source_surface(cairo, picture.surface, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_GOOD)
      cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
      cairo_rectangle(cairo, 0, 0, Double(picture.width), Double(picture.height))
      cairo_fill(cairo)
    }
  }

  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }
}
