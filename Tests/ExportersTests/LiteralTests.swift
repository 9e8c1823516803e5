import Diagnostics
import Exporters
import Foundation
import LottieImport
import TestSupport
import Testing
import TimelineModel

@Suite struct LiteralTests {
  @Test("A literal compiled and run is the timeline that it was written from, whatever is in it")
  func randomTimelinesReadBack() throws {
    var program = LiteralProgram()
    for seed in 0..<12 {
      let timeline = RandomTimeline.make(seed: UInt64(seed), texts: HostileTexts.all)
      program.add(timeline, title: "the timeline of seed \(seed)")
    }
    let differences = try program.run()
    #expect(differences == [])
  }

  @Test("The literals of the reference systems are the timelines that were imported")
  func systemsReadBack() throws {
    var program = LiteralProgram()
    for fixture in GoldenTests.systems {
      program.add(try fixture.timeline(), title: fixture.name)
    }
    let differences = try program.run()
    #expect(differences == [])
  }
}
