import InbetweenDiagnostics
import InbetweenTimeline
import TestSupport
import Testing

@testable import InbetweenTimingReport

@Suite struct ComparisonTests {
  /// Two layers: A moves from frame 60 to 90 and back from 120 to 150, B a frame later.
  static let timeline = Build.timeline([
    Build.layer(
      "A", id: 1,
      opacity: [
        .init(60, 0, .easeInOut), .init(90, 1, .hold), .init(120, 1, .easeInOut), .init(150, 0),
      ]),
    Build.layer("B", id: 2, opacity: [.init(61, 0, .easeInOut), .init(91, 1)]),
  ])

  private func report(_ yaml: String, of timeline: Timeline = timeline) throws -> Report {
    let timing = try DocumentedTiming.read(yaml: yaml, fileName: "a.timing.yaml")
    return Report.make(of: timeline, named: "a.json", against: timing)
  }

  private func result(_ lines: String...) throws -> PromiseResult {
    let body = lines.map { "    \($0)\n" }.joined()
    return try #require(try report("promises:\n  - name: P\n" + body).results.first)
  }

  /// What a promise says and how it fares.
  struct Row: CustomTestStringConvertible, Sendable {
    let lines: String
    let verdict: Verdict
    var testDescription: String { "\(lines): \(verdict.rawValue)" }

    init(_ lines: String, _ verdict: Verdict) {
      self.lines = lines
      self.verdict = verdict
    }
  }

  static let rows = [
    Row("layer: A, starts: 1 s", .kept),
    Row("layer: A, starts: 60 frames, lasts: 30 frames", .kept),
    Row("layer: A, starts: 61 frames", .withinTolerance),
    Row("layer: A, starts: 1 s, lasts: 29 frames", .withinTolerance),
    Row("layer: A, starts: 62 frames", .broken),
    Row("layer: A, starts: 62 frames, tolerance: 2 frames", .withinTolerance),
    Row("layer: A, starts: 61 frames, tolerance: 0 s", .broken),
    Row("layer: A, starts: 1 s, lasts: 0.6 s", .broken),
    Row("layer: A, starts: 1 s, ends: 1.5 s", .kept),
    Row("layer: A, starts: 1 s, ends: 1.6 s", .broken),
    Row("layer: A, starts: 1 s, lasts: open", .open),
    Row("layer: A, starts: 1 s, easing: ease-in-out", .kept),
    Row("layer: A, starts: 1 s, easing: \"[0.42, 0, 0.58, 1]\"", .kept),
    Row("layer: A, starts: 1 s, easing: [0.43, 0, 0.57, 1]", .kept),
    Row("layer: A, starts: 1 s, easing: easy ease", .withinTolerance),
    Row("layer: A, starts: 1 s, easing: easy ease, curve tolerance: 1 %", .broken),
    Row("layer: A, starts: 1 s, easing: linear", .broken),
    Row("layer: A, starts: 1 s, easing: easeOutCubic", .broken),
    Row("layer: A, starts: 1 s, easing: ease-in-out-quad", .withinTolerance),
    Row("layer: A, lasts: at most 0.5 s", .kept),
    Row("layer: A, lasts: at most 29 frames", .withinTolerance),
    Row("layer: A, lasts: at most 0.4 s", .broken),
    Row("layer: A, lasts: at least 0.6 s", .broken),
    Row("layer: A, lasts: 0.4–0.6 s", .kept),
    Row("layer: A, lasts: 100–300 ms", .broken),
    Row("layer: A, lasts: 0.46 s, tolerance: 10 %", .withinTolerance),
    Row("layer: A, lasts: 0.44 s, tolerance: 10 %", .broken),
    Row("layer: A", .unjudged),
    Row("subject: a, starts: 1 s", .kept),
    Row("subject: [nothing, A], starts: 1 s", .kept),
    Row("subject: Ball, starts: 1 s", .unmatched),
    Row("layer: A, starts: 1 s, easing: [0.45, 0, 0.55, 1]", .withinTolerance),
    Row("layer: A, starts: 1 s, easing: ease-in", .broken),
    Row("layer: A, starts: 1 s, easing: open", .open),
    Row("layer: A, starts: 1 s, easing: custom", .broken),
    Row("layer: A, starts: 1 s, easing: spring", .broken),
    Row("layer: A, starts: 1 s, from: 0 %, to: 100 %", .kept),
    Row("layer: A, starts: 1 s, by: 100 %", .kept),
    Row("layer: A, starts: 1 s, to: 99 %", .withinTolerance),
    Row("layer: A, starts: 1 s, to: 90 %", .broken),
    Row("layer: A, starts: 2 s, to: 0 %", .kept),
    Row("layer: A, property: Opacity, starts: 1 s", .kept),
    Row("layer: a, property: opacity, starts: 1 s", .kept),
    Row("layer: A, property: Scale, starts: 1 s", .missing),
    Row("layer: C, starts: 1 s", .missing),
    Row("layer: A, starts: 3.9 s", .missing),
    Row("layer: A, starts: 3.9 s, from: 100 %, to: 0 %", .broken),
    Row("layer: A, starts: 1 s, lasts: instant", .broken),
    Row("layers: [A, B], starts: 1 s", .withinTolerance),
    Row("layers: [A, B], lasts: open", .open),
    Row("layers: [A, B], starts: 1 s, stagger: { step: 1 frame }", .kept),
    Row("layers: [A, B], starts: 1 s, stagger: { step: 0.1 s }", .broken),
    Row("layers: [B, A], starts: 1 s, stagger: { step: 1 frame, order: reverse }", .kept),
    Row("layer: A, starts: [1 s, 2 s]", .kept),
    Row("layer: A, starts: [1 s, 2 s, 3 s]", .missing),
    Row("layer: A, starts: 1 s, repeats: 2, period: 1 s, pause: 0.5 s", .kept),
    Row("layer: A, starts: 1 s, repeats: 2, period: 1 s, pause: 0.4 s", .broken),
    Row("marker: intro, starts: 0 s", .missing),
    Row("layer: A, section: intro, starts: 0 s", .missing),
  ]

  @Test("A promise fares by rule", arguments: rows)
  func fares(_ row: Row) throws {
    let report = try report("promises:\n  - { name: P, \(row.lines.replacing("\"", with: "")) }")
    #expect(report.results.first?.verdict == row.verdict)
  }

  @Test("What is missing says why, and what is meant")
  func problems() throws {
    #expect(
      try result("layer: AA").checks.first?.problem
        == "there is no layer \"AA\"; did you mean \"A\"?")
    #expect(
      try result("layer: A", "property: Scale").checks.first?.problem
        == "Scale of \"A\" does not move; what moves is Opacity")
    #expect(
      try result("marker: intro").checks.first?.problem
        == "there is no marker \"intro\": the file has none")
    #expect(
      try result("layer: A", "starts: 3.9 s").checks.first?.problem
        == "no such motion near 3.9 s")
    #expect(
      try result("layer: A", "stagger: { of: characters }").checks.first?.problem
        == "no text animator moves its characters one by one")
  }

  @Test("The order of promises is judged where no times are known")
  func order() throws {
    let report = try report(
      """
      promises:
        - { name: In, layer: A, to: 100 % }
        - { name: Out, layer: A, after: In, to: 0 % }
        - { name: Wrong, layer: B, after: Out }
        - { name: Along, layer: B, together: In }
        - { name: As long, layer: B, lasts: as long as In }
        - { name: Right after, layer: B, after: start of In, delay: 1 frame }
      """)
    let verdicts = report.results.map { "\($0.name): \($0.verdict.rawValue)" }
    #expect(
      verdicts == [
        "In: kept", "Out: kept", "Wrong: broken", "Along: within tolerance", "As long: kept",
        "Right after: kept",
      ])
  }

  @Test("Motion that no promise speaks of is listed")
  func undocumented() throws {
    let report = try report("promises: [{ name: P, layer: A, starts: 1 s }]")
    #expect(report.undocumented.map(\.place) == ["A › Opacity", "B › Opacity"])
    #expect(report.undocumented.map(\.values) == ["100 % → 0 %", "0 % → 100 %"])
    #expect(
      report.undocumented.map { $0.when(report.measurement) } == ["2 … 2.5 s", "1.0167 … 1.5167 s"])
  }

  @Test("Times that do not add up are contradictions")
  func contradictions() throws {
    let report = try report(
      """
      document: d.md
      times: { d: [{ is: 1 s, source: 3 }, { is: 2 s, source: 9 }] }
      cycle: 4 s
      promises:
        - { name: A, layer: A, starts: 1 s, lasts: 0.5 s, ends: 2 s }
        - { name: B, layer: A, starts: 1 s, lasts: 0.5 s, period: 2 s, pause: 1 s }
        - { name: C, layer: A, starts: 1 s, after: A }
        - name: D
          layers: [A, B]
          lasts: 0.5 s
          stagger: { step: 1 s, total: 3 s }
      expect:
        - { align: [d, B], name: Fits }
      """)
    #expect(
      report.contradictions.map(\.message) == [
        "\"d\" is 1 s (d.md:3) and 2 s (d.md:9)",
        "\"A\" starts at 1 s, lasts 0.5 s and ends at 2 s",
        "\"B\" has a period of 2 s, but lasts 0.5 s and pauses for 1 s",
        "\"C\" starts at 1 s and after \"A\", which ends at 1.5 s",
        "\"D\" takes 3 s in all, but 2 of 0.5 s, one every 1 s, take 1.5 s",
      ])
  }

  @Test("Times of a loop count modulo its length")
  func modulo() throws {
    let keys: [Keyframe<Double>] = [
      .init(0, 0.5), .init(30, 1, .hold), .init(120, 0, .hold), .init(210, 0), .init(240, 0.5),
    ]
    let timeline = Build.timeline([Build.layer("A", opacity: keys)])
    let yaml = "cycle: 4 s\npromises: [{ name: P, layer: A, starts: START, lasts: 1 s, to: 100 % }]"
    for start in ["3.5 s", "7.5 s", "-0"] {
      let report = try report(yaml.replacing("START", with: start), of: timeline)
      #expect(report.results.last?.verdict == (start == "-0" ? .broken : .kept))
    }
  }
}

@Suite struct ReportPropertyTests {
  /// A promise for each segment of a report, as a timing file.
  private func promises(of report: Report) -> (yaml: String, count: Int) {
    var yaml = "promises:\n"
    var count = 0
    let layers = Dictionary(grouping: report.measurement.layers, by: \.fullName)
    for row in report.measurement.rows where row.characters == nil {
      guard layers[row.layer.fullName]?.count == 1 else { continue }
      for segment in row.segments {
        count += 1
        yaml += "  - name: P\(count)\n    layer: \"\(row.layer.fullName)\"\n"
        yaml += "    property: \"\(row.property)\"\n    starts: \(segment.start) frames\n"
        yaml += "    lasts: \(segment.isJump ? "instant" : "\(segment.duration) frames")\n"
        if let curve = segment.easing.curve {
          yaml += "    easing: [\(curve.control1.x), \(curve.control1.y), "
          yaml += "\(curve.control2.x), \(curve.control2.y)]\n"
        }
      }
    }
    return (yaml, count)
  }

  private func timeline(_ system: FixtureCase) throws -> Timeline {
    var log = DiagnosticLog()
    return try Systems.timeline(system, log: &log)
  }

  @Test("A timing file made from what is measured is kept throughout", arguments: Systems.all)
  func keepsItself(_ system: FixtureCase) throws {
    let timeline = try timeline(system)
    let (yaml, count) = promises(of: Report.make(of: timeline, named: "a.json"))
    let timing = try DocumentedTiming.read(yaml: yaml, fileName: "a.timing.yaml")
    let report = Report.make(of: timeline, named: "a.json", against: timing)
    #expect(report.results.count == count)
    let broken = report.results.filter { $0.verdict != .kept }.map(\.name)
    #expect(broken == [])
    #expect(report.undocumented.filter { $0.characters == nil } == [])
  }

  @Test(
    "A layer that is moved by frames breaks its own promises by as many", arguments: [-5, 2, 7])
  func shift(_ frames: Int) throws {
    let system = FixtureCase("place-order/place-order.json")
    let timeline = try timeline(system)
    let (yaml, _) = promises(of: Report.make(of: timeline, named: "a.json"))
    let timing = try DocumentedTiming.read(yaml: yaml, fileName: "a.timing.yaml")
    var shifted = timeline
    let index = try #require(shifted.compositions.first?.layers.firstIndex { $0.name == "Chevron" })
    guard case .joined(let property) = shifted.compositions[0].layers[index].transform.position
    else {
      Issue.record("the chevron's position has one track")
      return
    }
    let keys = property.track.keyframes.map { key in
      var key = key
      key.frame += Double(frames)
      return key
    }
    shifted.compositions[0].layers[index].transform.position = .joined(.keyframed(keys))
    let report = Report.make(of: shifted, named: "a.json", against: timing)
    let failed = report.results.filter { $0.verdict != .kept }
    #expect(failed.map(\.subject) == ["Button label › Chevron › Position"])
    #expect(
      failed.flatMap(\.checks).flatMap(\.quantities).compactMap(\.difference).filter { $0 != 0 }
        == [Double(frames)])
  }

  @Test("The same input gives the same bytes", arguments: Systems.all)
  func deterministic(_ system: FixtureCase) throws {
    let first = try Systems.report(system)
    let second = try Systems.report(system)
    #expect(first.json() == second.json())
    #expect(first.text() == second.text())
    #expect(first.markdown() == second.markdown())
  }
}
