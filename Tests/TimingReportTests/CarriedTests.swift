import InbetweenTimeline
import TestSupport
import Testing

@testable import InbetweenTimingReport

/// What a layer shows beside its own keyframes: what carries it, its in and out points, and its
/// dimensions as one.
@Suite struct CarriedTests {
  private static let move: [Keyframe<Vector3>] = [
    .init(30, Vector3(0, 0, 0)), .init(60, Vector3(50, 0, 0)),
  ]

  /// A child that rests below a parent that moves, one that moves itself, and a layer in a composition
  /// that fades.
  private static let carried: Timeline = {
    var child = Build.layer("Child", id: 1)
    child.parent = 2
    var busy = Build.layer("Busy", id: 3, opacity: [.init(120, 0), .init(150, 1)])
    busy.parent = 2
    var orb = Build.nesting("c", name: "Orb")
    orb.transform.opacity = .keyframed([.init(90, 0), .init(105, 1)])
    var still = Build.layer("Still", id: 5)
    still.parent = 6
    return Build.timeline(
      [
        child, Build.layer("Boss", id: 2, position: move), busy, orb, still,
        Build.layer("Rock", id: 6),
      ],
      compositions: [
        Composition(
          id: "c", name: "c", layers: [Build.layer("Circle", id: 1)])
      ])
  }()

  /// A layer that is shown from frame 60 to 120.
  private static let cut: Timeline = {
    var dot = Build.layer("Dot")
    dot.timing = LayerTiming(FrameRange(60, 120))
    return Build.timeline([dot])
  }()

  /// A position whose dimensions move at times of their own: x from 0 to 30, y from 15 to 45, and x
  /// alone from 90 to 100.
  private static let split: Timeline = {
    var car = Build.layer("Car")
    let x: [Keyframe<Double>] = [.init(0, 0), .init(30, 50, .hold), .init(90, 50), .init(100, 60)]
    let y: [Keyframe<Double>] = [.init(15, 0), .init(45, 50)]
    car.transform.position = .separate(
      x: .keyframed(x), y: .keyframed(y), z: .constant(0))
    return Build.timeline([car])
  }()

  /// What a promise says, of what, and how it fares.
  struct Row: CustomTestStringConvertible, Sendable {
    let timeline: Timeline
    let promise: String
    let verdict: Verdict
    var testDescription: String { "\(promise): \(verdict.rawValue)" }

    init(_ timeline: Timeline, _ promise: String, _ verdict: Verdict) {
      self.timeline = timeline
      self.promise = promise
      self.verdict = verdict
    }
  }

  static let rows = [
    Row(carried, "layer: Child, starts: 0.5 s, lasts: 0.5 s", .kept),
    Row(carried, "layer: Child, property: Position, starts: 0.5 s, lasts: 0.5 s", .kept),
    Row(carried, "layer: Child, starts: 0.6 s, lasts: 0.5 s", .broken),
    Row(carried, "layer: Child, property: Opacity, starts: 0.5 s, lasts: 0.5 s", .missing),
    Row(carried, "layer: Busy, starts: 2 s, lasts: 0.5 s", .kept),
    Row(carried, "layer: Busy, property: Position, starts: 0.5 s, lasts: 0.5 s", .kept),
    Row(carried, "layer: Busy, starts: 0.5 s, lasts: 0.5 s", .missing),
    Row(carried, "layer: Circle, starts: 1.5 s, lasts: 0.25 s", .kept),
    Row(carried, "layer: Circle, property: Opacity, starts: 1.5 s, lasts: 0.4 s", .broken),
    Row(carried, "layer: Still, starts: 0.5 s", .missing),
    Row(cut, "layer: Dot, starts: 1 s, lasts: 1 s", .kept),
    Row(cut, "layer: Dot, starts: 1 s, lasts: instant", .kept),
    Row(cut, "layer: Dot, property: Visibility, starts: 2 s, lasts: instant", .kept),
    Row(cut, "layer: Dot, starts: 1.2 s, lasts: instant", .broken),
    Row(cut, "layer: Dot, property: Visibility, starts: 1 s, lasts: 1.4 s", .broken),
    Row(cut, "layer: Dot, starts: 1 s, lasts: instant, from: 0 %, to: 100 %", .kept),
    Row(cut, "layer: Dot, property: Opacity, starts: 1 s", .missing),
    Row(split, "layer: Car, property: Position, starts: 0 s, lasts: 0.75 s", .kept),
    Row(split, "layer: Car, property: Position, starts: 0 s, lasts: 0.5 s", .broken),
    Row(split, "layer: Car, property: Position y, starts: 0.25 s, lasts: 0.5 s", .kept),
    Row(split, "layer: Car, property: Position, starts: 1.5 s, lasts: 10 frames", .kept),
    Row(
      split, "layer: Car, property: Position, starts: 0 s, from: [0, 0], to: [50, 50]", .kept),
    Row(
      split, "layer: Car, property: Position, starts: 1.5 s, from: [50, 50], to: [60, 50]", .kept),
  ]

  private static func report(_ timeline: Timeline, _ promise: String) throws -> Report {
    let timing = try DocumentedTiming.read(
      yaml: "promises:\n  - { name: P, \(promise) }\n", fileName: "a.timing.yaml")
    return Report.make(of: timeline, named: "a.json", against: timing)
  }

  @Test(
    "What carries a layer, shows it or moves it by dimensions is promised of it", arguments: rows)
  func verdict(row: Row) throws {
    let result = try #require(try Self.report(row.timeline, row.promise).results.first)
    #expect(result.verdict == row.verdict, "\(result.checks)")
  }

  @Test("What creeps by nothing that is seen before a motion is no motion")
  func creeping() throws {
    let timeline = Build.timeline([
      Build.layer(
        "A",
        position: [
          .init(0, Vector3(50, 0, 0)), .init(30, Vector3(50.02, 0, 0)),
          .init(90, Vector3(150, 0, 0)),
        ])
    ])
    let right = try Self.report(timeline, "layer: A, property: Position, starts: 0.5 s, lasts: 1 s")
    #expect(right.results.map(\.verdict) == [.kept])
    let wrong = try Self.report(
      timeline, "layer: A, property: Position, starts: 0.5 s, lasts: 1.4 s")
    let check = try #require(wrong.results.first?.checks.first)
    #expect(check.quantities.map(\.verdict) == [.kept, .broken])
    #expect(check.span == Check.Span(start: 30, end: 90))
  }

  @Test("What is promised of all dimensions is promised of each")
  func undocumented() throws {
    let report = try Self.report(
      Self.split, "layer: Car, property: Position, starts: 0 s, lasts: 0.75 s")
    #expect(
      report.undocumented.map(\.place) == ["Car › X Position"]
        && report.undocumented.map { $0.spans.map(\.start) } == [[90]])
  }

  @Test("Parents in a circle carry nothing")
  func circle() throws {
    var (one, other) = (Build.layer("One", id: 1), Build.layer("Other", id: 2))
    (one.parent, other.parent) = (2, 1)
    let report = try Self.report(Build.timeline([one, other]), "layer: One, starts: 0.5 s")
    #expect(report.results.map(\.verdict) == [.missing])
  }
}
