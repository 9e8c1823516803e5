package import Diagnostics
import Geometry
import Motion
package import TimelineModel

extension Timeline {
  /// The timeline with an outline for every character of its texts that a font can draw: those
  /// that the file carries stay, the rest come from font files, one character at a time.
  ///
  /// A family that is not there is replaced by what fontconfig finds nearest, and told (F002). A
  /// character that no outline can draw, such as colour emoji, is told too (F003).
  ///
  /// - Parameters:
  ///   - sources: fonts besides the machine's own.
  ///   - log: is told what was replaced.
  /// - Returns: the timeline, its glyphs in the order of the texts that need them.
  package func withGlyphs(from sources: FontSources, log: inout DiagnosticLog) -> Timeline {
    var needs = NeededCharacters(self)
    needs.subtract(glyphs, fonts: fonts)
    guard !needs.byFont.isEmpty else { return self }
    var result = self
    let catalogue = FontCatalogue(folders: sources.folders)
    for need in needs.byFont {
      let font =
        fonts.first { $0.name == need.font }
        ?? Font(name: need.font, family: need.font, style: "Regular", ascent: 0.75)
      if !fonts.contains(where: { $0.name == need.font }) { result.fonts.append(font) }
      let opened = Self.open(font, need: need, sources: sources, catalogue, log: &log)
      result.add(need, of: font, from: opened, log: &log)
    }
    return result
  }

  private static func open(
    _ font: Font, need: NeededCharacters.Need, sources: FontSources,
    _ catalogue: borrowing FontCatalogue, log: inout DiagnosticLog
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
    _ need: NeededCharacters.Need, of font: Font, from file: consuming FontFile?,
    log: inout DiagnosticLog
  ) {
    guard let file else { return }
    if let index = fonts.firstIndex(where: { $0.name == font.name }), fonts[index].ascent == 0 {
      fonts[index].ascent = file.ascent
    }
    for character in need.characters {
      let outline = file.outline(of: character)
      let isBlank = character.unicodeScalars.allSatisfy(\.properties.isWhitespace)
      if !outline.isComplete || (outline.paths.isEmpty && !isBlank) {
        log.report(.characterWithoutOutline(character, font: font, need: need))
      }
      let paths = outline.paths.map { ShapeItem("", .path(PathShape(.constant($0)))) }
      glyphs.append(
        Glyph(
          character, family: font.family, style: font.style, size: 100, width: outline.advance,
          content: .outlines([ShapeItem("", .group(ShapeGroup(paths)))])))
    }
  }
}

extension Diagnostic {
  fileprivate static func noFont(_ font: Font, need: NeededCharacters.Need) -> Diagnostic {
    Diagnostic(
      .fontMissing, at: need.path, layer: need.layer,
      "no font is installed to draw \"\(PrintableText.singleLine(font.name))\"",
      fix: "install fonts, name a folder with --fonts, or export glyphs with the animation")
  }

  fileprivate static func fontReplaced(
    _ font: Font, by family: String, need: NeededCharacters.Need
  ) -> Diagnostic {
    Diagnostic(
      .fontReplaced, at: need.path, layer: need.layer,
      "the font \"\(PrintableText.singleLine(font.name))\" is not here; "
        + "\(PrintableText.singleLine(family)) is drawn instead",
      fix: "name its folder with --fonts, or export glyphs with the animation")
  }

  fileprivate static func characterWithoutOutline(
    _ character: String, font: Font, need: NeededCharacters.Need
  ) -> Diagnostic {
    Diagnostic(
      .characterWithoutOutline, at: need.path, layer: need.layer,
      "\"\(PrintableText.singleLine(character))\" has no outline in "
        + "\"\(PrintableText.singleLine(font.name))\"; it is left out",
      fix: "use a font that has it, or place it as a picture or a shape")
  }
}
