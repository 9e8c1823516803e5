internal import CCairo
internal import CoreGraphics
import Foundation

extension Raster {
  func copy() -> Raster {
    let result = Raster(width: width, height: height)
    result.draw { cairo in
      cairo_set_source_surface(cairo, surface, 0, 0)
      cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
      cairo_paint(cairo)
    }
    return result
  }

  /// A Gaussian of this standard deviation, exact to 8 bits.
  func blur(sigma: Double) {
    guard sigma > 0.01 else { return }
    let reach = Int((sigma * 3).rounded(.up))
    var kernel = (0...(2 * reach)).map { index -> Float in
      let x = Double(index - reach) / sigma
      return Float(exp(-x * x / 2))
    }
    let sum = kernel.reduce(0, +)
    kernel = kernel.map { $0 / sum }
    pixels { data, stride in
      var middle = [Float](repeating: 0, count: width * height * 4)
      for y in 0..<height {
        for x in 0..<width {
          for channel in 0..<4 {
            var value: Float = 0
            for offset in max(-reach, -x)...min(reach, width - 1 - x) {
              value += kernel[offset + reach] * Float(data[y * stride + (x + offset) * 4 + channel])
            }
            middle[(y * width + x) * 4 + channel] = value
          }
        }
      }
      for y in 0..<height {
        for x in 0..<width {
          for channel in 0..<4 {
            var value: Float = 0
            for offset in max(-reach, -y)...min(reach, height - 1 - y) {
              value += kernel[offset + reach] * middle[((y + offset) * width + x) * 4 + channel]
            }
            data[y * stride + x * 4 + channel] = UInt8(min(255, max(0, value.rounded())))
          }
        }
      }
    }
  }

  /// Black whose alpha is the luminance (SVG's luminanceToAlpha).
  func luminanceToAlpha() {
    pixels { data, stride in
      for y in 0..<height {
        for x in 0..<width {
          let index = y * stride + x * 4
          // Premultiplied: the luminance over black is what counts, as with SVG's matrix.
          let luminance =
            0.0721 * Double(data[index]) + 0.7154 * Double(data[index + 1])
            + 0.2125 * Double(data[index + 2])
          data[index] = 0
          data[index + 1] = 0
          data[index + 2] = 0
          data[index + 3] = UInt8(min(255, luminance.rounded()))
        }
      }
    }
  }

  /// A 4 × 5 matrix on straight components.
  func colorMatrix(_ matrix: ColorMatrix) {
    let rows = matrix.rows
    pixels { data, stride in
      for y in 0..<height {
        for x in 0..<width {
          let index = y * stride + x * 4
          let alpha = Double(data[index + 3]) / 255
          let scale = alpha > 0 ? 1 / (255 * alpha) : 0
          let input = [
            Double(data[index + 2]) * scale, Double(data[index + 1]) * scale,
            Double(data[index]) * scale, alpha, 1,
          ]
          let output = rows.map { row in
            min(1, max(0, zip(row, input).reduce(0) { $0 + Double($1.0) * $1.1 }))
          }
          data[index + 3] = UInt8((output[3] * 255).rounded())
          data[index + 2] = UInt8((output[0] * output[3] * 255).rounded())
          data[index + 1] = UInt8((output[1] * output[3] * 255).rounded())
          data[index] = UInt8((output[2] * output[3] * 255).rounded())
        }
      }
    }
  }

  /// One colour in the shape of the alpha.
  func silhouette(_ color: Color) {
    draw { cairo in
      cairo_set_operator(cairo, CAIRO_OPERATOR_IN)
      cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
      cairo_paint(cairo)
    }
  }
}
