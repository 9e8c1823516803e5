import InbetweenDiagnostics
import InbetweenExporters
import InbetweenLottieImport
import InbetweenSceneGraph
import InbetweenTimeline
import TestSupport
import Testing

/// What targets have in common on scenes on which they once differed; `FolderTests` draws them.
@Suite struct TargetFixtureTests {
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

  @Test("A whole number in a slot is no integer", arguments: ["swiftui", "core-animation"])
  func numbers(_ target: String) throws {
    let fixture = FixtureCase("features/slots/slots.json")
    var log = DiagnosticLog()
    let timeline = try LottieImporter.timeline(
      fromJSON: try fixture.bytes(), name: fixture.stem, log: &log)
    let exporter: Exporter = target == "swiftui" ? .swiftUI : .coreAnimation
    let files = exporter.export(timeline, ExportOptions(name: "Case"), log: &log) {
      timeline.scene(log: &$0)
    }
    let source = String(decoding: files.first?.contents ?? [], as: UTF8.self)
    #expect(source.contains("var strength: Double = 1\n"))
  }
}
