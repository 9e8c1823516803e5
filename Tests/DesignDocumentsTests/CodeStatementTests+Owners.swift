extension CodeStatementTests {
  /// Springs, keyframes and groups that say whose they are, and words in a fence of code.
  static let owners = [
    Row(
      "a.swift",
      "enum Springs { static func soft(response: Double = 0.3, "
        + "blendDuration: Double = 0) -> Animation {\n"
        + ".spring(response: response, dampingFraction: 0.8, blendDuration: "
        + "blendDuration) } }",
      [
        "soft: spring {response: 0.3, damping: 0.8}"
      ]),
    Row(
      "a.md",
      "# Lid\n\n```swift\nThe lid opens over 300 ms\nthen wait, 0.2 s, and the bell\n"
        + "rings -> for 0.5 s\n```",
      [
        "The lid opens over 300 ms: duration 0.3 s",
        "then wait, 0.2 s, and the bell: delay 0.2 s",
        "rings -> for 0.5 s: duration 0.5 s",
      ]),
    Row(
      "a.swift",
      "class V { func f() { UIView.animateKeyframes(withDuration: 2, delay: "
        + "0, animations: {\n"
        + "UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { "
        + "self.gull.alpha = 1 }\n"
        + "UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) "
        + "{ self.gull.alpha = 0 } }) } }",
      [
        "f › gull.alpha: duration 2 s",
        "f › gull.alpha: start 0 s",
        "f › gull.alpha: duration 1 s",
        "f › gull.alpha: start 1 s",
        "f › gull.alpha: duration 1 s",
      ], depth: 2),
    Row(
      "a.swift",
      "struct V: View { var body: some View { VStack {\n"
        + "Gull(name: \"a\").keyframeAnimator(initialValue: 0, trigger: isTapped) "
        + "{ c, v in c } keyframes: { _ in\n"
        + "KeyframeTrack(\\.lift) { LinearKeyframe(1, duration: 0.4) } }\n"
        + "Gull(name: \"b\").keyframeAnimator(initialValue: 0, trigger: isTapped) "
        + "{ c, v in c } keyframes: { _ in\n"
        + "KeyframeTrack(\\.lift) { LinearKeyframe(1, duration: 0.6) } } } } }",
      [
        "Gull(\\a\\) › isTapped › lift: duration 0.4 s",
        "Gull(\\a\\) › isTapped › lift: curve linear",
        "Gull(\\b\\) › isTapped › lift: duration 0.6 s",
        "Gull(\\b\\) › isTapped › lift: curve linear",
      ], depth: 3),
    Row(
      "a.swift",
      "class V { func f() { let both = CAAnimationGroup()\nboth.duration = 1.5\n"
        + "both.repeatCount = .infinity\nlayer.add(both, forKey: \"stroke\") } }",
      [
        "stroke › both: duration 1.5 s",
        "stroke › both: repeat forever",
      ], depth: 2),
    // What is changed under a condition moves
    Row(
      "a.swift",
      "struct V { func f() { withAnimation(.easeOut(duration: 3)) {\n"
        + "if let place = hearts.firstIndex(of: heart) { hearts[place] = risen } } } }",
      ["hearts: duration 3 s", "hearts: curve ease-out"]),
    Row(
      "a.swift",
      "class V { func f() { UIView.animate(withDuration: 2, animations: { [weak self] in\n"
        + "if let self = self { self.lid.alpha = 0 } }) } }",
      ["f › lid.alpha: duration 2 s"], depth: 2),
    Row(
      "a.ts",
      "const ease = [0.2, 0, 0, 1];\nconst lid = { duration: 1, ease(t) { return t } };",
      ["ease: curve [0.2, 0, 0, 1]", "lid: duration 1 s"]),
    // A part of a spring, and what is said on lines of its own
    Row(
      "a.swift",
      "struct V: View { var response: Double = 0.3\nvar body: some View { "
        + "lid.animation(.spring(response: response, dampingFraction: 0.6), value: up) } }",
      ["V › body › up: spring {response: 0.3, damping: 0.6}"], depth: 3),
    // Several that move alike, and when the first of a row begins
    Row(
      "a.js",
      "import gsap from \"gsap\";\nconst tl = gsap.timeline();\n"
        + "tl.to([lid, bell], { y: 1, delay: 2, ease: \"none\" });\ntl.set(lid.style, { delay: 1 });",
      ["lid, bell: delay 2 s", "lid, bell: curve linear", "style: delay 1 s"]),
    Row(
      "a.tsx",
      "const a = <motion.div transition={{ delay: 0.65 + i * 0.13, duration: 0.5 }} />",
      ["div: delay 0.65 s", "div: stagger 0.13 s", "div: duration 0.5 s"]),
    // What a function is told is said of it
    Row(
      "a.swift",
      "struct V { func f() { count(to: 3, duration: 1.5) }\n"
        + "func count(to end: Int, duration: Double) { print(end) } }",
      ["count › duration: duration 1.5 s"], depth: 2),
    Row(
      "a.kt",
      "object Easings { val Land: androidx.compose.core.Easing = CubicBezierEasing(0.2f, 0f, 0f, 1f) }",
      ["Easings › Land: curve [0.2, 0, 0, 1]"], depth: 2),
    // Constants with types in brackets, and keys that stand for their values
    Row(
      "a.tsx",
      "const ease: [number, number, number, number] = [0.22, 1, 0.36, 1];\n"
        + "const lid = { show: { transition: { duration: 0.45, ease } } };\n"
        + "const bell = { show: { transition: { duration: 1, easing } } };\n",
      [
        "ease: curve [0.22, 1, 0.36, 1]", "show: duration 0.45 s", "show: curve [0.22, 1, 0.36, 1]",
        "show: duration 1 s",
      ]),
  ]
}
