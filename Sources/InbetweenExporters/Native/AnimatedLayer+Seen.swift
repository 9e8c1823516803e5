import InbetweenLowering
import InbetweenTimeline

extension AnimatedLayer {
  /// Whether its opacity is 0 throughout, in every theme: nothing needs to be written of it but what
  /// others follow.
  var isNeverSeen: Bool { opacity.isFixed && opacity.value(atFrame: 0) <= 0 }

  /// Whether some frame of those that its composition shows is one of its own.
  func isShown(within seen: FrameRange) -> Bool {
    shown.end > seen.start && (shown.start < seen.end || shown.start <= seen.start)
  }

  /// The frames in which it can be seen of those that its composition shows, the end included.
  func span(within seen: FrameRange) -> FrameRange {
    let longest = 36_000.0
    let start = max(seen.start, shown.start.isFinite ? shown.start : 0)
    let end = min(seen.end, shown.end.isFinite ? shown.end : start, start + longest)
    return FrameRange(start, max(start, end))
  }
}
