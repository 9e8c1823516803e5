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
    _ timeline: Timeline, _ access: ExportOptions.Access = .internal,
    _ style: ExportOptions.Style = .canvas
  ) -> [UInt8]? {
    var log = DiagnosticLog()
    return Exporter.swiftUI.export(
      timeline, ExportOptions(name: "Orb", access: access, style: style), log: &log
    ) { timeline.scene(log: &$0) }.first?.contents
  }

  @Test("Views in both styles are formatted as swift format formats them")
  func isFormatted() throws {
    let scratch = try ScratchFolder()
    let features = FixtureCase.all(below: "features").enumerated().filter { $0.offset % 5 == 0 }
    let fixtures =
      SwiftUITests.systems + FixtureCase.all(below: "hostile") + features.map(\.element)
    var names: [String] = []
    for (index, fixture) in fixtures.enumerated() {
      guard let timeline = try Self.timeline(fixture) else { continue }
      let access: ExportOptions.Access = index % 2 == 0 ? .internal : .public
      for style in ExportOptions.Style.allCases {
        guard let source = Self.source(timeline, access, style) else { continue }
        let name = "View\(index)-\(style).swift"
        try Data(source).write(to: scratch.url.appending(path: name))
        names.append(name)
      }
    }
    #expect(names.count > 60)
    let result = try Shell.run("swift", ["format", "lint", "--strict"] + names, in: scratch)
    #expect(result.output == "")
    #expect(result.status == 0)
  }

  @Test(
    "Names of a file stay data in views, and public views compile, in each mode of the compiler",
    arguments: [
      ["-swift-version", "6"], ["-swift-version", "5", "-strict-concurrency=complete"],
      ["-swift-version", "6", "-default-isolation", "MainActor"],
    ])
  func hostileNamesCompile(_ mode: [String]) throws {
    var program = ViewProgram()
    let fixtures = FixtureCase.all(below: "hostile") + [SwiftUITests.systems[0]]
    for fixture in fixtures {
      guard let timeline = try Self.timeline(fixture) else { continue }
      for style in ExportOptions.Style.allCases {
        program.add(
          timeline, title: "\(fixture.name), \(style)", frames: [timeline.frames.start],
          access: .public, style: style)
      }
    }
    #expect(program.parts.count > 2)
    for (part, likeness) in zip(program.parts, try program.run(mode)) {
      #expect(try #require(likeness).similarity >= 0.98, "\(part.title)")
    }
  }

  @Test("A theme's words are outlines while they are the file's, and set as text when they are not")
  func wordsMayBeOthers() throws {
    let fixture = FixtureCase("features/text-glyphs/text-glyphs.json")
    let timeline = try #require(try Self.timeline(fixture))
    var program = ViewProgram()
    let styles: [ExportOptions.Style] = [.canvas, .canvas, .keyframes, .keyframes]
    for (index, words) in ["LIT", "Other", "LIT", "Other"].enumerated() {
      program.add(
        timeline, title: words, frames: [timeline.frames.start], style: styles[index],
        shown: [
          (
            "var theme\(index) = Case\(index).Theme()\n"
              + "theme\(index).titleText = \"\(words)\"",
            "(progress: 0, theme: theme\(index))"
          )
        ])
    }
    let likenesses = try program.run().map { try #require($0) }
    for place in [0, 2] {
      #expect(likenesses[place].similarity >= 0.98)
      #expect(likenesses[place + 1].similarity < 0.98)
    }
    // Both styles set other words in the same place.
    #expect(abs(likenesses[1].similarity - likenesses[3].similarity) < 0.002)
  }
}
