import InbetweenSceneGraph
import InbetweenTimeline
import Testing

@testable import InbetweenExporters

/// Keyframes are found with few samples, and within what they may take.
@Suite struct TrackFitTests {
  private static let range = FrameRange(0, 256)

  /// How often numbers are asked for that jump to and fro with each half frame, where nothing fits.
  @Test("Where no way fits, no more is sampled than shows it")
  func samplesLittle() {
    var count = 0
    let fit = TrackFit(tolerance: 0.01, breaks: [], curves: [])
    let keys = fit.keys(over: Self.range) { frame in
      count += 1
      return [Int((frame * 2).rounded()).isMultiple(of: 2) ? 0 : 1]
    }
    #expect(keys.count > 256)
    #expect(count < 12 * 256)
  }

  @Test("What fits is asked for at each half frame")
  func samplesAll() {
    var frames: Set<Double> = []
    let fit = TrackFit(tolerance: 0.01, breaks: [], curves: [])
    let keys = fit.keys(over: FrameRange(0, 100)) { frame in
      frames.insert(frame)
      return [frame]
    }
    #expect(keys.map(\.frame) == [0, 100])
    for half in 0...200 {
      #expect(frames.contains { abs($0 - Double(half) / 2) < 1e-9 }, "\(Double(half) / 2)")
    }
  }

  @Test("Once the work is spent, ways are straight and the last keyframe is that of the end")
  func endsWithItsWork() {
    let fit = TrackFit(tolerance: 0.01, breaks: [64, 128], curves: [])
    func wave(_ frame: Double) -> [Double] { [Real.sine(frame) * 100] }
    var work = OutlineWork(limit: 40_000)
    let (keys, _) = fit.fitted(over: Self.range, work: &work, wave)
    #expect(work.isSpent)
    #expect(keys.count < 200)
    #expect(keys.last?.frame == 256)
    #expect(keys.last?.numbers == Numbers(wave(256)))
    // Nothing is left for others.
    var rest = OutlineWork(limit: 0)
    let straight = fit.fitted(over: Self.range, work: &rest, wave).keys
    #expect(straight.map(\.frame) == [0, 256])
    #expect(fit.keys(over: Self.range, wave).count > 200)
  }

  @Test("What is cut out of a motion keeps its curve, on another clock too")
  func sources() {
    let property = Property<Double>.keyframed([
      Keyframe(0, 0, .curve(TimingCurve(0.7, 0, 0.2, 1))), Keyframe(40, 100),
    ])
    func inside(_ frame: Double) -> Double { 10 + frame / 2 }
    func value(_ frame: Double) -> [Double] { [property.value(atFrame: inside(frame))] }
    let range = FrameRange(0, 30)
    let own = TrackFit(tolerance: 0.01, breaks: [], curves: [TimingCurve(0.7, 0, 0.2, 1)])
    #expect(own.keys(over: range, value).count > 4)
    let cut = TrackFit(
      tolerance: 0.01, breaks: [], curves: [],
      sources: [EasedMotion([.scalar(property)], clock: inside)])
    let keys = cut.keys(over: range, value)
    #expect(keys.count == 2)
    #expect(keys.first?.numbers == Numbers(value(0)))
    #expect(keys.last?.numbers == Numbers(value(30)))
  }
}
