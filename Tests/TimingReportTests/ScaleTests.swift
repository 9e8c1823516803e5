import Diagnostics
import Geometry
import Motion
import Testing
import TimelineModel

@testable import TimingReport

@Suite(.serialized) struct ScaleTests {
  /// Well above what each case takes, so that a busy machine does not fail it.
  private static let limit = Duration.seconds(30)

  private func expectQuick(_ body: () throws -> Void) rethrows {
    let clock = ContinuousClock()
    let taken = try clock.measure(body)
    #expect(taken < Self.limit)
  }

  @Test("Thousands of properties and promises stay quick")
  func properties() throws {
    let layers = (0..<3000).map { index in
      Build.layer(
        "Layer \(index)", id: index + 1,
        opacity: [
          .init(Double(index % 100), 0, .easeInOut), .init(Double(index % 100 + 24), 1),
        ])
    }
    var yaml = "promises:\n"
    for index in 0..<3000 {
      yaml += "  - { name: P\(index), layer: Layer \(index), starts: \(index % 100) frames }\n"
    }
    try expectQuick {
      let timing = try DocumentedTiming.read(yaml: yaml, fileName: "a.timing.yaml")
      let report = Report.make(of: Build.timeline(layers), named: "a.json", against: timing)
      #expect(report.count(.kept) == 3000)
      #expect(report.text().count < 2_000_000)
      #expect(!report.json().isEmpty)
      #expect(!report.markdown().isEmpty)
    }
  }

  @Test("Ten thousand seconds with a keyframe every second stay quick")
  func length() throws {
    let keys = (0...10_000).map { Keyframe(Double($0 * 60), Double($0 % 2), .easeInOut) }
    let timeline = Build.timeline([Build.layer("A", opacity: keys)], frames: 600_000)
    let yaml =
      "promises: [{ name: P, layer: A, starts: 0 s, repeats: 1000, period: 2 s, lasts: 1 s }]"
    try expectQuick {
      let timing = try DocumentedTiming.read(yaml: yaml, fileName: "a.timing.yaml")
      let report = Report.make(of: timeline, named: "a.json", against: timing)
      #expect(report.results.map(\.verdict) == [.kept])
      #expect(!report.text().isEmpty)
    }
  }

  @Test("Twenty thousand keyframes on every frame stay quick")
  func baked() {
    var random = Seeded(seed: 7)
    let keys = (0..<20_000).map { Keyframe(Double($0), Double(random.next() % 1000)) }
    let timeline = Build.timeline([Build.layer("A", opacity: keys)], frames: 20_000)
    expectQuick { #expect(!Report.make(of: timeline, named: "a.json").text().isEmpty) }
  }

  @Test("A long text that fades in stays quick")
  func text() throws {
    let text = String(repeating: "lorem ipsum ", count: 80)
    let selector = TextSelector(
      shape: .rampUp, start: .constant(0), end: .constant(0.1),
      offset: .keyframed([.init(0, -0.1), .init(600, 1)]))
    let layer = Build.text(text, selector)
    expectQuick {
      let rows = Measurement(of: Build.timeline([layer], frames: 600)).rows
      #expect(rows.first?.characters?.count == 960)
    }
  }

  @Test("A time remap that shakes a composition for hours stays quick")
  func remap() {
    let remap = (0..<20_000).map { Keyframe(Double($0), Double($0 % 2)) }
    let inner = Composition(
      id: "inner",
      layers: (0..<50).map {
        Build.layer("L\($0)", opacity: [.init(0, 0, .easeInOut), .init(60, 1)])
      })
    let layer = Build.nesting("inner", name: "P", remap: remap)
    let timeline = Build.timeline([layer], frames: 20_000, compositions: [inner])
    expectQuick { #expect(!Report.make(of: timeline, named: "a.json").text().isEmpty) }
  }
}
