import Foundation
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
    // Each jump is looked for with five more, and what lies around it with three.
    #expect(count < 36 * 256, "\(count)")
  }

  @Test("That something does not rest on is seen long before the frame at which it moves")
  func looksAhead() {
    var count = 0
    let fit = TrackFit(tolerance: 0.01, breaks: [], curves: [])
    let (keys, error) = fit.fitted(over: Self.range) { frame in
      count += 1
      return [frame < 200 ? 0 : 80 * sin((frame - 200) / 56 * .pi)]
    }
    #expect(keys.contains { $0.numbers[0] > 79 })
    #expect(error <= 0.01)
    // Gone through from the start on, each part that rests at first takes all frames of its rest: 1,091.
    #expect(count < 900)
  }

  @Test(
    "What jumps between half frames stays until then, wherever that is",
    arguments: [10.3, 41, 77.51])
  func jumps(at jump: Double) {
    func numbers(_ frame: Double) -> [Double] { [frame + (frame < jump ? 0 : 90), 5] }
    let fit = TrackFit(tolerance: 0.01, breaks: [], curves: [])
    let (keys, error) = fit.fitted(over: FrameRange(0, 100), numbers)
    #expect(error <= 0.01)
    let pairs = zip(keys, keys.dropFirst()).filter { $0.0.easing == .hold }
    let found = pairs.first { $1.numbers[0] - $0.numbers[0] > 80 }
    #expect(found.map { $0.0.frame <= jump && jump <= $0.1.frame } == true)
    #expect(found.map { $0.1.frame - $0.0.frame <= 1.0 / 64 } == true)
  }

  @Test("What moves by much within half a frame has keyframes there, as close as that takes")
  func fastMotion() {
    func numbers(_ frame: Double) -> [Double] { [Real.sine(frame * 2) * 40] }
    let fit = TrackFit(tolerance: 0.01, breaks: [], curves: [])
    let (keys, error) = fit.fitted(over: FrameRange(0, 20), numbers)
    let gaps = zip(keys, keys.dropFirst()).map { $1.frame - $0.frame }
    #expect(gaps.min() == 0.0625)
    // 16 tolerances; a straight way over an eighth of a frame is up to 40 (1 - cos 0.125) off, 0.31.
    #expect(error < 0.16)
    for step in 0...2_000 {
      let frame = Double(step) / 100
      let place = max(1, keys.firstIndex { $0.frame > frame } ?? keys.count - 1)
      let (from, to) = (keys[place - 1], keys[place])
      let way = (frame - from.frame) / (to.frame - from.frame)
      let shown = from.numbers[0] + (to.numbers[0] - from.numbers[0]) * way
      #expect(abs(shown - numbers(frame)[0]) < 0.17, "\(frame)")
    }
  }

  @Test("Keyframes stand a 64th of a frame apart at least, however fast it goes")
  func fastestMotion() {
    let fit = TrackFit(tolerance: 0.01, breaks: [], curves: [])
    let (keys, error) = fit.fitted(over: FrameRange(0, 2)) { [$0 * $0 * 1e6] }
    let gaps = zip(keys, keys.dropFirst()).map { $1.frame - $0.frame }
    // So fast that it arrives at its end elsewhere than it is there.
    #expect(gaps.filter { $0 > 0 }.min() == 1.0 / 64)
    #expect(error > 0.16)
  }

  @Test(
    "Of many numbers at once few easings are tried, of few all",
    arguments: [(1, 2), (100_000, 2), (250_000, 8)])
  func easings(_ numbers: Int, _ keys: Int) {
    // The last one is that of the motion: the others come before it in order.
    let curves = (1...20).map { TimingCurve(0.04 * Double($0), 0, 1, 1) }
    let fit = TrackFit(tolerance: 0.01, breaks: [], curves: curves)
    let found = fit.keys(over: FrameRange(0, 2)) { frame in
      Array(repeating: 10 * curves[19].value(at: frame / 2), count: numbers)
    }
    #expect(found.count == keys)
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

  /// A line of a given length around the corners of a square of 100 pixels.
  private static func line(along length: Double) -> [BezierPath] {
    let corners = [Point(0, 0), Point(100, 0), Point(100, 100), Point(0, 100), Point(0, 0)]
    let whole = MeasuredPath(BezierPath(corners.map { .init($0) }))
    return [whole.part(from: 0, to: length)].filter { !$0.vertices.isEmpty }
  }

  @Test("A line that grows around corners at constant speed takes two keyframes to each corner")
  func growingLine() throws {
    let fit = TrackFit(tolerance: 0.01, breaks: [0, 30], curves: [])
    var work = OutlineWork()
    // 13 pixels a frame: corners are passed between frames.
    let (runs, error) = try #require(
      fit.outlineRuns(over: FrameRange(0, 30), work: &work) { frame, _ in
        Self.line(along: frame * 13)
      })
    #expect(error <= 0.01)
    // Nothing, for a 64th of a frame; then a vertex more each time.
    #expect(runs.map(\.form.vertexCount) == [0, 2, 3, 4, 5])
    #expect(runs.map(\.keys.count) == [1, 2, 2, 2, 2])
    #expect(runs[1].keys.first?.frame == 1.0 / 64)
    for (run, corner) in zip(runs.dropFirst(2), 1...3) {
      #expect(abs((run.keys.first?.frame ?? 0) - Double(corner) * 100 / 13) < 1e-3)
    }
  }

  @Test("An outline is worked out once at each frame, and costs as much each time it is asked for")
  func asksOnce() throws {
    let fit = TrackFit(tolerance: 0.01, breaks: [], curves: [])
    var times: [Double: Int] = [:]
    func runs(limit: Int) -> [OutlineRun]? {
      times = [:]
      var work = OutlineWork(limit: limit)
      return fit.outlineRuns(over: FrameRange(0, 30), work: &work) { frame, work in
        times[frame, default: 0] += 1
        work.take(points: 1_000)
        // Its form changes five times a frame.
        let count = 2 + Int(frame * 5) % 2
        return [BezierPath((0..<count).map { .init(Point(Double($0) * 9, frame)) })]
      }?.runs
    }
    let found = try #require(runs(limit: 400_000_000))
    #expect(found.count > 30)
    #expect(times.count > 100)
    #expect(times.values.allSatisfy { $0 == 1 })
    // A track has a quarter of it: enough for each frame once, and not for all that is asked.
    let coarse = try #require(runs(limit: times.count * 1_000 * 4))
    #expect(coarse.flatMap(\.keys).count < found.flatMap(\.keys).count)
  }

  @Test("What moves by less than may be seen until its form changes stands, and the error says so")
  func slowLine() throws {
    let fit = TrackFit(tolerance: 0.02, breaks: [], curves: [])
    var work = OutlineWork()
    let (runs, error) = try #require(
      fit.outlineRuns(over: FrameRange(1, 1_000), work: &work) { frame, _ in
        Self.line(along: frame * 0.31)
      })
    #expect(runs.map(\.form.vertexCount) == [2, 3, 4, 5])
    #expect(runs.allSatisfy { $0.keys.allSatisfy { $0.frame == $0.frame.rounded() } })
    // The last corner is passed at 967.74, 0.23 pixels after the last whole frame before it.
    #expect(error > 0.2 && error < 0.32)
  }

  @Test("Outlines that take too much with keyframes within half a frame do without them")
  func coarseOutlines() throws {
    let fit = TrackFit(tolerance: 0.01, breaks: [], curves: [])
    func gaps(limit: Int) -> Double? {
      var work = OutlineWork(limit: limit)
      let found = fit.outlineRuns(over: FrameRange(0, 20), work: &work) { frame, work in
        work.take(points: 1_000)
        let x = Real.sine(frame * 2) * 40
        return [BezierPath([.init(Point(x, 0)), .init(Point(x + 9, 9))])]
      }
      guard let keys = found?.runs.flatMap(\.keys) else { return nil }
      return zip(keys, keys.dropFirst()).map { $1.frame - $0.frame }.min()
    }
    #expect(gaps(limit: 40_000_000) == 0.0625)
    #expect(gaps(limit: 1_600_000) == 0.5)
    #expect(gaps(limit: 100_000) == nil)
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

  @Test(
    "Where a way goes far beyond its ends and comes back, no curve is looked for that far",
    arguments: [1e4, 1e9, 1e300])
  func farWays(_ height: Double) {
    let samples = (0...16).map { step -> (time: Double, way: Double) in
      let time = Double(step) / 16
      return (time, time + height * time * (1 - time))
    }
    #expect(CurveSearch(samples: samples, tolerance: 0.01).curve() == nil)
  }

  @Test(
    "What rests, moves once along a curve and rests again has a keyframe at both ends of its motion",
    arguments: [(36.0, 54.0), (12.5, 30), (100, 200)])
  func restsAround(start: Double, stop: Double) {
    let curve = TimingCurve.easeInOut
    func numbers(_ frame: Double) -> [Double] {
      [80 * curve.value(at: min(1, max(0, (frame - start) / (stop - start))))]
    }
    let fit = TrackFit(tolerance: 0.01, breaks: [], curves: [curve])
    let (keys, error) = fit.fitted(over: Self.range, numbers)
    #expect(error <= 0.01)
    let moving = zip(keys, keys.dropFirst()).filter { $0.0.numbers != $0.1.numbers }
    #expect(moving.map { [$0.0.frame, $0.1.frame] } == [[start, stop]])
    #expect(moving.first?.0.easing == .curve(curve))
  }

  @Test("What leaves where it rests and comes back is no rest")
  func blinks() {
    func numbers(_ frame: Double) -> [Double] { [(40..<42).contains(frame) ? 1 : 0] }
    let fit = TrackFit(tolerance: 0.01, breaks: [40, 42], curves: [])
    let keys = fit.keys(over: Self.range, numbers)
    #expect(numbers(41) == [1])
    #expect(keys.last { $0.frame <= 41 }?.numbers == [1])
    #expect(keys.last { $0.frame <= 39 }?.numbers == [0])
    #expect(keys.last { $0.frame <= 43 }?.numbers == [0])
  }

  @Test("A cubic of time takes one curve, whichever of several numbers goes furthest")
  func cubic() {
    func way(_ share: Double) -> Double { ((0.9 * share - 1.2) * share + 1.3) * share }
    func numbers(_ frame: Double) -> [Double] {
      let share = way(frame / 256)
      return [3 + 2 * share, 400 * share, 7]
    }
    let fit = TrackFit(tolerance: 0.05, breaks: [], curves: [])
    let (keys, error) = fit.fitted(over: Self.range, numbers)
    #expect(keys.count == 2)
    // A curve is written to 1/10,000 of its way.
    #expect(error < 0.05)
    guard case .curve(let curve)? = keys.first?.easing else {
      Issue.record("\(keys)")
      return
    }
    #expect(abs(curve.value(at: 0.4) - way(0.4)) < 1e-4)
  }

  @Test("Numbers of which one turns round have no common cubic")
  func turnsRound() {
    func numbers(_ frame: Double) -> [Double] { [frame, 20 * Real.sine(frame / 256 * .pi)] }
    let fit = TrackFit(tolerance: 0.01, breaks: [], curves: [])
    let (keys, error) = fit.fitted(over: Self.range, numbers)
    #expect(error <= 0.01)
    #expect(keys.count > 16)
  }

  @Test("Outlines that take all there is at three frames are not worked out at the others")
  func looksAtThree() {
    for (points, most) in [(100_000, 3), (10_000, 4_000)] {
      var count = 0
      var work = OutlineWork()
      let fit = TrackFit(tolerance: 0.01, breaks: [], curves: [])
      let found = fit.outlineRuns(over: FrameRange(0, 60), work: &work) { _, work in
        count += 1
        work.take(points: points)
        return [BezierPath([.init(Point(0, 0)), .init(Point(1, 0))])]
      }
      #expect((found == nil) == (points > 10_000))
      #expect(count <= most, "\(count)")
      #expect(count >= min(most, 60), "\(count)")
    }
  }

  @Test("Outlines that are cheap at one of three frames are worked out as far as they may be")
  func looksOn() {
    var count = 0
    var work = OutlineWork()
    let fit = TrackFit(tolerance: 0.01, breaks: [], curves: [])
    _ = fit.outlineRuns(over: FrameRange(0, 60), work: &work) { frame, work in
      count += 1
      work.take(points: frame >= 59 ? 1 : 500_000)
      return []
    }
    #expect(count >= 10, "\(count)")
  }
}
