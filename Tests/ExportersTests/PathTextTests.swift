import InbetweenTimeline
import Testing

@testable import InbetweenExporters

/// Outlines as text.
@Suite struct PathTextTests {
  @Test(
    "A coordinate beyond all screens is written short, and lies in its direction",
    arguments: [
      (Point(10, -4.5), "10-4.5"),
      (Point(-1e15, 2e15), "-1000000000000000 1000000000000000"),
      (Point(5e40, 7), "1000000000000000 7"),
      (Point(7, -5e40), "7-1000000000000000"),
      (Point(-4e80, 1e80), "-1000000000000000 250000000000000"),
      (Point(.infinity, 1e300), "1000000000000000 5562684.646"),
      (Point(.nan, 3), "0 3"),
    ])
  func far(_ point: Point, _ text: String) {
    let outline = BezierPath([.init(point)])
    #expect(String(decoding: PathText.bytes([outline]), as: UTF8.self) == "M" + text)
  }
}
