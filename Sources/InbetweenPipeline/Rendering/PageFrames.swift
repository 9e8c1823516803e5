import InbetweenHTMLReport
import InbetweenPreview
import InbetweenTimeline
import InbetweenTimingReport

extension HTMLReport.Section {
  private static let maximumPromises = 60
  private static let side = 160
  private static let maximumPosters = 12

  /// Draws what the page shows beside promises, and finds the frame that it begins with.
  mutating func drawFrames(of animation: Animation, from input: InputFile) {
    var painter = FramePainter(animation, of: input)
    let rate = animation.timeline.frameRate.framesPerSecond
    let sides = PictureSize.limited(Self.side).sides(of: animation.timeline)
    guard rate > 0, report.measurement.length > 0 else { return }
    let budget = painter.affordable
    let spans = report.results.prefix(Self.maximumPromises)
      .compactMap { $0.checks.lazy.compactMap(\.span).first }
    for frame in spans.flatMap({ [$0.start, $0.end] }) where frames[frame] == nil {
      guard frames.count < budget else { break }
      frames[frame] = painter.picture(at: frame / rate, sides: sides)?.address
    }
    let poster = Self.poster(
      &painter, length: report.measurement.length, rate: rate, sides: sides,
      count: min(Self.maximumPosters, budget))
    self.poster = poster.frame
    isLight = poster.picture?.isLight ?? false
  }

  /// The first frame where there is something to see; else of some frames the one that shows most.
  private static func poster(
    _ painter: inout FramePainter, length: Double, rate: Double,
    sides: (width: Int, height: Int), count: Int
  ) -> (frame: Double, picture: Bitmap?) {
    var best: (frame: Double, picture: Bitmap?) = (0, nil)
    var most = 0.0
    for place in 0..<count {
      let frame = (length * Double(place) / Double(count)).rounded(.down)
      let picture = painter.picture(at: frame / rate, sides: sides)
      let share = picture?.shareShown ?? 0
      if place == 0, share >= 0.02 { return (0, picture) }
      if share > most * 1.05 { (best, most) = ((frame, picture), share) }
    }
    return best
  }
}
