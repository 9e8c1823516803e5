/// What a drawing may cost. Where a limit acts there is a finding, and the rest is drawn.
package struct RenderLimits: Hashable, Sendable {
  /// The longest side of a picture, in pixels.
  package var longestSide = 16_384
  /// The most pixels of a picture.
  package var pixels = 1 << 25
  /// How many layers may be painted into one another; groups that lie deeper are drawn straight
  /// onto what holds them.
  package var layerDepth = 64
  /// The most memory that layers may hold at a time, in bytes.
  package var layerBytes = 1 << 27
  /// The same of a large picture, in layers of its own size.
  package var layersHeldOfPicture = 24
  /// The same of any picture, in bytes.
  package var largestLayerBytes = 1 << 28
  /// The widest standard deviation of a blur, in pixels of the picture.
  package var sigma = 250.0
  /// The most dashes of one line; a line with more is drawn unbroken.
  package var dashes = 100_000.0
  /// How deep groups may be nested.
  package var nesting = 256
  /// How much is painted for one frame on layers of their own and filtered, in pixels; what goes
  /// beyond is drawn without mattes, masks and effects.
  package var layerPixels = 1 << 28
  /// The same of a large picture, in its own pixels.
  package var layersOfPicture = 100
  /// The same of any picture, in pixels.
  package var largestLayerPixels = 1 << 29
  /// How many pixels shapes and pictures of one frame may cover together; what goes beyond is left
  /// out.
  package var paintPixels = 1 << 31
  /// The most colours of a gradient; of more, as many are taken, spread evenly.
  package static let gradientStops = 1_024
  /// How deep groups may lie in one another whose shadows mix in a way of their own: each is painted
  /// twice. Those that lie deeper mix as others do.
  package var mixedShadows = 4
  /// The most bytes of an SVG file; for one that plays, also of what all its frames change.
  package var svgBytes = 1 << 27
  /// What many elements refer to stands once in a file, and is followed for each of them in one that
  /// plays: the most bytes of all of it in the first frame, of which each takes about fifteen of memory.
  package var svgApart = 24 << 20
  /// The most bytes of all frames together that are worked through for an SVG file that plays.
  package var svgWork = 1 << 30
  /// How many pixels are painted and filtered at most for the pictures that all frames of an SVG file that
  /// plays embed.
  package var svgPainted = 1 << 29
  /// The most pixels of the pictures that a frame of an SVG file embeds.
  package var svgPixels = 1 << 27
  /// The most frames of a moving picture.
  package var movingFrames = 10_000
  /// The most pixels of all frames of a moving picture together.
  package var movingPixels = 1 << 33
  /// The most bytes of a moving picture.
  package var movingBytes = 1 << 29
  /// How far from the origin outlines are drawn, in pixels of the picture.
  package var reach = 20_000.0

  package init() {}

  /// The most memory that the layers of a picture of so many bytes may hold at a time, in bytes.
  func layerBytes(ofPicture bytes: Int) -> Int {
    max(layerBytes, min(largestLayerBytes, layersHeldOfPicture * bytes))
  }
}
