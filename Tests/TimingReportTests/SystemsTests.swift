import Diagnostics
import LottieImport
import TestSupport
import Testing
import TimelineModel

@testable import TimingReport

/// The reference systems with their timing files.
enum Systems {
  static let all = [
    "bolt-spinner", "bouncing-circles", "loading-text", "loading-text-drifted",
    "no-time-to-stop", "place-order",
  ].map { FixtureCase("\($0)/\($0).json") }

  static func report(_ system: FixtureCase) throws -> Report {
    var log = DiagnosticLog()
    let timeline = try LottieImporter.timeline(
      fromJSON: system.bytes(), name: system.stem, log: &log)
    let yaml = try system.golden("timing.yaml").text()
    let timing = try DocumentedTiming.read(yaml: yaml, fileName: "\(system.stem).timing.yaml")
    return Report.make(of: timeline, named: "\(system.stem).json", against: timing)
  }
}

@Suite struct SystemsTests {
  @Test("Each system's report reads as recorded", arguments: Systems.all)
  func reads(_ system: FixtureCase) throws {
    let mismatch = try system.golden("report.txt").mismatch(with: Systems.report(system).text())
    #expect(mismatch == nil)
  }
}
