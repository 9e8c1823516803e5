import InbetweenDesignDocuments
import Testing

/// Lists whose items are moments, and times beside words that speak of others.
@Suite struct MomentListTests {
  static let cases: [(text: String, said: [String])] = [
    // Rising times below a word for what follows in turn
    (
      "**Sequence:**\n\n- Lids: 0.5 s\n- Bells: 0.6 s\n- Rims: 0.7 s",
      ["start 0.5 s", "start 0.6 s", "start 0.7 s"]
    ),
    (
      "**Rings:**\n\n- Lids: 0.5 s\n- Bells: 0.6 s\n- Rims: 0.7 s",
      ["duration 0.5 s", "duration 0.6 s", "duration 0.7 s"]
    ),
    (
      "**Sequence:**\n\n- Duration: 0.5 s\n- Delay: 0.6 s\n- Pause: 0.7 s",
      ["duration 0.5 s", "delay 0.6 s", "pause 0.7 s"]
    ),
    // What an item says of those below it
    (
      "- Each lid opens with its own delay\n  - Lid 1: 0.3 s\n  - Lid 2: 0.6 s",
      ["delay 0.3 s", "delay 0.6 s"]
    ),
    // Moments in brackets with what happens then below them
    (
      "- **The lid rises** (0 ms):\n  - Runs `rise` (600 ms)\n- **The bell rings** (250 ms):\n"
        + "  - Rings\n- **The lid falls** (900 ms):\n  - Runs `fall` (300 ms)",
      ["start 0 s", "duration 0.6 s", "start 0.25 s", "start 0.9 s", "duration 0.3 s"]
    ),
    ("- Bells ring every 0.6s (staggered 0.1s)", ["period 0.6 s", "stagger 0.1 s"]),
    ("- Duration: 0.6s per line", ["duration 0.6 s"]),
    ("- Bells ring with 1.4s and 1.6s delays", ["delay 1.4 s", "delay 1.6 s"]),
    ("- Shimmer: a linear gradient moves over the lid (1.5 s)", ["duration 1.5 s"]),
  ]

  @Test("A moment is no length, and a length no turn", arguments: cases)
  func saysIt(text: String, said: [String]) throws {
    #expect(try Statements.lines(of: text) == said)
  }
}
