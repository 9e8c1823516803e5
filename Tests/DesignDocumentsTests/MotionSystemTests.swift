import InbetweenDesignDocuments
import Testing

/// Sets of constants for motion, names that stand for others, and documents in further languages.
@Suite struct MotionSystemTests {
  static let texts: [(String, String, [String])] = [
    // From when to when, by arrows in brackets: several that follow each other; one alone is a change.
    (
      "a.md",
      "- The lid opens (0.5 → 0.7s)\n- Lids rise (0.6 → 0.9s)\n- Bells ring (0.9s → 1.2s)\n",
      [
        "start 0.5 s", "duration 0.2 s", "start 0.6 s", "duration 0.3 s", "start 0.9 s",
        "duration 0.3 s",
      ]
    ),
    (
      "a.md", "- The lid (0.2 → 0.4s)\n- The bell (0.3 → 0.5s)\n",
      ["duration 0.4 s", "duration 0.5 s"]
    ),
    ("a.md", "- Doubled the entrance of the lid (150 → 300ms)\n", ["duration 0.3 s"]),
    ("a.md", "- The lid fades slower (300ms → 500ms)\n", ["duration 0.5 s"]),
    ("a.md", "- Fade duration (0.5 → 0.7s)\n", ["duration 0.7 s"]),
    ("a.md", "- Duration: 800ms → 500ms\n", ["duration 0.5 s"]),
    // Spans that overlap are on the clock that begins with nothing; sizes are none.
    (
      "a.md",
      "| Phase | Time | Event |\n|---|---|---|\n| 1 | 0-600ms | red lid |\n| 2 | 600-1600ms | blue lid |\n| 3 | 1200-2800ms | bell |\n",
      [
        "start 0 s", "duration 0.6 s", "start 0.6 s", "duration 1 s", "start 1.2 s",
        "duration 1.6 s",
      ]
    ),
    (
      "a.md",
      "| Fase | Tiempo | Evento |\n|---|---|---|\n| 1 | 0-600ms | tapa roja |\n| 2 | 600-1600ms | tapa azul |\n| 3 | 1200-2800ms | campana |\n",
      [
        "start 0 s", "duration 0.6 s", "start 0.6 s", "duration 1 s", "start 1.2 s",
        "duration 1.6 s",
      ]
    ),
    (
      "a.md",
      "| Size | Duration |\n|---|---|\n| small | 100-200ms |\n| medium | 200-400ms |\n| large | 300-500ms |\n",
      ["duration [0.1, 0.2] s", "duration [0.2, 0.4] s", "duration [0.3, 0.5] s"]
    ),
    (
      "a.md",
      "| Class | Duration |\n|---|---|\n| Micro | 0-100ms |\n| Small | 100-200ms |\n| Medium | 150-300ms |\n",
      ["duration [0, 0.1] s", "duration [0.1, 0.2] s", "duration [0.15, 0.3] s"]
    ),
    // Languages
    ("a.md", "- Gecikme: 100ms artışlarla\n- Süre: 300ms\n", ["stagger 0.1 s", "duration 0.3 s"]),
    ("a.md", "- Czas trwania: 0,4 s, opóźnienie 0,2 s\n", ["duration 0.4 s", "delay 0.2 s"]),
    ("a.md", "- Duur: 300 ms, vertraging: 120 ms\n", ["duration 0.3 s", "delay 0.12 s"]),
    ("a.md", "- Animatieduur: 300 ms\n", ["duration 0.3 s"]),
    ("a.md", "- Varaktighet: 300 ms, fördröjning: 120 ms\n", ["duration 0.3 s", "delay 0.12 s"]),
    ("a.md", "- Trvání: 300 ms, zpoždění: 120 ms\n", ["duration 0.3 s", "delay 0.12 s"]),
    ("a.md", "- Thời lượng: 0.5 giây\n- Độ trễ: 0.2 giây\n", ["duration 0.5 s", "delay 0.2 s"]),
    ("a.md", "- المدة: 300ms\n- التأخير: 120ms\n", ["duration 0.3 s", "delay 0.12 s"]),
    ("a.md", "- Ikona obraca się co 5 sekund\n", ["period 5 s"]),
    ("a.md", "- Önbellek süresi: 60 saniye\n", []),
    // What comes so much later for each
    ("a.md", "- Delay: 150ms increments\n", ["stagger 0.15 s"]),
    ("a.md", "- Icons fade in, in 80ms increments\n", ["stagger 0.08 s"]),
    ("a.md", "- The slider moves in 50 ms increments\n", []),
    ("a.md", "- Keyframes of rows can be moved in 10 ms increments\n", []),
    (
      "a.md",
      "| Element | Delay | Duration |\n|---|---|---|\n| Lid | `i × 0.5s` | 3s |\n| Bell | 80ms × index | 1s |\n| Knob | 0.05s per row | 1s |\n| Cup | 0.2s | 1s |\n",
      [
        "stagger 0.5 s", "duration 3 s", "stagger 0.08 s", "duration 1 s", "stagger 0.05 s",
        "duration 1 s", "delay 0.2 s", "duration 1 s",
      ]
    ),
    (
      "a.md",
      "| Element | Before | After |\n|---|---|---|\n| Word stagger | 0.08s | 0.04s |\n| Word | 0.8s | 0.4s |\n",
      ["stagger 0.04 s", "duration 0.4 s"]
    ),
    // A curve behind a semicolon; loops that are not to be; what would be a mistake.
    (
      "a.md", "- Duration: 160–220 ms; ease-out.\n", ["duration [0.16, 0.22] s", "curve ease-out"]
    ),
    ("a.md", "- Duration: 160 ms; the lid is easy to open.\n", ["duration 0.16 s"]),
    ("a.md", "- Lids open once, no infinite loops\n", []),
    ("a.md", "- The lid (1s) should not loop forever\n", ["duration 1 s"]),
    ("a.md", "- Avoid infinite loops of lids\n", []),
    ("a.md", "- Not a spinner, lids turn in an infinite loop\n", ["repeat forever"]),
    ("a.md", "- Lids turn in an infinite loop\n", ["repeat forever"]),
    (
      "a.md", "- The lid never stops and loops forever, 2s each\n",
      ["duration 2 s", "repeat forever"]
    ),
    ("a.md", "- Fade of the lid in 300ms: never too fast\n", ["duration 0.3 s"]),
    ("a.md", "- Too short (10ms): the lids merge\n- Lids (30ms): fine\n", ["duration 0.03 s"]),
    (
      "a.md", "- Fade of lids: 2s is too long for a toggle; 200 ms feels right\n",
      ["duration 0.2 s"]
    ),
    // Code that tells what a time becomes
    (
      "a.md", "```tsx\nduration: 0.8 → 0.5  // faster\nstagger: 0.08 → 0.04\n```\n",
      ["duration 0.5 s", "stagger 0.04 s"]
    ),
    (
      "a.md",
      "```tsx\n// Before: slow\nease: [0.25, 0.1, 0.25, 1]\n\n// After: quick\nease: [0.22, 1, 0.36, 1]\n```\n",
      ["curve [0.22, 1, 0.36, 1]"]
    ),
    (
      "a.md", "```tsx\n// Before the lid opens\nease: [0.25, 0.1, 0.25, 1]\n```\n",
      ["curve [0.25, 0.1, 0.25, 1]"]
    ),
    (
      "a.md",
      "```tsx\n// Previous/next lids\nease: [0.25, 0.1, 0.25, 1]\n\n// After the lid\nease: [0.22, 1, 0.36, 1]\n```\n",
      ["curve [0.25, 0.1, 0.25, 1]", "curve [0.22, 1, 0.36, 1]"]
    ),
  ]

  static let code: [(String, String, [String])] = [
    // Springs and times with units in plain tokens
    (
      "a.json",
      "{\"springs\": {\"lid\": {\"response\": 0.42, \"damping\": 0.86, \"usage\": \"lids\"}}}",
      ["spring { response: 0.42"]
    ),
    ("a.json", "{\"server\": {\"response\": 0.42, \"size\": 3}}", []),
    (
      "a.json", "{\"transitions\": {}, \"soft\": {\"stiffness\": 120, \"damping\": 14}}",
      ["spring { stiffness: 120"]
    ),
    ("a.json", "{\"gain\": {\"stiffness\": 300, \"damping\": 30}}", []),
    ("a.json", "{\"rope\": {\"stiffness\": 300, \"damping\": 30}}", []),
    ("a.json", "{\"motion\": {\"physics\": {\"stiffness\": 300, \"damping\": 30}}}", []),
    ("a.json", "{\"duration\": {\"lid\": {\"value\": 8, \"unit\": \"px\"}}}", []),
    ("a.json", "{\"duration\": {\"lid\": {\"value\": 2, \"unit\": \"min\"}}}", ["duration 120 s"]),
    (
      "a.yaml",
      "motion: animation\ntokens:\n  \"duration/lid\":\n    values:\n      default:\n        value: 100\n        unit: \"ms\"\n",
      ["duration 0.1 s"]
    ),
    // Kotlin's objects of constants, by the object that they are of
    (
      "a.kt",
      "object MotionDuration {\n  val LidTransition = 400\n  val Standard = 300\n}\nobject MotionEasing {\n  val Standard = FastOutSlowInEasing\n}\nobject MotionSpec {\n  val LidEnter = tween<Float>(\n    durationMillis = MotionDuration.LidTransition,\n    easing = MotionEasing.Standard,\n  )\n}",
      [
        "duration 0.4 s", "duration 0.3 s", "curve [0.4, 0, 0.2, 1]", "duration 0.4 s",
        "curve [0.4, 0, 0.2, 1]",
      ]
    ),
    ("a.kt", "object LayoutSize {\n  val LidTransition = 400\n}", []),
    ("a.kt", "object MotionDuration {\n  val Steps = 5\n  val Count = 3\n}", []),
    ("a.js", "const layout = { gap: 8, start: 16, delay: 2 };", []),
    (
      "a.kt", "val LidSpec: InfiniteRepeatableSpec<Float> = infiniteRepeatable(tween(1500))",
      ["repeat forever", "duration 1.5 s"]
    ),
    // Dart's names that stand for others
    (
      "a.dart",
      "class Motion {\n  static const Duration fast = Duration(milliseconds: 150);\n  static const Curve soft = Curves.easeOut;\n  static const Duration lidOut = fast;\n  static const Curve lidCurve = soft;\n  static const Duration lid = unknown;\n}",
      ["duration 0.15 s", "curve ease-out", "duration 0.15 s", "curve ease-out"]
    ),
    (
      "a.dart",
      "class A {\n  static const Duration fast = Duration(milliseconds: 150);\n}\nclass B {\n  static const Duration fast = Duration(milliseconds: 90);\n}\nclass C {\n  static const Duration lid = B.fast;\n  static const Duration bell = fast;\n}",
      ["duration 0.15 s", "duration 0.09 s", "duration 0.09 s"]
    ),
    // Chains of effects, and of what enters
    (
      "a.dart",
      "Text('Lid').animate(delay: 400.ms).fadeIn(duration: 600.ms, curve: Curves.easeOut)",
      ["delay 0.4 s", "duration 0.6 s", "curve ease-out"]
    ),
    ("a.js", "$(\"#lid\").fadeIn(400)", ["duration 0.4 s"]),
    (
      "a.ts",
      "const soft = { stiffness: 400, damping: 30 };\nconst lid = FadeIn.duration(300).easing(Easing.out(Easing.ease));\nconst bell = () => withSequence(withSpring(1.2, soft), withTiming(1));",
      ["spring { stiffness: 400", "duration 0.3 s", "curve ease-out", "spring { stiffness: 400"]
    ),
    // Timelines of anime.js; sets of other things
    (
      "a.js",
      "createTimeline().add('.lid', { duration: 800, delay: stagger(100) }, 600)",
      ["duration 0.8 s", "stagger 0.1 s", "start 0.6 s"]
    ),
    ("a.js", "lids.add('.lid', { width: 800 }, 600)", []),
    (
      "a.js", "const tl = createTimeline();\nlids.add('.lid', { duration: 300 }, 600)",
      ["duration 0.3 s"]
    ),
    (
      "a.js",
      "gsap.timeline().to('.lid', { duration: 1 }).to('.bell', { duration: 2 }, '<0.05',)",
      ["duration 1 s", "duration 2 s", "delay 0.05 s"]
    ),
    // Fields that Dart's makers set stand where others have what they return
    (
      "a.dart", "class Lid {\n  Lid() : duration = const Duration(milliseconds: 300);\n}",
      ["duration 0.3 s"]
    ),
    // What is waited for while something loads
    (
      "a.dart",
      "void _navigateHome() async { await Future.delayed(const Duration(seconds: 2)); }", []
    ),
    (
      "a.dart", "void _openLid() async { await Future.delayed(const Duration(seconds: 2)); }",
      ["delay 2 s"]
    ),
    // What goes, and when something is given up
    (
      "a.swift",
      "enum Motion {\n  static let fadeOut: TimeInterval = 0.3\n  static let timeOut: TimeInterval = 9\n  static let signOut: TimeInterval = 9\n}",
      ["duration 0.3 s"]
    ),
    (
      "a.swift",
      "Text(\"Lid\").keyframeAnimator(initialValue: 0, repeating: true) { lid, _ in lid } keyframes: { _ in\n  KeyframeTrack(\\.x) { LinearKeyframe(1, duration: 0.4) }\n}",
      ["repeat forever", "duration 0.4 s", "curve linear"]
    ),
    (
      "a.ts",
      "export default { theme: { transitionTimingFunction: { spring: \"cubic-bezier(0.32, 0.72, 0, 1)\" }, animation: { \"bounce-in\": \"bounceIn 0.5s cubic-bezier(0.32, 0.72, 0, 1) forwards\" } } }",
      ["curve [0.32, 0.72, 0, 1]", "duration 0.5 s", "curve [0.32, 0.72, 0, 1]"]
    ),
  ]

  static let engines: [(String, String, [String])] = [
    // The second argument of older calls is how long they take
    (
      "a.js",
      "const tl = gsap.timeline();\ntl.to('.lid', .8, { top: 0, ease: 'power4.inOut' });\ntl.add(lids, 3, { top: 0 });",
      ["duration 0.8 s", "curve power4.inOut"]
    ),
    // Groups in groups
    (
      "a.ts",
      "const Config = { lidSweep: { kind: 'lid', durationMs: 600, easing: Easing.out(Easing.cubic) } };\nconst open = () => Animated.timing(lid, { duration: Config.lidSweep.durationMs, easing: Config.lidSweep.easing });\nconst shut = () => Animated.timing(lid, { duration: Config.bellSweep.durationMs });",
      [
        "duration 0.6 s", "curve ease-out-cubic", "duration 0.6 s", "curve ease-out-cubic",
      ]
    ),
    (
      "a.ts", "const pulse = () => Animated.loop(Animated.timing(lid, { duration: 1000 }));",
      ["repeat forever", "duration 1 s"]
    ),
    (
      "a.ts",
      "const pulse = () => Animated.loop(Animated.timing(lid, { duration: 1000 }), { iterations: 4 });",
      ["duration 1 s", "repeat 4"]
    ),
    // Shares of the keyframes of UIKit
    (
      "a.m",
      "[UIView animateKeyframesWithDuration:8.0 delay:0 options:0 animations:^{\n  [UIView addKeyframeWithRelativeStartTime:0.1 relativeDuration:0.2 animations:^{\n    self.lid.alpha = 0;\n  }];\n} completion:nil];",
      ["duration 8 s", "start 0.8 s", "duration 1.6 s"]
    ),
    (
      "a.m",
      "[UIView addKeyframeWithRelativeStartTime:0.1 relativeDuration:0.2 animations:^{ self.lid.alpha = 0; }];",
      []
    ),
    // Shorthands of style sheets in tokens
    (
      "a.json",
      "{\"transitions\": {\"lid\": \"0.22s cubic-bezier(0.34, 1.56, 0.64, 1)\", \"bell\": \"bellBlink 2s ease-in-out infinite\"}}",
      [
        "duration 0.22 s", "curve [0.34, 1.56, 0.64, 1]", "duration 2 s", "curve ease-in-out",
        "repeat forever",
      ]
    ),
    ("a.json", "{\"lid\": \"translateY(3px) — delay 0.03s\"}", ["delay 0.03 s"]),
    ("a.json", "{\"motion\": {\"blurDuration\": 0.45}}", ["duration 0.45 s"]),
    ("a.json", "{\"lid\": \"It opens within 2s of a tap\"}", []),
    ("a.json", "{\"motion\": {\"lid\": \"moves up slowly 200ms ease-out\"}}", []),
    ("a.json", "{\"motion\": {\"note\": \"Fades 200ms after a tap\"}}", []),
    (
      "a.json", "{\"motion\": {\"lid\": \"opacity 200ms 40ms ease-out\"}}",
      [
        "duration 0.2 s", "delay 0.04 s", "curve ease-out",
      ]
    ),
  ]

  @Test("Sets of constants and their names say what they say", arguments: texts + code + engines)
  func reads(file: String, text: String, said: [String]) throws {
    #expect(try Statements.lines(of: text, fileName: file) == said)
  }

  static let subjects: [(String, String, String)] = [
    (
      "a.kt",
      "@Composable\nfun rememberLid(): Float {\n  val transition = rememberInfiniteTransition()\n  return transition.animateFloat(\n    animationSpec = infiniteRepeatable(animation = tween(1200)))\n}",
      "rememberLid › animateFloat"
    ),
    (
      "a.kt",
      "fun Modifier.lidEffect(isOpen: Boolean): Modifier = composed {\n  val scale by animateFloatAsState(1f, animationSpec = tween(300))\n}",
      "lidEffect › composed › scale"
    ),
    (
      "a.dart",
      "children: [\n  // TODO: make it red\n  Text('Lid').animate().fadeIn(duration: 600.ms),\n]",
      "children › Lid › fadeIn"
    ),
    (
      "a.dart",
      "children: [\n  // The red lid\n  Text('Lid')\n    .animate()\n    .fadeIn(duration: 600.ms),\n]",
      "children › The red lid › Lid › fadeIn"
    ),
    (
      "a.js",
      "createTimeline().add('.lid', { duration: 800 }, 600)", "add › .lid"
    ),
    (
      "a.swift",
      "func open() {\n  withAnimation(.easeIn(duration: 1)) {\n    for i in lids.indices { drift[i] = 2 }\n  }\n}",
      "open › drift"
    ),
    (
      "a.ts",
      "export default { theme: { transitionTimingFunction: { spring: \"cubic-bezier(0.3, 0.7, 0, 1)\" } } }",
      "default › theme › transitionTimingFunction › spring"
    ),
  ]

  @Test("What moves is named", arguments: subjects)
  func names(file: String, text: String, subject: String) throws {
    let documents = try Statements.documents(of: text, fileName: file)
    let found = documents.flatMap(\.facts).map { $0.about.joined(separator: " › ") }
    #expect(found.contains(subject), "\(found)")
  }
}
