import InbetweenCodeReader
import InbetweenDesignDocuments
import InbetweenDiagnostics
import Testing

/// Parameters, storyboards in comments, sheets and what else is handed over beside an animation, each
/// with what looks like it and says something else.
@Suite struct HandedOverTests {
  static let prose: [(String, [String])] = [
    // Parameters and values
    (
      "All times in seconds.\n\n## Lid\n\n| Param | Value | Tweak to |\n|---|---|---|\n"
        + "| `x` | `0` | closed |\n| `duration` | `0.55` | 50ms slower than the bell |\n"
        + "| `ease` | `power3.out` | slows down |\n| start time | `0.42` | after the bell |\n"
        + "| `stagger` | `0.1` | each letter |\n| `repeat` | `-1` | |",
      [
        "duration 0.55 s", "curve power3.out", "start 0.42 s", "stagger 0.1 s",
        "repeat forever",
      ]
    ),
    (
      "Times are in seconds.\n\n| Property | Value | Duration |\n|---|---|---|\n| Opacity | 0 → 1 | 0.4 |",
      ["duration 0.4 s"]
    ),
    (
      "| Property | Start | End | Easing |\n|---|---|---|---|\n| opacity | 0 | 1 | linear |\n"
        + "| scale | 0.8 | 1 | ease-out |", ["curve linear", "curve ease-out"]
    ),
    (
      "| Property | Start | Duration |\n|---|---|---|\n| opacity | 0 | 400ms |\n| scale | 100 | 600ms |",
      ["start 0 s", "duration 0.4 s", "start 0.1 s", "duration 0.6 s"]
    ),
    (
      "| Standard | Asked for | Done |\n|---|---|---|\n| Easing of lids | ease-out | ease-out |",
      ["curve ease-out"]
    ),
    ("| Parameter | Lid | Bell |\n|---|---|---|\n| Easing | ease-in-out | linear |", []),
    // Frames
    (
      "| # | Frames (60fps) | What |\n|---|---|---|\n| 1 | 0 → 25 | lid |\n| 2 | 25 → 45 | bell |",
      ["start 0 frames", "duration 25 frames", "start 25 frames", "duration 20 frames"]
    ),
    (
      "| Layer | ip | op |\n|---|---|---|\n| lid | 0 | 25 |\n| bell | 25 | 45 |",
      ["start 0 frames", "duration 25 frames", "start 25 frames", "duration 20 frames"]
    ),
    (
      "| Host | IP | Op |\n|---|---|---|\n| web | 10 | 22 |\n\nThe lid takes 1 s.", ["duration 1 s"]
    ),
    ("The lid: `Animatable(0f → 1.2f → 1f)`, and 300 ms.", ["duration 0.3 s"]),
    (
      "The lid fades over 12f, then holds 6f, alpha 0.5f.",
      ["duration 12 frames", "pause 6 frames"]
    ),
    // Phases and what begins when
    (
      "Frame 1 — The lid (0.000s → 1.000s)\n\nFrame 2 — The bell (1.000s → 1.500s)\n",
      ["start 0 s", "duration 1 s", "start 1 s", "duration 0.5 s"]
    ),
    ("The lid slows down (0.3s → 0.5s)", ["duration 0.5 s"]),
    ("## Étape 3 : la cloche (démarre à 1000 ms)", ["start 1 s"]),
    (
      "The lid appears in 300ms (start = 1.05s, end = 1.35s).", ["duration 0.3 s", "start 1.05 s"]
    ),
    (
      "| 시간 | 설명 | Duration |\n|---|---|---|\n| 0초 | 배경 | 300ms |\n| 1초 | 종 | 800ms |",
      ["start 0 s", "duration 0.3 s", "start 1 s", "duration 0.8 s"]
    ),
    (
      "| Duration | For | Max duration |\n|---|---|---|\n| 100ms | lids | 150ms |\n| 200ms | bells | 300ms |",
      ["duration 0.1 s", "duration 0.15 s", "duration 0.2 s", "duration 0.3 s"]
    ),
    ("| 시간 | 설명 |\n|---|---|\n| 1초 | 배경 |\n| 2초 | 종 |", ["duration 1 s", "duration 2 s"]),
    // Springs
    (
      "| What | Duration | Easing | Why |\n|---|---|---|---|\n"
        + "| Lid | 0.18s | spring(200, 20) | to stay within 16ms budget |",
      ["duration 0.18 s", "spring { stiffness: 200"]
    ),
    (
      "| What | Easing |\n|---|---|\n| Lid | spring(0.4, 0.8) |",
      ["spring { response: 0.4"]
    ),
    // Stories in fences
    (
      "# Lid\n\n```javascript\n// It fades\nopacity: 0 → 1 → 0.4\n  - 0 → 1 (600ms)\n  - 1 → 0.4 (400ms)\n```",
      ["duration 0.6 s", "duration 0.4 s"]
    ),
    (
      "# Lid\n\n```js\nconst note = 'a → b';\nanimate(lid, { duration: 300 });\n```",
      ["duration 0.3 s"]
    ),
    // Animations by themselves
    (
      "# Lid\n\n```swift\n.linear\n.linear(duration: 0.3)  // even\n\n.easeIn(duration: 0.2)\n"
        + "// ❌ WRONG\n.spring(response: 0.5, bounce: 0.3)\n"
        + "// Again and again\n.easeOut(duration: 1).repeatForever()\n```",
      [
        "duration 0.3 s", "curve linear", "duration 0.2 s", "curve ease-in", "duration 1 s",
        "curve ease-out", "repeat forever",
      ]
    ),
    (
      "# Lid\n\n```swift\nlet lid = Animation\n.easeIn(duration: 0.2)\n```",
      ["duration 0.2 s", "curve ease-in"]
    ),
    // Kinds of motion
    (
      "## Micro animations (0–300ms)\n\n- lids\n\n## Short animations (300–800ms)\n\n- bells",
      ["duration [0, 0.3] s", "duration [0.3, 0.8] s"]
    ),
    (
      "- 0.0s: the lid opens\n- 0.4s–1.2s: bells ring\n- 0.5s+: sparks fly\n- 1.0s: all rests",
      ["start 0 s", "start 0.4 s", "duration 0.8 s", "start 0.5 s", "start 1 s"]
    ),
    ("- Lids: colours shift and fade with ease-in-out", ["curve ease-in-out"]),
    ("We used to fade lids with ease-in-out.", []),
    ("Fades in with ease-out, then out with ease-in", []),
    // Delays, one by one
    (
      "Each card SHALL have an `animation-delay` incrementing by 30-50ms (first card 0ms, second 40ms).",
      ["stagger [0.03, 0.05] s", "delay 0 s", "delay 0.04 s"]
    ),
    ("All `animation-delay` values are set to 200ms.", ["delay 0.2 s"]),
    // Rests
    ("0.3s 淡入 → 停留 2s → 0.25s 淡出", ["duration 0.3 s", "pause 2 s", "duration 0.25 s"]),
    ("不停留，0.3s 淡出", ["duration 0.3 s"]),
    ("播放/暂停图标切换 200ms", ["duration 0.2 s"]),
    // What After Effects' scripts write
    (
      "- Lid -\nDelay: -200ms\nDur: 560ms\nVal: 0 ›› 80\n(0.33, 0, 0.57, 1)",
      ["delay -0.2 s", "duration 0.56 s", "curve [0.33, 0, 0.57, 1]"]
    ),
    ("- Lid: 560ms, from (0.33, 0, 0.57, 1) on", ["duration 0.56 s"]),
    // About so long, and from then on
    ("- Der Deckel: nach ca. 300 ms gleitet er hinaus.", ["delay 0.3 s"]),
    ("## The lid rests (3.3s+)", ["start 3.3 s"]),
    ("## Long animations (2000ms+)", ["duration 2 s"]),
    ("蓋は 0.1 秒ずつずれて 0.5 秒で現れる", ["stagger 0.1 s", "duration 0.5 s"]),
    ("文章は画像より 0.2 秒遅らせる", ["delay 0.2 s"]),
    // What comments say where rules do not
    (
      "```css\n@keyframes ring {\n  from { opacity: 0; }\n}\n/* Duration: 300ms, easing: ease-in-out */\n```",
      ["duration 0.3 s", "curve ease-in-out"]
    ),
  ]

  @Test("What is handed over says what it says", arguments: prose)
  func readsProse(text: String, said: [String]) throws {
    #expect(try Statements.lines(of: text) == said)
  }

  static let code: [(String, String, [String])] = [
    (
      "a.ts",
      "export const motion = {\n  easing: { standard: [0.2, 0, 0, 1] },\n"
        + "  lid: { duration: 240, easing: 'standard' },\n  bell: { duration: 120, easing: 'none' },\n};",
      [
        "curve [0.2, 0, 0, 1]", "duration 0.24 s", "curve [0.2, 0, 0, 1]", "duration 0.12 s",
        "curve linear",
      ]
    ),
    // Sheets
    (
      "a.css", ".lid { animation: fall var(--duration) ease-in-out var(--delay) forwards; }",
      ["curve ease-in-out"]
    ),
    (
      "a.css", ".lid { animation: turn var(--speed, 2s) linear infinite; }",
      ["duration 2 s", "curve linear", "repeat forever"]
    ),
    (
      "a.css", ".lid > * { animation-delay: calc(var(--i, 0) * 60ms); }", ["stagger 0.06 s"]
    ),
    // Tokens
    (
      "a.json",
      "{\"spin\": {\"duration\": \"900ms\", \"easing\": \"linear\", \"iteration\": \"infinite\"}}",
      ["duration 0.9 s", "curve linear", "repeat forever"]
    ),
    (
      "a.json",
      "{\"lid\": {\"duration\": \"900ms\"}, \"retry\": {\"duration\": \"2s\", \"repeat\": 5}}",
      ["duration 0.9 s", "duration 2 s"]
    ),
    (
      "a.json",
      "{\"reveal\": [{\"name\": \"lid\", \"anime\": {\"duration\": 800, \"easing\": \"easeOutQuad\", "
        + "\"delay\": \"anime.stagger(80)\"}}]}",
      ["duration 0.8 s", "curve ease-out-quad", "stagger 0.08 s"]
    ),
    (
      "a.json",
      "{\"lid\": {\"duration\": 800}, \"rows\": [{\"name\": \"delays\", \"source\": \"53\"}, "
        + "{\"name\": \"ease in\", \"note\": \"linear\"}]}",
      ["duration 0.8 s"]
    ),
    (
      "a.ts",
      "/*\n *    0ms  hidden\n *  150ms  the lid fades in\n * 2050ms  the bell rings\n */\n"
        + "const TIMING = {\n  lid: 150, // the lid\n  bell: 2050, // bell rings, stagger on\n};\n"
        + "const LID = {\n  draw: 0.6, // s to draw the lid\n  gap: 3, // px to draw\n};",
      [
        "start 0 s", "start 0.15 s", "start 2.05 s", "start 0.15 s", "start 2.05 s",
        "duration 0.6 s",
      ]
    ),
    (
      "a.json",
      "{\"lid\": {\"duration\": 800}, \"rows\": [{\"name\": \"entrance-delay\", \"amount\": \"200ms\"}]}",
      ["duration 0.8 s", "delay 0.2 s"]
    ),
    (
      "a.ts",
      "/*\n *    0ms  hidden\n *  300ms  the lid fades in\n *  900ms  the bell rings\n */\n"
        + "const BELLS = {\n  gap: 300, // delay between each bell\n};",
      ["start 0 s", "start 0.3 s", "start 0.9 s", "stagger 0.3 s"]
    ),
    // Sums, and storyboards in comments
    (
      "a.ts", "const DRAW_DURATION = 2.0;\nconst FILL_DELAY = DRAW_DURATION + 0.3;",
      ["duration 2 s", "delay 2.3 s"]
    ),
    (
      "a.tsx",
      "/*\n * Timeline:\n *   0.0s – 0.5s   The lid fades in\n *   0.5s – 2.5s   The bell rings\n */\n"
        + "const lid = 1;",
      ["start 0 s", "duration 0.5 s", "start 0.5 s", "duration 2 s"]
    ),
    (
      "a.kt",
      "/**\n * Timeline (100 fps):\n *   Frames 0-23: The lid fades in\n *   Frames 23-60: The bell rings\n */\n"
        + "fun lid() {}",
      ["start 0 frames", "duration 23 frames", "start 23 frames", "duration 37 frames"]
    ),
    (
      "a.js", "tl.to('.lid', { duration: 0.5 });\ntl.repeatDelay(2);",
      ["duration 0.5 s", "pause 2 s"]
    ),
    // reStructuredText
    (
      "a.rst",
      "Lids\n====\n\n.. var:: slam\n\n    The lid falls for a\n    quarter second.\n\n.. image:: 300ms.png\n",
      ["duration 0.25 s"]
    ),
  ]

  @Test("Code that is handed over says what it says", arguments: code)
  func readsCode(file: String, text: String, said: [String]) throws {
    #expect(try Statements.lines(of: text, fileName: file) == said)
  }

  /// What a time is of, where code says that beside it.
  static let subjects: [(String, String, String)] = [
    (
      "a.tsx",
      "<div>\n  {/* The glowing lid */}\n  <motion.div\n    animate={{ scale: 1 }}\n"
        + "    transition={{ duration: 2.5 }}\n  />\n</div>", "The glowing lid › div"
    ),
    (
      "a.tsx",
      "<div>\n  {/* The glowing lid */}\n  <p>\n  </p>\n  <motion.div\n    transition={{ duration: 2.5 }}\n  />\n</div>",
      "div"
    ),
    (
      "a.tsx",
      "{/* The glowing lid */}\n<div>\n  <p>\n  </p>\n  <motion.div\n    transition={{ duration: 2.5 }}\n  />\n</div>",
      "The glowing lid › div"
    ),
    (
      "a.js",
      "const spec = [{ element: 'Lid', transitions: [{ property: 'Rotation', duration: 112 }] }];",
      "spec › Lid › transitions › Rotation"
    ),
    ("a.kt", "launch {\n  delay(130)\n  lid.animateTo(1f, tween(700))\n}", "launch › lid"),
    (
      "a.dart",
      "class LidConstants {\n  static const Duration staggerDelay = Duration(milliseconds: 50);\n}",
      "LidConstants › staggerDelay"
    ),
    (
      "a.swift",
      "struct Lid {\n  func open() {\n    withAnimation(.easeInOut(duration: 0.3)) { onOpened() }\n  }\n}",
      "Lid › open › onOpened"
    ),
    (
      "a.md", "# Lid\n\n```swift\nlet open = Animation\n.easeIn(duration: 0.2)\n```\n",
      "Lid › open"
    ),
    (
      "a.rst", "Lids\n====\n\n.. var:: slam\n\n    The lid falls for 0.3 seconds.\n",
      "Lids › slam › The lid falls for 0.3 seconds"
    ),
  ]

  @Test("What stands beside a time tells what it is of", arguments: subjects)
  func namesSubjects(file: String, text: String, subject: String) throws {
    let said = FactLines.text(of: try Statements.documents(of: text, fileName: file))
    let lines = said.split(separator: "\n")
    let line = try #require(lines.first { $0.contains("\"unit\": \"s\"") }, "\(said)")
    let about = line.split(separator: "\"subject\": \"").last?.split(separator: "\"").first ?? ""
    #expect(about == subject, "\(about)")
  }
}
