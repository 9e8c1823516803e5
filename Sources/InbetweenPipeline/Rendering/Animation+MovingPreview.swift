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
    let images = imageCache(of: input)
    let sides = PictureSize.limited(PreviewPlan.longestSide).sides(of: timeline)
    let frames = FrameChoice.every(1).frames(of: timeline).count
    guard
      var plan = PreviewPlan(
        measuring: list, of: timeline, sides: sides, frames: frames, images: images)
    else { return nil }
    for _ in 0..<PreviewPlan.maximumTurns {
      let step = max(1, (Double(frames) / Double(plan.drawn)).rounded(.up))
      let chosen = FrameChoice.every(step).frames(of: timeline)
      var moving = MovingSVG(images: images, limits: PreviewPlan.limits)
      moving.drawing.fineness = plan.fineness
      var taken = 0
      for frame in chosen where moving.bytes <= PreviewPlan.maximumBytes {
        moving.add(
          list.displayList(atFrame: frame), width: sides.width, height: sides.height,
          background: nil,
          at: timeline.frameRate.seconds(atFrame: frame - timeline.frames.start).value)
        taken += 1
      }
      let text =
        taken < chosen.count
        ? nil : moving.finished(at: timeline.duration.value, prefix: "v\(number)-")
      if let text, text.utf8.count <= PreviewPlan.maximumBytes {
        log.append(moving.drawing.log)
        return MovingPreview(
          svg: Markup(escaped: text),
          note: Self.note(step: Int(step), frames: frames, log: log))
      }
      plan.shrink(
        taken: taken, of: chosen.count, bytes: max(moving.bytes, text?.utf8.count ?? 0))
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
      sentences.append(
        "Not all of it is drawn here; inbetween render draws more, and lists what it leaves out.")
    }
    return sentences.joined(separator: " ")
  }
}
