import InbetweenDiagnostics
import InbetweenSceneGraph
import InbetweenTimeline

/// What the head of a file of layers says of them.
struct LayerNotes {
  var cost: LayerCost
  var report: BakeReport

  var lines: [SwiftCode] {
    var lines: [SwiftCode] = [
      "//",
      """
      // \(count: cost.layers, "layer"), \(count: cost.animations, "animation") of \
      \(count: cost.keyframes, "keyframe"), \(count: cost.masks, "mask"), \
      \(count: cost.passes, "offscreen pass", "offscreen passes").
      """,
    ]
    if report.baked > 0 {
      lines.append(
        """
        // \(count: report.baked, "track") of \(report.baked + report.native) needed \
        \(count: report.addedKeys, "keyframe") in between: within 0.02 pt, 0.02° and 0.2 %.
        """)
    }
    return lines
  }
}

extension SwiftCode.Interpolation {
  /// A number of things.
  fileprivate mutating func appendInterpolation(
    count: Int, _ one: StaticString, _ many: StaticString? = nil
  ) {
    appendInterpolation(count)
    appendLiteral(" ")
    appendLiteral(count == 1 ? one : many ?? one)
    if count != 1, many == nil { appendLiteral("s") }
  }
}
