import InbetweenSceneGraph
import InbetweenTimeline

/// How the frame inside nested compositions follows from the main composition's.
struct LayerClock {
  private let rate: FrameRate
  /// The outermost first.
  private var steps: [SceneClock] = []
  /// Where the frame inside is a line: main = start + inside × stretch; else nil.
  private(set) var line: (start: Double, stretch: Double)? = (0, 1)
  /// Frames of the main composition at which a remapped clock changes its speed, in their order.
  private var turns: [Double] = []
  /// The frames inside that were asked for before.
  private var known = KnownFrames()
  /// What moves remapped clocks.
  private var remaps: [EasedMotion] = []

  /// The most moments of half a frame that are told apart: a clock that races through hundreds of
  /// keyframes from one picture to the next shows none of them.
  private static let momentsOfHalfFrame = 8
  /// How often the half frame in which something happens is halved to find out when.
  private static let halvings = 30

  init(_ rate: FrameRate) { self.rate = rate }

  /// The frame inside.
  func inside(_ frame: Double) -> Double {
    if let line { return (frame - line.start) / line.stretch }
    return steps.reduce(frame) { $1.frame(inside: $0, rate: rate) }
  }

  /// The clock of a composition that a layer on this one nests.
  func entering(
    _ clock: SceneClock, over range: FrameRange, work: inout OutlineWork
  ) -> LayerClock {
    var result = self
    result.steps.append(clock)
    switch clock {
    case .running(let start, let stretch):
      result.line = line.map { ($0.start + start * $0.stretch, $0.stretch * stretch) }
    case .remapped(let remap, let end):
      result.line = nil
      result.known = KnownFrames()
      result.remaps.append(EasedMotion([.scalar(remap)], clock: inside))
      let found =
        passages(of: remap.track.keyframes.map(\.frame), over: range, work: &work)
        + result.passages(of: [end], over: range, work: &work)
      result.turns = (turns + found).thinned(to: Self.momentsOfHalfFrame)
    }
    return result
  }

  /// What moves by curves on this clock, and the clock itself.
  func sources(_ properties: [AnyProperty]) -> [EasedMotion] {
    remaps + [EasedMotion(properties, clock: inside)]
  }

  /// The frames of the main composition, within `range`, at which the clock inside passes `frames`,
  /// and those at which it changes its speed. Once `work` is spent, only half frames are told apart.
  func moments(
    of frames: [Double], over range: FrameRange, work: inout OutlineWork
  ) -> [Double] {
    let found = passages(of: frames, over: range, work: &work)
    guard line == nil else { return found }
    return (turns + found).filter { $0 >= range.start && $0 <= range.end }
  }

  /// The frames of the main composition at which the clock inside passes `frames`; within `range`
  /// where the clock is remapped.
  private func passages(
    of frames: [Double], over range: FrameRange, work: inout OutlineWork
  ) -> [Double] {
    if let line { return frames.map { line.start + $0 * line.stretch } }
    let wanted = Set(frames).sorted()
    guard !wanted.isEmpty else { return [] }
    var found: [Double] = []
    let steps = range.halfFrames
    let inner = known.frames(over: range) {
      work.take(points: steps * self.steps.count)
      return (0...steps).map { inside(range.frame(step: $0, of: steps)) }
    }
    for (step, (before, after)) in zip(inner, inner.dropFirst()).enumerated() {
      let to = range.frame(step: step + 1, of: steps)
      for frame in wanted.passed(from: before, to: after).prefix(Self.momentsOfHalfFrame) {
        guard frame != after, !work.isAllSpent else {
          found.append(to)
          continue
        }
        work.take(points: Self.halvings * self.steps.count)
        var low = range.frame(step: step, of: steps)
        var high = to
        for _ in 0..<Self.halvings {
          let middle = (low + high) / 2
          if (inside(middle) >= frame) == (after >= frame) { high = middle } else { low = middle }
        }
        found.append(high)
      }
    }
    return found.filter { $0 >= range.start && $0 <= range.end }
  }

  /// The parts of `range` in which the frame inside lies within `frames`.
  func visible(
    _ frames: FrameRange, over range: FrameRange, work: inout OutlineWork
  ) -> [FrameRange] {
    guard frames.end > frames.start else { return [] }
    if let line {
      let ends = [frames.start, frames.end].map { line.start + $0 * line.stretch }
      let low = max(range.start, min(ends[0], ends[1]))
      let high = min(range.end, max(ends[0], ends[1]))
      return high > low ? [FrameRange(low, high)] : []
    }
    let cuts = moments(of: [frames.start, frames.end], over: range, work: &work)
    let all = (Set(cuts).union([range.start, range.end])).sorted()
    var parts: [FrameRange] = []
    for (start, end) in zip(all, all.dropFirst()) where end > start + 1e-7 {
      guard frames.contains(inside((start + end) / 2) + 1e-6) else { continue }
      if let last = parts.last, abs(last.end - start) < 1e-6 {
        parts[parts.count - 1].end = end
      } else {
        parts.append(FrameRange(start, end))
      }
    }
    return parts
  }
}

/// The frames inside a clock at the half frames of ranges, each worked out once.
private final class KnownFrames {
  private var frames: [FrameRange: [Double]] = [:]

  func frames(over range: FrameRange, _ make: () -> [Double]) -> [Double] {
    if let known = frames[range] { return known }
    let made = make()
    frames[range] = made
    return made
  }
}

extension [Double] {
  /// The frames in their order, each once, and no more than `most` of each half frame.
  fileprivate func thinned(to most: Int) -> [Double] {
    var result: [Double] = []
    for frame in sorted() {
      if let last = result.last, frame - last < 1e-9 { continue }
      if result.count >= most {
        let before = result[result.count - most]
        if frame < before + 0.5 { continue }
      }
      result.append(frame)
    }
    return result
  }

  /// Those of sorted numbers that something passes or reaches on its way; where it sets out counts
  /// only where it goes back.
  fileprivate func passed(from start: Double, to end: Double) -> ArraySlice<Double> {
    start < end
      ? self[place { $0 > start }..<Swift.max(place { $0 > start }, place { $0 > end })]
      : self[place { $0 >= end }..<Swift.max(place { $0 >= end }, place { $0 > start })]
  }

  /// The place of the first number for which something holds that holds for all behind it too.
  private func place(where holds: (Double) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
