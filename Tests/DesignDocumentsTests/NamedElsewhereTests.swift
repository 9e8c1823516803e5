import InbetweenDesignDocuments
import Testing

/// What documents say in one place and call by a name in another, and tables that are read across.
@Suite struct NamedElsewhereTests {
  static let variables = """
    Tokens: `--dur-1` 160 ms, `--dur-2` 420 ms; `--ease-out` (0.22, 1, 0.36, 1), `--land` (0.3, 1.3, 0.6, 1).


    """

  static let documents: [(String, [String])] = [
    // Variables of style sheets
    (
      variables + "| Gull | Duration | Easing |\n|---|---|---|\n| a | `--dur-2` | `--ease-out` |",
      [
        "duration 0.16 s", "duration 0.42 s", "curve [0.22, 1, 0.36, 1]",
        "curve [0.3, 1.3, 0.6, 1]",
        "duration 0.42 s", "curve [0.22, 1, 0.36, 1]",
      ]
    ),
    (
      variables
        + "| Gull | Duration | Easing |\n|---|---|---|\n| a | frame; `--dur-1` | none; `--land` |",
      [
        "duration 0.16 s", "duration 0.42 s", "curve [0.22, 1, 0.36, 1]",
        "curve [0.3, 1.3, 0.6, 1]",
        "duration 0.16 s", "curve [0.3, 1.3, 0.6, 1]",
      ]
    ),
    // The curve that everybody calls so is another.
    (
      variables + "| Gull | Duration | Easing |\n|---|---|---|\n| a | `dur-2` | ease-out |",
      [
        "duration 0.16 s", "duration 0.42 s", "curve [0.22, 1, 0.36, 1]",
        "curve [0.3, 1.3, 0.6, 1]",
        "duration 0.42 s", "curve ease-out",
      ]
    ),
    // Two values of one name are none.
    (
      "`--a` 160 ms for gulls, `--a` 200 ms for bells.\n\n"
        + "| Gull | Duration |\n|---|---|\n| swing | `--a` |",
      ["duration 0.16 s", "duration 0.2 s"]
    ),
    // A length by its name beside what each waits
    (
      """
      | Token | Duration |
      |---|---|
      | `motion.duration.calm` | 400 ms |

      | Gull | Duration |
      |---|---|
      | Tiles rise | `motion.duration.calm` per tile, staggered 30 ms × index |
      """,
      ["duration 0.4 s", "stagger 0.03 s", "duration 0.4 s"]
    ),
    // Tables that are read across
    (
      """
      | | Arrive | Fade out |
      |---|---|---|
      | Press | 160 ms | 380 ms |
      | Easing | `(0.2, 0, 0, 1)` | `(0.45, 0, 0.55, 1)` |
      | Travel | 16 px | none |
      """,
      [
        "duration 0.16 s", "duration 0.38 s", "curve [0.2, 0, 0, 1]", "curve [0.45, 0, 0.55, 1]",
      ]
    ),
    (
      "| | Gull | Bell |\n|---|---|---|\n| Stagger | 40 ms | 60 ms |",
      ["stagger 0.04 s", "stagger 0.06 s"]
    ),
    (
      "| | Arrive | Leave | Note |\n|---|---|---|---|\n| Press | 160 ms | 380 ms | after a 40 ms delay |",
      ["duration 0.16 s", "duration 0.38 s", "delay 0.04 s"]
    ),
    // Columns of places, not of what happens
    (
      "| Layer | In | Out |\n|---|---|---|\n| Gull | 0.2 s | 0.5 s |",
      ["start 0.2 s", "duration 0.3 s"]
    ),
    // One span on two clocks
    (
      """
      | Frames | Time | Action |
      |---|---|---|
      | 0–18 | 0–0.75 s | The gull sleeps |
      | 18–50 | 0.75–2.1 s | The bell opens |
      """,
      [
        "start 0 frames", "start 0 s", "duration 0.75 s", "start 18 frames", "start 0.75 s",
        "duration 1.35 s",
      ]
    ),
    // Ranges of two units
    ("The bell swings between 100 ms and 1 s.", ["duration [0.1, 1] s"]),
    ("The bell swings for 100 ms to 1 s.", ["duration [0.1, 1] s"]),
    ("The bell swings for 200 ms - 1 s later the gull fades.", ["duration 0.2 s", "delay 1 s"]),
    // Loops
    (
      "The dusk drifts on a 40-second ease-in-out loop.",
      ["duration 40 s", "curve ease-in-out", "repeat forever"]
    ),
    (
      "- Use `.repeatForever(autoreverses: true)` with 1.5 s duration",
      ["duration 1.5 s", "repeat forever"]
    ),
    ("Four cycles, 76 seconds total.", ["duration 76 s", "repeat 4"]),
    ("Four gulls, 76 seconds total.", ["duration 76 s"]),
    // Curves by their numbers alone
    (
      "The bell dims over 600 ms on `(0.4, 0, 0.6, 1)`.",
      ["duration 0.6 s", "curve [0.4, 0, 0.6, 1]"]
    ),
    ("The bell dims over 600 ms to (0.4, 0, 0.6, 1).", ["duration 0.6 s"]),
    ("- Use `.easeInOut` curve for a calm swing", ["curve ease-in-out"]),
    // Turns
    ("| Gull | Note |\n|---|---|\n| Lids | delay 0.18 s / line |", ["stagger 0.18 s"]),
    ("Bells wait in turn (small bells: 0.15 s increments).", ["stagger 0.15 s"]),
    ("Bells appear (0.1 s, 0.2 s, 0.4 s delays).", ["delay 0.1 s", "delay 0.2 s", "delay 0.4 s"]),
    // What is no time of a motion
    ("**Music:** a calm song. It fades in at 2 s and lasts 13 s.", []),
    ("**Bell:** a calm swing. It fades in at 2 s.", ["start 2 s"]),
    ("The bell swings for 400 ms; times are rounded to 10 ms.", ["duration 0.4 s"]),
    ("## Audio cues\n\n- Bell: a soft tap (200 ms)\n\n```\n2.5s - a low horn\n```", []),
    ("## Music player\n\n- The bell swings for 200 ms", ["duration 0.2 s"]),
    ("**Music player:** the bell swings for 200 ms.", ["duration 0.2 s"]),
    ("## Sound and motion\n\n- Bell: a soft swing (200 ms)", ["duration 0.2 s"]),
    ("Letters appear with a 6‑frame stagger.", ["stagger 6 frames"]),
    ("| Drag handle | `#49454F` | `#CAC4D0` |", []),
    ("The bell staggers its letters in 100 ms steps.", ["stagger 0.1 s"]),
    ("The bell starts after a 100 ms lead-in for the gull.", ["delay 0.1 s"]),
    ("Row 0:44 is the title of the bell.", []),
  ]

  @Test("What is said elsewhere or across says what it says", arguments: documents)
  func saysIt(text: String, said: [String]) throws {
    #expect(try Statements.lines(of: text) == said)
  }

  static let files: [(String, String, [String])] = [
    // Numbers of a group of staggers, which have no unit
    (
      "a.json",
      """
      { "stagger": { "tight": { "$type": "number", "$value": 0.06 } },
        "opacity": { "tight": { "$type": "number", "$value": 0.5 } } }
      """, ["stagger 0.06 s"]
    ),
    // Animations that ask others when they end
    (
      "a.swift",
      """
      func swing() {
        let lid = CABasicAnimation(keyPath: "opacity")
        lid.beginTime = 0.1
        lid.duration = 0.5
        let bell = CABasicAnimation(keyPath: "transform.scale")
        bell.beginTime = lid.beginTime + lid.duration + 0.2
        bell.duration = 0.4
        let both = CAAnimationGroup()
        both.duration = bell.beginTime + bell.duration
      }
      """,
      [
        "start 0.1 s", "duration 0.5 s", "start 0.8 s", "duration 0.4 s", "duration 1.2 s",
      ]
    ),
    // How fast a spring sets out
    (
      "a.swift",
      """
      func swing() {
        UIView.animate(withDuration: 0.7, delay: 0, usingSpringWithDamping: 0.5,
          initialSpringVelocity: 0.1, animations: { bell.alpha = 1 })
      }
      """, ["duration 0.7 s", "spring { damping: 0.5"]
    ),
    // What depends on something is either
    (
      "a.swift",
      """
      func swing(isOpen: Bool) {
        var duration = 0.0
        if isOpen { duration = 0.5 } else { duration = 1.1 }
        UIView.animate(withDuration: duration) { bell.alpha = 1 }
      }
      """, ["duration 0.5 s", "duration 1.1 s", "duration 1.1 s"]
    ),
    (
      "a.swift",
      "func wait(at place: Int) -> Double {\nlet durations = [0.33, 0.26]\nreturn durations[place]\n}",
      ["duration 0.33 s", "duration 0.26 s"]
    ),
    // How long a row itself waits
    (
      "a.swift",
      """
      struct V: View { var body: some View { ForEach(0..<3) { i in
        Circle().opacity(shown ? 1 : 0)
          .animation(.easeOut(duration: 0.4).delay(Double(i) * 0.1 + 0.15), value: shown)
      } } }
      """, ["duration 0.4 s", "curve ease-out", "stagger 0.1 s", "delay 0.15 s"]
    ),
    // Options by their whole names, and those of old
    (
      "a.swift",
      """
      func swing() {
        UIView.animate(withDuration: 0.5, delay: 0, options: UIView.AnimationOptions.curveLinear,
          animations: { bell.alpha = 1 }, completion: nil)
      }
      """, ["duration 0.5 s", "curve linear"]
    ),
    (
      "a.swift",
      """
      func swing() {
        UIView.animateWithDuration(1.5, delay: 0, options: .Repeat, animations: { bell.alpha = 1 })
      }
      """, ["duration 1.5 s", "repeat forever"]
    ),
    ("a.swift", "struct Bell { let tapThreshold: TimeInterval = 0.3 }", []),
  ]

  @Test("What a file says elsewhere says what it says", arguments: files)
  func saysIt(name: String, text: String, said: [String]) throws {
    #expect(try Statements.lines(of: text, fileName: name) == said)
  }

  @Test("A spring says how fast it sets out")
  func velocity() throws {
    let swing =
      "UIView.animate(withDuration: 0.7, delay: 0, usingSpringWithDamping: 0.5, "
      + "initialSpringVelocity: 0.1, animations: { bell.alpha = 1 })"
    let facts = FactLines.text(of: try Statements.documents(of: swing, fileName: "a.swift"))
    #expect(facts.contains("\"damping\": 0.5, \"velocity\": 0.1"))
  }

  @Test("Curves and repeats of Swift stand on their own lines")
  func swiftLines() throws {
    let swing = """
      struct V: View { var body: some View { lid
        .animation(
          .interpolatingSpring(stiffness: 300, damping: 10), value: up)
        .animation(
          .easeOut(
            duration: 2)
            .repeatCount(4), value: down) } }
      """
    let facts = FactLines.text(of: try Statements.documents(of: swing, fileName: "a.swift"))
      .split(separator: "\n").map { $0.prefix { $0 != "," } }
    #expect(
      facts == ["{ \"line\": 3", "{ \"line\": 6", "{ \"line\": 5", "{ \"line\": 7"], "\(facts)")
  }

  @Test("A spring of an object stands on the line of its first number")
  func springLine() throws {
    let object = "const swing = {\n  type: 'spring',\n  stiffness: 300,\n  damping: 20,\n}\n"
    let facts = FactLines.text(of: try Statements.documents(of: object, fileName: "a.ts"))
    #expect(facts.contains("\"line\": 3"), "\(facts)")
  }
}
