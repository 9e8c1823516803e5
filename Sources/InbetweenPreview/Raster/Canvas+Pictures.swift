import CInbetweenCairo
import InbetweenTimeline

extension Canvas {
  /// Mixes another canvas in at its own place.
  func draw(_ other: borrowing Canvas, opacity: Double, operation: Operation) {
    cairo_identity_matrix(context)
    cairo_set_operator(context, operation.cairo)
    cairo_set_source_surface(context, other.surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    if opacity < 1 {
      cairo_paint_with_alpha(context, max(0, opacity))
    } else {
      cairo_paint(context)
    }
  }

  /// Paints one colour through coverage that is moved by a step.
  func draw(
    _ color: Color, through coverage: borrowing Canvas, movedBy step: Point, operation: Operation
  ) {
    set(.translation(step))
    cairo_set_operator(context, operation.cairo)
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    cairo_mask_surface(context, coverage.surface, 0, 0)
  }

  /// Draws a picture so that it fills a rectangle from the origin; what is too wide or too high
  /// for it is cut equally at both sides. Its rim is as sharp as an outline's.
  func draw(
    _ bitmap: Bitmap, in size: Size, _ transform: AffineTransform, _ sampling: PictureSampling,
    opacity: Double, operation: Operation
  ) {
    guard bitmap.width > 0, bitmap.height > 0 else { return }
    bitmap.pixels.withUnsafeBytes { bytes in
      // Cairo only reads what is a source.
      let pixels = UnsafeMutableRawPointer(mutating: bytes.baseAddress)
      let image = cairo_image_surface_create_for_data(
        pixels?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(bitmap.width),
        Int32(bitmap.height), Int32(bitmap.width * 4))
      let width = Double(bitmap.width)
      let height = Double(bitmap.height)
      let scale = PictureSampling.scale(of: bitmap, in: size)
      // From the rectangle's space to the picture's pixels.
      var matrix = cairo_matrix_t(
        xx: 1 / scale, yx: 0, xy: 0, yy: 1 / scale, x0: (width - size.width / scale) / 2,
        y0: (height - size.height / scale) / 2)
      set(transform)
      cairo_set_operator(context, operation.cairo)
      cairo_set_source_surface(context, image, 0, 0)
      let pattern = cairo_get_source(context)
      cairo_pattern_set_matrix(pattern, &matrix)
      cairo_pattern_set_filter(pattern, sampling.filter)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_rectangle(context, 0, 0, size.width, size.height)
      if opacity < 1 {
        cairo_save(context)
        cairo_clip(context)
        cairo_paint_with_alpha(context, max(0, opacity))
        cairo_restore(context)
      } else {
        cairo_fill(context)
      }
      cairo_set_source_rgba(context, 0, 0, 0, 0)
      cairo_surface_finish(image)
      cairo_surface_destroy(image)
    }
  }
}

/// How the colours of a picture's pixels are found, and what that takes.
struct PictureSampling {
  /// What becomes of a pixel's sides, the shorter of both.
  private let least: Double
  private let isUpright: Bool

  /// Of a picture that fills a rectangle, which a transform brings to the canvas.
  init(of bitmap: Bitmap, in size: Size, _ transform: AffineTransform) {
    let sides = (Point(transform.a, transform.b).length, Point(transform.c, transform.d).length)
    least = Self.scale(of: bitmap, in: size) * min(sides.0, sides.1)
    isUpright = transform.b == 0 && transform.c == 0
  }

  /// How large a pixel of the picture is in the rectangle's space.
  static func scale(of bitmap: Bitmap, in size: Size) -> Double {
    max(
      size.width / Double(max(1, bitmap.width)), size.height / Double(max(1, bitmap.height)))
  }

  /// Where a picture shrinks by less than half, mixing four pixels is as good as Cairo's weighing of all
  /// that lie around, and many times as fast.
  private var isMixed: Bool { least >= 0.5 }

  /// What Cairo is told.
  var filter: cairo_filter_t { isMixed ? CAIRO_FILTER_BILINEAR : CAIRO_FILTER_GOOD }

  /// What a pixel of the canvas takes, in three nanoseconds (measured, of 1.16): what is weighed grows as
  /// the square of what lies around, which has at most 16 pixels to a side.
  var cost: Int {
    if isMixed { return isUpright ? 2 : 8 }
    let around = 1 / max(1.0 / 16, least)
    return 25 + Int(3 * around * around)
  }
}

/// How what is drawn mixes with what is there, as far as Cairo does it alone.
enum Operation: Hashable, Sendable {
  /// Source over, or one of the blend modes of the W3C's "Compositing and Blending".
  case blend(BlendMode)
  /// Keeps what is there where the source covers it.
  case keepCovered
  /// Keeps what is there where the source does not cover it.
  case removeCovered
  /// Replaces what is there.
  case replace
  /// Source over, where something is there.
  case atop
  /// What is there, over the source.
  case below

  static let over = Operation.blend(.normal)

  var cairo: cairo_operator_t {
    switch self {
    case .keepCovered: CAIRO_OPERATOR_DEST_IN
    case .removeCovered: CAIRO_OPERATOR_DEST_OUT
    case .replace: CAIRO_OPERATOR_SOURCE
    case .atop: CAIRO_OPERATOR_ATOP
    case .below: CAIRO_OPERATOR_DEST_OVER
    case .blend(let mode): mode.cairo
    }
  }
}

extension BlendMode {
  /// Whether Cairo mixes it; the others are mixed pixel by pixel (`Blending`). Cairo has hue and
  /// its like too, but goes wrong where they are covered in part.
  var isCairos: Bool {
    switch self {
    case .hue, .saturation, .color, .luminosity, .add, .hardMix: false
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .hardLight, .softLight, .difference, .exclusion:
      true
    }
  }

  fileprivate var cairo: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue, .saturation, .color, .luminosity, .add, .hardMix: CAIRO_OPERATOR_OVER
    }
  }
}
