import InbetweenCodeReader
import InbetweenDesignDocuments
import InbetweenDiagnostics
import Testing

/// Sentences, tables and code that look like others and say something else, one thing a line.
@Suite struct LookalikeTests {
  static let prose: [(String, [String])] = [
    // Tables
    (
      "| Transition | Duration | Delay | Notes |\n|---|---|---|---|\n"
        + "| Lid → Bell | 400ms | 100ms | |",
      ["duration 0.4 s", "delay 0.1 s"]
    ),
    (
      "- sm: 150 ms\n\n| Part | Gap | Radius |\n|---|---|---|\n| Lid | sm | md |",
      ["duration 0.15 s"]
    ),
    (
      "## Calm\n\n| Timing | Element | Animation |\n|---|---|---|\n"
        + "| 150ms ease-out | Lid | opens |",
      ["duration 0.15 s", "curve ease-out"]
    ),
    (
      "## Tap sequence\n\n| Time | Action |\n|---|---|\n| 150 ms | lid |\n| 200 ms | bell |\n"
        + "| 100 ms | lamp |",
      ["duration 0.15 s", "duration 0.2 s", "duration 0.1 s"]
    ),
    (
      "## Storyboard\n\n| Time | Event | Duration |\n|---|---|---|\n| 0.5s | The lid fades | 300 ms |\n"
        + "| 1.2s | The bell rings | 200 ms |",
      ["start 0.5 s", "duration 0.3 s", "start 1.2 s", "duration 0.2 s"]
    ),
    (
      "| Part | Duration | Delay | Stagger |\n|---|---|---|---|\n"
        + "| Bell stagger | 400 ms | 100 ms | 40 ms |",
      ["duration 0.4 s", "delay 0.1 s", "stagger 0.04 s"]
    ),
    ("| Part | Duration |\n|---|---|\n| Without stagger | 200 ms |", ["duration 0.2 s"]),
    ("| What | Default from |\n|---|---|\n| opacity | 0.5 |", []),
    // Axes of drawings, and hours of the day
    ("```\nTime:   0ms   100ms   200ms   300ms\nLid     [======]\n```", []),
    ("```\nTime  0s | 1s | 2s\nThe lid opens in 0.5s\n```", ["duration 0.5 s"]),
    (
      "```\nWaits: 100ms, 200ms, 300ms\n```", ["pause 0.1 s", "pause 0.2 s", "pause 0.3 s"]
    ),
    (
      "```\nLid steps 100ms 200ms 400ms\n```",
      ["duration 0.1 s", "duration 0.2 s", "duration 0.4 s"]
    ),
    ("```\nLid 300ms 400ms\n```", ["duration 0.3 s", "duration 0.4 s"]),
    (
      "```\nLid 0-100ms 100-200ms 200-300ms\n```",
      ["start 0 s", "duration 0.1 s", "start 0.1 s", "start 0.2 s"]
    ),
    ("- 2:00 - 3:00 PM: the lid's animation is looked at", []),
    ("- Monday 10:30–11:15: how lids open", []),
    ("- 0:03–0:05 a lid opens", ["start 3 s", "duration 2 s"]),
    // Names that are words
    (
      "- Pop-up: 300 ms\n\nA pop-up asks what to ring. The pop-up slides in over 300 ms.",
      ["duration 0.3 s", "duration 0.3 s"]
    ),
    (
      "| Token | Value |\n|---|---|\n| `tower.duration.slow` | 400 ms |\n\n"
        + "Do not use `tower.duration.slow` for lids that open. See `tower.duration.slow`.",
      ["duration 0.4 s"]
    ),
    (
      "| Token | Value |\n|---|---|\n| `tower.duration.slow` | 400 ms |\n\n"
        + "Bells swing after a delay of `tower.duration.slow` each time.",
      ["duration 0.4 s", "delay 0.4 s"]
    ),
    (
      "- lid-spring: stiffness 250, damping 30\n\n## lid-spring\n\n- [lid-spring](#lid-spring)",
      ["spring { stiffness: 250"]
    ),
    (
      "- lid-snap: `cubic-bezier(0, 0, 0, 1)`\n\n"
        + "The lid opens in 200 ms, do not use lid-snap here.",
      ["curve [0, 0, 0, 1]", "duration 0.2 s"]
    ),
    (
      "- decelerate: `cubic-bezier(0.1, 0.9, 0.2, 1)`\n\n"
        + "The lid opens in 200 ms with the decelerate curve.",
      ["curve [0.1, 0.9, 0.2, 1]", "duration 0.2 s", "curve [0.1, 0.9, 0.2, 1]"]
    ),
    // Curves that are ruled out
    (
      "The lid opens. Do not use linear — use ease-out over 200 ms.",
      [
        "duration 0.2 s", "curve ease-out",
      ]
    ),
    ("The lid opens with no spring, 200 ms ease-out.", ["duration 0.2 s", "curve ease-out"]),
    ("The lid opens over 300 ms, `Curves.linear()`.", ["duration 0.3 s", "curve linear"]),
    // Classes beside what they say
    (
      "The lid opens in 600ms (duration-600 ease-in-out).",
      ["duration 0.6 s", "curve ease-in-out"]
    ),
    // The end
    ("The lid closes, and holds at the end (1 s).", ["pause 1 s"]),
    ("The lid bounces at the end (150 ms).", ["duration 0.15 s"]),
    // Turns
    (
      "Bells ring with staggered delays (100ms, 200ms, 300ms), 400 ms each.",
      ["delay 0.1 s", "delay 0.2 s", "delay 0.3 s", "duration 0.4 s"]
    ),
    ("After 500 ms color changes to blue.", ["delay 0.5 s"]),
    ("The check mark draws a 300 ms tick.", ["duration 0.3 s"]),
    ("A 200 ms clock wipe reveals the lid.", ["duration 0.2 s"]),
    // Again and again
    ("No continuous animation is allowed.", []),
    ("The lid moves in one continuous sweep of 2 s.", ["duration 2 s"]),
    ("- Lid: continuous zoom on pinch", []),
    ("Do not show more than 3 flashes in one second.", ["duration 1 s"]),
    ("## Screen video\n\nhttps://lid.example/assets/8bc7f390-7f25-4772-b05f-12", []),
    // Machines, and what people did
    ("The lid fades out in the last 300 ms of the exit.", ["duration 0.3 s"]),
    (
      "After 3 s silence the bell fades out over 200 ms.",
      ["delay 3 s", "duration 0.2 s", "order after 3 s silence the bell fades out over 200 ms"]
    ),
    ("Fetch delay: 250 ms (debounce)", []),
    // Rows of times
    ("Timing: 120, 240 ms", ["duration 0.12 s", "duration 0.24 s"]),
    (
      "1. lids: 0–200 ms\n2. bells: 200–600 ms, staggered 40–60 ms",
      [
        "start 0 s", "duration 0.2 s", "order phase 1", "start 0.2 s", "duration 0.4 s",
        "stagger [0.04, 0.06] s", "order phase 2",
      ]
    ),
  ]

  @Test("What looks like something else says what it says", arguments: prose)
  func readsProse(text: String, said: [String]) throws {
    #expect(try Statements.lines(of: text) == said)
  }

  static let code: [(String, String, [String])] = [
    ("a.js", "logEvent('delay-5000 was reached');", []),
    (
      "a.md", "```html\n<b class=\"hover:duration-200 duration-500\">x</b>\n```",
      ["duration 0.5 s"]
    ),
    (
      "a.md", "```html\n<b class=\"md:motion-reduce:duration-75 duration-500\">x</b>\n```",
      ["duration 0.5 s"]
    ),
    (
      "a.yaml",
      "motion:\n  duration:\n    fast: 150ms\nscenes:\n  - The lid opens in 300 ms\n"
        + "  - The bell fades in 200 ms, ease-out",
      ["duration 0.15 s", "duration 0.3 s", "duration 0.2 s", "curve ease-out"]
    ),
    (
      "a.dart",
      "AnimationController(duration: " + String(repeating: "a ?? ", count: 30_000)
        + "Duration(milliseconds: 300))",
      ["duration 0.3 s"]
    ),
  ]

  @Test("Code that looks like something else says what it says", arguments: code)
  func readsCode(file: String, text: String, said: [String]) throws {
    #expect(try Statements.lines(of: text, fileName: file) == said)
  }
}
