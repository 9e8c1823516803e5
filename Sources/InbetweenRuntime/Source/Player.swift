import SwiftUI

extension InbetweenRuntime {
  /// Shows the pictures of an animation one after the other.
  public struct Player<Picture: View>: View {
    let options: PlayerOptions.Values
    let frameRate: Double
    let size: CGSize
    let picture: (Double) -> Picture
    @State private var clock = PlayClock()
    @State private var isOver = false
    /// What the position was when it was last reported.
    @State private var reported = Double.nan
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    /// - Parameters:
    ///   - options: what it plays, and how.
    ///   - frameRate: its frames a second.
    ///   - size: its canvas.
    ///   - picture: its picture at a frame.
    public init(
      _ options: PlayerOptions, frameRate: Double, size: CGSize,
      @ViewBuilder picture: @escaping (Double) -> Picture
    ) {
      self.options = options.values
      self.frameRate = frameRate
      self.size = size
      self.picture = picture
    }

    public var body: some View {
      Framed(size: size, scaling: options.scaling, alignment: options.alignment) { moment }
        .modifier(Spoken(label: options.label))
    }

    @ViewBuilder private var moment: some View {
      if let progress = options.progress {
        picture(frame(progress))
      } else if reducesMotion {
        picture(options.position.map { frame($0.wrappedValue) } ?? options.playback.rest)
      } else {
        playing
      }
    }

    private var playing: some View {
      clock.follow(
        options.playback, frameRate: frameRate, isPlaying: options.isPlaying,
        trigger: options.trigger, at: Date())
      if let position = options.position?.wrappedValue, position != reported {
        clock.seek(to: frame(position), at: Date())
      }
      return TimelineView(
        .animation(
          minimumInterval: options.frameRate.map { 1 / $0 }, paused: !options.isPlaying || isOver)
      ) { timeline in
        let frame = clock.frame(at: timeline.date)
        let ends = clock.isOver(at: timeline.date)
        picture(frame)
          // Frames are never swept by an animation of the app.
          .transaction { $0.animation = nil }
          .modifier(Notice(value: ends) { end(ends) })
          .modifier(Notice(value: options.position == nil ? 0 : frame) { report(frame, ends) })
      }
      .onAppear { clock.appear(at: Date()) }
    }

    /// All of the animation's frames.
    private var whole: Range<Double> { options.whole.iteration }

    private func frame(_ progress: Double) -> Double {
      whole.lowerBound + progress * (whole.upperBound - whole.lowerBound)
    }

    private func end(_ ends: Bool) {
      isOver = ends
      if ends, clock.reportEnd() { options.onCompletion?() }
    }

    private func report(_ frame: Double, _ ends: Bool) {
      guard let position = options.position else { return }
      let fraction = (frame - whole.lowerBound) / (whole.upperBound - whole.lowerBound)
      // The last picture lies a hair before the end.
      reported = ends && fraction > 0.999 ? 1 : fraction
      position.wrappedValue = reported
    }
  }

  /// Does something where a value is another than before, and once at first.
  struct Notice<Value: Hashable>: ViewModifier {
    let value: Value
    let act: () -> Void

    func body(content: Content) -> some View {
      content.background { Color.clear.onAppear(perform: act).id(value) }
    }
  }
}
