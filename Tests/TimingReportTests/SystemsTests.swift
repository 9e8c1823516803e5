import InbetweenDiagnostics
import InbetweenLottieImport
import InbetweenTimeline
import TestSupport
import Testing

@testable import InbetweenTimingReport

/// The reference systems with their timing files.
enum Systems {
  static let all = [
    "bolt-spinner", "bouncing-circles", "loading-text", "loading-text-drifted",
    "no-time-to-stop", "place-order",
  ].map { FixtureCase("\($0)/\($0).json") }

  static func timeline(_ system: FixtureCase, log: inout DiagnosticLog) throws -> Timeline {
    try LottieImporter.timeline(fromJSON: system.bytes(), name: system.stem, log: &log)
  }

  static func report(_ system: FixtureCase) throws -> Report {
    var log = DiagnosticLog()
    let timeline = try timeline(system, log: &log)
    let yaml = try system.golden("timing.yaml").text()
    let timing = try DocumentedTiming.read(yaml: yaml, fileName: "\(system.stem).timing.yaml")
    return Report.make(of: timeline, named: "\(system.stem).json", against: timing)
  }
}

@Suite struct SystemsTests {
  @Test("Each system's report reads as recorded", arguments: Systems.all)
  func reads(_ system: FixtureCase) throws {
    let report = try Systems.report(system)
    let text = try system.golden("report.txt").mismatch(with: report.text())
    #expect(text == nil)
    let markdown = try system.golden("report.md").mismatch(with: report.markdown())
    #expect(markdown == nil)
    let json = try system.golden("report.json").mismatch(with: report.json())
    #expect(json == nil)
  }

  @Test(
    "In each system a promise is exact and another within tolerance",
    arguments: Systems.all.filter { $0.stem != "loading-text-drifted" })
  func hasBothVerdicts(_ system: FixtureCase) throws {
    let report = try Systems.report(system)
    #expect(report.count(.kept) > 0)
    #expect(report.count(.withinTolerance) > 0)
    #expect(!report.isBroken)
  }

  @Test("The drifted copy tells what broke, where, and by how much")
  func drifted() throws {
    let report = try Systems.report(FixtureCase("loading-text-drifted/loading-text-drifted.json"))
    let broken = report.results.flatMap(\.checks).filter { $0.verdict == .broken }
    #expect(broken.map(\.item) == ["Letter D", "Letter D"])
    #expect(broken.allSatisfy { $0.path?.description == "$.layers[3]" })
    #expect(broken.flatMap(\.quantities).compactMap(\.difference).filter { $0 != 0 } == [3, 3])
    #expect(
      report.findings.map(\.description) == [
        """
        error[T008] 16:5: "Letters rise" is broken: Letter D: start is 1.55 s, not 1.5 s, \
        +0.05 s (+3 frames) off; step is 0.45 … 0.55 s, not 0.5 s, +0.05 s (+3 frames) off
          fix: correct the animation, or the document and its timing file
        """,
        """
        error[T008] 26:5: "Letters fall back" is broken: Letter D: start is 1.95 s, not 1.9 s, \
        +0.05 s (+3 frames) off; step is 0.45 … 0.55 s, not 0.5 s, +0.05 s (+3 frames) off
          fix: correct the animation, or the document and its timing file
        """,
      ])
  }

  @Test("The document that contradicts itself is called out")
  func contradiction() throws {
    let report = try Systems.report(FixtureCase("bouncing-circles/bouncing-circles.json"))
    #expect(
      report.contradictions.map(\.message) == [
        """
        "d" is 1 s (bouncing-circles.md:44), "full duration" is 2 s (bouncing-circles.md:15), \
        and bouncing-circles.md:80 has them equal; they agree only if 2 of the one make one of \
        the other
        """
      ])
  }

  @Test("A duration that the document leaves open is told with the import's value")
  func open() throws {
    let report = try Systems.report(FixtureCase("bolt-spinner/bolt-spinner.json"))
    let entrance = report.results.first { $0.name == "Halves enter" }
    #expect(entrance?.verdict == .open)
    let durations = entrance?.checks.flatMap(\.quantities).filter { $0.kind == .duration } ?? []
    #expect(durations.map(\.imported) == [.frames(24), .frames(24)])
  }

  @Test("Phases with an order and no durations are judged")
  func order() throws {
    let report = try Systems.report(FixtureCase("place-order/place-order.json"))
    let orders = report.results.flatMap(\.checks).flatMap(\.quantities)
      .filter { $0.kind == .order }
    #expect(orders.count == 9)
    #expect(orders.allSatisfy { $0.verdict == .kept })
  }

  @Test("Colours stand in a report only when they are asked for", arguments: Systems.all)
  func colors(_ system: FixtureCase) throws {
    let report = try Systems.report(system)
    let colored = report.text(hasColor: true)
    #expect(colored.contains("\u{1B}["))
    #expect(!report.text().contains("\u{1B}"))
    let plain = colored.replacing(/\u{1B}\[[0-9]+m/, with: "")
    #expect(plain.filter { $0 != " " } == report.text().filter { $0 != " " })
  }
}
