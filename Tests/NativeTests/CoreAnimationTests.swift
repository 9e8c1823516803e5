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

/// Generated layers, compiled and run, draw what the preview draws.
@Suite(.serialized) struct CoreAnimationTests {
  static func program(
    _ fixtures: [FixtureCase], moments: Int, allowsUndocumented: Bool = false
  ) throws -> LayerProgram {
    var program = LayerProgram()
    for fixture in fixtures {
      var log = DiagnosticLog()
      guard
        let timeline = try? LottieImporter.timeline(
          fromJSON: try fixture.bytes(), name: fixture.stem, log: &log)
      else { continue }
      let frames = timeline.frames
      program.add(
        timeline, title: fixture.name,
        frames: (0..<moments).map {
          (frames.start + frames.length * (Double($0) + 0.21) / Double(moments)).rounded(.down)
        }, allowsUndocumented: allowsUndocumented)
    }
    return program
  }

  @Test(
    "The reference systems, in each mode of the compiler",
    arguments: [
      ["-swift-version", "6"], ["-swift-version", "5", "-strict-concurrency=complete"],
      ["-swift-version", "6", "-default-isolation", "MainActor"],
    ])
  func systemsDrawAsThePreview(_ mode: [String]) throws {
    let program = try Self.program(SwiftUITests.systems, moments: 4)
    let likenesses = try program.run(mode)
    for (part, likeness) in zip(program.parts, likenesses) {
      let likeness = try #require(likeness)
      #expect(likeness.similarity >= 0.98, "\(part.title): \(likeness)")
      #expect(likeness.error <= 2, "\(part.title): \(likeness)")
    }
  }

  @Test("The reference systems, in views of AppKit")
  func systemsDrawWithAppKit() throws {
    let program = try Self.program(SwiftUITests.systems, moments: 1)
    let likenesses = try program.run(["-swift-version", "6"], .appKit)
    for (part, likeness) in zip(program.parts, likenesses) {
      let likeness = try #require(likeness)
      #expect(likeness.similarity >= 0.98 && likeness.error <= 2, "\(part.title): \(likeness)")
    }
  }

  @Test("Each feature draws as the preview has it, or is told to be lost")
  func featuresDrawAsThePreview() throws {
    let program = try Self.program(FixtureCase.all(below: "features"), moments: 2)
    for (part, likeness) in zip(program.parts, try program.run()) {
      guard let likeness else { continue }
      let isTold = part.log.findings.contains { $0.code == .lostInTarget }
      // Systems scale pictures each in their own way, the stand-in in Cairo's.
      let least = part.scene.images.isEmpty ? 0.98 : 0.97
      #expect(
        isTold || (likeness.similarity >= least && likeness.error <= 2),
        "\(part.title): \(likeness)")
    }
  }

  /// Of each what has no counterpart among layers: it is baked, or built of several layers.
  static let baked = [
    "text-documents", "text-selectors-several", "repeater-animated", "repeater-opacity",
    "repeater-scale", "dashes-animated", "round-corners", "round-corners-path", "star-rounded",
    "trim-fill-wrap", "trim-group", "trim-sequential", "stroke-scaled", "time-remap",
    "time-remap-hold", "mask-opacity", "mask-difference", "mask-feather", "mask-expansion",
    "matte-alpha-inverted", "fill-several", "merge-intersect", "auto-orient", "offset-path",
    "pucker", "zig-zag", "twist", "easing-per-dimension", "text-on-path", "skew",
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
