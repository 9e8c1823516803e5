import Foundation
import InbetweenDiagnostics
import InbetweenLottieImport
import InbetweenTimeline
import TestSupport

/// The timelines of real files and of all fixtures.
enum RealTimelines {
  /// Files that may hold animations, below the fixtures and, where it is there, the corpus.
  static let files: [URL] =
    FixtureCase.all().map(\.url)
    + (Folders.corpus.map { Folders.files(below: $0, "json", "lottie") } ?? [])

  /// The animations of a file; none where it does not convert.
  static func timelines(of file: URL) throws -> [Timeline] {
    let bytes = try Folders.bytes(of: file)
    var log = DiagnosticLog()
    if file.pathExtension == "json" {
      return (try? LottieImporter.timeline(fromJSON: bytes, name: "", log: &log)).map { [$0] } ?? []
    }
    return bytes.withUnsafeBytes { raw in
      (try? LottieImporter.package(raw, log: &log).animations.map(\.timeline)) ?? []
    }
  }

  /// What tests call a file.
  static func title(_ file: URL) -> String { file.pathComponents.suffix(2).joined(separator: "/") }
}
