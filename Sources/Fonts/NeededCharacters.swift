import Diagnostics
import TimelineModel

/// The characters of a timeline's texts, by font.
struct NeededCharacters {
  /// The characters that one font has to draw.
  struct Need {
    var font: String
    /// In the order of the texts, each once.
    var characters: [String]
    /// Of the first text that needs the font.
    var layer: String
    var path: JSONPath?
  }

  /// In the order of the texts.
  private(set) var byFont: [Need] = []

  init(_ timeline: Timeline) {
    collect(timeline.layers)
    for composition in timeline.compositions { collect(composition.layers) }
  }

  private mutating func collect(_ layers: [Layer]) {
    for layer in layers {
      switch layer.content {
      case .text(let text):
        for keyframe in text.documents { collect(keyframe.document, layer: layer) }
      case .null, .solid, .image, .shape, .composition, .sound, .camera, .other: break
      }
    }
  }

  private mutating func collect(_ document: TextDocument, layer: Layer) {
    let index =
      byFont.firstIndex { $0.font == document.font }
      ?? {
        byFont.append(
          Need(
            font: document.font, characters: [], layer: layer.name,
            path: document.origin.path ?? layer.origin.path))
        return byFont.count - 1
      }()
    for typed in document.text where typed != "\n" {
      let capital = String(typed).uppercased()
      var forms = [String(typed)]
      switch document.caps {
      case .asTyped: break
      case .all: forms = [capital]
      case .small: forms = [capital == String(typed) ? String(typed) : capital]
      }
      for form in forms where !byFont[index].characters.contains(form) {
        byFont[index].characters.append(form)
      }
    }
  }

  /// Leaves out what the file carries itself, and fonts of which nothing is left.
  mutating func subtract(_ glyphs: [Glyph], fonts: [Font]) {
    var carried: Set<[String]> = []
    for glyph in glyphs { carried.insert([glyph.family, glyph.style, glyph.character]) }
    for index in byFont.indices {
      guard let font = fonts.first(where: { $0.name == byFont[index].font }) else { continue }
      byFont[index].characters.removeAll { carried.contains([font.family, font.style, $0]) }
    }
    byFont.removeAll(where: \.characters.isEmpty)
  }
}
