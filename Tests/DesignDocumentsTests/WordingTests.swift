import InbetweenCodeReader
import InbetweenDesignDocuments
import InbetweenDiagnostics
import Testing

/// What sentences, lists and code say in words of their own, one thing a line: `kind value unit`.
@Suite struct WordingTests {
  static let prose: [(String, [String])] = [
    // Turns, delays and what is seen
    ("Sails unfold at 40ms per letter.", ["stagger 0.04 s"]),
    ("The bells ring with 0.3 s between the starts of two.", ["stagger 0.3 s"]),
    ("Gulls follow each other by 30 ms.", ["stagger 0.03 s"]),
    (
      "The lid opens in 0.2 s, with a delay of 35 ms for each following one.",
      ["duration 0.2 s", "stagger 0.035 s"]
    ),
    ("The lamp stays visible for 2 s.", ["duration 2 s"]),
    ("`delayDuration` of all lamps is set to 300 ms.", ["delay 0.3 s"]),
    ("The kite rises in 150 ms and hangs for 60 ms.", ["duration 0.15 s", "pause 0.06 s"]),
    (
      "The oars are 0.1, 0.2 and 0.4 s long.",
      ["duration 0.1 s", "duration 0.2 s", "duration 0.4 s"]
    ),
    ("Bells wait by 2 whole seconds.", ["delay 2 s"]),
    (
      "Lids: `quick` 90, `calm` 250, `slow` 600 ms",
      ["duration 0.09 s", "duration 0.25 s", "duration 0.6 s"]
    ),
    ("Lengths: 150..900 ms", ["duration [0.15, 0.9] s"]),
    ("`transition-transform duration-300 delay-150`", ["duration 0.3 s", "delay 0.15 s"]),
    ("The wheel turns over 2 seconds, 1 second after page load.", ["duration 2 s", "delay 1 s"]),
    (
      "The cards land in a stagger of 50ms along the row, each 380ms.",
      ["stagger 0.05 s", "duration 0.38 s"]
    ),
    ("- Bells ring staggered (2s total, 0.1s increments)", ["duration 2 s", "stagger 0.1 s"]),
    ("The bars grow with a 15 ms delay per segment.", ["stagger 0.015 s"]),
    // Rates
    ("The beacon pulses at 2.5 s intervals.", ["period 2.5 s"]),
    ("The beacon blinks twice a second.", ["period 0.5 s"]),
    ("The beacon flashes 30 times per minute.", ["period 2 s"]),
    ("The halo breathes at 0.8 Hz.", ["period 1.25 s"]),
    // Rests, and what becomes of touches
    ("Nothing moves for the first 200 ms.", ["delay 0.2 s"]),
    ("Nothing moves for the last half second.", ["pause 0.5 s"]),
    ("Nothing moves for longer than 400 ms.", ["bound 0.4 s at most"]),
    ("A second tap within 300 ms is ignored.", []),
    ("Within 300 ms the number counts up.", ["duration 0.3 s"]),
    // Curves of design systems
    (
      "The lid opens in 300 ms with the decelerate curve.",
      ["duration 0.3 s", "curve decelerate"]
    ),
    ("Lid: 200 ms, fast-out-slow-in", ["duration 0.2 s", "curve [0.4, 0, 0.2, 1]"]),
    (
      "Lid: 200 ms, emphasized accelerate easing",
      ["duration 0.2 s", "curve emphasized-accelerate"]
    ),
    ("The sharp corners open in 200 ms.", ["duration 0.2 s"]),
    ("Use the standard easing for most things.", []),
    (
      "| Lid | Duration | Curve |\n|---|---|---|\n| Top | 280 ms | Standard |",
      ["duration 0.28 s", "curve standard"]
    ),
    // What is no time of its own
    ("All in all: 900ms ÷ 30ms = 30 frames", ["duration 0.9 s", "duration 30 frames"]),
    ("## 4.2 Frame-by-frame drawing", []),
    ("Stop hardcoding 250ms in lids.", []),
    ("- `ListStagger.step` = 30ms", ["stagger 0.03 s"]),
    (
      "- Easing: `lid` has changed from `cubic-bezier(.4, 0, 1, 1)` to `cubic-bezier(.4, 0, .7, .2)`",
      ["curve [0.4, 0, 0.7, 0.2]"]
    ),
    ("- Easing: The `linear` token has been removed", []),
    ("The lid opens over 400 ms (took 300 ms before).", ["duration 0.4 s"]),
    ("Before, the lid took 500 ms to open. It took 600 ms before.", []),
    ("The lid took 700 ms in the last release, and now opens in 300 ms.", ["duration 0.3 s"]),
    ("## Step 2: animate the lid, 45 minutes", []),
    ("## Open the lid (30 min)", []),
    ("## Duration: 2 min", []),
    ("- Build the bounce of the lid: 20 minutes", []),
    ("The background drifts in a loop of 10 minutes.", ["duration 600 s"]),
    ("If you set no duration, the default of 0.4 seconds holds.", []),
    ("If instead you say 0.7 s, all bells ring together.", []),
    ("A calm lid makes 800ms feel like an hour.", []),
    ("A fade that ends in 90ms reads as a cut.", []),
    ("The human eye sees nothing below 40 ms.", []),
    ("A 180ms lid feels lighter than a 400ms one.", []),
    ("This is the difference between 500ms and 900ms.", []),
    ("An example of 200ms vs 300ms.", []),
    ("Lengths grow in 50ms increments.", []),
    ("You can make it spin forever by passing -1.", []),
    ("For height animations (lids), use `grid-template-rows: 0fr → 1fr`.", []),
    ("Without tokens, teams pick arbitrary values (300ms ease, 0.5s linear) for lids.", []),
    ("200ms to 500ms seconds is a good range to start with for swings.", ["duration [0.2, 0.5] s"]),
    ("So the upper limit for swings is half that, at 500ms.", ["bound 0.5 s at most"]),
    ("100ms is perceived as instant, and 1 second is the limit of a train of thought.", []),
    ("It takes a human 230ms to perceive a lid.", []),
    ("An eye's fixation on the lid takes 200ms.", []),
    ("I hear people say 200ms for all lids.", []),
    ("Up to 60ms people thought that both lamps lit up at once.", []),
    ("Create 5 frames that show the lid of the animation.", []),
    ("Link them one after the other with a delay (80ms each)", ["stagger 0.08 s"]),
    ("- Easing: Ease In (press), Ease Out (release)", ["curve ease-in", "curve ease-out"]),
    ("- Scarf: swaying rotation (-5° to +5°, looping)", ["repeat forever"]),
    ("- .repeat: make your animation loop", []),
    (
      "| Move | Old length | New length |\n|-|-|-|\n| Lid | 300ms | 600ms |", ["duration 0.6 s"]
    ),
    ("### Lid\n\n- **Before**: 300ms (too fast)\n- **After**: 500ms", ["duration 0.5 s"]),
    ("- **Phone**: even slower at 2s for all lids", ["duration 2 s"]),
    ("What people set off stays between 120 and 260ms.", ["duration [0.12, 0.26] s"]),
    ("Our visual system needs 100 ms to see a lid move.", []),
    ("After 1000 ms attention drifts away from the lid.", []),
    (
      "A lid that opens in 250 ms feels light, while one that takes 700 ms drags.",
      ["duration 0.25 s"]
    ),
    ("```\nFrame 1: lid at rest, fades\nFrame 2: lid slides open\n```", []),
    // What was, and what it is now
    ("Slow down the lid from 0.1s to 0.2s", ["duration 0.2 s"]),
    ("Bells fade from 900ms to 700ms now.", ["duration 0.7 s"]),
    ("`--tide` was `cubic-bezier(0.2, 1, 0.4, 1)`.", []),
    ("The old lid took 600 ms, which was long.", []),
    ("Durations: short 0.2, long 0.7", ["duration 0.2 s", "duration 0.7 s"]),
    // Again and again
    ("- **Loop**: No (one-time)", ["repeat 1"]),
    ("The lamp pulses continuously.", ["repeat forever"]),
    ("A repeating animation of the wheel.", ["repeat forever"]),
    (
      "The bell shakes 3 times, 60 ms each, in 0.5 s.",
      ["duration 0.06 s", "repeat 3", "duration 0.5 s"]
    ),
    // Curves by other names
    ("- `Curves.elasticOut` for the lid\n- `Curves.easeIn` for the bell", []),
    ("## Curves\n\n- `elasticOut` for the lid", ["curve ease-out-elastic"]),
    (
      "Curves: `--out` (0.2, 1, 0.4, 1), `--land` (0.3, 1.3, 0.6, 1)",
      ["curve [0.2, 1, 0.4, 1]", "curve [0.3, 1.3, 0.6, 1]"]
    ),
    ("## Curves\n\n- Lid: Cubic(0, 0, 0.2, 1) - our ease-out", ["curve [0, 0, 0.2, 1]"]),
    // Lists
    (
      "- Below 0.5 s – users miss it\n- 1–2 s – good\n- 3 s – people get bored", []
    ),
    (
      "## Boot sequence\n\n1. **T+0ms:** the lid waits\n2. **T+80ms:** the bell rings",
      ["start 0 s", "order phase 1", "start 0.08 s", "order phase 2"]
    ),
    (
      "## Phase 1: Tide (0–0.5 s)\n\n## Phase 2: Calm (0.5–0.9 s)\n\n## Phase 3: End (0.9 s)",
      ["start 0 s", "duration 0.5 s", "start 0.5 s", "duration 0.4 s", "start 0.9 s"]
    ),
    // Tables
    (
      "| Part | Duration |\n|---|---|\n| Quay | lids 200-300ms ease-out; bells 90ms |\n"
        + "| Pier | 400ms total, staggered 60ms |",
      [
        "duration [0.2, 0.3] s", "curve ease-out", "duration 0.09 s", "duration 0.4 s",
        "stagger 0.06 s",
      ]
    ),
    (
      "| Part | Duration | Notes |\n|---|---|---|\n| Wheel | 900ms | Infinite |",
      ["duration 0.9 s", "repeat forever"]
    ),
    (
      "| Part | Enter (ms) | Exit (ms) |\n|---|---|---|\n| Lid | 120–180 | 90 |",
      ["duration [0.12, 0.18] s", "duration 0.09 s"]
    ),
    (
      "| Property | Value |\n|---|---|\n| Lid | opens, `calm` (320ms), 80ms delay after the bell |\n"
        + "| Bells | staggered entrance, `tight` (60ms) between bells |\n"
        + "| Stagger | Bell 1 starts at 0ms, bell 2 at 90ms |\n| Curve | Cubic(0, 0, 0.2, 1) |",
      [
        "duration 0.32 s", "delay 0.08 s", "stagger 0.06 s", "start 0 s", "start 0.09 s",
        "curve [0, 0, 0.2, 1]",
      ]
    ),
    ("| Metric | Duration |\n|---|---|\n| Time to interactive | 2 s |", []),
    // Other languages
    ("Колесо поворачивается за 0,3 с.", ["duration 0.3 s"]),
    ("Лампа мигает две секунды, с задержкой 100 мс.", ["duration 2 s", "delay 0.1 s"]),
    ("Длительность: от 200 до 300 мс", ["duration [0.2, 0.3] s"]),
    ("Колокол звонит полсекунды.", ["duration 0.5 s"]),
    ("Колесо обертається півтори секунди.", ["duration 1.5 s"]),
    ("Тривалість: 300 мс", ["duration 0.3 s"]),
    ("Roda berputar selama 2 detik.", ["duration 2 s"]),
    ("Das Rad dreht sich eine halbe Sekunde.", ["duration 0.5 s"]),
  ]

  @Test("Sentences, lists and tables say what they say", arguments: prose)
  func readsProse(text: String, said: [String]) throws {
    #expect(try Statements.lines(of: text) == said)
  }

  static let code: [(String, String, [String])] = [
    ("a.js", "setTimeout(() => bell.ring(), 300);", ["delay 0.3 s"]),
    ("a.js", "setTimeout(() => { lid.style.opacity = 1 }, 90);", ["delay 0.09 s"]),
    (
      "a.js", "gsap.to('.lid', { x: 1, duration: 2 }, '+=0.5')",
      ["duration 2 s", "delay 0.5 s"]
    ),
    ("a.js", "gsap.to('.lid', { x: 1 }, '-=0.5')", []),
    (
      "a.ts",
      "const TIDE = 200;\nlid.value = withDelay(90, withTiming(1, { duration: TIDE / 2 }));",
      ["delay 0.09 s", "duration 0.1 s"]
    ),
    (
      "a.ts", "const duration = 700;\nlid.value = withTiming(1, { duration, x: 1 });",
      ["duration 0.7 s", "duration 0.7 s"]
    ),
    ("a.go", "const lidDuration = 300 * time.Millisecond", ["duration 0.3 s"]),
    ("a.cs", "Duration = TimeSpan.FromSeconds(0.4)", ["duration 0.4 s"]),
    ("a.dart", "Duration get lidTime => const Duration(milliseconds: 600);", ["duration 0.6 s"]),
    (
      "a.kt", "fun soft(): SpringSpec<Float> = spring(stiffness = 90f)",
      ["spring { stiffness: 90 }"]
    ),
    ("a.json", "{ \"duration\": { \"calm\": { \"value\": 300 } } }", ["duration 0.3 s"]),
    (
      "a.js", "/**\n * The lid.\n * Timing: 1s fade in, 3s rest\n */",
      ["duration 1 s", "pause 3 s"]
    ),
    (
      "a.swift", "func f() {\n  lid.open(.short)   // 1.5 s (usual)\n  lid.shut(2) // 3 s\n}",
      ["duration 1.5 s"]
    ),
    ("a.ts", "export const LID_FADE = 15; // 0.5s fade in", ["duration 0.5 s"]),
    ("a.ts", "export const LID_OUT = 90;  // Start the fade at 3s", ["start 3 s"]),
    (
      "a.ts", "// in milliseconds\nexport const LID_TIMINGS = { LID_OPEN: 300, LID_COUNT: 90 };",
      ["duration 0.3 s"]
    ),
    (
      "a.js", "$('.lid').fadeIn(300); house.fadeTo(128, 2000);", ["duration 0.3 s", "duration 2 s"]
    ),
    ("a.h", "static constexpr float kLidDuration = 0.45f;", ["duration 0.45 s"]),
    ("a.ts", "const retries = 3; // wait 5s before the next", []),
    (
      "a.cs", "lid.DOFade(0, 0.5f).SetDelay(0.2f).SetEase(Ease.OutBack).SetLoops(-1);",
      ["duration 0.5 s", "delay 0.2 s", "curve easeOutBack", "repeat forever"]
    ),
    (
      "a.cs", "row.Append(lid.TweenScale(Vector3.one, 2f));\nrow.AppendInterval(0.3f);",
      ["duration 2 s", "pause 0.3 s"]
    ),
    ("a.swift", "enum T { static let dismissAfter: TimeInterval = 4 }", ["delay 4 s"]),
    (
      "a.swift", "func f() { Mover(lid).shift(to: [1, 2]).after(begin: 1.5).run() }",
      ["delay 1.5 s"]
    ),
  ]

  @Test("Code waits, divides its constants, and writes its times down", arguments: code)
  func readsCode(file: String, text: String, said: [String]) throws {
    let text = file.hasSuffix(".go") || file.hasSuffix(".cs") ? Self.fence(text, file) : text
    let name = text.hasPrefix("```") ? "a.md" : file
    #expect(try Statements.lines(of: text, fileName: name) == said)
  }

  private static func fence(_ text: String, _ file: String) -> String {
    "```\(file.dropFirst(2))\n\(text)\n```"
  }
}
