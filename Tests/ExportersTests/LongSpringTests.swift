import InbetweenTimeline
import Testing

@testable import InbetweenExporters

@Suite struct LongSpringTests {
  @Test(
    "A baked spring is found, and looked for in no more keyframes than the limit says",
    arguments: [0, 1])
  func longest(_ more: Int) {
    let rate = 60.0
    let spring = SpringMotion(response: 6, dampingRatio: 0.4, velocity: 0)
    let last = KeyframesLimits.springFrames.upperBound + more
    let source = MotionTrack.Source(
      value: { spring.value(from: 0, to: 100, at: $0 / rate) },
      breaks: (0...last).map(Double.init), curves: [], precision: .length, tolerance: 0.02)
    let track = MotionTrack(source, over: FrameRange(0, Double(last)), rate: rate)
    let isSpring = track.steps.contains { if case .spring = $0 { true } else { false } }
    #expect(isSpring == (more == 0))
  }
}
