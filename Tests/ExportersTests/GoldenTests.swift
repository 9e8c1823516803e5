import InbetweenDiagnostics
import InbetweenExporters
import InbetweenLottieImport
import InbetweenSceneGraph
import InbetweenTimeline
import TestSupport
import Testing

@Suite struct GoldenTests {
  /// The five reference systems.
  static let systems = [
    "bolt-spinner", "bouncing-circles", "loading-text", "no-time-to-stop", "place-order",
  ].map { FixtureCase("\($0)/\($0).json") }

  @Test("The reference systems are written as their goldens say", arguments: systems)
  func systemIsWrittenAsExpected(_ fixture: FixtureCase) throws {
    let timeline = try fixture.timeline()
    let options = ExportOptions(name: fixture.stem, source: fixture.fileName)
    for (exporter, golden) in [
      (Exporter.literal, fixture.golden("swift")),
      (.timelineJSON, fixture.golden("timeline.json")),
    ] {
      var log = DiagnosticLog()
      let files = exporter.export(timeline, options, log: &log) { timeline.scene(log: &$0) }
      let text = String(decoding: files[0].contents, as: UTF8.self)
      let mismatch = try golden.mismatch(with: text)
      #expect(mismatch == nil)
    }
  }
}

extension FixtureCase {
  /// The timeline that the fixture says, findings left aside.
  func timeline() throws -> Timeline {
    var log = DiagnosticLog()
    return try LottieImporter.timeline(fromJSON: try bytes(), name: stem, log: &log)
  }
}
