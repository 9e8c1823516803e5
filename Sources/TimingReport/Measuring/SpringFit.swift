import Geometry

/// A spring that sampled motion follows: a mass that is pulled to the last value and damped.
///
/// value(t) = target + e^(-ζωt) (a cos ω′t + b sin ω′t), with ω′ = ω √(1 - ζ²) and ω = 2π / response.
struct SpringFit {
  /// The time of one undamped oscillation, in frames.
  var response: Double
  /// ζ, the fraction of critical damping, from 0.1 to below 1.
  var damping: Double

  static let fewestSamples = 6
  /// How far, as a share of the motion's range, samples may lie from the spring.
  static let tolerance = 0.02

  init?(_ pieces: [Stretch.Piece]) {
    guard let first = pieces.first, let last = pieces.last else { return nil }
    // At most 48 samples, evenly chosen, the ends included.
    let step = max(1, (pieces.count + 46) / 47)
    var samples = [(time: 0.0, value: first.from - last.to)]
    for (index, piece) in pieces.enumerated()
    where (index + 1) % step == 0 || index + 1 == pieces.count {
      samples.append((piece.end - first.start, piece.to - last.to))
    }
    let duration = last.end - first.start
    let range = samples.reduce(0) { max($0, abs($1.value)) }
    guard range > 0, duration > 0 else { return nil }

    var best = (error: Double.infinity, response: 0.0, damping: 0.0)
    func look(_ response: Double, _ damping: Double) {
      let error = Self.error(samples, response: response, damping: damping, limit: best.error)
      if error < best.error { best = (error, response, damping) }
    }
    for step in 0..<24 {
      let response = duration * Real.power(2, Double(step - 12) / 4)
      for damping in stride(from: 0.1, to: 0.95, by: 0.1) { look(response, damping) }
    }
    var width = (response: 1.19, damping: 0.1)
    for _ in 0..<24 {
      let center = (best.response, best.damping)
      for factor in [1 / width.response, 1, width.response] {
        for shift in [-width.damping, 0, width.damping] {
          look(center.0 * factor, min(0.99, max(0.1, center.1 + shift)))
        }
      }
      width = (1 + (width.response - 1) * 0.7, width.damping * 0.7)
    }
    guard best.error <= Self.tolerance * range else { return nil }
    response = best.response
    damping = best.damping
  }

  /// The largest difference from the best spring of this response and damping.
  private static func error(
    _ samples: [(time: Double, value: Double)], response: Double, damping: Double, limit: Double
  ) -> Double {
    let frequency = 2 * Double.pi / response
    let swing = frequency * (1 - damping * damping).squareRoot()
    var terms: [(cosine: Double, sine: Double)] = []
    terms.reserveCapacity(samples.count)
    var (cc, cs, ss, cv, sv) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for sample in samples {
      let fade = Real.exponential(-damping * frequency * sample.time)
      let cosine = fade * Real.cosine(swing * sample.time)
      let sine = fade * Real.sine(swing * sample.time)
      terms.append((cosine, sine))
      cc += cosine * cosine
      cs += cosine * sine
      ss += sine * sine
      cv += cosine * sample.value
      sv += sine * sample.value
    }
    let determinant = cc * ss - cs * cs
    guard abs(determinant) > 1e-15 else { return .infinity }
    let a = (cv * ss - sv * cs) / determinant
    let b = (sv * cc - cv * cs) / determinant
    var error = 0.0
    for (sample, term) in zip(samples, terms) {
      error = max(error, abs(sample.value - a * term.cosine - b * term.sine))
      if error > limit { return error }
    }
    return error
  }
}
