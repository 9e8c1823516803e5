import InbetweenTimeline
import Testing

@testable import InbetweenTimingReport

@Suite struct ClockTests {
  /// A layer that moves from frame 0 to 60 inside a composition.
  static let inner = Composition(
    id: "inner", layers: [Build.layer("Ball", opacity: [.init(0, 0, .easeInOut), .init(60, 1)])])

  /// How a composition is nested and where its motion is then found.
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let layer: Layer
    let stories: [String]

    init(_ name: String, _ layer: Layer, _ stories: [String]) {
      testDescription = name
      self.layer = layer
      self.stories = stories
    }
  }

  static let rows = [
    Row("as it is", Build.nesting("inner", name: "P"), ["0…60 0→1 ease-in-out"]),
    Row("later", Build.nesting("inner", name: "P", start: 30), ["30…90 0→1 ease-in-out"]),
    Row(
      "at half speed", Build.nesting("inner", name: "P", start: 30, stretch: 2),
      ["30…150 0→1 ease-in-out"]),
    Row(
      "backwards", Build.nesting("inner", name: "P", start: 120, stretch: -1),
      ["60…120 1→0 ease-in-out"]),
    Row(
      "while the layer is shown", Build.nesting("inner", name: "P", shown: FrameRange(0, 30)),
      ["0…30 0→0.5 (0.42, 0, 0.71, 0.5)"]),
    Row(
      "not while it is hidden", Build.nesting("inner", name: "P", shown: FrameRange(100, 200)), []),
    Row(
      "by a time remap", Build.nesting("inner", name: "P", remap: [.init(60, 0), .init(90, 1)]),
      ["60…90 0→1 ease-in-out"]),
    Row(
      "by a time remap that runs forth and back",
      Build.nesting("inner", name: "P", remap: [.init(0, 0), .init(60, 1), .init(120, 0)]),
      ["0…60 0→1 ease-in-out", "60…120 1→0 ease-in-out"]),
    Row(
      "by a time remap that rests",
      Build.nesting(
        "inner", name: "P",
        remap: [.init(0, 0), .init(30, 0.5, .hold), .init(60, 0.5), .init(90, 1)]),
      ["0…30 0→0.5 (0.42, 0, 0.71, 0.5)", "60…90 0.5→1 (0.29, 0.5, 0.58, 1)"]),
  ]

  @Test("A nested clock is told in the root's time", arguments: rows)
  func nests(_ row: Row) {
    let timeline = Build.timeline([row.layer], compositions: [Self.inner])
    let measured = Measurement(of: timeline).rows.first { $0.layer.name == "Ball" }
    #expect((measured?.segments ?? []).map(\.story) == row.stories)
    #expect(measured?.layer.compositions ?? ["P"] == ["P"])
  }

  @Test("An eased time remap bends the motion inside")
  func easedRemap() throws {
    let linear = Composition(
      id: "inner", layers: [Build.layer("Ball", opacity: [.init(0, 0), .init(60, 1)])])
    let layer = Build.nesting(
      "inner", name: "P", remap: [.init(0, 0, .easeInOut), .init(120, 1)])
    let timeline = Build.timeline([layer], compositions: [linear])
    let row = try #require(Measurement(of: timeline).rows.first { $0.layer.name == "Ball" })
    #expect(row.segments.map(\.story) == ["0…120 0→1 ease-in-out"])
  }

  @Test("Clocks in clocks multiply")
  func twice() throws {
    let middle = Composition(
      id: "middle", layers: [Build.nesting("inner", name: "Q", start: 10, stretch: 0.5)])
    let timeline = Build.timeline(
      [Build.nesting("middle", name: "P", start: 20, stretch: 2)],
      compositions: [Self.inner, middle])
    let row = try #require(Measurement(of: timeline).rows.first)
    #expect(row.layer.fullName == "P › Q › Ball")
    #expect(row.segments.map(\.story) == ["40…100 0→1 ease-in-out"])
  }

  @Test("Compositions that multiply without end are bounded")
  func exponential() {
    // Thirty compositions, each of which shows the next one twice.
    let compositions = (0..<30).map { index in
      Composition(
        id: "c\(index)",
        layers: (0..<2).map { _ in Build.nesting("c\(index + 1)", name: "n") }
          + [Build.layer("A", opacity: [.init(0, 0), .init(60, 1)])])
    }
    let timeline = Build.timeline(
      [Build.nesting("c0", name: "root")], compositions: compositions)
    let measurement = Measurement(of: timeline)
    #expect(measurement.rows.count <= Measurement.maximumRows)
  }

  @Test("A composition that contains itself ends")
  func circular() {
    let circle = Composition(
      id: "c",
      layers: [
        Build.nesting("c", name: "again"),
        Build.layer("A", opacity: [.init(0, 0), .init(60, 1)]),
      ])
    let timeline = Build.timeline([Build.nesting("c", name: "root")], compositions: [circle])
    #expect(!Measurement(of: timeline).rows.isEmpty)
  }
}
