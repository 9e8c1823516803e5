import InbetweenSceneGraph
import InbetweenTimeline

/// How the frame inside nested compositions follows from the main composition's.
struct LayerClock {
  private let rate: FrameRate
  /// The outermost first.
  private var steps: [SceneClock] = []
  /// Where the frame inside is a line: main = start + inside × stretch; else nil.
  private(set) var line: (start: Double, stretch: Double)? = (0, 1)
  /// Frames of the main composition at which a remapped clock changes its speed.
  private var turns: [Double] = []
  /// What moves remapped clocks.
  private var remaps: [EasedMotion] = []

  init(_ rate: FrameRate) { self.rate = rate }

  /// The frame inside.
  func inside(_ frame: Double) -> Double {
    if let line { return (frame - line.start) / line.stretch }
    return steps.reduce(frame) { $1.frame(inside: $0, rate: rate) }
  }

  /// The clock of a composition that a layer on this one nests.
  func entering(_ clock: SceneClock, over range: FrameRange) -> LayerClock {
    var result = self
    result.steps.append(clock)
    switch clock {
    case .running(let start, let stretch):
      result.line = line.map { ($0.start + start * $0.stretch, $0.stretch * stretch) }
    case .remapped(let remap, let end):
      result.line = nil
      result.remaps.append(EasedMotion([.scalar(remap)], clock: inside))
      result.turns += moments(of: remap.track.keyframes.map(\.frame), over: range)
      result.turns += result.moments(of: [end], over: range)
    }
    return result
  }

  /// What moves by curves on this clock, and the clock itself.
  func sources(_ properties: [AnyProperty]) -> [EasedMotion] {
    remaps + [EasedMotion(properties, clock: inside)]
  }

  /// The frames of the main composition, within `range`, at which the clock inside passes `frames`,
  /// and those at which it changes its speed.
  func moments(of frames: [Double], over range: FrameRange) -> [Double] {
    guard !frames.isEmpty || !turns.isEmpty else { return [] }
    if let line { return frames.map { line.start + $0 * line.stretch } }
    var found = turns
    let wanted = Set(frames).sorted()
    let steps = range.halfFrames
    var before = inside(range.start)
    for step in 1...steps {
      let from = range.frame(step: step - 1, of: steps)
      let to = range.frame(step: step, of: steps)
      let after = inside(to)
      for frame in wanted.passed(from: before, to: after) {
        if frame == after {
          found.append(to)
          continue
        }
        var low = from
        var high = to
        for _ in 0..<30 {
          let middle = (low + high) / 2
          if (inside(middle) >= frame) == (after >= frame) { high = middle } else { low = middle }
        }
        found.append(high)
      }
      before = after
    }
    return found.filter { $0 >= range.start && $0 <= range.end }
  }

  /// The parts of `range` in which the frame inside lies within `frames`.
  func visible(_ frames: FrameRange, over range: FrameRange) -> [FrameRange] {
    guard frames.end > frames.start else { return [] }
    if let line {
      let ends = [frames.start, frames.end].map { line.start + $0 * line.stretch }
      let low = max(range.start, min(ends[0], ends[1]))
      let high = min(range.end, max(ends[0], ends[1]))
      return high > low ? [FrameRange(low, high)] : []
    }
    let cuts = moments(of: [frames.start, frames.end], over: range)
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

extension [Double] {
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
