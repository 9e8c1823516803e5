import InbetweenLowering
import InbetweenSceneGraph
import InbetweenTimeline

extension AnimatedDisplayList {
  /// The frames that the clock of each composition ever shows, the end excluded; without ends where
  /// that is not known, and none of what is never seen or shown by characters alone.
  ///
  /// - Parameter followsRemaps: whether it is known of remapped clocks, whose ends lie anywhere
  ///   between keyframes.
  /// - Returns: the frames by the place of the composition.
  func shownFrames(followsRemaps: Bool) -> [Int: FrameRange] {
    var result: [Int: FrameRange] = [main: frames]
    var pending: [(Int, FrameRange, Int)] = [(main, frames, 0)]
    var work = followsRemaps ? Self.maximumLooks : 0
    func see(_ place: Int, _ range: FrameRange, _ depth: Int) {
      let known = result[place]
      let all = FrameRange(
        min(known?.start ?? .infinity, range.start), max(known?.end ?? -.infinity, range.end))
      guard all != known else { return }
      result[place] = all
      pending.append((place, all, depth))
    }
    while let (place, range, depth) = pending.popLast() {
      guard depth < 64, pending.count < 10_000 else { return [main: frames] }
      for layer in compositions[place].layers {
        let seen = FrameRange(max(range.start, layer.shown.start), min(range.end, layer.shown.end))
        guard seen.start < seen.end else { continue }
        for nesting in layer.nestings {
          let inside = nesting.clock.frames(inside: seen, rate: frameRate, &work)
          see(nesting.composition, inside, depth + 1)
        }
        for matte in layer.setMattes { see(matte.composition, range, depth + 1) }
      }
    }
    return result
  }

  /// How often all clocks are looked at.
  private static let maximumLooks = 2_000_000
}

extension SceneClock {
  /// The frames inside for those outside; without ends where a theme may move the clock, and once
  /// there is no work left.
  fileprivate func frames(
    inside range: FrameRange, rate: FrameRate, _ work: inout Int
  ) -> FrameRange {
    let all = FrameRange(-.infinity, .infinity)
    switch self {
    case .running(_, let stretch):
      guard stretch != 0 else { return all }
      let ends = [range.start, range.end].map { frame(inside: $0, rate: rate) }
      return FrameRange(min(ends[0], ends[1]), max(ends[0], ends[1]))
    case .remapped(let remap, _):
      guard work > 0, remap.slot == nil, range.length < 36_000 else { return all }
      let keyframes = remap.track.keyframes.map(\.frame).filter {
        $0 > range.start && $0 < range.end
      }
      let looks =
        Array(stride(from: range.start, to: range.end, by: 0.5)) + [range.end] + keyframes
      work -= looks.count
      guard work > 0 else { return all }
      let found = looks.map { frame(inside: $0, rate: rate) }
      guard let low = found.min(), let high = found.max() else { return all }
      // Past the last frame that is shown by as much as makes it shown.
      return FrameRange(low, high + 0.5)
    }
  }
}
