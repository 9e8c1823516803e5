import InbetweenDesignDocuments
import Testing

/// What hand-off notes say in tables of spans and pairs, in codes of seconds and frames, and of things
/// that follow one another.
@Suite struct HandoffTests {
  static let prose: [(String, [String])] = [
    // Tables
    (
      "| Phase | Frames (60 fps) |\n|---|---|\n| Squash | 0–8 |\n| Settle | 20–36 |",
      ["start 0 frames", "duration 8 frames", "start 20 frames", "duration 16 frames"]
    ),
    (
      "At 25 fps, in seconds:frames.\n\n| Layer | Start | End |\n|---|---|---|\n| Bell | 0:05 | 1:10 |",
      ["start 0.2 s", "duration 1.2 s"]
    ),
    (
      "At 25 fps.\n\n| Layer | Start | End |\n|---|---|---|\n| Bell | 0:05 | 0:10 |",
      ["start 5 s", "duration 5 s"]
    ),
    (
      "| Layer | In | Out |\n|---|---|---|\n| Bell | f0 | f20 |\n| Lid | f12 | f30 |",
      ["start 0 frames", "duration 20 frames", "start 12 frames", "duration 18 frames"]
    ),
    (
      "| Part | Duration (in/out) |\n|---|---|\n| Bell | 150ms / 75ms |\n| Lid | 300 / 250 ms |",
      ["duration 0.15 s", "duration 0.075 s", "duration 0.3 s", "duration 0.25 s"]
    ),
    (
      "| Part | Duration |\n|---|---|\n| Bell | 225ms + 150ms fade |",
      ["duration 0.225 s", "duration 0.15 s"]
    ),
    // Numbers without a unit
    (
      "| Part | Duration |\n|---|---|\n| Bell | 800 ms |\n| Lid | 1000 |\n| Lamp | 0.35 |",
      ["duration 0.8 s", "duration 1 s", "duration 0.35 s"]
    ),
    ("| Part | Duration |\n|---|---|\n| Bell | 24 |\n| Lid | 3 |", []),
    ("At 25 fps.\n\n| Part | Duration |\n|---|---|\n| Bell | 250 |", []),
    (
      "At 25 fps.\n\n| Layer | In | Out | Ease |\n|---|---|---|---|\n| Bell | 0 | 60 | Easy ease |",
      ["start 0 frames", "duration 60 frames", "curve [0.333, 0, 0.667, 1]"]
    ),
    ("| Layer | In | Out |\n|---|---|---|\n| Bell | 0 | 60 |", []),
    (
      "```yaml\nbell:\n  turn: { from: 0, to: 180, duration: 250ms, easing: easeOut }\n```",
      ["duration 0.25 s", "curve ease-out"]
    ),
    // One after the other
    (
      "Bells ring (180ms) one after another, each 60ms after the last.",
      ["duration 0.18 s", "stagger 0.06 s"]
    ),
    ("The lid opens 60ms after the last bell.", ["delay 0.06 s"]),
    ("```js\nlid.animate({ opacity: [0, 1] }, 200);\n```", ["duration 0.2 s"]),
    ("```js\n$('.lid').animate({ left: 100 }, 400);\n```", ["duration 0.4 s"]),
    (
      "```ts\ntransition(':enter', [animate('250ms 100ms ease-out', style({ opacity: 1 }))])\n```",
      ["duration 0.25 s", "delay 0.1 s", "curve ease-out"]
    ),
    (
      "```ts\ntransition(':leave', [animate(150, style({ opacity: 0 }))])\n```", ["duration 0.15 s"]
    ),
    ("- the bell: start @ 120ms, ring over 240ms", ["start 0.12 s", "duration 0.24 s"]),
    ("- 2 rings @ 120ms", ["duration 0.12 s"]),
    (
      "| Layer | Start time | Duration |\n|---|---|---|\n| Bell | 0.00 | 0.40 |",
      ["start 0 s", "duration 0.4 s"]
    ),
    ("```js\nAnimated.stagger(80, [ring(bell), ring(lid)]).start();\n```", ["stagger 0.08 s"]),
    ("Each subsequent bell rings 90ms later.", ["stagger 0.09 s"]),
    ("Bells ring, each 45 ms after the one above it.", ["stagger 0.045 s"]),
    ("Jede Glocke startet 120 ms nach der vorherigen.", ["stagger 0.12 s"]),
    ("The bells ring, 30ms stagger, 500ms each.", ["stagger 0.03 s", "duration 0.5 s"]),
    ("The delay between the bell and the lid is 100 ms.", ["delay 0.1 s"]),
    // Curves
    ("- the lid uses ease-out-expo", ["curve ease-out-expo"]),
    ("- the lid should use ease-out-expo", []),
    ("- the lid must never use ease-out-expo", []),
    (
      "| Part | Duration | Easing |\n|---|---|---|\n| Bell | 800ms | linear (infinite) |",
      ["duration 0.8 s", "curve linear", "repeat forever"]
    ),
    ("- easing linear", ["curve linear"]),
    ("- [ ] easing linear\n- [x] easing ease-in", ["curve linear", "curve ease-in"]),
    (
      "| Part | Trigger | Duration |\n|---|---|---|\n| Bell | Hover 500 ms | 120 ms |\n| Lid | Tap | 90 ms |",
      ["delay 0.5 s", "duration 0.12 s", "duration 0.09 s"]
    ),
    // No times
    ("### 5f — The bell\n\n- it rings for 200 ms", ["duration 0.2 s"]),
    ("- 24f — the bell rings", ["duration 24 frames"]),
    ("- the toast: rises in 220 ms, dwell 4 s", ["duration 0.22 s", "pause 4 s"]),
    // Other languages
    ("- 鐘がstagger付き（0.15s間隔）で鳴る", ["stagger 0.15 s"]),
    ("- 鐘は100ミリ秒遅れて開始、長さは600ms", ["delay 0.1 s", "duration 0.6 s"]),
    ("- 全体は1.2秒、ループなし", ["duration 1.2 s", "repeat 1"]),
    ("- 时长1.2秒，不循环", ["duration 1.2 s", "repeat 1"]),
  ]

  @Test("Hand-off notes say what they say", arguments: prose)
  func readsProse(text: String, said: [String]) throws {
    #expect(try Statements.lines(of: text) == said)
  }

  static let code: [(String, String, [String])] = [
    ("a.js", "gsap.to('.lid', {});\nanime({ delay: anime.stagger(100) });", ["stagger 0.1 s"]),
    ("a.js", "gsap.to('.lid', { stagger: stagger(0.1) });", []),
    ("a.js", "setInterval(blink, 530);", ["period 0.53 s"]),
    ("a.js", "setInterval(fetchNews, 5000);", []),
    (
      "a.js", "setInterval(function() { slide.eq(i).fadeIn(3500); }, 7000);",
      ["duration 3.5 s", "period 7 s"]
    ),
    (
      "a.js", "utils.delay(500, function() { bell.fadeIn({ duration: 200 }); });",
      ["delay 0.5 s", "duration 0.2 s"]
    ),
    (
      "a.kt",
      "val a = keyframes {\n  durationMillis = 900\n  0f at 0 with LinearOutSlowInEasing\n"
        + "  1f at 500 with LinearOutSlowInEasing\n}",
      ["duration 0.9 s", "curve [0, 0, 0.2, 1]"]
    ),
    (
      "a.scss",
      "$times: (\"fast\": 120ms);\n@function dur($k) { @return map-get($times, $k); }\n"
        + ".lid { transition: opacity dur(\"fast\") ease-in 30ms; }",
      ["duration 0.12 s", "duration 0.12 s", "curve ease-in", "delay 0.03 s"]
    ),
    (
      "a.scss", "$times: (8: 120ms);\n.lid { animation: swing 2s steps(8); }",
      ["duration 0.12 s", "duration 2 s"]
    ),
    (
      "a.scss", ".lid { transition: opacity dur(\"fast\") ease-in 30ms; }",
      ["curve ease-in", "delay 0.03 s"]
    ),
    (
      "a.xml",
      "<Storyboard><DoubleAnimation Storyboard.TargetName=\"Lid\" Duration=\"0:0:0.4\">\n"
        + "<DoubleAnimation.EasingFunction><CubicEase EasingMode=\"EaseIn\"/>"
        + "</DoubleAnimation.EasingFunction></DoubleAnimation>\n<BackEase/></Storyboard>",
      ["duration 0.4 s", "curve ease-in-cubic"]
    ),
  ]

  @Test("An animation of XAML is about its target, with its easing")
  func namesTargets() throws {
    let text =
      "<Storyboard><DoubleAnimation Storyboard.TargetName=\"Lid\" Duration=\"0:0:0.4\">\n"
      + "<DoubleAnimation.EasingFunction><SineEase/></DoubleAnimation.EasingFunction>"
      + "</DoubleAnimation></Storyboard>"
    let facts = try Statements.documents(of: text, fileName: "a.xml").flatMap(\.facts)
    #expect(facts.map(\.about.last) == ["Lid", "Lid"])
    #expect(facts.map(\.motion) == [facts[0].motion, facts[0].motion])
  }

  @Test("Code of libraries says what it says", arguments: code)
  func readsCode(file: String, text: String, said: [String]) throws {
    #expect(try Statements.lines(of: text, fileName: file) == said)
  }
}
