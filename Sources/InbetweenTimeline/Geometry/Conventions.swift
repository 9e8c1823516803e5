// What every number of this package means, said once.
//
// - Lengths are in the composition's pixels; x points right and y points **down**, as in After
//   Effects and on Apple's screens.
// - Angles are in degrees; positive is **clockwise** on screen, because y points down.
// - Shares (opacity, scale, trim, gradient offsets) are fractions: 1 is After Effects' 100 %.
// - Colours are sRGB components from 0 to 1, not premultiplied.
// - Times are in frames of the composition that they belong to (`Motion/FrameRate`).
// - An anchor point is the point of a layer's own space that the position places on the parent,
//   and about which it scales and turns (Lottie specification, "Transform": the matrix is
//   translate(-anchor), scale, skew, rotate, translate(position), applied in this order).

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(WASILibc)
  import WASILibc
#endif

/// The platform's mathematical functions, imported in this file alone.
package enum Real {
  /// The sine of an angle in radians.
  package static func sine(_ radians: Double) -> Double { sin(radians) }

  /// The cosine of an angle in radians.
  package static func cosine(_ radians: Double) -> Double { cos(radians) }

  /// The tangent of an angle in radians.
  package static func tangent(_ radians: Double) -> Double { tan(radians) }

  /// The angle of a vector in radians, from -π to π.
  package static func angle(y: Double, x: Double) -> Double { atan2(y, x) }

  /// The angle in radians, from 0 to π, whose cosine is given.
  package static func arcCosine(_ cosine: Double) -> Double { acos(cosine) }

  /// `base` to the power of `exponent`.
  package static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

  /// e to the power of `exponent`.
  package static func exponential(_ exponent: Double) -> Double { exp(exponent) }

  /// The natural logarithm.
  package static func logarithm(_ value: Double) -> Double { log(value) }

  /// The real cube root, of the sign of `value`.
  package static func cubeRoot(_ value: Double) -> Double { cbrt(value) }

  /// Degrees as radians.
  package static func radians(fromDegrees degrees: Double) -> Double { degrees * (.pi / 180) }

  /// Radians as degrees.
  package static func degrees(fromRadians radians: Double) -> Double { radians * (180 / .pi) }
}
