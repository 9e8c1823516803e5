import Diagnostics
import Exporters
import LottieImport
import Motion
import SceneGraph
import TestSupport
import Testing
import TimelineModel

/// Scenes on which targets once differed from the preview draw as it does, at eight moments.
@Suite(.serialized) struct TargetFixtureTests {
  static let fixtures = FixtureCase.all(below: "targets").filter { $0.fileName.hasSuffix(".json") }

  private func judge(_ title: String, _ likeness: Likeness?) throws {
    let likeness = try #require(likeness, "\(title) was not drawn")
    #expect(likeness.similarity >= 0.99 && likeness.error <= 1, "\(title): \(likeness)")
  }

  @Test("In a canvas")
  func canvas() throws {
    let program = try SwiftUITests.program(Self.fixtures, moments: 8)
    try #require(program.parts.count == Self.fixtures.count)
    for (part, likeness) in zip(program.parts, try program.run()) {
      #expect(part.log.findings.filter { $0.code == .lostInTarget } == [], "\(part.title)")
      try judge(part.title, likeness)
    }
  }

  @Test("In layers")
  func layers() throws {
    let program = try CoreAnimationTests.program(Self.fixtures, moments: 8)
    try #require(program.parts.count == Self.fixtures.count)
    for (part, likeness) in zip(program.parts, try program.run()) {
      #expect(part.log.findings.filter { $0.code == .lostInTarget } == [], "\(part.title)")
      try judge(part.title, likeness)
    }
  }

  @Test("In views with keyframes, where they can be written so")
  func keyframes() throws {
    let (program, _) = try KeyframesTests.program(Self.fixtures, moments: 8)
    try #require(program.parts.count >= 2)
    for (part, likeness) in zip(program.parts, try program.run()) {
      try judge(part.title, likeness)
    }
  }

  @Test("The same colours have the same names in each target")
  func themes() throws {
    let fixture = FixtureCase("targets/theme-of-slots/theme-of-slots.json")
    var log = DiagnosticLog()
    let timeline = try LottieImporter.timeline(
      fromJSON: try fixture.bytes(), name: fixture.stem, log: &log)
    func names(_ exporter: Exporter, _ style: ExportOptions.Style = .canvas) -> [Substring] {
      var log = DiagnosticLog()
      let files = exporter.export(
        timeline, ExportOptions(name: "Case", style: style), log: &log
      ) { timeline.scene(log: &$0) }
      let source = String(decoding: files.first?.contents ?? [], as: UTF8.self)
      return source.split(separator: "\n").filter { $0.contains("var ") && $0.contains("= Color(") }
        .map { $0.drop { $0 == " " } }
    }
    let canvas = names(.swiftUI)
    #expect(canvas.count == 5)
    #expect(canvas.contains { $0.hasPrefix("var brand = Color(red: 0.9,") })
    #expect(names(.coreAnimation) == canvas)
    #expect(names(.swiftUI, .keyframes) == canvas)
  }
}
