import InbetweenTimeline
import Testing

@testable import InbetweenPipeline

/// The frames in which two versions of an animation differ.
@Suite struct VersionFramesTests {
  private static func version(_ rate: Double, until end: Double) -> VersionFrames.Version {
    let timeline = Timeline(
      name: "Orb", size: Size(8, 8), frameRate: FrameRate(rate), frames: FrameRange(0, end))
    return (Animation(name: "Orb", timeline: timeline), InputFile(path: "orb.timeline.json"))
  }

  @Test(
    "However long versions are, some moments of them are looked at",
    arguments: [(30, 60), (30, 1e20), (30, 1e300), (1e-300, 60), (1e300, 60)] as [(Double, Double)])
  func anyLength(_ rate: Double, _ end: Double) {
    var drawn = VersionFrames(Self.version(30, until: 60), Self.version(rate, until: end))
    #expect(drawn.most().isEmpty)
  }
}
