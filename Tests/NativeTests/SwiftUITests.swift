import Diagnostics
import Foundation
import Geometry
import LottieImport
import Motion
import SceneGraph
import TestSupport
import Testing
import TimelineModel

/// Generated views, compiled and run, draw what the preview draws.
@Suite(.serialized) struct SwiftUITests {
  static let systems = [
    "bolt-spinner", "bouncing-circles", "loading-text", "no-time-to-stop", "place-order",
  ].map { FixtureCase("\($0)/\($0).json") }

  static func program(_ fixtures: [FixtureCase], moments: Int) throws -> ViewProgram {
    var program = ViewProgram()
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
        })
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
    let program = try Self.program(Self.systems, moments: 4)
    let likenesses = try program.run(mode)
    for (part, likeness) in zip(program.parts, likenesses) {
      let likeness = try #require(likeness)
      #expect(likeness.similarity >= 0.98, "\(part.title): \(likeness)")
      #expect(likeness.error <= 2, "\(part.title): \(likeness)")
    }
  }

  @Test(
    "Each fixture that is drawn draws as the preview has it, or is told to be lost",
    arguments: ["features", "quirks", "expressions", "compatibility"])
  func fixturesDrawAsThePreview(_ folder: String) throws {
    let fixtures = FixtureCase.all(below: folder).filter { $0.fileName.hasSuffix(".json") }
    let program = try Self.program(fixtures, moments: 2)
    try #require(!program.parts.isEmpty)
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
}
