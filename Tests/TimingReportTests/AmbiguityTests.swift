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

  /// What a subject means among layers that fade from 0.2 s to 0.5 s.
  static let heads: [(String, [String], Verdict)] = [
    ("Circle", ["Pink circle", "Green circle"], .kept), ("circle", ["Circle"], .kept),
    ("Circle", ["Pink circle", "Blue disc"], .kept), ("Circle 2", ["Pink circle"], .unmatched),
    ("Blue circle", ["Pink circle"], .unmatched), ("Circle", ["Circle line"], .unmatched),
  ]

  @Test("A subject is the last word of names where no layer is called so", arguments: heads)
  func lastWords(subject: String, layers: [String], verdict: Verdict) throws {
    let timeline = Build.timeline(
      layers.enumerated().map {
        Build.layer($1, id: $0 + 1, opacity: [.init(12, 0), .init(30, 1)])
      })
    let promises = "subject: \(subject), property: Opacity"
    let report = try Self.report(timeline, "\(promises), lasts: 0.3 s", "\(promises), lasts: 0.4 s")
    #expect(report.results.map(\.verdict) == [verdict, verdict == .kept ? .broken : verdict])
    let circles = layers.filter { $0.hasSuffix("circle") }
    let meant = verdict == .kept && circles.count > 1 ? circles : []
    #expect(report.results[0].ambiguity?.addresses ?? [] == meant)
    // A layer that another promise calls by its name is not meant.
    let named = try Self.report(
      timeline, "\(promises), lasts: 0.3 s", "subject: Pink circle, property: Opacity, lasts: 0.3 s"
    )
    #expect(named.results[0].ambiguity == nil)
  }

  @Test("Layers that may be meant are told without a name in common")
  func told() throws {
    let timeline = Build.timeline([
      Build.layer("Pink dot", id: 1, opacity: [.init(12, 0), .init(30, 1)]),
      Build.layer("Green dot", id: 2, opacity: [.init(12, 0), .init(30, 1)]),
    ])
    let report = try Self.report(timeline, "subject: Dot, property: Opacity, lasts: 0.3 s")
    let told = "2 layers may be meant; say which: Pink dot, Green dot"
    #expect(report.text().contains("    ! " + told))
    #expect(report.findings.map(\.message) == ["\"P1\" may be about each of 2 layers"])
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
