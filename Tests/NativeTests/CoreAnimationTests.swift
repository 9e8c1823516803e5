import Foundation
import InbetweenDiagnostics
import InbetweenExporters
import InbetweenLottieImport
import InbetweenSceneGraph
import InbetweenTimeline
import TestSupport
import Testing

/// Generated layers, compiled and run, draw what the preview draws.
@Suite(.serialized) struct CoreAnimationTests {
  @Test(
    "The reference systems, in each mode of the compiler",
    arguments: [
      ["-swift-version", "6"], ["-swift-version", "5", "-strict-concurrency=complete"],
      ["-swift-version", "6", "-default-isolation", "MainActor"],
    ])
  func systemsDrawAsThePreview(_ mode: [String]) throws {
    let wrong = try NativeProgram(.layers, FolderTests.systems).mismatches(mode)
    #expect(wrong == [])
  }

  @Test("The reference systems, in views of AppKit")
  func systemsDrawWithAppKit() throws {
    var program = NativeProgram(.layers, .appKit)
    for fixture in FolderTests.systems { program.add(try NativeCase(fixture)) }
    let wrong = try program.mismatches()
    #expect(wrong == [])
  }

  /// Of each what has no counterpart among layers: it is baked, or built of several layers.
  static let baked = [
    "text-documents", "text-selectors-several", "repeater-animated", "repeater-opacity",
    "repeater-scale", "dashes-animated", "round-corners", "round-corners-path", "star-rounded",
    "trim-fill-wrap", "trim-group", "trim-sequential", "stroke-scaled", "time-remap",
    "time-remap-hold", "mask-opacity", "mask-difference", "mask-feather", "mask-expansion",
    "matte-alpha-inverted", "matte-inverted-gradient", "fill-several", "merge-intersect",
    "auto-orient", "offset-path", "pucker", "zig-zag", "twist", "easing-per-dimension",
    "text-on-path", "skew",
    "scale-mirrored", "position-spatial", "path-morph", "gradient-animated",
  ].map { FixtureCase("features/\($0)/\($0).json") }

  @Test("What Core Animation has no word for is drawn all the same", arguments: baked)
  func nothingIsLost(_ fixture: FixtureCase) throws {
    var log = DiagnosticLog()
    let timeline = try LottieImporter.timeline(
      fromJSON: try fixture.bytes(), name: fixture.stem, log: &log)
    log = DiagnosticLog()
    let scene = timeline.scene(log: &log)
    _ = CoreAnimationFile.make(scene, timeline, ExportOptions(name: "Case"), log: &log)
    #expect(log.findings.filter { $0.code == .lostInTarget } == [])
  }
}
