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
    let stride = Int(cairo_format_stride_for_width(format.cairo, Int32(bounds.width)))
    self.init(bounds, format, stride: stride, pool.take(stride * bounds.height))
  }

  /// A canvas on the colours of a picture of the size of `bounds`, which stay where they are.
  init(_ bounds: PixelRect, on pixels: UnsafeMutableRawBufferPointer) {
    self.init(bounds, .color, stride: bounds.width * 4, pixels)
  }

  private init(
    _ bounds: PixelRect, _ format: Format, stride: Int, _ buffer: UnsafeMutableRawBufferPointer
  ) {
    self.bounds = bounds
    self.format = format
    self.stride = stride
    self.buffer = buffer
    surface = cairo_image_surface_create_for_data(
      buffer.baseAddress?.assumingMemoryBound(to: UInt8.self), format.cairo, Int32(bounds.width),
      Int32(bounds.height), Int32(stride))
    cairo_surface_set_device_offset(surface, -Double(bounds.left), -Double(bounds.top))
    context = cairo_create(surface)
  }

  /// Gives its memory back.
  consuming func recycle(into pool: inout BufferPool) {
    let buffer = buffer
    _ = finish()
    pool.give(back: buffer)
  }

  /// Leaves the memory to its owner; false where Cairo refused something that was drawn here.
  consuming func finish() -> Bool {
    let isDrawn = cairo_status(context) == CAIRO_STATUS_SUCCESS
    cairo_destroy(context)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
    return isDrawn
  }
}

extension Canvas.Format {
  fileprivate var cairo: cairo_format_t {
    switch self {
    case .color: CAIRO_FORMAT_ARGB32
    case .coverage: CAIRO_FORMAT_A8
    }
  }
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
}
