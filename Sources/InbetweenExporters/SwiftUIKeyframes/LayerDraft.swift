import InbetweenLowering
import InbetweenTimeline

/// A layer's view while it is written.
struct LayerDraft {
  let layer: AnimatedLayer
  /// Of the composition that holds it.
  let canvas: Size
  var motion: MotionFields
  /// Whether one of its functions takes a `Motion`.
  var namesMotion = false
  /// Static data.
  var statics = SourceWriter(indentation: 4, breaks: LineBreaks())
  var names = SwiftNames(reserved: ["motion", "time", "theme", "body", "index", "content"])
  var usesTime = false
  var usesTheme = false

  init(_ layer: AnimatedLayer, canvas: Size, range: FrameRange, rate: Double) {
    self.layer = layer
    self.canvas = canvas
    motion = MotionFields(over: range, rate: rate)
  }

  /// What everything of the layer is named after.
  var title: String { layer.name.isEmpty ? "Layer" : layer.name }

  /// The whole canvas.
  var whole: Rect { Rect(origin: .zero, size: canvas) }
}
