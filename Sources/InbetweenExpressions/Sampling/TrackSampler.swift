import InbetweenTimeline

/// Samples a value at every half frame and reduces it to keyframes: jumps stay jumps, what moves is
/// fitted by `CurveFit`, what is the same all the time becomes one keyframe.
struct TrackSampler {
  /// The most samples that are taken of one value.
  static let maximumSamples = 20_000

  /// The frames between which it is needed.
  let range: ClosedRange<Double>
  /// How far a number may be off, in the model's units.
  let tolerance: Double
  /// Whether all numbers follow one curve.
  let movesAsOne: Bool

  /// Keyframes, and how far they are off at most at a sample, in the model's units.
  struct Result: Hashable, Sendable {
    var keyframes: [FittedKeyframe]
    var error: Double
  }

  /// The frames at which samples are taken: every half frame, and both ends.
  static func frames(in range: ClosedRange<Double>) -> [Double] {
    var frames = [range.lowerBound]
    var half = (range.lowerBound * 2).rounded(.down) + 1
    while half / 2 < range.upperBound, frames.count < maximumSamples {
      frames.append(half / 2)
      half += 1
    }
    if range.upperBound > range.lowerBound, frames.count < maximumSamples {
      frames.append(range.upperBound)
    }
    return frames
  }

  func sampled<Failure: Error>(
    _ value: (Double) throws(Failure) -> [Double]
  ) throws(Failure) -> Result {
    let frames = Self.frames(in: range)
    var rows: [[Double]] = []
    rows.reserveCapacity(frames.count)
    for frame in frames { rows.append(try value(frame)) }
    if isConstant(rows) {
      return result([FittedKeyframe(frame: frames[0], numbers: rows[0])], frames, rows)
    }
    if try isNoise(frames, rows, value) {
      let steps = zip(frames, rows).map {
        FittedKeyframe(frame: $0, numbers: $1, easing: .hold)
      }
      return result(steps, frames, rows)
    }
    var keyframes: [FittedKeyframe] = []
    for run in try runs(frames, rows, value) {
      let fit = CurveFit(
        frames: run.frames, rows: run.rows,
        tolerance: Array(repeating: tolerance, count: run.rows[0].count), movesAsOne: movesAsOne)
      keyframes = Self.joined(keyframes, fit.keyframes())
    }
    return result(keyframes, frames, rows)
  }

  private func result(
    _ keyframes: [FittedKeyframe], _ frames: [Double], _ rows: [[Double]]
  ) -> Result {
    var error = 0.0
    // At the end of the range nothing is shown any more.
    let shown = frames.count > 1 ? frames.count - 1 : 1
    for (frame, row) in zip(frames, rows).prefix(shown) {
      for (reached, wanted) in zip(keyframes.numbers(atFrame: frame), row) {
        error = max(error, abs(reached - wanted))
      }
    }
    return Result(keyframes: keyframes, error: error)
  }

  /// A rest before a jump needs no keyframe at its end.
  private static func joined(
    _ list: [FittedKeyframe], _ next: [FittedKeyframe]
  ) -> [FittedKeyframe] {
    var list = list
    while list.count > 1, let last = list.last,
      list[list.count - 2].easing == .linear, list[list.count - 2].numbers == last.numbers,
      list[list.count - 2].frame < last.frame
    {
      list.removeLast()
      list[list.count - 1].easing = .hold
      break
    }
    return list + next
  }
}

// MARK: Jumps

extension TrackSampler {
  private struct Run {
    var frames: [Double]
    var rows: [[Double]]
  }

  private func isConstant(_ rows: [[Double]]) -> Bool {
    rows.allSatisfy { distance($0, rows[0]) <= 1 }
  }

  /// How far apart two rows are, in tolerances.
  private func distance(_ left: [Double], _ right: [Double]) -> Double {
    guard left.count == right.count else { return .infinity }
    return zip(left, right).reduce(0) { max($0, abs($1.0 - $1.1)) } / tolerance
  }

  /// Whether the value is another at each moment, as random numbers are.
  private func isNoise<Failure: Error>(
    _ frames: [Double], _ rows: [[Double]], _ value: (Double) throws(Failure) -> [Double]
  ) throws(Failure) -> Bool {
    guard frames.count > 8 else { return false }
    let stride = max(1, frames.count / 24)
    var looked = 0
    var strayed = 0
    for start in Swift.stride(from: 0, to: frames.count - 1, by: stride) {
      guard rows[start].count == rows[start + 1].count else { continue }
      let step = distance(rows[start], rows[start + 1])
      let middle = zip(rows[start], rows[start + 1]).map { ($0 + $1) / 2 }
      let between = try value((frames[start] + frames[start + 1]) / 2)
      looked += 1
      if distance(middle, between) > step * 0.4 + 2 { strayed += 1 }
    }
    return strayed * 10 > looked * 4
  }

  /// The stretches between jumps. A jump is one frame with two rows: the end of a stretch and the
  /// beginning of the next.
  private func runs<Failure: Error>(
    _ frames: [Double], _ rows: [[Double]], _ value: (Double) throws(Failure) -> [Double]
  ) throws(Failure) -> [Run] {
    let steps = (0..<frames.count - 1).map { distance(rows[$0], rows[$0 + 1]) }
    var runs = [Run(frames: [frames[0]], rows: [rows[0]])]
    for place in steps.indices {
      let before = place > 0 ? steps[place - 1] : 0
      let after = place + 1 < steps.count ? steps[place + 1] : 0
      // Jumps may follow each other, and a jump may stand beside fast motion.
      let isSuspicious = steps[place] > 3 * min(before, after) + 4
      var jump: (frame: Double, before: [Double], after: [Double])?
      if isSuspicious {
        jump = try self.jump(
          from: (frames[place], rows[place]), to: (frames[place + 1], rows[place + 1]), value)
      }
      if let jump {
        runs[runs.count - 1].frames.append(jump.frame)
        runs[runs.count - 1].rows.append(jump.before)
        if jump.frame < range.upperBound {
          runs.append(Run(frames: [jump.frame], rows: [jump.after]))
        }
        if jump.frame >= frames[place + 1] { continue }
      }
      runs[runs.count - 1].frames.append(frames[place + 1])
      runs[runs.count - 1].rows.append(rows[place + 1])
    }
    return runs
  }

  /// Where between two samples the value jumps, found by halving; nil where it moves.
  private func jump<Failure: Error>(
    from start: (frame: Double, row: [Double]), to end: (frame: Double, row: [Double]),
    _ value: (Double) throws(Failure) -> [Double]
  ) throws(Failure) -> (frame: Double, before: [Double], after: [Double])? {
    let whole = distance(start.row, end.row)
    var low = start
    var high = end
    for _ in 0..<14 {
      let middle = (low.frame + high.frame) / 2
      let row = try value(middle)
      if distance(low.row, row) > distance(row, high.row) {
        high = (middle, row)
      } else {
        low = (middle, row)
      }
      let left = distance(low.row, high.row)
      if left < 4 || left < whole * 0.3 { return nil }
    }
    let half = (high.frame * 2).rounded() / 2
    if half > start.frame, abs(half - high.frame) < 1e-3 {
      return (half, low.row, half == end.frame ? end.row : high.row)
    }
    // The earlier sample keeps its value: the jump comes just behind it.
    let frame = max(high.frame, start.frame + 1.0 / 1024)
    return ((frame * 1024).rounded(.up) / 1024, low.row, high.row)
  }
}
