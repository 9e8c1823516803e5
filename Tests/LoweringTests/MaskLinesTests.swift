import InbetweenSceneGraph
import InbetweenTimeline
import Testing

@testable import InbetweenLowering

@Suite struct MaskLinesTests {
  private static func line(_ count: Int) -> BezierPath {
    BezierPath((0..<count).map { .init(Point(Double($0), 0)) }, isClosed: false)
  }

  /// A mask that has two points, and from frame 10 on a hundred; the second half of it is drawn.
  private static let lines = MaskLines(
    masks: [.keyframed([Keyframe(0, line(2)), Keyframe(10, line(100))])], number: 1, takesAll: 1,
    isSequence: 0, start: 0.5, end: 1)

  @Test(
    "Parts of masks cost as much as the masks have points at that frame",
    arguments: [(0.0, 2), (10, 100)])
  func work(frame: Double, points: Int) {
    var work = OutlineWork()
    work.begin()
    let parts = Self.lines.outlines(atFrame: frame, work: &work)
    #expect(parts.count == 1)
    #expect(parts == Self.lines.outlines(atFrame: frame))
    // Looking at a frame takes as long as twenty points, measuring a curve as eight.
    #expect(work.taken == 20 + 8 * points)
  }

  @Test("Once all work is spent, nothing is drawn")
  func spent() {
    var work = OutlineWork(limit: 0)
    work.begin()
    #expect(Self.lines.outlines(atFrame: 0, work: &work).isEmpty)
    #expect(work.taken == 0)
  }
}
