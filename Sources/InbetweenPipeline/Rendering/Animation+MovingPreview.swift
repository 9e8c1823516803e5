import InbetweenDiagnostics
package import InbetweenHTMLReport
import InbetweenLowering
import InbetweenPreview
import InbetweenSceneGraph
import InbetweenTimeline

extension Animation {
  /// The animation as a drawing that steps through its frames, small enough for a page: where all
  /// frames would take too much, every second one is drawn, or every third.
  ///
  /// - Parameters:
  ///   - input: the file that it is from.
  ///   - number: which of the page's drawings it is.
  /// - Returns: nil where not even one frame is small enough.
  package func movingPreview(of input: InputFile, number: Int) -> MovingPreview? {
    guard timeline.frames.length > 0 else { return nil }
    var log = DiagnosticLog()
    let list = scene(fonts: [], log: &log).lowered()
    let images = imageShelf(of: input)
    let sides = PictureSize.limited(PreviewLimits.longestSide).sides(of: timeline)
    let prefix = "v\(number)-"
    let first = SVGDrawing.still(of: list, timeline.frames.start, sides, images)
    guard first.utf8.count <= PreviewLimits.mostBytes else { return nil }
    let frames = FrameChoice.every(1).frames(of: timeline).count
    let layers = timeline.compositions.reduce(timeline.layers.count) { $0 + $1.layers.count }
    var drawn = PreviewLimits.frames(of: frames, still: first, layers: layers)
    for _ in 0..<PreviewLimits.mostTurns {
      let step = max(1, (Double(frames) / Double(drawn)).rounded(.up))
      var moving = MovingSVG(images: images)
      for frame in FrameChoice.every(step).frames(of: timeline) {
        moving.add(
          list.displayList(atFrame: frame), width: sides.width, height: sides.height,
          background: nil,
          at: timeline.frameRate.seconds(atFrame: frame - timeline.frames.start).value)
      }
      let text = moving.finished(at: timeline.duration.value, prefix: prefix)
      if text.utf8.count <= PreviewLimits.mostBytes {
        log.append(moving.drawing.log)
        return MovingPreview(
          svg: Markup(escaped: text),
          note: Self.note(step: Int(step), frames: frames, log: log))
      }
      // What changes from frame to frame takes most of the space.
      drawn = max(1, drawn * PreviewLimits.mostBytes / text.utf8.count * 3 / 4)
    }
    return nil
  }

  private static func note(step: Int, frames: Int, log: DiagnosticLog) -> String {
    var sentences: [String] = []
    if step > 1 {
      let drawn = (frames + step - 1) / step
      sentences.append("The preview shows \(drawn) of \(frames) frames.")
    }
    if log.gravest == .warning || log.gravest == .error {
      sentences.append("Not all of it can be drawn; inbetween render tells what.")
    }
    return sentences.joined(separator: " ")
  }
}

/// What a page's drawing may cost.
private enum PreviewLimits {
  /// In pixels; the drawing scales all the same.
  static let longestSide = 720
  /// The most bytes of one drawing.
  static let mostBytes = 1_500_000
  /// How many bytes all frames may have as stills together: that is what drawing them takes.
  static let mostDrawn = 8_000_000
  /// The most frames.
  static let mostFrames = 1_800
  /// What a layer counts at least, in bytes of a still: also one that does not show takes its time.
  static let bytesPerLayer = 400
  /// How often fewer frames are tried.
  static let mostTurns = 4

  /// How many of so many frames are drawn, from what one of them takes as a still.
  static func frames(of count: Int, still: String, layers: Int) -> Int {
    // Pictures are written once, however many frames show them.
    var size = 0
    for part in still.split(separator: "href=\"data:") {
      size += part.utf8.count < 4_096 ? part.utf8.count : part.drop { $0 != "\"" }.utf8.count
    }
    let cost = max(1, size, min(layers, mostDrawn) * bytesPerLayer)
    return min(count, mostFrames, max(1, mostDrawn / cost))
  }
}

extension SVGDrawing {
  fileprivate static func still(
    of list: AnimatedDisplayList, _ frame: Double, _ sides: (width: Int, height: Int),
    _ images: ImageShelf
  ) -> String {
    var drawing = SVGDrawing(images: images)
    return drawing.still(
      list.displayList(atFrame: frame), width: sides.width, height: sides.height, background: nil)
  }
}
