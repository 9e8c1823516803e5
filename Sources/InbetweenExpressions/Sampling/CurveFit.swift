import InbetweenTimeline

/// Fits few keyframes to samples of a value that moves without jumps.
///
/// A stretch between two keyframes is linear, or for each number a cubic of time, which is the
/// easing curve whose handles lie at a third and two thirds. Keyframes stand at samples and have
/// their values; each reaches as far as the tolerance lets it.
struct CurveFit {
  /// Frames in order, and the numbers there.
  let frames: [Double]
  let rows: [[Double]]
  /// How far each number may be off at a sample.
  let tolerance: [Double]
  /// Whether all numbers follow one curve.
  let movesAsOne: Bool

  /// At least one keyframe; the first and the last sample have one each.
  func keyframes() -> [FittedKeyframe] {
    var list: [FittedKeyframe] = []
    var start = 0
    while start < frames.count - 1 {
      let (end, easing) = furthest(from: start)
      list.append(FittedKeyframe(frame: frames[start], numbers: rows[start], easing: easing))
      start = end
    }
    if let frame = frames.last, let row = rows.last {
      list.append(FittedKeyframe(frame: frame, numbers: row))
    }
    return list
  }

  /// The last sample that one stretch reaches from `start`, and how.
  private func furthest(from start: Int) -> (end: Int, easing: Easing) {
    var best = (end: start + 1, easing: Easing.linear)
    var step = 2
    // Doubling, then halving: what fits a long stretch almost always fits its beginning.
    while start + step < frames.count, let easing = easing(from: start, to: start + step) {
      best = (start + step, easing)
      step *= 2
    }
    var low = best.end
    var high = Swift.min(start + step, frames.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if let easing = easing(from: start, to: middle) {
        best = (middle, easing)
        low = middle
      } else {
        high = middle
      }
    }
    return best
  }

  /// The easing that keeps within the tolerance at all samples between; nil when none does.
  private func easing(from start: Int, to end: Int) -> Easing? {
    if isLinear(from: start, to: end) { return .linear }
    if movesAsOne {
      guard let curve = commonCurve(from: start, to: end) else { return nil }
      return .curve(curve)
    }
    var curves: [TimingCurve] = []
    for dimension in rows[start].indices {
      guard let curve = curve(of: dimension, from: start, to: end) else { return nil }
      curves.append(curve)
    }
    let isOne = curves.dropFirst().allSatisfy { $0 == curves[0] }
    return isOne ? .curve(curves[0]) : .perDimension(curves)
  }

  private func isLinear(from start: Int, to end: Int) -> Bool {
    for sample in start + 1..<end {
      let share = (frames[sample] - frames[start]) / (frames[end] - frames[start])
      for dimension in tolerance.indices {
        let first = rows[start][dimension]
        let wanted = first + (rows[end][dimension] - first) * share
        if abs(rows[sample][dimension] - wanted) > tolerance[dimension] { return false }
      }
    }
    return true
  }

  /// The cubic that is nearest to one number, in the sum of squares; nil when it strays too far.
  private func curve(of dimension: Int, from start: Int, to end: Int) -> TimingCurve? {
    let first = rows[start][dimension]
    let way = rows[end][dimension] - first
    let limit = tolerance[dimension]
    if abs(way) < 1e-3 * limit {
      // No curve leads away from a value and back: it may rest only.
      let rests = (start..<end).allSatisfy { abs(rows[$0][dimension] - first) <= limit }
      return rests ? .linear : nil
    }
    var sums = Sums()
    for sample in start + 1..<end {
      sums.add(share(of: sample, start, end), (rows[sample][dimension] - first) / way)
    }
    guard let curve = sums.curve else { return nil }
    let stays = (start + 1..<end).allSatisfy { sample in
      let reached = first + way * curve.value(at: share(of: sample, start, end))
      return abs(reached - rows[sample][dimension]) <= limit
    }
    return stays ? curve : nil
  }

  /// The cubic along which all numbers go from one row to another together.
  private func commonCurve(from start: Int, to end: Int) -> TimingCurve? {
    let ways = zip(rows[start], rows[end]).map { $1 - $0 }
    guard let longest = ways.indices.max(by: { abs(ways[$0]) < abs(ways[$1]) }),
      abs(ways[longest]) > 0
    else { return nil }
    var sums = Sums()
    for sample in start + 1..<end {
      sums.add(
        share(of: sample, start, end),
        (rows[sample][longest] - rows[start][longest]) / ways[longest])
    }
    guard let curve = sums.curve else { return nil }
    for sample in start + 1..<end {
      let fraction = curve.value(at: share(of: sample, start, end))
      for dimension in tolerance.indices {
        let reached = rows[start][dimension] + ways[dimension] * fraction
        if abs(reached - rows[sample][dimension]) > tolerance[dimension] { return nil }
      }
    }
    return curve
  }

  private func share(of sample: Int, _ start: Int, _ end: Int) -> Double {
    (frames[sample] - frames[start]) / (frames[end] - frames[start])
  }

  /// The normal equations of the two handles of a curve from 0 to 1.
  private struct Sums {
    var aa = 0.0
    var ab = 0.0
    var bb = 0.0
    var ay = 0.0
    var by = 0.0

    mutating func add(_ t: Double, _ y: Double) {
      let u = 1 - t
      let a = 3 * u * u * t
      let b = 3 * u * t * t
      let rest = y - t * t * t
      aa += a * a
      ab += a * b
      bb += b * b
      ay += a * rest
      by += b * rest
    }

    /// nil where there are too few samples to tell.
    var curve: TimingCurve? {
      let size = aa * bb - ab * ab
      guard size > 1e-12 else {
        // One sample: both handles share what it asks for.
        guard aa > 0 else { return nil }
        let y = (ay + by) / (aa + 2 * ab + bb)
        return Self.curve(y, y)
      }
      return Self.curve((ay * bb - by * ab) / size, (by * aa - ay * ab) / size)
    }

    /// Handles in millionths: as short as they can be written without a difference.
    private static func curve(_ first: Double, _ second: Double) -> TimingCurve {
      TimingCurve(
        1 / 3, (first * 1e6).rounded() / 1e6, 2 / 3, (second * 1e6).rounded() / 1e6)
    }
  }
}
