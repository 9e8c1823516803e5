import Foundation
import InbetweenDiagnostics
import InbetweenLottieImport
import InbetweenTimeline
import TestSupport
import Testing

@Suite struct CorpusTests {
  /// State machines are JSON too, and no animations.
  private static let animations = (Folders.corpus.map { Folders.files(below: $0, "json") } ?? [])
    .filter { !$0.pathComponents.contains("statemachines") }

  @Test("Real files import", arguments: animations)
  func imports(file: URL) throws {
    var log = DiagnosticLog()
    let timeline = try LottieImporter.timeline(
      fromJSON: Folders.bytes(of: file), name: "sample", log: &log)
    #expect(!timeline.layers.isEmpty)
    #expect(log.gravest != .error)
  }
}
