import Testing

/// What guidelines say of many things at once: ranges, bounds, what to leave, names of curves.
@Suite struct GuidelineTests {
  static let prose: [(String, [String])] = [
    ("- Bells appear staggered (0.1s delays)", ["stagger 0.1 s"]),
    // Ranges
    ("Between 80ms and 120ms, small bells can ring out.", ["duration [0.08, 0.12] s"]),
    ("Most lids take between 0.2 s and 0.3 s.", ["duration [0.2, 0.3] s"]),
    (
      "As a rule: small parts (bells, pins) at 90–140ms; large ones at 250–350ms.",
      ["duration [0.09, 0.14] s", "duration [0.25, 0.35] s"]
    ),
    ("- 2-3 second duration", ["duration [2, 3] s"]),
    ("- 1-2 second loop", ["duration [1, 2] s", "repeat forever"]),
    ("150 to 400 ms is a good range for a lid.", ["duration [0.15, 0.4] s"]),
    // Bounds
    ("Below 60ms, a swing is imperceptible.", ["bound 0.06 s at least"]),
    ("Above 700ms, most people experience the swing as a delay.", ["bound 0.7 s at most"]),
    // What is told as a mistake
    ("A hover that takes 300ms to come creates frustration.", []),
    ("The wrong way is a slow fade: `duration: 0.8`.", []),
    ("Avoid loose springs (`damping: 7`).", []),
    ("Avoid 2 s fades.", []),
    ("200 ms feels quick without being jarring.", ["duration 0.2 s"]),
    ("Avoid haste: the lid takes 400 ms.", ["duration 0.4 s"]),
    // What was
    ("Swing: 0.8 s (before: 2 s)", ["duration 0.8 s"]),
    // What is compared, and what only feels some way
    ("The same swing at 200ms and at 800ms is another swing.", []),
    ("Times are even multiples of 100ms, which is 6 frames at 60 frames-per-second.", []),
    ("Below 90ms, a swing feels instantaneous.", ["bound 0.09 s at least"]),
    // Turns
    ("## Staggered bells (600ms + 100ms delays)", ["duration 0.6 s", "stagger 0.1 s"]),
    ("- Lists: 20-40 ms/item", ["stagger [0.02, 0.04] s"]),
    ("**Staggered entry** – parts wait for a short delay of 20 ms.", ["stagger 0.02 s"]),
    ("Gulls fly (e. g. after 300 ms).", ["delay 0.3 s"]),
    // Sums, what would be, and what is only asked of a machine
    ("Whole length: 400ms + (n × stagger)", []),
    ("The tide takes 700 ms (400 + 300 ms).", ["duration 0.7 s"]),
    ("The tide takes 700 ms (400 ms + 300 ms).", ["duration 0.7 s"]),
    ("A 250ms swing would become 325ms on a barge.", ["duration 0.325 s"]),
    ("Leaving is a fifth shorter (e.g., 160ms if entry was 200ms).", ["duration 0.16 s"]),
    ("- Initial load: < 90ms\n- First paint: 350ms\n- Gull glide: 350ms", ["duration 0.35 s"]),
    ("Typing is debounced by 250 ms.", []),
    ("Swings grow from 120 ms for pins to 450 ms for gates.", []),
    ("Bells are slower on barges (e.g., 200ms becomes 260ms).", ["duration 0.26 s"]),
    ("Wait no longer: 8 gulls × 40ms.", ["stagger 0.04 s"]),
    ("`animation-delay: calc(var(--i) * 40ms)` for each gull.", ["stagger 0.04 s"]),
    ("**When NOT to use 80ms:**", []),
    ("Use 200 ms for bells instead of 400 ms.", ["duration 0.2 s"]),
    // What stands below a word for mistakes
    ("## Wrong swings\n\n- 150ms flap (never settles)\n- 900ms ease-out (drags)", []),
    ("## Forbidden\n\n1. The endless loop: looping bells that nobody can stop.", []),
    ("- Gulls: continuous gliding animation (looping)", ["repeat forever"]),
    // The parts behind a whole, what a range feels like, and what is from one to the next
    (
      "All in all about 600 ms (380 ms glide + 120 ms stagger + 100 ms of calm)",
      ["duration 0.6 s"]
    ),
    ("- 0.3s-0.4s feels calm", ["duration [0.3, 0.4] s"]),
    ("- Stagger (for several gulls): **90 ms**", ["stagger 0.09 s"]),
    ("Gulls land with a 0.2 s delay between them.", ["stagger 0.2 s"]),
    ("Each gull waits 80 ms after previous gulls fly.", ["stagger 0.08 s"]),
    ("## Stagger timing (ms)\n\n- `short`: 30ms, for few gulls", ["stagger 0.03 s"]),
    ("Stagger: 50-70ms (use the mean: 60ms)", ["stagger [0.05, 0.07] s", "stagger 0.06 s"]),
    ("There is a 0.1 s gap between sections.", ["stagger 0.1 s"]),
    ("- Wheel: turns (Duration: infinite, Easing: linear)", ["curve linear", "repeat forever"]),
    ("- **Loop**: Stop after 4 loops (saves power)", ["repeat 4"]),
    ("- Lid: glows (Duration: 120ms, Easing: ease)", ["duration 0.12 s", "curve ease"]),
    ("If your swing lasts 6 seconds, it might draw 360 frames.", []),
    ("Turn the wheel over a period of 2 seconds.", ["duration 2 s"]),
    ("- No loop (one-time animation)", ["repeat 1"]),
  ]

  @Test("Ranges, bounds and mistakes in prose are told apart", arguments: prose)
  func readsProse(text: String, said: [String]) throws {
    #expect(try Statements.lines(of: text) == said)
  }

  static let curves: [(String, [String])] = [
    ("- **Lid:** `easeInOut(duration: 0.2)`", ["duration 0.2 s", "curve ease-in-out"]),
    (
      "| Lid | Length | Easing |\n|-|-|-|\n| Box | 200 ms | Quad.easeOut |",
      ["duration 0.2 s", "curve ease-out-quad"]
    ),
    (
      "| Lid | Length | Easing |\n|-|-|-|\n| Box | 200 ms | Power4.easeInOut |",
      ["duration 0.2 s", "curve power4.inOut"]
    ),
    (
      "- Easing: ease-out for gulls, ease-in-out for terns",
      ["curve ease-out", "curve ease-in-out"]
    ),
    (
      "- Easing curves (ease-out for gulls, ease-in for terns)",
      ["curve ease-out", "curve ease-in"]
    ),
    ("# Easing\n\nEase-out: `cubic-bezier(0, 0, 0.25, 1)`", ["curve [0, 0, 0.25, 1]"]),
    ("# Easing\n\nThe ease-in cubic-bezier is for what leaves.", []),
    ("# Easing\n\nStrictly linear movement looks unnatural to most people.", []),
    ("Curves make motion feel physical rather than linear. Curves are cubic-bezier.", []),
    ("Always use the custom curve `[0.3, 1, 0.4, 1]`.", ["curve [0.3, 1, 0.4, 1]"]),
    ("The grid has the columns [1, 1, 1, 1].", []),
    (
      "## Slowing curve\n\n**Easing:** `cubic-bezier(0, 0, 0.3, 1)` (pure ease-out, no ease-in)",
      ["curve [0, 0, 0.3, 1]"]
    ),
    ("## Curve\n\n```\nspring\nlinear\neaseIn\neaseInSine, easeOutSine\n```", []),
    ("## Easing\n\n- **Ease-out**: starts fast and ends slowly, for what arrives", []),
    ("## Easing\n\n- **Arriving**: ease-out, for gulls", ["curve ease-out"]),
    ("- **Plain swings**: the easing is `ease-in-out` so that gates glide.", ["curve ease-in-out"]),
    (
      "```\nCommon easing:\n- linear: for the colour of bells\n- ease-in: for what leaves\n```",
      ["curve linear", "curve ease-in"]
    ),
    ("- **Gulls:** circling (Length: always, Easing: linear)", ["curve linear"]),
    ("```css\ncubic-bezier(0.3, 1.5, 0.6, 1)\n```", ["curve [0.3, 1.5, 0.6, 1]"]),
    (
      "```css\n.lid { transition: top var(--slow, 3s) var(--lift); }\n```\n\nThe values:\n\n"
        + "```scss\n:root {\n  --slow: 400ms;\n  --lift: cubic-bezier(0, 0, 0.3, 1);\n}\n```",
      [
        "duration 0.4 s", "curve [0, 0, 0.3, 1]", "duration 0.4 s", "curve [0, 0, 0.3, 1]",
      ]
    ),
    (
      "```\n<set android:ordering=\"together\">\n  <objectAnimator\n    "
        + "android:duration=\"200\"\n    android:propertyName=\"scaleX\"\n    "
        + "android:valueTo=\"2.0F\" />\n</set>\n```",
      ["duration 0.2 s"]
    ),
    ("- Use the standard timing functions: ease-in-out, ease-out, linear.", []),
    (
      "```\nfor lids\ncubic-bezier(0.1, 0, 0.3, 1)\n\n.lid {\n  "
        + "animation: open 200ms linear;\n}\n```",
      ["curve [0.1, 0, 0.3, 1]", "duration 0.2 s", "curve linear"]
    ),
  ]

  @Test("A curve is named, listed or shown, and what only speaks of it is none", arguments: curves)
  func readsCurves(text: String, said: [String]) throws {
    #expect(try Statements.lines(of: text) == said)
  }

  static let tables: [(String, [String])] = [
    // What moves stands above the columns, or a row goes on where the one above ended.
    (
      "| | Kite | Gull | Sail |\n|-|-|-|-|\n| Look | calm | quick | calm |\n"
        + "| Duration | 3 s | 2 s | 3 s |", ["duration 3 s", "duration 2 s", "duration 3 s"]
    ),
    (
      "| Phase | Duration |\n|-|-|\n| Rise | 0-210ms |\n| Fall | 210-420ms |",
      ["start 0 s", "duration 0.21 s", "start 0.21 s", "duration 0.21 s"]
    ),
    (
      "| Lids | Duration |\n|-|-|\n| Rise | 100-200ms |\n| Fall | 200-300ms |",
      ["duration [0.1, 0.2] s", "duration [0.2, 0.3] s"]
    ),
    (
      "| Step | Value | Use |\n|---|---|---|\n| tide.slow | 300ms | Gates |",
      ["duration 0.3 s"]
    ),
    (
      "| Part | Duration |\n|---|---|\n| Bell | 200ms |\n| Lamp | Continuous |",
      ["duration 0.2 s", "repeat forever"]
    ),
    (
      "| Frame | Second | Event |\n|---|---|---|\n| 0 | 0.0 | The gate opens |\n"
        + "| 45 | 1.5 | The lamp is lit |",
      ["start 0 frames", "start 0 s", "start 45 frames", "start 1.5 s"]
    ),
    (
      "| Action | At 60fps | Use |\n|---|---|---|\n| Hop | 50-66ms | Gull |",
      ["duration [0.05, 0.066] s"]
    ),
    (
      "| Action | Duration |\n|---|---|\n| Wobble | 3 cycles, 70ms each |",
      ["duration 0.07 s", "repeat 3"]
    ),
    ("| Frame | What |\n|---|---|\n| 1 | A gate |\n| 2 | A lamp |", []),
    (
      "## Easing\n\n| Kind | What |\n|---|---|\n| Gates | `ease-in-out` |\n| Dials | linear |",
      ["curve ease-in-out", "curve linear"]
    ),
    (
      "| Token | Curve |\n|---|---|\n| tide | spring / cubic-bezier(0.3, 1.4, 0.6, 1) |",
      ["curve [0.3, 1.4, 0.6, 1]"]
    ),
    (
      "| Token | Value | About |\n| - | - | - |\n"
        + "| `--wave-stagger-gull-delay` | 0.09s | The gull follows (+90ms) |",
      ["delay 0.09 s"]
    ),
  ]

  static let clocks: [(String, [String])] = [
    (
      "## Keyframes\n\n- **0.0s**: the gate begins to open\n- **0.6s**: the lamp is at half\n"
        + "- **1.4s**: the gull lands",
      ["start 0 s", "start 0.6 s", "start 1.4 s"]
    ),
    (
      "- 0s: gate shut\n- 1.2s: gate open\n- 0.5s: lamp dark\n- 1.3s: lamp lit",
      ["start 0 s", "start 1.2 s", "start 0.5 s", "start 1.3 s"]
    ),
    (
      "- `60ms`: Instant feedback of bells.\n- `150ms`: Lamps.",
      ["duration 0.06 s", "duration 0.15 s"]
    ),
    (
      "```\n0.0s  ┌─ Tide comes (always)\n      │  • Foam: 0→8→0 (4s loop)\n"
        + "0.4s  ┌─ Gate\n      │  • Tilt: 0→1\n1.1s  ┌─ Lamp\n```",
      ["start 0 s", "duration 4 s", "repeat forever", "start 0.4 s", "start 1.1 s"]
    ),
    (
      "```\n1. 0.0s → Gate falls\n2. 0.0s → Lamp turns\n3. 0.4s → Bell\n4. 0.1s → Hum\n```",
      ["start 0 s", "start 0 s", "start 0.4 s", "start 0.1 s"]
    ),
    (
      "```\n- Frame 0-25: Gull lands\n- Frame 45: Gull turns\n```",
      ["start 0 frames", "duration 25 frames", "start 45 frames"]
    ),
    (
      "```\nRow 1: 0-200ms fade\nRow 2: 60-260ms fade\n```",
      ["start 0 s", "duration 0.2 s", "start 0.06 s", "duration 0.2 s"]
    ),
    (
      "```\nDelays:\n  - Lamp 1: 0ms\n  - Lamp 2: 150ms\nStart: 0ms\n```",
      ["delay 0 s", "delay 0.15 s", "start 0 s"]
    ),
    (
      "```\nBefore:\n  - scale: 0.3\n\nKind: spring\n  - Stiffness: 60\n  - Damping: 12\n```",
      ["spring { stiffness: 60"]
    ),
    (
      "```\nGull:   0ms ──────── 240ms (lands)\nBell:      60ms ──────── 300ms (rings)\n```",
      ["start 0 s", "duration 0.24 s", "start 0.06 s", "duration 0.24 s"]
    ),
  ]

  @Test("Lists and fences of moments are places on the clock", arguments: clocks)
  func readsClocks(text: String, said: [String]) throws {
    #expect(try Statements.lines(of: text) == said)
  }

  @Test("A column is what its cells are", arguments: tables)
  func readsTables(text: String, said: [String]) throws {
    #expect(try Statements.lines(of: text) == said)
  }

  static let languages: [(String, [String])] = [
    ("- **Durata ridotta**: da 2 secondi a **0,8 secondi**", ["duration 0.8 s"]),
    ("- Durata: 0,8 secondi (prima 2 secondi)", ["duration 0.8 s"]),
    ("Duración: 300 ms (antes 500 ms)", ["duration 0.3 s"]),
    ("Ein Wink von unter zweihundert Millisekunden reicht.", ["bound 0.2 s at most"]),
    ("Das Tor braucht zweihundertfünfzig Millisekunden.", ["duration 0.25 s"]),
    ("Délais : 0,1 s, 0,2 s", ["delay 0.1 s", "delay 0.2 s"]),
    ("- Listas: cascata leve (stagger 30-50 ms/elemento)", ["stagger [0.03, 0.05] s"]),
    ("Die Möwe fliegt z. B. nach 300 ms.", ["delay 0.3 s"]),
    (
      "**Staffeln der Zeilen** – sie kommen mit Verzögerungen von 20 Millisekunden.",
      ["stagger 0.02 s"]
    ),
  ]

  @Test("What was, and numbers in words, in other languages", arguments: languages)
  func readsLanguages(text: String, said: [String]) throws {
    #expect(try Statements.lines(of: text) == said)
  }

  static let code: [(String, String, [String])] = [
    (
      "a.ts", "const easing = { ease: 'ease', spring: 'cubic-bezier(0.3, 1.5, 0.6, 1)' };",
      ["curve ease", "curve [0.3, 1.5, 0.6, 1]"]
    ),
    (
      "a.ts", "const t = { duration: { instant: '0ms', fast: '150ms' } };",
      ["duration 0 s", "duration 0.15 s"]
    ),
    (
      "a.ts", "const TIMING = { SAIL_START: 0, SAIL_DURATION: 600 };",
      ["start 0 s", "duration 0.6 s"]
    ),
    (
      "a.swift", "func f() { gull.spring.scale(0.8).duration(2).curve(.easeOutQuad).animate() }",
      ["duration 2 s", "curve ease-out-quad"]
    ),
    (
      "a.swift", "func f() { Flight().next().duration(1.0).options(.curveEaseInOut).start() }",
      ["duration 1 s", "curve ease-in-out"]
    ),
    (
      "a.md", "<p>The gull lands in 0.4 s.</p>\n<ul><li>Bell: 300ms</li></ul>",
      ["duration 0.4 s", "duration 0.3 s"]
    ),
  ]

  @Test("Code and pages that call times in chains, groups and marks", arguments: code)
  func readsCode(file: String, text: String, said: [String]) throws {
    #expect(try Statements.lines(of: text, fileName: file) == said)
  }
}
