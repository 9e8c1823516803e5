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
    var x = History()
    var y = History()
    for index in 0..<line.count {
      let sample = line[index]
      let value = sample * forward[0] + x.sum(forward[1], forward[2], forward[3], 0)
      let next = value - y.sum(feedback[0], feedback[1], feedback[2], feedback[3])
      result[index] = next
      x.push(sample)
      y.push(next)
    }
    x = History()
    y = History()
    var index = line.count - 1
    while index >= 0 {
      let value = x.sum(backward[0], backward[1], backward[2], backward[3])
      let next = value - y.sum(feedback[0], feedback[1], feedback[2], feedback[3])
      result[index] += next
      x.push(line[index])
      y.push(next)
      index -= 1
    }
  }

  /// The last four samples, the latest first.
  private struct History {
    private var first = Gaussian.Sample.zero
    private var second = Gaussian.Sample.zero
    private var third = Gaussian.Sample.zero
    private var fourth = Gaussian.Sample.zero

    @inline(__always)
    mutating func push(_ sample: Gaussian.Sample) {
      fourth = third
      third = second
      second = first
      first = sample
    }

    @inline(__always)
    func sum(_ a: Float, _ b: Float, _ c: Float, _ d: Float) -> Gaussian.Sample {
      var sum = first * a
      sum += second * b
      sum += third * c
      sum += fourth * d
      return sum
    }
  }
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
