import InbetweenDiagnostics
import InbetweenSceneGraph
import InbetweenTimeline

/// What the head of a file of layers says of them.
struct LayerNotes {
  var cost: LayerCost
  var report: BakeReport

  var lines: [SwiftCode] {
    let lines: [SwiftCode] = [
      "//",
      """
      // \(count: cost.layers, "layer"), \(count: cost.animations, "animation") of \
      \(count: cost.keyframes, "keyframe"), \(count: cost.masks, "mask"), \
      \(count: cost.passes, "offscreen pass", "offscreen passes").
      """,
    ]
    return lines + report.notes
  }
}
