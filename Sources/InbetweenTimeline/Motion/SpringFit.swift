/// The spring that sampled motion follows, found by search: keyframes that were baked from a spring
/// give back its response and damping fraction.
package struct SpringFit: Hashable, Sendable {
  /// In the samples' unit of time.
  package var spring: Spring
  /// Where the spring begins and where it rests, in the samples' unit; equal for one that is pushed
  /// out of its rest.
  package var from: Double
  package var target: Double
  /// The speed at the first sample, in the samples' units of value and time; 0 for motion that
  /// starts from rest.
  package var velocity: Double
  /// The largest distance of a sample from the spring, as a fraction of the motion's range.
  package var error: Double

  /// A sample of a motion of one dimension.
  package typealias Sample = (time: Double, value: Double)

  /// Fewer samples follow too many springs.
  package static let fewestSamples = 6
  /// How far samples may lie from a spring, as a fraction of their range: exporters of After Effects
  /// round values, and a bake ends before the spring rests.
  package static let tolerance = 0.02
  /// How far they may lie from a spring that does not swing over: many an easing looks like one.
  package static let toleranceWithoutSwing = 0.005
  /// How many samples are looked at; more are thinned out evenly.
  private static let maximumSamples = 48

  /// The value at a time after the first sample.
  package func value(at time: Double) -> Double {
    let (displaced, pushed) = spring.responses(at: max(0, time))
    return target + (from - target) * displaced + velocity * pushed
  }

  /// The speed at the first sample in shares of the change a unit of time; nil where there is no way.
  package var initialVelocity: Double? { from == target ? nil : velocity / (target - from) }
}

extension SpringFit {
  /// The spring that samples follow; nil when they are few, do not move, or follow no spring.
  ///
  /// - Parameters:
  ///   - samples: in order of time.
  ///   - target: where the spring rests; nil for the last sample's value.
  ///   - tolerance: how far samples may lie from a spring that swings over, as a fraction of the range.
  package init?(
    _ samples: [Sample], target: Double? = nil, tolerance: Double = SpringFit.tolerance
  ) {
    guard samples.count >= Self.fewestSamples, let first = samples.first, let last = samples.last,
      last.time > first.time
    else { return nil }
    guard samples.allSatisfy({ $0.time.isFinite && $0.value.isFinite }) else { return nil }
    let target = target ?? last.value
    let range = samples.reduce(0) { max($0, abs($1.value - target)) }
    guard range > 0, range.isFinite else { return nil }
    var search = Search(
      distance: (first.value - target) / range,
      samples: Self.thinned(samples).map { ($0.time - first.time, ($0.value - target) / range) })
    search.run(duration: last.time - first.time)
    guard let best = search.choice(tolerance: tolerance) else { return nil }
    spring = best.spring
    from = first.value
    self.target = target
    velocity = best.velocity * range
    error = best.error
    guard error <= best.spring.limit(tolerance, over: last.time - first.time) else { return nil }
  }

  private static func thinned(_ samples: [Sample]) -> [Sample] {
    let step = max(1, (samples.count + maximumSamples - 3) / (maximumSamples - 1))
    return samples.indices.filter { $0 % step == 0 || $0 + 1 == samples.count }.map { samples[$0] }
  }
}

extension Spring {
  /// How far samples over a time may lie from it: nothing is a spring that neither swings over nor
  /// comes to rest in that time.
  fileprivate func limit(_ tolerance: Double, over duration: Double) -> Double {
    let excess = dampingFraction * dampingFraction - 1
    let swings = excess < 0 ? frequency * (-excess).squareRoot() * duration : 0
    // An overshoot of more than a hundredth, and time to reach it.
    if swings >= .pi, dampingFraction < 0.82 { return tolerance }
    let decay = frequency * (dampingFraction - (excess > 0 ? excess.squareRoot() : 0)) * duration
    return decay >= 3 ? min(tolerance, SpringFit.toleranceWithoutSwing) : -1
  }
}

/// A search through springs, coarse and then around the best.
private struct Search {
  /// From the target, at the first sample; as all distances, a fraction of the largest.
  var distance: Double
  /// Time since the first sample, and the distance from the target.
  var samples: [SpringFit.Sample]
  /// From rest.
  var resting = Candidate()
  /// With whatever speed at the start fits best.
  var pushed = Candidate()

  struct Candidate {
    var spring = Spring(response: 1, dampingFraction: 1)
    var velocity = 0.0
    var error = Double.infinity
  }

  static let leastDamping = 0.05
  static let maximumDamping = 4.0

  mutating func run(duration: Double) {
    for step in 0..<26 {
      let response = duration * powerOfTwo(Double(step - 14) / 4)
      for damping in [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.4] {
        look(response, damping)
      }
    }
    refine(\.resting)
    // A narrow valley takes more than one descent.
    if resting.error > 0.001, resting.error < 0.03 { refine(\.resting) }
    if resting.error < 0.03 { polish(isPushed: false) }
    if resting.error > 0.001 {
      refine(\.pushed)
      if pushed.error < 0.03 { polish(isPushed: true) }
    }
  }

  /// Least squares from the best so far, by the method of Gauss and Newton. Springs that creep to
  /// their target lie in a valley too narrow for steps in response and damping: most of what is seen
  /// is the slow decay, which is near ω / 2ζ. Along that and along 2ζω the valley is straight.
  private mutating func polish(isPushed: Bool) {
    let start = isPushed ? pushed.spring : resting.spring
    var creep = start.frequency / (2 * start.dampingFraction)
    var brake = start.damping
    var here = residuals(Self.spring(creep, brake), isPushed)
    var square = here.reduce(0) { $0 + $1 * $1 }
    var weight = 1e-3
    let share = 1e-5
    for _ in 0..<48 where square > 1e-16 {
      let first = zip(residuals(Self.spring(creep * (1 + share), brake), isPushed), here)
        .map { ($0 - $1) / share }
      let second = zip(residuals(Self.spring(creep, brake * (1 + share)), isPushed), here)
        .map { ($0 - $1) / share }
      var (a, b, c, u, v) = (0.0, 0.0, 0.0, 0.0, 0.0)
      for index in here.indices {
        a += first[index] * first[index]
        b += first[index] * second[index]
        c += second[index] * second[index]
        u -= first[index] * here[index]
        v -= second[index] * here[index]
      }
      a *= 1 + weight
      c *= 1 + weight
      let determinant = a * c - b * b
      guard determinant > 0, determinant.isFinite else { break }
      let nextCreep = creep * max(0.5, min(2, 1 + (u * c - v * b) / determinant))
      let nextBrake = brake * max(0.5, min(2, 1 + (a * v - b * u) / determinant))
      let next = residuals(Self.spring(nextCreep, nextBrake), isPushed)
      let nextSquare = next.reduce(0) { $0 + $1 * $1 }
      if nextSquare < square {
        let isDone = square - nextSquare < 1e-9 * square
        (creep, brake, here, square) = (nextCreep, nextBrake, next, nextSquare)
        weight /= 8
        if isDone { break }
      } else {
        weight *= 8
        if weight > 1e6 { break }
      }
    }
    let best = Self.spring(creep, brake)
    look(best.response, best.dampingFraction)
  }

  /// The spring of ω / 2ζ and 2ζω.
  private static func spring(_ creep: Double, _ brake: Double) -> Spring {
    let damping = (brake / creep).squareRoot() / 2
    return Spring(
      response: 2 * .pi / (creep * brake).squareRoot(),
      dampingFraction: min(maximumDamping, max(leastDamping, damping)))
  }

  /// How far each sample lies from a spring, from rest or with the speed that fits best.
  private func residuals(_ spring: Spring, _ isPushed: Bool) -> [Double] {
    let responses = samples.map { spring.responses(at: $0.time) }
    let rests = zip(samples, responses).map { $0.value - distance * $1.displaced }
    guard isPushed else { return rests }
    let square = responses.reduce(0) { $0 + $1.pushed * $1.pushed }
    let product = zip(rests, responses).reduce(0) { $0 + $1.0 * $1.1.pushed }
    guard square > 1e-15 else { return rests }
    return zip(rests, responses).map { $0 - product / square * $1.pushed }
  }

  /// A spring from rest where it is about as good.
  func choice(tolerance: Double) -> Candidate? {
    if resting.error <= max(0.005, pushed.error * 1.5), resting.error <= tolerance {
      return resting
    }
    let best = pushed.error < resting.error ? pushed : resting
    return best.error <= tolerance ? best : nil
  }

  private mutating func refine(_ candidate: KeyPath<Search, Candidate>) {
    var width = (response: 1.19, damping: 0.1)
    for _ in 0..<28 {
      let center = self[keyPath: candidate].spring
      for factor in [1 / width.response, 1, width.response] {
        for shift in [-width.damping, 0, width.damping] where factor != 1 || shift != 0 {
          let damping = center.dampingFraction + shift
          look(
            center.response * factor, min(Self.maximumDamping, max(Self.leastDamping, damping)))
        }
      }
      width = (1 + (width.response - 1) * 0.7, width.damping * 0.7)
    }
  }

  /// Tries a spring, from rest and with the speed that fits best by least squares.
  private mutating func look(_ response: Double, _ damping: Double) {
    let spring = Spring(response: response, dampingFraction: damping)
    var rests: [Double] = []
    rests.reserveCapacity(samples.count)
    var pushes = rests
    pushes.reserveCapacity(samples.count)
    var (square, product, error) = (0.0, 0.0, 0.0)
    for sample in samples {
      let (displaced, push) = spring.responses(at: sample.time)
      let rest = sample.value - distance * displaced
      rests.append(rest)
      pushes.append(push)
      error = max(error, abs(rest))
      square += push * push
      product += push * rest
    }
    if error < resting.error {
      resting = Candidate(spring: spring, velocity: 0, error: error)
    }
    guard square > 1e-15, resting.error > 0.001 else { return }
    let velocity = product / square
    error = 0
    for (rest, push) in zip(rests, pushes) {
      error = max(error, abs(rest - velocity * push))
      if error >= pushed.error { return }
    }
    pushed = Candidate(spring: spring, velocity: velocity, error: error)
  }

  private func powerOfTwo(_ exponent: Double) -> Double { Real.power(2, exponent) }
}
