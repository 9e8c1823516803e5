/// Up to where native source draws what a file asks for, rather than say that it does not.
enum NativeLimits {
  /// Of a repeater: each is drawn, or has layers and tracks, of its own.
  static let copies = 500
  /// Frames of what pictures stand for: ten minutes at 60 frames a second.
  static let sequenceFrames = 36_000.0
  /// Bytes of all picture files that stand for something in one generated file, whose text they make a
  /// third longer: an app has them in memory as source, and whoever reads the change as text.
  static let pictureBytes = 3 << 20
  /// Stops of a gradient for which an effect's tones between them are drawn.
  static let bentStops = 1_024
  /// Pixels on each side of a gradient that is drawn at run time: 16 MB.
  static let gradientPixels = 2048.0
}
