import Foundation
import InbetweenDiagnostics
import InbetweenExporters
import InbetweenLottieImport
import InbetweenSceneGraph
import InbetweenTimeline
import TestSupport
import Testing

/// Generated source goes into an app as it is: what the app shows of it beside the animation, and what
/// tools make of it.
@Suite(.serialized) struct DropInTests {
  /// The source of a view.
  private static func source(
    _ exporter: Exporter, _ style: ExportOptions.Style = .canvas, name: String = "Orb",
    _ change: (inout ExportOptions) -> Void = { _ in }
  ) throws -> [UInt8] {
    let fixture = FixtureCase("bouncing-circles/bouncing-circles.json")
    var log = DiagnosticLog()
    let timeline = try LottieImporter.timeline(
      fromJSON: try fixture.bytes(), name: fixture.stem, log: &log)
    var options = ExportOptions(name: name, style: style)
    change(&options)
    let files = exporter.export(timeline, options, log: &log) { timeline.scene(log: &$0) }
    return try #require(files.first).contents
  }

  private static let forms: [(Exporter, ExportOptions.Style)] = [
    (.swiftUI, .canvas), (.swiftUI, .keyframes), (.coreAnimation, .canvas),
  ]

  @Test("Every file has a preview unless it is told not to, and asks SwiftLint to leave it alone")
  func tools() throws {
    for (exporter, style) in Self.forms {
      let text = String(decoding: try Self.source(exporter, style), as: UTF8.self)
      #expect(text.ranges(of: "#Preview {\n    Orb()\n  }").count == 1)
      #expect(text.ranges(of: "// swiftlint:disable all\n").count == 1)
      let without = try Self.source(exporter, style) { $0.hasPreview = false }
      #expect(!String(decoding: without, as: UTF8.self).contains("#Preview"))
    }
  }

  @Test(
    "A view is decoration unless it has a label, which is of the catalogue of strings or an app's",
    arguments: ExportOptions.Style.allCases)
  func labels(_ style: ExportOptions.Style) throws {
    let scratch = try ScratchFolder()
    let stand = try StandIns(scratch)
    let named = try Self.source(.swiftUI, style, name: "Named") { $0.label = "Waiting" }
    try Data(try Self.source(.swiftUI, style)).write(to: scratch.url.appending(path: "Orb.swift"))
    try Data(named).write(to: scratch.url.appending(path: "Named.swift"))
    try scratch.write(
      """
      import SwiftUI

      @MainActor func tell(_ view: some View) {
        _ = Host.pixels(of: view, size: Orb.size, width: 20, height: 18)
        print(Host.elements.compactMap(\\.label), Host.hiddenViews)
      }

      tell(Orb())
      tell(Orb().label(Text("Loading")))
      tell(Named())
      tell(Named().label(nil))
      """, to: "main.swift")
    let compiled = try stand.compile(["Orb.swift", "Named.swift", "main.swift"], as: "told")
    try #require(compiled.status == 0, "\(compiled.output)")
    let ran = try Shell.run(scratch.url.appending(path: "told").path(), [], in: scratch)
    #expect(ran.output == "[] 1\n[\"Loading\"] 0\n[\"Waiting\"] 0\n[] 1\n")
  }
}
