/// A picture as frames are compared: rows of pixels from the top.
package struct FramePixels: Hashable, Sendable {
  /// In pixels.
  package let width: Int
  /// In pixels.
  package let height: Int
  /// Row by row: alpha in the highest byte, then red, green and blue, **premultiplied**.
  package var pixels: [UInt32]

  /// A picture of `width` × `height` pixels.
  package init(width: Int, height: Int, pixels: [UInt32]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// A picture of red, green, blue and alpha of each pixel, **straight**.
  package init(width: Int, height: Int, straightBytes bytes: [UInt8]) {
    var pixels = [UInt32](repeating: 0, count: width * height)
    for index in 0..<min(pixels.count, bytes.count / 4) {
      let alpha = UInt32(bytes[index * 4 + 3])
      guard alpha > 0 else { continue }
      var pixel = alpha
      for channel in 0..<3 {
        pixel = pixel << 8 | (UInt32(bytes[index * 4 + channel]) * alpha + 127) / 255
      }
      pixels[index] = pixel
    }
    self.init(width: width, height: height, pixels: pixels)
  }

  /// A picture of red, green, blue and alpha of each pixel, **premultiplied**.
  package init(width: Int, height: Int, premultipliedBytes bytes: [UInt8]) {
    let pixels = (0..<min(width * height, bytes.count / 4)).map { index in
      let parts = bytes[index * 4..<index * 4 + 4].map { UInt32($0) }
      return parts[3] << 24 | parts[0] << 16 | parts[1] << 8 | parts[2]
    }
    self.init(width: width, height: height, pixels: pixels)
  }
}

extension FramePixels {
  /// The red, green or blue of a pixel over white or black: `shift` is 16, 8 or 0, `backdrop` 255 or 0.
  @inline(__always) static func value(_ pixel: UInt32, _ shift: UInt32, _ backdrop: UInt32) -> Int32
  {
    let rest = (255 &- pixel >> 24) & backdrop
    return Int32(truncatingIfNeeded: (pixel >> shift & 255) &+ rest)
  }

  /// The same picture with nothing in the blocks in which two others differ, and next to them: what
  /// becomes of a layer there is excused.
  ///
  /// - Parameters:
  ///   - one: the picture with the layer.
  ///   - other: the picture without it.
  /// - Returns: the rest.
  package func without(whereDiffer one: FramePixels, _ other: FramePixels) -> FramePixels {
    let side = FrameDifference.side
    let columns = (width + side - 1) / side
    let rows = (height + side - 1) / side
    var touched = Set<Int>()
    for index in pixels.indices where one.pixels[index] != other.pixels[index] {
      touched.insert(index / width / side * columns + index % width / side)
    }
    var result = self
    for block in touched {
      for row in max(0, block / columns - 1)...min(rows - 1, block / columns + 1) {
        let left = max(0, block % columns - 1) * side
        let right = min(width, (block % columns + 2) * side)
        for y in row * side..<min(height, (row + 1) * side) {
          for x in left..<right { result.pixels[y * width + x] = 0 }
        }
      }
    }
    return result
  }
}
