import InbetweenTimeline

/// The random numbers of expressions. After Effects publishes none of its own generators; these are
/// whole-number arithmetic and polynomials, the same on every machine.
enum Noise {
  /// The last step of SplitMix64: scatters the bits of a number.
  private static func mixed(_ value: UInt64) -> UInt64 {
    var mixed = value &+ 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 to 1, without 1, that depends on all of `seeds`.
  static func uniform(_ seeds: [Double]) -> Double {
    var hash: UInt64 = 0
    for seed in seeds { hash = mixed(hash ^ seed.bitPattern) }
    return uniform(hash)
  }

  private static func uniform(_ hash: UInt64) -> Double { Double(hash >> 11) * 0x1p-53 }

  /// `wiggle`: a random number from -1 to 1 at each whole place, and the cubic curve through them
  /// (Catmull-Rom) between. It passes 1 a little where two neighbours are high.
  static func wiggle(seed: Double, dimension: Double, octave: Double, at place: Double) -> Double {
    let start = place.rounded(.down)
    let t = place - start
    let hash = mixed(
      mixed(mixed(seed.bitPattern) ^ dimension.bitPattern) ^ octave.bitPattern)
    func value(_ step: Double) -> Double {
      uniform(mixed(hash ^ (start + step).bitPattern)) * 2 - 1
    }
    let (a, b, c, d) = (value(-1), value(0), value(1), value(2))
    return b + t / 2 * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
  }

  /// `noise`: gradient noise of three dimensions (Perlin's of 2002, with hashed gradients), 0 at
  /// whole places, from -1 to 1.
  static func gradient(_ x: Double, _ y: Double, _ z: Double) -> Double {
    let place = [x, y, z]
    let cell = place.map { $0.rounded(.down) }
    let within = zip(place, cell).map { $0 - $1 }
    let fade = within.map { $0 * $0 * $0 * ($0 * ($0 * 6 - 15) + 10) }
    var total = 0.0
    for corner in 0..<8 {
      let step = [Double(corner & 1), Double(corner >> 1 & 1), Double(corner >> 2)]
      var weight = 1.0
      for axis in 0..<3 { weight *= step[axis] == 1 ? fade[axis] : 1 - fade[axis] }
      let offset = zip(within, step).map { $0 - $1 }
      total += weight * slope(zip(cell, step).map { $0 + $1 }, offset)
    }
    return min(1, max(-1, total))
  }

  /// One of twelve directions, to the edges of a cube, by the hash of a corner.
  private static func slope(_ corner: [Double], _ offset: [Double]) -> Double {
    let choice = Int(uniform(corner) * 12)
    let first = offset[choice < 4 ? 0 : choice < 8 ? 0 : 1]
    let second = offset[choice < 4 ? 1 : 2]
    return (choice & 1 == 0 ? first : -first) + (choice & 2 == 0 ? second : -second)
  }
}
