import Foundation
import InbetweenDiagnostics
import InbetweenDotLottie
import InbetweenLottieImport
import InbetweenTimeline
import TestSupport
import Testing

@testable import InbetweenExpressions

/// Every real file with expressions, where `../shared/corpus` is there.
@Suite struct CorpusExpressionTests {
  static let files: [URL] =
    Folders.corpus.map { Folders.files(below: $0, "json", "lottie") } ?? []

  @Test("Expressions of real files are evaluated")
  func evaluates() throws {
    for file in Self.files {
      let bytes = try Folders.bytes(of: file)
      for timeline in Self.timelines(in: bytes) {
        let index = PropertyIndexer.index(of: timeline)
        let count = index.entries.count { $0.expression != nil }
        guard count > 0 else { continue }
        var log = DiagnosticLog()
        let evaluated = timeline.evaluatingExpressions(log: &log)
        let left = PropertyIndexer.index(of: evaluated).entries.count { $0.expression != nil }
        let failed = log.findings.filter { $0.code != .expressionEvaluated }.map(\.description)
        if ProcessInfo.processInfo.environment["REPORT"] != nil {
          print(file.lastPathComponent, count, "left", left)
          for line in failed { print("   ", line) }
        }
        #expect(left == failed.count)
      }
    }
  }

  private static func timelines(in bytes: [UInt8]) -> [Timeline] {
    bytes.withUnsafeBytes { raw in
      var log = DiagnosticLog()
      if DotLottiePackage.isPackage(raw) {
        return (try? LottieImporter.package(raw, log: &log).animations.map(\.timeline)) ?? []
      }
      return (try? LottieImporter.timeline(fromJSON: raw, name: "", log: &log)).map { [$0] } ?? []
    }
  }
}
