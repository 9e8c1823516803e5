import Testing

/// What documents and code that teams hand over say of times, and what looks like it beside that.
@Suite struct HandOffTests {
  static let texts: [(String, String, [String])] = [
    // Lists below the span in which they happen are places on its clock; others are lengths.
    (
      "a.md", "## Act 2 (4–9 s)\n\n- Lids open in turn:\n  - 4.0 s: red lid\n  - 7.5 s: blue lid\n",
      ["start 4 s", "duration 5 s", "start 4 s", "start 7.5 s"]
    ),
    (
      "a.md", "## Lids\n\n- Lids open:\n  - 4.0 s: red lid\n  - 7.5 s: blue lid\n",
      ["duration 4 s", "duration 7.5 s"]
    ),
    (
      "a.md", "## Durations (2–4 s)\n\n- 2 s: small lids\n- 3 s: large lids\n",
      ["duration [2, 4] s", "duration 2 s", "duration 3 s"]
    ),
    ("a.md", "```\nLid 1: ───■ STOP (t=370ms)\n```\n", ["start 0.37 s"]),
    ("a.md", "- lid: t=200ms, ease-out\n", ["duration 0.2 s", "curve ease-out"]),
    ("a.md", "- Stagger of lids: 0 ms\n", ["stagger 0 s"]),
    (
      "a.md", "| Token | Value |\n|---|---|\n| lid | 300ms fade, not infinite |\n",
      ["duration 0.3 s"]
    ),
    ("a.md", "| Spring | Fall |\n|---|---|\n| Soft | ease |\n", []),
    // A column that counts something in a second has no times; the sign of a unit has.
    (
      "a.md", "| Lid | Duration | Rings/sec |\n|---|---|---|\n| Red | 1500ms | 15 |\n",
      ["duration 1.5 s"]
    ),
    ("a.md", "| Lid | Duration / s |\n|---|---|\n| Red | 15 |\n", ["duration 15 s"]),
    // Springs by other words than English ones, and by the names of their rows.
    (
      "a.md",
      "| Token | Valore |\n|---|---|\n| molla `lid` | risposta 0,24, smorzamento 0,86 |\n",
      ["spring { response: 0.24"]
    ),
    ("a.md", "Die Steifigkeit des Deckels beträgt 300 N.\n", []),
    (
      "a.md",
      "| Token | Value |\n|---|---|\n| Stiffness / damping / mass | `540` / `55` / `1` (hard) |\n",
      ["spring { stiffness: 540"]
    ),
    (
      "a.md", "| Token | Value |\n|---|---|\n| Width / height | `540` / `55` |\n", []
    ),
    // Cells of curves.
    (
      "a.md",
      "| Lid | Duration | Easing |\n|---|---|---|\n| Open | 400ms | **`[0.16, 1, 0.3, 1]`** (an ease-out) |\n",
      ["duration 0.4 s", "curve [0.16, 1, 0.3, 1]"]
    ),
    (
      "a.md", "| Intent | Spring |\n|---|---|\n| Lids | `.smooth(duration: 0.35)` |\n",
      ["duration 0.35 s", "spring { name: smooth"]
    ),
    // Several times of one cell, and what has no end.
    (
      "a.md", "| Token | Value |\n|---|---|\n| Pour | 1.4 s filling, 0.7 s draining |\n",
      ["duration 1.4 s", "duration 0.7 s"]
    ),
    (
      "a.md", "| Token | Value |\n|---|---|\n| `lid.spin` | spin 1000ms linear infinite |\n",
      ["duration 1 s", "curve linear", "repeat forever"]
    ),
    (
      "a.css", ":root { --lid-spin: spin 900ms ease-in-out infinite; }\n",
      ["duration 0.9 s", "curve ease-in-out", "repeat forever"]
    ),
    // What is counted takes as long as it says; what is staggered and comes again, too.
    ("a.md", "The lid glows: 3 cycles × 350ms pulse\n", ["duration 0.35 s", "repeat 3"]),
    ("a.md", "Lids: staggered bounce, 1.4s cycle\n", ["period 1.4 s"]),
    ("a.md", "Animation: Endlosschleife verboten, der Deckel springt 0,3 s\n", ["duration 0.3 s"]),
    ("a.md", "Nach rund 3,5 Sekunden erscheint der Deckel.\n", ["delay 3.5 s"]),
    ("a.md", "Después de 1.8 segundos, el contenido aparece.\n", ["delay 1.8 s"]),
    // A change of a value beside the curve of a library.
    ("a.md", "- 盖子 `scale 0.5→1` `back.out(1.4)`\n", ["curve back.out"]),
    ("a.md", "- `back.out(1.4)` 不要用\n", []),
    ("a.md", "- 盖子状态（key, duration=400），开启\n", ["duration 0.4 s"]),
  ]

  static let code: [(String, String, [String])] = [
    // Either case of a choice; numbers of something else are no times.
    (
      "a.dart",
      "class Lid {\n  static Duration get lidDuration =>\n      isStill ? const Duration(milliseconds: 130) : const Duration(milliseconds: 200);\n}",
      ["duration 0.13 s", "duration 0.2 s"]
    ),
    (
      "a.js", "const lid = { duration: isStill ? 120 : 300, scale: isOpen ? 1 : 0 };",
      ["duration 0.12 s", "duration 0.3 s"]
    ),
    // GSAP's calls at a place on the clock.
    (
      "a.js",
      "const tl = gsap.timeline();\ntl.to('.lid', { opacity: 1, duration: 0.3 }, 0.1)\n  .call(() => setPhase('open'), [], 0.76);",
      ["duration 0.3 s", "start 0.1 s", "start 0.76 s"]
    ),
    ("a.js", "gsap.to(lid, { duration: 1 });\nslice.call(lid, [], 3);", ["duration 1 s"]),
    ("a.js", "const MAX_AGE = 500; // ms", []),
    ("a.js", "const lid = { duration: isStill ? 120 : 300 * count };", []),
    ("a.js", "const lid = { stiffness: isSoft ? 200 : 400, damping: 30 };", []),
    ("a.swift", "struct Lid {\n  var filter: Resampling = .smooth\n}", []),
    // Groups that are called timing.
    ("a.js", "const LID_TIMING = { LID_TRAVEL: 350, LID_COUNT: 3 };", ["duration 0.35 s"]),
    ("a.js", "export const FADE_LINGER = 1800; // ms - to look at it", ["pause 1.8 s"]),
    ("a.js", "export const LID_WIDTH = 1800; // ms - not px", []),
    // Tokens that name their functions.
    (
      "a.json",
      "{\"easing\": {\"lid\": {\"$type\": \"easing\", \"$value\": {\"easingFunction\": \"spring\", \"parameters\": [1, 180, 24, 0]}}}}",
      ["spring { mass: 1"]
    ),
    (
      "a.json",
      "{\"duration\": {\"lid\": {\"$type\": \"duration\", \"$value\": {\"value\": 6, \"unit\": \"frames\"}}}}",
      ["duration 6 frames"]
    ),
    // Numbers in a type for motion are what their comments and names call them.
    (
      "a.swift",
      "enum LidMotion {\n  /// Brief pause before the lid opens.\n  static let settle: Double = 0.26\n  static let lidIn: Double = 0.32\n  /// How many lids pause at once.\n  static let lids = 3\n  /// Shares its duration with the bell.\n  static let lift: Double = 4\n}",
      ["pause 0.26 s"]
    ),
    ("a.swift", "enum Layout {\n  static let lidIn: Double = 0.32\n}", []),
    (
      "a.swift", "enum LidMotion {\n  static let playful: Animation = .bouncy\n}",
      ["spring { name: bouncy"]
    ),
  ]

  @Test("What is handed over says what it says", arguments: texts + code)
  func reads(file: String, text: String, said: [String]) throws {
    #expect(try Statements.lines(of: text, fileName: file) == said)
  }
}
