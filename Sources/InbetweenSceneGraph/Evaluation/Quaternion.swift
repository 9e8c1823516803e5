import InbetweenTimeline

/// A turn in 3D space.
struct Quaternion {
  private var w, x, y, z: Double

  private init(w: Double, x: Double, y: Double, z: Double) {
    self.w = w
    self.x = x
    self.y = y
    self.z = z
  }

  /// The turn by an orientation's angles in degrees: about z, then y, then x.
  init(_ angles: Vector3) {
    func half(_ degrees: Double) -> (cosine: Double, sine: Double) {
      let radians = Real.radians(fromDegrees: degrees) / 2
      return (Real.cosine(radians), Real.sine(radians))
    }
    let (cx, sx) = half(angles.x)
    let (cy, sy) = half(angles.y)
    let (cz, sz) = half(angles.z)
    let aboutX = Quaternion(w: cx, x: sx, y: 0, z: 0)
    let aboutY = Quaternion(w: cy, x: 0, y: sy, z: 0)
    let aboutZ = Quaternion(w: cz, x: 0, y: 0, z: sz)
    self = aboutX.after(aboutY.after(aboutZ))
  }

  /// The turn by `first` and then by this one.
  private func after(_ first: Quaternion) -> Quaternion {
    Quaternion(
      w: w * first.w - x * first.x - y * first.y - z * first.z,
      x: w * first.x + x * first.w + y * first.z - z * first.y,
      y: w * first.y - x * first.z + y * first.w + z * first.x,
      z: w * first.z + x * first.y - y * first.x + z * first.w)
  }

  /// The turn at a fraction of the shortest way to another.
  func interpolated(to other: Quaternion, by share: Double) -> Quaternion {
    var cosine = w * other.w + x * other.x + y * other.y + z * other.z
    let sign: Double = cosine < 0 ? -1 : 1
    cosine = min(1, abs(cosine))
    let angle = Real.arcCosine(cosine)
    let sine = Real.sine(angle)
    let mine = sine > 1e-6 ? Real.sine((1 - share) * angle) / sine : 1 - share
    let others = (sine > 1e-6 ? Real.sine(share * angle) / sine : share) * sign
    return Quaternion(
      w: w * mine + other.w * others, x: x * mine + other.x * others,
      y: y * mine + other.y * others, z: z * mine + other.z * others)
  }

  /// The same turn as a transform.
  var matrix: SpatialTransform {
    SpatialTransform(
      x: Vector3(1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)),
      y: Vector3(2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)),
      z: Vector3(2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)),
      origin: .zero)
  }
}
