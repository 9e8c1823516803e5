import FrameComparison
import InbetweenDiagnostics
import InbetweenLowering
import InbetweenSceneGraph
import InbetweenTimeline
import TestSupport

@testable import InbetweenPipeline
@testable import InbetweenPreview

/// A fixture as frames are compared, and what is wrongly drawn in its place.
struct NullCase: ~Copyable {
  /// What comparing with wrong frames told.
  enum Verdict: Hashable, Sendable {
    /// It fails, as it should.
    case caught
    /// It would be taken for right.
    case passed
    /// Nothing changes, in no frame that is looked at.
    case unseen
  }

  let timeline: Timeline
  /// At which it is looked at.
  let moments: [Double]
  private let animation: Animation
  private let images: ImageCache
  private let sides: (width: Int, height: Int)
  private var list: AnimatedDisplayList
  private var renderer: Renderer
  private var seen: [Double: FramePixels] = [:]

  init(_ fixture: FixtureCase) throws {
    var log = DiagnosticLog()
    let file = try InputFile.files(named: fixture.path)[0]
    animation = try file.animations(log: &log)[0]
    timeline = animation.timeline
    images = animation.imageCache(of: file)
    sides = Moments.sides(width: timeline.size.width, height: timeline.size.height)
    moments = Moments.frames(start: timeline.frames.start, length: timeline.frames.length)
    list = animation.scene(fonts: [], log: &log).lowered()
    renderer = Renderer(images: images)
  }

  /// The right picture of a frame.
  private mutating func right(_ frame: Double) throws -> FramePixels {
    if let known = seen[frame] { return known }
    let picture = try renderer.pixels(list, frame, sides)
    seen[frame] = picture
    return picture
  }

  /// The verdict on pictures that stand in place of those at all moments.
  private mutating func verdict(
    _ picture: (inout NullCase, Double) throws -> FramePixels
  ) throws -> Verdict {
    var verdict = Verdict.unseen
    // What is in the middle shows more of what goes on.
    for moment in moments[(moments.count / 2)...] + moments[..<(moments.count / 2)] {
      let right = try right(moment)
      let wrong = try picture(&self, moment)
      if right == wrong { continue }
      if FrameDifference.tells(wrong, from: right) { return .caught }
      verdict = .passed
    }
    return verdict
  }

  /// An empty picture for every frame.
  mutating func empty() throws -> Verdict {
    let nothing = FramePixels(
      width: sides.width, height: sides.height,
      pixels: [UInt32](repeating: 0, count: sides.width * sides.height))
    return try verdict { _, _ in nothing }
  }

  /// The first frame for all.
  mutating func frozen() throws -> Verdict {
    let first = try right(timeline.frames.start)
    return try verdict { _, _ in first }
  }

  /// Every frame some frames later.
  mutating func late(by frames: Double) throws -> Verdict {
    try verdict { (it, moment) in try it.right(moment + frames) }
  }

  /// What an alteration of the timeline draws.
  mutating func altered(_ change: (inout Timeline) -> Void) throws -> Verdict {
    var other = animation
    change(&other.timeline)
    var log = DiagnosticLog()
    let wrong = other.scene(fonts: [], log: &log).lowered()
    var renderer = Renderer(images: images)
    let sides = sides
    return try verdict { _, moment in try renderer.pixels(wrong, moment, sides) }
  }
}

extension Renderer {
  fileprivate mutating func pixels(
    _ list: AnimatedDisplayList, _ frame: Double, _ sides: (width: Int, height: Int)
  ) throws -> FramePixels {
    let picture = try render(
      list.displayList(atFrame: frame), width: sides.width, height: sides.height)
    return FramePixels(width: picture.width, height: picture.height, pixels: picture.pixels)
  }
}
