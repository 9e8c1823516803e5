package import InbetweenTimeline

/// Which frames of an animation are drawn.
package enum FrameChoice: Hashable, Sendable {
  /// These, as the file counts them.
  case frames([Double])
  /// Those at these times in seconds from the animation's first frame.
  case times([Double])
  /// The first one and each that lies this many frames further, or more where these would be more
  /// than `maximumFrames`.
  case every(Double)
  /// So many for each second, from the first one.
  case rate(Double)
  /// The first one alone.
  case first
  /// So many, spread evenly from the first one to the last one.
  case spread(Int)
}

extension FrameChoice {
  /// The most frames that one run draws.
  package static let maximumFrames = 100_000

  /// Whether fewer frames of a timeline are drawn than are chosen.
  package func leavesOut(of timeline: Timeline) -> Bool {
    let step: Double
    switch self {
    case .every(let frames): step = frames
    case .rate(let rate): step = timeline.frameRate.framesPerSecond / rate
    case .frames, .times, .first, .spread: return false
    }
    return timeline.frames.length.rounded(.up) > step * Double(Self.maximumFrames)
  }

  /// Whether the frames are a sequence, whose names sort as they follow one another.
  var isSequence: Bool {
    switch self {
    case .every, .rate, .spread: true
    case .frames, .times, .first: false
    }
  }

  /// The first frame chosen by number or time that the timeline does not have; nil without one.
  func frameOutside(_ timeline: Timeline) -> Double? {
    switch self {
    case .frames, .times:
      let slack = 1e-6
      return frames(of: timeline).first {
        $0 < timeline.frames.start - slack || $0 > timeline.frames.end + slack
      }
    case .every, .rate, .first, .spread: return nil
    }
  }

  /// The chosen frames of a timeline, in order; never empty.
  package func frames(of timeline: Timeline) -> [Double] {
    let start = timeline.frames.start
    let count = max(1, min(1e15, timeline.frames.length.rounded(.up)))
    switch self {
    case .frames(let frames): return frames
    case .times(let times):
      return times.map { start + timeline.frameRate.frame(at: Seconds($0)) }
    case .every(let step):
      let least = count / Double(Self.maximumFrames)
      let step = step >= least ? step : least.rounded(.up)
      return stride(from: 0, to: count, by: step).map { start + $0 }
    case .rate(let rate):
      return FrameChoice.every(timeline.frameRate.framesPerSecond / rate).frames(of: timeline)
    case .first: return [start]
    case .spread(let wanted):
      let number = max(1, min(wanted, Self.maximumFrames, Int(count)))
      guard number > 1 else { return [start] }
      return (0..<number).map {
        start + (Double($0) * (count - 1) / Double(number - 1)).rounded()
      }
    }
  }
}

/// How large pictures are.
package enum PictureSize: Hashable, Sendable {
  /// As the composition.
  case natural
  /// So many pixels for each of the composition's.
  case scaled(Double)
  /// As the composition, but no side longer than this many pixels.
  case limited(Int)
  /// Just this; the composition keeps its aspect and lies in the middle.
  case exactly(width: Int, height: Int)
}

extension PictureSize {
  /// The sides of a timeline's pictures in whole pixels, rounded half up.
  package func sides(of timeline: Timeline) -> (width: Int, height: Int) {
    let size = timeline.size
    switch self {
    case .natural: return (Self.side(size.width), Self.side(size.height))
    case .scaled(let scale): return (Self.side(size.width * scale), Self.side(size.height * scale))
    case .limited(let longest):
      let scale = min(1, Double(longest) / max(1, max(size.width, size.height)))
      return (Self.side(size.width * scale), Self.side(size.height * scale))
    case .exactly(let width, let height):
      return (min(width, Self.longest), min(height, Self.longest))
    }
  }

  /// The longest side in pixels, far beyond what is drawn: whatever is made of two such sides is a
  /// number still.
  private static let longest = 1_000_000_000

  private static func side(_ length: Double) -> Int {
    (length + 0.5).whole(in: 1...longest)
  }
}
