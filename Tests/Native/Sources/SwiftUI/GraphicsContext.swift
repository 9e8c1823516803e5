internal import CStandInCairo
public import CoreGraphics
internal import QuartzCore

/// Apple's immediate drawing context. A copy is a saved state that draws to the same picture.
public struct GraphicsContext {
  public var opacity: Double = 1
  public var blendMode: BlendMode = .normal
  public var transform: CGAffineTransform
  public var environment = EnvironmentValues()

  var raster: Raster
  var clips: [Clip] = []
  var filters: [PlacedFilter] = []

  /// What limits drawing, in device pixels.
  enum Clip {
    case path(Path, evenOdd: Bool)
    case mask(Raster, inverse: Bool)
  }

  struct PlacedFilter {
    var filter: Filter
    var scale: Double
    var transform: CGAffineTransform
  }

  init(raster: Raster, transform: CGAffineTransform) {
    self.raster = raster
    self.transform = transform
  }

  public var clipBoundingRect: CGRect {
    CGRect(x: 0, y: 0, width: raster.width, height: raster.height)
  }

  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  public func fill(
    _ path: Path, with shading: GraphicsContext.Shading, style: FillStyle = FillStyle()
  ) {
    let transform = transform
    composite { cairo in
      path.trace(cairo, transform)
      cairo_set_fill_rule(
        cairo, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      shading.set(on: cairo, transform)
      cairo_fill(cairo)
    }
  }

  public func stroke(_ path: Path, with shading: GraphicsContext.Shading, style: StrokeStyle) {
    guard style.lineWidth > 0 else { return }
    let transform = transform
    composite { cairo in
      path.trace(cairo, transform)
      var matrix = transform.cairo
      guard abs(transform.a * transform.d - transform.b * transform.c) > 1e-12 else { return }
      shading.set(on: cairo, transform)
      cairo_transform(cairo, &matrix)
      cairo_set_line_width(cairo, Double(style.lineWidth))
      cairo_set_miter_limit(cairo, max(1, Double(style.miterLimit)))
      switch style.lineCap {
      case .butt: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
      case .round: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
      case .square: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_SQUARE)
      }
      switch style.lineJoin {
      case .miter: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
      case .round: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
      case .bevel: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_BEVEL)
      }
      let dash = style.dash.map(Double.init)
      if dash.reduce(0, +) > 0 {
        cairo_set_dash(cairo, dash, Int32(dash.count), Double(style.dashPhase))
      }
      cairo_stroke(cairo)
    }
  }

  public func stroke(
    _ path: Path, with shading: GraphicsContext.Shading, lineWidth: CGFloat = 1
  ) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    let placed = path.applying(transform)
    guard options.contains(.inverse) else {
      clips.append(.path(placed, evenOdd: style.isEOFilled))
      return
    }
    let mask = Raster(width: raster.width, height: raster.height)
    mask.draw { cairo in
      placed.trace(cairo, .identity)
      cairo_set_fill_rule(
        cairo, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo_set_source_rgba(cairo, 0, 0, 0, 1)
      cairo_fill(cairo)
    }
    clips.append(.mask(mask, inverse: true))
  }

  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var layer = layer()
    try content(&layer)
    let mask = layer.raster
    if opacity < 1 {
      mask.draw { cairo in
        cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_IN)
        cairo_set_source_rgba(cairo, 0, 0, 0, opacity)
        cairo_paint(cairo)
      }
    }
    clips.append(.mask(mask, inverse: options.contains(.inverse)))
  }

  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = layer()
    try content(&layer)
    composite { cairo in
      cairo_set_source_surface(cairo, layer.raster.surface, 0, 0)
      cairo_paint(cairo)
    }
  }

  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    let picture = Raster(width: raster.width, height: raster.height)
    let drawn = CGContext(drawingInto: picture.surface)
    drawn.concatenate(transform)
    try content(drawn)
    composite { cairo in
      cairo_set_source_surface(cairo, picture.surface, 0, 0)
      cairo_paint(cairo)
    }
  }

  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    Contract.check(options.isEmpty, "the stand-in filters in sRGB alone")
    filters.append(
      PlacedFilter(filter: filter, scale: transform.meanScale, transform: transform))
  }

  /// A transparent layer with the same transform and nothing else of this state.
  private func layer() -> GraphicsContext {
    var layer = GraphicsContext(
      raster: Raster(width: raster.width, height: raster.height), transform: transform)
    layer.environment = environment
    return layer
  }

  /// Draws through filters, clips, opacity and blend mode, in that order.
  func composite(_ body: (OpaquePointer) -> Void) {
    let picture = Raster(width: raster.width, height: raster.height)
    picture.draw(body)
    // The filter that was added last sees the picture first.
    for placed in filters.reversed() {
      placed.filter.apply(to: picture, scale: placed.scale, transform: placed.transform)
    }
    for clip in clips {
      guard case .mask(let mask, let inverse) = clip else { continue }
      picture.draw { cairo in
        cairo_set_operator(cairo, inverse ? CAIRO_OPERATOR_DEST_OUT : CAIRO_OPERATOR_DEST_IN)
        cairo_set_source_surface(cairo, mask.surface, 0, 0)
        cairo_paint(cairo)
      }
    }
    let opacity = min(1, max(0, opacity))
    guard blendMode.isSeparable else { return mix(picture, opacity) }
    raster.draw { cairo in
      clip(cairo)
      cairo_set_operator(cairo, blendMode.cairo)
      cairo_set_source_surface(cairo, picture.surface, 0, 0)
      cairo_paint_with_alpha(cairo, opacity)
    }
  }

  /// Mixes without clips and a mask, and shows as much of that as the clips cover: in these modes
  /// Pixman (0.42) multiplies green twice by what a mask covers, and blue not at all.
  private func mix(_ picture: Raster, _ opacity: Double) {
    picture.draw { cairo in
      cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_IN)
      cairo_set_source_rgba(cairo, 0, 0, 0, opacity)
      cairo_paint(cairo)
    }
    let mixed = Raster(width: raster.width, height: raster.height)
    mixed.draw { cairo in
      cairo_set_source_surface(cairo, raster.surface, 0, 0)
      cairo_paint(cairo)
      cairo_set_operator(cairo, blendMode.cairo)
      cairo_set_source_surface(cairo, picture.surface, 0, 0)
      cairo_paint(cairo)
    }
    raster.draw { cairo in
      clip(cairo)
      cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
      cairo_set_source_surface(cairo, mixed.surface, 0, 0)
      cairo_paint(cairo)
    }
  }

  private func clip(_ cairo: OpaquePointer) {
    for clip in clips {
      guard case .path(let path, let evenOdd) = clip else { continue }
      path.trace(cairo, .identity)
      cairo_set_fill_rule(cairo, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo_clip(cairo)
    }
  }
}

extension GraphicsContext {
  public struct ClipOptions: OptionSet, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
  }

  public struct FilterOptions: OptionSet, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
  }

  public struct GradientOptions: OptionSet, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
    public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
    public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }
  }

  public struct BlurOptions: OptionSet, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
    public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
  }

  public struct ShadowOptions: OptionSet, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
    public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
    public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
    public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 8) }
  }

  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
    public static var normal: BlendMode { BlendMode(rawValue: 0) }
    public static var multiply: BlendMode { BlendMode(rawValue: 1) }
    public static var screen: BlendMode { BlendMode(rawValue: 2) }
    public static var overlay: BlendMode { BlendMode(rawValue: 3) }
    public static var darken: BlendMode { BlendMode(rawValue: 4) }
    public static var lighten: BlendMode { BlendMode(rawValue: 5) }
    public static var colorDodge: BlendMode { BlendMode(rawValue: 6) }
    public static var colorBurn: BlendMode { BlendMode(rawValue: 7) }
    public static var softLight: BlendMode { BlendMode(rawValue: 8) }
    public static var hardLight: BlendMode { BlendMode(rawValue: 9) }
    public static var difference: BlendMode { BlendMode(rawValue: 10) }
    public static var exclusion: BlendMode { BlendMode(rawValue: 11) }
    public static var hue: BlendMode { BlendMode(rawValue: 12) }
    public static var saturation: BlendMode { BlendMode(rawValue: 13) }
    public static var color: BlendMode { BlendMode(rawValue: 14) }
    public static var luminosity: BlendMode { BlendMode(rawValue: 15) }
    public static var sourceAtop: BlendMode { BlendMode(rawValue: 20) }
    public static var destinationIn: BlendMode { BlendMode(rawValue: 22) }
    public static var destinationOut: BlendMode { BlendMode(rawValue: 23) }
    public static var xor: BlendMode { BlendMode(rawValue: 25) }
    public static var plusLighter: BlendMode { BlendMode(rawValue: 27) }

    /// Whether each channel is mixed by itself.
    var isSeparable: Bool { !(12...15).contains(rawValue) }

    var cairo: cairo_operator_t {
      switch rawValue {
      case 1: CAIRO_OPERATOR_MULTIPLY
      case 2: CAIRO_OPERATOR_SCREEN
      case 3: CAIRO_OPERATOR_OVERLAY
      case 4: CAIRO_OPERATOR_DARKEN
      case 5: CAIRO_OPERATOR_LIGHTEN
      case 6: CAIRO_OPERATOR_COLOR_DODGE
      case 7: CAIRO_OPERATOR_COLOR_BURN
      case 8: CAIRO_OPERATOR_SOFT_LIGHT
      case 9: CAIRO_OPERATOR_HARD_LIGHT
      case 10: CAIRO_OPERATOR_DIFFERENCE
      case 11: CAIRO_OPERATOR_EXCLUSION
      case 12: CAIRO_OPERATOR_HSL_HUE
      case 13: CAIRO_OPERATOR_HSL_SATURATION
      case 14: CAIRO_OPERATOR_HSL_COLOR
      case 15: CAIRO_OPERATOR_HSL_LUMINOSITY
      case 20: CAIRO_OPERATOR_ATOP
      case 22: CAIRO_OPERATOR_DEST_IN
      case 23: CAIRO_OPERATOR_DEST_OUT
      case 25: CAIRO_OPERATOR_XOR
      case 27: CAIRO_OPERATOR_ADD
      default: CAIRO_OPERATOR_OVER
      }
    }
  }
}
