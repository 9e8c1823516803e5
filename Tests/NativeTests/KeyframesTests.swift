import Diagnostics
import Exporters
import LottieImport
import Motion
import SceneGraph
import TestSupport
import Testing
import TimelineModel

/// Views with keyframes, compiled and run, draw what the preview draws.
@Suite(.serialized) struct KeyframesTests {
  /// The animations that can be written so, with the titles of all that were tried.
  static func program(
    _ fixtures: [FixtureCase], moments: Int
  ) throws -> (ViewProgram, tried: Int) {
    var program = ViewProgram()
    var tried = 0
    for fixture in fixtures where fixture.fileName.hasSuffix(".json") {
      var log = DiagnosticLog()
      guard
        let timeline = try? LottieImporter.timeline(
          fromJSON: try fixture.bytes(), name: fixture.stem, log: &log)
      else { continue }
      let frames = timeline.frames
      tried += 1
      program.add(
        timeline, title: fixture.name,
        frames: (0..<moments).map {
          (frames.start + frames.length * (Double($0) + 0.21) / Double(moments)).rounded(.down)
        }, style: .keyframes)
    }
    return (program, tried)
  }

  @Test("The reference systems")
  func systemsDrawAsThePreview() throws {
    let (program, tried) = try Self.program(SwiftUITests.systems, moments: 3)
    #expect(program.parts.count == tried)
    for (part, likeness) in zip(program.parts, try program.run()) {
      let likeness = try #require(likeness)
      #expect(likeness.similarity >= 0.98, "\(part.title): \(likeness)")
      #expect(likeness.error <= 2, "\(part.title): \(likeness)")
    }
  }

  @Test(
    "The reference systems compile in other modes of the compiler",
    arguments: [
      ["-swift-version", "5", "-strict-concurrency=complete"],
      ["-swift-version", "6", "-default-isolation", "MainActor"],
    ])
  func systemsCompile(_ mode: [String]) throws {
    try Self.program(SwiftUITests.systems, moments: 1).0.compile(mode)
  }

  @Test("Letters that follow one another by whole seconds")
  func lettersBySeconds() throws {
    let fixture = FixtureCase("keyframes/letters-by-seconds/letters-by-seconds.json")
    let (program, tried) = try Self.program([fixture], moments: 8)
    #expect(program.parts.count == tried)
    for (part, likeness) in zip(program.parts, try program.run()) {
      // As an integer it would not compile where it is multiplied.
      let source = String(decoding: part.source, as: UTF8.self)
      #expect(source.contains("static let lettersStagger = 1.0\n"))
      let likeness = try #require(likeness)
      #expect(likeness.similarity >= 0.98 && likeness.error <= 2, "\(likeness)")
    }
  }

  @Test("Each feature that keyframes can say draws as the preview has it")
  func featuresDrawAsThePreview() throws {
    let (program, tried) = try Self.program(FixtureCase.all(below: "features"), moments: 1)
    print("Keyframes: \(program.parts.count) of \(tried) features are accepted")
    #expect(program.parts.count >= 100)
    for (part, likeness) in zip(program.parts, try program.run()) {
      guard let likeness else { continue }
      #expect(
        likeness.similarity >= 0.98 && likeness.error <= 2, "\(part.title): \(likeness)")
    }
  }
}
