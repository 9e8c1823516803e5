import InbetweenDiagnostics
import InbetweenLowering
import InbetweenSceneGraph
import InbetweenTimeline

// What is reported of what a target draws otherwise, or as pictures.

extension Diagnostic {
  /// What is soft is not stretched with its layer.
  ///
  /// - Parameters:
  ///   - what: is soft, in words.
  ///   - layer: that is stretched.
  /// - Returns: a warning.
  static func evenSoftness(of what: String, _ layer: AnimatedLayer) -> Diagnostic {
    Diagnostic(
      .evenSoftness, at: layer.origin.path, layer: layer.name,
      "the layer is stretched, and \(what) is not stretched with it",
      fix: "scale the layer, and those it follows or is in, by as much both ways")
  }

  /// Pictures stand for something.
  ///
  /// - Parameters:
  ///   - sequence: that stands for it.
  ///   - losses: what the target cannot draw, in words.
  ///   - target: as a sentence begins with it.
  ///   - layer: whose picture it is.
  /// - Returns: a note.
  static func pictures(
    _ sequence: ImageSequence, for losses: [String], _ target: String, _ layer: AnimatedLayer
  ) -> Diagnostic {
    var known: Set<String> = []
    let whats = losses.filter { known.insert($0).inserted }.prefix(3).joined(separator: ", ")
    let count = sequence.pictures.count
    let size = sequence.box.size
    let pictures = count == 1 ? "1 picture" : "\(count) pictures"
    return Diagnostic(
      .picturesInTarget, at: layer.origin.path, layer: layer.name,
      """
      \(target) cannot draw \(whats); \(pictures) of \(size.width.rounded(.up).whole(in: 0...1_000_000_000)) × \
      \(size.height.rounded(.up).whole(in: 0...1_000_000_000)) pt, \
      \((sequence.bytes + 1_023) / 1_024) KB in all, stand for it
      """,
      fix: "draw it as shapes where it must stay sharp or small")
  }

  /// An outline takes more work or more room than one may.
  ///
  /// - Parameters:
  ///   - target: as a sentence begins with it.
  ///   - layer: whose outline is missing; nil for one of no layer.
  /// - Returns: a warning.
  static func tooMuchWork(_ target: String, _ layer: AnimatedLayer?) -> Diagnostic {
    Diagnostic(
      .lostInTarget, at: layer?.origin.path, layer: layer?.name,
      """
      \(target) cannot draw an outline that has so many points, or crosses itself so often as it \
      moves; it is left out
      """,
      fix: "use fewer copies, ridges and points, or render the layer as a picture")
  }

  /// A text has more characters that move than can be worked out one by one.
  ///
  /// - Parameters:
  ///   - target: as a sentence begins with it.
  ///   - layer: whose text is missing.
  /// - Returns: a warning.
  static func tooMuchText(_ target: String, _ layer: AnimatedLayer) -> Diagnostic {
    Diagnostic(
      .lostInTarget, at: layer.origin.path, layer: layer.name,
      """
      \(target) cannot draw a text of so many characters that move for so long; it is left out
      """,
      fix: "split the text, use fewer animators, or render the layer as a picture")
  }

  /// What moves asks for more keyframes than one file may be worked on for.
  ///
  /// - Parameters:
  ///   - target: as a sentence begins with it.
  ///   - path: of the layer from which on ways are straight.
  ///   - name: of that layer.
  /// - Returns: a warning.
  static func tooManyKeyframes(
    _ target: String, at path: JSONPath?, _ name: String?
  ) -> Diagnostic {
    Diagnostic(
      .lostInTarget, at: path, layer: name,
      """
      \(target) would need too many keyframes for all that moves; from here on some ways between \
      keyframes are straight
      """,
      fix: "split the animation in time, or use keyframes instead of expressions and remapped time")
  }

  /// Drawing the pictures of a file takes more than it may.
  ///
  /// - Parameters:
  ///   - target: as a sentence begins with it.
  ///   - layer: the first whose pictures are missing.
  ///   - work: that is spent.
  ///   - fix: how to fix it.
  /// - Returns: a warning.
  static func noWorkForPictures(
    _ target: String, _ layer: AnimatedLayer, _ work: PictureWork, fix: String
  ) -> Diagnostic {
    Diagnostic(
      .lostInTarget, at: layer.origin.path, layer: layer.name,
      """
      \(target) cannot draw more pictures: those of one file have at most \(work.limit) \
      pixels together, on layers and in effects too; what they would stand for is left out
      """,
      fix: fix)
  }

  /// There is no room for more pictures in a file.
  ///
  /// - Parameters:
  ///   - target: as a sentence begins with it.
  ///   - layer: the first whose pictures are missing.
  ///   - report: of what has been written.
  ///   - fix: how to fix it.
  /// - Returns: a warning.
  static func noRoomForPictures(
    _ target: String, _ layer: AnimatedLayer, _ report: BakeReport, fix: String
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
