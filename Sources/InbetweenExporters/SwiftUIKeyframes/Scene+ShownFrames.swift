import InbetweenSceneGraph
import InbetweenTimeline

extension Scene {
  /// The frames that the clock of each nested composition ever shows, by its place.
  var shownFrames: [Int: FrameRange] {
    var found: [Int: FrameRange] = [:]
    visit(main, frames, &found, depth: 0)
    return found
  }

  private func visit(
    _ composition: SceneComposition, _ range: FrameRange, _ found: inout [Int: FrameRange],
    depth: Int
  ) {
    guard depth < 32 else { return }
    for layer in composition.layers {
      guard case .composition(let nesting) = layer.content else { continue }
      let start = max(range.start, layer.frames.start)
      let end = min(range.end, layer.frames.end)
      guard start < end else { continue }
      var inside = frames(inside: nesting.clock, from: start, to: end)
      if let known = found[nesting.composition] {
        if known.start <= inside.start, known.end >= inside.end { continue }
        inside = FrameRange(min(known.start, inside.start), max(known.end, inside.end))
      }
      found[nesting.composition] = inside
      visit(compositions[nesting.composition], inside, &found, depth: depth + 1)
    }
  }

  private func frames(
    inside clock: SceneClock, from start: Double, to end: Double
  ) -> FrameRange {
    switch clock {
    case .running:
      let ends = [start, end].map { clock.frame(inside: $0, rate: frameRate) }
      return FrameRange(min(ends[0], ends[1]), max(ends[0], ends[1]))
    case .remapped:
      var low = clock.frame(inside: start, rate: frameRate)
      var high = low
      for outside in stride(from: start, through: min(end, start + 36_000), by: 0.5) {
        let now = clock.frame(inside: outside, rate: frameRate)
        low = min(low, now)
        high = max(high, now)
      }
      // Past the last frame that is shown by as much as makes it shown.
      return FrameRange(low - 0.5, high + 0.5)
    }
  }
}
