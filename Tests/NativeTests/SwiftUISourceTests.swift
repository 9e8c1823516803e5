import Foundation
import InbetweenDiagnostics
import InbetweenExporters
import InbetweenLottieImport
import InbetweenSceneGraph
import InbetweenTimeline
import TestSupport
import Testing

/// Generated views read as an engineer would have written them, and play as they say.
@Suite(.serialized) struct SwiftUISourceTests {
  private static func timeline(_ fixture: FixtureCase) throws -> Timeline? {
    var log = DiagnosticLog()
    return try? LottieImporter.timeline(
      fromJSON: try fixture.bytes(), name: fixture.stem, log: &log)
  }

  private static func source(
    _ timeline: Timeline, _ access: ExportOptions.Access = .internal,
    style: ExportOptions.Style = .canvas
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
      FolderTests.systems + FixtureCase.all(below: "hostile") + features.map(\.element)
    var names: [String] = []
    for (index, fixture) in fixtures.enumerated() {
      guard let timeline = try Self.timeline(fixture) else { continue }
      let access: ExportOptions.Access = index % 2 == 0 ? .internal : .public
      for style in ExportOptions.Style.allCases {
        guard let source = Self.source(timeline, access, style: style) else { continue }
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
    var programs = [NativeProgram(.canvas), NativeProgram(.keyframes)]
    let fixtures = FixtureCase.all(below: "hostile") + [FolderTests.systems[0]]
    for fixture in fixtures {
      let subject = try NativeCase(fixture, moments: 1)
      for index in programs.indices { programs[index].add(subject, access: .public) }
    }
    #expect(programs[0].parts.count == fixtures.count)
    for program in programs where !program.parts.isEmpty {
      for comparison in try program.run(mode) { #expect(comparison.keeps(), "\(comparison)") }
    }
  }

  @Test("Characters that are shown one by one are written once each, and rows say where they stand")
  func glyphs() throws {
    let fixture = try #require(FolderTests.systems.first { $0.stem == "no-time-to-stop" })
    let timeline = try #require(try Self.timeline(fixture))
    let source = String(
      decoding: try #require(Self.source(timeline, style: .keyframes)), as: UTF8.self)
    let glyphs = try #require(source.firstMatch(of: /enum Glyphs \{\n(?s)(.*?)\n  \}\n/)).1
    let names = glyphs.matches(of: /static let (\w+) =/).map { String($0.1) }
    #expect(names.count > 30 && Set(names).count == names.count)
    #expect(names.contains("digitZero") && names.contains("hyphenMinus"))
    let outlines = glyphs.split(separator: "static let ").dropFirst().map {
      $0.split(separator: " = ", maxSplits: 1)[1]
    }
    #expect(Set(outlines).count == outlines.count)
    let rows = source.matches(of: /\n      \(Glyphs\.(\w+),/).map { String($0.1) }
    #expect(Set(rows) == Set(names))
    // LIFE SEEMINGLY FILLED has four of them.
    #expect(rows.count { $0 == "l" } == 5)
    // Nothing is shown by a view that does nothing else.
    #expect(source.contains("/// The layers of Flip.\n  fileprivate struct FlipLayers: View {"))
    #expect(source.contains("      FlipView(time: time)\n        .frame("))
  }

  @Test("What moves alike one after the other says how much later it begins")
  func staggers() throws {
    let fixture = try #require(FolderTests.systems.first { $0.stem == "loading-text" })
    let timeline = try #require(try Self.timeline(fixture))
    let source = String(decoding: try #require(Self.source(timeline)), as: UTF8.self)
    #expect(
      source.contains(
        "static let letterDPosition = letterLPosition.later(by: 3 * letterLPositionStagger)\n"))
  }

  @Test("A theme's words are outlines while they are the file's, and set as text when they are not")
  func wordsMayBeOthers() throws {
    let fixture = FixtureCase("features/text-glyphs/text-glyphs.json")
    let timeline = try #require(try Self.timeline(fixture))
    var others: [Double] = []
    for target in [NativeProgram.Target.canvas, .keyframes] {
      var program = NativeProgram(target)
      for (index, words) in ["LIT", "Other"].enumerated() {
        program.add(
          NativeCase(timeline, title: words, frames: [timeline.frames.start]),
          shown: [
            (
              "var theme\(index) = Case\(index).Theme()\n"
                + "theme\(index).titleText = \"\(words)\"",
              "(progress: 0, theme: theme\(index))"
            )
          ])
      }
      let comparisons = try program.run()
      #expect(comparisons[0].keeps(), "\(comparisons[0])")
      #expect(!comparisons[1].keeps(), "\(comparisons[1])")
      others.append(comparisons[1].similarity)
    }
    // Both styles set other words in the same place.
    #expect(abs(others[0] - others[1]) < 0.002)
  }
}
