extension CodeStatementTests {
  /// Calls that are chained, given to each other, or told by comments what they are given.
  static let chains = [
    Row(
      "a.kt", "launch { lidOpening.animateTo(1f, tween(durationMillis = 600)) }",
      ["lidOpening › animateTo: duration 0.6 s"], depth: 2),
    Row(
      "a.js", "timeline.add({ targets: sailPath, duration: 300 })",
      ["sailPath: duration 0.3 s"]),
    Row(
      "a.swift",
      "func f() { UIView.animateKeyframes(withDuration: 2, delay: 0, animations: {\n"
        + "UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) {\n"
        + "self.gull.alpha = 1 } }) }",
      ["gull.alpha: duration 2 s", "gull.alpha: start 1 s", "gull.alpha: duration 0.5 s"]),
    Row("a.md", "Call it with `relativeDuration: 0.7` for the gull's flight.", []),
    Row(
      "a.swift",
      "struct V: View { var body: some View { Circle().onLongPressGesture(minimumDuration: 1.0) "
        + "{ isLit = true } } }", []),
    Row(
      "a.ts",
      "const dim = Animated.sequence([\nAnimated.delay(500),\n"
        + "Animated.timing(lamp, { duration: 200, easing: Easing.sin }),\nAnimated.delay(1300),\n"
        + "Animated.timing(lamp, { duration: 300, easing: Easing.ease })])",
      [
        "lamp: delay 0.5 s", "lamp: duration 0.2 s", "lamp: curve ease-in-sine",
        "sequence: pause 1.3 s", "lamp: duration 0.3 s", "lamp: curve ease-in",
      ]),
    Row(
      "a.ts",
      "export const enter = (index) => {\n  return withDelay(index * 100, withTiming(1, { duration: 300 }));\n};",
      ["enter: stagger 0.1 s", "enter: duration 0.3 s"]),
    Row(
      "a.tsx",
      "<Gull entering={FadeInDown.delay(index * 50).springify().damping(18).stiffness(200)}\n"
        + "exiting={FadeOut.duration(300)} />",
      [
        "entering: stagger 0.05 s", "FadeInDown: spring {damping: 18, stiffness: 200}",
        "FadeOut: duration 0.3 s",
      ]),
    Row("a.js", "const length = moment.duration(300); film.duration(300);", []),
    Row(
      "a.js", "dots.transition().duration(750).delay(100)",
      ["dots: duration 0.75 s", "dots: delay 0.1 s"]),
    Row(
      "a.tsx", "const t = <Lamps.Out durationMs={90} interpolation=\"easeIn\" />",
      ["Out: duration 0.09 s", "Out: curve ease-in"]),
    Row(
      "a.h", "const Blink OPEN_LED = BLINK(/*ON*/200, /*OFF*/ 100, /*PIN*/ 13);\nf(/*ON*/ 40);",
      ["ON: duration 0.2 s", "OFF: duration 0.1 s"]),
    Row(
      "a.h", "const int FLASH_MS[] = {200, 0, 400};\nconst int PINS[] = {20, 40};",
      ["FLASH_MS: duration 0.2 s", "FLASH_MS: duration 0.4 s"]),
    Row(
      "a.dart", "const Duration listItemDelay = Duration(milliseconds: 50);",
      ["listItemDelay: stagger 0.05 s"]),
    Row(
      "a.tag", "<lamp>\n<style>\n.glow { animation-duration: 4s; }\n</style>\n</lamp>",
      [".glow › animation-duration: duration 4 s"],
      depth: 2),
    Row(
      "a.md", "```markdown\n## Lid opens\n\n**Duration:** 300ms\n\n1. Lid turns (0-300ms)\n```",
      [
        "Duration: 300ms: duration 0.3 s", "Lid turns (0-300ms): start 0 s",
        "Lid turns (0-300ms): duration 0.3 s",
      ]),
    // Code that begins in the middle of a chain or of a tag.
    Row("a.js", ".duration(300)", []),
    Row("a.js", ".delay(100)", []),
    Row("a.js", ".delay(index * 50)", ["stagger: stagger 0.05 s"]),
    Row("a.md", "```jsx\nease=\"ease-in\" duration={0.2}\n```", ["ease: curve ease-in"]),
    Row("a.jsx", "duration={0.2}", []),
    // Steps of closures, what they wait for between them, and what is set within one
    Row(
      "a.swift",
      "func f() { move { gull.alpha = 1 }.wait(0.25).then { bell.alpha = 0 } }",
      ["gull.alpha: pause 0.25 s"]),
    Row("a.swift", "func f() { done.wait(2); queue.async { gull.alpha = 1 } }", []),
    Row(
      "a.swift",
      "func f() { move { (settings) in settings.duration = 0.7\nsettings.ease = .easeInOutBack\n"
        + "return { gull.alpha = 1 } } }",
      ["duration: duration 0.7 s", "settings.ease: curve ease-in-out-back"]),
    Row("a.swift", "func f() { settings.look = .easeInOutBack; ease = .easeIn }", []),
    Row(
      "a.swift",
      "func f() { UIView.animateKeyframes(withDuration: 2, delay: 0, animations: {\n"
        + "UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {\n"
        + "self.gull.alpha = 1 } }) }",
      ["gull.alpha: duration 2 s", "gull.alpha: start 0 s", "gull.alpha: duration 0.5 s"]),
    Row(
      "a.swift",
      "func f() { Mover.fly(duration: 0.6, options: [.repeat, .curveEaseOut], animation: { gull.alpha = 1 }) }",
      ["duration: duration 0.6 s", "gull.alpha: repeat forever", "gull.alpha: curve ease-out"]),
    Row(
      "a.swift",
      "func f() { UIView.animate(withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.9,\n"
        + "initialSpringVelocity: 4, options: [.repeat], animations: { gull.alpha = 1 }) }",
      [
        "gull.alpha: duration 0.6 s", "gull.alpha: spring {damping: 0.9, velocity: 4}",
        "gull.alpha: repeat forever",
      ]),
  ]
}
