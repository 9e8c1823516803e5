import Foundation
import InbetweenDiagnostics
import InbetweenExporters
import InbetweenLottieImport
import InbetweenSceneGraph
import InbetweenTimeline
import TestSupport
import Testing

@Suite struct LiteralTests {
  @Test("A literal compiled and run is the timeline that it was written from, whatever is in it")
  func randomTimelinesReadBack() throws {
    var program = LiteralProgram()
    for seed in 0..<6 {
      let timeline = RandomTimeline.make(seed: UInt64(seed), texts: HostileTexts.all)
      program.add(timeline, title: "the timeline of seed \(seed)")
    }
    let differences = try program.run()
    #expect(differences == [])
  }

  @Test("No name leaves its literal, its comment or its identifier")
  func namesAreHarmless() throws {
    var program = LiteralProgram()
    for (index, text) in HostileTexts.all.enumerated() {
      var layer = Layer.blank
      layer.name = text
      layer.content = .shape([ShapeItem(text, .group(ShapeGroup([ShapeItem(text, .fill(.blank))])))]
      )
      var timeline = Timeline.blank
      timeline.name = text
      timeline.layers = [layer, layer]
      timeline.compositions = [
        Composition(id: text, name: text, layers: [layer]), Composition(id: text),
      ]
      timeline.markers = [Marker(text, at: 12, duration: 3)]
      timeline.version = text
      let access: ExportOptions.Access = index % 2 == 0 ? .public : .internal
      program.add(
        timeline, title: "the timeline named \(text.debugDescription)",
        options: ExportOptions(name: "N\(index) \(text)", source: text, access: access))
    }
    let differences = try program.run()
    #expect(differences == [])
  }

  @Test("A scene of any size is written in a form that the compiler takes quickly")
  func formsFollowTheSize() {
    let style = { (keyframes: Int) -> String in
      var layer = Layer.blank
      layer.transform.opacity = .keyframed((0..<keyframes).map { Keyframe(Double($0), 0.5) })
      var timeline = Timeline.blank
      timeline.layers = [layer]
      var log = DiagnosticLog()
      let file = Exporter.literal.export(timeline, ExportOptions(name: "Form"), log: &log) {
        timeline.scene(log: &$0)
      }[0]
      return String(decoding: file.contents, as: UTF8.self)
    }
    #expect(style(64).contains("Keyframe(63, 0.5)"))
    #expect(style(65).contains("63; 0.5\n") && !style(65).contains("Keyframe("))
    #expect(!style(2001).contains("Keyframe("))
    #expect(style(20_001).contains("Timeline(json: json)"))
  }

  @Test("The literals of the reference systems are the timelines that were imported")
  func systemsReadBack() throws {
    var program = LiteralProgram()
    for fixture in GoldenTests.systems {
      program.add(try fixture.timeline(), title: fixture.name)
    }
    let differences = try program.run()
    #expect(differences == [])
  }
}
