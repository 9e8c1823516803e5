import InbetweenCodeReader
import InbetweenDesignDocuments
import Testing

/// What names, groups and calls say that their numbers are, and what sentences only compare, measure or
/// wait for.
@Suite struct NamingTests {
  static let prose: [(String, [String])] = [
    // Names of somebody's own are no curves.
    ("Lids: 150ms ease-harbour", ["duration 0.15 s"]),
    ("Lids: 150ms ease", ["duration 0.15 s", "curve ease"]),
    (
      "### Ease In / While Hovering / Bezier: 0, 0.9, 0.5, 1 / 500ms",
      ["duration 0.5 s", "curve [0.9, 0, 0.5, 1]"].map {
        $0.replacing("[0.9, 0,", with: "[0, 0.9,")
      }
    ),
    (
      "Enter: ease-out (fast in, slow settle). Exit: ease-in.", ["curve ease-out", "curve ease-in"]
    ),
    ("Note: linear (which is dull) has gone.", []),
    // How much something has changed is no time of its own.
    ("The fade of the lid was trimmed by 400 ms.", []),
    ("The fade of the lid takes 300 ms, shortened by 100 ms.", ["duration 0.3 s"]),
    ("The lid is delayed by 100 ms.", ["delay 0.1 s"]),
    ("Time to first interaction improved from 3.4 s to 2.6 s.", []),
    ("Time to first interaction: 1.0 s", []),
    ("The lid fades after 1.0 s, the first time.", ["delay 1 s"]),
    // Waiting for machines
    ("The countdown defaults to 6000 milliseconds and pauses on hover.", []),
    ("Pages that take over 3 seconds to load lose their visitors.", []),
    ("The lid takes 3 seconds to open.", ["duration 3 s"]),
    ("Always give a response under 100ms.", []),
    ("- First response to a tap: below 100 ms.", []),
    ("For waits beyond 500ms show a skeleton.", []),
    ("| Metric | Target |\n|---|---|\n| INP (Interaction to Next Paint) | < 200ms |", []),
    // Left open
    ("- Stagger of the lids (50ms vs 100ms): whatever looks good", []),
    ("- Stagger of the lids (50ms): as it looks good", ["stagger 0.05 s"]),
    // Places on the clock
    (
      "1. **Act 1 (0ms)**: The lid rises.\n2. **Act 2 (+100ms)**: The lamp fades in.",
      ["start 0 s", "order phase 1", "start 0.1 s", "order phase 2"]
    ),
    // Comments of a page
    ("<!-- The lid fades out over 400ms once the quay is ready. -->", ["duration 0.4 s"]),
    ("<!-- markdownlint-disable MD013 -->\n\nText", []),
    ("<!-- <p>The lid fades out over 400ms.</p> -->", []),
    ("<!-- | Lid | 400ms | fade | -->", []),
  ]

  @Test("Sentences compare, measure and wait without promising", arguments: prose)
  func readsProse(text: String, said: [String]) throws {
    #expect(try Statements.lines(of: text).sorted() == said.sorted())
  }

  static let code: [(String, String, [String])] = [
    ("a.scss", "$delay: (\n  short: 50ms,\n  long: 200ms\n);", ["delay 0.05 s", "delay 0.2 s"]),
    ("a.scss", "$duration: (\n  short: 50ms\n);", ["duration 0.05 s"]),
    ("a.scss", "$cache: (\n  short: 50ms\n);", []),
    ("a.css", ":root { --session-timeout: 30s; --lid-fade: 300ms; }", ["duration 0.3 s"]),
    ("a.js", "anime({ targets: '.lid', delay: anime.stagger(100) })", ["stagger 0.1 s"]),
    (
      "a.js",
      "animate('.lid', { duration: 800, ease: 'outExpo', delay: stagger(60, { start: 200 }) })",
      ["duration 0.8 s", "curve ease-out-expo", "stagger 0.06 s", "delay 0.2 s"]
    ),
    ("a.js", "animate('.lid', { x: stagger([0, 100]), y: stagger(100) })", []),
    (
      "a.js", "animate('.lid', { ease: 'inOutQuad', label: 'outExpo' })", ["curve ease-in-out-quad"]
    ),
    (
      "a.js", "const lids = { staggerChildren: 0.15, delayChildren: 0.1 }",
      ["stagger 0.15 s", "delay 0.1 s"]
    ),
    ("a.js", "export const UNDO_WINDOW_MS = 2000", []),
    ("a.js", "export const LID_WINDOW_FADE_MS = 2000", ["duration 2 s"]),
    ("a.swift", "let lettersRiseLetterLStagger = 0.1", ["stagger 0.1 s"]),
    ("a.swift", "let lidURLDelay: TimeInterval = 0.1", ["delay 0.1 s"]),
  ]

  @Test("A view is called by the one text that it shows as well")
  func texts() throws {
    func subject(_ constants: String) throws -> String {
      let text =
        "struct QuayView: View {\n  \(constants)\n  @State private var lit = false\n"
        + "  var body: some View { Text(title) }\n"
        + "  func ring() { withAnimation(.easeIn(duration: 0.3)) { lit = true } }\n}"
      let facts = try Statements.documents(of: text, fileName: "a.swift").flatMap(\.facts)
      return facts.first { $0.kind == .duration }?.about.joined(separator: " › ") ?? ""
    }
    #expect(try subject("let title = \"LOW TIDE\"") == "LOW TIDE › QuayView › ring › lit")
    #expect(try subject("let title = \"LOW TIDE\"; let text = \"HIGH\"") == "QuayView › ring › lit")
    #expect(try subject("let title = \"\\(tide)\"") == "QuayView › ring › lit")
    #expect(try subject("let key = \"LOW TIDE\"") == "QuayView › ring › lit")
  }

  @Test("Names, groups and calls say what their numbers are", arguments: code)
  func readsCode(file: String, text: String, said: [String]) throws {
    #expect(try Statements.lines(of: text, fileName: file).sorted() == said.sorted())
  }
}
