import InbetweenDiagnostics
import InbetweenTimeline
import TestSupport

@testable import InbetweenPipeline

/// What says that a fixture is drawn or read rightly.
enum Proof: String {
  /// Rows of a `pixels.tsv`.
  case pixels
  /// Rows of `Fixtures/text/letters.tsv`.
  case letters
  /// What is not converted is told.
  case findings

  /// What a fixture becomes without its findings.
  static func timeline(of fixture: FixtureCase) throws -> Timeline {
    var log = DiagnosticLog()
    return try InputFile.files(named: fixture.path)[0].animations(log: &log)[0].timeline
  }

  /// What it finds wrong with a fixture when `change` is done to it. Findings come before that.
  func mismatches(
    of fixture: FixtureCase, after change: (inout Timeline) -> Void
  ) throws -> [String] {
    switch self {
    case .pixels:
      return try PixelTable.all().first { $0.fixture == fixture }?.mismatches(after: change) ?? []
    case .letters:
      var timeline = try Self.timeline(of: fixture)
      change(&timeline)
      return LetterTable.all().first { $0.fixture == fixture }?.mismatches(in: timeline) ?? []
    case .findings: return []
    }
  }
}
