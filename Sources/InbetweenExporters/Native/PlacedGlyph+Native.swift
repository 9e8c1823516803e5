import InbetweenTimeline
import InbetweenTypesetting

extension PlacedGlyph {
  /// Whether its stroke keeps its shape when the outline is moved into the layer's space, and
  /// nothing is done to it as a picture.
  var isPlain: Bool {
    guard blur == .zero, face.composition == nil else { return false }
    let isStroked = stroke.map { $0.alpha > 0 && strokeWidth > 0 } ?? false
    guard isStroked else { return true }
    let x = Point(transform.a, transform.b)
    let y = Point(transform.c, transform.d)
    let isEven =
      abs(x.length - y.length) < 1e-6 * max(1, x.length)
      && abs(x.x * y.x + x.y * y.y) < 1e-6 * max(1, x.length * y.length)
    return isEven && (opacity >= 1 || fill == nil)
  }

  /// The width of its stroke in the layer's space, where that keeps its shape: characters are set
  /// from outlines at a size of 1 pixel.
  var drawnStrokeWidth: Double {
    size > 0 ? strokeWidth / size * abs(transform.determinant).squareRoot() : 0
  }
}
