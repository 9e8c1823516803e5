import InbetweenSceneGraph
import InbetweenTimeline

/// Finds few keyframes for something that is known at every frame.
struct TrackFit {
  /// The greatest difference that a number may have anywhere.
  var tolerance: Double
  /// Frames at which motion may begin or end, in any order.
  var breaks: [Double]
  /// Easings that a way may have besides constant speed, each once; the first that fits is taken.
  private let curves: [TimingCurve]
  /// What moves by curves of which a part may fit.
  private let sources: [EasedMotion]
  /// Whether keyframes may stand closer than half a frame.
  var isFine = true
  /// How close they may stand then, in frames.
  var closest = 1.0 / 64

  /// A fit.
  ///
  /// - Parameters:
  ///   - tolerance: the greatest difference that a number may have anywhere.
  ///   - breaks: frames at which motion may begin or end, in any order.
  ///   - curves: in any order, several times too: what is found does not depend on it.
  ///   - sources: what moves by curves; between two frames the part of each is tried that lies there.
  init(
    tolerance: Double, breaks: [Double], curves: [TimingCurve], sources: [EasedMotion] = []
  ) {
    self.tolerance = tolerance
    self.breaks = breaks
    self.sources = sources
    self.curves = Array(Set(curves)).inOrder
  }

  /// Keyframes stand half a frame apart at least, and closer only where a straight way between two of
  /// them would be off by more than so many tolerances, which may be seen.
  private static let visibleShare = 16.0
  /// How long what jumps may take, in frames.
  private static let jump = 1.0 / 64

  /// What is no further off than so much of the tolerance rests.
  private static let restShare = 1e-3
  /// How long something rests at least, where that is a keyframe's worth; how exactly that is found; and how
  /// far from half a frame its end may be found that is there: all in frames.
  private static let (leastRest, restStep, restSlack) = (1.0, 1.0 / 512, 1.0 / 32)
  /// How long a way is at least, in frames, whose ends are looked at for that: halves find what is shorter.
  private static let leastAround = 8.0

  /// How many curves are tried at least, and of how many numbers all together at most.
  private static let (leastCurves, mostCompared) = (8, 2_000_000)

  /// How long a way is at least, in frames, for which a curve of its own is found.
  private static let leastCubic = 3.0

  /// The difference beyond which it may be seen.
  var visible: Double { Self.visibleShare * tolerance }

  /// The keyframes of `sample` over `range`; within the tolerance at each half frame, where that takes
  /// no keyframes closer than that.
  ///
  /// - Parameters:
  ///   - range: whose numbers count.
  ///   - sample: the numbers at a frame: always as many.
  /// - Returns: at least one; the last holds on.
  func keys(over range: FrameRange, _ sample: (Double) -> [Double]) -> [NumbersKey] {
    fitted(over: range, sample).keys
  }

  /// The same keyframes, and the greatest difference that was met between them.
  func fitted(
    over range: FrameRange, _ sample: (Double) -> [Double]
  ) -> (keys: [NumbersKey], error: Double) {
    var work = OutlineWork(limit: .max)
    return fitted(over: range, work: &work, sample)
  }

  /// The same within what they may take: where that is spent, ways are straight.
  func fitted(
    over range: FrameRange, work: inout OutlineWork, _ sample: (Double) -> [Double]
  ) -> (keys: [NumbersKey], error: Double) {
    var error = 0.0
    let end = max(range.start, range.end)
    work.begin()
    var cuts = Set(work.isSpent ? [] : breaks.filter { $0 > range.start && $0 < end })
    cuts.insert(range.start)
    cuts.insert(end)
    let order = cuts.sorted()
    var keys: [NumbersKey] = []
    for (start, stop) in zip(order, order.dropFirst()) {
      // What arrives at a cut may differ from what goes on from it.
      let early = sample(stop - min(1e-4, (stop - start) / 4))
      let late = sample(stop)
      work.takeSample(of: late.count * 2)
      let arrival = near(early, late) ? late : early
      fit(start, sample(start), stop, arrival, sample, into: &keys, &error, &work)
      if !near(early, late) {
        // What stays until a jump needs its end said: else the way there would be a ramp.
        if keys.last?.frame != stop {
          keys.append(NumbersKey(frame: stop, numbers: arrival, easing: .hold))
        }
        keys.append(NumbersKey(frame: stop, numbers: late, easing: .hold))
      }
    }
    if let last = order.last, keys.last?.frame != last {
      keys.append(NumbersKey(frame: last, numbers: sample(last), easing: .hold))
    }
    return (Self.reduced(keys), error)
  }

  /// The shares of a way at which it is looked at: each far from the last few before it, so that what does
  /// not fit shows sooner than from the start on, where motion often rests, and than by halves, which
  /// meet only every other moment of what shakes.
  private struct Shares: Sequence, IteratorProtocol {
    private let steps, stride, count, leap: Int
    private var taken = 0

    /// Of a way between two frames: half a frame apart, and 256 at most.
    init(from start: Double, to stop: Double) {
      // One moment alone says nothing of the way: what turns round may be where it came from.
      steps = ((stop - start) * 2).rounded(.up).whole(in: 4...1_000_000)
      stride = Swift.max(1, steps / 256)
      count = (steps - 2) / stride + 1
      // The golden section leaves gaps of nearly equal length. Without a common divisor, each comes once.
      var leap = Swift.max(1, Int(Double(count) * 0.618))
      while Self.greatestCommonDivisor(leap, count) > 1 { leap += 1 }
      self.leap = leap
    }

    mutating func next() -> Double? {
      guard taken < count else { return nil }
      taken += 1
      return Double(1 + taken * leap % count * stride) / Double(steps)
    }

    private static func greatestCommonDivisor(_ first: Int, _ second: Int) -> Int {
      second == 0 ? first : greatestCommonDivisor(second, first % second)
    }
  }

  private func near(_ left: [Double], _ right: [Double]) -> Bool {
    zip(left, right).allSatisfy { abs($0 - $1) <= tolerance }
  }

  private func fit(
    _ start: Double, _ from: [Double], _ stop: Double, _ to: [Double],
    _ sample: (Double) -> [Double], into keys: inout [NumbersKey], _ error: inout Double,
    _ work: inout OutlineWork
  ) {
    let shares = Shares(from: start, to: stop)
    // What rests must not set out for what it jumps to.
    var ways = near(from, to) ? [Way(easing: .hold)] : []
    ways.append(Way(easing: .linear))
    // Each is compared in each of the numbers: of outlines of very many points there is no time for all.
    let most = max(Self.leastCurves, Self.mostCompared / max(1, from.count))
    var tried = 0
    for source in sources where tried < most {
      let curves = source.curves(from: start, to: stop).prefix(most - tried)
      ways += curves.map { Way(easing: .curve($0)) }
      tried += curves.count
    }
    ways += curves.prefix(most - tried).map { Way(easing: .curve($0)) }
    ways.append(Way(easing: .hold))
    if let way = way(start, from, stop, to, among: ways, at: shares, sample, &work) {
      return append(way, start, from, stop, to, &keys, &error)
    }
    if let moves = moving(start, from, stop, to, sample, &work) {
      let (early, late) = (sample(moves.start), sample(moves.stop))
      if moves.start > start {
        fit(start, from, moves.start, early, sample, into: &keys, &error, &work)
      }
      fit(moves.start, early, moves.stop, late, sample, into: &keys, &error, &work)
      if moves.stop < stop { fit(moves.stop, late, stop, to, sample, into: &keys, &error, &work) }
      return
    }
    if let cubic = cubic(start, from, stop, to, sample, &work),
      let way = way(
        start, from, stop, to, among: [Way(easing: .curve(cubic))], at: shares, sample, &work)
    {
      return append(way, start, from, stop, to, &keys, &error)
    }
    var middle = ((start + stop) / 2).rounded()
    if middle <= start || middle >= stop { middle = (start + stop) / 2 }
    // Far from 0 there is no number between two others.
    let canDivide = middle > start && middle < stop && !work.isSpent
    if stop - start <= 0.5 || !canDivide {
      var way = Way(easing: .linear)
      for share in shares where !work.isSpent {
        let numbers = sample(start + (stop - start) * share)
        way.meet(numbers, at: share, from, to, tolerance: .infinity)
      }
      let isVisible = isFine && canDivide && way.error > visible
      if isVisible, let jump = jump(start, from, stop, to, above: way.error, sample, &work) {
        if jump.start > start {
          fit(start, from, jump.start, jump.from, sample, into: &keys, &error, &work)
        }
        keys.append(NumbersKey(frame: jump.start, numbers: jump.from, easing: .hold))
        keys.append(NumbersKey(frame: jump.end, numbers: jump.to, easing: .hold))
        if jump.end < stop {
          fit(jump.end, jump.to, stop, to, sample, into: &keys, &error, &work)
        }
        return
      }
      guard isVisible, stop - start > closest else {
        error = max(error, way.error)
        keys.append(NumbersKey(frame: start, numbers: from, easing: .linear))
        keys.append(NumbersKey(frame: stop, numbers: to, easing: .hold))
        return
      }
    }
    let value = sample(middle)
    fit(start, from, middle, value, sample, into: &keys, &error, &work)
    fit(middle, value, stop, to, sample, into: &keys, &error, &work)
  }

  /// The first of some ways that is within the tolerance; nil where none is.
  private func way(
    _ start: Double, _ from: [Double], _ stop: Double, _ to: [Double], among ways: [Way],
    at shares: Shares, _ sample: (Double) -> [Double], _ work: inout OutlineWork
  ) -> Way? {
    var ways = ways
    // One sample at a time: all of an outline of many points would take gigabytes, and most of them
    // are in vain where none of the ways fits.
    for share in shares where !work.isSpent {
      let numbers = sample(start + (stop - start) * share)
      work.takeSample(of: numbers.count + ways.count)
      for index in ways.indices {
        ways[index].meet(numbers, at: share, from, to, tolerance: tolerance)
      }
      ways.removeAll { $0.error > tolerance }
      if ways.isEmpty { break }
    }
    return ways.first
  }

  private func append(
    _ way: Way, _ start: Double, _ from: [Double], _ stop: Double, _ to: [Double],
    _ keys: inout [NumbersKey], _ error: inout Double
  ) {
    error = max(error, way.error)
    keys.append(NumbersKey(frame: start, numbers: from, easing: way.easing))
    if !near(from, to) { keys.append(NumbersKey(frame: stop, numbers: to, easing: .hold)) }
  }

  /// The cubic of time that has the same numbers after a third and two thirds of a way, in the dimension that
  /// goes furthest; nil where that is too short, or goes nowhere.
  private func cubic(
    _ start: Double, _ from: [Double], _ stop: Double, _ to: [Double],
    _ sample: (Double) -> [Double], _ work: inout OutlineWork
  ) -> TimingCurve? {
    guard stop - start >= Self.leastCubic, !work.isSpent else { return nil }
    let ways = zip(from, to).map { $1 - $0 }
    guard let furthest = ways.indices.max(by: { abs(ways[$0]) < abs(ways[$1]) }),
      abs(ways[furthest]) > tolerance
    else { return nil }
    func way(_ share: Double) -> Double? {
      let numbers = sample(start + (stop - start) * share)
      work.takeSample(of: numbers.count)
      return furthest < numbers.count ? (numbers[furthest] - from[furthest]) / ways[furthest] : nil
    }
    guard let third = way(1.0 / 3), let two = way(2.0 / 3) else { return nil }
    // What a cubic from 0 to 1 with handles at a third and two thirds is there, solved for its handles.
    let first = 3 * third - 1.5 * two + 1.0 / 3
    let second = 3 * two - 1.5 * third - 5.0 / 6
    // Beyond both ends there may be no values: colours and shares have none.
    let (out, back) = (min(1, max(0, first)), min(1, max(0, second)))
    return TimingCurve(1.0 / 3, (out * 1e4).rounded() / 1e4, 2.0 / 3, (back * 1e4).rounded() / 1e4)
  }

  /// When what rests at first sets out, and when it has arrived where it rests until the end; nil where it
  /// rests at neither end.
  private func moving(
    _ start: Double, _ from: [Double], _ stop: Double, _ to: [Double],
    _ sample: (Double) -> [Double], _ work: inout OutlineWork
  ) -> (start: Double, stop: Double)? {
    /// How long the numbers at one end stay, looking from there.
    func rest(_ end: Double, _ resting: [Double], toward sign: Double) -> Double {
      func stays(_ time: Double) -> Bool {
        let numbers = sample(end + sign * time)
        work.takeSample(of: numbers.count)
        return zip(numbers, resting).allSatisfy { abs($0 - $1) <= tolerance * Self.restShare }
      }
      var (low, high) = (0.0, 0.5)
      while high < stop - start, !work.isSpent, stays(high) { (low, high) = (high, high * 2) }
      guard low > 0 else { return 0 }
      high = min(high, stop - start)
      while high - low > Self.restStep, !work.isSpent {
        let middle = (low + high) / 2
        if stays(middle) { low = middle } else { high = middle }
      }
      // What sets out slowly is seen late: designers set keyframes at frames.
      let near = ((end + sign * low) * 2).rounded() / 2
      return abs(near - end - sign * low) < Self.restSlack ? abs(near - end) : low
    }
    guard stop - start >= Self.leastAround else { return nil }
    let first = rest(start, from, toward: 1)
    let last = rest(stop, to, toward: -1)
    guard max(first, last) >= Self.leastRest, stop - last > start + first else { return nil }
    return (
      first >= Self.leastRest ? start + first : start, last >= Self.leastRest ? stop - last : stop
    )
  }

  /// The short time in which much of the way between two frames is made, more than the error of a
  /// straight way; nil where it is made bit by bit.
  private func jump(
    _ start: Double, _ from: [Double], _ stop: Double, _ to: [Double], above error: Double,
    _ sample: (Double) -> [Double], _ work: inout OutlineWork
  ) -> (start: Double, from: [Double], end: Double, to: [Double])? {
    func distance(_ left: [Double], _ right: [Double]) -> Double {
      zip(left, right).reduce(0) { max($0, abs($1.0 - $1.1)) }
    }
    var (low, high) = (start, stop)
    var (early, late) = (from, to)
    while high - low > Self.jump, !work.isSpent {
      let middle = (low + high) / 2
      let value = sample(middle)
      work.takeSample(of: value.count)
      if distance(early, value) > distance(value, late) {
        (high, late) = (middle, value)
      } else {
        (low, early) = (middle, value)
      }
    }
    let change = distance(early, late)
    guard high - low < (stop - start) / 4, change > distance(from, to) / 4, change > error else {
      return nil
    }
    return (low, early, high, late)
  }

  /// A way between two keyframes, and how well it fits.
  private struct Way {
    let easing: Easing
    /// The greatest difference that was met so far.
    var error = 0.0

    /// Takes the numbers at a fraction of the time into account, up to the first that is beyond the
    /// tolerance.
    mutating func meet(
      _ numbers: [Double], at share: Double, _ from: [Double], _ to: [Double], tolerance: Double
    ) {
      let way: Double =
        switch easing {
        case .hold: 0
        case .linear, .perDimension: share
        case .curve(let curve): curve.value(at: share)
        }
      for index in 0..<min(numbers.count, from.count, to.count) {
        let met = from[index] + (to[index] - from[index]) * way
        error = max(error, abs(numbers[index] - met))
        if error > tolerance { return }
      }
    }
  }

  /// Without keyframes that say nothing new: doubles at one frame, and those between equals.
  private static func reduced(_ keys: [NumbersKey]) -> [NumbersKey] {
    var result: [NumbersKey] = []
    for key in keys {
      if let last = result.last, last.frame == key.frame, last.numbers == key.numbers {
        result[result.count - 1] = key
      } else if result.count > 1, result[result.count - 1].numbers == key.numbers,
        result[result.count - 2].numbers == key.numbers
      {
        result[result.count - 1] = key
      } else {
        result.append(key)
      }
    }
    if result.count > 1, result.allSatisfy({ $0.numbers == result[0].numbers }) {
      return [result[0]]
    }
    return result
  }
}
