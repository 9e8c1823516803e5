import InbetweenDesignDocuments
import Testing

/// What was so before, what is denied, and what only looks like a time or a name that is known.
@Suite struct ReplacedTests {
  static let former: [(String, String, [String])] = [
    // Arrows of two letters are arrows.
    ("a.md", "- Duration: 300ms -> 200ms\n", ["duration 0.2 s"]),
    ("a.md", "- Duration: 300ms ➜ 200ms\n", ["duration 0.2 s"]),
    ("a.md", "- Stagger: 80ms --> 50ms\n", ["stagger 0.05 s"]),
    ("a.md", "- Duration: 300ms - 500ms\n", ["duration [0.3, 0.5] s"]),
    (
      "a.md", "- The lid (0.3s -> 0.5s)\n- The bell (0.5s -> 0.9s)\n- The gate (0.9s -> 1.1s)\n",
      [
        "start 0.3 s", "duration 0.2 s", "start 0.5 s", "duration 0.4 s", "start 0.9 s",
        "duration 0.2 s",
      ]
    ),
    // Two on a clock, where one begins at nothing; words of change are of no clock.
    (
      "a.md", "- The lid (0ms → 600ms)\n- The bells (200ms → 900ms)\n",
      ["start 0 s", "duration 0.6 s", "start 0.2 s", "duration 0.7 s"]
    ),
    (
      "a.md",
      "- Slower lid (200ms → 300ms)\n- Slower bell (300ms → 400ms)\n- Slower gate (350ms → 500ms)\n",
      ["duration 0.3 s", "duration 0.4 s", "duration 0.5 s"]
    ),
    (
      "a.md",
      "### Slower\n\n- Lid (200ms → 300ms)\n- Bell (300ms → 400ms)\n- Gate (350ms → 500ms)\n",
      ["duration 0.3 s", "duration 0.4 s", "duration 0.5 s"]
    ),
    // Before and after, in comments, headings and lines of a text.
    (
      "a.css",
      "/* Before */\n.lid { transition: all 500ms; }\n/* After */\n.lid { transition: opacity 200ms; }\n",
      ["duration 0.2 s"]
    ),
    (
      "a.css",
      "/* Before */\n.lid { transition: all 500ms; }\n/* The bell */\n.lid { transition: opacity 200ms; }\n",
      ["duration 0.5 s", "duration 0.2 s"]
    ),
    (
      "a.css",
      "// Before\n.lid { transition: all 500ms; }\n/* After */\n.lid { transition: opacity 200ms; }\n",
      ["duration 0.5 s", "duration 0.2 s"]
    ),
    (
      "a.css",
      "/* Before */\n.lid { transition: all 500ms; }\n/* Right */\n.lid { transition: opacity 200ms; }\n",
      ["duration 0.5 s", "duration 0.2 s"]
    ),
    (
      "a.css",
      "/* Before the bell */\n.lid { transition: all 500ms; }\n/* After the bell */\n.lid { transition: opacity 200ms; }\n",
      ["duration 0.5 s", "duration 0.2 s"]
    ),
    (
      "a.kt", "// ❌ Bad\nval lid = tween(1000)\n// ✅ Good\nval lid = tween(300)\n",
      ["duration 0.3 s"]
    ),
    (
      "a.kt",
      "// Wrong: blocks the screen\nval lid = tween(1000)\n// Right\nval lid = tween(300)\n",
      ["duration 0.3 s"]
    ),
    (
      "a.kt", "// Left\nval lid = tween(1000)\n// Right\nval bell = tween(300)\n",
      ["duration 1 s", "duration 0.3 s"]
    ),
    (
      "a.md",
      "Before:\n\n```js\nconst lid = { duration: 600 };\n```\n\nAfter:\n\n```js\nconst lid = { duration: 250 };\n```\n",
      ["duration 0.25 s"]
    ),
    (
      "a.md", "### Before\n\nThe lid took 600 ms.\n\n### After\n\nThe lid takes 280 ms.\n",
      ["duration 0.28 s"]
    ),
    (
      "a.md", "### Before\n\nThe lid takes 600 ms.\n\n### The gate\n\nThe gate takes 280 ms.\n",
      ["duration 0.6 s", "duration 0.28 s"]
    ),
    ("a.md", "### Vorher\n\nDauer: 600 ms\n\n### Nachher\n\nDauer: 280 ms\n", ["duration 0.28 s"]),
    // What is replaced, denied or told as a mistake
    ("a.md", "The lid (600 ms) felt too slow; now 350 ms.\n", ["duration 0.35 s"]),
    ("a.md", "At 600 ms it drags.\n- Duration: 2 s\n", ["duration 2 s"]),
    ("a.md", "At 600 ms it fades.\n", ["start 0.6 s"]),
    ("a.md", "The lid (600 ms) felt right.\n", ["duration 0.6 s"]),
    ("a.md", "The lid fades in 350 ms, not 600 ms.\n", ["duration 0.35 s"]),
    ("a.md", "The lid fades in 350 ms, no longer 600 ms.\n", ["duration 0.35 s"]),
    ("a.md", "Too slow at 600 ms; 350 ms it is.\n", ["duration 0.35 s"]),
    ("a.md", "- Dauer: 300 ms statt 500 ms\n", ["duration 0.3 s"]),
    ("a.md", "- Czas trwania: 300 ms (wcześniej 500 ms)\n", ["duration 0.3 s"]),
    ("a.md", "- Lid fades, 2 s\n- ❌ Endless pulsing, 3 s\n", ["duration 2 s"]),
    ("a.md", "- ❌ Endless pulsing → fade of 2 s\n", ["duration 2 s"]),
    ("a.md", "- Lid fades, 2 s\n- Avoid: endless pulsing, 3 s\n", ["duration 2 s"]),
    // Rounds
    ("a.md", "The glow never stops pulsing.\n", ["repeat forever"]),
    ("a.md", "The lid swings without end.\n", ["repeat forever"]),
    ("a.md", "The download never stops. The lid fades in 2 s.\n", ["duration 2 s"]),
    ("a.md", "- Loop: ∞ (never stops)\n", ["repeat forever"]),
    ("a.md", "- Loop: yes, not on battery\n", ["repeat forever"]),
    ("a.md", "- Loop: yes / no\n- Duration: 2 s\n", ["duration 2 s"]),
    ("a.md", "The lid never swings. It fades in 2 s.\n", ["duration 2 s"]),
    ("a.md", "Dots pop i ×55 ms after the lid.\n", ["stagger 0.055 s", "order after the lid"]),
    ("a.md", "- Loop: no, ever\n- Duration: 2 s\n", ["duration 2 s"]),
    ("a.md", "- Varaktighet: 300 ms\n- Ingen oändlig loop\n", ["duration 0.3 s"]),
    ("a.md", "- Süre: 300 ms\n- Sonsuz döngü yok\n", ["duration 0.3 s"]),
    ("a.md", "Upprepas i oändlighet\n", ["repeat forever"]),
    ("a.md", "Lid powtarza się bez końca\n", ["repeat forever"]),
    // Turns in further languages
    ("a.md", "- Vertraging tussen kaarten: 60 ms\n", ["stagger 0.06 s"]),
    ("a.md", "- Fördröjning mellan korten: 50 ms\n", ["stagger 0.05 s"]),
    ("a.md", "- Opóźnienie między kartami: 80 ms\n", ["stagger 0.08 s"]),
    ("a.md", "- Verzögerung zwischen den Karten: 60 ms\n", ["stagger 0.06 s"]),
    ("a.md", "- Duur: 300 ms\n- Wachttijd netwerk: 2 s\n", ["duration 0.3 s"]),
  ]

  static let parts: [(String, String, [String])] = [
    // Other titles in between end nothing; wider headings do.
    (
      "a.md",
      "## Before\n\n### Lid\n\nFades in 600 ms.\n\n## After\n\n### Lid\n\nFades in 250 ms.\n",
      ["duration 0.25 s"]
    ),
    (
      "a.md",
      "## Red\n\n### Before\n\nThe lid takes 600 ms.\n\n## Blue\n\n### After\n\nThe lid takes 280 ms.\n",
      ["duration 0.6 s", "duration 0.28 s"]
    ),
    (
      "a.css",
      "/* Before */\n.lid { transition: all 600ms; }\n/* hover */\n.bell { transition: all 500ms; }\n/* After */\n.lid { transition: all 200ms; }\n",
      ["duration 0.2 s"]
    ),
    // Two things beside each other
    (
      "a.css",
      "/* Before */\n.lid::before { transition: opacity 300ms; }\n/* After */\n.lid::after { transition: opacity 200ms; }\n",
      ["duration 0.3 s", "duration 0.2 s"]
    ),
    (
      "a.css",
      "/* Before: a glow */\n.lid::before { transition: opacity 300ms; }\n/* After: a line */\n.lid::after { transition: opacity 200ms; }\n",
      ["duration 0.3 s", "duration 0.2 s"]
    ),
    (
      "a.md",
      "## Previous\n\n- Lid: 300 ms fade\n\n## Current\n\n- Lid: 1 s fade\n\n## Next\n\n- Lid: 400 ms fade\n",
      ["duration 0.3 s", "duration 1 s", "duration 0.4 s"]
    ),
    (
      "a.kt",
      "// Old\nval exit = fadeOut(tween(90))\n// New\nval enter = fadeIn(tween(220))\n",
      ["duration 0.09 s", "duration 0.22 s"]
    ),
    (
      "a.kt", "// Old\nval exit = fadeOut(tween(90))\n// New\nval exit = fadeOut(tween(220))\n",
      ["duration 0.22 s"]
    ),
    // A mistake may stand behind what is right.
    (
      "a.js",
      "// ✅ Good\nconst lid = { duration: 200 };\n// ❌ Bad\nconst slowLid = { duration: 1200 };\n\nconst bell = { duration: 300 };\n",
      ["duration 0.2 s", "duration 0.3 s"]
    ),
    (
      "a.md",
      "### Do\n\nFade the lid over 200ms.\n\n### Don't\n\nFade the lid over 800ms.\n\n### Bells\n\nFade the bell over 300ms.\n",
      ["duration 0.2 s", "duration 0.3 s"]
    ),
    (
      "a.md", "### New\n\n- Duration: 250ms\n\n### Old\n\n- Duration: 600ms\n", ["duration 0.25 s"]
    ),
    (
      "a.js",
      "// Bad - moves all\nlid.animate({ width: 2 }, { duration: 900 });\n// Good - moves little\nlid.animate({ x: 2 }, { duration: 250 });\n",
      ["duration 0.25 s"]
    ),
    (
      "a.css",
      "/* ===== Before ===== */\n.lid { transition: all 500ms; }\n/* ===== After ===== */\n.lid { transition: all 200ms; }\n",
      ["duration 0.2 s"]
    ),
    ("a.md", "- Duration: ~~500ms~~ 300ms\n", ["duration 0.3 s"]),
    ("a.md", "Die Karte erscheint in 300 ms statt in 500 ms.\n", ["duration 0.3 s"]),
    ("a.md", "- Duur: 300 ms in plaats van 500 ms\n", ["duration 0.3 s"]),
    ("a.md", "The lid fades not in 200 ms but in 300 ms.\n", ["duration 0.3 s"]),
    ("a.md", "At 600 ms the lid flickers for 300 ms.\n", ["start 0.6 s", "duration 0.3 s"]),
    // How often, and until when
    ("a.md", "- Loop: yes (3 times)\n", ["repeat 3"]),
    ("a.md", "- Repeat: yes, twice\n", ["repeat 2"]),
    ("a.md", "- Loop: without end\n", ["repeat forever"]),
    ("a.md", "- Powtarzanie: bez końca\n", ["repeat forever"]),
    ("a.md", "- Opakování: donekonečna\n", ["repeat forever"]),
    ("a.md", "The lid loops until the user taps it.\n", ["repeat forever"]),
    (
      "a.md", "The request repeats until it succeeds; the lid fades in 200 ms.\n",
      ["duration 0.2 s"]
    ),
    ("a.md", "The pulse never stops mid-cycle. The lid fades in 1 s.\n", ["duration 1 s"]),
    ("a.md", "The lid opens without end users noticing, 200 ms fade.\n", ["duration 0.2 s"]),
  ]

  static let tables: [(String, String, [String])] = [
    // Values from which and to which something goes are no times.
    (
      "a.md",
      "| Property | From | To | Duration |\n|---|---|---|---|\n| Opacity | 0 | 1 | 0.3s |\n| Scale | 0.8 | 1.2 | 0.5s |\n",
      ["duration 0.3 s", "duration 0.5 s"]
    ),
    (
      "a.md",
      "| Lid | From | To | Duration |\n|---|---|---|---|\n| red | 0.2 | 0.5 | 0.3s |\n| blue | 0.5 | 1 | 0.5s |\n",
      ["start 0.2 s", "duration 0.3 s", "start 0.5 s", "duration 0.5 s"]
    ),
    (
      "a.md",
      "| Frame | ip | op | Duration |\n|---|---|---|---|\n| lid | 0 | 25 | 0.42s |\n| bell | 25 | 45 | 0.33s |\n",
      ["start 0 frames", "duration 0.42 s", "start 25 frames", "duration 0.33 s"]
    ),
  ]

  static let columns: [(String, String, [String])] = [
    (
      "a.md",
      "| Frame | ip | op | Duration |\n|---|---|---|---|\n| lid | 0 | 25 | 0.42s |\n| bell | 25 | 45 | 0.9s |\n",
      ["start 0 frames", "duration 0.42 s", "start 25 frames", "duration 0.9 s"]
    ),
    (
      "a.md",
      "| Property | From | To | Duration |\n|---|---|---|---|\n| Opacity | 0 | 1 | 1s |\n| Scale | 0 | 2 | 2s |\n",
      ["duration 1 s", "duration 2 s"]
    ),
    (
      "a.md",
      "| Property | Start | End | Duration |\n|---|---|---|---|\n| Opacity | 0 | 400 | 400ms |\n| Scale | 100 | 700 | 600ms |\n",
      ["start 0 s", "duration 0.4 s", "start 0.1 s", "duration 0.6 s"]
    ),
    (
      "a.md",
      "| Sign | From | To | Duration |\n|---|---|---|---|\n| red | 0 | 1 | 1s |\n| blue | 8 | 0 | 0.6s |\n| gold | 2 | 6 | 0.3s |\n",
      ["duration 1 s", "duration 0.6 s", "duration 0.3 s"]
    ),
    (
      "a.md",
      "| Lid | Start | End | Duration |\n|---|---|---|---|\n| red | 0 | 250 | 0.5s |\n| blue | 250 | 450 | 0.4s |\n",
      ["start 0 s", "duration 0.5 s", "start 0.25 s", "duration 0.4 s"]
    ),
    (
      "a.md",
      "| Pattern | Delay/Item | Max Total |\n|---|---|---|\n| stagger-fast | 30ms | 400ms |\n",
      ["stagger 0.03 s", "duration 0.4 s"]
    ),
    (
      "a.md",
      "| Type | Delay per item | Per-card delay |\n|---|---|---|\n| Words | 80ms | 40ms |\n",
      ["stagger 0.08 s", "stagger 0.04 s"]
    ),
    ("a.md", "| Type | Delay/Item |\n|---|---|\n| Words | 80ms |\n", ["stagger 0.08 s"]),
    (
      "a.md",
      "| Lid | Delay for the row |\n|---|---|\n| Words | 80ms |\n", ["delay 0.08 s"]
    ),
    (
      "a.md",
      "Take these lids\n--lid-fast: 150ms\n--lid-slow: 400ms\n",
      ["duration 0.15 s", "duration 0.4 s"]
    ),
    (
      "a.md", "The lid:\nDuration: 300ms\nCurve: ease-out\n\nThe bell rings.\n",
      ["duration 0.3 s", "curve ease-out"]
    ),
    // Variables in lines of a text, and what is said by their names
    (
      "a.md",
      "Lengths:\n--duration-fast: 150ms\n--duration-slow: 400ms\n\nLids:\n- Transition: duration-fast ease-out\n- Duration: duration-slow\n- Colour: duration-slow\n",
      ["duration 0.15 s", "duration 0.4 s", "duration 0.15 s", "curve ease-out", "duration 0.4 s"]
    ),
    (
      "a.md",
      "Curves:\n--ease-soft: cubic-bezier(0.1, 0.2, 0.3, 1)\n--ease-hard: cubic-bezier(0.9, 0, 0.3, 1)\n\nThe lid:\n- Duration: 2 s\n- Easing: ease-soft\n",
      [
        "curve [0.1, 0.2, 0.3, 1]", "curve [0.9, 0, 0.3, 1]", "duration 2 s",
        "curve [0.1, 0.2, 0.3, 1]",
      ]
    ),
    (
      "a.css", ".lid { transition: all calc(0.8s / 2) linear; }\n",
      ["duration 0.4 s", "curve linear"]
    ),
    ("a.css", ".lid { transition: all calc(2 / 0.8s) linear; }\n", ["curve linear"]),
  ]

  static let subjects: [(String, String, [String])] = [
    (
      "a.kt",
      "fun open() {\n  val lid = ValueAnimator.ofFloat(0f, 1f).apply { duration = 2000 }\n}\n",
      ["open › lid"]
    ),
    (
      "a.ts",
      "Animated.sequence([Animated.delay(180), Animated.timing(lidY, { toValue: 1, duration: 300 })]).start();\n",
      ["sequence › lidY", "sequence › lidY"]
    ),
    (
      "a.ts", "Animated.loop(Animated.timing(lidY, { toValue: 1, duration: 300 })).start();\n",
      ["lidY", "loop › lidY"]
    ),
    (
      "a.java",
      "void fadeLid(View lid, int delay) { }\nvoid ring() { fadeLid(red, 200); }\n",
      ["ring › fadeLid › red"]
    ),
    (
      "a.ts",
      "function lid() {\n  const ease = Easing.out(Easing.cubic);\n  Animated.timing(lidY, { toValue: 1, easing: ease });\n}\n",
      ["lid", "lid › lidY"]
    ),
  ]

  @Test("What moves is named", arguments: subjects)
  func names(_ name: String, _ text: String, _ subjects: [String]) throws {
    let documents = try Statements.documents(of: text, fileName: name)
    #expect(
      documents.flatMap(\.facts).map { $0.about.joined(separator: " › ") } == subjects)
  }

  @Test(
    "What is no longer so, or no time, is not read",
    arguments: former + parts + tables + columns + values + animators
  )
  func replaced(_ name: String, _ text: String, _ expected: [String]) throws {
    #expect(try Statements.lines(of: text, fileName: name) == expected)
  }
}
