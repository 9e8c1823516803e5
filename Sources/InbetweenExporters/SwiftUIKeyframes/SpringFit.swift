import InbetweenTimeline

#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

/// A spring of mass 1 on its way to a value, as SwiftUI's `Spring(response:dampingRatio:)`.
struct SpringMotion: Hashable {
  /// The period without damping, in seconds.
  var response: Double
  /// 1 is the least that does not swing.
  var dampingRatio: Double
  /// The change a second at the start.
  var velocity: Double

  /// The value at `time` seconds after leaving `start` for `target`.
  func value(from start: Double, to target: Double, at time: Double) -> Double {
    let frequency = 2 * Double.pi / response
    let decay = exp(-dampingRatio * frequency * time)
    let offset = start - target
    guard dampingRatio < 1 else {
      return target + decay * (offset + (velocity + frequency * offset) * time)
    }
    let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
    let sine = (velocity + dampingRatio * frequency * offset) / swing
    return target + decay * (offset * cos(swing * time) + sine * sin(swing * time))
  }
}

/// Finds the spring that was sampled into keyframes.
struct SpringFit {
  /// How far the spring may be from a sample: 0.5 % of what the samples span, at least a tenth of
  /// the tolerance of their kind and at most that tolerance.
  static let share = 0.005

  /// In seconds from the first, with their values; the last is the target.
  var samples: [(time: Double, value: Double)]
  /// How far the spring may be from a sample whatever the way.
  var tolerance: Double
  /// Whether the motion starts from rest.
  var isFromRest: Bool

  /// The spring with short numbers; nil when none fits and has settled by the last sample.
  func spring() -> SpringMotion? {
    guard samples.count >= 6, let first = samples.first, let last = samples.last,
      last.time > 0
    else { return nil }
    let values = samples.map(\.value)
    guard let low = values.min(), let high = values.max(), high - low > tolerance / 4 else {
      return nil
    }
    let limit = min(tolerance, max((high - low) * Self.share, tolerance / 10))
    var best: (error: Double, motion: SpringMotion)?
    func consider(_ response: Double, _ ratio: Double) {
      guard response > 0.01, ratio > 0.02, ratio <= 1 else { return }
      let motion = leastSquares(response, ratio, from: first.value, to: last.value)
      let error = error(of: motion, from: first.value, to: last.value)
      if error < best?.error ?? .infinity { best = (error, motion) }
    }
    for step in 0..<40 {
      let response = last.time * 0.1 * exp(Double(step) * 0.08)
      for ratio in stride(from: 0.1, through: 1, by: 0.1) { consider(response, ratio) }
    }
    var width = 0.08
    for _ in 0..<24 {
      guard let centre = best?.motion else { return nil }
      for response in [-1.0, -0.4, 0, 0.4, 1] {
        for ratio in [-1.0, -0.4, 0, 0.4, 1] {
          consider(
            centre.response * (1 + response * width),
            min(1, centre.dampingRatio + ratio * width))
        }
      }
      width *= 0.8
    }
    guard let found = best, found.error <= limit else { return nil }
    for digits in [100.0, 1_000, 10_000] {
      let response = (found.motion.response * digits).rounded() / digits
      let ratio = min(1, (found.motion.dampingRatio * digits).rounded() / digits)
      guard response > 0, ratio > 0 else { continue }
      var motion = leastSquares(response, ratio, from: first.value, to: last.value)
      motion.velocity = (motion.velocity * 1_000).rounded() / 1_000
      if error(of: motion, from: first.value, to: last.value) <= limit { return motion }
    }
    return nil
  }

  /// The best velocity for a response and a ratio: the value is linear in it.
  private func leastSquares(
    _ response: Double, _ ratio: Double, from start: Double, to target: Double
  ) -> SpringMotion {
    var motion = SpringMotion(response: response, dampingRatio: ratio, velocity: 0)
    guard !isFromRest else { return motion }
    let still = motion
    motion.velocity = 1
    var numerator = 0.0
    var denominator = 0.0
    for sample in samples {
      let base = still.value(from: start, to: target, at: sample.time)
      let slope = motion.value(from: start, to: target, at: sample.time) - base
      numerator += slope * (sample.value - base)
      denominator += slope * slope
    }
    motion.velocity = denominator > 0 ? numerator / denominator : 0
    return motion
  }

  private func error(of motion: SpringMotion, from start: Double, to target: Double) -> Double {
    samples.reduce(0) {
      max($0, abs($1.value - motion.value(from: start, to: target, at: $1.time)))
    }
  }
}
