import InbetweenDiagnostics
import InbetweenFonts
import InbetweenTimeline
import InbetweenTypesetting

/// Measures texts for the expressions that ask how large they are, with the characters that will be
/// drawn.
struct TextRuler {
  /// The timeline's fonts and glyphs, without anything to draw.
  private let blank: Timeline
  private let sources: FontSources

  init(_ timeline: Timeline, _ sources: FontSources) {
    var blank = timeline
    blank.layers = []
    blank.compositions = []
    self.blank = blank
    self.sources = sources
  }

  /// For each character of a document the number of the line on which it stands.
  func lines(of document: TextDocument) -> [Int] {
    let text = TextContent(documents: [TextKeyframe(0, document)])
    return document.lineNumbers(library: library(for: text, atFrame: 0))
  }

  /// The rectangle around the text's outlines at a frame, strokes left aside; nil where none show.
  func extent(of text: TextContent, masks: [Mask], atFrame frame: Double) -> Rect? {
    let library = library(for: text, atFrame: frame)
    let boxes = text.set(atFrame: frame, library: library, masks: masks).glyphs.flatMap { glyph in
      glyph.face.outlines.compactMap { $0.applying(glyph.transform).bounds }
    }
    guard let first = boxes.first else { return nil }
    var low = first.origin
    var high = first.corner
    for box in boxes {
      low = Point(min(low.x, box.origin.x), min(low.y, box.origin.y))
      high = Point(max(high.x, box.corner.x), max(high.y, box.corner.y))
    }
    return Rect(origin: low, size: Size(high.x - low.x, high.y - low.y))
  }

  /// The characters of one text.
  private func library(for text: TextContent, atFrame frame: Double) -> GlyphLibrary {
    var timeline = blank
    timeline.layers = [
      Layer(
        id: 1, name: "", content: .text(text),
        timing: LayerTiming(FrameRange(frame, frame + 1)))
    ]
    // What fonts lack is reported when the whole animation is drawn.
    var log = DiagnosticLog()
    return GlyphLibrary(timeline, fonts: sources, log: &log)
  }
}
