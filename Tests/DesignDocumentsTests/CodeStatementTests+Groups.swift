extension CodeStatementTests {
  /// Changes that a context or a transaction around them animates.
  static let groups = [
    Row(
      "a.swift",
      "class V { func rise() { NSAnimationContext.runAnimationGroup { context in\n"
        + "context.duration = 0.24\n"
        + "context.timingFunction = CAMediaTimingFunction(controlPoints: 0.2, "
        + "0.9, 0.3, 1)\nlid.animator().alphaValue = 1 } completionHandler: {\n"
        + "self.bell.isHidden = true } } }",
      [
        "lid.alphaValue: duration 0.24 s",
        "lid.alphaValue: curve [0.2, 0.9, 0.3, 1]",
      ]),
    Row(
      "a.swift",
      "class V { func rise() { NSAnimationContext.beginGrouping()\n"
        + "NSAnimationContext.current.duration = 0.5\nlid.animator().alphaValue = 0\n"
        + "NSAnimationContext.endGrouping()\noar.tilt = 1 } }",
      [
        "lid.alphaValue: duration 0.5 s"
      ]),
    Row(
      "a.swift",
      "class V { func rise() { CATransaction.begin()\n"
        + "CATransaction.setAnimationDuration(0.6)\n"
        + "CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: "
        + ".easeOut))\ngull.opacity = 1\nCATransaction.commit() } }",
      [
        "gull.opacity: duration 0.6 s",
        "gull.opacity: curve ease-out",
      ]),
    Row(
      "a.swift",
      "class V { func rise() { DispatchQueue.main.asyncAfter(deadline: "
        + ".now() + 0.05) {\nNSAnimationContext.runAnimationGroup({ $0.duration = 0.3\n"
        + "self.lid.animator().frame = end }, completionHandler: nil) } } }",
      [
        "lid.frame: start 0.05 s",
        "lid.frame: duration 0.3 s",
      ]),
    Row(
      "a.swift",
      "class V { func rise() { UIView.beginAnimations(nil, context: nil)\n"
        + "UIView.setAnimationDuration(0.7)\nUIView.setAnimationDelay(0.1)\n"
        + "UIView.setAnimationCurve(.easeIn)\ngull.alpha = 1\nUIView.commitAnimations() } }",
      [
        "gull.alpha: duration 0.7 s",
        "gull.alpha: delay 0.1 s",
        "gull.alpha: curve ease-in",
      ]),
  ]
}
