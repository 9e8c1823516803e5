/// Up to where native source draws what a file asks for, rather than say that it does not.
enum NativeLimits {
  /// Of a repeater: each is drawn, or has layers and tracks, of its own.
  static let copies = 500
  /// Frames of what pictures stand for: ten minutes at 60 frames a second.
  static let filmedFrames = 36_000.0
}
