internal import CStandInCairo

public typealias CFString = String

public final class CGColorSpace: Sendable {
  public static let sRGB: CFString = "kCGColorSpaceSRGB"

  public init?(name: CFString) {
    guard name == Self.sRGB else { return nil }
  }

  fileprivate init() {}
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

public final class CGGradient: Sendable {
  let stops: [(location: CGFloat, color: [CGFloat])]

  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0, let locations else { return nil }
    stops = (0..<count).map { index in
      (locations[index], (0..<4).map { components[index * 4 + $0] })
    }
    Contract.check(
      stops.allSatisfy { (0...1).contains($0.location) }, "a location of a gradient leaves 0…1")
  }
}

public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public var rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static var drawsBeforeStartLocation: CGGradientDrawingOptions {
    CGGradientDrawingOptions(rawValue: 1)
  }
  public static var drawsAfterEndLocation: CGGradientDrawingOptions {
    CGGradientDrawingOptions(rawValue: 2)
  }
}

public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst
}

/// Draws through Cairo: into a picture of its own, in which y points up, or into another.
public final class CGContext {
  private let surface: OpaquePointer
  private let cairo: OpaquePointer
  private var isOwn = false

  package init(drawingInto surface: OpaquePointer) {
    self.surface = cairo_surface_reference(surface)
    cairo = cairo_create(surface)
  }

  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard data == nil, width > 0, height > 0, bitsPerComponent == 8, bytesPerRow == 0,
      bitmapInfo == CGImageAlphaInfo.premultipliedLast.rawValue,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    else { return nil }
    self.init(drawingInto: surface)
    cairo_surface_destroy(surface)
    translateBy(x: 0, y: CGFloat(height))
    scaleBy(x: 1, y: -1)
    isOwn = true
  }

  deinit {
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
  }

  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    cairo_translate(cairo, Double(tx), Double(ty))
  }

  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    cairo_scale(cairo, Double(sx), Double(sy))
  }

  public func concatenate(_ transform: CGAffineTransform) {
    var matrix = cairo_matrix_t(
      xx: Double(transform.a), yx: Double(transform.b), xy: Double(transform.c),
      yy: Double(transform.d), x0: Double(transform.tx), y0: Double(transform.ty))
    cairo_transform(cairo, &matrix)
  }

  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    let pattern = cairo_pattern_create_radial(
      Double(startCenter.x), Double(startCenter.y), Double(startRadius), Double(endCenter.x),
      Double(endCenter.y), Double(endRadius))
    for (location, color) in gradient.stops {
      cairo_pattern_add_color_stop_rgba(
        pattern, Double(location), Double(color[0]), Double(color[1]), Double(color[2]),
        Double(color[3]))
    }
    Contract.check(
      options == [.drawsBeforeStartLocation, .drawsAfterEndLocation],
      "the stand-in draws gradients beyond their ends")
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_source(cairo, pattern)
    cairo_paint(cairo)
    cairo_pattern_destroy(pattern)
    cairo_surface_flush(surface)
  }

  public func makeImage() -> CGImage? { isOwn ? Drawn(surface) : nil }

  /// What was drawn.
  package final class Drawn: CGImage, @unchecked Sendable {
    package let surface: OpaquePointer

    fileprivate init(_ surface: OpaquePointer) {
      self.surface = cairo_surface_reference(surface)
      super.init(
        width: Int(cairo_image_surface_get_width(surface)),
        height: Int(cairo_image_surface_get_height(surface)))
    }

    deinit { cairo_surface_destroy(surface) }
  }
}
