internal import CStandInCairo
public import CoreGraphics
internal import QuartzCore

public struct Font: Hashable, Sendable {
  let name: String
  let size: CGFloat

  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(name: name, size: fixedSize)
  }
}

public struct Text: Sendable {
  let string: String
  private(set) var font = Font(name: "", size: 17)
  private(set) var spacing: CGFloat = 0
  private(set) var color = Color.black

  public init(_ content: String) { string = content }
  public init(verbatim content: String) { string = content }

  public func font(_ font: Font?) -> Text {
    var text = self
    text.font = font ?? Font(name: "", size: 17)
    return text
  }

  public func tracking(_ tracking: CGFloat) -> Text {
    var text = self
    text.spacing = tracking
    return text
  }

  public func foregroundColor(_ color: Color?) -> Text {
    var text = self
    text.color = color ?? .black
    return text
  }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    var text = self
    text.color = style as? Color ?? .black
    return text
  }
}

extension Text: View, PrimitiveView {
  public typealias Body = Never

  @MainActor func size(for proposal: CGSize) -> CGSize {
    let line = SetLine(self)
    return CGSize(width: line.width, height: line.height)
  }

  @MainActor func firstBaseline(for size: CGSize) -> CGFloat { SetLine(self).ascent }

  @MainActor func draw(in context: inout GraphicsContext, size: CGSize) {
    context.draw(context.resolve(self), in: CGRect(origin: .zero, size: size))
  }
}

/// A line of text as Cairo's plain text functions set it: the advance of each character, its
/// outline, and the height above and below the base line.
struct SetLine {
  var path = Path()
  var width: CGFloat = 0
  var ascent: CGFloat = 0
  var height: CGFloat = 0

  init(_ text: Text) {
    let raster = Raster(width: 1, height: 1)
    raster.draw { cairo in
      cairo_select_font_face(
        cairo, text.font.name, CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL)
      cairo_set_font_size(cairo, Double(text.font.size))
      let options = cairo_font_options_create()
      cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
      cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
      cairo_set_font_options(cairo, options)
      cairo_font_options_destroy(options)
      var font = cairo_font_extents_t()
      cairo_font_extents(cairo, &font)
      ascent = CGFloat(font.ascent)
      height = CGFloat(font.ascent + font.descent)
      var x = 0.0
      for character in text.string {
        cairo_move_to(cairo, x, 0)
        cairo_text_path(cairo, String(character))
        var extents = cairo_text_extents_t()
        cairo_text_extents(cairo, String(character), &extents)
        x += extents.x_advance + Double(text.spacing)
      }
      width = CGFloat(x)
      path = Path(copying: cairo)
    }
  }
}

extension Path {
  /// The path that Cairo has now.
  fileprivate init(copying cairo: OpaquePointer) {
    guard let copy = cairo_copy_path(cairo) else {
      self.init()
      return
    }
    defer { cairo_path_destroy(copy) }
    self.init()
    var index = 0
    while index < Int(copy.pointee.num_data) {
      let head = copy.pointee.data[index]
      func point(_ place: Int) -> CGPoint {
        let data = copy.pointee.data[index + place].point
        return CGPoint(x: data.x, y: data.y)
      }
      switch head.header.type {
      case CAIRO_PATH_MOVE_TO: move(to: point(1))
      case CAIRO_PATH_LINE_TO: addLine(to: point(1))
      case CAIRO_PATH_CURVE_TO:
        addCurve(to: point(3), control1: point(1), control2: point(2))
      default: closeSubpath()
      }
      index += Int(head.header.length)
    }
  }
}

extension GraphicsContext {
  public struct ResolvedText: Sendable {
    let text: Text

    public func measure(in size: CGSize) -> CGSize {
      let line = SetLine(text)
      return CGSize(width: line.width, height: line.height)
    }

    public func firstBaseline(in size: CGSize) -> CGFloat { SetLine(text).ascent }
  }

  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text) }

  public func draw(_ text: ResolvedText, in rect: CGRect) {
    let line = SetLine(text.text)
    let moved = CGAffineTransform(translationX: rect.minX, y: rect.minY + line.ascent)
    fill(line.path.applying(moved), with: .color(text.text.color))
  }
}
