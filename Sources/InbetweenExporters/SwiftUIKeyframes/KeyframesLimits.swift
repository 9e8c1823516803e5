/// What a scene may have to be written as keyframes that a person would read and change. Beyond
/// it a `Canvas` and data are the better form; type checking grows with the square of a builder.
enum KeyframesLimits {
  /// Layers of all compositions.
  static let layers = 80
  /// Tracks of one view: they stand in one result builder.
  static let tracks = 20
  /// Keyframes of one track.
  static let keyframes = 48
  /// Ways between keyframes one after the other that may be a spring, baked.
  static let springFrames = 6...2_000
  /// Keyframes of all tracks.
  static let allKeyframes = 600
  /// Vertices of all outlines.
  static let vertices = 4_000
  /// Vertices of outlines that change their shape.
  static let movingVertices = 1_000
  /// What one outline that moves may take to work out.
  static let work = 10_000_000
  /// What working out outlines of a scene that is refused already may take.
  static let workOfRefused = 1_000_000
}
