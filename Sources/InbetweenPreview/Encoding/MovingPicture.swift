/// A picture that moves, made frame by frame; it repeats without end.
package struct MovingPicture: Sendable {
  /// Of every frame, in pixels.
  package let width: Int
  /// Of every frame, in pixels.
  package let height: Int
  private let format: Format
  private var parts: [Part] = []
  /// How many bytes the frames have that are written so far.
  package private(set) var bytes = 0
  /// What is shown before the frame that waits.
  private var before: Bitmap?
  /// The frame that is not written yet, since the next one may be the same, and when it starts.
  private var waiting: (bitmap: Bitmap, start: Double)?

  /// The kinds of files.
  package enum Format: String, Hashable, Sendable, CaseIterable {
    /// 256 colours a frame, no half transparent pixels, at most 50 frames a second.
    case gif
    /// All colours and alpha.
    case apng
    /// All colours and alpha.
    case webp
  }

  /// What changes from one frame to the next, in the format's own bytes.
  struct Part: Sendable {
    var bytes: [UInt8]
    var area: PixelRect
    /// In seconds from the first frame.
    var start: Double
    /// In seconds from the first frame.
    var end: Double
  }

  package init(_ format: Format, width: Int, height: Int) {
    self.format = format
    self.width = width
    self.height = height
  }
}

extension MovingPicture {
  /// Adds what is shown from a time on; the same as before makes that last longer.
  ///
  /// - Parameters:
  ///   - bitmap: of the picture's size.
  ///   - start: in seconds from the first frame, later than those before.
  package mutating func add(_ bitmap: Bitmap, at start: Double) {
    guard let waiting else {
      self.waiting = (bitmap, start)
      return
    }
    // A GIF that plays faster than 50 frames a second is slowed down by most readers.
    if format == .gif, start - waiting.start < 0.02 - 1e-9 { return }
    if waiting.bitmap == bitmap { return }
    write(until: start)
    before = waiting.bitmap
    self.waiting = (bitmap, start)
  }

  /// The whole file.
  ///
  /// - Parameter end: when the last frame ends, in seconds from the first one's start.
  /// - Returns: empty where nothing was added, or a library gives up.
  package func finished(at end: Double) -> [UInt8] {
    var whole = self
    whole.write(until: end)
    guard !whole.parts.isEmpty, whole.parts.allSatisfy({ !$0.bytes.isEmpty }) else { return [] }
    switch format {
    case .gif: return GIF.file(whole.parts, width: width, height: height)
    case .apng: return APNG.file(whole.parts, width: width, height: height)
    case .webp: return WebP.file(whole.parts, width: width, height: height)
    }
  }

  private mutating func write(until end: Double) {
    guard let waiting else { return }
    let whole = PixelRect(left: 0, top: 0, right: width, bottom: height)
    var area = before.map { waiting.bitmap.changes(from: $0) } ?? whole
    let bytes: [UInt8]
    switch format {
    case .gif:
      // A GIF cannot make an opaque pixel transparent but by emptying all of it.
      let isOpaque = waiting.bitmap.isOpaque && before?.isOpaque ?? true
      if !isOpaque { area = whole }
      bytes = GIF.part(
        waiting.bitmap.cut(to: area), area: area, clearsAfterwards: !waiting.bitmap.isOpaque,
        hundredths: Self.units(from: waiting.start, to: end, perSecond: 100))
    case .apng: bytes = PNG.encode(waiting.bitmap.cut(to: area))
    case .webp:
      // WebP counts in pairs of pixels.
      area = PixelRect(
        left: area.left / 2 * 2, top: area.top / 2 * 2, right: area.right, bottom: area.bottom)
      bytes = WebP.encode(waiting.bitmap.cut(to: area))
    }
    self.bytes += bytes.count
    parts.append(Part(bytes: bytes, area: area, start: waiting.start, end: end))
  }

  /// How many whole units lie between two times, so that roundings do not add up.
  static func units(from start: Double, to end: Double, perSecond: Double) -> Int {
    let first = (start * perSecond).rounded()
    let last = (end * perSecond).rounded()
    return Int(max(1, min(65_535, last - first)))
  }
}

extension Bitmap {
  /// Whether each pixel is opaque.
  var isOpaque: Bool { pixels.allSatisfy { $0 >> 24 == 255 } }

  /// The smallest block of pixels, one at least, outside of which both pictures are the same.
  func changes(from other: Bitmap) -> PixelRect {
    var area = PixelRect(left: width, top: height, right: width, bottom: height)
    var right = 0
    var bottom = 0
    for y in 0..<height {
      let row = y * width
      guard pixels[row..<(row + width)] != other.pixels[row..<(row + width)] else { continue }
      area.top = min(area.top, y)
      bottom = y + 1
      for x in 0..<width where pixels[row + x] != other.pixels[row + x] {
        area.left = min(area.left, x)
        right = max(right, x + 1)
      }
    }
    guard bottom > 0 else { return PixelRect(left: 0, top: 0, right: 1, bottom: 1) }
    return PixelRect(left: area.left, top: area.top, right: right, bottom: bottom)
  }

  /// The pixels of a block.
  func cut(to area: PixelRect) -> Bitmap {
    if area.width == width, area.height == height { return self }
    var part: [UInt32] = []
    part.reserveCapacity(area.area)
    for y in area.top..<area.bottom {
      part += pixels[(y * width + area.left)..<(y * width + area.right)]
    }
    return Bitmap(width: area.width, height: area.height, pixels: part)
  }
}
