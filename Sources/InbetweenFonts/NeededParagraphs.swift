import InbetweenDiagnostics
import InbetweenTimeline
import InbetweenTypesetting

/// The paragraphs of a timeline's texts: those that its own glyphs cannot draw, by font, and those
/// that they do.
struct NeededParagraphs {
  /// What one font has to draw.
  struct Need {
    /// The name that text documents use.
    var font: String
    /// Characters as drawn; each paragraph once, in the order of the texts.
    var paragraphs: [[String]]
    /// Of the first text that needs the font.
    var layer: String
    var path: JSONPath?
  }

  /// In the order of the texts.
  private(set) var byFont: [Need] = []
  /// The paragraphs that the file's own glyphs draw, with the names of their fonts.
  private(set) var ownParagraphs: [(font: String, characters: [String])] = []

  /// Where a font is in `byFont`, and the paragraphs that it has there.
  private var places: [String: (place: Int, known: Set<[String]>)] = [:]

  init(_ timeline: Timeline, carried: GlyphLibrary) {
    collect(timeline.layers, carried: carried)
    for composition in timeline.compositions { collect(composition.layers, carried: carried) }
  }

  private mutating func collect(_ layers: [Layer], carried: GlyphLibrary) {
    for layer in layers {
      switch layer.content {
      case .text(let text):
        for keyframe in text.documents where !keyframe.document.isTooLong {
          collect(keyframe.document, layer: layer, carried: carried)
        }
      case .null, .solid, .image, .shape, .composition, .sound, .camera, .other: break
      }
    }
  }

  private mutating func collect(
    _ document: TextDocument, layer: Layer, carried: GlyphLibrary
  ) {
    for line in document.text.split(separator: "\n") {
      let typed = line.map(String.init)
      let drawn = document.caps.applied(to: typed)
      // A file that carries glyphs is drawn with them alone, as its exporter meant it.
      let isCarried = zip(drawn, typed).contains {
        carried.face($0, font: document.font) != nil
          || carried.face($1, font: document.font) != nil
      }
      guard !isCarried else {
        ownParagraphs.append((document.font, drawn))
        continue
      }
      var own = places[document.font] ?? (byFont.count, [])
      if own.known.isEmpty {
        byFont.append(
          Need(
            font: document.font, paragraphs: [], layer: layer.name,
            path: document.origin.path ?? layer.origin.path))
      }
      places[document.font] = nil
      if own.known.insert(drawn).inserted { byFont[own.place].paragraphs.append(drawn) }
      places[document.font] = own
    }
  }
}
