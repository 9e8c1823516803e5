import InbetweenSceneGraph
import InbetweenTimeline

/// Finds the frame that stands for an animation, or a part of it, where it does not move.
struct StillFrame {
  private let scene: Scene
  /// How much is to be seen of a scene at frames.
  private let looks: ImageSequenceMaker.Looks
  /// How much is seen at the frames that were looked at: parts have some in common.
  private var amounts: [Double: Double] = [:]
  /// How many pixels may be painted for more.
  private var left = Self.maximumPainted

  /// How many frames of a part are looked at.
  private static let looked = 12
  /// How many pixels may be painted to look at all parts of an animation.
  private static let maximumPainted = 32_000_000

  init(scene: Scene, looks: @escaping ImageSequenceMaker.Looks) {
    self.scene = scene
    self.looks = looks
  }

  /// The last frame of a range, where at least half as much is to be seen as in any other; else the
  /// one in which most is. It is the last one, too, where looking takes too much.
  mutating func frame(in range: FrameRange) -> Double {
    let length = range.end - range.start
    guard length.isFinite, length > 0 else { return range.start }
    let last = max(range.start, (range.end - 1).rounded(.up))
    var frames = (0..<Self.looked).map {
      (range.start + length * Double($0) / Double(Self.looked)).rounded(.down)
    }
    frames = frames.map { max(range.start, $0) } + [last]
    look(at: frames)
    let seen = frames.compactMap { amounts[$0] }
    guard seen.count == frames.count, let most = seen.max(), let atLast = seen.last,
      atLast * 2 < most
    else {
      return last
    }
    return zip(frames, seen).first { $0.1 == most }?.0 ?? last
  }

  /// Looks at frames for the first time.
  private mutating func look(at frames: [Double]) {
    var isKnown = Set(amounts.keys)
    let new = frames.filter { isKnown.insert($0).inserted }
    guard !new.isEmpty, left > 0 else { return }
    let seen = looks(scene, new)
    // What is too much is so for other parts, too: a few are tried.
    left -= seen.amounts.isEmpty ? max(seen.painted, Self.maximumPainted / 4) : seen.painted
    for (frame, amount) in zip(new, seen.amounts) { amounts[frame] = amount }
  }

  /// The frame of the whole: of the configuration, a marker, or by looking.
  mutating func frame(of timeline: Timeline, _ options: ExportOptions) -> Double {
    if let seconds = options.still {
      let frame = scene.frames.start + seconds * scene.frameRate.framesPerSecond
      return min(max(frame, scene.frames.start), max(scene.frames.start, scene.frames.end - 1))
    }
    return timeline.stillFrame ?? frame(in: scene.frames)
  }
}
