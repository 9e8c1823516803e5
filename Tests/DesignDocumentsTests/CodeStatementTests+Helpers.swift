extension CodeStatementTests {
  /// What helpers are given, what chance blurs, and what comes round.
  static let helpers = [
    Row("a.jsx", "<motion.div transition={{ delay: 0.15 }} />", ["div: delay 0.15 s"]),
    Row(
      "a.jsx",
      "// === Gull (soft) ===\n<motion.div\n  transition={{ delay: 0.15 }}\n/>\n\n// Bells\n\n"
        + "<motion.div\n  transition={{ delay: 0.25 }}\n/>",
      ["Gull (soft) › div: delay 0.15 s", "div: delay 0.25 s"], depth: 2),
    Row("a.swift", "func f() { bell.run(gong) { show(.fadeIn(withDuration: 1)) } }", []),
    Row("a.jsx", "const t = { delay: distFromCenter * 0.05 }", ["t: stagger 0.05 s"]),
    Row("a.jsx", "const t = { delay: distant * 0.05 }", []),
    Row(
      "a.md", "```dart\nGulls(maxStaggerElements: 7, stagger: 70)\n```", ["Gulls: stagger 0.07 s"]),
    Row(
      "a.swift",
      """
      func f() {
        let gull = SKAction.scale(to: 2, duration: 0.3)
        gull.timingMode = .easeIn
        let all = SKAction.sequence([gull, SKAction.wait(forDuration: 0.2), .fadeOut(withDuration: 1)])
        let two = SKAction.repeat(all, count: 2)
        bell.run(.sequence([.wait(forDuration: 2), .move(to: p, duration: 4), .repeatForever(two)]))
        bell.move(to: p, duration: 5)
      }
      """,
      [
        "gull › scale: duration 0.3 s", "f › gull.timingMode: curve ease-in",
        "f › wait: pause 0.2 s",
        "two › repeat: repeat 2", "bell › wait: pause 2 s", "bell › move: duration 4 s",
        "bell › repeatForever: repeat forever", "f › duration: duration 5 s",
      ], depth: 2),
    // A helper says nothing itself of what it is given.
    Row(
      "a.swift",
      "class V { func f() {\nfade(sail.layer, duration: 0.14, timing: .easeOut)\n"
        + "fade(bell.layer, duration: 0.35, timing: .easeIn) }\n"
        + "func fade(_ layer: CALayer, duration: Double, timing: CAMediaTimingFunctionName) {\n"
        + "let dim = CABasicAnimation(keyPath: \"opacity\")\ndim.duration = duration\n"
        + "dim.timingFunction = CAMediaTimingFunction(name: timing)\n"
        + "layer.add(dim, forKey: nil) } }",
      [
        "opacity: duration 0.14 s", "opacity: curve ease-out", "opacity: duration 0.35 s",
        "opacity: curve ease-in",
      ]),
    Row(
      "a.swift",
      "struct V { let embers = (0..<9).map { index in\n"
        + "Ember(delay: Double(index) * 0.04 + Double.random(in: 0...0.08)) }\n"
        + "struct Ember { var delay: Double } }",
      ["delay: stagger 0.04 s"]),
    Row(
      "a.swift",
      "struct V { let embers = (0..<9).map { index in Ember(delay: Double(index)) }\n"
        + "struct Ember { var delay: Double } }", []),
    Row(
      "a.swift",
      "func f(elapsed: Double, mass: Double) -> Double {\n"
        + "let phase = elapsed.truncatingRemainder(dividingBy: 1.4)\n"
        + "let blink = fmod(elapsed, 0.6)\nlet rest = mass.truncatingRemainder(dividingBy: 3)\n"
        + "return phase + blink + rest }",
      ["f: period 1.4 s", "f: repeat forever", "f: period 0.6 s", "f: repeat forever"]),
    Row(
      "a.swift",
      "class V { func f() { DispatchQueue.main.asyncAfter(deadline: .now() + 2.9) {\n"
        + "onFadeComplete?() } } }",
      ["onFadeComplete: delay 2.9 s"]),
    Row(
      "a.swift",
      "class V { func f() { UIView.animate(springDuration: 0.4, bounce: isCalm ? 0 : isOpen ? 0.3 : 0.15)"
        + " { self.sail.alpha = 1 } } }",
      [
        "sail.alpha: spring {bounce: 0.3}", "sail.alpha: spring {bounce: 0.15}",
        "sail.alpha: duration 0.4 s",
      ]),
    Row(
      "a.swift",
      "class V { func f() {\nlet rise = UIViewPropertyAnimator(duration: 0.6, curve: .linear) {"
        + " self.sail.alpha = 1 }\nrise.startAnimation(afterDelay: 0.15) } }",
      ["sail.alpha: duration 0.6 s", "sail.alpha: curve linear", "sail.alpha: delay 0.15 s"]),
  ]
}
