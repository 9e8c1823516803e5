// Lines of text: each character as Cairo's plain text functions set it.

internal import CStandInCairo
public import CoreGraphics

public typealias CGGlyph = UInt16
public typealias CFArray = [Any]
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFAttributedString = NSAttributedString

public struct CFRange: Sendable {
  public var location = 0
  public var length = 0

  public init() {}
}

/// A font of one size. What the toolkits call a font is one of these.
open class CTFont {
  public let name: String
  public let size: CGFloat
  /// What its glyphs are, by their numbers.
  private var characters: [Character] = []

  public init(named name: String, size: CGFloat) {
    self.name = name
    self.size = size
  }

  /// The glyph of a character.
  fileprivate func glyph(of character: Character) -> CGGlyph {
    if let known = characters.firstIndex(of: character) { return CGGlyph(known) }
    characters.append(character)
    return CGGlyph(characters.count - 1)
  }

  /// The advance of a glyph.
  fileprivate func advance(of glyph: CGGlyph) -> CGFloat {
    var extents = cairo_text_extents_t()
    draw { cairo_text_extents($0, String(characters[Int(glyph)]), &extents) }
    return CGFloat(extents.x_advance)
  }

  /// The outline of a glyph, y upward from the base line.
  fileprivate func path(of glyph: CGGlyph) -> CGPath {
    let path = CGMutablePath()
    draw { cairo in
      cairo_move_to(cairo, 0, 0)
      cairo_text_path(cairo, String(characters[Int(glyph)]))
      path.add(cairo)
    }
    return path
  }

  private func draw(_ body: (OpaquePointer) -> Void) {
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 1, 1),
      let cairo = cairo_create(surface)
    else { return }
    cairo_select_font_face(cairo, name, CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL)
    cairo_set_font_size(cairo, Double(size))
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_set_font_options(cairo, options)
    cairo_font_options_destroy(options)
    body(cairo)
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
  }
}

public final class CTLine {
  let runs: [CTRun]
  let width: CGFloat

  init(_ text: NSAttributedString) {
    guard text.length > 0 else {
      runs = []
      width = 0
      return
    }
    let attributes = text.attributes(at: 0, effectiveRange: nil)
    let font = attributes[NSAttributedString.Key(rawValue: "NSFont")] as? CTFont
    Contract.check(font != nil, "a text without a font")
    let spacing = attributes[NSAttributedString.Key(rawValue: "CTTracking")] as? Double ?? 0
    let run = CTRun(text.string, font ?? CTFont(named: "", size: 12), CGFloat(spacing), attributes)
    runs = [run]
    width = run.width
  }
}

public final class CTRun {
  let attributes: [NSAttributedString.Key: Any]
  private(set) var glyphs: [CGGlyph] = []
  private(set) var positions: [CGPoint] = []
  private(set) var width: CGFloat = 0

  init(
    _ text: String, _ font: CTFont, _ spacing: CGFloat, _ attributes: [NSAttributedString.Key: Any]
  ) {
    self.attributes = attributes
    for character in text {
      let glyph = font.glyph(of: character)
      glyphs.append(glyph)
      positions.append(CGPoint(x: width, y: 0))
      width += font.advance(of: glyph) + spacing
    }
  }
}

public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
  CTLine(attrString)
}

public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  Contract.check(
    ascent == nil && descent == nil && leading == nil, "heights that the stand-in has not")
  return Double(line.width)
}

public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { line.runs }

public func CTRunGetGlyphCount(_ run: CTRun) -> Int { run.glyphs.count }

public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary { run.attributes }

/// All glyphs of a run: the empty range stands for the whole one.
public func CTRunGetGlyphs(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>
) {
  Contract.check(range.location == 0 && range.length == 0, "part of a run")
  for (place, glyph) in run.glyphs.enumerated() { buffer[place] = glyph }
}

public func CTRunGetPositions(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>
) {
  Contract.check(range.location == 0 && range.length == 0, "part of a run")
  for (place, point) in run.positions.enumerated() { buffer[place] = point }
}

public func CTFontCreatePathForGlyph(
  _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
  Contract.check(matrix == nil, "a matrix of glyphs")
  let path = font.path(of: glyph)
  return path.isEmpty ? nil : path
}

extension CGMutablePath {
  /// Adds the path that Cairo has now, turned upward.
  fileprivate func add(_ cairo: OpaquePointer) {
    guard let copy = cairo_copy_path(cairo) else { return }
    defer { cairo_path_destroy(copy) }
    var index = 0
    while index < Int(copy.pointee.num_data) {
      let head = copy.pointee.data[index]
      func point(_ place: Int) -> CGPoint {
        let data = copy.pointee.data[index + place].point
        return CGPoint(x: data.x, y: -data.y)
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
