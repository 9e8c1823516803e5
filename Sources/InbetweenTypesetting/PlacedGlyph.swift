package import InbetweenTimeline

/// One character of a text where it stands at one frame.
package struct PlacedGlyph: Hashable, Sendable {
  /// The character as drawn: capitals where the document asks for them.
  package var character: String
  /// Its place in the document's text, line breaks counted.
  package var index: Int
  /// Its outlines and its advance for a size of 1 pixel.
  package var face: GlyphLibrary.Face
  /// From outlines at a size of 1 pixel to the layer's space.
  package var transform: AffineTransform
  /// The size of the stroke's space: what one pixel of the layer's space is at this character's
  /// own scale; stroke widths are in pixels of the character before its own scaling.
  package var size: Double
  /// nil for none; alpha is the fill's own opacity.
  package var fill: Color?
  /// nil for none; alpha is the stroke's own opacity.
  package var stroke: Color?
  /// In pixels.
  package var strokeWidth: Double
  /// Whether the stroke lies over the fill.
  package var strokeIsOverFill: Bool
  /// 0 to 1, of both.
  package var opacity: Double
  /// In pixels across x and y; zero for sharp characters.
  package var blur: Point
}

/// A text set at one frame.
package struct SetText: Hashable, Sendable {
  /// In reading order.
  package var glyphs: [PlacedGlyph] = []
  /// Characters for which the timeline has no outline, in reading order, each once.
  package var missing: [String] = []
  /// How many characters were set to find them: those beyond their box, and those without an
  /// outline, as well.
  package var charactersSet = 0

  /// No text.
  package init() {}
}
