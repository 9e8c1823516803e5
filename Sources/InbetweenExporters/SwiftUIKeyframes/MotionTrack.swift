import InbetweenTimeline

/// A number over time as the keyframes of a `KeyframeTrack`.
struct MotionTrack: Hashable {
  /// The value from the clock's zero on.
  var start: Double
  var steps: [Step]
  /// How it was made of what the file has.
  var bakes = BakeReport()

  /// What a keyframe says.
  enum Step: Hashable {
    /// Stays for a time, in seconds.
    case stay(Double)
    /// Jumps.
    case jump(to: Double)
    /// Moves there in a time, in seconds, by a curve; nil for constant speed.
    case move(to: Double, Double, TimingCurve?)
    /// Is pulled there by a spring in a time, in seconds.
    case spring(to: Double, Double, SpringMotion)
  }
}

extension MotionTrack {
  /// Whether it stays before it moves.
  var isDelayed: Bool { if case .stay? = steps.first { true } else { false } }

  /// A number that is known at every frame.
  struct Source {
    /// At a frame.
    var value: (Double) -> Double
    /// Where keyframes of the file stand.
    var breaks: [Double]
    /// The easings that the file uses.
    var curves: [TimingCurve]
    var precision: Precision
    /// Whether the value is a fraction of a size, for which the tolerance is its own.
    var tolerance: Double
  }

  /// The keyframes of a source.
  ///
  /// - Parameters:
  ///   - source: what moves.
  ///   - range: the frames that count; what comes before is as at its start.
  ///   - rate: frames a second.
  init(_ source: Source, over range: FrameRange, rate: Double) {
    let breaks = Array(Set(source.breaks)).sorted()
    var keys: [NumbersKey] = []
    var springs: [Double: (end: Double, motion: SpringMotion)] = [:]
    let runs = Self.springs(source, breaks, range, rate)
    var place = range.start
    for run in runs {
      if run.start > place { Self.add(source, breaks, FrameRange(place, run.start), to: &keys) }
      keys.append(
        NumbersKey(
          frame: run.start, numbers: [source.precision.rounded(source.value(run.start))],
          easing: .linear))
      springs[run.start] = (run.end, run.motion)
      place = run.end
    }
    if place < range.end || keys.isEmpty {
      Self.add(source, breaks, FrameRange(place, range.end), to: &keys)
    } else {
      keys.append(
        NumbersKey(
          frame: place, numbers: [source.precision.rounded(source.value(place))], easing: .hold))
    }
    self.init(keys, springs.mapValues(\.motion), rate: rate)
    bakes.note(
      keys: keys.countOfMoving, authored: breaks.count,
      error: Self.error(of: keys, source) { springs[$0] != nil },
      source.precision == .length ? .length : .share)
  }

  /// The greatest difference between keyframes and what they were made of, at half frames; the ways
  /// of springs are left aside.
  private static func error(
    of keys: [NumbersKey], _ source: Source, isSpring: (Double) -> Bool
  ) -> Double {
    var greatest = 0.0
    for (key, next) in zip(keys, keys.dropFirst())
    where next.frame > key.frame && key.easing != .hold && !isSpring(key.frame) {
      for frame in stride(from: key.frame + 0.5, to: next.frame, by: 0.5) {
        let share = (frame - key.frame) / (next.frame - key.frame)
        let way = key.easing.dimension(0).curves.first?.value(at: share) ?? share
        let value = key.numbers[0] + (next.numbers[0] - key.numbers[0]) * way
        greatest = max(greatest, abs(value - source.value(frame)))
      }
    }
    return greatest
  }

  private static func add(
    _ source: Source, _ breaks: [Double], _ range: FrameRange, to keys: inout [NumbersKey]
  ) {
    // What has a curve for each of so many ways has more keyframes than can be read: each need not be tried
    // on each way.
    let curves = Set(source.curves)
    var fit = TrackFit(
      tolerance: source.tolerance, breaks: breaks,
      curves: curves.count > 2 * KeyframesLimits.keyframes ? [] : source.curves)
    // These are read by people.
    fit.closest = 1.0 / 8
    let found = fit.keys(over: range) { [source.value($0)] }.map {
      NumbersKey(
        frame: $0.frame, numbers: [source.precision.rounded($0.numbers[0])], easing: $0.easing)
    }
    if keys.last?.frame == found.first?.frame { keys.removeLast() }
    keys += gathered(found, source)
  }

  /// With runs of short straight ways as one way by a curve, where one fits.
  private static func gathered(_ keys: [NumbersKey], _ source: Source) -> [NumbersKey] {
    func moves(_ place: Int) -> Bool {
      place + 1 < keys.count && keys[place + 1].frame > keys[place].frame
        && keys[place + 1].numbers != keys[place].numbers
    }
    var result: [NumbersKey] = []
    // Each of them is a keyframe of the track at least.
    var ways = 0
    var place = 0
    while place < keys.count {
      var last = place
      while moves(last), keys[last].easing == .linear { last += 1 }
      // A track of more keyframes than can be read is refused, however many more it has.
      guard last - place >= 4, ways <= KeyframesLimits.keyframes,
        let curve = curve(keys[place], keys[last], source)
      else {
        // Of a long run not every place can be tried as the start.
        let passed = place..<place + max(1, (last - place) / 16)
        result += keys[passed]
        ways += passed.count(where: moves)
        place = passed.upperBound
        continue
      }
      var key = keys[place]
      key.easing = .curve(curve)
      result.append(key)
      ways += 1
      place = last
    }
    return result
  }

  private static func curve(
    _ from: NumbersKey, _ to: NumbersKey, _ source: Source
  ) -> TimingCurve? {
    let way = to.numbers[0] - from.numbers[0]
    guard abs(way) > source.tolerance else { return nil }
    let count = (to.frame - from.frame).rounded().whole(in: 8...64)
    let samples = (0...count).map { step -> (time: Double, way: Double) in
      let time = Double(step) / Double(count)
      let value = source.value(from.frame + (to.frame - from.frame) * time)
      return (time, (value - from.numbers[0]) / way)
    }
    return CurveSearch(samples: samples, tolerance: source.tolerance * 2 / abs(way)).curve()
  }

  private init(_ keys: [NumbersKey], _ springs: [Double: SpringMotion], rate: Double) {
    let keys = keys.withoutNeedless
    start = keys.first?.numbers[0] ?? 0
    steps = []
    var value = start
    // Times are rounded, not durations, so that errors do not add up.
    var time = 0.0
    func seconds(_ frame: Double) -> Double { (frame / rate * 100_000).rounded() / 100_000 }
    func stay(until end: Double) {
      let length = ((end - time) * 100_000).rounded() / 100_000
      guard length > 0 else { return }
      if case .stay(let before)? = steps.last {
        steps[steps.count - 1] = .stay(((before + length) * 100_000).rounded() / 100_000)
      } else {
        steps.append(.stay(length))
      }
      time = end
    }
    if let first = keys.first, first.frame > 0 { stay(until: seconds(first.frame)) }
    for (key, next) in zip(keys, keys.dropFirst()) {
      let target = next.numbers[0]
      let end = seconds(next.frame)
      let length = ((end - time) * 100_000).rounded() / 100_000
      if key.numbers[0] != value, steps.isEmpty { value = key.numbers[0] }
      if let spring = springs[key.frame], length > 0 {
        steps.append(.spring(to: target, length, spring))
        time = end
      } else if length <= 0 {
        if target != value { steps.append(.jump(to: target)) }
      } else if target == value {
        stay(until: end)
      } else {
        switch key.easing {
        case .hold:
          stay(until: end)
          steps.append(.jump(to: target))
        case .linear, .perDimension:
          steps.append(.move(to: target, length, nil))
          time = end
        case .curve(let curve):
          steps.append(.move(to: target, length, curve.isLinear ? nil : curve))
          time = end
        }
      }
      value = target
    }
    while case .stay? = steps.last { steps.removeLast() }
    steps = steps.joined
  }

  // MARK: Springs

  private struct SpringRun {
    var start: Double
    var end: Double
    var motion: SpringMotion
  }

  /// The stretches of dense keyframes that a spring made.
  private static func springs(
    _ source: Source, _ breaks: [Double], _ range: FrameRange, _ rate: Double
  ) -> [SpringRun] {
    var runs: [SpringRun] = []
    var first = 0
    let inside = breaks.filter { $0 >= range.start && $0 <= range.end }
    while first < inside.count {
      var last = first
      while last + 1 < inside.count, inside[last + 1] - inside[last] <= 2 { last += 1 }
      defer { first = last + 1 }
      guard KeyframesLimits.springFrames ~= last - first else { continue }
      let start = inside[first]
      let end = inside[last]
      let samples = inside[first...last].map {
        (time: ($0 - start) / rate, value: source.value($0))
      }
      let before = start - 1 >= range.start ? source.value(start - 1) : samples[0].value
      for isFromRest in [true, false] {
        guard !isFromRest || abs(before - samples[0].value) < source.tolerance else { continue }
        let fit = SpringFit(
          samples: samples, tolerance: source.tolerance * 20, isFromRest: isFromRest)
        if let motion = fit.spring() {
          runs.append(SpringRun(start: start, end: end, motion: motion))
          break
        }
      }
    }
    return runs
  }
}

extension [MotionTrack.Step] {
  /// With jumps that follow one another as the last of them.
  fileprivate var joined: [MotionTrack.Step] {
    var result: [MotionTrack.Step] = []
    for step in self {
      if case .jump = step, case .jump? = result.last { result.removeLast() }
      result.append(step)
    }
    return result
  }
}
