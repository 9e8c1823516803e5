import InbetweenSceneGraph
import InbetweenTimeline
import Testing

@testable import InbetweenExporters

/// Outlines that move are worked out once a frame, and no more than they may take.
@Suite struct OutlineSamplesTests {
  private static let outline = BezierPath([.init(Point(0, 0)), .init(Point(8, 0))])

  @Test("Each frame is worked out once, whatever asks for it")
  func once() {
    var frames: [Double] = []
    let samples = OutlineSamples(
      { frame, _ in
        frames.append(frame)
        return [Self.outline]
      }, limit: 1_000)
    let form = OutlineLayout(of: [Self.outline])
    for frame in [0.25, 0.5, 0.25, 0.5] {
      #expect(samples.numbers(frame, of: form)?.count == 12)
    }
    #expect(frames == [0.25, 0.5])
  }

  @Test("Frames at which the form is another one are remembered, too")
  func otherForm() {
    var count = 0
    let samples = OutlineSamples(
      { _, _ in
        count += 1
        return []
      }, limit: 1_000)
    for _ in 0..<3 { #expect(samples.numbers(1, of: OutlineLayout(of: [Self.outline])) == nil) }
    #expect(count == 1)
  }

  @Test("All frames have one budget")
  func budget() {
    var count = 0
    let samples = OutlineSamples(
      { _, work in
        count += 1
        work.takeSample(of: 60)
        return [Self.outline]
      }, limit: 4_000)
    let form = OutlineLayout(of: [Self.outline])
    for frame in 0..<1_000 { _ = samples.numbers(Double(frame) / 3, of: form) }
    #expect(samples.isSpent)
    #expect(count < 20)
  }
}
