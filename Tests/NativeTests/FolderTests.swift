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
      for index in programs.indices { programs[index].add(subject, allowsUndocumented: true) }
    }
    for program in programs where !program.parts.isEmpty {
      let wrong = try program.mismatches()
      #expect(wrong == [])
    }
  }

  @Test(
    "The systems fit into rooms of other sizes and aspects",
    arguments: NativeProgram.Target.allCases)
  func fitsIntoRooms(_ target: NativeProgram.Target) throws {
    var program = NativeProgram(target)
    for system in Self.systems {
      let subject = try NativeCase(system, moments: 2)
      let (width, height) = subject.natural
      // Wide, high, and larger: the canvas's edges lie between pixels in each.
      for room in [(width + 30, height), (width, height + 50), (2 * width, 2 * height)] {
        program.add(subject.resized(room.0, room.1))
      }
    }
    #expect(program.parts.count == 3 * Self.systems.count)
    // At twice the size, keyframes between those that are written show twice as much.
    let bounds = FrameDifference.Bounds(block: target == .keyframes ? 5.5 : 2.5, similarity: 0.999)
    for comparison in try program.run() { #expect(comparison.keeps(bounds), "\(comparison)") }
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
