import InbetweenTimeline

/// Finds the timing curve that motion follows.
enum CurveFit {
  /// How far, as a fraction of the change, motion may lie from a curve that it is said to follow.
  static let tolerance = 0.005

  /// A curve under its name, or as its four numbers; `error` is how far the motion lies from it.
  static func named(_ curve: TimingCurve, error: Double = 0) -> MeasuredEasing {
    if curve.isLinear { return .named(.linear, error: error) }
    for name in NamedEasing.allCases {
      let deviation = name.curve.deviation(from: curve)
      if deviation <= tolerance { return .named(name, error: max(error, deviation)) }
    }
    return .curve(curve, error: error)
  }

  /// The one curve that samples lie on, by the method of Gauss and Newton; nil when there is none.
  static func curve(through samples: ShareSamples) -> TimingCurve? {
    var numbers = [0.42, 0.0, 0.58, 1.0]
    var error = squares(numbers, samples)
    var damping = 1e-3
    for round in 0..<24 {
      // What is still far away after a few steps follows no curve.
      if round == 6, error > 33 * 0.05 * 0.05 { return nil }
      guard error > 1e-9, let step = step(numbers, samples, damping: damping) else { break }
      let next = bounded(zip(numbers, step).map { $0 + $1 })
      let nextError = squares(next, samples)
      if nextError < error {
        let gain = error - nextError
        (numbers, error) = (next, nextError)
        damping = max(1e-9, damping / 4)
        if gain < 1e-10 { break }
      } else {
        damping *= 8
        if damping > 1e6 { break }
      }
    }
    let rounded = bounded(numbers.map { ($0 * 1000).rounded() / 1000 })
    let curve = TimingCurve(rounded[0], rounded[1], rounded[2], rounded[3])
    return samples.deviation(from: curve) <= tolerance ? curve : nil
  }

  private static func bounded(_ numbers: [Double]) -> [Double] {
    [
      min(1, max(0, numbers[0])), min(4, max(-4, numbers[1])), min(1, max(0, numbers[2])),
      min(4, max(-4, numbers[3])),
    ]
  }

  private static func residuals(_ numbers: [Double], _ samples: ShareSamples) -> [Double] {
    let curve = TimingCurve(numbers[0], numbers[1], numbers[2], numbers[3])
    return samples.shares.enumerated().map { step, share in
      share - curve.value(at: Double(step) / Double(samples.shares.count - 1))
    }
  }

  private static func squares(_ numbers: [Double], _ samples: ShareSamples) -> Double {
    residuals(numbers, samples).reduce(0) { $0 + $1 * $1 }
  }

  /// One damped step towards the least squares.
  private static func step(
    _ numbers: [Double], _ samples: ShareSamples, damping: Double
  ) -> [Double]? {
    let here = residuals(numbers, samples)
    let slopes = numbers.indices.map { index -> [Double] in
      var moved = numbers
      let delta = numbers[index] > 0.5 ? -1e-4 : 1e-4
      moved[index] += delta
      return zip(here, residuals(moved, samples)).map { ($0 - $1) / delta }
    }
    var matrix = slopes.map { row in
      slopes.map { column in zip(row, column).reduce(0) { $0 + $1.0 * $1.1 } }
        + [zip(row, here).reduce(0) { $0 + $1.0 * $1.1 }]
    }
    for index in matrix.indices { matrix[index][index] += damping * (1 + matrix[index][index]) }
    return LinearSystem.solve(matrix)
  }
}

/// Small systems of linear equations.
enum LinearSystem {
  /// Solves by elimination with pivots.
  ///
  /// - Parameter rows: n rows of n coefficients and the right side.
  /// - Returns: n numbers; nil when the system has no single solution.
  static func solve(_ rows: [[Double]]) -> [Double]? {
    var rows = rows
    let count = rows.count
    for column in 0..<count {
      guard
        let pivot = (column..<count).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
        abs(rows[pivot][column]) > 1e-14
      else { return nil }
      rows.swapAt(column, pivot)
      for row in 0..<count where row != column {
        let factor = rows[row][column] / rows[column][column]
        guard factor != 0 else { continue }
        for index in column...count { rows[row][index] -= factor * rows[column][index] }
      }
    }
    return (0..<count).map { rows[$0][count] / rows[$0][$0] }
  }
}
