// The blend modes that Cairo does not have.

import InbetweenLowering
import InbetweenTimeline

enum Blending {
  /// Mixes a row of premultiplied pixels over another by the W3C's general formula
  /// co = cs·αs·(1 − αb) + cb·αb·(1 − αs) + αs·αb·B(cb, cs).
  ///
  /// - Parameters:
  ///   - source: what is mixed in.
  ///   - opacity: 0 to 1, of the source.
  ///   - backdrop: what is there; changed.
  ///   - mode: one that is not Cairo's; `add` is min(1, cb + cs), `hardMix` is 1 where cb + cs
  ///     reaches 1 to half a 255th, else 0.
  static func mix(
    _ source: UnsafeMutableBufferPointer<UInt32>, opacity: Float,
    onto backdrop: UnsafeMutableBufferPointer<UInt32>, mode: BlendMode
  ) {
    for index in 0..<min(source.count, backdrop.count) where source[index] != 0 {
      let s = Pixel(source[index]) * opacity
      let b = Pixel(backdrop[index])
      let sourceAlpha = s[3]
      let backAlpha = b[3]
      let both = sourceAlpha * backAlpha
      var mixed = s * (1 - backAlpha)
      mixed += b * (1 - sourceAlpha)
      if both > 0 { mixed += blend(b / backAlpha, s / sourceAlpha, mode) * both }
      mixed[3] = sourceAlpha + backAlpha - both
      backdrop[index] = mixed.packed
    }
  }

  /// B(cb, cs), of straight colours.
  private static func blend(_ b: Pixel, _ s: Pixel, _ mode: BlendMode) -> Pixel {
    switch mode {
    case .add: return (b + s).atMost(.one)
    case .hardMix: return Pixel.zero.replacing(with: 1, where: b + s .>= 0.998)
    case .hue: return lit(saturated(s, b.saturation), b.luminosity)
    case .saturation: return lit(saturated(b, s.saturation), b.luminosity)
    case .color: return lit(s, b.luminosity)
    case .luminosity: return lit(b, s.luminosity)
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .hardLight, .softLight, .difference, .exclusion:
      return s
    }
  }

  /// A colour with the luminosity of another, brought back into range.
  private static func lit(_ color: Pixel, _ light: Float) -> Pixel {
    var result = color + (light - color.luminosity)
    let low = min(result[0], result[1], result[2])
    let high = max(result[0], result[1], result[2])
    if low < 0 { result = light + (result - light) * (light / (light - low)) }
    if high > 1 { result = light + (result - light) * ((1 - light) / (high - light)) }
    return result
  }

  /// A colour with another saturation.
  private static func saturated(_ color: Pixel, _ saturation: Float) -> Pixel {
    let low = min(color[0], color[1], color[2])
    let range = color.saturation
    return range > 0 ? (color - low) * (saturation / range) : .zero
  }
}

extension Pixel {
  /// With the weights of the W3C's formulas, which are not those of `DisplayFilter`.
  fileprivate var luminosity: Float { 0.3 * self[0] + 0.59 * self[1] + 0.11 * self[2] }

  fileprivate var saturation: Float {
    Swift.max(self[0], self[1], self[2]) - Swift.min(self[0], self[1], self[2])
  }
}

/// A pixel in numbers: red, green, blue, alpha from 0 to 1, premultiplied.
typealias Pixel = SIMD4<Float>

extension Pixel {
  /// A pixel of four bytes: alpha highest, then red, green, blue.
  @inline(__always)
  init(_ packed: UInt32) {
    self.init(wholes: SIMD4<UInt32>(packed >> 16, packed >> 8, packed, packed >> 24) & 255)
    self *= 1 / 255
  }

  /// As four bytes, rounded, no colour above the alpha.
  @inline(__always)
  var packed: UInt32 {
    let bytes = (atLeast(.zero).atMost(.one) * 255 + 0.5).wholes
    let alpha = bytes.w
    return alpha << 24 | Swift.min(alpha, bytes.x) << 16 | Swift.min(alpha, bytes.y) << 8
      | Swift.min(alpha, bytes.z)
  }

  // Swift's `pointwiseMin`, `pointwiseMax` and `clamped` go from lane to lane.

  /// The lesser of each two numbers.
  @inline(__always)
  func atMost(_ other: Pixel) -> Pixel { other.replacing(with: self, where: self .< other) }

  /// The greater of each two numbers; the other one where this is none.
  @inline(__always)
  func atLeast(_ other: Pixel) -> Pixel { other.replacing(with: self, where: self .>= other) }

  // The last bit of a number from 2^23 on is 1, and its bits are its own: many times as fast as turning
  // four bytes into numbers, or back, one by one.

  /// Four numbers from 0 to 2^23 - 1.
  @inline(__always)
  init(wholes: SIMD4<UInt32>) {
    self = unsafeBitCast(wholes | 0x4B00_0000, to: Pixel.self) - 0x1p23
  }

  /// The numbers, 0 to 2^22, without what stands behind their points.
  @inline(__always)
  var wholes: SIMD4<UInt32> {
    // Adding rounds that up or down.
    let near = (self + 0x1p23) - 0x1p23
    let floor = near.replacing(with: near - 1, where: near .> self)
    return unsafeBitCast(floor + 0x1p23, to: SIMD4<UInt32>.self) & 0x7F_FFFF
  }
}
