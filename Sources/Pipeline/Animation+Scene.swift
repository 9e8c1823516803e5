package import Diagnostics
import Expressions
import Fonts
package import SceneGraph
import TimelineModel
import Typesetting

extension Animation {
  /// The animation resolved for drawing: expressions as keyframes, texts with the characters that
  /// the file carries or else with fonts.
  ///
  /// - Parameters:
  ///   - fonts: folders whose fonts are used before the machine's own.
  ///   - log: is told what is replaced, and what cannot be drawn.
  /// - Returns: the scene.
  package func scene(fonts: [String], log: inout DiagnosticLog) -> Scene {
    let moved = timeline.evaluatingExpressions(log: &log)
    let glyphs = GlyphLibrary(moved, fonts: FontSources(folders: fonts), log: &log)
    return moved.scene(glyphs: glyphs, log: &log)
  }
}
