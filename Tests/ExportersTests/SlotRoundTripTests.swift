import Foundation
import InbetweenDiagnostics
import InbetweenExporters
import InbetweenLottieImport
import InbetweenTimeline
import TestSupport
import Testing

/// Slots in what is written to be read again.
@Suite struct SlotRoundTripTests {
  /// Files that have slots of every kind, still and moving, and rules of every kind.
  private static let packages = ["seals", "notes", "photo", "shapes", "badge"]

  @Test("Slots of every kind, still and moving, read back from literals and timeline JSON")
  func readBack() throws {
    var program = LiteralProgram()
    var kinds: Set<String> = []
    for name in Self.packages {
      let url = Folders.fixtures.appending(path: "command/machines/\(name).lottie")
      for timeline in try Self.timelines(of: url) {
        #expect(!timeline.slots.isEmpty)
        kinds.formUnion(timeline.kindsOfSlots)
        for layout in [TimelineJSON.Layout.readable, .compact] {
          let back = try TimelineJSON.read(TimelineJSON.write(timeline, layout))
          #expect(back == timeline, "\(name)")
          #expect(back.slots == timeline.slots && back.kindsOfSlots == timeline.kindsOfSlots)
        }
        program.add(timeline, title: "\(name) \(program.count)")
      }
    }
    let values = ["number", "point", "vector", "colour", "gradient", "outline", "text"]
    #expect(
      kinds == Set(values.flatMap { ["still \($0)", "moving \($0)"] } + ["still picture"]))
    let differences = try program.run()
    #expect(differences == [])
  }

  /// The animations of a package, each as it is and in its themes.
  private static func timelines(of url: URL) throws -> [Timeline] {
    var log = DiagnosticLog()
    let bytes = try Folders.bytes(of: url)
    let result: Result<[Timeline], Diagnostic> = bytes.withUnsafeBytes { raw in
      do throws(Diagnostic) {
        let package = try LottieImporter.package(raw, log: &log)
        return .success(package.animations.flatMap { [$0.timeline] + $0.themes.map(\.timeline) })
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}

extension Timeline {
  /// What its slots hold, as far as something is in them.
  fileprivate var kindsOfSlots: Set<String> {
    var finder = SlotKinds()
    var timeline = self
    timeline.visit(&finder)
    return finder.kinds.union(images.contains { $0.slot != nil } ? ["still picture"] : [])
  }
}

private struct SlotKinds: PropertyVisitor {
  typealias Failure = Never

  private(set) var kinds: Set<String> = []

  mutating func field<Value: Described>(
    _ name: StaticString, as label: FieldLabel, _ value: inout Value, standard: Value?
  ) {
    value.visit(&self)
  }

  mutating func choice<Value: Choice>(_ value: inout Value) { value.describe(&self) }

  mutating func record<Value: Record>(_ value: inout Value) {
    if let text = value as? TextContent, text.slot != nil {
      kinds.insert(text.documents.count > 1 ? "moving text" : "still text")
    }
    value.describe(&self)
  }

  mutating func property<Value: TrackValue>(_ value: inout Property<Value>) {
    guard value.slot != nil else { return }
    let kind =
      switch value {
      case is Property<Double>: "number"
      case is Property<Point>: "point"
      case is Property<Vector3>: "vector"
      case is Property<Color>: "colour"
      case is Property<Gradient>: "gradient"
      case is Property<BezierPath>: "outline"
      default: "other"
      }
    kinds.insert((value.isStatic ? "still " : "moving ") + kind)
  }
}
