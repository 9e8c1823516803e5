import InbetweenDiagnostics
import InbetweenLottieFormat
import InbetweenTimeline

// Fonts and the outlines of characters.

extension ImportSession {
  mutating func font(_ source: LottieFont) -> Font {
    // Three quarters of the size is where most fonts have it; lottie-web's default too.
    var font = Font(
      name: source.name ?? "", family: source.family ?? "", style: source.style ?? "",
      ascent: (source.ascent ?? 75) / 100)
    font.location = source.address ?? ""
    font.weight = source.weight ?? ""
    return font
  }

  /// Nil for a character that has no text to stand for.
  mutating func glyph(_ source: LottieCharacter) -> Glyph? {
    guard let character = source.character else {
      log.report(.missingKey("ch", "the outline is left out", at: source.path))
      return nil
    }
    var glyph = Glyph(
      character, family: source.family ?? "", style: source.style ?? "", size: source.size ?? 0,
      width: source.width ?? 0, content: content(source))
    glyph.origin = Origin(source.path)
    return glyph
  }

  private mutating func content(_ source: LottieCharacter) -> Glyph.Content {
    if let layer = source.composition, let nested = nestedContent(layer) {
      return .composition(
        nested, timing: timing(layer),
        transform: layer.transform.map { transform($0, is3D: false) } ?? Transform()
      )
    }
    // A space has no outlines.
    return .outlines(source.shapes.map { items($0, depth: 0).items } ?? [])
  }
}
