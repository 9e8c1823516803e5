import Foundation
import InbetweenExporters
import InbetweenTimeline
import TestSupport
import Testing

/// `make roundtrip`: every real file, written as a literal, compiled, run, compared.
@Suite(
  .serialized,
  .enabled(
    if: ProcessInfo.processInfo.environment["ROUNDTRIP"] == "1",
    "it takes minutes: make roundtrip"))
struct CorpusRoundTripTests {
  @Test("The compiler takes less than 10 s of CPU for any real file, unoptimised")
  func literalsCompileQuickly() throws {
    var largest: [(title: String, size: Int, program: LiteralProgram)] = []
    for file in RealTimelines.files {
      for timeline in try RealTimelines.timelines(of: file) {
        var program = LiteralProgram()
        program.add(timeline, title: RealTimelines.title(file))
        largest.append((RealTimelines.title(file), program.size, program))
      }
      largest.sort { $0.size > $1.size }
      largest.removeLast(max(0, largest.count - 24))
    }
    for (title, size, program) in largest {
      let seconds = try program.compilerSeconds()
      print("\(seconds) s of CPU for \(size / 1024) KiB: \(title)")
      #expect(seconds < 10)
    }
  }

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
