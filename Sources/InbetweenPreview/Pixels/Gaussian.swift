// A Gaussian over a line of samples: by its weights where it is narrow, by Deriche's recursive
// filter of fourth order where it is wide (R. Deriche, "Recursively implementing the Gaussian and
// its derivatives", 1993), whose cost does not grow with its width and whose step response is
// within 0.001 of the Gaussian's.

import InbetweenTimeline

/// A Gaussian of one standard deviation, for samples one pixel apart.
struct Gaussian: Hashable, Sendable {
  private let method: Method

  /// How many pixels away a sample still counts.
  let reach: Int

  /// Four lines side by side, or the four channels of one.
  typealias Sample = SIMD4<Float>

  /// - Parameter sigma: the standard deviation in pixels, above 0. Above 20 the recursion's rounding
  ///   begins to show.
  init(sigma: Double) {
    reach = Int((3.3 * sigma).rounded(.up)) + 1
    method = sigma < 2 ? .weights(Self.weights(sigma)) : .recursive(Recursion(sigma: sigma))
  }

  private enum Method: Hashable, Sendable {
    /// From the centre outwards.
    case weights([Float])
    case recursive(Recursion)
  }

  private static func weights(_ sigma: Double) -> [Float] {
    let radius = Int((3.5 * sigma).rounded(.up))
    // Over the width of a pixel each, by Simpson's rule, so that an edge between two pixels comes
    // out as the Gaussian's own step.
    let weights = (0...radius).map { place in
      (-4...4).reduce(0.0) { sum, part in
        let x = Double(place) + Double(part) / 8
        let factor = abs(part) == 4 ? 1.0 : part % 2 == 0 ? 2 : 4
        return sum + factor * Real.exponential(-x * x / (2 * sigma * sigma))
      }
    }
    let sum = 2 * weights.reduce(0, +) - weights[0]
    return weights.map { Float($0 / sum) }
  }

  /// Softens a line, beyond whose ends there is nothing.
  ///
  /// - Parameters:
  ///   - line: what is softened; it stays.
  ///   - result: as long as the line.
  func soften(
    _ line: UnsafeMutableBufferPointer<Sample>, into result: UnsafeMutableBufferPointer<Sample>
  ) {
    switch method {
    case .weights(let weights): Self.convolve(line, weights, result)
    case .recursive(let recursion): recursion.run(line, result)
    }
  }

  private static func convolve(
    _ line: UnsafeMutableBufferPointer<Sample>, _ weights: [Float],
    _ result: UnsafeMutableBufferPointer<Sample>
  ) {
    let count = line.count
    let radius = weights.count - 1
    weights.withUnsafeBufferPointer { weights in
      for index in 0..<count {
        var sum = line[index] * weights[0]
        if index >= radius, index + radius < count {
          for distance in 1..<weights.count {
            sum += (line[index - distance] + line[index + distance]) * weights[distance]
          }
        } else {
          for distance in 1..<weights.count {
            if index >= distance { sum += line[index - distance] * weights[distance] }
            if index + distance < count { sum += line[index + distance] * weights[distance] }
          }
        }
        result[index] = sum
      }
    }
  }
}

/// Deriche's filter: a causal and an anticausal pass of fourth order, added up.
private struct Recursion: Hashable, Sendable {
  /// Of the samples, causal.
  let forward: SIMD4<Float>
  /// Of the samples, anticausal, from the next one on.
  let backward: SIMD4<Float>
  /// Of the results before.
  let feedback: SIMD4<Float>

  init(sigma: Double) {
    // Two damped waves: cosine and sine shares, frequency, damping.
    let first = Wave(cosine: 1.68, sine: 3.735, frequency: 0.6318, damping: 1.783, sigma: sigma)
    let second = Wave(
      cosine: -0.6803, sine: -0.2598, frequency: 1.997, damping: 1.723, sigma: sigma)
    let n = SIMD4(
      first.n0 + second.n0,
      first.n1 + first.n0 * second.d1 + second.n1 + second.n0 * first.d1,
      first.n0 * second.d2 + first.n1 * second.d1 + second.n0 * first.d2 + second.n1 * first.d1,
      first.n1 * second.d2 + second.n1 * first.d2)
    let d = SIMD4(
      first.d1 + second.d1, first.d2 + second.d2 + first.d1 * second.d1,
      first.d1 * second.d2 + first.d2 * second.d1, first.d2 * second.d2)
    let m = SIMD4(n[1] - d[0] * n[0], n[2] - d[1] * n[0], n[3] - d[2] * n[0], -d[3] * n[0])
    let gain = (n.sum() + m.sum()) / (1 + d.sum())
    forward = SIMD4<Float>(n / gain)
    backward = SIMD4<Float>(m / gain)
    feedback = SIMD4<Float>(d)
  }

  func run(
    _ line: UnsafeMutableBufferPointer<Gaussian.Sample>,
    _ result: UnsafeMutableBufferPointer<Gaussian.Sample>
  ) {
    typealias Sample = Gaussian.Sample
    // The last samples and results, the latest first.
    var (x1, x2, x3, x4) = (Sample.zero, Sample.zero, Sample.zero, Sample.zero)
    var (y1, y2, y3, y4) = (Sample.zero, Sample.zero, Sample.zero, Sample.zero)
    let (d1, d2) = (Sample(repeating: feedback[0]), Sample(repeating: feedback[1]))
    let (d3, d4) = (Sample(repeating: feedback[2]), Sample(repeating: feedback[3]))
    let (n0, n1) = (Sample(repeating: forward[0]), Sample(repeating: forward[1]))
    let (n2, n3) = (Sample(repeating: forward[2]), Sample(repeating: forward[3]))
    for index in 0..<line.count {
      let sample = line[index]
      let value = sample * n0 + (x1 * n1 + x2 * n2 + x3 * n3)
      let next = Self.flushed(value - (y1 * d1 + y2 * d2 + y3 * d3 + y4 * d4))
      result[index] = next
      (x3, x2, x1) = (x2, x1, sample)
      (y4, y3, y2, y1) = (y3, y2, y1, next)
    }
    let (m1, m2) = (Sample(repeating: backward[0]), Sample(repeating: backward[1]))
    let (m3, m4) = (Sample(repeating: backward[2]), Sample(repeating: backward[3]))
    (x1, x2, x3, x4) = (.zero, .zero, .zero, .zero)
    (y1, y2, y3, y4) = (.zero, .zero, .zero, .zero)
    var index = line.count - 1
    while index >= 0 {
      let value = x1 * m1 + x2 * m2 + x3 * m3 + x4 * m4
      let next = Self.flushed(value - (y1 * d1 + y2 * d2 + y3 * d3 + y4 * d4))
      result[index] += next
      (x4, x3, x2, x1) = (x3, x2, x1, line[index])
      (y4, y3, y2, y1) = (y3, y2, y1, next)
      index -= 1
    }
  }

  /// A result, or nothing where it is far too small to be seen: what decays for ever becomes numbers
  /// below the normal ones, on which processors take a hundred times as long.
  @inline(__always)
  private static func flushed(_ value: Gaussian.Sample) -> Gaussian.Sample {
    (value + tiny) - tiny
  }

  private static let tiny = Gaussian.Sample(repeating: 1e-15)
}

/// One damped wave as a filter of second order: (n0 + n1/z) / (1 + d1/z + d2/z²).
private struct Wave {
  let n0, n1, d1, d2: Double

  init(cosine: Double, sine: Double, frequency: Double, damping: Double, sigma: Double) {
    let decay = Real.exponential(-damping / sigma)
    let turn = frequency / sigma
    n0 = cosine
    n1 = decay * (sine * Real.sine(turn) - cosine * Real.cosine(turn))
    d1 = -2 * decay * Real.cosine(turn)
    d2 = decay * decay
  }
}
