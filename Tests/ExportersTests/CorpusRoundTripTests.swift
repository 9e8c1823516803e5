import Exporters
import Foundation
import TestSupport
import Testing
import TimelineModel

/// `make roundtrip`: every real file, written as a literal, compiled, run, compared.
@Suite(
  .enabled(
    if: ProcessInfo.processInfo.environment["ROUNDTRIP"] == "1",
    "it takes minutes: make roundtrip"))
struct CorpusRoundTripTests {
  @Test("The literal of every real file and fixture is the timeline that was imported")
  func literalsReadBack() throws {
    var program = LiteralProgram()
    var total = 0
    func run() throws {
      let differences = try program.run()
      #expect(differences == [])
      total += program.count
      print("\(total) literals, the last \(program.count) in \(program.size / 1024) KiB")
      program = LiteralProgram()
    }
    for file in RealTimelines.files {
      for timeline in try RealTimelines.timelines(of: file) {
        program.add(timeline, title: RealTimelines.title(file))
      }
      if program.size > 600_000 { try run() }
    }
    try run()
  }
}
