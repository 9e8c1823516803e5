import InbetweenTimeline

/// Finds one easing curve for a way that was sampled into many keyframes.
struct CurveSearch {
  /// Shares of the time with shares of the change, both between 0 and 1 at first and last.
  var samples: [(time: Double, way: Double)]
  /// How far the curve may be from a sample.
  var tolerance: Double

  /// The most turns of a search, which move a handle by a fifth at most: what is further
  /// away than all of them take it is no curve that somebody drew.
  private static let maximumTurns = 200

  /// A curve with short numbers; nil when none fits.
  func curve() -> TimingCurve? {
    guard samples.count >= 4, turns <= 2 else { return nil }
    var numbers = [0.42, 0, 0.58, 1]
    var best = error(numbers, below: .infinity)
    for start in [[0, 0, 1, 1], [0.42, 0, 1, 1], [0, 0, 0.58, 1], [0.333, 0, 0.667, 1]] {
      let found = error(start, below: best)
      if found < best {
        best = found
        numbers = start
      }
    }
    var width = 0.2
    for _ in 0..<Self.maximumTurns {
      guard width > 0.004, best > tolerance / 2 else { break }
      var isBetter = false
      for place in numbers.indices {
        for step in [-width, width] {
          var next = numbers
          next[place] += step
          if place % 2 == 0 { next[place] = min(1, max(0, next[place])) }
          let found = error(next, below: best)
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
    let isShort = error(short, below: .infinity) <= tolerance
    guard isShort || best <= tolerance else { return nil }
    let found = isShort ? short : numbers.map(Precision.component.rounded)
    return TimingCurve(found[0], found[1], found[2], found[3])
  }

  /// How often the way turns back by more than a curve may be off: no cubic curve does so three
  /// times.
  private var turns: Int {
    var count = 0
    var direction = 0.0
    var farthest = samples[0].way
    for sample in samples {
      let step = sample.way - farthest
      if step * direction > 0 {
        farthest = sample.way
      } else if abs(step) > 2 * tolerance {
        if direction != 0 { count += 1 }
        farthest = sample.way
        direction = step
      }
    }
    return count
  }

  /// How far a curve is from the samples at most; infinity as soon as that is not below a limit.
  private func error(_ numbers: [Double], below limit: Double) -> Double {
    let curve = TimingCurve(numbers[0], numbers[1], numbers[2], numbers[3])
    var greatest = 0.0
    for sample in samples {
      greatest = max(greatest, abs(curve.value(at: sample.time) - sample.way))
      if greatest >= limit { return .infinity }
    }
    return greatest
  }
}
