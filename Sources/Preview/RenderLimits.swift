/// What a drawing may cost. Where a limit acts there is a finding, and the rest is drawn.
package struct RenderLimits: Hashable, Sendable {
  /// The longest side of a picture, in pixels.
  package var longestSide = 16_384
  /// The most pixels of a picture.
  package var pixels = 1 << 26
  /// How many layers may be painted into one another; groups that lie deeper are drawn straight
  /// onto what holds them.
  package var layerDepth = 64
  /// The most memory that layers may hold at a time, in bytes.
  package var layerBytes = 1 << 29
  /// The widest standard deviation of a blur, in pixels of the picture.
  package var sigma = 250.0
  /// The most dashes of one line; a line with more is drawn unbroken.
  package var dashes = 100_000.0
  /// How deep groups may be nested.
  package var nesting = 256
  /// How far from the origin outlines are drawn, in pixels of the picture.
  package var reach = 20_000.0

  package init() {}
}
