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
    poster = Self.poster(
      &painter, length: report.measurement.length, rate: rate, sides: sides,
      count: min(Self.maximumPosters, budget))
  }

  /// The first frame where there is something to see; else of some frames the one that shows most.
  private static func poster(
    _ painter: inout FramePainter, length: Double, rate: Double,
    sides: (width: Int, height: Int), count: Int
  ) -> Double {
    var best = (frame: 0.0, share: 0.0)
    for place in 0..<count {
      let frame = (length * Double(place) / Double(count)).rounded(.down)
      let share = painter.picture(at: frame / rate, sides: sides)?.shareShown ?? 0
      if place == 0, share >= 0.02 { return 0 }
      if share > best.share * 1.05 { best = (frame, share) }
    }
    return best.frame
  }
}
