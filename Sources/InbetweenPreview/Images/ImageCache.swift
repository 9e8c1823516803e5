import InbetweenDiagnostics
import InbetweenTimeline

/// The pictures that display lists name: their files, decoded when they are first drawn.
package struct ImageCache: Sendable {
  /// The bytes of image files by the identifier of their asset.
  private var files: [String: [UInt8]] = [:]
  /// Decoded pictures, each half the size of the one before; empty for one that cannot be read.
  private var decoded: [String: [Bitmap]] = [:]
  /// Why pictures cannot be read, until that is reported.
  private var faults: [String: ImageFault] = [:]
  /// How many pixels are decoded.
  private var pixels = 0

  /// The most pixels that are kept decoded, all pictures together.
  private static let pixelLimit = 1 << 26

  package init() {}
}

extension ImageCache {
  /// Puts an image file in the cache: PNG, JPEG, WebP or GIF.
  ///
  /// - Parameters:
  ///   - asset: the identifier of the image asset.
  ///   - file: the bytes as they are on disk.
  package mutating func add(_ asset: String, file: [UInt8]) { files[asset] = file }

  /// Decodes all pictures, so that copies of the cache share them, and draw the same whichever
  /// frames each of them draws.
  package mutating func decodeAll(limits: RenderLimits = RenderLimits()) {
    for asset in files.keys.sorted() where decoded[asset] == nil {
      decoded[asset] = decode(asset, limits: limits)
    }
  }

  /// The picture of an asset in a resolution that serves a size on screen.
  mutating func bitmap(
    _ asset: String, for size: Size, limits: RenderLimits, log: inout DiagnosticLog
  ) -> Bitmap? {
    if decoded[asset] == nil { decoded[asset] = decode(asset, limits: limits) }
    if let fault = faults.removeValue(forKey: asset) {
      log.report(.unreadableImage(asset, fault.reason))
    }
    guard var levels = decoded[asset], let whole = levels.first else { return nil }
    var level = 0
    while levels[level].width > 2, levels[level].height > 2,
      Double(levels[level].width) >= 2 * size.width,
      Double(levels[level].height) >= 2 * size.height
    {
      level += 1
      if level == levels.count { levels.append(levels[level - 1].halved()) }
    }
    if levels.count != decoded[asset]?.count { decoded[asset] = levels }
    return level < levels.count ? levels[level] : whole
  }

  /// The file of an asset, of whatever kind.
  func imageFile(_ asset: String) throws(ImageFault) -> ImageFile {
    guard let file = files[asset] else { throw ImageFault("its file is missing") }
    return ImageFile(file)
  }

  private mutating func decode(_ asset: String, limits: RenderLimits) -> [Bitmap] {
    do throws(ImageFault) {
      let bitmap = try imageFile(asset).bitmap(limit: min(limits.pixels, Self.pixelLimit - pixels))
      pixels += bitmap.pixels.count
      return [bitmap]
    } catch {
      faults[asset] = error
      return []
    }
  }
}

/// Why a picture cannot be read.
package struct ImageFault: Error, Hashable, Sendable {
  /// The end of a sentence.
  let reason: String

  init(_ reason: String) { self.reason = reason }

  static let unknownKind = ImageFault("it is neither PNG, JPEG, WebP nor GIF")

  static func damaged(_ kind: String) -> ImageFault { ImageFault("its \(kind) data are damaged") }

  static func tooLarge(_ width: Int, _ height: Int) -> ImageFault {
    ImageFault("\(width) × \(height) pixels are more than may be drawn")
  }
}

/// An image file of a kind that is recognised by its first bytes.
struct ImageFile: Sendable {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The kinds that are read.
  enum Kind: String, Hashable, Sendable {
    case png, jpeg, webp, gif
  }

  /// What the first bytes say; nil for none of the kinds.
  var kind: Kind? {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return .png }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
    if bytes.starts(with: Array("GIF8".utf8)) { return .gif }
    if bytes.count > 12, bytes.starts(with: Array("RIFF".utf8)),
      bytes[8..<12].elementsEqual("WEBP".utf8)
    {
      return .webp
    }
    return nil
  }

  /// The picture, of at most `limit` pixels; of a moving one the first frame.
  func bitmap(limit: Int) throws(ImageFault) -> Bitmap {
    switch kind {
    case .png: try PNG.decode(bytes, limit: limit)
    case .jpeg: try JPEG.decode(bytes, limit: limit)
    case .webp: try WebP.decode(bytes, limit: limit)
    case .gif: try GIF.decode(bytes, limit: limit)
    case nil: throw .unknownKind
    }
  }
}
