package import InbetweenDiagnostics
import InbetweenExpressions
import InbetweenFonts
package import InbetweenSceneGraph
import InbetweenTimeline
import InbetweenTypesetting

extension Animation {
  /// The animation resolved for drawing: expressions as keyframes, texts with the characters that
  /// the file carries or else with fonts.
  ///
  /// - Parameters:
  ///   - folders: whose fonts are used before the machine's own.
  ///   - fallback: the family drawn for families that are not there; nil for the nearest.
  ///   - moment: several frames between which it stands; nil for one that moves.
  ///   - log: is told what is replaced, and what cannot be drawn.
  /// - Returns: the scene.
  package func scene(
    fonts folders: [String], fallback: String? = nil, standingAt moment: MixedFrames? = nil,
    log: inout DiagnosticLog
  ) -> Scene {
    let sources = FontSources(folders: folders, fallback: fallback, embedded: fonts)
    let ruler = TextRuler(timeline, sources)
    var moved = timeline.evaluatingExpressions(
      measuringTexts: { ruler.extent(of: $0, masks: $1, atFrame: $2) },
      wrappingTexts: { ruler.lines(of: $0) }, log: &log)
    if let moment { moved = moved.standing(at: moment) }
    let glyphs = GlyphLibrary(moved, fonts: sources, log: &log)
    return moved.scene(glyphs: glyphs, log: &log)
  }
}
