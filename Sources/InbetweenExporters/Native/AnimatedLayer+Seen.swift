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

  /// The layer as a part of it is seen that is put at a scale of its own; nil where nobody says at
  /// which, so that it may be no smaller than it is drawn.
  func part(scaledBy scale: Double?) -> AnimatedLayer {
    var part = self
    part.seenScale.inside = scale.map { seenScale.inside * $0 } ?? max(1, seenScale.inside)
    return part
  }

  /// The frames in which it can be seen of those that its composition shows, the end included: 36,000
  /// at most, those nearest to 0 where nobody knows which frames its composition shows.
  func span(within seen: FrameRange) -> FrameRange {
    let longest = 36_000.0
    let first = shown.start.isFinite ? shown.start : 0
    let last = min(seen.end, shown.end.isFinite ? shown.end : max(seen.start, first))
    let start = seen.start.isFinite ? max(seen.start, first) : max(first, min(0, last - longest))
    return FrameRange(start, max(start, min(last, start + longest)))
  }
}

extension SeenScale {
  /// How far what lies inside may be off there to be off by so much in the view.
  func tolerance(_ seen: Double) -> Double { seen / min(max(inside, 1.0 / 16), 16) }
}

extension [FrameRange] {
  /// Every half frame of ranges, both ends included, in order; 72,000 at most and two for each
  /// range, so that long ranges have longer steps.
  var halfFrames: [Double] {
    var parts: [FrameRange] = []
    for range in sorted(by: { ($0.start, $0.end) < ($1.start, $1.end) }) {
      if let last = parts.last, range.start <= last.end {
        parts[parts.count - 1].end = Swift.max(last.end, range.end)
      } else {
        parts.append(range)
      }
    }
    let step = Swift.max(0.5, parts.reduce(0) { $0 + $1.length } / 72_000)
    return parts.flatMap { part in
      let steps = (part.length / step).rounded(.down).whole(in: 0...72_000)
      return (0...steps).map { part.start + Double($0) * step }
    }
  }
}
