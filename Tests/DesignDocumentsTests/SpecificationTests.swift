import Testing

/// What specifications, storyboards and the code of other languages say of turns, clocks and mistakes.
@Suite struct SpecificationTests {
  static let prose: [(String, [String])] = [
    // Turns
    ("- Delay between cards: 60ms", ["stagger 0.06 s"]),
    ("- Gap per gull: 60ms", ["stagger 0.06 s"]),
    ("- Pause between cycles: 2 s", ["pause 2 s"]),
    ("- Delay between the fade and the slide: 500 ms", ["delay 0.5 s"]),
    ("Stagger `.gull` fade-in-up with 60ms gaps", ["stagger 0.06 s"]),
    ("A 60ms delay makes a wave of gulls.", ["stagger 0.06 s"]),
    ("## Staggered gulls\n\n▒ = 60ms delay gap", ["stagger 0.06 s"]),
    ("## Staggered gulls\n\nInitial delay: 300 ms", ["delay 0.3 s"]),
    ("## Gulls\n\n▒ = 60ms delay gap", ["delay 0.06 s"]),
    (
      "| Pattern | Duration |\n|---|---|\n| Stagger per gull | 40–90ms |\n| Lid | 300ms |",
      ["stagger [0.04, 0.09] s", "duration 0.3 s"]
    ),
    (
      "## Staggered gulls\n\n- Anna: 60ms delay\n- Berta: 120ms delay",
      ["delay 0.06 s", "delay 0.12 s"]
    ),
    (
      "| Property | Value |\n|---|---|\n| Delay between items | 30-50ms |\n| Max total stagger | 400ms |",
      ["stagger [0.03, 0.05] s", "duration 0.4 s"]
    ),
    (
      "Each action has its delay (fly = 0.4s, dive = 0.8s, rest = 1.2s).",
      ["delay 0.4 s", "delay 0.8 s", "delay 1.2 s"]
    ),
    ("The gull begins a 0.8 second fade-out.", ["duration 0.8 s"]),
    // Springs and curves
    (
      "The lid follows a spring (0.4s response, 0.8 damping).",
      ["spring { response: 0.4"]
    ),
    ("Easing: Standard (EASE_OUT)", ["curve ease-out"]),
    ("- Easing: EASE_IN_AND_OUT", ["curve ease-in-out"]),
    // Clocks
    (
      "### 0ms (Frame 1)\n\nAn empty sky.\n\n### **60ms - The gull comes (Frame 2)**\n\n"
        + "### 120ms - It lands",
      ["start 0 s", "start 0.06 s", "start 0.12 s"]
    ),
    ("### 200ms - the lid\n\n### 90ms - the bell", ["duration 0.2 s", "duration 0.09 s"]),
    (
      "```\nFrame 1:  ━━━━━  (0ms)\n   [An empty sky]\n\nFrame 2:  ━━━━━  (60ms)\n   [The gull lands]\n```",
      ["start 0 s", "start 0.06 s"]
    ),
    (
      "```\n0ms    the lamp waits\n~300ms  it lights up\n600ms   it is bright\n```",
      ["start 0 s", "start 0.3 s", "start 0.6 s"]
    ),
    ("[0:42] The gull comes.", ["start 42 s"]),
    ("[18:42] Somebody opens the lid.", []),
    // Tables that spaces draw
    (
      "```\nDuration (ms)  What            Feel\n──────────────────────────────\n"
        + "150            Lid opens       Quick\n400            Gull lands      Calm\n```",
      ["duration 0.15 s", "duration 0.4 s"]
    ),
    (
      "```\n<GullList staggerDelay={90}>\n   <Gull>\n```", ["stagger 0.09 s"]
    ),
    // What sets a motion off is no machine.
    (
      "| Element | Trigger | Animation | Duration |\n|---|---|---|---|\n| Lid | Page load | Opens | 600ms |",
      ["duration 0.6 s"]
    ),
    ("| What | Time |\n|---|---|\n| Page load | 600ms |", []),
    // Mistakes and examples
    ("## Anti-patterns\n\n- Lids that fade in for 700ms while the bell rings", []),
    ("### Bad swings\n\n- Lids that fade in for 700ms", []),
    ("Lids are too fast (< 90ms) at times.", ["bound 0.09 s at least"]),
    ("Lids are too slow (> 900ms) at times.", ["bound 0.9 s at most"]),
    ("Say \"make the swing of the lid 0.2s\" instead of \"it drags\".", []),
    ("Changing the swing of a lid takes 30 seconds.", []),
    ("At most 40 seconds for each message.", []),
    ("A lid opens in at most 40 seconds.", ["bound 40 s at most"]),
    (
      "Lids close faster than they open (0.2–0.3s vs 0.4–0.8s).",
      ["duration [0.2, 0.3] s", "duration [0.4, 0.8] s"]
    ),
    ("An example of 200ms vs 300ms.", []),
    // Rests
    ("Hold the lid 2–4s after it has opened.", ["pause [2, 4] s"]),
    ("The lid opens 2 s after the bell has rung.", ["delay 2 s"]),
    // The same in frames
    ("Swing: 0.5s (15 frames at 30fps)", ["duration 0.5 s"]),
    ("Swing: 0.5s (20 frames at 30fps)", ["duration 0.5 s", "duration 20 frames"]),
  ]

  @Test("Specifications and storyboards say what they say", arguments: prose)
  func readsProse(text: String, said: [String]) throws {
    #expect(try Statements.lines(of: text) == said)
  }

  static let code: [(String, String, [String])] = [
    (
      "a.kt", "val f = repeatable(initialStartOffset = StartOffset(index * 200))", ["stagger 0.2 s"]
    ),
    ("a.kt", "launch { delay(index * 100L); lid.open() }", ["stagger 0.1 s"]),
    ("a.kt", "animate(delayMillis = 50 * index)", ["stagger 0.05 s"]),
    ("a.tsx", "<Gull style={{ animationDelay: `${i * 40}ms` }} />", ["stagger 0.04 s"]),
    ("a.tsx", "const gull = { animationDelay: i * 40 + 'ms' };", ["stagger 0.04 s"]),
    ("a.tsx", "const gull = { animationDelay: `${speed * 40}ms` };", []),
    (
      "a.js",
      "const TIMES = {\n  TURN: 60, // ms between turning gulls\n  LID: 350, // duration of the lid\n"
        + "  BELL_GAP: 200, // delay between each bell\n  COUNT: 90, // gulls in a row\n};",
      ["stagger 0.06 s", "duration 0.35 s", "stagger 0.2 s"]
    ),
    (
      "a.js", "const lid = { transition: 'transform 0.1s ease, opacity 0.2s ease' };",
      ["duration 0.1 s", "curve ease", "duration 0.2 s", "curve ease"]
    ),
    (
      "a.js", "lid.animate({ curve: \"spring(500,50,0)\" })",
      ["spring { stiffness: 500"]
    ),
    ("a.js", "gsap.to('.lid', { ease: Back.easeOut.config(1.7) });", ["curve ease-out-back"]),
    (
      "a.md", "```ts\n// The gull lands, duration 0.3s\nfunction land() {}\n```", ["duration 0.3 s"]
    ),
    (
      "a.scss",
      "@for $i from 1 through 5 {\n  .gull:nth-child(#{$i}) { animation-delay: #{$i * 0.1}s; }\n"
        + "  .lid-#{$i} { animation: swing-#{$i} #{3 + $i * 0.5}s ease-in infinite; }\n}",
      ["stagger 0.1 s", "curve ease-in", "repeat forever"]
    ),
    (
      "a.scss",
      ".lid { @include transition(opacity, 250ms, ease-out); @include animation(swing 0.3s); }",
      ["duration 0.25 s", "curve ease-out", "duration 0.3 s"]
    ),
    ("a.dart", "// The lid\nduration: const Duration(milliseconds: 800)", ["duration 0.8 s"]),
    ("a.ts", "const gull = { iterationCount: 'infinite' };", ["repeat forever"]),
    (
      "a.kt",
      "val EaseOutBack = CubicBezierEasing(0.3f, 1.5f, 0.6f, 1f)\n"
        + "val lid = tween(300, easing = EaseOutBack)",
      ["curve [0.3, 1.5, 0.6, 1]", "duration 0.3 s", "curve [0.3, 1.5, 0.6, 1]"]
    ),
    (
      "a.ts",
      "const easing = { sway: 'cubic-bezier(0.6, -0.5, 0.2, 1)' };\nconst lid = { easing: 'sway' };",
      ["curve [0.6, -0.5, 0.2, 1]", "curve [0.6, -0.5, 0.2, 1]"]
    ),
  ]

  @Test("The code of other languages says what it says", arguments: code)
  func readsCode(file: String, text: String, said: [String]) throws {
    #expect(try Statements.lines(of: text, fileName: file) == said)
  }
}
