package import InbetweenDiagnostics
import InbetweenJSONTree
package import InbetweenTimeline
package import InbetweenTypesetting

extension GlyphLibrary {
  /// The characters that a timeline can draw: those that the file carries, and for texts without
  /// them the paragraphs as font files draw them.
  ///
  /// A family that is not there is replaced by the sources' fallback, else by what fontconfig finds
  /// nearest, and characters that a font has not are drawn from one that has them; both are reported
  /// (F002). A character that no outline can draw, such as colour emoji, is reported too (F003).
  ///
  /// - Parameters:
  ///   - timeline: whose texts are to be drawn.
  ///   - sources: fonts besides the machine's own.
  ///   - log: receives what was replaced.
  package init(_ timeline: Timeline, fonts sources: FontSources, log: inout DiagnosticLog) {
    self.init(timeline)
    let needs = NeededParagraphs(timeline, carried: self)
    for paragraph in needs.ownParagraphs {
      guard let order = BidiLevels.order(of: paragraph.characters) else { continue }
      setOrder(order, of: paragraph.characters, font: paragraph.font)
    }
    guard !needs.byFont.isEmpty else { return }
    let catalogue = FontCatalogue(sources)
    for need in needs.byFont {
      let font =
        self.font(need.font)
        ?? Font(name: need.font, family: need.font, style: "Regular", ascent: 0)
      guard
        let file = Self.open(font, need: need, sources: sources, catalogue, log: &log)
      else { continue }
      if font.ascent == 0 { setAscent(file.ascent, of: font) }
      add(need, of: font, from: file, catalogue, log: &log)
    }
  }

  private static func open(
    _ font: Font, need: NeededParagraphs.Need, sources: FontSources,
    _ catalogue: FontCatalogue, log: inout DiagnosticLog
  ) -> FontFile? {
    if let bytes = sources.embedded[font.name] ?? Base64.decode(dataAddress: font.location),
      let file = FontFile(bytes: bytes, index: 0)
    {
      return file
    }
    guard let match = catalogue.match(font) else {
      log.report(.noFont(font, need: need))
      return nil
    }
    if !match.isExact { log.report(.fontReplaced(font, by: match.family, need: need)) }
    return FontFile(path: match.path, index: match.index)
  }

  private mutating func add(
    _ need: NeededParagraphs.Need, of font: Font, from file: borrowing FontFile,
    _ catalogue: FontCatalogue, log: inout DiagnosticLog
  ) {
    var paragraphs = need.paragraphs.map { file.shape($0) }
    var missing: [String] = []
    var known: Set<String> = []
    for (characters, shaped) in zip(need.paragraphs, paragraphs) {
      for (character, form) in zip(characters, shaped) where !form.isComplete {
        if known.insert(character).inserted { missing.append(character) }
      }
    }
    if !missing.isEmpty, let match = catalogue.match(font, covering: missing),
      let other = FontFile(path: match.path, index: match.index)
    {
      var found: [String] = []
      known = []
      for (place, characters) in need.paragraphs.enumerated() {
        guard paragraphs[place].contains(where: { !$0.isComplete }) else { continue }
        let lent = other.shape(characters)
        for index in characters.indices
        where !paragraphs[place][index].isComplete && lent[index].isComplete {
          paragraphs[place][index] = lent[index]
          if known.insert(characters[index]).inserted { found.append(characters[index]) }
        }
      }
      missing.removeAll { known.contains($0) }
      if !found.isEmpty {
        log.report(.charactersReplaced(found, font: font, by: match.family, need: need))
      }
    }
    for character in missing {
      log.report(.characterWithoutOutline(character, font: font, need: need))
    }
    for (characters, shaped) in zip(need.paragraphs, paragraphs) {
      add(characters, font: need.font, shaped: shaped.map(\.drawn))
    }
  }
}

extension Diagnostic {
  fileprivate static func noFont(_ font: Font, need: NeededParagraphs.Need) -> Diagnostic {
    Diagnostic(
      .fontMissing, at: need.path, layer: need.layer,
      "no font is installed to draw \"\(PrintableText.singleLine(font.name))\"",
      fix: "install fonts, name a folder with --fonts, or export glyphs with the animation")
  }

  fileprivate static func fontReplaced(
    _ font: Font, by family: String, need: NeededParagraphs.Need
  ) -> Diagnostic {
    Diagnostic(
      .fontReplaced, at: need.path, layer: need.layer,
      "the font \"\(PrintableText.singleLine(font.name))\" is not here; "
        + "\(PrintableText.singleLine(family)) is drawn instead",
      fix: "name its folder with --fonts, or export glyphs with the animation")
  }

  fileprivate static func charactersReplaced(
    _ characters: [String], font: Font, by family: String, need: NeededParagraphs.Need
  ) -> Diagnostic {
    Diagnostic(
      .fontReplaced, at: need.path, layer: need.layer,
      "the font \"\(PrintableText.singleLine(font.name))\" does not have "
        + "\"\(PrintableText.singleLine(characters.joined()))\"; "
        + "\(PrintableText.singleLine(family)) is drawn for it",
      fix: "use a font that has it, or export glyphs with the animation")
  }

  fileprivate static func characterWithoutOutline(
    _ character: String, font: Font, need: NeededParagraphs.Need
  ) -> Diagnostic {
    Diagnostic(
      .characterWithoutOutline, at: need.path, layer: need.layer,
      "\"\(PrintableText.singleLine(character))\" has no outline in "
        + "\"\(PrintableText.singleLine(font.name))\"; it is left out",
      fix: "use a font that has it, or place it as a picture or a shape")
  }
}
