import InbetweenDesignDocuments
import Testing

/// What documents say in short: cells that repeat the one above, springs in two numbers, limits, and what
/// holds for some readers only.
@Suite struct ShortenedTests {
  static let prose: [(String, [String])] = [
    (
      """
      | Gull | Delay | Easing |
      |---|---|---|
      | a | 40 ms | ease-out |
      | b | same | same as above |
      | c | 80 ms | ″ |
      """,
      [
        "delay 0.04 s", "curve ease-out", "delay 0.04 s", "curve ease-out", "delay 0.08 s",
        "curve ease-out",
      ]
    ),
    // Curves that a column of words tells and one of code writes down
    (
      """
      | Gull | Easing | Code |
      |---|---|---|
      | a | Smooth landing | `ease: [0.4, 0, 0.2, 1]` |
      | b | Spring | `type: "spring", stiffness: 300, damping: 20` |
      | c | Soft spring | `{ stiffness: 100, damping: 15 }` |
      | d | ease-out | `ease: fast` |
      | e | ease-in | `width: [0.4, 0, 0.2, 1]` |
      """,
      [
        "curve [0.4, 0, 0.2, 1]", "spring { stiffness: 300", "spring { stiffness: 100",
        "curve ease-out", "curve ease-in",
      ]
    ),
    (
      "| Bell | Motion | Duration |\n|---|---|---|\n| a | Stagger 50ms per lid | 150ms each |",
      ["stagger 0.05 s", "duration 0.15 s"]
    ),
    ("- The lid grows in 300 ms, easing back-out.", ["duration 0.3 s", "curve ease-out-back"]),
    ("- The lid goes back-out in 300 ms.", ["duration 0.3 s"]),
    (
      "| Property | Value |\n|---|---|\n| Sweep | `.linear(duration: time).repeatForever()` |\n"
        + "| Gull | `.easeOut(width: time)` |",
      ["curve linear", "repeat forever"]
    ),
    (
      "- Durations:\n  - `fast: 140`\n  - slow: 320\n- Gaps:\n  - wide: 40",
      ["duration 0.14 s", "duration 0.32 s"]
    ),
    ("- Durations and gaps:\n  - fast: 140", []),
    ("- Durations:\n  - fast: 4\n  - slow: 320.5", []),
    ("Close: the lid reverses at 150ms ease-in", ["duration 0.15 s", "curve ease-in"]),
    ("The lid appears at 150ms ease-in", ["start 0.15 s"]),
    (
      "Lids: staggered fade, 300ms each, 100ms delay between lids",
      ["duration 0.3 s", "stagger 0.1 s"]
    ),
    // A name is a name
    (
      "| Gull | Delay |\n|---|---|\n| a | 40 ms |\n| same | 80 ms |",
      ["delay 0.04 s", "delay 0.08 s"]
    ),
    // Springs
    ("- Bell: spring (380 / 17)", ["spring { stiffness: 380"]),
    ("- Clapet : ressort (380 / 17)", ["spring { stiffness: 380"]),
    ("- Bell: spring (3 / 17)", []),
    (
      "| Bell | Value |\n|---|---|\n| Gull | spring (380 / 17), +70 ms per icon |",
      ["stagger 0.07 s", "spring { stiffness: 380"]
    ),
    ("- Ressort : raideur 320, amorti 24, masse 0,35", ["spring { stiffness: 320"]),
    // Moments in front of what happens then
    ("- 0.5s: the bell fades in\n- 2.5s: the bell fades out", ["start 0.5 s", "start 2.5 s"]),
    // Limits and ends
    ("The bells ring in order, capped at 400 ms.", ["bound 0.4 s at most"]),
    ("Hold the last frame for at least 600 ms.", ["bound 0.6 s at least"]),
    ("The bell swings for 300 ms and ends at 1040 ms.", ["duration 0.3 s"]),
    ("- Bell breathing: 1.0 (1 cycle per second)", ["period 1 s"]),
    ("- The bell swings with 2 beats per minute.", ["period 30 s"]),
    ("- The bell has 2 parts per second.", []),
    // Classes of lengths are no spans of a clock
    (
      "| Duration | Use case |\n|---|---|\n| 0-100ms | Clicks |\n| 100-200ms | Lids |",
      ["duration [0, 0.1] s", "duration [0.1, 0.2] s"]
    ),
    (
      "| Duration | Bell |\n|---|---|\n| 0-100ms | The lid opens |\n| 100-200ms | It closes |",
      ["start 0 s", "duration 0.1 s", "start 0.1 s", "duration 0.1 s"]
    ),
    // Springs, curves and repeats in cells of any column
    (
      "| Feel | Config |\n|---|---|\n| Soft | `{ stiffness: 120, damping: 14 }` |",
      ["spring { stiffness: 120"]
    ),
    (
      "| Bell | Duration | Type |\n|---|---|---|\n| a | 3 s | Infinite, linear |\n| b | 1 s | Ease-out |\n"
        + "| c | 2 s | Infinite, continuous |",
      [
        "duration 3 s", "curve linear", "repeat forever", "duration 1 s", "curve ease-out",
        "duration 2 s", "repeat forever",
      ]
    ),
    // Counted from nothing, and before it
    ("- Duration: 0.0 s → 5.0 s", ["duration 5 s"]),
    ("- Bells with staggered delays (-0.32s, -0.16s)", []),
    ("| Bell | What |\n|---|---|\n| a | Staggered delay (-0.32s, -0.16s) |", []),
    ("Total: 24 bells × 80ms stagger + 200ms for the lid", ["stagger 0.08 s", "duration 0.2 s"]),
    ("Total: 24 bells × 80ms stagger + 200ms delay", ["stagger 0.08 s", "delay 0.2 s"]),
    (
      "Duration of all: 0.0 s → 5.0 s (what moves: 0–4.0 s).",
      ["duration 5 s", "start 0 s", "duration 4 s"]
    ),
    ("| Bell | Loops |\n|---|---|\n| The bell swings | 5 oscillations |", ["repeat 5"]),
    ("| Fill | Kind |\n|---|---|\n| Lid | Linear |\n| Bell | Radial |", []),
    (
      "| Gælde, ms | Lid |\n|---|---|\n| 0–110 | a |\n| 25–115 | b |\n| 50–430 | c |\n| x | d |\n"
        + "| y | e |\n| z | f |", []
    ),
    // Headings that are spans of a clock, however long they are
    (
      "# One (0s - 4s)\n\nLids open.\n\n# Two, which has a name of very many words, or of some more (4s - 6s)"
        + "\n\nLids close.",
      ["start 0 s", "duration 4 s", "start 4 s", "duration 2 s"]
    ),
    // Spans below a title in any language that has a unit
    (
      "| Gælde, ms | Lid |\n|---|---|\n| 0–110 | a |\n| 25–115 | b |\n| 50–430 | c |",
      [
        "start 0 s", "duration 0.11 s", "start 0.025 s", "duration 0.09 s", "start 0.05 s",
        "duration 0.38 s",
      ]
    ),
    (
      "| Gælde, ms | Lid |\n|---|---|\n| 10–110 | a |\n| 25–115 | b |\n| 50–430 | c |", []
    ),
    (
      "| Bell | Duration | Easing |\n|---|---|---|\n| a | 1 s | out-expo |\n| b | 2 s | in-out-cubic |",
      ["duration 1 s", "curve ease-out-expo", "duration 2 s", "curve ease-in-out-cubic"]
    ),
    // Moments in brackets that begin with nothing and rise
    (
      "- Wind (0 ms)\n- Swing (500 ms)\n- Ring (900 ms)",
      ["start 0 s", "start 0.5 s", "start 0.9 s"]
    ),
    (
      "- Wind (200 ms)\n- Swing (500 ms)\n- Ring (900 ms)",
      [
        "duration 0.2 s", "duration 0.5 s", "duration 0.9 s",
      ]
    ),
    (
      "- Bell: 600ms entrance, holds 2000ms, 400ms exit",
      [
        "duration 0.6 s", "pause 2 s", "duration 0.4 s",
      ]
    ),
    ("- Bell: 1.4s staggered bounce", ["duration 1.4 s"]),
    ("- Bells: 80ms staggered bounce", ["stagger 0.08 s"]),
    (
      "| Bell | Motion | Duration |\n|---|---|---|\n| a | Staggered swing | 40ms each |\n"
        + "| b | Swing | 90ms each |", ["stagger 0.04 s", "duration 0.09 s"]
    ),
    // Curves of Anime.js, and what is said of curves
    ("The bells swing for 1 s with outQuad.", ["duration 1 s", "curve ease-out-quad"]),
    ("The bells swing for 1 s in the outback.", ["duration 1 s"]),
    (
      """
      | Token | Curve |
      |---|---|
      | `easing.calm` | `inOutQuad` |

      | Lid | Duration | Easing |
      |---|---|---|
      | bell | 1 s | `calm` |
      """, ["curve ease-in-out-quad", "duration 1 s", "curve ease-in-out-quad"]
    ),
    (
      "The bells swing for 1 s.\n\n## Easing rules\n\n- Never use `linear` for lids.\n- Lids: ease-out",
      ["duration 1 s", "curve ease-out"]
    ),
    (
      "The bells swing for 1 s.\n\n## Easing rules\n\n- Linear easing feels robotic.\n- Lids: ease-out",
      ["duration 1 s", "curve ease-out"]
    ),
    (
      "The bells swing for 1 s.\n\n```js\ncubic-bezier(0.16, 1, 0.3, 1) // \"ease-out-expo\"\n```",
      ["duration 1 s", "curve [0.16, 1, 0.3, 1]"]
    ),
    (
      "| Lid | Duration | Easing |\n|---|---|---|\n| bell | 1 s | ease (infinite) |",
      ["duration 1 s", "curve ease", "repeat forever"]
    ),
    // Turns, sums and suggestions
    ("Four bells ring, 300 ms between each bell.", ["stagger 0.3 s"]),
    ("The bell pulses, 300 ms between each cycle.", ["pause 0.3 s"]),
    (
      "The lids open in turn (6 items x 70 ms = 420 ms total)",
      ["stagger 0.07 s", "duration 0.42 s"]
    ),
    ("The lid wiggles for 1 s (3x repeat, 5° of turn)", ["duration 1 s", "repeat 3"]),
    ("The lid swings for 1 s. Could be reduced to 600 ms.", ["duration 1 s"]),
    ("The lid swings for 1 s. It could have swung 600 ms.", ["duration 1 s", "duration 0.6 s"]),
    // Moments with a picture before them and an arrow behind
    (
      "- ⏱️ 500 ms → the bell fades in\n- ⏱️ 800 ms → the lid is removed",
      ["start 0.5 s", "start 0.8 s"]
    ),
    ("- 150 ms → micro\n- 300 ms → standard", ["duration 0.15 s", "duration 0.3 s"]),
    // Names in brackets behind their lengths, and what a row is in brackets
    (
      "- `50ms (duration-lid-01)`: lids\n- `90ms (duration-lid-02)`: bells\n\n"
        + "| Lid | Duration |\n|---|---|\n| swings | duration-lid-02 |",
      ["duration 0.05 s", "duration 0.09 s", "duration 0.09 s"]
    ),
    (
      "| Lids | Stagger |\n|---|---|\n| a | 60ms |\n| b (first load) | 40ms |",
      ["stagger 0.06 s", "stagger 0.04 s"]
    ),
    ("The first load takes 40 ms.\n\nThe lid swings for 1 s.", ["duration 1 s"]),
    // What the display does by itself
    ("The bells swing for 1 s.\n\n- 5-second backlight refresh, every 5 seconds", ["duration 1 s"]),
    ("The bells swing for 1 s.\n\n- Frame drops (>16ms) below 1 %", ["duration 1 s"]),
    ("The bells swing for 1 s.\n\n- No dropped frames (>16ms)", ["duration 1 s"]),
    ("The bells swing for 1 s.\n\n- 프레임 드롭(>16ms) 1% 이하", ["duration 1 s"]),
    // A curve in brackets behind a motion
    (
      "The bells swing for 1 s.\n\n- Lid: the ball scales up (ease-in-out)",
      ["duration 1 s", "curve ease-in-out"]
    ),
    ("The bells swing for 1 s.\n\n- Lid: the ball scales up (never ease-in-out)", ["duration 1 s"]),
    ("The bells swing for 1 s.\n\n- Lid: the ball (ease-in-out)", ["duration 1 s"]),
    // Pictures of a sprite
    ("Sparks 24×24 (4 f) and 32×32 (6 f)", []),
    ("The spark lasts (4 f)", ["duration 4 frames"]),
    // Curves
    (
      "WHEN gulls enter the harbour THEN the system SHALL use ease-out easing for a smooth stop",
      ["curve ease-out"]
    ),
    ("If gulls enter the harbour, the system might use ease-out easing for a smooth stop", []),
    (
      "| Gull | Duration | Easing |\n|---|---|---|\n| a | 40 ms | smoothstep |",
      ["duration 0.04 s", "curve smoothstep"]
    ),
    ("```glsl\nfloat t = smoothstep(0.0, 1.0, x);\n```", []),
    // Cells that say more than a time
    (
      "| Bell | Behaviour |\n|---|---|\n| Gull | Spring, visual duration 360 ms, bounce 0.16. |",
      ["duration 0.36 s", "spring { bounce: 0.16 }"]
    ),
    (
      "| Bell | Behaviour |\n|---|---|\n| Gull | 220 ms, cubic-bezier(.2,.8,.2,1); short |",
      ["duration 0.22 s", "curve [0.2, 0.8, 0.2, 1]"]
    ),
    (
      "| Bell | Rule |\n|---|---|\n| Gull | `animation: gull-pop 2.4s ease-in-out infinite;` |",
      ["duration 2.4 s", "curve ease-in-out", "repeat forever"]
    ),
    (
      "| Bell | Rule |\n|---|---|\n| Gull | 800ms linear, repeat forever, no reverse |",
      ["duration 0.8 s", "curve linear", "repeat forever"]
    ),
    (
      "| Bell | Rule |\n|---|---|\n| Gull | 800ms linear, not repeated forever |",
      ["duration 0.8 s", "curve linear"]
    ),
    (
      "| Bell | Approach |\n|---|---|\n| Gull | `.easeInOut(duration: 0.3)` on its value |",
      ["duration 0.3 s", "curve ease-in-out"]
    ),
    (
      "| Bell | Type | Use |\n|---|---|---|\n| Gull | spring(0.45, 0.85) | All |",
      ["spring { response: 0.45"]
    ),
    (
      "| Bell | Response | Damping |\n|---|---|---|\n| Gull | 0.3s | 0.6 |",
      ["spring { response: 0.3"]
    ),
    // Turns of several
    (
      "Four stones settle at 60 ms intervals, then letters enter at 35 ms intervals after 180 ms.",
      ["stagger 0.06 s", "stagger 0.035 s", "delay 0.18 s"]
    ),
    ("The stone pulses four times at 60 ms intervals.", ["period 0.06 s", "repeat 4"]),
    ("When two is chosen, the stone pulses at 2 s intervals.", ["period 2 s"]),
    // What is held rests, and what moves meanwhile does not
    ("Hold the button and the ring grows for 600 ms.", ["duration 0.6 s"]),
    ("The bell uses smoothstep(0.0, 1.0, x).", []),
    ("The bell uses smoothstep.", ["curve smoothstep"]),
    // French
    ("- Cartes : +70 ms par carte", ["stagger 0.07 s"]),
    ("- Tuiles : 60 ms d'écart", ["stagger 0.06 s"]),
  ]

  @Test("What is said in short says what it says", arguments: prose)
  func saysIt(text: String, said: [String]) throws {
    #expect(try Statements.lines(of: text) == said)
  }

  static let files: [(String, String, [String])] = [
    (
      "motion.json", #"{ "duration": { "instant": 0, "calm": 240 }, "delay": { "none": 0 } }"#,
      ["duration 0 s", "duration 0.24 s"]
    ),
    (
      "a.json",
      #"{ "spring": { "calm": { "$type": "spring", "$value": { "duration": 0.5, "bounce": 0.2 } } } }"#,
      ["spring { duration: 0.5"]
    ),
    // Who wants little motion has other variables
    (
      "a.css",
      """
      :root { --fast: 120ms; }
      @media (prefers-reduced-motion: reduce) { :root { --fast: 0ms; } }
      .bell { transition: opacity var(--fast); }
      """, ["duration 0.12 s", "duration 0 s", "duration 0.12 s"]
    ),
    (
      "a.css",
      """
      @media (prefers-reduced-motion: reduce) { :root { --fast: 0ms; } }
      :root { --fast: 120ms; }
      .bell { transition: opacity var(--fast); }
      """, ["duration 0 s", "duration 0.12 s", "duration 0.12 s"]
    ),
    (
      "a.css",
      """
      :root { --fast: 0ms; }
      @media (prefers-reduced-motion: no-preference) { :root { --fast: 120ms; } }
      .bell { transition: opacity var(--fast); }
      """, ["duration 0 s", "duration 0.12 s", "duration 0.12 s"]
    ),
    (
      "a.json", #"{ "bellSwing": { "duration": 800, "loop": true, "stagger": 50 } }"#,
      ["duration 0.8 s", "repeat forever", "stagger 0.05 s"]
    ),
    (
      "a.json", #"{ "bellRing": { "duration": 800, "loop": true, "reducedMotion": "none" } }"#,
      ["duration 0.8 s", "repeat forever"]
    ),
    ("a.json", #"{ "clip": { "duration": 12, "loop": true } }"#, []),
    (
      "a.json", #"{ "bellSwing": { "duration": 800, "loop": false, "stagger": 50 } }"#,
      ["duration 0.8 s", "stagger 0.05 s"]
    ),
    // Steps with names
    (
      "a.kt",
      """
      val step = 250
      val lids = tween<Float>(delayMillis = index * step, durationMillis = 500)
      val gulls = tween<Float>(delayMillis = step * it, durationMillis = 500)
      val oars = tween<Float>(delayMillis = index * other, durationMillis = 500)
      """,
      [
        "stagger 0.25 s", "duration 0.5 s", "stagger 0.25 s", "duration 0.5 s", "duration 0.5 s",
      ]
    ),
    (
      "a.ts",
      """
      const STEPS = { small: 40 };
      animate(bell, { opacity: 1, duration: 300, delay: i * STEPS.small });
      """, ["duration 0.3 s", "stagger 0.04 s"]
    ),
    // SwiftUI's springs have a length
    (
      "a.swift",
      "let swing = Animation.spring(duration: 0.3, bounce: 0.7)",
      ["duration 0.3 s", "spring { duration: 0.3"]
    ),
    (
      "a.swift", "let swing = Animation.bouncy(duration: 0.4)",
      ["duration 0.4 s", "spring { name: bouncy"]
    ),
  ]

  @Test("What a file says in short says what it says", arguments: files)
  func saysIt(name: String, text: String, said: [String]) throws {
    #expect(try Statements.lines(of: text, fileName: name) == said)
  }

  @Test("A name repeats no cell above it, and a cap is one of how long something takes")
  func parts() throws {
    let rows = "| Gull | Delay |\n|---|---|\n| a | 40 ms |\n| same | 80 ms |"
    let named = FactLines.text(of: try Statements.documents(of: rows))
    #expect(named.contains("\"subject\": \"same\""))
    let cap = "The bells ring in order, capped at 400 ms."
    let capped = FactLines.text(of: try Statements.documents(of: cap))
    #expect(capped.contains("\"of\": \"duration\""))
  }
}
