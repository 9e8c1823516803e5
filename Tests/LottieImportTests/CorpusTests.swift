import Diagnostics
import Foundation
import LottieImport
import TestSupport
import Testing
import TimelineModel

@Suite struct CorpusTests {
  @Test(
    "Real files import",
    arguments: Folders.corpus.map { Folders.files(below: $0, "json") } ?? [])
  func imports(file: URL) throws {
    var log = DiagnosticLog()
    let timeline = try LottieImporter.timeline(
      fromJSON: Folders.bytes(of: file), name: "sample", log: &log)
    #expect(!timeline.layers.isEmpty)
    #expect(log.gravest != .error)
  }
}
