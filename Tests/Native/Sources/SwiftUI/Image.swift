internal import CCairo
public import CoreGraphics
internal import QuartzCore

public struct Image: Sendable {
  let picture: Raster?

  /// From the asset catalogue, for which the stand-in takes PNG files of the current folder.
  public init(_ name: String) {
    picture = FileManager.default.contents(atPath: name + ".png").flatMap(NSImage.init)?.picture
  }

  public init(uiImage: UIImage) { picture = uiImage.picture }

  public init(nsImage: NSImage) { picture = nsImage.picture }
}

extension Raster: @unchecked Sendable {}

public typealias UIImage = NSImage

public final class NSImage: Sendable {
  let picture: Raster?
  /// As the stand-in of Core Animation draws it.
  public let cgImage: CGImage?

  public init() {
    picture = nil
    cgImage = nil
  }

  /// From the asset catalogue, which the stand-in lacks.
  public init?(named name: String) { return nil }

  /// The stand-in reads PNG alone.
  public init?(data: Data) {
    guard data.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
    let path = NSTemporaryDirectory() + "standin-\(data.hashValue).png"
    guard (try? data.write(to: URL(fileURLWithPath: path))) != nil,
      let surface = cairo_image_surface_create_from_png(path)
    else { return nil }
    try? FileManager.default.removeItem(atPath: path)
    let raster = Raster(
      width: Int(cairo_image_surface_get_width(surface)),
      height: Int(cairo_image_surface_get_height(surface)))
    raster.draw { cairo in
      cairo_set_source_surface(cairo, surface, 0, 0)
      cairo_paint(cairo)
    }
    cairo_surface_destroy(surface)
    picture = raster
    cgImage = Picture(png: data)
  }
}
