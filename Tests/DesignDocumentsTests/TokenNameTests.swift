import InbetweenDesignDocuments
import Testing

/// Values that a table or an object of code gives under one name, and rows, sentences and style sheets ask
/// for under a shorter one.
@Suite struct TokenNameTests {
  static let table = """
    | Kind | Token | Value |
    |---|---|---|
    | Quick | `--motion-duration-lid-calm` | 240ms |
    | | `--motion-easing-transition` | `cubic-bezier(0.4, 0, 0.2, 1)` |


    """
  static let given = ["duration 0.24 s", "curve [0.4, 0, 0.2, 1]"]

  static let object = """
    ```ts
    const motionTokens = {
      easings: { land: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
      durations: { sm: 160, md: 220 },
    };
    ```


    """
  static let listed = ["curve [0.2, 0.8, 0.2, 1]", "duration 0.16 s", "duration 0.22 s"]

  static let cases: [(text: String, said: [String])] = [
    // Cells that leave out of which kind the name is
    (
      table + "| Lid | Duration | Easing |\n|---|---|---|\n| a | lid-calm | transition |",
      given + ["duration 0.24 s", "curve [0.4, 0, 0.2, 1]"]
    ),
    (
      table
        + "| Lid | Duration | Easing |\n|---|---|---|\n| a | duration-lid-calm | easing-transition |",
      given + ["duration 0.24 s", "curve [0.4, 0, 0.2, 1]"]
    ),
    (table + "| Lid | Duration |\n|---|---|\n| a | calm |", given),
    // Two tokens of one short name are none
    (
      "`--motion-duration-calm` 240 ms, `--motion-delay-calm` 90 ms\n\n"
        + "| Lid | Duration |\n|---|---|\n| a | calm |",
      ["duration 0.24 s", "delay 0.09 s"]
    ),
    // Style sheets that use what a table gives, and their own first
    (
      table + "```css\n.lid { transition: opacity var(--motion-duration-lid-calm); }\n```",
      given + ["duration 0.24 s"]
    ),
    (
      table + "```css\n:root { --motion-duration-lid-calm: 1s }\n"
        + ".lid { transition: opacity var(--motion-duration-lid-calm); }\n```",
      given + ["duration 1 s", "duration 1 s"]
    ),
    // Sentences
    (object + "- The lid zooms from 0.9 to 1, dur-md", listed + ["duration 0.22 s"]),
    (object + "- The lid pulses at duration-sm", listed + ["duration 0.16 s"]),
    (
      object + "- The lid fades in (var(--dur-sm), easeOut)",
      listed + ["duration 0.16 s", "curve ease-out"]
    ),
    (object + "- The lid fades in, size-md", listed),
    (object + "- The lid fades in for 3 s, dur-md", listed + ["duration 3 s"]),
    // A curve's short name is no length's
    (
      "`--motion-duration-base` 180 ms\n\nLids fade, ease-in (`--motion-ease-base`).",
      ["duration 0.18 s"]
    ),
    // Variables that sentences use, and do not define
    (
      table + "State changes use `--motion-duration-lid-calm` and `--motion-easing-transition`.",
      given + ["duration 0.24 s", "curve [0.4, 0, 0.2, 1]"]
    ),
    (
      table + "Leave: reverse using `--motion-easing-transition`.",
      given + ["curve [0.4, 0, 0.2, 1]"]
    ),
    (
      table + "Opacity 0 -> 1. Duration `--motion-duration-lid-calm`.", given + ["duration 0.24 s"]
    ),
    (table + "`--motion-easing-transition`: what most lids have.", given),
    (table + "- `--motion-duration-lid-calm`: lids that move", given),
    (
      table + "Opacity goes 0 -> 1 over `--motion-duration-lid-calm`.", given + ["duration 0.24 s"]
    ),
    (
      table.replacing("lid-calm", with: "calm")
        + "| Lid | Mood |\n|---|---|\n| a | calm |\n| b | calm |", given
    ),
    (table + "Do not use `--motion-easing-transition` for lids.", given),
    (table + "Lids open with less than `--motion-duration-lid-calm`.", given),
    // A column of tokens, in a table that gives none
    (
      "- `50ms (duration-micro)`: clicks\n- `400ms (duration-lid)`: lids\n\n"
        + "| Lid | Recommended token | Why |\n|---|---|---|\n| a | duration-micro | Quick |\n"
        + "| b | duration-lid | Calm |",
      ["duration 0.05 s", "duration 0.4 s", "duration 0.05 s", "duration 0.4 s"]
    ),
    (
      "- `50ms (duration-micro)`: clicks\n\n"
        + "| Lid | Token | Why |\n|---|---|---|\n| a | duration-micro | Quick |\n| b | size-lid | Calm |",
      ["duration 0.05 s"]
    ),
    // Items that Markdown does not know, below one that it does
    (
      object
        + "- Lid  \n  • Opens in 3 s  \n  • Shakes,\n  hard, dur-sm  \n  • Closes (stagger: 70 ms)",
      listed + ["duration 3 s", "duration 0.16 s", "stagger 0.07 s"]
    ),
  ]

  @Test("A short name is the long one's", arguments: cases)
  func saysIt(text: String, said: [String]) throws {
    #expect(try Statements.lines(of: text) == said)
  }

  @Test func `A label in bold stands below the name in bold above it`() throws {
    let text = "# Page\n\n**1. Lid**\n\n- Opens\n\n**Example:**\n\nDuration: 300 ms\n"
    let facts = FactLines.text(of: try Statements.documents(of: text))
    #expect(facts.contains("1. Lid"), "\(facts)")
    #expect(facts.contains("Example"), "\(facts)")
  }

  @Test func `A curve that a sentence names beside a length is said once`() throws {
    let text =
      Self.table + "Lids use `--motion-duration-lid-calm` and `--motion-easing-transition`."
    let facts = try Statements.documents(of: text)[0].facts
    #expect(facts.count == 3, "\(facts)")
  }

  @Test func `What stands below an item with marks of its own is said of the item`() throws {
    let text = "# Page\n\n- Lid  \n  • Opens in 3 s  \n  • Closes in 2 s\n- Bell\n"
    let facts = FactLines.text(of: try Statements.documents(of: text))
    #expect(facts.contains("\"line\": 4, \"subject\": \"Lid › Page › Opens in 3 s\""), "\(facts)")
    #expect(facts.contains("\"line\": 5, \"subject\": \"Lid › Page › Closes in 2 s\""), "\(facts)")
  }
}
