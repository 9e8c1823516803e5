import InbetweenTimeline
import Testing

@testable import InbetweenTimingReport

@Suite struct SegmentTests {
  /// Keyframes and what is found in them.
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let keys: [Keyframe<Double>]
    let stories: [String]
    var loops: Bool?

    init(
      _ name: String, _ keys: [Keyframe<Double>], _ stories: [String], loops: Bool? = nil
    ) {
      testDescription = name
      self.keys = keys
      self.stories = stories
      self.loops = loops
    }
  }

  static let rows = [
    Row("one move", [.init(0, 0, .easeInOut), .init(24, 1)], ["0…24 0→1 ease-in-out"]),
    Row(
      "moves that stop between are two",
      [
        .init(0, 0, .easeInOut), .init(24, 0.5, .easeInOut), .init(48, 1),
      ], ["0…24 0→0.5 ease-in-out", "24…48 0.5→1 ease-in-out"]),
    Row(
      "motion that runs through a keyframe is one",
      [
        .init(0, 0), .init(24, 0.5), .init(48, 1),
      ], ["0…48 0→1 linear"]),
    Row(
      "and has no single curve when its speed changes",
      [
        .init(0, 0), .init(24, 0.3), .init(48, 1),
      ], ["0…48 0→1 2 intervals"]),
    Row(
      "motion that turns back is two", [.init(0, 0), .init(24, 1), .init(48, 0)],
      ["0…24 0→1 linear", "24…48 1→0 linear"]),
    Row(
      "a much faster part is a move of its own",
      [
        .init(0, 0), .init(60, 0.1), .init(70, 1),
      ], ["0…60 0→0.1 linear", "60…70 0.1→1 linear"]),
    Row(
      "a rest splits", [.init(0, 0), .init(24, 1), .init(48, 1), .init(72, 2)],
      ["0…24 0→1 linear", "48…72 1→2 linear"]),
    Row(
      "a hold changes at its end", [.init(0, 0, .hold), .init(24, 1, .hold), .init(48, 1)],
      ["24…24 0→1 at once"]),
    Row(
      "two values at one frame are a jump",
      [
        .init(0, 0), .init(24, 1), .init(24, 0), .init(48, 1),
      ], ["0…24 0→1 linear", "24…24 1→0 at once", "24…48 0→1 linear"]),
    Row("keyframes of one value are no motion", [.init(0, 1), .init(24, 1)], []),
    Row("one keyframe is no motion", [.init(12, 1)], []),
    Row(
      "what lies outside the animation is cut off", [.init(-24, 0), .init(24, 1)],
      ["0…24 0.5→1 linear"]),
    Row(
      "a curve that is cut is measured anew",
      [
        .init(-24, 0, .curve(0.42, 0, 0.58, 1)), .init(24, 1),
      ], ["0…24 0.5→1 (0.29, 0.5, 0.58, 1)"]),
    Row("what ends before the animation is not shown", [.init(-48, 0), .init(-24, 1)], []),
    Row("what begins after the animation is not shown", [.init(240, 0), .init(264, 1)], []),
    Row(
      "motion is joined across the seam",
      [
        .init(0, 0.5, .curve(0.29, 0.5, 0.58, 1)), .init(60, 1, .hold),
        .init(120, 0, .hold), .init(180, 0, .curve(0.42, 0, 0.71, 0.5)), .init(240, 0.5),
      ], ["120…120 1→0 at once", "180…300 0→1 ease-in-out"]),
    Row(
      "but not when the document says that it plays once",
      [
        .init(0, 0.5), .init(60, 1), .init(120, 1, .hold), .init(180, 0), .init(240, 0.5),
      ],
      [
        "0…60 0.5→1 linear", "180…180 1→0 at once", "180…240 0→0.5 linear",
      ], loops: false),
    Row(
      "motion that stops at the seam is not joined",
      [
        .init(0, 0.5, .easeInOut), .init(60, 1), .init(180, 1, .easeInOut), .init(240, 0.5),
      ], ["0…60 0.5→1 ease-in-out", "180…240 1→0.5 ease-in-out"]),
    Row(
      "a loop that ends elsewhere than it begins jumps at the seam",
      [
        .init(0, 0), .init(60, 1),
      ], ["0…60 0→1 linear", "240…240 1→0 at once"], loops: true),
  ]

  @Test("Motion in a track is found by rule", arguments: rows)
  func finds(_ row: Row) {
    #expect(Build.segments(row.keys, loops: row.loops).map(\.story) == row.stories)
  }

  @Test(
    "A curve baked on every frame is found again",
    arguments: [NamedEasing.easeInOut, .easeIn, .easeOut, .ease])
  func baked(_ name: NamedEasing) {
    let keys = (0...30).map {
      Keyframe(Double($0), 10 * name.curve.value(at: Double($0) / 30))
    }
    let segments = Build.segments(keys)
    #expect(segments.count == 1)
    // Straight ways between samples stray from the curve by a thousandth.
    guard case .named(name, let error) = segments.first?.easing else {
      Issue.record("\(segments.map(\.story)) is not \(name)")
      return
    }
    #expect(error < 0.0015)
    #expect(segments[0].story.hasPrefix("0…30 0→10 \(name.rawValue)"))
  }

  @Test("A curve without a name that is baked on every frame is found by its numbers")
  func bakedCurve() throws {
    let curve = TimingCurve(0.7, 0, 0.2, 1)
    let keys = (0...60).map { Keyframe(Double($0), curve.value(at: Double($0) / 60)) }
    let easing = try #require(Build.segments(keys).first?.easing)
    guard case .curve(let found, _) = easing else {
      Issue.record("\(easing) is no curve")
      return
    }
    #expect(found.deviation(from: curve) < 0.005)
  }

  @Test("A spring baked on every frame is one motion", arguments: [0.3, 0.5, 0.7])
  func spring(damping: Double) throws {
    let frequency = 2 * Double.pi / 20
    let swing = frequency * (1 - damping * damping).squareRoot()
    let keys = (0...60).map { frame in
      let time = Double(frame)
      let fade = Real.exponential(-damping * frequency * time)
      let value =
        Real.cosine(swing * time) + damping * frequency / swing * Real.sine(swing * time)
      return Keyframe(time, 1 - fade * value)
    }
    let segments = Build.segments(keys)
    #expect(segments.count == 1)
    guard case .spring(let response, let found, _) = try #require(segments.first).easing else {
      Issue.record("\(segments[0].easing) is no spring")
      return
    }
    #expect(abs(found - damping) < 0.03)
    #expect(abs(response - 20) < 0.5)
  }

  @Test("What only comes near a curve says how near, as a share of the way")
  func errors() throws {
    let bumps = (0...60).map { frame in
      let share = NamedEasing.easeInOut.curve.value(at: Double(frame) / 60)
      return Keyframe(Double(frame), 100 * (share + (frame % 60 == 30 ? 0.004 : 0)))
    }
    let easing = try #require(Build.segments(bumps).first?.easing)
    guard case .named(.easeInOut, let error) = easing else {
      Issue.record("\(easing) is not named")
      return
    }
    #expect(abs(error - 0.004) < 1e-6)
    #expect(easing.text == "ease-in-out ± 0.4 %")
    #expect(MeasuredEasing.named(.ease, error: 0.0009).text == "ease")
    #expect(
      MeasuredEasing.spring(response: 24, damping: 0.7, error: 0.012).text
        == "spring (24 frames, 0.7) ± 1.2 %")
    #expect(
      MeasuredEasing.curve(TimingCurve(0.33, 0, 0.2, 1), error: 0.003).text
        == "(0.33, 0, 0.2, 1) ± 0.3 %")
    #expect(easing.reversed.error == error)
  }

  @Test("A bounce baked on every frame is a rise and a fall")
  func bounce() {
    let keys = (0...40).map { frame -> Keyframe<Double> in
      let time = Double(frame) / 20 - 1
      return Keyframe(Double(frame), 1 - time * time)
    }
    let stories = Build.segments(keys).map(\.story)
    #expect(stories.count == 2)
    #expect(stories.first?.hasPrefix("0…20 0→1 ") == true)
    #expect(stories.last?.hasPrefix("20…40 1→0 ") == true)
  }

  @Test("Motion along a closed path moves although it comes back")
  func closedPath() {
    let path = MotionPath(out: Vector3(50, 0), in: Vector3(0, 50))
    let layer = Build.layer(
      "A", position: [.init(0, .zero, .easeInOut, path: path), .init(60, .zero)])
    let rows = Measurement(of: Build.timeline([layer])).rows
    #expect(rows.map(\.property) == ["Position"])
    #expect(rows.first?.segments.map(\.story) == ["0…60 0,0,0→0,0,0 ease-in-out"])
  }

  @Test("Dimensions with their own curves are told by the one that moves most")
  func dimensions() {
    let easing = Easing.perDimension([.easeIn, .easeOut])
    let layer = Build.layer(
      "A", position: [.init(0, Vector3(0, 0), easing), .init(60, Vector3(5, 100))])
    let segments = Measurement(of: Build.timeline([layer])).rows.first?.segments ?? []
    #expect(segments.map(\.easing) == [.named(.easeOut)])
  }

  @Test("Times count from the first frame shown")
  func firstFrame() {
    let layer = Build.layer("A", opacity: [.init(130, 0), .init(160, 1)])
    let rows = Measurement(of: Build.timeline([layer], start: 100)).rows
    #expect(rows.first?.segments.map(\.story) == ["30…60 0→1 linear"])
    #expect(rows.first?.keyframes == [30, 60])
  }

  @Test("An animation without length has no motion")
  func empty() {
    let layer = Build.layer("A", opacity: [.init(0, 0), .init(60, 1)])
    let report = Report.make(of: Build.timeline([layer], frames: 0), named: "a.json")
    #expect(report.measurement.rows.isEmpty)
    #expect(report.summary.hasPrefix("0 moving properties over 0 s"))
  }
}
