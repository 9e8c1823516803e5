extension CodeStatementTests {
  /// Code of engines and libraries whose calls say by their places what they mean.
  static let engines = [
    Row(
      "a.gd",
      "# a lamp, 9 s\nvar rise_time := 0.3\nconst FADE_TIME: float = 0.5\nfunc glow():\n"
        + "\ttween.tween_property(lamp, \"a\", 1.0, rise_time / 2.0)",
      [
        "rise_time: duration 0.3 s", "FADE_TIME: duration 0.5 s",
        "glow › tween_property › tween › lamp › a: duration 0.15 s",
      ], depth: 5),
    Row(
      "a.gd",
      "func f():\n\tinterpolate_property(lamp, \"a\", 0, 1, 0.2, Tween.TRANS_SINE, Tween.EASE_IN)",
      ["lamp › a: duration 0.2 s", "lamp › a: curve ease-in-sine"], depth: 2),
    Row(
      "a.gd",
      "func f():\n\tt.tween_property(lamp, \"a\", 1, 0.5).set_trans(Tween.TRANS_BACK)"
        + ".set_ease(Tween.EASE_OUT)\n\tt.set_trans(Tween.TRANS_SINE)",
      ["a: duration 0.5 s", "a: curve ease-out-back"]),
    Row(
      "a.lua",
      "local sway = TweenInfo.new(0.5, -- seconds, not 3 s\n"
        + "Enum.EasingStyle.Quad, Enum.EasingDirection.Out, 3, true, 0.2)",
      [
        "sway: duration 0.5 s", "sway: curve ease-out-quad", "sway: repeat 3", "sway: delay 0.2 s",
      ]),
    Row(
      "a.js",
      "tl.from($(this).find(\".sail\"), { y: 9, duration: 0.6 });\n"
        + "tl.to($(\".oar\"), { duration: 0.3 }, \"<\");\n"
        + "gsap.to(document.querySelector(\"#mast\"), { duration: 0.9 });\n"
        + "gsap.fromTo(deckRef.current, { opacity: 0 }, { opacity: 1, duration: 0.7 });\n"
        + "gsap.to(helper(3), { duration: 0.8 });",
      [
        ".sail: duration 0.6 s", ".oar: duration 0.3 s", "#mast: duration 0.9 s",
        "deckRef: duration 0.7 s", "duration: duration 0.8 s",
      ]),
    Row("a.js", "$(\"#jib\").fadeIn(400);", ["#jib › fadeIn: duration 0.4 s"], depth: 2),
    Row(
      "a.dart",
      "final c = AnimationController(duration: Duration(seconds: 2));\nfinal fade = "
        + "Tween<double>(begin: 0).animate(CurvedAnimation(parent: c, curve: Interval(0.25, 0.75, "
        + "curve: Curves.easeIn)));",
      [
        "c: duration 2 s", "fade › animate: start 0.5 s", "fade › animate: duration 1 s",
        "fade › animate: curve ease-in",
      ], depth: 2),
    Row(
      "a.cpp",
      "constexpr int kBaseDuration = 200;\nconst int kOutMs = 2 * kBaseDuration;\n"
        + "constexpr auto kFadeIn = std::chrono::milliseconds(250);\n"
        + "constexpr float kRestMs = 0.35f;",
      ["kBaseDuration: duration 0.2 s", "kOutMs: duration 0.4 s", "kFadeIn: duration 0.25 s"]),
    Row(
      "a.cpp",
      "glow->setDuration(400);\nglow->setEasingCurve(QEasingCurve::OutCubic);\n"
        + "glow->setLoopCount(-1);",
      ["glow: duration 0.4 s", "glow: curve ease-out-cubic", "glow: repeat forever"]),
    Row(
      "a.h",
      "class Beacon : public Lamp {\n  long on_state = 80; // ms\n  long pins = 4; // of 8\n};",
      ["Beacon › on_state: duration 0.08 s"], depth: 2),
    Row(
      "a.qml",
      "NumberAnimation { duration: 500; easing.type: Easing.OutBack }\n"
        + "PauseAnimation { duration: 90 }",
      [
        "NumberAnimation: duration 0.5 s", "NumberAnimation: curve ease-out-back",
        "PauseAnimation: pause 0.09 s",
      ]),
    Row(
      "a.jsx",
      "const Glow = styled.div`\n  color: ${p => p.c};\n  animation: beat 1.2s ease-in-out infinite;\n`",
      ["beat: duration 1.2 s", "beat: curve ease-in-out", "beat: repeat forever"]),
    Row(
      "a.js",
      "line.add({ targets: '.bell', duration: 500, delay: (el, i) => i * 100 })",
      [".bell: duration 0.5 s", ".bell: stagger 0.1 s"]),
    Row(
      "a.js", "setTimeout(() => { bell.ring() }, (idx + 1) * 400)", ["bell.ring: stagger 0.4 s"]),
    Row(
      "a.java", "bell.animate().alpha(0).setDuration(800).setStartDelay(300);",
      ["bell: duration 0.8 s", "bell: delay 0.3 s"]),
    Row(
      "a.tsx",
      "const SLOW = 200;\nconst a = <Bells.Out durationMs={SLOW / 2} />",
      ["Out: duration 0.1 s"]),
    Row(
      "a.ts",
      "const TIMES = { fadeIn: 0.3, fadeOut: 0.2 };\n"
        + "const bell = { transition: { duration: TIMES.fadeIn } };",
      ["bell: duration 0.3 s"]),
    Row(
      "a.swift", "func f() { withAnimation(.spring(50, 15)) { self.lid = 1 } }",
      ["lid: spring {stiffness: 50, damping: 15}"]),
    Row(
      "a.swift",
      "// The bell swings for 0.6 seconds.\n// It fades at t = 2 s.\nfunc ring() { bell.ring() }",
      ["The bell swings for 0.6 seconds.: duration 0.6 s"]),
  ]
}
