import InbetweenTimeline
import Testing

@testable import InbetweenTimeline

@Suite struct TrackTests {
  @Test("A value stays before the first and after the last keyframe")
  func staysOutside() throws {
    let track = try #require(Track(keyframes: [Keyframe(10, 1.0), Keyframe(20, 3.0)]))
    #expect(track.value(atFrame: -5) == 1)
    #expect(track.value(atFrame: 10) == 1)
    #expect(track.value(atFrame: 15) == 2)
    #expect(track.value(atFrame: 20) == 3)
    #expect(track.value(atFrame: 99) == 3)
  }

  @Test("A hold jumps at the next keyframe and not before")
  func hold() throws {
    let track = try #require(Track(keyframes: [Keyframe(0, 1.0, .hold), Keyframe(10, 5.0)]))
    #expect(track.value(atFrame: 9.999) == 1)
    #expect(track.value(atFrame: 10) == 5)
  }

  @Test("Two keyframes at one frame: arrive as the first, go on as the last")
  func jump() throws {
    let track = try #require(
      Track(keyframes: [Keyframe(0, 0.0), Keyframe(10, 10.0), Keyframe(10, 50.0), Keyframe(20, 60)])
    )
    #expect(abs(track.value(atFrame: 9.9) - 9.9) < 1e-12)
    #expect(track.value(atFrame: 10) == 50)
    #expect(track.value(atFrame: 15) == 55)
  }

  @Test("Keyframes out of order are sorted, equals keep their order; none make no track")
  func sorting() throws {
    let track = try #require(
      Track(keyframes: [Keyframe(20, 2.0), Keyframe(0, 0.0), Keyframe(20, 3.0)]))
    #expect(track.keyframes.map(\.value) == [0, 2, 3])
    #expect(Track<Double>(keyframes: []) == nil)
    #expect(Track(keyframes: [Keyframe(.nan, 1.0), Keyframe(0, 2.0)]) == nil)
  }

  @Test("Each dimension follows its own curve, the last curve serves the rest")
  func perDimension() throws {
    let easing = Easing.perDimension([.linear, TimingCurve(1, 0, 1, 0)])
    let track = try #require(
      Track(keyframes: [
        Keyframe(0, Vector3(0, 0, 0), easing), Keyframe(10, Vector3(10, 10, 10)),
      ]))
    let value = track.value(atFrame: 5)
    #expect(value.x == 5)
    #expect(abs(value.y - TimingCurve(1, 0, 1, 0).value(at: 0.5) * 10) < 1e-12)
    #expect(value.z == value.y)
  }

  @Test("On a curved way equal times travel equal lengths")
  func arcLength() throws {
    let path = MotionPath(out: Point(100, 0), in: Point(0, -10))
    let track = try #require(
      Track(keyframes: [
        Keyframe(0, Point(0, 0), .linear, path: path), Keyframe(100, Point(50, 80)),
      ]))
    let steps = stride(from: 0.0, through: 100, by: 1).map(track.value(atFrame:))
    let lengths = zip(steps, steps.dropFirst()).map { ($1 - $0).length }
    let mean = lengths.reduce(0, +) / Double(lengths.count)
    // Chords are a little shorter than arcs where the way bends.
    #expect(lengths.allSatisfy { abs($0 - mean) < 0.02 * mean })
  }

  @Test("Along a way every share of the time is that share of the length, within a thousandth")
  func arcLengthExactly() throws {
    for (out, back) in [
      (Point(100, 0), Point(0, -10)), (Point(-80, 40), Point(90, 30)), (Point(0, 0), Point(-60, 0)),
      (Point(300, -300), Point(-300, -300)),
    ] {
      let track = try #require(
        Track(keyframes: [
          Keyframe(0, Point(0, 0), .linear, path: MotionPath(out: out, in: back)),
          Keyframe(100, Point(50, 80)),
        ]))
      // The curve itself, cut into chords that are short beside what is asked for.
      let curve = (0...200_000).map { step -> Point in
        let t = Double(step) / 200_000
        let (a, b, c) = (3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t)
        return out * a + (Point(50, 80) + back) * b + Point(50, 80) * c
      }
      var lengths = [0.0]
      for (from, to) in zip(curve, curve.dropFirst()) {
        lengths.append((lengths.last ?? 0) + (to - from).length)
      }
      let whole = lengths.last ?? 0
      for frame in stride(from: 1.0, to: 100, by: 7) {
        let place = lengths.firstIndex { $0 >= whole * frame / 100 } ?? 0
        let distance = (track.value(atFrame: frame) - curve[place]).length
        #expect(distance < whole * 1e-3)
      }
    }
  }

  @Test("A way in space travels by length too")
  func arcLengthInSpace() throws {
    let path = MotionPath(out: Vector3(100, 0, 40), in: Vector3(0, -10, 0))
    let track = try #require(
      Track(keyframes: [
        Keyframe(0, Vector3(0, 0, 0), .linear, path: path), Keyframe(50, Vector3(50, 80, 10)),
      ]))
    let steps = stride(from: 0.0, through: 50, by: 1).map(track.value(atFrame:))
    let lengths = zip(steps, steps.dropFirst()).map { ($1 - $0).length }
    let mean = lengths.reduce(0, +) / Double(lengths.count)
    #expect(lengths.allSatisfy { abs($0 - mean) < 0.03 * mean })
  }

  @Test("Outlines of differing counts grow their surplus out of the last vertex")
  func morphOfDifferingCounts() {
    let short = BezierPath([.init(Point(0, 0)), .init(Point(10, 0))])
    let long = BezierPath([.init(Point(0, 0)), .init(Point(10, 0)), .init(Point(10, 10))])
    let middle = short.interpolated(to: long, by: 0.5)
    #expect(middle.vertices.map(\.point) == [Point(0, 0), Point(10, 0), Point(10, 5)])
    #expect(short.interpolated(to: long, by: 1).vertices == long.vertices)
  }

  @Test("Frames become seconds and back")
  func frameRate() {
    let rate = FrameRate(29.97)
    #expect(rate.seconds(atFrame: 29.97) == Seconds(1))
    #expect(abs(rate.frame(at: rate.seconds(atFrame: 123.4)) - 123.4) < 1e-9)
    #expect(FrameRange(10, 4).length == 0)
    #expect(!FrameRange(0, 10).contains(10))
  }
}
