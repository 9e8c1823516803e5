internal import CStandInCairo
internal import CoreGraphics
internal import QuartzCore
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

  /// Moves each pixel by the inverse of `back`, mixing the four that are nearest, from four places
  /// within it.
  func project(_ back: ProjectionTransform) {
    let source = copy()
    let (a, b, c) = (Double(back.m11), Double(back.m21), Double(back.m31))
    let (d, e, f) = (Double(back.m12), Double(back.m22), Double(back.m32))
    let (g, h, i) = (Double(back.m13), Double(back.m23), Double(back.m33))
    source.pixels { from, stride in
      pixels { to, _ in
        for y in 0..<height {
          for x in 0..<width {
            var sums = (0.0, 0.0, 0.0, 0.0)
            for place in 0..<16 {
              let px = Double(x) + (Double(place % 4) + 0.5) / 4
              let py = Double(y) + (Double(place / 4) + 0.5) / 4
              // The inverse is known up to a factor; its sign says what lies behind the viewer.
              let w = g * px + h * py + i
              guard w > 1e-9 else { continue }
              let sx = (a * px + b * py + c) / w - 0.5
              let sy = (d * px + e * py + f) / w - 0.5
              guard sx > -1, sy > -1, sx < Double(width), sy < Double(height) else { continue }
              let (left, top) = (Int(sx.rounded(.down)), Int(sy.rounded(.down)))
              for corner in 0..<4 {
                let (cx, cy) = (left + corner % 2, top + corner / 2)
                guard cx >= 0, cy >= 0, cx < width, cy < height else { continue }
                let weight =
                  (1 - abs(sx - Double(cx))) * (1 - abs(sy - Double(cy))) / 16
                let index = cy * stride + cx * 4
                sums.0 += weight * Double(from[index])
                sums.1 += weight * Double(from[index + 1])
                sums.2 += weight * Double(from[index + 2])
                sums.3 += weight * Double(from[index + 3])
              }
            }
            let index = y * stride + x * 4
            to[index] = UInt8(min(255, sums.0.rounded()))
            to[index + 1] = UInt8(min(255, sums.1.rounded()))
            to[index + 2] = UInt8(min(255, sums.2.rounded()))
            to[index + 3] = UInt8(min(255, sums.3.rounded()))
          }
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
