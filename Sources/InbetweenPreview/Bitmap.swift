package import InbetweenTimeline

/// A picture: rows of pixels from the top.
package struct Bitmap: Hashable, Sendable {
  /// In pixels.
  package let width: Int
  /// In pixels.
  package let height: Int
  /// Row by row, `width` × `height` of them: alpha in the highest byte, then red, green and blue,
  /// **premultiplied**.
  package var pixels: [UInt32]

  /// A picture of these pixels.
  package init(width: Int, height: Int, pixels: [UInt32]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    // Some pixels tell pictures apart; equal ones are compared whole.
    for index in Swift.stride(from: 0, to: pixels.count, by: max(1, pixels.count / 4_096)) {
      hasher.combine(pixels[index])
    }
  }

  /// A transparent picture.
  package init(width: Int, height: Int) {
    self.init(
      width: width, height: height, pixels: [UInt32](repeating: 0, count: width * height))
  }
}

extension Bitmap {
  /// Makes all of it transparent.
  mutating func clear() {
    pixels.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
  }

  /// Red, green, blue, alpha of each pixel, **straight**; a transparent pixel is all zero.
  package var straightBytes: [UInt8] {
    var bytes = [UInt8](repeating: 0, count: pixels.count * 4)
    bytes.withUnsafeMutableBufferPointer { bytes in
      for (index, pixel) in pixels.enumerated() where pixel != 0 {
        let alpha = pixel >> 24
        let place = index * 4
        let red = pixel >> 16 & 255
        let green = pixel >> 8 & 255
        let blue = pixel & 255
        guard alpha < 255 else {
          bytes[place] = UInt8(red)
          bytes[place + 1] = UInt8(green)
          bytes[place + 2] = UInt8(blue)
          bytes[place + 3] = 255
          continue
        }
        guard alpha > 0 else { continue }
        let half = alpha / 2
        bytes[place] = UInt8(min(255, (red * 255 + half) / alpha))
        bytes[place + 1] = UInt8(min(255, (green * 255 + half) / alpha))
        bytes[place + 2] = UInt8(min(255, (blue * 255 + half) / alpha))
        bytes[place + 3] = UInt8(alpha)
      }
    }
    return bytes
  }

  /// The picture of red, green, blue, alpha of each pixel, straight: `width` × `height` × 4 bytes.
  package init(width: Int, height: Int, straightBytes bytes: [UInt8]) {
    var pixels = [UInt32](repeating: 0, count: width * height)
    for index in 0..<min(pixels.count, bytes.count / 4) {
      let place = index * 4
      let alpha = UInt32(bytes[place + 3])
      guard alpha > 0 else { continue }
      pixels[index] =
        alpha << 24 | Self.product(UInt32(bytes[place]), alpha) << 16
        | Self.product(UInt32(bytes[place + 1]), alpha) << 8
        | Self.product(UInt32(bytes[place + 2]), alpha)
    }
    self.init(width: width, height: height, pixels: pixels)
  }

  /// a · b / 255, rounded.
  static func product(_ a: UInt32, _ b: UInt32) -> UInt32 {
    let sum = a * b + 128
    return (sum + sum >> 8) >> 8
  }

  /// The picture over one opaque colour.
  package func over(_ color: Color) -> Bitmap {
    let red = UInt32((min(1, max(0, color.red)) * 255).rounded())
    let green = UInt32((min(1, max(0, color.green)) * 255).rounded())
    let blue = UInt32((min(1, max(0, color.blue)) * 255).rounded())
    var result = self
    for index in pixels.indices {
      let pixel = pixels[index]
      let rest = 255 - pixel >> 24
      guard rest > 0 else { continue }
      result.pixels[index] =
        0xFF00_0000
        | ((pixel >> 16 & 255) + Self.product(red, rest)) << 16
        | ((pixel >> 8 & 255) + Self.product(green, rest)) << 8
        | ((pixel & 255) + Self.product(blue, rest))
    }
    return result
  }

  /// Half as wide and high, each pixel the mean of four; an odd last row or column counts twice.
  func halved() -> Bitmap {
    let newWidth = max(1, (width + 1) / 2)
    let newHeight = max(1, (height + 1) / 2)
    var half = [UInt32](repeating: 0, count: newWidth * newHeight)
    for y in 0..<newHeight {
      let top = 2 * y * width
      let bottom = min(2 * y + 1, height - 1) * width
      for x in 0..<newWidth {
        let left = 2 * x
        let right = min(left + 1, width - 1)
        let four = [
          pixels[top + left], pixels[top + right], pixels[bottom + left], pixels[bottom + right],
        ]
        var mean: UInt32 = 0
        for shift in stride(from: UInt32(0), to: 32, by: 8) {
          mean |= (four.reduce(2) { $0 + ($1 >> shift & 255) } / 4) << shift
        }
        half[y * newWidth + x] = mean
      }
    }
    return Bitmap(width: newWidth, height: newHeight, pixels: half)
  }
}
