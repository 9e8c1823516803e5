/// Up to where literals are spelled out. Measured with Swift 6.3: the compiler's time grows with
/// the square of the calls in one expression, and linearly with everything else; texts cost it
/// almost nothing.
enum LiteralLimits {
  /// A track with more keyframes is a table in a text.
  static let spelledKeyframes = 64
  /// In a scene with more keyframes each track is a table.
  static let readableKeyframes = 2_000
  /// A scene with more parts (keyframes, and everything that has fields) is one text of JSON.
  static let spelledParts = 20_000
  /// A thing with more calls in it is a function of its own.
  static let functionCalls = 120
  /// A list with more elements is put together from several.
  static let elements = 40
  /// Columns of a line.
  static let columns = 100
}
