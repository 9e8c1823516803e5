import Foundation
import FrameComparison
import InbetweenDiagnostics
import TestSupport
import Testing

/// What every target draws of every fixture, beside the preview.
@Suite(.serialized) struct FolderTests {
  static let systems = [
    "bolt-spinner", "bouncing-circles", "loading-text", "no-time-to-stop", "place-order",
  ].map { FixtureCase("\($0)/\($0).json") }

  /// Fixtures that are compiled together.
  struct Batch: Sendable, CustomStringConvertible {
    var fixtures: [FixtureCase]
    var description: String { "\(fixtures[0].name) and \(fixtures.count - 1) more" }
  }

  /// Those that this commit is held against; all where they are asked for.
  static let batches: [Batch] = {
    let all = ComparedFixtures.all.filter { ComparedFixtures.isRead($0) }
    let chosen = CommitSeed.isWhole ? all : all.filter { CommitSeed.picks($0.name, oneOf: 8) }
    return stride(from: 0, to: chosen.count, by: 24).map {
      Batch(fixtures: Array(chosen[$0..<min(chosen.count, $0 + 24)]))
    }
  }()

  @Test("Every target draws as the preview does", arguments: batches)
  func targetsDrawAsThePreview(_ batch: Batch) throws {
    var programs = NativeProgram.Target.allCases.map { NativeProgram($0) }
    for fixture in batch.fixtures {
      var subject = try NativeCase(fixture)
      try subject.draw()
      for index in programs.indices { programs[index].add(subject) }
    }
    for program in programs where !program.parts.isEmpty {
      let wrong = try program.mismatches()
      #expect(wrong == [])
    }
  }

  @Test("What is written of figures is of fixtures and targets, and says why")
  func table() {
    for row in FigureTable.written {
      #expect(FileManager.default.fileExists(atPath: FixtureCase(row.fixture).path), "\(row)")
      #expect(NativeProgram.Target(rawValue: row.target) != nil, "\(row)")
      #expect(!row.why.isEmpty, "\(row)")
    }
  }
}
