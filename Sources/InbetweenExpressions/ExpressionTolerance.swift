/// How far sampled keyframes may be off at every half frame.
package struct ExpressionTolerance: Hashable, Sendable {
  /// In After Effects' units: pixels, degrees, percent, and the numbers of effect controls.
  package var value: Double
  /// Of a colour's components, which go from 0 to 1.
  package var color: Double
  /// Of a time remapping, in frames.
  package var frames: Double

  package init(value: Double, color: Double, frames: Double) {
    self.value = value
    self.color = color
    self.frames = frames
  }

  /// A twentieth of a pixel, degree or percent; a quarter of what eight bits tell apart; a fiftieth
  /// of a frame.
  package static let standard = ExpressionTolerance(value: 0.05, color: 0.001, frames: 0.02)
}
