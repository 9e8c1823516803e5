import InbetweenSceneGraph
import InbetweenTimeline

/// Finds the frame that stands for an animation where it does not move.
struct StillFrame {
  let scene: Scene
  /// How much is to be seen of a scene at frames.
  let looks: ImageSequenceMaker.Looks

  /// How many frames are looked at.
  private static let looked = 12

  /// The last frame of a range, where at least half as much is to be seen as in any other; else the
  /// one in which most is.
  func frame(in range: FrameRange) -> Double {
    let length = range.end - range.start
    guard length.isFinite, length > 0 else { return range.start }
    let last = max(range.start, (range.end - 1).rounded(.up))
    var frames = (0..<Self.looked).map {
      (range.start + length * Double($0) / Double(Self.looked)).rounded(.down)
    }
    frames = frames.map { max(range.start, $0) } + [last]
    let amounts = looks(scene, frames)
    guard let most = amounts.max(), let atLast = amounts.last, atLast * 2 < most else {
      return last
    }
    return zip(frames, amounts).first { $0.1 == most }?.0 ?? last
  }
}

extension Timeline {
  /// The frame for people who prefer less motion: of the configuration, a marker, or by looking.
  func still(_ scene: Scene, _ options: ExportOptions, _ sequences: ImageSequenceMaker) -> Double {
    if let seconds = options.still {
      let frame = scene.frames.start + seconds * scene.frameRate.framesPerSecond
      return min(max(frame, scene.frames.start), max(scene.frames.start, scene.frames.end - 1))
    }
    return stillFrame
      ?? StillFrame(scene: scene, looks: sequences.looks).frame(in: scene.frames)
  }
}
