import InbetweenSceneGraph
import InbetweenTimeline

/// Keyframes of outlines that keep their form.
struct OutlineRun: Hashable {
  var form: OutlineLayout
  /// At least one; the last holds on until the next run.
  var keys: [NumbersKey]
}

extension [OutlineRun] {
  /// How many keyframes something changes before or after.
  var countOfMoving: Int {
    guard count > 1 else { return self.first?.keys.countOfMoving ?? 0 }
    return reduce(0) { $0 + Swift.max(1, $1.keys.countOfMoving) }
  }
}

extension TrackFit {
  /// Outlines over time. Their vertices may come and go, at whole frames or between them: points
  /// move from keyframe to keyframe as long as there are as many, and jump where there are not.
  ///
  /// - Parameters:
  ///   - range: whose outlines count, the end excluded.
  ///   - work: what is left of it; points that are written count tenfold, for what they take of a
  ///     file and a compiler.
  ///   - outlines: at a frame, in drawing order; counts what they take.
  /// - Returns: at least one run, in the order of time, and the greatest difference that was met;
  ///   nil where that takes too much work.
  func outlineRuns(
    over range: FrameRange, work: inout OutlineWork,
    _ outlines: @escaping (Double, inout OutlineWork) -> [BezierPath]
  ) -> (runs: [OutlineRun], error: Double)? {
    work.begin()
    guard !work.isSpent else { return nil }
    let memory = OutlineMemory(outlines)
    let outlines = memory.outlines(at:_:)
    let end = max(range.start, range.end)
    let span = FrameRange(range.start, max(range.start, end - 0.001))
    var frames = Set(breaks.filter { $0 > range.start && $0 < end })
    frames.formUnion(
      stride(from: span.start, through: span.end, by: max(1, span.length / 36_000)))
    let order = frames.sorted()
    if Self.isTooMuch(at: order, work, outlines) { work.giveUp() }
    var samples: [OutlineSample] = []
    for frame in order where !work.isSpent {
      let form = OutlineLayout(of: outlines(frame, &work))
      // Equal forms are kept once: there may be thousands of large ones.
      let known = samples.last.flatMap { $0.form == form ? $0.form : nil }
      samples.append(OutlineSample(frame: frame, form: known ?? form))
    }
    var fitting = OutlineFitting(fit: self, outlines: outlines, work: work)
    var runs = fitting.runs(of: samples, until: end, depth: 0)
    if fitting.work.isSpent, !work.isSpent {
      // What takes too much with keyframes within half a frame may do without them.
      var coarse = self
      coarse.isFine = false
      fitting = OutlineFitting(fit: coarse, outlines: outlines, work: work)
      runs = fitting.runs(of: samples, until: end, depth: 0)
    }
    work = fitting.work
    return work.isSpent ? nil : (runs, fitting.error)
  }

  /// Whether it takes all of the work to look at outlines once, by their least at the first frame, the
  /// last and one between: finding that out frame by frame is in vain.
  private static func isTooMuch(
    at frames: [Double], _ work: OutlineWork,
    _ outlines: (Double, inout OutlineWork) -> [BezierPath]
  ) -> Bool {
    guard let first = frames.first, let last = frames.last, frames.count > 8 else { return false }
    var least = Int.max
    for frame in [first, frames[frames.count / 2], last] {
      var probe = work
      _ = outlines(frame, &probe)
      least = min(least, probe.taken - work.taken)
      // What is cheap at one frame may be so at others.
      if least < work.room / frames.count { return false }
    }
    return true
  }
}

/// Outlines at the frames at which they were worked out: a frame is asked for again wherever a run is
/// divided, and costs as much of the work then as it did at first.
private final class OutlineMemory {
  private let source: (Double, inout OutlineWork) -> [BezierPath]
  private var known: [Double: (outlines: [BezierPath], work: Int)] = [:]
  private var vertices = 0

  /// How many vertices are kept.
  private static let maximumVertices = 200_000

  init(_ source: @escaping (Double, inout OutlineWork) -> [BezierPath]) { self.source = source }

  func outlines(at frame: Double, _ work: inout OutlineWork) -> [BezierPath] {
    if let found = known[frame] {
      work.take(points: found.work)
      return found.outlines
    }
    let before = work.taken
    let outlines = source(frame, &work)
    let count = outlines.reduce(1) { $0 + $1.vertices.count }
    // What was cut short for want of work is not what it is.
    if !work.isSpent, vertices + count <= Self.maximumVertices {
      known[frame] = (outlines, work.taken - before)
      vertices += count
    }
    return outlines
  }
}

/// The form of outlines at a frame.
private struct OutlineSample {
  var frame: Double
  var form: OutlineLayout
}

/// Finds the runs of outlines, and counts what that takes.
private struct OutlineFitting {
  let fit: TrackFit
  let outlines: (Double, inout OutlineWork) -> [BezierPath]
  var work: OutlineWork
  var error = 0.0

  /// How often a run may be found to hold another form between two of its samples.
  private static let maximumDivisions = 6
  /// How many other forms are looked for between two samples.
  private static let maximumForms = 4
  /// The shortest time that a form is shown, in frames.
  private static let instant = 1.0 / 64
  /// How exactly it is found when a form changes, in frames.
  private static let moment = 1.0 / 16_384
  /// How much more a point takes that is written.
  private static let workOfWriting = 10

  mutating func runs(
    of samples: [OutlineSample], until end: Double, depth: Int
  ) -> [OutlineRun] {
    var groups: [[OutlineSample]] = []
    for sample in samples {
      if let last = groups.indices.last, groups[last].last?.form == sample.form {
        groups[last].append(sample)
      } else {
        groups.append([sample])
      }
    }
    if fit.isFine {
      var before: OutlineSample?
      groups = groups.flatMap { group in
        defer { before = group.last }
        return before.map { changes(from: $0, to: group) } ?? [group]
      }
    }
    let stops = groups.dropFirst().compactMap(\.first?.frame) + [end]
    var runs: [OutlineRun] = []
    for (group, stop) in zip(groups, stops) where !work.isSpent {
      runs += run(of: group, until: stop, depth: depth)
    }
    return runs
  }

  /// A group of samples from where its form is met first after the sample before it, and what other
  /// forms are met on the way: a trim that passes a vertex between two frames would stand until then,
  /// which is left so where it moves too little to be seen.
  private mutating func changes(
    from before: OutlineSample, to group: [OutlineSample]
  ) -> [[OutlineSample]] {
    guard let first = group.first else { return [] }
    var groups: [[OutlineSample]] = []
    var last = before
    while groups.count < Self.maximumForms, !work.isSpent {
      var (end, next) = change(from: last, to: first)
      if end >= first.frame - Self.moment { break }
      if next.form == first.form {
        let way =
          self.way(from: last.frame, to: end) + self.way(from: next.frame, to: first.frame)
        if way <= fit.visible {
          error = max(error, way)
          break
        }
      }
      if end < last.frame + Self.instant {
        // What is so for an instant alone must keep a time of its own when frames are written.
        end = min(last.frame + Self.instant, first.frame)
        next = OutlineSample(frame: end, form: OutlineLayout(of: outlines(end, &work)))
      }
      if next.form == first.form { return groups + [[next] + group] }
      groups.append([next])
      last = next
    }
    return groups + [group]
  }

  /// Where a form is met last before another sample, and what is met then.
  private mutating func change(
    from sample: OutlineSample, to other: OutlineSample
  ) -> (end: Double, next: OutlineSample) {
    var end = sample.frame
    var next = other
    while next.frame - end > Self.moment, !work.isSpent {
      let middle = (end + next.frame) / 2
      let form = OutlineLayout(of: outlines(middle, &work))
      if form == sample.form {
        end = middle
      } else {
        next = OutlineSample(frame: middle, form: form)
      }
    }
    return (end, next)
  }

  /// How far the farthest point moves between two frames of one form, in points along an axis.
  private mutating func way(from start: Double, to end: Double) -> Double {
    let before = OutlineLayout.numbers(of: outlines(start, &work))
    let after = OutlineLayout.numbers(of: outlines(end, &work))
    return zip(before, after).reduce(0) { max($0, abs($1.0 - $1.1)) }
  }

  /// The run of samples of one form, or several runs where another form is met in between.
  private mutating func run(
    of samples: [OutlineSample], until stop: Double, depth: Int
  ) -> [OutlineRun] {
    guard let first = samples.first, let last = samples.last else { return [] }
    let form = first.form
    guard !form.isEmpty else {
      let key = NumbersKey(frame: first.frame, numbers: Numbers([]), easing: .hold)
      return [OutlineRun(form: form, keys: [key])]
    }
    // What changes its form at a keyframe keeps it until then.
    let arrival = stop - min(1e-4, (stop - last.frame) / 4)
    let reaches =
      arrival > last.frame && OutlineLayout(of: outlines(arrival, &work)) == form
    let range = FrameRange(first.frame, reaches ? stop : last.frame)
    var known = OutlineLayout.numbers(of: outlines(first.frame, &work))
    var strays: [OutlineSample] = []
    let (outlines, fit) = (outlines, fit)
    var work = work
    var (keys, difference) = fit.fitted(over: range) { frame in
      guard !work.isSpent else { return [] }
      let found = outlines(reaches ? min(frame, arrival) : frame, &work)
      let own = OutlineLayout(of: found)
      if own == form {
        known = OutlineLayout.numbers(of: found)
      } else {
        strays.append(OutlineSample(frame: frame, form: own))
      }
      return known
    }
    self.work = work
    if !strays.isEmpty, depth < Self.maximumDivisions, !work.isSpent {
      let frames = Dictionary(
        (samples + strays).map { ($0.frame, $0) }, uniquingKeysWith: { first, _ in first })
      return runs(
        of: frames.values.sorted { $0.frame < $1.frame }, until: stop, depth: depth + 1)
    }
    self.work.take(points: keys.count * form.vertexCount * Self.workOfWriting)
    error = max(error, difference)
    if let last = keys.indices.last { keys[last].easing = .hold }
    return [OutlineRun(form: form, keys: keys)]
  }
}
