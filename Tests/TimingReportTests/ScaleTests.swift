import InbetweenDiagnostics
import InbetweenTimeline
import TestSupport
import Testing

@testable import InbetweenTimingReport

/// Reports on large animations are right; what they cost is measured by `make bench-scale`.
@Suite struct ScaleTests {
  @Test("Hundreds of properties and promises are all kept")
  func properties() throws {
    let layers = (0..<300).map { index in
      Build.layer(
        "Layer \(index)", id: index + 1,
        opacity: [
          .init(Double(index % 100), 0, .easeInOut), .init(Double(index % 100 + 24), 1),
        ])
    }
    var yaml = "promises:\n"
    for index in 0..<300 {
      yaml += "  - { name: P\(index), layer: Layer \(index), starts: \(index % 100) frames }\n"
    }
    let timing = try DocumentedTiming.read(yaml: yaml, fileName: "a.timing.yaml")
    let report = Report.make(of: Build.timeline(layers), named: "a.json", against: timing)
    #expect(report.count(.kept) == 300)
    #expect(report.text().count < 200_000)
    #expect(!report.json().isEmpty)
    #expect(!report.markdown().isEmpty)
  }

  @Test("A thousand seconds with a keyframe every second are measured")
  func length() throws {
    let keys = (0...1_000).map { Keyframe(Double($0 * 60), Double($0 % 2), .easeInOut) }
    let timeline = Build.timeline([Build.layer("A", opacity: keys)], frames: 60_000)
    let yaml =
      "promises: [{ name: P, layer: A, starts: 0 s, repeats: 100, period: 2 s, lasts: 1 s }]"
    let timing = try DocumentedTiming.read(yaml: yaml, fileName: "a.timing.yaml")
    let report = Report.make(of: timeline, named: "a.json", against: timing)
    #expect(report.results.map(\.verdict) == [.kept])
    #expect(!report.text().isEmpty)
  }

  @Test("Two thousand keyframes on every frame are measured")
  func baked() {
    var random = Seeded(seed: 7)
    let keys = (0..<2_000).map { Keyframe(Double($0), Double(random.next() % 1000)) }
    let timeline = Build.timeline([Build.layer("A", opacity: keys)], frames: 2_000)
    #expect(!Report.make(of: timeline, named: "a.json").text().isEmpty)
  }

  @Test("Rows in remapped time are left out where all of them take too many parts, and counted")
  func remapped() {
    let inner = Composition(
      id: "inner",
      layers: (1...3).map { Build.layer("L\($0)", id: $0, opacity: [.init(0, 0), .init(60, 1)]) })
    // Each of five ways through the composition is eased in its own way.
    let outer = Build.nesting(
      "inner", name: "P",
      remap: (0...5).map { Keyframe(Double($0 * 40), Double($0 % 2), .easeInOut) })
    func rows(_ fits: Int) -> (measured: [String], omitted: Int) {
      let timeline = Build.timeline([outer], compositions: [inner])
      let measurement = Measurement(of: timeline, fits: fits)
      return (measurement.rows.map(\.layer.name), measurement.omittedRows)
    }
    #expect(rows(16) == (["P", "L1", "L2", "L3"], 0))
    #expect(rows(11) == (["P", "L1", "L2"], 1))
    #expect(rows(10) == (["P", "L1"], 2))
    #expect(rows(1) == (["P"], 3))
  }

  @Test("Each character of a long text is measured")
  func text() throws {
    let text = String(repeating: "lorem ipsum ", count: 80)
    let selector = TextSelector(
      shape: .rampUp, start: .constant(0), end: .constant(0.1),
      offset: .keyframed([.init(0, -0.1), .init(600, 1)]))
    let layer = Build.text(text, selector)
    let rows = Measurement(of: Build.timeline([layer], frames: 600)).rows
    #expect(rows.first?.characters?.count == 960)
  }

  @Test("A time remap that shakes a composition for long is measured")
  func remap() {
    let remap = (0..<2_000).map { Keyframe(Double($0), Double($0 % 2)) }
    let inner = Composition(
      id: "inner",
      layers: (0..<50).map {
        Build.layer("L\($0)", opacity: [.init(0, 0, .easeInOut), .init(60, 1)])
      })
    let layer = Build.nesting("inner", name: "P", remap: remap)
    let timeline = Build.timeline([layer], frames: 2_000, compositions: [inner])
    #expect(!Report.make(of: timeline, named: "a.json").text().isEmpty)
  }
}
