// Pixels that Cairo draws on. Cairo's pixels are native 32 bit words: alpha in the highest byte,
// then red, green, blue, premultiplied; or single bytes of coverage.

import CInbetweenCairo
import InbetweenLowering
import InbetweenTimeline

/// A block of pixels with a pen; coordinates are those of the whole frame, wherever the block lies.
struct Canvas: ~Copyable {
  /// Where in the frame it lies.
  let bounds: PixelRect
  let format: Format
  /// Bytes from one row to the next.
  let stride: Int
  private let buffer: UnsafeMutableRawBufferPointer
  let surface: OpaquePointer
  let context: OpaquePointer

  /// What a pixel holds.
  enum Format: Hashable, Sendable {
    /// Premultiplied alpha, red, green, blue.
    case color
    /// How much of a pixel is covered.
    case coverage
  }

  /// A canvas over all of `bounds`, with nothing on it.
  init(_ bounds: PixelRect, _ format: Format = .color, pool: inout BufferPool) {
    self.bounds = bounds
    self.format = format
    let cairoFormat = format == .color ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8
    stride = Int(cairo_format_stride_for_width(cairoFormat, Int32(bounds.width)))
    buffer = pool.take(stride * bounds.height)
    surface = cairo_image_surface_create_for_data(
      buffer.baseAddress?.assumingMemoryBound(to: UInt8.self), cairoFormat, Int32(bounds.width),
      Int32(bounds.height), Int32(stride))
    cairo_surface_set_device_offset(surface, -Double(bounds.left), -Double(bounds.top))
    context = cairo_create(surface)
  }

  /// Gives its memory back.
  consuming func recycle(into pool: inout BufferPool) {
    cairo_destroy(context)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
    pool.give(back: buffer)
  }

  /// Whether Cairo refused something that was drawn here.
  var hasFailed: Bool { cairo_status(context) != CAIRO_STATUS_SUCCESS }
}

extension Canvas {
  /// One row of premultiplied pixels, from `bounds.left` on; `row` is the frame's, within `bounds`.
  func colors(row: Int) -> UnsafeMutableBufferPointer<UInt32> {
    UnsafeMutableBufferPointer(
      start: (buffer.baseAddress.map { $0 + (row - bounds.top) * stride })?
        .assumingMemoryBound(to: UInt32.self), count: bounds.width)
  }

  /// One row of coverage, from `bounds.left` on; `row` is the frame's, within `bounds`.
  func coverage(row: Int) -> UnsafeMutableBufferPointer<UInt8> {
    UnsafeMutableBufferPointer(
      start: (buffer.baseAddress.map { $0 + (row - bounds.top) * stride })?
        .assumingMemoryBound(to: UInt8.self), count: bounds.width)
  }

  /// Runs `change` on the pixels themselves, which Cairo is told about before and after.
  func edit(_ change: () -> Void) {
    cairo_surface_flush(surface)
    change()
    cairo_surface_mark_dirty(surface)
  }

  /// Makes all of it transparent.
  func clear() {
    edit {
      guard let base = buffer.baseAddress else { return }
      base.initializeMemory(as: UInt8.self, repeating: 0, count: stride * bounds.height)
    }
  }

  /// The pixels of this canvas as a picture.
  func bitmap() -> Bitmap {
    cairo_surface_flush(surface)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(bounds.area)
    for row in bounds.top..<bounds.bottom { pixels.append(contentsOf: colors(row: row)) }
    return Bitmap(width: bounds.width, height: bounds.height, pixels: pixels)
  }
}
