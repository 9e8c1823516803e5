import InbetweenTimeline

extension Clock {
  /// A stretch on this clock's inner time as segments of the root's time: one for each leg in which
  /// it is shown.
  ///
  /// - Parameters:
  ///   - stretch: on the inner clock.
  ///   - easing: of the whole stretch at constant speed.
  ///   - fits: how many more parts of stretches may be measured; one for each that is cut or runs at
  ///     another speed than its own.
  ///   - values: the value at an inner frame, for stretches that are cut.
  /// - Returns: in order of the root's time; some of them only once `fits` is 0.
  func segments(
    of stretch: Stretch, easing: MeasuredEasing, fits: inout Int, values: (Double) -> [Double]
  ) -> [MotionSegment] {
    let backwards = legs.contains { !$0.isForward } ? easing.reversed : easing
    var segments: [MotionSegment] = []
    for leg in legs {
      guard fits > 0 else { break }
      let found =
        stretch.isJump
        ? leg.jump(stretch)
        : leg.segment(
          of: stretch, easing: leg.isForward ? easing : backwards, fits: &fits, values: values)
      if let found { segments.append(found) }
    }
    return segments
  }
}

extension Clock.Leg {
  fileprivate func jump(_ stretch: Stretch) -> MotionSegment? {
    let isShown =
      stretch.start < innerHigh
      && (stretch.start > innerLow || (stretch.isRestart && stretch.start >= innerLow))
    guard isShown else { return nil }
    let frame = outer(atInner: stretch.start)
    return MotionSegment(
      start: frame, end: frame, from: isForward ? stretch.from : stretch.to,
      to: isForward ? stretch.to : stretch.from, easing: .jump, startVelocity: [],
      endVelocity: [], intervals: 0)
  }

  fileprivate func segment(
    of stretch: Stretch, easing: MeasuredEasing, fits: inout Int, values: (Double) -> [Double]
  ) -> MotionSegment? {
    let low = max(stretch.start, innerLow)
    let high = min(stretch.end, innerHigh)
    guard high - low > 1e-6 else { return nil }
    let isCut = low > stretch.start || high < stretch.end
    let first = isForward ? low : high
    let last = isForward ? high : low
    let start = outer(atInner: first)
    let end = outer(atInner: last)
    guard end > start else { return nil }
    let pieces =
      isCut || speed == nil
      ? samples(of: stretch, from: start, to: end) : nil
    if pieces != nil { fits -= 1 }
    var measured = pieces.map(MeasuredEasing.measured) ?? easing
    if case .sampled = measured { measured = .sampled(stretch.pieces.count) }
    return MotionSegment(
      start: start, end: end, from: first == stretch.start ? stretch.from : values(first),
      to: last == stretch.end ? stretch.to : values(last), easing: measured,
      startVelocity: velocity(stretch, at: first, values: values),
      endVelocity: velocity(stretch, at: last, values: values), intervals: stretch.pieces.count,
      profile: measured.curve == nil ? profile(of: stretch, from: start, to: end) : [])
  }

  /// The stretch's values at equal steps of the root's time.
  private func profile(of stretch: Stretch, from start: Double, to end: Double) -> [Double] {
    (0...MotionSegment.profileSteps).map { step in
      let share = Double(step) / Double(MotionSegment.profileSteps)
      return stretch.value(at: inner(atOuter: start + (end - start) * share))
    }
  }

  /// The stretch as 64 short moves in the root's time.
  private func samples(
    of stretch: Stretch, from start: Double, to end: Double
  ) -> [Stretch.Piece] {
    let steps = 64
    let frames = (0...steps).map { start + (end - start) * Double($0) / Double(steps) }
    let values = frames.map { stretch.value(at: inner(atOuter: $0)) }
    return (0..<steps).map {
      Stretch.Piece(
        start: frames[$0], end: frames[$0 + 1], from: values[$0], to: values[$0 + 1],
        curve: .linear)
    }
  }

  /// Change per frame of the root's time at an inner frame of the stretch.
  private func velocity(
    _ stretch: Stretch, at frame: Double, values: (Double) -> [Double]
  ) -> [Double] {
    let rate = speed ?? localSpeed(atInner: frame)
    if frame == stretch.start { return stretch.startVelocity.map { $0 * rate } }
    if frame == stretch.end { return stretch.endVelocity.map { $0 * rate } }
    let step = min(1e-3, (stretch.end - stretch.start) / 16)
    let before = values(frame - step)
    return zip(before, values(frame + step)).map { ($1 - $0) / (2 * step) * rate }
  }

  private func localSpeed(atInner frame: Double) -> Double {
    let step = (outerEnd - outerStart) / 4096
    let middle = outer(atInner: frame)
    let left = max(outerStart, middle - step)
    let right = min(outerEnd, middle + step)
    guard right > left else { return 1 }
    return (inner(atOuter: right) - inner(atOuter: left)) / (right - left)
  }
}

extension Stretch {
  /// Where the dimension that changes most is at a frame.
  func value(at frame: Double) -> Double {
    var low = 0
    var high = pieces.count - 1
    while low < high {
      let middle = (low + high) / 2
      if frame <= pieces[middle].end { high = middle } else { low = middle + 1 }
    }
    return pieces.indices.contains(low) ? pieces[low].value(at: frame) : 0
  }
}

extension MotionSegment {
  /// How many steps a profile has.
  static let profileSteps = 32

  /// The dimension that changes most, at a fraction of the segment's time.
  fileprivate func value(atShare share: Double) -> Double {
    if let curve = easing.curve {
      let dimension = mainDimension
      guard from.indices.contains(dimension), to.indices.contains(dimension) else { return 0 }
      return from[dimension] + (to[dimension] - from[dimension]) * curve.value(at: share)
    }
    guard let last = profile.last, profile.count > 1 else { return 0 }
    let place = min(1, max(0, share)) * Double(profile.count - 1)
    let index = Int(place)
    guard index + 1 < profile.count else { return last }
    return profile[index] + (profile[index + 1] - profile[index]) * (place - Double(index))
  }
}

/// The seam of a loop: where its last frame runs into its first.
enum Seam {
  /// Joins motion that runs over the end of the loop with its rest at the beginning.
  ///
  /// - Returns: the segments in order; a joined one ends beyond `length`.
  static func joined(_ segments: [MotionSegment], length: Double) -> [MotionSegment] {
    guard segments.count > 1, let first = segments.first(where: { !$0.isJump }),
      let last = segments.last(where: { !$0.isJump }), first != last,
      abs(first.start) < 1e-6, abs(last.end - length) < 1e-6,
      MeasuredTrack.same(rounded(last.to), rounded(first.from)),
      StretchRules.runsThrough(last.endVelocity, first.startVelocity)
    else { return segments }
    var joined = last
    joined.end = length + first.end
    joined.to = first.to
    joined.endVelocity = first.endVelocity
    joined.intervals = last.intervals + first.intervals
    joined.easing = easing(of: last, then: first)
    if joined.easing.curve == nil { joined.profile = profile(of: last, then: first) }
    return segments.filter { $0 != first && $0 != last } + [joined]
  }

  /// Values at the seam are often rounded to three decimals.
  private static func rounded(_ values: [Double]) -> [Double] {
    values.map { ($0 * 200).rounded() / 200 }
  }

  private static func profile(of last: MotionSegment, then first: MotionSegment) -> [Double] {
    let duration = last.duration + first.duration
    return (0...MotionSegment.profileSteps).map { step in
      let time = duration * Double(step) / Double(MotionSegment.profileSteps)
      return time <= last.duration
        ? last.value(atShare: time / last.duration)
        : first.value(atShare: (time - last.duration) / first.duration)
    }
  }

  private static func easing(of last: MotionSegment, then first: MotionSegment) -> MeasuredEasing {
    let ways = zip(last.from, first.to).map { abs($1 - $0) }
    let dimension = ways.indices.max { (ways[$0], -$0) < (ways[$1], -$1) } ?? 0
    func piece(_ segment: MotionSegment, at start: Double) -> Stretch.Piece? {
      guard let curve = segment.easing.curve, dimension < segment.from.count else { return nil }
      return Stretch.Piece(
        start: start, end: start + segment.duration, from: segment.from[dimension],
        to: segment.to[dimension], curve: curve)
    }
    let parts = [piece(last, at: 0), piece(first, at: last.duration)].compactMap { $0 }
    guard parts.count == 2 else { return .sampled(last.intervals + first.intervals) }
    let easing = MeasuredEasing.measured(parts)
    if case .sampled = easing { return .sampled(last.intervals + first.intervals) }
    return easing
  }
}
