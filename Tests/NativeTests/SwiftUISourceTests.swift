import Diagnostics
import Exporters
import Foundation
import Geometry
import LottieImport
import Motion
import SceneGraph
import TestSupport
import Testing
import TimelineModel

/// Generated views read as an engineer would have written them, and play as they say.
@Suite(.serialized) struct SwiftUISourceTests {
  private static func timeline(_ fixture: FixtureCase) throws -> Timeline? {
    var log = DiagnosticLog()
    return try? LottieImporter.timeline(
      fromJSON: try fixture.bytes(), name: fixture.stem, log: &log)
  }

  private static func source(
    _ timeline: Timeline, _ access: ExportOptions.Access = .internal
  ) -> [UInt8] {
    var log = DiagnosticLog()
    let scene = timeline.scene(log: &log)
    return SwiftUIFile.make(
      scene, timeline, ExportOptions(name: "Orb", access: access), log: &log
    ).contents
  }

  @Test("Views are formatted as swift format formats them")
  func isFormatted() throws {
    let scratch = try ScratchFolder()
    let fixtures = SwiftUITests.systems + FixtureCase.all(below: "hostile")
    var names: [String] = []
    for (index, fixture) in fixtures.enumerated() {
      guard let timeline = try Self.timeline(fixture) else { continue }
      let name = "View\(index).swift"
      let access: ExportOptions.Access = index % 2 == 0 ? .internal : .public
      try Data(Self.source(timeline, access)).write(to: scratch.url.appending(path: name))
      names.append(name)
    }
    let result = try Shell.run("swift", ["format", "lint", "--strict"] + names, in: scratch)
    #expect(result.output == "")
    #expect(result.status == 0)
  }

  @Test("Names of a file stay data in views, and public views compile")
  func hostileNamesCompile() throws {
    var program = ViewProgram()
    let fixtures = FixtureCase.all(below: "hostile") + [SwiftUITests.systems[0]]
    for fixture in fixtures {
      guard let timeline = try Self.timeline(fixture) else { continue }
      program.add(timeline, title: fixture.name, frames: [timeline.frames.start], access: .public)
    }
    #expect(program.parts.count > 1)
    for likeness in try program.run() {
      #expect(try #require(likeness).similarity >= 0.98)
    }
  }
}
