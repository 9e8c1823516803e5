import Foundation
import InbetweenDiagnostics
import InbetweenLottieImport
import InbetweenLowering
import InbetweenSceneGraph
import InbetweenTimeline
import TestSupport
import Testing

@testable import InbetweenExporters

/// What is fitted frame by frame is fitted where it can be seen.
@Suite struct FittingRangeTests {
  @Test("A layer that goes on beyond the end of its composition is fitted up to that end")
  func endsWithItsComposition() throws {
    let fixture = FixtureCase("features/text-selector-offset/text-selector-offset.json")
    let text = String(decoding: try fixture.bytes(), as: UTF8.self)
      .replacingOccurrences(
        of: "\"ip\":0,\"op\":60,\"st\":0", with: "\"ip\":0,\"op\":60000,\"st\":0")
    var log = DiagnosticLog()
    let timeline = try LottieImporter.timeline(
      fromJSON: Array(text.utf8), name: "long", log: &log)
    let list = timeline.scene(log: &log).lowered()
    let layer = try #require(list.compositions[list.main].layers.first)
    #expect(layer.shown == FrameRange(0, 60_000))
    var writer = SwiftUIWriter(list, sequences: .none)
    writer.seen = writer.clocks[list.main]
    #expect(writer.span(of: layer) == FrameRange(0, 60))
  }
}
