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

  static let values: [(String, String, [String])] = [
    // Names with all that they stand in
    (
      "a.ts",
      "const moves = { lid: { exit: { duration: 200 } }, bell: { enter: { duration: 350 } } };\nconst useBell = () => useTransition({ duration: moves.bell.exit.duration });\n",
      ["duration 0.2 s", "duration 0.35 s"]
    ),
    (
      "a.ts",
      "const moves = { lid: { exit: { duration: 200 } }, bell: { exit: { duration: 350 } } };\nconst useBell = () => useTransition({ duration: moves.bell.exit.duration });\n",
      ["duration 0.2 s", "duration 0.35 s", "duration 0.35 s"]
    ),
    (
      "a.dart",
      "class A {\n  static const fast = Duration(milliseconds: 150);\n}\nclass B {\n  static const Duration lid = C.fast;\n}\n",
      ["duration 0.15 s"]
    ),
    (
      "a.dart",
      "class A {\n  static const fast = Duration(milliseconds: 150);\n}\nclass B {\n  static const Duration lid = A.fast;\n}\n",
      ["duration 0.15 s", "duration 0.15 s"]
    ),
    // Shorthands as CSS has them
    (
      "a.json", #"{"motion": {"lid": "300ms ease-out 50ms"}}"#,
      ["duration 0.3 s", "delay 0.05 s", "curve ease-out"]
    ),
    (
      "a.json", #"{"motion": {"lid": "fadeIn 0.5s ease-out 0.2s both"}}"#,
      ["duration 0.5 s", "delay 0.2 s", "curve ease-out"]
    ),
    ("a.json", #"{"motion": {"lid": "transform 400ms var(--soft)"}}"#, ["duration 0.4 s"]),
    (
      "a.json", #"{"motion": {"lid": "swing 1s ease-in-out 2"}}"#,
      ["duration 1 s", "curve ease-in-out", "repeat 2"]
    ),
    (
      "a.json", #"{"motion": {"lid": "dots 1s steps(4, end) infinite"}}"#,
      ["duration 1 s", "repeat forever"]
    ),
    (
      "a.json", #"{"motion": {"lid": "opacity 300ms ease-out, transform 200ms ease-in"}}"#,
      ["duration 0.3 s", "curve ease-out", "duration 0.2 s", "curve ease-in"]
    ),
    ("a.json", #"{"motion": {"lid": "ease-out 300ms"}}"#, ["duration 0.3 s", "curve ease-out"]),
    ("a.json", #"{"motion": {"lid": "150 ms", "label": "Switch 2s ease"}}"#, ["duration 0.15 s"]),
    ("a.json", #"{"motion": {"lid": "300ms", "hint": "Wait 2s then tap"}}"#, ["duration 0.3 s"]),
    // Springs where the file speaks of motion elsewhere
    (
      "a.json",
      #"{"materials": {"rubber": {"stiffness": 30, "damping": 4}}, "animation": {"lid": {"duration": "2s"}}}"#,
      ["duration 2 s"]
    ),
    (
      "a.yaml",
      "springs:\n  lid: { stiffness: 300, damping: 28 }\n  bell: { response: 0.45, damping: 0.85 }\n",
      ["spring { stiffness: 300", "spring { response: 0.45"]
    ),
    // Methods of those names that are none of GSAP's
    (
      "a.js", "gsap.to(lid, 0.4, { y: 1 });\nmail.from(\"a@b.c\", 2, { subject: \"hi\" });\n",
      ["duration 0.4 s"]
    ),
    ("a.js", "const tl = gsap.timeline();\ntl.to(lid, 0.4, vars);\n", ["duration 0.4 s"]),
    (
      "a.js", "TweenMax.staggerFrom(\".lid\", 0.4, { y: 1 }, 0.1);\n",
      ["duration 0.4 s", "stagger 0.1 s"]
    ),
    // UIKit in Objective-C
    (
      "a.m",
      "static const NSTimeInterval kRingDuration = 1.5;\n- (void)ring {\n  [UIView animateKeyframesWithDuration:kRingDuration delay:0 options:0 animations:^{\n    [UIView addKeyframeWithRelativeStartTime:0 relativeDuration:1.0/4.0 animations:^{ self.lid.alpha = 0; }];\n  } completion:nil];\n}\n- (void)rest {\n  [UIView addKeyframeWithRelativeStartTime:0.5 relativeDuration:0.5 animations:^{ self.bell.alpha = 0; }];\n  [UIView animateWithDuration:2.f animations:^{ self.gate.alpha = 1; }];\n}\n",
      ["duration 1.5 s", "duration 1.5 s", "start 0 s", "duration 0.375 s", "duration 2 s"]
    ),
  ]

  static let animators: [(String, String, [String])] = [
    // Android's animators
    (
      "a.kt",
      "val lid = ObjectAnimator.ofFloat(view, \"alpha\", 0f, 1f)\nlid.interpolator = BounceInterpolator()\n",
      ["curve ease-out-bounce"]
    ),
    (
      "a.kt", "lid.interpolator = FastOutSlowInInterpolator()\nbell.interpolator = Bounce()\n",
      ["curve [0.4, 0, 0.2, 1]"]
    ),
    (
      "a.kt",
      "val lid = ValueAnimator.ofFloat(0f, 1f).apply {\n  duration = 2000\n  repeatCount = ValueAnimator.INFINITE\n}\n",
      ["duration 2 s", "repeat forever"]
    ),
    (
      "a.kt",
      "private const val REST = 4000L\nhandler.postDelayed({\n  startExitAnimation(lid)\n}, REST)\n",
      ["delay 4 s"]
    ),
    ("a.kt", "handler.postDelayed({ syncPage(page) }, 4000)\n", []),
    (
      "a.js",
      "const OUT = 1000;\nsetTimeout(() => { window.location.href = lid; fade(lid); }, OUT);\n", []
    ),
    // React Native counts milliseconds, however few.
    ("a.ts", "lid.value = withTiming(1, { duration: 10 });\n", ["duration 0.01 s"]),
    ("a.ts", "lid.play({ duration: 10 });\n", ["duration 10 s"]),
    (
      "a.ts", "lid.value = open ? withSpring(0, { damping: 15 }) : 20;\n",
      ["spring { damping: 15 }"]
    ),
    // One after the other
    (
      "a.md",
      "| Lid | Start | Duration |\n|---|---|---|\n| red | 2350 + i×55 ms | 380ms |\n| blue | 1 s + 0.2 s × i | 300ms |\n",
      [
        "start 2.35 s", "stagger 0.055 s", "duration 0.38 s", "start 1 s", "stagger 0.2 s",
        "duration 0.3 s",
      ]
    ),
  ]

  @Test(
    "What is no longer so, or no time, is not read", arguments: former + tables + values + animators
  )
  func replaced(_ name: String, _ text: String, _ expected: [String]) throws {
    #expect(try Statements.lines(of: text, fileName: name) == expected)
  }
}
