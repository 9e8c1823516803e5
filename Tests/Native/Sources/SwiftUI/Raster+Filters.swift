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
    guard sigma > 0.01, let (columns, rows) = covered else { return }
    let reach = Int((sigma * 3).rounded(.up))
    var kernel = (0...(2 * reach)).map { index -> Float in
      let x = Double(index - reach) / sigma
      return Float(exp(-x * x / 2))
    }
    let sum = kernel.reduce(0, +)
    kernel = kernel.map { $0 / sum }
    // Beyond what is covered and as far as it reaches all stays clear.
    let wide = max(0, columns.lowerBound - reach)..<min(width, columns.upperBound + reach)
    let high = max(0, rows.lowerBound - reach)..<min(height, rows.upperBound + reach)
    pixels { data, stride in
      var middle = [SIMD4<Float>](repeating: .zero, count: wide.count * rows.count)
      for y in rows {
        for x in wide {
          var value = SIMD4<Float>.zero
          for other in max(columns.lowerBound, x - reach)..<min(columns.upperBound, x + reach + 1) {
            let index = y * stride + other * 4
            value +=
              kernel[other - x + reach]
              * SIMD4(
                Float(data[index]), Float(data[index + 1]), Float(data[index + 2]),
                Float(data[index + 3]))
          }
          middle[(y - rows.lowerBound) * wide.count + x - wide.lowerBound] = value
        }
      }
      for y in high {
        for x in wide {
          var value = SIMD4<Float>.zero
          for other in max(rows.lowerBound, y - reach)..<min(rows.upperBound, y + reach + 1) {
            value +=
              kernel[other - y + reach]
              * middle[(other - rows.lowerBound) * wide.count + x - wide.lowerBound]
          }
          for channel in 0..<4 {
            data[y * stride + x * 4 + channel] = UInt8(min(255, max(0, value[channel].rounded())))
          }
        }
      }
    }
  }

  /// The columns and rows outside of which everything is clear; nil where all is.
  private var covered: (columns: Range<Int>, rows: Range<Int>)? {
    var (left, top, right, bottom) = (width, height, 0, 0)
    pixels { data, stride in
      for y in 0..<height {
        for x in 0..<width where data[y * stride + x * 4 + 3] > 0 {
          (left, right) = (min(left, x), max(right, x + 1))
          (top, bottom) = (min(top, y), max(bottom, y + 1))
        }
      }
    }
    return right > 0 ? (left..<right, top..<bottom) : nil
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
    func column(_ index: Int) -> SIMD4<Double> {
      SIMD4(rows.map { Double($0[index]) })
    }
    let (red, green, blue, alpha, always) = (column(0), column(1), column(2), column(3), column(4))
    func bytes(_ output: SIMD4<Double>) -> SIMD4<UInt8> {
      let output = output.clamped(lowerBound: .zero, upperBound: .one)
      return SIMD4(
        truncatingIfNeeded: SIMD4<Int32>(output * SIMD4(SIMD3(repeating: output.w), 1) * 255 + 0.5))
    }
    let clear = bytes(always)
    pixels { data, stride in
      for y in 0..<height {
        for index in Swift.stride(from: y * stride, to: y * stride + width * 4, by: 4) {
          var result = clear
          if data[index + 3] > 0 {
            let own = Double(data[index + 3]) / 255
            let scale = 1 / (255 * own)
            result = bytes(
              red * (Double(data[index + 2]) * scale) + green * (Double(data[index + 1]) * scale)
                + blue * (Double(data[index]) * scale) + alpha * own + always)
          }
          (data[index + 2], data[index + 1], data[index], data[index + 3]) =
            (result.x, result.y, result.z, result.w)
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
