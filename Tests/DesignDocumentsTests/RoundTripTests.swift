import Foundation
import InbetweenCodeReader
import InbetweenDesignDocuments
import InbetweenDiagnostics
import InbetweenExporters
import InbetweenLottieImport
import InbetweenSceneGraph
import InbetweenTimeline
import InbetweenTimingReport
import TestSupport
import Testing

/// What is written as Swift says the times of the animation again, and the reader of documents finds
/// them.
@Suite struct RoundTripTests {
  static let systems = [
    "bolt-spinner", "bouncing-circles", "loading-text", "no-time-to-stop", "place-order",
  ].map { FixtureCase("\($0)/\($0).json") }

  /// What is read of an exported file.
  private struct Reading {
    var timeline: Timeline
    var source: String
    var facts: [Fact]
    var frameRate: Double { timeline.frameRate.framesPerSecond }

    var length: Double { timeline.frames.length / frameRate }

    func expectLength() {
      let said = facts.filter { $0.name == "duration" }
      #expect(said.count == 1)
      #expect(said.allSatisfy { RoundTripTests.same(RoundTripTests.seconds($0), length) })
    }

    /// Sections are the markers that take time.
    func expectSections() {
      let sections = constants { $0.time?.unit == .frames }.filter { $0.count == 2 }
      let spans = sections.map { facts in facts.map { $0.time?.lower ?? -1 } }
      let markers = timeline.markers.filter { $0.duration > 0 }
        .map { [$0.frame - timeline.frames.start, $0.duration] }
      #expect(Set(spans) == Set(markers))
    }

    /// The keyframes of each property that moves, in seconds of its composition.
    var tracks: [[Double]] {
      (timeline.layers + timeline.compositions.flatMap(\.layers)).flatMap(\.properties)
        .map { $0.property.keyframeTimes.map { $0 / frameRate } }.filter { $0.count > 1 }
    }

    /// The facts of `Timing`, or of what it owns, by the constant that says them.
    func constants(_ isWanted: (Fact) -> Bool) -> [[Fact]] {
      var order: [Int] = []
      var found: [Int: [Fact]] = [:]
      for fact in facts where fact.about.contains("Timing") && isWanted(fact) {
        guard let place = fact.about.firstIndex(of: "Timing"), place + 1 < fact.about.count else {
          continue
        }
        let line = fact.about[place + 1].hashValue
        if found[line] == nil { order.append(line) }
        found[line, default: []].append(fact)
      }
      return order.compactMap { found[$0] }
    }
  }

  private static func reading(
    _ fixture: FixtureCase, _ exporter: Exporter, _ style: ExportOptions.Style
  ) throws -> Reading? {
    var log = DiagnosticLog()
    guard
      let timeline = try? LottieImporter.timeline(
        fromJSON: try fixture.bytes(), name: fixture.stem, log: &log)
    else { return nil }
    let options = ExportOptions(name: fixture.stem, source: fixture.fileName, style: style)
    let files = exporter.export(timeline, options, log: &log) { timeline.scene(log: &$0) }
    guard let file = files.first else { return nil }
    let documents = try DesignDocument.read(
      [.init(name: file.name, bytes: file.contents)], code: CodeReader.answer, log: &log)
    return Reading(
      timeline: timeline, source: String(decoding: file.contents, as: UTF8.self),
      facts: documents.flatMap(\.facts))
  }

  /// Whether two times are the same to what is written of them: a hundred-thousandth of a second.
  fileprivate static func same(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 1.1e-5 }

  fileprivate static func seconds(_ fact: Fact?) -> Double { fact?.time?.seconds ?? .nan }

  @Test(
    "Every move and section that a view names is read back as keyframes and markers",
    arguments: systems
      + ["easing-overshoot", "keyframes-subframe"].map { FixtureCase("features/\($0)/\($0).json") })
  func moves(fixture: FixtureCase) throws {
    let reading = try #require(try Self.reading(fixture, .swiftUI, .canvas))
    let ways = reading.tracks.flatMap { Array(zip($0, $0.dropFirst())) }
    let moves = reading.constants { $0.about.contains("Move") }
    for move in moves {
      let start = move.first { $0.kind == .start }.map(Self.seconds) ?? 0
      let length = Self.seconds(move.first { $0.kind == .duration })
      let isKnown = ways.contains { way in
        Self.same(way.0, start) && Self.same(way.1 - way.0, length)
      }
      #expect(isKnown, "\(move.map(\.description))")
    }
    #expect(moves.count == reading.source.components(separatedBy: " = Move(").count - 1)
    reading.expectSections()
    reading.expectLength()
  }

  @Test(
    "Durations that a view of keyframes names are those of keyframes or of stretches",
    arguments: ["bouncing-circles", "loading-text"])
  func keyframes(name: String) throws {
    let fixture = FixtureCase("\(name)/\(name).json")
    let reading = try #require(try Self.reading(fixture, .swiftUI, .keyframes))
    let ways = reading.tracks.flatMap { zip($0, $0.dropFirst()).map { $1 - $0 } }
    let measured = Measurement(of: reading.timeline).rows
      .flatMap { $0.segments + ($0.characters ?? []).flatMap(\.segments) }
      .map { $0.duration / reading.frameRate }
    let named = reading.facts.filter {
      $0.about.contains("Timing") && $0.kind == .duration && $0.time?.unit == .seconds
    }
    for fact in named {
      let isKnown = (ways + measured).contains { Self.same($0, Self.seconds(fact)) }
      #expect(isKnown, "\(fact)")
    }
    #expect(named.count > 2)
    reading.expectLength()
  }

  @Test(
    "Every move that layers name is read back as keyframes",
    arguments: ["bolt-spinner", "loading-text"])
  func layers(name: String) throws {
    let fixture = FixtureCase("\(name)/\(name).json")
    let reading = try #require(try Self.reading(fixture, .coreAnimation, .canvas))
    let ways = reading.tracks.flatMap { Array(zip($0, $0.dropFirst())) }
    let moves = reading.constants { $0.about.contains("Move") }
    #expect(!moves.isEmpty)
    for move in moves {
      let start = move.first { $0.kind == .start }.map(Self.seconds) ?? 0
      let length = Self.seconds(move.first { $0.kind == .duration })
      let isKnown = ways.contains { way in
        Self.same(way.0, start) && Self.same(way.1 - way.0, length)
      }
      #expect(isKnown, "\(move.map(\.description))")
    }
    reading.expectSections()
    reading.expectLength()
  }
}
