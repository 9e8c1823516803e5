import Diagnostics
import Exporters
import Foundation
import Geometry
import LottieImport
import Motion
import TestSupport
import Testing
import TimelineModel

@Suite struct TimelineJSONTests {
  @Test("Any timeline reads back from its JSON as it was", arguments: 0..<40)
  func randomTimelinesReadBack(seed: Int) throws {
    let timeline = RandomTimeline.make(seed: UInt64(seed), texts: HostileTexts.all)
    for layout in [TimelineJSON.Layout.readable, .compact] {
      let json = TimelineJSON.write(timeline, layout)
      let back = try TimelineJSON.read(json)
      #expect(back == timeline)
      #expect(TimelineJSON.write(back, layout) == json)
    }
  }

  @Test("Every real file and fixture reads back from its JSON", arguments: RealTimelines.files)
  func realTimelinesReadBack(file: URL) throws {
    for timeline in try RealTimelines.timelines(of: file) {
      let json = TimelineJSON.write(timeline)
      let back = try TimelineJSON.read(json)
      #expect(back == timeline)
      #expect(TimelineJSON.write(back) == json)
    }
  }
}
