package import InbetweenTimeline

/// The characters that a timeline can draw, by font.
package struct GlyphLibrary: Hashable, Sendable {
  private struct Key: Hashable, Sendable {
    var character: String
    var family: String
    var style: String
  }

  /// A character ready to be set: outlines for a size of 1 pixel, y down, the baseline at 0.
  package struct Face: Hashable, Sendable {
    /// The outlines, in drawing order.
    package var outlines: [BezierPath]
    /// What it shows where it is a picture; nil for outlines.
    private var picture: Picture?
    /// The advance as a fraction of the size.
    package var advance: Double

    package init(outlines: [BezierPath], advance: Double) {
      self.outlines = outlines
      self.advance = advance
    }

    /// Of a character that is a composition, which stands and is shown as these say.
    package init(
      _ composition: NestedComposition, _ transform: Transform?, _ timing: LayerTiming?,
      advance: Double
    ) {
      self.init(outlines: [], advance: advance)
      picture = .composition(composition, transform, timing)
    }

    /// Apart from the face, which texts hold a thousand times.
    private indirect enum Picture: Hashable, Sendable {
      case composition(NestedComposition, Transform?, LayerTiming?)
    }

    /// The layers of a character that is a picture; nil for outlines.
    package var composition: NestedComposition? {
      if case .composition(let composition, _, _)? = picture { composition } else { nil }
    }
    /// Where those layers stand.
    package var transform: Transform? {
      if case .composition(_, let transform, _)? = picture { transform } else { nil }
    }
    /// When those layers are shown.
    package var timing: LayerTiming? {
      if case .composition(_, _, let timing)? = picture { timing } else { nil }
    }
  }

  private struct ParagraphKey: Hashable, Sendable {
    var font: String
    var characters: [String]
  }

  private var faces: [Key: Face] = [:]
  private var paragraphs: [ParagraphKey: [ShapedCharacter]] = [:]
  private var orders: [ParagraphKey: ReadingOrder] = [:]
  private var fonts: [String: Font] = [:]

  /// The glyphs and fonts of a timeline.
  package init(_ timeline: Timeline) {
    for font in timeline.fonts where fonts[font.name] == nil { fonts[font.name] = font }
    for glyph in timeline.glyphs {
      let key = Key(character: glyph.character, family: glyph.family, style: glyph.style)
      guard faces[key] == nil else { continue }
      let advance = glyph.width / 100
      switch glyph.content {
      case .outlines(let items):
        let outlines = Self.outlines(of: items, by: .scale(0.01, 0.01))
        faces[key] = Face(outlines: outlines, advance: advance)
      case .composition(let composition, let timing, let transform):
        faces[key] = Face(composition, transform, timing, advance: advance)
      }
    }
  }

  /// Whether a character is drawn by layers rather than by outlines.
  package var hasPictures: Bool { faces.values.contains { $0.composition != nil } }

  /// The identifiers of the compositions that characters show, each once.
  package var pictures: [String] {
    Set(faces.values.compactMap { $0.composition?.id }).sorted()
  }

  /// The font of a name; nil when the timeline does not list it.
  package func font(_ name: String) -> Font? { fonts[name] }

  /// The face of a character in a font of the timeline; nil when there is none.
  package func face(_ character: String, font name: String) -> Face? {
    guard let font = fonts[name] else { return nil }
    return faces[Key(character: character, family: font.family, style: font.style)]
      ?? composed(character, font)
  }

  /// A character of several code points, set from the faces of each: files list letters and the
  /// marks on them, of Thai and Devanagari for instance, one by one.
  private func composed(_ character: String, _ font: Font) -> Face? {
    guard character.unicodeScalars.count > 1 else { return nil }
    var whole = Face(outlines: [], advance: 0)
    for scalar in character.unicodeScalars where !scalar.properties.isDefaultIgnorableCodePoint {
      let key = Key(character: String(scalar), family: font.family, style: font.style)
      guard let part = faces[key], part.composition == nil else { return nil }
      let shift = AffineTransform.translation(Point(whole.advance, 0))
      whole.outlines += part.outlines.map { $0.applying(shift) }
      whole.advance += part.advance
    }
    return whole
  }

  /// Sets the ascent of a font of which the timeline does not tell it.
  package mutating func setAscent(_ ascent: Double, of font: Font) {
    var told = font
    told.ascent = ascent
    fonts[font.name] = told
  }

  /// Adds a paragraph as a font draws it.
  ///
  /// - Parameters:
  ///   - characters: as drawn: capitals where the document asks for them.
  ///   - font: the name that text documents use.
  ///   - shaped: one for each character.
  package mutating func add(_ characters: [String], font: String, shaped: [ShapedCharacter]) {
    guard characters.count == shaped.count else { return }
    paragraphs[ParagraphKey(font: font, characters: characters)] = shaped
  }

  /// A paragraph as its font draws it; nil where it is drawn character by character.
  package func paragraph(_ characters: [String], font: String) -> [ShapedCharacter]? {
    paragraphs.isEmpty ? nil : paragraphs[ParagraphKey(font: font, characters: characters)]
  }

  /// Tells which way a paragraph runs that the file's own glyphs draw.
  package mutating func setOrder(
    _ order: ReadingOrder, of characters: [String], font: String
  ) {
    guard order.levels.count == characters.count, order.drawn.count == characters.count else {
      return
    }
    orders[ParagraphKey(font: font, characters: characters)] = order
  }

  /// Which way such a paragraph runs; nil from left to right.
  package func order(of characters: [String], font: String) -> ReadingOrder? {
    orders.isEmpty ? nil : orders[ParagraphKey(font: font, characters: characters)]
  }

  /// The outlines that items draw, groups applied. Outlines of characters do not move.
  private static func outlines(of items: [ShapeItem], by transform: AffineTransform)
    -> [BezierPath]
  {
    items.flatMap { item -> [BezierPath] in
      guard !item.isHidden else { return [] }
      switch item.kind {
      case .path(let shape):
        return [shape.path.track.initialValue.applying(transform)]
      case .group(let group):
        return outlines(of: group.items, by: matrix(of: group.transform).followed(by: transform))
      case .rectangle, .ellipse, .star, .fill, .stroke, .trim, .repeater, .merge, .modifier:
        return []
      }
    }
  }

  private static func matrix(of transform: ShapeTransform) -> AffineTransform {
    let scale = transform.scale.track.initialValue
    return AffineTransform.translation(-transform.anchor.track.initialValue)
      .followed(by: .scale(scale.x, scale.y))
      .followed(
        by: .skew(
          degrees: transform.skew.track.initialValue, axis: transform.skewAxis.track.initialValue)
      )
      .followed(by: .rotation(degrees: transform.rotation.track.initialValue))
      .followed(by: .translation(transform.position.value(atFrame: 0)))
  }
}
