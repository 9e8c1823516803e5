import Geometry

/// Finds one easing curve for a way that was sampled into many keyframes.
struct CurveSearch {
  /// Shares of the time with shares of the way, both between 0 and 1 at first and last.
  var samples: [(time: Double, way: Double)]
  /// How far the curve may be from a sample.
  var tolerance: Double

  /// A curve with short numbers; nil when none fits.
  func curve() -> TimingCurve? {
    guard samples.count >= 4 else { return nil }
    var numbers = [0.42, 0, 0.58, 1]
    var best = error(numbers)
    for start in [[0, 0, 1, 1], [0.42, 0, 1, 1], [0, 0, 0.58, 1], [0.333, 0, 0.667, 1]] {
      let found = error(start)
      if found < best {
        best = found
        numbers = start
      }
    }
    var width = 0.2
    while width > 0.004, best > tolerance / 2 {
      var isBetter = false
      for place in numbers.indices {
        for step in [-width, width] {
          var next = numbers
          next[place] += step
          if place % 2 == 0 { next[place] = min(1, max(0, next[place])) }
          let found = error(next)
          if found < best {
            best = found
            numbers = next
            isBetter = true
          }
        }
      }
      if !isBetter { width /= 2 }
    }
    let short = numbers.map { ($0 * 100).rounded() / 100 }
    let isShort = error(short) <= tolerance
    guard isShort || best <= tolerance else { return nil }
    let found = isShort ? short : numbers.map(Precision.component.rounded)
    return TimingCurve(found[0], found[1], found[2], found[3])
  }

  private func error(_ numbers: [Double]) -> Double {
    let curve = TimingCurve(numbers[0], numbers[1], numbers[2], numbers[3])
    return samples.reduce(0) { max($0, abs(curve.value(at: $1.time) - $1.way)) }
  }
}
