import Foundation
import InbetweenDiagnostics
import InbetweenExporters
import InbetweenLottieImport
import InbetweenSceneGraph
import InbetweenTimeline
import TestSupport
import Testing

/// What is fitted frame by frame is fitted where it can be seen.
@Suite struct FittingRangeTests {
  @Test(
    "A text that goes on beyond the end of its composition is written up to that end",
    arguments: [Exporter.swiftUI, .coreAnimation])
  func endsWithItsComposition(_ exporter: Exporter) throws {
    let fixture = FixtureCase("features/text-selector-offset/text-selector-offset.json")
    let text = String(decoding: try fixture.bytes(), as: UTF8.self)
    func source(end: Int) throws -> [UInt8] {
      let longer = text.replacing(
        "\"ip\":0,\"op\":60,\"st\":0", with: "\"ip\":0,\"op\":\(end),\"st\":0"
      )
      // From frame 100 on its characters are placed otherwise.
      .replacing("{\"t\":60,\"s\":[100]}", with: "{\"t\":160,\"s\":[300]}")
      try #require(longer != text)
      var log = DiagnosticLog()
      let timeline = try LottieImporter.timeline(
        fromJSON: Array(longer.utf8), name: "long", log: &log)
      let files = exporter.export(timeline, ExportOptions(name: "Long"), log: &log) {
        timeline.scene(log: &$0)
      }
      return try #require(files.first?.contents)
    }
    #expect(try source(end: 300) == source(end: 60))
  }
}
