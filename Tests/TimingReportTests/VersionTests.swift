import Foundation
import InbetweenDiagnostics
import InbetweenLottieImport
import InbetweenTimeline
import TestSupport
import Testing

@testable import InbetweenTimingReport

/// Two versions of an animation.
@Suite struct VersionTests {
  private static func version(_ name: String, _ timeline: Timeline) -> AnimationVersion {
    AnimationVersion(name: name, timeline: timeline)
  }

  private static func compared(_ old: [Layer], _ new: [Layer], frames: Double = 240)
    -> VersionComparison
  {
    VersionComparison.make(
      version("old.json", Build.timeline(old)),
      version("new.json", Build.timeline(new, frames: frames)))
  }

  private static func fixture(_ name: String) throws -> (FixtureCase, Timeline) {
    let fixture = FixtureCase("\(name)/\(name).json")
    var log = DiagnosticLog()
    return (fixture, try Systems.timeline(fixture, log: &log))
  }

  private static let move: [Keyframe<Double>] = [.init(30, 0, .easeInOut), .init(60, 1)]

  private static func moved(_ frames: Double, by easing: Easing = .easeInOut) -> [Keyframe<Double>]
  {
    [.init(30 + frames, 0, easing), .init(60 + frames, 1)]
  }

  @Test("The drifted copy reads as recorded beside the original")
  func drifted() throws {
    let (fixture, old) = try Self.fixture("loading-text")
    let (drifted, new) = try Self.fixture("loading-text-drifted")
    let yaml = try fixture.golden("timing.yaml").text()
    let timing = try DocumentedTiming.read(yaml: yaml, fileName: "loading-text.timing.yaml")
    let comparison = VersionComparison.make(
      Self.version(fixture.fileName, old), Self.version(drifted.fileName, new), promises: timing)
    #expect(comparison.layers.map(\.name) == ["Letter D"])
    #expect(comparison.layers.first?.shift?.frames == 3)
    #expect(comparison.breaksPromise)
    let text = try drifted.golden("versions.txt").mismatch(with: comparison.text())
    #expect(text == nil)
    let markdown = try drifted.golden("versions.md").mismatch(with: comparison.markdown())
    #expect(markdown == nil)
    let json = try drifted.golden("versions.json").mismatch(with: comparison.json())
    #expect(json == nil)
  }

  @Test("A layer that stands elsewhere is told, and the fewest of them")
  func order() {
    let names = ["Sun", "Cloud", "Hill", "Tree", "Grass"]
    func layers(_ names: [String]) -> [Layer] {
      names.map { Build.layer($0, opacity: Self.moved(Double($0.count) * 3)) }
    }
    func orders(_ names: [String], _ other: [String]) -> [String] {
      Self.compared(layers(names), layers(other)).layers.map { layer in
        let values = layer.values.map { "\($0.name) \($0.old ?? "–") → \($0.new ?? "–")" }
        return "\(layer.name): \(values.joined(separator: ", "))"
      }
    }
    #expect(orders(names, names) == [])
    #expect(
      orders(names, ["Grass", "Sun", "Cloud", "Hill", "Tree"])
        == [#"Grass: order below "Tree" → on top"#])
    #expect(
      orders(names, ["Sun", "Hill", "Tree", "Cloud", "Grass"])
        == [#"Cloud: order below "Sun" → below "Tree""#])
    #expect(LayerOrder.longestRise([3, 0, 1, 4, 2, 5]) == [1, 2, 4, 5])
  }

  @Test("A promise follows the layer that got another name")
  func renamed() throws {
    let yaml = """
      promises:
        - { name: Rise, layer: Orb, property: Opacity, starts: 0.5 s, lasts: 0.5 s }
        - { name: Fall, layer: Rib, property: Opacity, starts: 0.5 s, lasts: 0.5 s }
      """
    let timing = try DocumentedTiming.read(yaml: yaml, fileName: "a.timing.yaml")
    let comparison = VersionComparison.make(
      Self.version("old.json", Build.timeline([Build.layer("Orb", opacity: Self.move)])),
      Self.version("new.json", Build.timeline([Build.layer("Ball", opacity: Self.move)])),
      promises: timing)
    #expect(comparison.layers.map(\.oldName) == ["Orb"])
    #expect(comparison.promises == [])
    #expect(!comparison.breaksPromise)
  }

  /// The new version's rate, how much longer it takes, and the promises that are broken now.
  static let renamings: [(Double, Double, [String])] = [
    (60, 1, []), (30, 1, []), (25, 1, []), (24, 1, []), (60, 1.4, ["Rise", "Turn"]),
    (30, 1.4, ["Rise", "Turn"]),
  ]

  @Test(
    "A renamed layer is found at another frame rate, and where it takes longer",
    arguments: renamings)
  func renamedAndSlowed(rate: Double, stretch: Double, broken: [String]) throws {
    let yaml = """
      promises:
        - { name: Rise, layer: Orb, property: Opacity, starts: 0.5 s, lasts: 0.5 s }
        - { name: Turn, layer: Rib, property: Opacity, starts: 1 s, lasts: 0.3 s }
      """
    let timing = try DocumentedTiming.read(yaml: yaml, fileName: "a.timing.yaml")
    let isRepainted = stretch == 1
    func timeline(_ names: [String], _ rate: Double, _ stretch: Double) -> Timeline {
      func frame(_ time: Double) -> Double { (time * stretch * rate).rounded() }
      var timeline = Build.timeline([
        Build.layer(
          names[0], id: 1, opacity: [.init(frame(0.5), 0, .linear), .init(frame(1), 1)]),
        Build.layer(
          names[1], id: 2, opacity: [.init(frame(1), 0.2, .linear), .init(frame(1.3), 0.7)]),
      ])
      timeline.frameRate = FrameRate(rate)
      // What draws something else is the same by what it does, when: as long, in seconds.
      guard isRepainted else { return timeline }
      let color = Color(hex: names[0] == "Orb" ? 0xFFFFFF : 0)
      for index in timeline.layers.indices {
        timeline.layers[index].content = .solid(color, Size(10, 10))
      }
      return timeline
    }
    let comparison = VersionComparison.make(
      Self.version("old.json", timeline(["Orb", "Rib"], 60, 1)),
      Self.version("new.json", timeline(["Ball", "Bow"], rate, stretch)), promises: timing)
    #expect(comparison.layers.filter { $0.kind == .changed }.map(\.oldName) == ["Orb", "Rib"])
    #expect(comparison.layers.allSatisfy { $0.kind == .changed })
    #expect(comparison.promises.filter { $0.new.isFailure }.map(\.name) == broken)
  }

  @Test("Promises are compared in seconds where the frame rate changes")
  func frameRate() throws {
    let yaml =
      "promises: [{ name: Rise, layer: Orb, property: Opacity, starts: 0.5 s, lasts: 0.5 s }]"
    let timing = try DocumentedTiming.read(yaml: yaml, fileName: "a.timing.yaml")
    func timeline(_ rate: Double, _ start: Double, _ end: Double) -> Timeline {
      var timeline = Build.timeline([
        Build.layer("Orb", opacity: [.init(start, 0, .easeInOut), .init(end, 1)])
      ])
      timeline.frameRate = FrameRate(rate)
      return timeline
    }
    let old = Self.version("old.json", timeline(60, 30, 60))
    let same = VersionComparison.make(
      old, Self.version("new.json", timeline(30, 15, 30)), promises: timing)
    #expect(same.promises == [])
    let slow = VersionComparison.make(
      old, Self.version("new.json", timeline(30, 30, 60)), promises: timing)
    #expect(slow.breaksPromise)
    #expect(slow.promises.flatMap(\.values).map(\.name) == ["start", "duration"])
    #expect(slow.promises.flatMap(\.values).map(\.old) == ["0.5 s", "0.5 s"])
  }

  @Test("An animation does the same as itself", arguments: Systems.all)
  func same(_ system: FixtureCase) throws {
    var log = DiagnosticLog()
    let timeline = try Systems.timeline(system, log: &log)
    let comparison = VersionComparison.make(
      Self.version("a.json", timeline), Self.version("b.json", timeline))
    #expect(comparison.isSame)
    #expect(comparison.summary.hasPrefix("nothing differs: "))
    #expect(comparison.layers == [])
  }

  @Test("What an exporter does anew shows nothing", arguments: Systems.all)
  func exportedAnew(_ system: FixtureCase) throws {
    var log = DiagnosticLog()
    let old = try Systems.timeline(system, log: &log)
    let bytes = try Reexport.bytes(of: system.bytes())
    let new = try LottieImporter.timeline(fromJSON: bytes, name: system.stem, log: &log)
    let comparison = VersionComparison.make(
      Self.version("old.json", old), Self.version("new.json", new))
    #expect(comparison.text() == "old.json → new.json\n\n\(comparison.summary)\n")
    #expect(comparison.isSame)
  }

  struct Row: Sendable {
    var name: String
    var old: [Layer]
    var new: [Layer]
    var lines: [String]
  }

  private static let rows: [Row] = [
    Row(
      name: "a motion that starts later",
      old: [Build.layer("A", opacity: move)], new: [Build.layer("A", opacity: moved(6))],
      lines: ["~ A: 1 motion 0.1 s (6 frames) later"]),
    Row(
      name: "a motion that starts earlier and takes longer",
      old: [Build.layer("A", opacity: move)],
      new: [Build.layer("A", opacity: [.init(24, 0, .easeInOut), .init(60, 1)])],
      lines: [
        "~ A", "    Opacity › start  0.5 s → 0.4 s  -0.1 s (-6 frames)",
        "    Opacity › duration  0.5 s → 0.6 s  +0.1 s (+6 frames)",
      ]),
    Row(
      name: "another easing and another value",
      old: [Build.layer("A", opacity: move)],
      new: [Build.layer("A", opacity: [.init(30, 0, .easeOut), .init(60, 0.8)])],
      lines: [
        "~ A", "    Opacity › to at 0.5 s  100 % → 80 %",
        "    Opacity › easing at 0.5 s  ease-in-out → ease-out",
      ]),
    Row(
      name: "a layer that has another name",
      old: [Build.layer("A", opacity: move)], new: [Build.layer("Ball", opacity: moved(6))],
      lines: ["~ Ball: was \"A\", 1 motion 0.1 s (6 frames) later"]),
    Row(
      name: "a layer that is new and one that is gone",
      old: [Build.layer("A", opacity: move), Build.layer("B", id: 2)],
      new: [
        Build.layer("A", opacity: move),
        Build.layer("C", id: 2, position: [.init(0, .zero), .init(30, Vector3(9, 0))]),
      ],
      lines: [
        "+ C: new", "    Position  new: 0 … 0.5 s, (0, 0) → (9, 0), linear", "- B: gone",
      ]),
    Row(
      name: "layers that changed their places and numbers",
      old: [Build.layer("A", id: 1, opacity: move), Build.layer("B", id: 2)],
      new: [Build.layer("B", id: 7), Build.layer("A", id: 9, opacity: move)],
      lines: ["~ B", "    order  below \"A\" → on top"]),
    Row(
      name: "layers with one name",
      old: [Build.layer("A", id: 1, opacity: move), Build.layer("A", id: 2, opacity: moved(30))],
      new: [
        Build.layer("A", id: 1, opacity: moved(30)), Build.layer("A", id: 2, opacity: moved(3)),
      ],
      lines: ["~ A: 1 motion 0.05 s (3 frames) later"]),
    Row(
      name: "a second motion of a property",
      old: [Build.layer("A", opacity: move)],
      new: [Build.layer("A", opacity: move + [.init(90, 1), .init(120, 0)])],
      lines: ["~ A", "    Opacity  new: 1.5 … 2 s, 100 % → 0 %, linear"]),
    Row(
      name: "a motion in front of the others",
      old: [Build.layer("A", opacity: [.init(90, 1), .init(120, 0)])],
      new: [Build.layer("A", opacity: move + [.init(90, 1), .init(120, 0)])],
      lines: ["~ A", "    Opacity  new: 0.5 … 1 s, 0 % → 100 %, ease-in-out"]),
    Row(
      name: "noise below a hundredth of a frame and of what is shown",
      old: [Build.layer("A", opacity: move)],
      new: [
        Build.layer(
          "A", opacity: [.init(30.004, 0.0001, .curve(0.421, 0.001, 0.58, 1)), .init(60, 1)])
      ],
      lines: []),
  ]

  @Test("What differs is told", arguments: rows)
  func differs(_ row: Row) {
    let comparison = Self.compared(row.old, row.new)
    let lines = comparison.text().split(separator: "\n").dropFirst().dropLast()
      .map { Self.squeezed(String($0)) }
    #expect(lines == row.lines, "\(row.name)")
    #expect(comparison.isSame == row.lines.isEmpty)
  }

  /// Columns two spaces apart.
  private static func squeezed(_ line: String) -> String {
    let indent = line.prefix { $0 == " " }
    return String(indent) + line.dropFirst(indent.count).replacing(#/ {2,}/#, with: "  ")
  }

  @Test("A composition that begins later moves everything in it")
  func nested() {
    func layers(_ start: Double) -> Timeline {
      var timeline = Build.timeline([Build.nesting("c", name: "Orb", start: start)])
      timeline.compositions = [
        Composition(
          id: "c",
          layers: [
            Build.layer("A", opacity: Self.move), Build.layer("B", id: 2, opacity: Self.move),
          ])
      ]
      return timeline
    }
    let comparison = VersionComparison.make(
      Self.version("old", layers(0)), Self.version("new", layers(12)))
    #expect(comparison.layers.map(\.name) == ["Orb"])
    #expect(comparison.layers.first?.shift == .init(frames: 12, motions: 2, nested: 2))
  }

  @Test("Versions of two frame rates are compared in seconds")
  func frameRates() {
    let old = Build.timeline([Build.layer("A", opacity: Self.move)])
    var new = Build.timeline(
      [Build.layer("A", opacity: [.init(15, 0, .easeInOut), .init(30, 1)])], frames: 120)
    new.frameRate = FrameRate(30)
    let comparison = VersionComparison.make(Self.version("old", old), Self.version("new", new))
    #expect(comparison.whole.map(\.name) == ["frame rate"])
    #expect(comparison.layers == [])
  }

  @Test("Hostile names stay data", arguments: FormatTests.hostile)
  func hostile(_ name: String) throws {
    let comparison = Self.compared(
      [Build.layer(name, opacity: Self.move)], [Build.layer(name, opacity: Self.moved(6))])
    let text = comparison.text()
    #expect(text.split(separator: "\n").count == 3)
    #expect(!text.unicodeScalars.contains { $0.value < 32 && $0 != "\n" })
    let markdown = comparison.markdown()
    #expect(!markdown.replacing("\\]", with: "").contains("](javascript"))
    #expect(!markdown.contains("<failure"))
    _ = try JSONSerialization.jsonObject(with: Data(comparison.json().utf8))
  }

  @Test("A comparison as a comment keeps within its limit")
  func limit() {
    let old = (0..<400).map { Build.layer("Layer \($0)", id: $0, opacity: Self.move) }
    let new = (0..<400).map {
      Build.layer("Layer \($0)", id: $0, opacity: Self.moved(Double($0 + 1)))
    }
    let comparison = Self.compared(old, new)
    let text = comparison.markdown(limit: 5000)
    #expect(text.count <= 5000)
    #expect(text.hasSuffix("_Shortened: the other formats have all of it._\n"))
    #expect(comparison.layers.count == 400)
  }
}

/// What an exporter does to a file that says the same: keys in another order, layers with other
/// numbers, times and values rounded.
private enum Reexport {
  static func bytes(of file: [UInt8]) throws -> [UInt8] {
    let root = try JSONSerialization.jsonObject(with: Data(file))
    let anew = renumbered(rounded(root))
    // Sorted keys are another order than any exporter's.
    return Array(try JSONSerialization.data(withJSONObject: anew, options: [.sortedKeys]))
  }

  private static func rounded(_ value: Any) -> Any {
    if let object = value as? [String: Any] { return object.mapValues(rounded) }
    if let list = value as? [Any] { return list.map(rounded) }
    if let number = value as? NSNumber, let double = value as? Double,
      double != double.rounded(), number.objCType.pointee == 0x64
    {
      return (double * 1000).rounded() / 1000
    }
    return value
  }

  private static func renumbered(_ value: Any) -> Any {
    if let list = value as? [Any] { return list.map(renumbered) }
    guard var object = (value as? [String: Any])?.mapValues(renumbered) else { return value }
    for key in ["layers"] {
      guard let layers = object[key] as? [[String: Any]] else { continue }
      object[key] = layers.map { layer in
        var layer = layer
        for key in ["ind", "parent", "tp"] {
          if let number = layer[key] as? Int { layer[key] = number + 40 }
        }
        return layer
      }
    }
    return object
  }
}
