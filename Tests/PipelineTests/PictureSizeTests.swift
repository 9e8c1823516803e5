import InbetweenTimeline
import Testing

@testable import InbetweenPipeline

/// How large pictures are asked for.
@Suite struct PictureSizeTests {
  @Test(
    "Sides are a pixel or more, and never so long that what is made of them is no number",
    arguments: [
      (.natural, 40, 20), (.scaled(0.5), 20, 10), (.scaled(1e300), 1_000_000_000, 1_000_000_000),
      (.scaled(1e-300), 1, 1), (.limited(10), 10, 5), (.limited(.max), 40, 20),
      (.exactly(width: 3, height: 4), 3, 4),
      (.exactly(width: .max, height: .max), 1_000_000_000, 1_000_000_000),
    ] as [(PictureSize, Int, Int)])
  func sides(_ size: PictureSize, _ width: Int, _ height: Int) {
    let timeline = Timeline(
      size: Size(40, 20), frameRate: FrameRate(30), frames: FrameRange(0, 1))
    let sides = size.sides(of: timeline)
    #expect(sides == (width, height))
  }
}
