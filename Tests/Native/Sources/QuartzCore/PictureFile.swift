// Pictures as an Apple system reads them: PNG by Cairo, JPEG and WebP by the libraries of this
// machine, where it has them.

internal import CStandInCairo
package import CoreGraphics
private import Glibc

package enum PictureFile {
  /// The picture of a file; nil for what nothing here reads.
  package static func raster(_ data: Data) -> Raster? {
    if data.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return png(data) }
    if data.starts(with: [0xFF, 0xD8]) { return jpeg(data) }
    return data.starts(with: Array("RIFF".utf8)) ? webP(data) : nil
  }

  /// The picture of a file, by its name without the ending: of a bundle's folder of resources; without
  /// a bundle, and for the main one, of the current folder, as programs are run where pictures lie.
  package static func raster(named name: String, in bundle: Bundle? = nil) -> Raster? {
    let folder = bundle.flatMap { $0 == .main ? nil : $0.resourcePath }.map { $0 + "/" } ?? ""
    return ["png", "jpg", "jpeg", "webp"].lazy.compactMap { ending in
      FileManager.default.contents(atPath: folder + name + "." + ending).flatMap { raster($0) }
    }.first
  }

  private static func png(_ data: Data) -> Raster? {
    let path = NSTemporaryDirectory() + "standin-\(getpid())-\(data.hashValue).png"
    defer { try? FileManager.default.removeItem(atPath: path) }
    guard (try? data.write(to: URL(fileURLWithPath: path))) != nil,
      let surface = cairo_image_surface_create_from_png(path)
    else { return nil }
    let raster = Raster(
      width: Int(cairo_image_surface_get_width(surface)),
      height: Int(cairo_image_surface_get_height(surface)))
    raster.draw { cairo in
      cairo_set_source_surface(cairo, surface, 0, 0)
      cairo_paint(cairo)
    }
    cairo_surface_destroy(surface)
    return raster
  }

  private static func symbol<Function>(_ name: String, in library: String) -> Function? {
    guard let handle = dlopen(library, RTLD_NOW), let symbol = dlsym(handle, name) else {
      return nil
    }
    return unsafeBitCast(symbol, to: Function.self)
  }

  private typealias Bytes = UnsafePointer<UInt8>
  private typealias MutableBytes = UnsafeMutablePointer<UInt8>
  private typealias Number = UnsafeMutablePointer<CInt>
  private typealias Make = @convention(c) () -> OpaquePointer?
  private typealias Head =
    @convention(c) (OpaquePointer, Bytes, CUnsignedLong, Number, Number, Number) -> CInt
  private typealias Decompress =
    @convention(c) (
      OpaquePointer, Bytes, CUnsignedLong, MutableBytes, CInt, CInt, CInt, CInt, CInt
    ) -> CInt
  private typealias Destroy = @convention(c) (OpaquePointer) -> CInt
  private typealias DecodeWebP = @convention(c) (Bytes, Int, Number, Number) -> MutableBytes?

  private static func jpeg(_ data: Data) -> Raster? {
    let library = "libturbojpeg.so.0"
    guard let make: Make = symbol("tjInitDecompress", in: library),
      let head: Head = symbol("tjDecompressHeader2", in: library),
      let decompress: Decompress = symbol("tjDecompress2", in: library),
      let destroy: Destroy = symbol("tjDestroy", in: library), let reader = make()
    else { return nil }
    defer { _ = destroy(reader) }
    let bytes = [UInt8](data)
    var (width, height, kind): (CInt, CInt, CInt) = (0, 0, 0)
    guard head(reader, bytes, CUnsignedLong(bytes.count), &width, &height, &kind) == 0 else {
      return nil
    }
    var pixels = [UInt8](repeating: 255, count: Int(width * height) * 4)
    // Red, green, blue and a byte that stays as it is.
    let order: CInt = 2
    let result = decompress(
      reader, bytes, CUnsignedLong(bytes.count), &pixels, width, width * 4, height, order, 0)
    return result == 0 ? raster(pixels, Int(width), Int(height), hasAlpha: false) : nil
  }

  private static func webP(_ data: Data) -> Raster? {
    guard let decode: DecodeWebP = symbol("WebPDecodeRGBA", in: "libwebp.so.7") else { return nil }
    let bytes = [UInt8](data)
    var (width, height): (CInt, CInt) = (0, 0)
    guard let found = decode(bytes, bytes.count, &width, &height) else { return nil }
    defer { free(found) }
    let pixels = Array(UnsafeBufferPointer(start: found, count: Int(width * height) * 4))
    return raster(pixels, Int(width), Int(height), hasAlpha: true)
  }

  /// From straight red, green, blue, alpha.
  private static func raster(
    _ straight: [UInt8], _ width: Int, _ height: Int, hasAlpha: Bool
  ) -> Raster {
    let raster = Raster(width: width, height: height)
    raster.pixels { data, stride in
      for y in 0..<height {
        for x in 0..<width {
          let source = (y * width + x) * 4
          let target = y * stride + x * 4
          let alpha = hasAlpha ? Int(straight[source + 3]) : 255
          for channel in 0..<3 {
            let value = (Int(straight[source + channel]) * alpha + 127) / 255
            data[target + 2 - channel] = UInt8(value)
          }
          data[target + 3] = UInt8(alpha)
        }
      }
    }
    return raster
  }
}
