extension CodeStatementTests {
  /// Views, phases and animators that say where and how they move.
  static let views = [
    Row(
      "a.swift", "struct V { var tideDuration: Int = 60\nlet lidDuration = 2 }",
      ["lidDuration: duration 2 s"]),
    Row("a.swift", "let durations = [30, 60, 120]", []),
    Row("a.swift", "let lidDuration: TimeInterval = 30", ["lidDuration: duration 30 s"]),
    Row(
      "a.swift",
      "func f() { let _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in "
        + "remainingTime -= 1 } }",
      ["remainingTime: period 1 s", "remainingTime: repeat forever"]),
    Row("a.swift", "enum Duration: Double { case short = 0.2 }", ["short: duration 0.2 s"]),
    Row("a.swift", "enum Weight: Double { case short = 0.2 }", []),
    Row(
      "a.swift", "enum TransitionDuration { static let _100 = 0.1 }", ["_100: duration 0.1 s"]),
    Row(
      "a.swift",
      "func f() { let turn = CABasicAnimation(keyPath: \"opacity\")\nturn.timingFunction = "
        + "CAMediaTimingFunction(name: kCAMediaTimingFunctionDefault) }",
      ["opacity: curve ease"]),
    Row(
      "a.swift",
      "class V { func f() { UIView.animateWithDuration(0.5, delay: 0.2, options: .CurveEaseOut, "
        + "animations: { self.lid.alpha = 0 }, completion: nil) } }",
      [
        "lid.alpha: duration 0.5 s", "lid.alpha: curve ease-out", "lid.alpha: delay 0.2 s",
      ]),
    Row(
      "a.swift",
      "class V { func f() { UIView.animateKeyframesWithDuration(2, delay: 0, options: nil, "
        + "animations: {\nUIView.addKeyframeWithRelativeStartTime(0.5, relativeDuration: 0.25, "
        + "animations: { self.gull.alpha = 1 }) }, completion: nil) } }",
      ["gull.alpha: duration 2 s", "gull.alpha: start 1 s", "gull.alpha: duration 0.5 s"]),
    Row(
      "a.swift",
      "class V { func f() { let turn = CABasicAnimation(keyPath: \"transform.rotation\")\n"
        + "turn.duration = 1.5\nturn.repeatCount = Float(CGFloat.infinity)\n"
        + "sail.layer.add(turn, forKey: nil) } }",
      [
        "sail › transform.rotation: duration 1.5 s", "sail › transform.rotation: repeat forever",
      ], depth: 2),
    Row(
      "a.swift",
      "struct V: View { var body: some View { Gull().keyframeAnimator(initialValue: 0, "
        + "trigger: isTapped) { c, v in c } keyframes: { _ in\nKeyframeTrack {\n"
        + "LinearKeyframe(1, duration: 0.4) } } } }",
      ["isTapped: duration 0.4 s", "isTapped: curve linear"]),
    Row(
      "a.swift",
      "struct V: View { var body: some View { Text(\"a\").phaseAnimator([1, 2]) { c, p in c } "
        + "animation: { p in\nswitch p {\ncase 1: .bouncy\ndefault: .smooth\n} } } }",
      [
        "Text(\\a\\): spring {name: bouncy, bounce: 0.3}",
        "Text(\\a\\): spring {name: smooth, bounce: 0}",
      ]),
    Row("a.swift", "let letterDelay: UInt64 = 90_000_000", ["letterDelay: stagger 0.09 s"]),
    Row(
      "a.md", "| Gull | Easing |\n|-|-|\n| Sky | `.easeOut(duration: 0.85)` |",
      ["Sky: duration 0.85 s", "Sky: curve ease-out"]),
    Row(
      "a.md",
      "# Gull\n\n```swift\n.glimmer(isOn: $isOn, animation: .linear(duration: 2).repeatForever())\n```",
      ["Gull: duration 2 s", "Gull: curve linear", "Gull: repeat forever"]),
    Row("a.swift", "let durationAndDelay = 0.2", ["durationAndDelay: duration 0.2 s"]),
    Row(
      "a.swift",
      "class V { func go() { rise = UIViewPropertyAnimator(duration: 4, curve: .linear)\n"
        + "rise.addAnimations { UIView.animateKeyframes(withDuration: 0, delay: 0, animations: {\n"
        + "UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) {\n"
        + "self.gull.alpha = 1 } }) } } }",
      [
        "go: duration 4 s", "go: curve linear", "gull.alpha: start 2 s", "gull.alpha: duration 1 s",
      ]),
    Row(
      "a.swift",
      "struct V: View { let count = 3\nvar body: some View { ForEach(0..<count) { i in Text(\"a\")"
        + ".animation(.default.repeatForever().delay(Double(i) * 0.2), value: isLit) } } }",
      ["Text(\\a\\): repeat forever", "Text(\\a\\): stagger 0.2 s"]),
    Row(
      "a.swift",
      "func f() { let _ = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: true) { _ in "
        + "self.tide += 1 } }",
      ["tide: period 0.3 s", "tide: repeat forever"]),
    Row(
      "a.swift",
      "struct V: View { @State var isLit = false\nvar body: some View { Circle()"
        + ".scaleEffect(isLit ? 1 : 2).animation(.spring(response: 0.2, dampingFraction: 0.5)) } }",
      ["isLit › Circle: spring {response: 0.2, damping: 0.5}"], depth: 2),
    Row(
      "a.swift",
      "struct V: View { var body: some View { Circle().keyframeAnimator(initialValue: K()) { c, v in "
        + "c } keyframes: { _ in KeyframeTrack(\\.lift) { "
        + "SpringKeyframe(2, duration: 0.5, spring: .bouncy) } } } }",
      [
        "lift: duration 0.5 s", "lift: spring {name: bouncy, bounce: 0.3, response: 0.5}",
      ]),
    Row(
      "a.md", "# Gull\n\n```swift\n// Fly faster\n.linear(duration: 0.6)  // was 0.8\n```",
      ["Gull: duration 0.6 s", "Gull: curve linear"]),
    Row(
      "a.md", "```swift\ngull.run(Moves.rise(by: 3, duration: 1))\n```",
      ["gull › rise › duration: duration 1 s"], depth: 3),
    Row(
      "a.swift",
      "struct Row: View { let place: Int\nvar wait: Double { Double(min(place, 9)) * 0.03 }\n"
        + "var delay: Double { Double(min(place, 9)) * 0.04 } }",
      ["delay: stagger 0.04 s"]),
    Row(
      "a.swift",
      "struct V: View { var lid: Lid\nvar body: some View { if isUp { "
        + "lid.transition(.opacity.animation(.easeInOut(duration: 2))) } } }",
      ["lid: duration 2 s", "lid: curve ease-in-out"]),
    Row(
      "a.swift", "func f() async { try? await Task.sleep(for: .seconds(0)); gull.alpha = 1 }", []),
    Row(
      "a.md",
      "```yaml\nmoves:\n  - target: lid\n    style:\n      opacity: 0\n    duration: 100ms\n"
        + "  - target: bell\n    duration: 200ms\n```",
      [
        "lid › duration: 100ms: duration 0.1 s", "bell › duration: 200ms: duration 0.2 s",
      ], depth: 2),
    Row(
      "a.md", "| Frame | Sound |\n|-|-|\n| 10 | bell |\n| 90 | gull |",
      ["bell: start 10 frames", "gull: start 90 frames"]),
    Row("a.md", "| Frame | Sound |\n|-|-|\n| 1 | bell |\n| 2 | gull |", []),
    Row(
      "a.md",
      "| Duration | Use | Examples |\n|-|-|-|\n| 500ms | Entrance animations | Page load, hero |",
      ["Page load, hero: duration 0.5 s"]),
    Row(
      "a.md",
      "## Timings (in milliseconds)\n\n| Kind | Phone | Desk |\n|-|-|-|\n| Calm | 60-200 | 90 |",
      ["Calm: duration [0.06, 0.2] s", "Calm: duration 0.09 s"]),
  ]
}
