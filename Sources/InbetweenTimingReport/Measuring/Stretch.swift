import InbetweenTimeline

/// A stretch of motion on a track's own clock, before nested clocks are resolved.
struct Stretch {
  var start: Double
  var end: Double
  var from: [Double]
  var to: [Double]
  /// How the dimension that changes most runs from `from` to `to`, piece after piece.
  var pieces: [Piece]
  var startVelocity: [Double]
  var endVelocity: [Double]
  /// Whether it is a jump that nothing shows but the others of its row: a text that is typed anew
  /// and whose first character has been there before.
  var isRestart = false

  /// A part of the change of one dimension, by one curve.
  struct Piece: Hashable {
    var start: Double
    var end: Double
    var from: Double
    var to: Double
    var curve: TimingCurve

    var isStraight: Bool { curve.isLinear }

    func value(at frame: Double) -> Double {
      guard end > start else { return to }
      return from + (to - from) * curve.value(at: (frame - start) / (end - start))
    }
  }

  var isJump: Bool { start == end }
}

/// The rules by which motion is one: where it is joined and where it is split.
enum StretchRules {
  /// Intervals of at most this many frames, four or more in a row and each at constant speed, are
  /// samples of a curve and not moves of their own.
  static let longestSample = 3.0
  static let fewestSamples = 4
  /// At a keyframe where motion goes on, the speeds before and after differ by at most this factor.
  static let speedFactor = 3.0
  /// Samples are split where they turn back by more than this share of their range.
  static let turningShare = 0.2

  /// Whether motion runs through a place: it stops on neither side, does not turn back, and goes
  /// on about as fast as it came.
  static func runsThrough(_ before: [Double], _ after: [Double]) -> Bool {
    let left = MeasuredTrack.length(before)
    let right = MeasuredTrack.length(after)
    guard left > 1e-9, right > 1e-9, before.count == after.count else { return false }
    let cosine = zip(before, after).reduce(0) { $0 + $1.0 * $1.1 } / (left * right)
    return cosine > 0.01 && left <= right * speedFactor && right <= left * speedFactor
  }
}

extension MeasuredTrack {
  /// The track's motion, in order of time.
  var stretches: [Stretch] {
    guard keys.count > 1 else { return [] }
    var found: [Stretch] = []
    var run: [Int] = []
    for index in 0..<keys.count - 1 {
      switch interval(index) {
      case .move:
        run.append(index)
        continue
      case .rest, .jump:
        found += joined(run)
        run = []
      }
      guard case .jump = interval(index) else { continue }
      let frame = keys[index + 1].frame
      found.append(
        Stretch(
          start: frame, end: frame, from: keys[index].values, to: keys[index + 1].values,
          pieces: [], startVelocity: [], endVelocity: []))
    }
    return found + joined(run)
  }

  /// A run of moving intervals as stretches: samples together, others joined where motion runs
  /// through.
  private func joined(_ run: [Int]) -> [Stretch] {
    var joined: [Unit] = []
    for unit in units(run) {
      if let last = joined.last, last.isSampled == unit.isSampled,
        StretchRules.runsThrough(
          velocity(last.intervals.upperBound - 1, atStart: false),
          velocity(unit.intervals.lowerBound, atStart: true))
      {
        joined[joined.count - 1].intervals = last.intervals.lowerBound..<unit.intervals.upperBound
      } else {
        joined.append(unit)
      }
    }
    return joined.map { stretch($0.intervals) }
  }

  /// Intervals that are never torn apart.
  private struct Unit {
    var intervals: Range<Int>
    var isSampled: Bool
  }

  private func units(_ run: [Int]) -> [Unit] {
    var units: [Unit] = []
    var samples: [Int] = []
    func close() {
      guard let first = samples.first, let last = samples.last else { return }
      if samples.count >= StretchRules.fewestSamples {
        units += parts(of: first..<last + 1)
      } else {
        units += samples.map { Unit(intervals: $0..<$0 + 1, isSampled: false) }
      }
      samples = []
    }
    for index in run {
      if isSample(index) {
        samples.append(index)
      } else {
        close()
        units.append(Unit(intervals: index..<index + 1, isSampled: false))
      }
    }
    close()
    return units
  }

  /// Samples, split where they turn back; a spring turns back and is one motion.
  private func parts(of samples: Range<Int>) -> [Unit] {
    let borders = turns(samples)
    if borders.count > 2, SpringFit(stretch(samples).pieces) != nil {
      return [Unit(intervals: samples, isSampled: true)]
    }
    return zip(borders, borders.dropFirst()).map { Unit(intervals: $0..<$1, isSampled: true) }
  }

  private func isSample(_ index: Int) -> Bool {
    guard keys[index + 1].frame - keys[index].frame <= StretchRules.longestSample else {
      return false
    }
    switch keys[index].easing {
    case .linear: return true
    case .hold: return false
    case .curve(let curve): return curve.isLinear
    case .perDimension(let curves): return curves.allSatisfy(\.isLinear)
    }
  }

  /// The keyframes at which samples begin, turn back by a good part of their range, and end.
  private func turns(_ intervals: Range<Int>) -> [Int] {
    let dimension = mainDimension(intervals)
    func value(_ index: Int) -> Double {
      let values = keys[index].values
      return dimension < values.count ? values[dimension] : 0
    }
    let all = (intervals.lowerBound...intervals.upperBound).map(value)
    guard let low = all.min(), let high = all.max(), high > low else {
      return [intervals.lowerBound, intervals.upperBound]
    }
    let threshold = (high - low) * StretchRules.turningShare
    var borders = [intervals.lowerBound]
    var extreme = intervals.lowerBound  // the furthest place so far in the current direction
    var direction = 0.0
    for index in intervals.lowerBound + 1...intervals.upperBound {
      let step = value(index) - value(extreme)
      if direction == 0 {
        if abs(step) >= threshold {
          direction = step > 0 ? 1 : -1
          extreme = index
        }
      } else if step * direction >= 0 {
        extreme = index
      } else if abs(step) >= threshold {
        borders.append(extreme)
        direction = -direction
        extreme = index
      }
    }
    return borders + [intervals.upperBound]
  }

  /// The dimension that moves most over these intervals.
  private func mainDimension(_ intervals: Range<Int>) -> Int {
    var ways = [Double](repeating: 0, count: keys[intervals.lowerBound].values.count)
    for index in intervals {
      for (dimension, value) in keys[index].values.enumerated()
      where dimension < keys[index + 1].values.count && dimension < ways.count {
        ways[dimension] += abs(keys[index + 1].values[dimension] - value)
      }
    }
    return ways.indices.max { (ways[$0], -$0) < (ways[$1], -$1) } ?? 0
  }

  private func stretch(_ intervals: Range<Int>) -> Stretch {
    let dimension = mainDimension(intervals)
    let isCurved = intervals.contains { keys[$0].path != nil }
    var travelled = 0.0
    let pieces = intervals.map { index in
      let from = keys[index]
      let to = keys[index + 1]
      var start = dimension < from.values.count ? from.values[dimension] : 0
      var end = dimension < to.values.count ? to.values[dimension] : 0
      if isCurved {
        // A way that bends is recognised by how far it has been travelled.
        start = travelled
        travelled += max(
          MeasuredTrack.length(zip(from.values, to.values).map { $1 - $0 }),
          (from.path?.out).map(MeasuredTrack.length) ?? 0)
        end = travelled
      }
      return Stretch.Piece(
        start: from.frame, end: to.frame, from: start, to: end,
        curve: curve(index, dimension: dimension))
    }
    return Stretch(
      start: keys[intervals.lowerBound].frame, end: keys[intervals.upperBound].frame,
      from: keys[intervals.lowerBound].values, to: keys[intervals.upperBound].values,
      pieces: pieces, startVelocity: velocity(intervals.lowerBound, atStart: true),
      endVelocity: velocity(intervals.upperBound - 1, atStart: false))
  }
}
