import Foundation
import InbetweenDiagnostics
import InbetweenExporters
import InbetweenLottieImport
import InbetweenPipeline
import InbetweenSceneGraph
import InbetweenTimeline
import InbetweenTimingReport
import TestSupport
import Testing

/// The sample package of `Fixtures/gallery`.
@Suite(.serialized) struct GalleryTests {
  @Test(
    "The gallery's sources are what is written of the reference systems",
    arguments: FolderTests.systems)
  func sourcesAreGoldens(_ fixture: FixtureCase) throws {
    for (style, folder) in [(ExportOptions.Style.canvas, "Gallery"), (.keyframes, "Keyframes")] {
      var log = DiagnosticLog()
      let timeline = try LottieImporter.timeline(
        fromJSON: try fixture.bytes(), name: fixture.stem, log: &log)
      let yaml = String(
        decoding: try FixtureCase("\(fixture.stem)/\(fixture.stem).timing.yaml").bytes(),
        as: UTF8.self)
      let timing = try DocumentedTiming.read(yaml: yaml, fileName: fixture.stem)
      let report = Report.make(of: timeline, named: fixture.fileName, against: timing)
      let options = ExportOptions(
        name: fixture.stem, source: fixture.fileName, style: style,
        documented: report.documentedMotions(from: timeline.frames.start))
      let files = Exporter.swiftUI.export(timeline, options, log: &log) { timeline.scene(log: &$0) }
      let file = try #require(files.first)
      let golden = Golden("Fixtures/gallery/Sources/\(folder)/\(file.name)")
      let mismatch = try golden.mismatch(with: String(decoding: file.contents, as: UTF8.self))
      #expect(mismatch == nil)
    }
  }

  @Test("The gallery compiles", arguments: ["Gallery", "Keyframes"])
  func compiles(_ target: String) throws {
    let scratch = try ScratchFolder()
    let sources = Folders.files(
      below: Folders.fixtures.appending(path: "gallery/Sources/\(target)"), "swift"
    ).map { $0.path() }
    try #require(sources.count == 6)
    let compiled = try Shell.run(
      "swiftc",
      [
        "-typecheck", "-wmo", "-swift-version", "5", "-parse-as-library", "-warnings-as-errors",
        "-module-name", target,
      ] + (try StandIns.imports()) + sources, in: scratch)
    #expect(compiled.status == 0, "\(compiled.output.prefix(2000))")
  }
}
