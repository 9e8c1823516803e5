import InbetweenDiagnostics
import InbetweenTimeline
import TestSupport
import Testing

@testable import InbetweenTimingReport

@Suite struct TimingTokenTests {
  /// A list of lengths, and what it is read as; nil for what is refused.
  static let lists: [(String, [TimeSpan]?)] = [
    ("83, 167, 250 ms", [.seconds(0.083), .seconds(0.167), .seconds(0.25)]),
    ("0.2s,0.5s", [.seconds(0.2), .seconds(0.5)]),
    ("100 ms, 0.5 s", [.seconds(0.1), .seconds(0.5)]),
    ("12 frames", [.frames(12)]), ("83, 167", nil), ("", nil), ("0 ms", nil), ("-5 ms", nil),
    ("5 ms,", nil), ("5 hours", nil), ("ms", nil),
  ]

  @Test("Lengths are read as people list them", arguments: lists)
  func list(_ list: String, _ spans: [TimeSpan]?) {
    #expect(TimingTokens.durations(list)?.map(\.time) == spans)
  }

  private static let tokens = TimingTokens(
    durations: [.init("short", .seconds(0.083)), .init("long", .seconds(0.5))],
    curves: [.init("out", .easeOut), .init("even", .linear)])

  /// Keyframes of an opacity, and what is said of them.
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let keys: [Keyframe<Double>]
    let codes: [DiagnosticCode]
  }

  static let rows = [
    Row(
      testDescription: "a length that is rounded to frames", keys: [.init(0, 0), .init(5, 1)],
      codes: []),
    Row(
      testDescription: "a frame more", keys: [.init(0, 0), .init(6, 1)], codes: [.lengthIsNoToken]),
    Row(testDescription: "a long one", keys: [.init(10, 0, .easeOut), .init(40, 1)], codes: []),
    Row(
      testDescription: "another curve", keys: [.init(10, 0, .easeIn), .init(40, 1)],
      codes: [.curveIsNoToken]),
    Row(
      testDescription: "another length and another curve",
      keys: [.init(10, 0, .easeIn), .init(42, 1)], codes: [.lengthIsNoToken, .curveIsNoToken]),
    Row(
      testDescription: "one token after another, without a rest",
      keys: [.init(0, 0), .init(30, 0.5), .init(60, 1)], codes: []),
    Row(
      testDescription: "a jump has no length", keys: [.init(0, 0, .hold), .init(7, 1)], codes: []),
  ]

  @Test("Each motion has the length and the curve of a token", arguments: rows)
  func check(row: Row) {
    let timeline = Build.timeline([Build.layer("A", opacity: row.keys)])
    let items = Self.tokens.check(Measurement(of: timeline), of: "a.json")
    #expect(items.filter(\.outcome.isFailure).map(\.code) == row.codes)
    #expect(items.allSatisfy { $0.outcome != .passed } == !row.codes.isEmpty || row.keys.count == 2)
  }

  @Test("What is wrong is told with the nearest token")
  func message() {
    let timeline = Build.timeline([
      Build.layer("A", opacity: [.init(30, 0, .easeIn), .init(66, 1)])
    ])
    let items = Self.tokens.check(Measurement(of: timeline), of: "a.json")
    #expect(
      items.map(\.message) == [
        "A › Opacity lasts 0.6 s (36 frames) from 0.5 s; the nearest is 0.5 s (long)",
        "A › Opacity runs by ease-in from 0.5 s; the nearest is even, 18.7 % of the change off",
      ])
  }

  @Test("Where nothing moves, nothing is judged")
  func still() {
    let timeline = Build.timeline([Build.layer("A")])
    let items = Self.tokens.check(Measurement(of: timeline), of: "a.json")
    #expect(items.map(\.outcome) == [.skipped])
  }
}
