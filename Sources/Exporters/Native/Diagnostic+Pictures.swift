import Diagnostics
import Geometry
import SceneGraph
import TimelineModel

// What is told of pictures that stand for what a target cannot draw.

extension Diagnostic {
  /// Pictures stand for something.
  ///
  /// - Parameters:
  ///   - film: that stands for it.
  ///   - losses: what the target cannot draw, in words.
  ///   - target: as a sentence begins with it.
  ///   - layer: whose picture it is.
  /// - Returns: a note.
  static func pictures(
    _ film: Film, for losses: [String], _ target: String, _ layer: SceneLayer
  ) -> Diagnostic {
    var known: Set<String> = []
    let whats = losses.filter { known.insert($0).inserted }.prefix(3).joined(separator: ", ")
    let count = film.pictures.count
    let size = film.box.size
    let pictures = count == 1 ? "1 picture" : "\(count) pictures"
    return Diagnostic(
      .picturesInTarget, at: layer.origin.path, layer: layer.name,
      """
      \(target) cannot draw \(whats); \(pictures) of \(Int(size.width.rounded(.up))) × \
      \(Int(size.height.rounded(.up))) pt, \
      \((film.bytes + 1_023) / 1_024) KB in all, stand for it
      """,
      fix: "draw it as shapes where it must stay sharp or small")
  }

  /// There is no room for more pictures in a file.
  ///
  /// - Parameters:
  ///   - target: as a sentence begins with it.
  ///   - layer: the first whose pictures are missing.
  ///   - report: of what has been written.
  ///   - fix: how to mend it.
  /// - Returns: a warning.
  static func noRoomForPictures(
    _ target: String, _ layer: SceneLayer, _ report: BakeReport, fix: String
  ) -> Diagnostic {
    let most = NativeLimits.pictureBytes >> 20
    return Diagnostic(
      .lostInTarget, at: layer.origin.path, layer: layer.name,
      """
      \(target) cannot draw more pictures: those of one file have at most \(most) MB together, and \
      \((report.pictureBytes + 1_023) / 1_024) KB are taken; what they would stand for is left out
      """,
      fix: fix)
  }
}
