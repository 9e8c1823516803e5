import Testing

@testable import InbetweenExporters

/// Delays that grow evenly from layer to layer.
@Suite struct StaggerTests {
  /// What delays are written as, and the constants of `Timing`.
  private func written(_ delays: [(layer: String, seconds: Double)]) -> (
    delays: [String], constants: [String]
  ) {
    var draft = TimingConstants()
    for delay in delays { _ = draft.duration(delay.seconds, "move delay", delay.layer) }
    var timing = TimingConstants(after: draft)
    let texts = delays.map { timing.duration($0.seconds, "move delay", $0.layer).text }
    return (texts, timing.lines("").map(\.text))
  }

  @Test("Delays of layers of one name that grow by one step are multiples of it")
  func steps() {
    let made = written([("Dot 3", 0.6), ("Dot 1", 0.2), ("Dot 2", 0.4)])
    #expect(
      made.delays == ["Timing.dotStagger * 3", "Timing.dotStagger", "Timing.dotStagger * 2"])
    #expect(
      made.constants == [
        "/// Dot 1, Dot 2, Dot 3, from each to the next, in seconds.",
        "static let dotStagger = 0.2",
      ])
  }

  @Test("A step that is no round number is as exact as its multiples are")
  func frames() {
    let made = written((1...6).map { ("Dot \($0)", ((Double($0) / 30) * 1e5).rounded() / 1e5) })
    #expect(made.delays.last == "Timing.dotStagger * 6")
    #expect(made.constants.last == "static let dotStagger = 0.0333333")
  }

  @Test(
    "Delays that do not grow evenly, are too few or those of other layers are constants of their own",
    arguments: [
      [("Dot 1", 0.2), ("Dot 2", 0.4), ("Dot 3", 0.7)],
      [("Dot 1", 0.2), ("Dot 2", 0.4)],
      [("Dot 1", 0.2), ("Dot 2", 0.4), ("Ring", 0.6)],
      [("Dot 1", 0.4), ("Dot 2", 0.6), ("Dot 3", 0.8)],
    ])
  func others(_ delays: [(String, Double)]) {
    let made = written(delays.map { (layer: $0.0, seconds: $0.1) })
    #expect(!made.delays.contains { $0.contains("tagger") })
    #expect(Set(made.delays).count == delays.count)
  }
}
