import InbetweenCodeReader
import InbetweenDesignDocuments
import Testing

/// Times of what machines do, beside those of what moves.
@Suite struct MachineTimeTests {
  static let prose: [(String, [String])] = [
    // Titles
    ("## Performance\n\n- Tide table: 300 ms\n- Lids fade in 200 ms", ["duration 0.2 s"]),
    ("## Sound effects (SFX)\n\n| Frame | Lid |\n|---|---|\n| 0 | Bell |\n| 90 | Gong |", []),
    (
      "## Frames\n\n| Frame | Lid |\n|---|---|\n| 0 | Bell |\n| 90 | Gong |",
      ["start 0 frames", "start 90 frames"]
    ),
    ("- Trigger: after delay (0ms)", []),
    ("## Panels\n\n- Tide table: 300 ms", ["duration 0.3 s"]),
    ("## Animation performance\n\n- Tide table: 300 ms", ["duration 0.3 s"]),
    ("# Animation benchmark\n\n- transform: 16.60 ms\n- animation: 14.79 ms", []),
    (
      "## Caching\n\n| Part | Duration |\n|---|---|\n| Quay | 300 ms |\n| Lid animation | 200 ms |",
      ["duration 0.2 s"]
    ),
    // Words
    ("This benchmark ran for 5.9 seconds.", []),
    ("Target: < 100ms response time", []),
    ("Pages load within 3 seconds.", []),
    ("The quay loads its lids, which fade in over 3 seconds.", ["duration 3 s"]),
    ("Brains buffer what they see for about 80 ms.", []),
    ("Anything under 80 ms feels instant.", []),
    ("A frame can take 50-90 ms sometimes.", []),
    ("The lid swings for 90 ms a turn.", ["duration 0.09 s"]),
    ("Reproduced after 3 minutes of scrolling.", []),
    ("Voiceover: eleven words, about 4 seconds", []),
    ("Actual results:\n- The lid swings for 20 s.", []),
    ("Expected results:\n- The lid swings for 2 s.", ["duration 2 s"]),
    ("The sails are parsed in less than 20 ms.", []),
    ("Bells ring within 10 ms of the swing.", []),
    ("Touches are sampled at 120 Hz, every 8.3 ms.", []),
    ("Fixed a 2 s freeze on startup.", []),
    ("The lid overshoots twice before it settles.", []),
    ("The lamp blinks twice.", ["repeat 2"]),
    ("Should the lid stay open for 4 s or 6 s?", []),
    ("Is a swing of 4 s enough?", []),
    ("Could the lid swing for 4 s?", ["duration 4 s"]),
    ("The lid stays open for 4 s.", ["pause 4 s"]),
    ("Skip back 10 seconds.", []),
    ("Record 30 seconds of footage.", []),
    ("The jest suite takes 12 s.", []),
    ("The mark draws itself in 0.4s after a 0.1s pause.", ["duration 0.4 s", "pause 0.1 s"]),
    // Sums
    ("Gulls drift in, 10 gulls at 50 ms.", ["start 0.05 s"]),
    ("Cap the stagger: 10 items at 50 ms = 500 ms total", ["stagger 0.05 s", "duration 0.5 s"]),
    ("Lamps pulse · 2 s loop", ["duration 2 s", "repeat forever"]),
    // Fences and tables
    (
      "```\n0ms   - Spin the wheel (360° in 2 seconds)\n300ms - Fade in the lid\n```",
      ["start 0 s", "duration 2 s", "start 0.3 s"]
    ),
    ("```yaml\nlid:\n  fast: 100ms # was 300ms once\n```", ["duration 0.1 s"]),
    (
      "| Name | Default | Description |\n|---|---|---|\n"
        + "| duration | 1000 | Number of milliseconds the swing takes. |\n| easing | \"linear\" | |",
      ["duration 1 s", "curve linear"]
    ),
    (
      "## Performance\n\n| Animation | Duration | CPU |\n|---|---|---|\n| Lid | 300ms | 2ms |",
      ["duration 0.3 s"]
    ),
    ("| Bell | Notes |\n|---|---|\n| Quay | Sound response within 1-2 frames |", []),
    (
      "| Prop | Default | Description |\n|---|---|---|\n| duration | 2000 | time in ms |\n"
        + "| spring | `{ damping: 15, stiffness: 120 }` | |",
      ["duration 2 s", "spring { damping: 15"]
    ),
    ("| Props | Default |\n|---|---|\n| timingFunction | ease |", ["curve ease"]),
  ]

  @Test("Prose tells what machines do from what moves", arguments: prose)
  func readsProse(text: String, said: [String]) throws {
    #expect(try Statements.lines(of: text) == said)
  }

  static let code: [(String, String, [String])] = [
    ("a.ts", "const STARVATION_TIMEOUT_MS = 5000;\nconst FADE_MS = 300;", ["duration 0.3 s"]),
    ("a.ts", "const P = { STATS_UPDATE_MS: 200, MAX_RENDER_TIME_MS: 500 };", []),
    ("a.ts", "const PERFORMANCE = { TILE_MS: 200, FADE_MS: 100 };", ["duration 0.1 s"]),
    ("a.ts", "const TILES = { TILE_MS: 200 };", ["duration 0.2 s"]),
    ("a.ts", "const T = { AnimationShort: 200, Debounce: 330 };", ["duration 0.2 s"]),
    ("a.ts", "const LONG_PRESS_MS = 500; const PRESS_FADE_MS = 90;", ["duration 0.09 s"]),
    ("a.js", "setTimeout(() => fetchBells(), 300);", []),
    (
      "a.ts", "// all values in milliseconds\nconst LID_DELAY = 10\nconst LID_FOCUS_DELAY = 10",
      ["delay 0.01 s"]
    ),
    ("a.ts", "const rain = { fallDurationRange: [900, 3200] };", ["duration [0.9, 3.2] s"]),
    ("a.ts", "const m = { 'duration-0': { value: '0ms' } };", ["duration 0 s"]),
    (
      "a.dart",
      "Timer(Duration(seconds: 3), () => api.fetchBells());\n"
        + "Timer(Duration(seconds: 2), () => bells.ring());", ["delay 2 s"]
    ),
    (
      "a.md",
      "```js\nlet t = gsap.timeline();\n```\n\n```js\nt.to('.lid', { y: 50 }, '+=0.5');\n```",
      ["delay 0.5 s"]
    ),
    (
      "a.swift",
      "struct Quay {\n  let maxCacheAge: TimeInterval = 60\n  let tide: TimeInterval = 2\n}",
      ["duration 2 s"]
    ),
    (
      "a.swift",
      "struct Quay {\n  let oneDay: TimeInterval = 86_400\n  let skip: TimeInterval = 9\n}",
      []
    ),
    ("a.swift", "func f() { film.seek(to: CMTime(seconds: 12.5, preferredTimescale: 600)) }", []),
    ("a.ts", "expect(swing).toHaveBeenCalledWith({ duration: 300 });", []),
    ("a.ts", "const TIMING = { lidFade: 150, lidCount: 90 };", ["duration 0.15 s"]),
    ("a.swift", "func f(row: CAReplicatorLayer) { row.instanceDelay = 0.1 }", ["stagger 0.1 s"]),
    (
      "a.swift",
      "func f() {\n  Timer.scheduledTimer(withTimeInterval: 30, repeats: true) { _ in "
        + "self.reloadBells() }\n  perform(#selector(search), with: nil, afterDelay: 0.3)\n  "
        + "perform(#selector(ring), with: nil, afterDelay: 0.4)\n}",
      ["delay 0.4 s"]
    ),
    ("a.ts", "const ANIMATION_DURATION = { TOAST_SLIDE: 300 };", ["duration 0.3 s"]),
    (
      "a.swift",
      "struct Bell {\n  init(ringDuration: Double = 0.2) { self.ringDuration = ringDuration }\n}",
      ["duration 0.2 s"]
    ),
    (
      "a.swift",
      "struct B: View {\n  func loadBells() async { try await Task.sleep(for: .seconds(2)) }\n"
        + "  func ring() async { try await Task.sleep(for: .seconds(3)) }\n}",
      ["pause 3 s"]
    ),
    (
      "a.swift", "Chain.run {\n  SpringSwing(duration: 0.25, damping: 0.5) { lid.alpha = 1 }\n}",
      ["spring { damping: 0.5 }", "duration 0.25 s"]
    ),
    (
      "a.ts", "withTiming(sail.value, { duration: 300 });", ["duration 0.3 s"]
    ),
  ]

  @Test("Code tells what machines do from what moves", arguments: code)
  func readsCode(file: String, text: String, said: [String]) throws {
    #expect(try Statements.lines(of: text, fileName: file) == said)
  }

  @Test("A transition in a tag is the tag's")
  func tags() throws {
    let documents = try Statements.documents(
      of: "<Lid animate={{ y: 1 }} transition={{ duration: 500 }} />", fileName: "a.tsx")
    #expect(documents[0].facts.first?.about == ["Lid"])
  }

  @Test("What a call of React Native is given first is what moves")
  func names() throws {
    let documents = try Statements.documents(
      of: "withTiming(sail.value, { duration: 300 });", fileName: "a.ts")
    #expect(documents[0].facts.first?.about.contains("sail") ?? false)
  }
}
