@_exported public import CoreGraphics

public struct CATransform3D: Equatable, Sendable {
  public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
  public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
  public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat
  public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
}

public let CATransform3DIdentity = CATransform3DMakeAffineTransform(.identity)

public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(
    m11: m.a, m12: m.b, m13: 0, m14: 0, m21: m.c, m22: m.d, m23: 0, m24: 0, m31: 0, m32: 0,
    m33: 1, m34: 0, m41: m.tx, m42: m.ty, m43: 0, m44: 1)
}

public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

/// A flat matrix taken apart as Core Animation does before it interpolates: scale, then shear, then
/// a turn, then a translation; a mirrored one comes apart with a negative scale.
struct Parts {
  var scaleX: Double
  var scaleY: Double
  var shear: Double
  var angle: Double
  var x: Double
  var y: Double

  init(_ matrix: CGAffineTransform) {
    x = Double(matrix.tx)
    y = Double(matrix.ty)
    let a = Double(matrix.a)
    let b = Double(matrix.b)
    let c = Double(matrix.c)
    let d = Double(matrix.d)
    let mirrors = a * d - b * c < 0
    scaleX = hypot(a, b)
    angle = scaleX > 0 ? atan2(b, a) : c == 0 && d == 0 ? 0 : atan2(-c, d)
    if mirrors {
      scaleX = -scaleX
      angle = atan2(-b, -a)
    }
    let cosine = cos(angle)
    let sine = sin(angle)
    // What remains after the turn is taken off: [scaleX 0; shear scaleY].
    shear = c * cosine + d * sine
    scaleY = -c * sine + d * cosine
  }

  var matrix: CGAffineTransform {
    let cosine = CGFloat(cos(angle))
    let sine = CGFloat(sin(angle))
    let sx = CGFloat(scaleX)
    let sy = CGFloat(scaleY)
    let k = CGFloat(shear)
    return CGAffineTransform(
      a: sx * cosine, b: sx * sine, c: k * cosine - sy * sine, d: k * sine + sy * cosine,
      tx: CGFloat(x), ty: CGFloat(y))
  }

  func interpolated(to other: Parts, by share: Double) -> Parts {
    var result = self
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    result.scaleX = mix(scaleX, other.scaleX)
    result.scaleY = mix(scaleY, other.scaleY)
    result.shear = mix(shear, other.shear)
    var turn = (other.angle - angle).truncatingRemainder(dividingBy: 2 * .pi)
    // The shortest way around.
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    result.angle = angle + turn * share
    result.x = mix(x, other.x)
    result.y = mix(y, other.y)
    return result
  }
}
