import InbetweenCodeReader
import InbetweenDesignDocuments
import InbetweenDiagnostics
import Testing

/// What documents say in names and forms of their own house, one thing a line.
@Suite struct HouseWordsTests {
  /// Names that a document gives to curves in one place, and moves by in another.
  private static let names = """
    ## Curves

    - calm: `cubic-bezier(0.4, 0, 0.2, 1)`
    - `lid-spring`: stiffness 250, damping 30

    """
  private static let named = ["curve [0.4, 0, 0.2, 1]", "spring { stiffness: 250"]

  static let curves: [(String, [String])] = [
    ("## Lid\n\nThe lid opens (220ms calm).", ["duration 0.22 s", "curve [0.4, 0, 0.2, 1]"]),
    ("## Lid\n\nThe lid opens in 220ms on a calm day.", ["duration 0.22 s"]),
    ("## Lid\n\nThe lid opens in 220ms, and all is calm.", ["duration 0.22 s"]),
    ("## Lid\n\nThe lid opens in 220ms calm weather.", ["duration 0.22 s"]),
    (
      "## Lid\n\nThe lid drops (90ms, lid-spring).",
      ["duration 0.09 s", "spring { stiffness: 250"]
    ),
    ("## Lid\n\n`lid-spring`. It stops where the hand lets go.", [named[1]]),
    (
      "| Part | Motion |\n|---|---|\n| Lid | opens, 220ms calm |",
      ["duration 0.22 s", "curve [0.4, 0, 0.2, 1]"]
    ),
    // Two curves of one name are none.
    (
      "- calm: `cubic-bezier(0, 0, 0, 1)`\n\n## Lid\n\nThe lid opens (220ms calm).",
      ["curve [0, 0, 0, 1]", "duration 0.22 s"]
    ),
  ]

  @Test("Curves that a document names are meant wherever it says their names", arguments: curves)
  func readsNames(text: String, said: [String]) throws {
    #expect(try Statements.lines(of: Self.names + "\n" + text) == Self.named + said)
  }

  static let prose: [(String, [String])] = [
    // Tables
    (
      "| From | To | Duration | Easing |\n|---|---|---|---|\n| rest → ring | 0.1s | ease-out |\n"
        + "| ring → rest | 0.3s | linear |",
      ["duration 0.1 s", "curve ease-out", "duration 0.3 s", "curve linear"]
    ),
    (
      "| Class | Default delay time |\n|---|---|\n| `lid-2x` | `2s` |\n| `lid-3x` | `3s` |",
      ["delay 2 s", "delay 3 s"]
    ),
    ("| Class | Default iteration count |\n|---|---|\n| `lid-2` | `2` |", ["repeat 2"]),
    ("| What | Duration |\n|---|---|\n| Bell ring stagger | 0.07s |", ["stagger 0.07 s"]),
    (
      "## Animation sequence\n\n| Timing | Element | Animation |\n|---|---|---|\n"
        + "| 3.0s | Lid | Slide left |\n| 3.2s | Bell | Continuous swing |",
      ["start 3 s", "start 3.2 s", "repeat forever"]
    ),
    (
      "## Lengths\n\n| Timing | Use |\n|---|---|\n| 100ms | Lids |\n| 300ms | Bells |",
      ["duration 0.1 s", "duration 0.3 s"]
    ),
    (
      "| Token | Value |\n|---|---|\n| `tower.duration.fast` | 100 ms |\n"
        + "| `tower.duration.calm` | 400 ms |\n\n"
        + "| Part | Duration |\n|---|---|\n| Lid | `fast` |\n| Bell | `calm` (loop) |\n\n"
        + "The wheel turns in `tower.duration.calm` each time.",
      [
        "duration 0.1 s", "duration 0.4 s", "duration 0.1 s", "duration 0.4 s", "repeat forever",
        "duration 0.4 s",
      ]
    ),
    (
      "```css\n--lid-calm2: 300ms;\n--lid-ease: cubic-bezier(0, 0, 0, 1);\n```\n\n"
        + "| Part | Duration | Easing |\n|---|---|---|\n"
        + "| Lid | `--lid-calm2` | `var(--lid-ease)` |\n| Bell | `$lid-calm2` | `lid-ease` |",
      [
        "duration 0.3 s", "curve [0, 0, 0, 1]", "duration 0.3 s", "curve [0, 0, 0, 1]",
        "duration 0.3 s", "curve [0, 0, 0, 1]",
      ]
    ),
    (
      "| Part | Duration |\n|---|---|\n| Bells | `x` per bell, staggered ~30ms × index |\n"
        + "| Lid | opens (600ms); a pulse comes every 1.2–1.6s |",
      ["stagger 0.03 s", "duration 0.6 s", "period [1.2, 1.6] s"]
    ),
    // Turns
    (
      "Bells swing from above, 640ms each, staggered 70ms after a 220ms wait.",
      ["duration 0.64 s", "stagger 0.07 s", "delay 0.22 s"]
    ),
    (
      "Three bells, staggered loops 200ms apart, 1.2s cycle",
      ["stagger 0.2 s", "period 1.2 s"]
    ),
    (
      "Bells ring staggered by 80ms, and 200 to 260ms state changes.",
      ["stagger 0.08 s", "duration [0.2, 0.26] s"]
    ),
    ("Every ~4s (randomized 3-5s) the lamp blinks.", ["period 4 s", "period [3, 5] s"]),
    ("The wheel advances on a fixed 55 ms clock.", ["period 0.055 s"]),
    ("- lamp pulse: 650 ms per frame change", ["period 0.65 s"]),
    ("Dots pop in 80 ms intervals.", ["stagger 0.08 s"]),
    (
      "- Slide with staggered delays (0.2s, 0.3s, 0.4s)",
      ["delay 0.2 s", "delay 0.3 s", "delay 0.4 s"]
    ),
    // The clock
    ("## Sequence (2.5-3 seconds total)", ["duration [2.5, 3] s"]),
    ("## Dots (1100ms - ongoing)", ["start 1.1 s"]),
    ("Glow pulse: 2000ms continuous", ["duration 2 s", "repeat forever"]),
    ("Camera: 1:1 frame centered", []),
    (
      "- 0–0.4s: the lid opens\n- 0.4–2s: bells build a word\n- In CI, builds take 2–3s",
      ["start 0 s", "duration 0.4 s", "start 0.4 s", "duration 1.6 s"]
    ),
    ("- At the end (2.5s), the name fades in", ["start 2.5 s"]),
    (
      "1. lamp: 0–210 ms;\n2. staggered bells: 190–680 ms;\n3. lid: 530–860 ms;",
      [
        "start 0 s", "duration 0.21 s", "order phase 1", "start 0.19 s", "duration 0.49 s",
        "order phase 2", "start 0.53 s", "duration 0.33 s", "order phase 3",
      ]
    ),
    (
      "```\n0ms    the lamp waits\n200ms  \"Ring\" fades in\n600ms  the lid opens\n```",
      ["start 0 s", "start 0.2 s", "start 0.6 s"]
    ),
    (
      "Timing:\n- Frame 0-20: the lid\n- Frame 20-40: Bell 2 (Export)",
      ["start 0 frames", "duration 20 frames", "start 20 frames", "duration 20 frames"]
    ),
    // Values of something else
    ("The lid fades, `opacity: 0`, 180ms.", ["duration 0.18 s"]),
    ("Lid: scale to 1.2, 160ms ease-in", ["duration 0.16 s", "curve ease-in"]),
    ("Delays: 50, 100ms", ["delay 0.05 s", "delay 0.1 s"]),
    ("**Pin duration:** 3 viewport widths.", []),
    // What is no motion
    ("Arrow keys nudge a handle by 10 ms (100 ms with Shift).", []),
    ("When bells were rung (in the last ~600ms), the dot pulses.", []),
    ("When the tower goes idle (3s silence), the pulse stops.", []),
    ("- **Hide delay:** ~200ms (buffer before closing)", ["delay 0.2 s"]),
    ("- Request timeout: ~200ms (buffer before closing)", []),
    ("- **Pinch**: the wheel zooms continuously", []),
    ("The lid opens, sampled into a CSS `linear()` curve over 600 ms.", ["duration 0.6 s"]),
    (
      "| Lid | drag to order, 200ms; do not use a spring |\n|---|---|\n", []
    ),
    ("The lid is dragged in 200ms, do not use a spring here.", ["duration 0.2 s"]),
    // Again and again
    ("- **Snow**: Continuous falling animation", ["repeat forever"]),
    ("- **Corners**: continuous curves", []),
    ("- Continuous: the light breathes.", ["repeat forever"]),
    ("The tile shakes: 3 oscillations over 200ms.", ["duration 0.2 s", "repeat 3"]),
    (
      "The dot's pulse: keyframe `bell-pulse` 1.4s ease-in-out infinite",
      ["duration 1.4 s", "curve ease-in-out", "repeat forever"]
    ),
    // Classes of utility style sheets
    (
      "The lid uses `transition-all duration-200 ease-in`.", ["duration 0.2 s", "curve ease-in"]
    ),
  ]

  @Test("Words of a house say what they say", arguments: prose)
  func readsProse(text: String, said: [String]) throws {
    #expect(try Statements.lines(of: text) == said)
  }

  static let code: [(String, String, [String])] = [
    (
      "a.md",
      "```tsx\n<Lid className=\"fade-in duration-[320ms] ease-[cubic-bezier(0.2,0,0,1)]\">\n```",
      ["duration 0.32 s", "curve [0.2, 0, 0, 1]"]
    ),
    (
      "a.md", "```jsx\n<b className={cn(\"transition md:duration-300 delay-150\", x)}>\n```",
      ["duration 0.3 s", "delay 0.15 s"]
    ),
    (
      "a.md", "```html\n<div class=\"duration-500 motion-reduce:duration-75\">x</div>\n```",
      ["duration 0.5 s"]
    ),
    ("a.md", "```html\n<div class=\"rounded-500 easel-in\">x</div>\n```", []),
    (
      "a.css", ".lid { animation: open 400ms var(--ease-out) 80ms both; }",
      ["duration 0.4 s", "curve ease-out", "delay 0.08 s"]
    ),
    ("a.css", ".lid { animation: open 400ms var(--lid-ease) both; }", ["duration 0.4 s"]),
    (
      "a.css",
      ":root { --ease-out: cubic-bezier(0, 0, 0, 1) } .lid { transition: all 1s var(--ease-out) }",
      ["curve [0, 0, 0, 1]", "duration 1 s", "curve [0, 0, 0, 1]"]
    ),
    (
      "a.yaml",
      "lengths:\n  duration:\n    fast: 150ms\n# Lids fade at max 90ms\nstagger:\n  row:\n"
        + "    value: 0.08\n  grid:\n    value: { amount: 0.4, from: end }\n"
        + "easings:\n  calm: { gsap: \"power2.out\" }\nnote: The lid opens in 2 s.",
      [
        "duration 0.15 s", "bound 0.09 s at most", "stagger 0.08 s", "stagger 0.4 s",
        "curve power2.out", "duration 2 s",
      ]
    ),
    ("a.yaml", "- The lid opens in 300 ms", ["duration 0.3 s"]),
    (
      "a.dart", "_lid = AnimationController(duration: w.time ?? Duration(milliseconds: 600));",
      ["duration 0.6 s"]
    ),
    (
      "a.swift",
      "func f() { plan { Wait(0.35)\nUIView.animate(withDuration: 0.2) { lid.alpha = 1 } } }",
      ["pause 0.35 s", "duration 0.2 s"]
    ),
    (
      "a.jsx",
      "const lid = { transition: isOpen ? 'opacity 1s ease-out' : 'none' };",
      ["duration 1 s", "curve ease-out"]
    ),
    (
      "a.jsx", "// The tower rings\n// Phase 1 (0-2s): bells\n// Phase 2 (2-5s): lids\nring();",
      ["start 0 s", "duration 2 s", "start 2 s", "duration 3 s"]
    ),
    ("a.js", "const delayMs = index * 60 + wait;", ["stagger 0.06 s"]),
    ("a.js", "const bellDelay = 60 * scale;", []),
  ]

  @Test("Code of a house says what it says", arguments: code)
  func readsCode(file: String, text: String, said: [String]) throws {
    #expect(try Statements.lines(of: text, fileName: file) == said)
  }

  @Test("What a timer calls says what moves")
  func timers() throws {
    let documents = try Statements.documents(
      of: """
        setTimeout(() => { bar.style.transition = 'width 3s linear'; }, 50);
        setTimeout(() => bells[0].classList.add('lit'), 200);
        """, fileName: "a.js")
    let facts = documents.flatMap(\.facts)
    #expect(
      facts.map { $0.about.last } == ["width", "bar.style.transition", "bells[0].lit"])
    #expect(facts[0].about.contains("bar"))
  }
}
