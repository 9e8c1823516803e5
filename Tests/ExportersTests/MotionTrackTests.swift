import InbetweenTimeline
import Testing

@testable import InbetweenExporters

/// Numbers over time as the keyframes that a view has.
@Suite struct MotionTrackTests {
  /// Something that moves in its own way for so many frames, rests for ten, and then goes to 0.1 in less
  /// than three: a way so short is sampled.
  private static func track(
    frames: Int, _ before: @escaping (Double) -> Double
  ) -> MotionTrack {
    let start = Double(frames + 10)
    let source = MotionTrack.Source(
      value: { frame in
        let share = min(1, (frame - start) / 2.5)
        return share > 0 ? share * share / 10 : frame < Double(frames) ? before(frame) : 0
      },
      breaks: (0...frames + 10).map(Double.init), curves: [], precision: .length, tolerance: 3e-4)
    return MotionTrack(source, over: FrameRange(0, start + 2.5), rate: 60)
  }

  private static func curves(_ track: MotionTrack) -> Int {
    track.steps.count { if case .move(_, _, .some) = $0 { true } else { false } }
  }

  @Test("What moves less than is written takes no keyframes, and the curve behind it is found")
  func trembles() {
    let track = Self.track(frames: 2 * KeyframesLimits.keyframes) {
      Int($0) % 2 == 0 ? 0 : 4e-4
    }
    #expect(track.isDelayed && track.steps.count == 2)
    #expect(Self.curves(track) == 1)
  }

  @Test(
    "Curves are looked for as long as a track may still be read, and no longer",
    arguments: [
      (KeyframesLimits.keyframes - 2, 1), (KeyframesLimits.keyframes + 2, 0),
    ])
  func ways(count: Int, curves: Int) {
    let track = Self.track(frames: count) { abs($0.truncatingRemainder(dividingBy: 2) - 1) - 1 }
    #expect(Self.curves(track) == curves)
    #expect((track.steps.count > KeyframesLimits.keyframes) == (curves == 0))
  }
}
