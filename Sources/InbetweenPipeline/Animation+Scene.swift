package import InbetweenDiagnostics
import InbetweenExpressions
import InbetweenFonts
package import InbetweenSceneGraph
import InbetweenTimeline
import InbetweenTypesetting
import Synchronization

extension Animation {
  /// The animation resolved for drawing: expressions as keyframes, texts with the characters that
  /// the file carries or else with fonts.
  ///
  /// - Parameters:
  ///   - folders: whose fonts are used before the machine's own.
  ///   - fallback: the family drawn for families that are not there; nil for the nearest.
  ///   - moment: several frames between which it stands; nil for one that moves.
  ///   - log: receives what is replaced, and what cannot be drawn.
  /// - Returns: the scene.
  package func scene(
    fonts folders: [String], fallback: String? = nil, standingAt moment: MixedFrames? = nil,
    log: inout DiagnosticLog
  ) -> Scene {
    let sources = FontSources(folders: folders, fallback: fallback, embedded: fonts)
    var moved = timeline.evaluatingExpressions(drawnWith: sources, log: &log)
    if let moment { moved = moved.standing(at: moment) }
    let glyphs = GlyphLibrary(moved, fonts: sources, log: &log)
    return moved.scene(glyphs: glyphs, log: &log)
  }
}

/// The animation whose expressions were evaluated last, since a page, a report and a picture of one
/// file all ask for that, and scripts take longer than everything else.
private struct LastEvaluation {
  var timeline: Timeline
  var fonts: FontSources
  var evaluated: Timeline
  var log: DiagnosticLog

  static let kept = Mutex<LastEvaluation?>(nil)
}

extension Animation {
  /// Lets the next scene evaluate its scripts as in a new process: for measurements.
  package static func forgetEvaluation() { LastEvaluation.kept.withLock { $0 = nil } }
}

extension Timeline {
  /// The timeline with expressions as keyframes, as far as they can be evaluated; texts are measured
  /// in the fonts with which they are drawn.
  func evaluatingExpressions(drawnWith fonts: FontSources, log: inout DiagnosticLog) -> Timeline {
    guard hasExpressions else { return self }
    let known = LastEvaluation.kept.withLock { $0 }
    if let known, known.fonts == fonts, known.timeline == self {
      log.append(known.log)
      return known.evaluated
    }
    let ruler = TextRuler(self, fonts)
    var found = DiagnosticLog()
    let evaluated = evaluatingExpressions(
      measuringTexts: { ruler.extent(of: $0, masks: $1, atFrame: $2) },
      wrappingTexts: { ruler.lines(of: $0) }, log: &found)
    log.append(found)
    let last = LastEvaluation(timeline: self, fonts: fonts, evaluated: evaluated, log: found)
    LastEvaluation.kept.withLock { $0 = last }
    return evaluated
  }
}
