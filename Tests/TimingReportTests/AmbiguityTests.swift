import InbetweenDiagnostics
import InbetweenTimeline
import TestSupport
import Testing

@testable import InbetweenTimingReport

/// Names that several layers bear, and promises that say different things of one motion.
@Suite struct AmbiguityTests {
  /// Two layers of one name, of which one grows later; a third of it rests.
  private static let dots = Build.timeline([
    Build.layer("Dot", id: 1, opacity: [.init(12, 0), .init(30, 1)]),
    Build.layer("Dot", id: 2, opacity: [.init(36, 0), .init(54, 1)]),
    Build.layer("Dot", id: 3),
    Build.layer("Title", id: 4, opacity: [.init(60, 0, .linear), .init(84, 1)]),
  ])

  private static func report(_ timeline: Timeline, _ promises: String...) throws -> Report {
    let rows = promises.enumerated().map { "  - { name: P\($0 + 1), \($1), source: \($0 + 3) }" }
    let timing = try DocumentedTiming.read(
      yaml: "promises:\n" + rows.joined(separator: "\n"), fileName: "a.timing.yaml")
    return Report.make(of: timeline, named: "a.json", against: timing)
  }

  @Test("A name that several layers bear is told, with how to say which is meant")
  func ambiguous() throws {
    let report = try Self.report(Self.dots, "layer: Dot, property: Opacity, lasts: 0.3 s")
    let result = try #require(report.results.first)
    #expect(result.verdict == .kept)
    #expect(result.ambiguity == Ambiguity(name: "Dot", addresses: ["Dot[1]", "Dot[2]"]))
    let told = "2 layers are called \"Dot\"; say which is meant: Dot[1], Dot[2]"
    #expect(report.text().contains("    ! " + told))
    #expect(report.markdown().contains("- ⚠️ **P1**: "))
    #expect(report.findings.map(\.code) == [.ambiguousName])
    #expect(report.summary.contains("1 name of several layers"))
    #expect(
      report.checkList(ReportFiles(animation: "a.json")).items.contains {
        $0.code == .ambiguousName && $0.message.contains("Dot[2]")
      })
  }

  @Test(
    "A layer that is addressed is no other",
    arguments: [
      "layer: \"Dot[2]\", starts: 0.6 s, lasts: 0.3 s", "layer: Title, starts: 1 s, lasts: 0.4 s",
    ])
  func addressed(promise: String) throws {
    let report = try Self.report(Self.dots, promise)
    #expect(report.results.map(\.ambiguity) == [nil])
    #expect(report.results.map(\.verdict) == [.kept])
  }

  @Test("Layers of one name in two compositions are told apart by their ways")
  func nested() throws {
    let inner = { (id: String) in
      Composition(
        id: id, name: id,
        layers: [Build.layer("Dot", id: 1, opacity: [.init(0, 0), .init(18, 1)])])
    }
    let timeline = Build.timeline(
      [Build.nesting("a", name: "Left"), Build.nesting("b", name: "Right", start: 60)],
      compositions: [inner("a"), inner("b")])
    let report = try Self.report(timeline, "layer: Dot, lasts: 0.3 s")
    #expect(report.results.first?.ambiguity?.addresses == ["Left › Dot", "Right › Dot"])
    let one = try Self.report(timeline, "layer: Right › Dot, starts: 1 s, lasts: 0.3 s")
    #expect(one.results.map(\.verdict) == [.kept])
    #expect(one.results.map(\.ambiguity) == [nil])
  }

  /// What two promises say of one motion, and what is told of it; nil for nothing.
  static let pairs: [(String, String, String?)] = [
    ("starts: 1 s, lasts: 0.4 s", "starts: 1 s, lasts: 0.5 s", "it lasts 0.4 s and 0.5 s"),
    ("starts: 1 s, lasts: 0.4 s", "starts: 1.2 s, lasts: 0.4 s", "it starts at 1 s and 1.2 s"),
    (
      "starts: 1 s, easing: linear", "starts: 1 s, easing: ease-in",
      "it runs by linear and ease-in"
    ),
    (
      "starts: 1 s, easing: spring", "starts: 1 s, easing: ease-in", "it runs by spring and ease-in"
    ),
    (
      "lasts: 0.4 s", "lasts: 0.5 s",
      "it lasts 0.4 s and 0.5 s; if two are meant, the animation has one, and a start tells them apart"
    ),
    ("starts: 1 s, lasts: 0.4 s", "starts: 1 s, lasts: 24 frames", nil),
    ("starts: 1 s, lasts: 0.4 s", "starts: 1 s, easing: linear", nil),
    ("starts: 1 s, easing: ease-in-out", "starts: 1 s, easing: [0.42, 0, 0.58, 1]", nil),
    // The second is another motion, which is missing.
    ("starts: 1 s, lasts: 0.4 s", "starts: 2 s, lasts: 0.5 s", nil),
  ]

  @Test(
    "Promises that say different things of one motion are told, and both are judged",
    arguments: pairs)
  func disagreeing(one: String, other: String, told: String?) throws {
    let report = try Self.report(Self.dots, "layer: Title, \(one)", "layer: Title, \(other)")
    let message = told.map { "\"P1\" (line 3) and \"P2\" (line 4) are about one motion: " + $0 }
    #expect(report.contradictions.map(\.message) == (message.map { [$0] } ?? []))
    #expect(report.results.count == 2)
  }
}
