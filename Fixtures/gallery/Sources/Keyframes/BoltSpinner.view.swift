// Written by Inbetween. Change the animation rather than this file, then write it again:
//
//   inbetween convert bolt-spinner.json --to swiftui --style keyframes
//
// Needs Xcode 16 and iOS 17, macOS 14, tvOS 17, visionOS 1 or watchOS 10.
// Points and degrees are rounded to 1/1000, scales and opacities to 1/100,000.
// swiftlint:disable all

import SwiftUI

/// Bolt spinner
///
/// 200 × 200 pt, 2.717 s at 60 frames a second.
///
/// - `intro`: frames 0 to 24.
/// - `spin`: frames 24 to 114.
/// - `outro`: frames 114 to 163.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
struct BoltSpinner: View {
  /// The canvas, in points.
  static let size = CGSize(width: 200, height: 200)
  /// One pass, in seconds.
  static let duration = (Timing.end - Timing.start) / Timing.frameRate

  /// Times: what to change when tuning the animation.
  enum Timing {
    /// Frames a second.
    static let frameRate = 60.0
    /// The first frame, and the one after the last.
    static let start = 0.0
    static let end = 163.0
    /// The frame for people who prefer less motion.
    static let still = 162.0
    static let intro = 0.0..<24.0
    static let spin = 24.0..<114.0
    static let outro = 114.0..<163.0

    /// View, in seconds.
    static let viewFadeDelay = 2.31667
    /// View, in seconds.
    static let viewFadesOut = 0.4
    /// Bolt bottom, Bolt top, in seconds.
    static let halvesEnter = 0.4
    /// Bolt bottom, Bolt top, in seconds.
    static let halvesFadeIn = 0.4
    /// Container, in seconds.
    static let containerTurnDelay = 0.4
    /// Container, in seconds.
    static let rotation = 0.5
    /// Container.
    static let containerCurve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.68, y: -0.3),
      endControlPoint: UnitPoint(x: 0.32, y: 1.3))
    /// Container, in seconds.
    static let containerFadeDelay = 1.9
    /// Container, in seconds.
    static let containerFadesOut = 0.41667
  }

  /// The colours that never move; change them to fit an app.
  struct Theme: Sendable {
    var view = Color(red: 1, green: 1, blue: 1)
    var boltBottom = Color(red: 1, green: 0.624, blue: 0.039)
    var boltTop = Color(red: 1, green: 0.769, blue: 0)

    init() {}

    /// The file's own colours.
    static let standard = Theme()
  }

  /// A part of the animation, named by its marker.
  enum Section: CaseIterable, Hashable, Sendable {
    case intro, spin, outro

    /// From its first frame up to the one that is no longer part of it.
    var frames: Range<Double> {
      switch self {
      case .intro: Timing.intro
      case .spin: Timing.spin
      case .outro: Timing.outro
      }
    }

    /// The frame for people who prefer less motion.
    var still: Double {
      switch self {
      case .intro: 23.0
      case .spin: 113.0
      case .outro: 162.0
      }
    }
  }

  /// What it plays, and how.
  var options = BoltSpinner.PlayerOptions(
    BoltSpinner.Playback(Timing.start..<Timing.end, still: Timing.still))
  private var theme: Theme
  private var darkTheme: Theme?
  @Environment(\.colorScheme) private var colorScheme

  /// Plays; stops where it is while `isPlaying` is false.
  ///
  /// - Parameters:
  ///   - isPlaying: whether it goes on.
  ///   - loop: how often it plays.
  ///   - theme: its colours.
  ///   - darkTheme: its colours in dark surroundings; nil for the same.
  init(
    isPlaying: Bool = true, loop: BoltSpinner.Loop = .forever, theme: Theme = .standard,
    darkTheme: Theme? = nil
  ) {
    self.theme = theme
    self.darkTheme = darkTheme
    options.play(isPlaying, loop)
  }

  /// Shows one moment: 0 is the start, 1 the end. Animate it with a linear curve to play.
  init(progress: Double, theme: Theme = .standard, darkTheme: Theme? = nil) {
    self.theme = theme
    self.darkTheme = darkTheme
    options.show(progress)
  }

  /// Plays, reports where it is, and goes on from where that is put: 0 is the start, 1 the end.
  init(
    progress: Binding<Double>, isPlaying: Bool = true, loop: BoltSpinner.Loop = .forever,
    theme: Theme = .standard, darkTheme: Theme? = nil
  ) {
    self.init(isPlaying: isPlaying, loop: loop, theme: theme, darkTheme: darkTheme)
    options.follow(progress)
  }

  var body: some View {
    BoltSpinner.Player(options, frameRate: Timing.frameRate, size: Self.size) { frame in
      Picture(frame: frame, theme: colorScheme == .dark ? darkTheme ?? theme : theme)
    }
  }
}

// MARK: - Drawing

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension BoltSpinner {
  /// One frame, which SwiftUI moves where progress is animated.
  fileprivate struct Picture: View, Animatable {
    nonisolated var animatableData: Double
    let theme: Theme

    init(frame: Double, theme: Theme) {
      animatableData = frame
      self.theme = theme
    }

    var body: some View {
      GeometryReader { proxy in
        SceneView(time: animatableData / Timing.frameRate + 0.00001, theme: theme)
          .frame(width: 200, height: 200, alignment: .topLeading)
          .clipped()
          .scaleEffect(
            x: proxy.size.width / 200,
            y: proxy.size.height / 200, anchor: .topLeading)
      }
    }
  }

  /// View.
  fileprivate struct ViewView: View {
    let time: Double
    let theme: Theme

    private struct Motion {
      var opacity = 1.0
    }

    @MainActor private static let motion = KeyframeTimeline(initialValue: Motion()) {
      KeyframeTrack(\.opacity) {
        LinearKeyframe(1, duration: Timing.viewFadeDelay)
        LinearKeyframe(0, duration: Timing.viewFadesOut, timingCurve: .easeInOut)
      }
    }

    var body: some View {
      let motion = Frames.value(of: Self.motion, at: time)
      Rectangle()
        .fill(theme.view)
        .frame(width: 200, height: 200)
        .opacity(motion.opacity)
    }
  }

  /// Moves what follows Bolt.
  fileprivate struct BoltPlacement: ViewModifier {
    func body(content: Content) -> some View {
      content
        .offset(x: 100, y: 100)
    }
  }

  /// Bolt bottom.
  fileprivate struct BoltBottomView: View {
    let time: Double
    let theme: Theme

    private static let fill1Outline = Outline("M-10 58L30-8L-4-8Z").path

    private struct Motion {
      var y = 160.0
      var opacity = 0.0
    }

    @MainActor private static let motion = KeyframeTimeline(initialValue: Motion()) {
      KeyframeTrack(\.y) {
        LinearKeyframe(1, duration: Timing.halvesEnter, timingCurve: .easeInOut)
      }
      KeyframeTrack(\.opacity) {
        LinearKeyframe(1, duration: Timing.halvesFadeIn, timingCurve: .easeInOut)
      }
    }

    var body: some View {
      let motion = Frames.value(of: Self.motion, at: time)
      Self.fill1Outline
        .fill(theme.boltBottom)
        .offset(y: motion.y)
        .opacity(motion.opacity)
        .modifier(BoltPlacement())
    }
  }

  /// Bolt top.
  fileprivate struct BoltTopView: View {
    let time: Double
    let theme: Theme

    private static let fill1Outline = Outline("M10-58L-30 8L4 8Z").path

    private struct Motion {
      var y = -160.0
      var opacity = 0.0
    }

    @MainActor private static let motion = KeyframeTimeline(initialValue: Motion()) {
      KeyframeTrack(\.y) {
        LinearKeyframe(-1, duration: Timing.halvesEnter, timingCurve: .easeInOut)
      }
      KeyframeTrack(\.opacity) {
        LinearKeyframe(1, duration: Timing.halvesFadeIn, timingCurve: .easeInOut)
      }
    }

    var body: some View {
      let motion = Frames.value(of: Self.motion, at: time)
      Self.fill1Outline
        .fill(theme.boltTop)
        .offset(y: motion.y)
        .opacity(motion.opacity)
        .modifier(BoltPlacement())
    }
  }

  /// The layers of Container.
  fileprivate struct ContainerLayers: View {
    let time: Double
    let theme: Theme

    var body: some View {
      ZStack(alignment: .topLeading) {
        BoltBottomView(time: time, theme: theme)
        BoltTopView(time: time, theme: theme)
      }
    }
  }

  /// Container.
  fileprivate struct ContainerView: View {
    let time: Double
    let theme: Theme

    private struct Motion {
      var rotation = 0.0
      var opacity = 1.0
    }

    @MainActor private static let motion = KeyframeTimeline(initialValue: Motion()) {
      KeyframeTrack(\.rotation) {
        LinearKeyframe(0, duration: Timing.containerTurnDelay)
        LinearKeyframe(-360, duration: Timing.rotation, timingCurve: Timing.containerCurve)
      }
      KeyframeTrack(\.opacity) {
        LinearKeyframe(1, duration: Timing.containerFadeDelay)
        LinearKeyframe(0, duration: Timing.containerFadesOut, timingCurve: .easeInOut)
      }
    }

    var body: some View {
      let motion = Frames.value(of: Self.motion, at: time)
      ContainerLayers(time: time, theme: theme)
        .frame(width: 200, height: 200, alignment: .topLeading)
        .clipped()
        .rotationEffect(.degrees(motion.rotation))
        .compositingGroup()
        .opacity(motion.opacity)
    }
  }

  /// The layers of the main composition.
  fileprivate struct SceneView: View {
    let time: Double
    let theme: Theme

    var body: some View {
      ZStack(alignment: .topLeading) {
        ViewView(time: time, theme: theme)
        ContainerView(time: time, theme: theme)
      }
    }
  }
}

// MARK: - Playing

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension BoltSpinner {
  /// How often it plays.
  enum Loop: Hashable, Sendable {
    case once, forever
    case times(Int)

    /// How many times; infinite for one without an end.
    var passes: Double {
      switch self {
      case .once: 1
      case .forever: .infinity
      case .times(let count): Double(max(0, count))
      }
    }
  }

  /// How it fills the space that it has.
  enum Scaling: Hashable, Sendable {
    /// All of it is to be seen, with its own proportions.
    case fit
    /// No space is left, with its own proportions; what is over is cut off.
    case fill
    /// As large as it was made.
    case none
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension BoltSpinner {
  /// What is played, in frames: an intro once, then iterations, then an outro once.
  struct Playback: Equatable, Sendable {
    var intro: Range<Double>?
    var iteration: Range<Double>
    var outro: Range<Double>?
    /// How many iterations.
    var passes = Double.infinity
    /// Whether the end has been asked for.
    var isDone = false
    /// How many times as fast it plays.
    var speed = 1.0
    /// Whether iterations play from their end to their start.
    var isReversed = false
    /// Whether each iteration goes back to where it began.
    var autoreverses = false
    /// The frame for people who prefer less motion.
    var still: Double

    init(_ iteration: Range<Double>, passes: Double = .infinity, still: Double) {
      self.iteration = iteration
      self.passes = passes
      self.still = still
    }

    /// Plays other frames, as this plays its own.
    mutating func play(
      intro: Range<Double>? = nil, _ iteration: Range<Double>, passes: Double = .infinity,
      outro: Range<Double>? = nil, isDone: Bool = false, still: Double
    ) {
      self.intro = intro
      self.iteration = iteration
      self.passes = passes
      self.outro = outro
      self.isDone = isDone
      self.still = min(max(still, iteration.lowerBound), iteration.upperBound - hair)
    }

    /// Whether the same is played, whenever it ends and however fast.
    func isOfSameParts(as other: Playback) -> Bool {
      intro == other.intro && iteration == other.iteration && passes == other.passes
        && isReversed == other.isReversed && autoreverses == other.autoreverses
        && (outro == other.outro || !other.isDone)
    }

    /// So close before the end of a part something of it is still to be seen.
    private var hair: Double { 0.001 }

    /// The frames of a part.
    private func length(_ part: Range<Double>?) -> Double {
      part.map { $0.upperBound - $0.lowerBound } ?? 0
    }

    /// The frames of an iteration, there and back.
    private var lengthOfIteration: Double { length(iteration) * (autoreverses ? 2 : 1) }

    /// How many iterations are played, where the end was asked for after `done` frames.
    private func iterations(until done: Double?) -> Double {
      guard let done, lengthOfIteration > 0 else { return passes }
      return min(passes, max(0, ((done - length(intro)) / lengthOfIteration).rounded(.up)))
    }

    /// The frames that are played in all; infinite without an end.
    func length(until done: Double?) -> Double {
      let iterations = iterations(until: done)
      let end = done == nil || !isDone ? 0 : length(outro)
      return length(intro) + (iterations > 0 ? iterations * lengthOfIteration : 0) + end
    }

    func isOver(after elapsed: Double, until done: Double?) -> Bool {
      elapsed >= length(until: done)
    }

    /// The frame that is shown after so many; the last one that shows something when it is over.
    func frame(after elapsed: Double, until done: Double?) -> Double {
      var rest = max(0, elapsed)
      if let intro {
        if rest < length(intro) { return intro.lowerBound + rest }
        rest -= length(intro)
      }
      let iterations = iterations(until: done)
      let all = iterations > 0 ? iterations * lengthOfIteration : 0
      if rest < all {
        return frame(ofIteration: rest.truncatingRemainder(dividingBy: lengthOfIteration))
      }
      if let outro, isDone, done != nil {
        return min(outro.lowerBound + rest - all, outro.upperBound - hair)
      }
      return frame(ofIteration: lengthOfIteration)
    }

    private func frame(ofIteration elapsed: Double) -> Double {
      let there = elapsed > length(iteration) ? 2 * length(iteration) - elapsed : elapsed
      let frame = isReversed ? length(iteration) - there : there
      return iteration.lowerBound + min(frame, length(iteration) - hair)
    }

    /// Where it rests for people who prefer less motion: at its end once that is asked for.
    var rest: Double {
      guard isDone, let outro else { return still }
      return outro.upperBound - hair
    }

    /// What comes after what, and how often: whether it is an iteration, its frames, its passes.
    func parts(
      until done: Double?
    ) -> [(frames: Range<Double>, isIteration: Bool, passes: Double)] {
      var parts: [(frames: Range<Double>, isIteration: Bool, passes: Double)] = []
      if let intro { parts.append((intro, false, 1)) }
      let iterations = iterations(until: done)
      if iterations > 0 { parts.append((iteration, true, iterations)) }
      if let outro, isDone, done != nil { parts.append((outro, false, 1)) }
      return parts
    }
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension BoltSpinner {
  /// What a view plays, and how.
  struct PlayerOptions {
    /// Kept apart: to copy a view that holds them itself takes 4 kB of code for each animation.
    private indirect enum Kept {
      case apart(Values)
    }

    struct Values {
      /// All of the animation, in a loop.
      let whole: Playback
      var playback: Playback
      /// The one moment that is shown: 0 is the start, 1 the end; nil to play.
      var progress: Double?
      /// Follows what plays, and moves it.
      var position: Binding<Double>?
      var isPlaying = true
      /// Where it is another than before, it begins anew.
      var trigger = 0
      /// At most so many pictures a second; nil for as many as the display shows.
      var frameRate: Double?
      var scaling = Scaling.fit
      var alignment = Alignment.center
      /// What assistive technologies call it; nil to leave it out, as decoration.
      var label: Text?
      var onCompletion: (() -> Void)?
    }

    private var kept: Kept

    init(_ whole: Playback, label: Text? = nil) {
      kept = .apart(Values(whole: whole, playback: whole, label: label))
    }

    var values: Values {
      get {
        switch kept {
        case .apart(let values): return values
        }
      }
      set { kept = .apart(newValue) }
    }

    /// Plays so often; stops where it is while `isPlaying` is false.
    mutating func play(_ isPlaying: Bool, _ loop: Loop) {
      values.isPlaying = isPlaying
      values.playback.passes = loop.passes
    }

    /// Shows the one moment: 0 is the start, 1 the end.
    mutating func show(_ progress: Double) { values.progress = progress }

    /// Follows what plays, and moves it.
    mutating func follow(_ position: Binding<Double>) { values.position = position }
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension BoltSpinner {
  /// The view with other options.
  private func with(_ change: (inout BoltSpinner.PlayerOptions.Values) -> Void) -> Self {
    var view = self
    change(&view.options.values)
    return view
  }

  /// Plays some of its frames.
  func play(_ frames: Range<Double>, loop: BoltSpinner.Loop = .forever) -> Self {
    with { $0.playback.play(frames, passes: loop.passes, still: $0.whole.still) }
  }

  /// Plays so many times as fast.
  func speed(_ speed: Double) -> Self { with { $0.playback.speed = max(0, speed) } }

  /// Plays from the end to the start.
  func reversed(_ isReversed: Bool = true) -> Self {
    with { $0.playback.isReversed = isReversed }
  }

  /// Plays there and back; an iteration is both.
  func autoreverses(_ autoreverses: Bool = true) -> Self {
    with { $0.playback.autoreverses = autoreverses }
  }

  /// Begins anew where a value is another than before.
  func restart(on value: some Hashable) -> Self { with { $0.trigger = value.hashValue } }

  /// How it fills the space that it has, and where it is in it.
  func scaling(
    _ scaling: BoltSpinner.Scaling, alignment: Alignment = .center
  ) -> Self {
    with {
      $0.scaling = scaling
      $0.alignment = alignment
    }
  }

  /// What assistive technologies call it; without it they leave it out, as decoration.
  func label(_ label: Text?) -> Self { with { $0.label = label } }

  /// Is called when it has come to its end: once each time that it plays.
  func onCompletion(_ action: @escaping () -> Void) -> Self {
    with { $0.onCompletion = action }
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension BoltSpinner {
  /// Shows at most so many pictures a second, `Timing.frameRate` for as many as the file has; nil
  /// for as many as the display shows.
  func frameRate(_ rate: Double?) -> Self {
    var view = self
    view.options.values.frameRate = rate
    return view
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension BoltSpinner {
  /// Plays one section.
  func play(_ section: Section, loop: BoltSpinner.Loop = .forever) -> Self {
    var view = self
    view.options.values.playback.play(section.frames, passes: loop.passes, still: section.still)
    return view
  }

  /// Plays a section once and then another in a loop; when it is done, completes the iteration and
  /// plays the last section once.
  ///
  /// - Parameters:
  ///   - intro: what comes first.
  ///   - section: what goes round.
  ///   - isDone: whether to come to an end.
  ///   - outro: what comes last; nil to stay at the end of the iteration.
  /// - Returns: the view that does so.
  func play(
    _ intro: Section, then section: Section, until isDone: Bool = false,
    finally outro: Section? = nil
  ) -> Self {
    var view = self
    view.options.values.playback.play(
      intro: intro.frames, section.frames, outro: outro?.frames, isDone: isDone,
      still: section.still)
    return view
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension BoltSpinner {
  /// How far something has been played. It begins when it is first seen, and goes on in time while
  /// it is not.
  @MainActor final class PlayClock {
    private var playback: Playback?
    private var frameRate = 0.0
    private var isPlaying = false
    private var trigger = 0
    private var isSeen = false
    /// When it went on last; nil while it is paused.
    private var began: Date?
    /// The frames that it had played then.
    private var played = 0.0
    /// The frames after which the end was asked for.
    private(set) var done: Double?
    /// Whether its end has been reported.
    private var isReported = false

    init() {}

    /// The frames that have been played at a date.
    func elapsed(at date: Date) -> Double {
      guard let began, let playback else { return played }
      return played + max(0, date.timeIntervalSince(began)) * frameRate * playback.speed
    }

    /// The frame that is shown at a date.
    func frame(at date: Date) -> Double {
      playback?.frame(after: elapsed(at: date), until: done) ?? 0
    }

    /// Whether it has ended at a date.
    func isOver(at date: Date) -> Bool {
      playback?.isOver(after: elapsed(at: date), until: done) ?? false
    }

    /// Plays something from a date on.
    ///
    /// - Parameters:
    ///   - other: what to play; other parts begin anew.
    ///   - frameRate: its frames a second.
    ///   - isPlaying: whether it goes on.
    ///   - trigger: where it is another than before, it begins anew.
    ///   - date: now.
    func follow(
      _ other: Playback, frameRate: Double, isPlaying: Bool, trigger: Int = 0, at date: Date
    ) {
      self.frameRate = frameRate
      guard let playback, playback.isOfSameParts(as: other), trigger == self.trigger else {
        self.playback = other
        self.trigger = trigger
        self.isPlaying = isPlaying
        played = 0
        done = other.isDone ? 0 : nil
        isReported = false
        began = isPlaying && isSeen ? date : nil
        return
      }
      guard other != playback || isPlaying != self.isPlaying else { return }
      played = elapsed(at: date)
      if playback.isDone != other.isDone {
        done = other.isDone ? played : nil
        isReported = false
      }
      self.playback = other
      self.isPlaying = isPlaying
      began = isPlaying && isSeen ? date : nil
    }

    /// It is seen from a date on.
    func appear(at date: Date) {
      guard !isSeen else { return }
      isSeen = true
      if isPlaying { began = date }
    }

    /// Goes on from another frame of what is played.
    func seek(to frame: Double, at date: Date) {
      guard let playback else { return }
      let place = min(max(frame, playback.iteration.lowerBound), playback.iteration.upperBound)
      let start = playback.intro.map { $0.upperBound - $0.lowerBound } ?? 0
      played =
        start
        + (playback.isReversed
          ? playback.iteration.upperBound - place : place - playback.iteration.lowerBound)
      if began != nil { began = date }
      isReported = false
    }

    /// Whether its end is to be reported, which it is once.
    func reportEnd() -> Bool {
      defer { isReported = true }
      return !isReported
    }
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension BoltSpinner {
  /// Shows the pictures of an animation one after the other.
  struct Player<Picture: View>: View {
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
    init(
      _ options: PlayerOptions, frameRate: Double, size: CGSize,
      @ViewBuilder picture: @escaping (Double) -> Picture
    ) {
      self.options = options.values
      self.frameRate = frameRate
      self.size = size
      self.picture = picture
    }

    var body: some View {
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

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension BoltSpinner {
  /// A canvas in the space that there is.
  struct Framed<Content: View>: View {
    let size: CGSize
    let scaling: Scaling
    let alignment: Alignment
    let content: () -> Content

    init(
      size: CGSize, scaling: Scaling = .fit, alignment: Alignment = .center,
      @ViewBuilder content: @escaping () -> Content
    ) {
      self.size = size
      self.scaling = scaling
      self.alignment = alignment
      self.content = content
    }

    var body: some View {
      switch scaling {
      case .fit:
        content().aspectRatio(size, contentMode: .fit)
          .frame(
            maxWidth: alignment == .center ? nil : .infinity,
            maxHeight: alignment == .center ? nil : .infinity, alignment: alignment)
      case .fill:
        Color.clear
          .overlay(content().aspectRatio(size, contentMode: .fill), alignment: alignment)
          .clipped()
      case .none:
        content().frame(width: size.width, height: size.height)
      }
    }
  }

  /// What assistive technologies say.
  struct Spoken: ViewModifier {
    let label: Text?

    @ViewBuilder func body(content: Content) -> some View {
      if let label {
        content.accessibilityElement().accessibilityLabel(label)
      } else {
        content.accessibilityHidden(true)
      }
    }
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension BoltSpinner {
  /// The numbers that a text says, and the letters between them.
  ///
  /// Digits with at most one point among them are a number, and what follows a minus is below 0;
  /// whatever else there is parts two of them.
  nonisolated static func read(_ text: StaticString) -> (letters: [UInt8], numbers: [Double]) {
    var letters: [UInt8] = []
    var numbers: [Double] = []
    var digits = 0.0
    // By what the digits are divided, once there was a point.
    var unit = 0.0
    var sign = 1.0
    var isOpen = false
    func close() {
      if isOpen { numbers.append(sign * (unit > 0 ? digits / unit : digits)) }
      (digits, unit, sign, isOpen) = (0, 0, 1, false)
    }
    text.withUTF8Buffer { bytes in
      for byte in bytes {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
          isOpen = true
          digits = digits * 10 + Double(byte - UInt8(ascii: "0"))
          unit *= 10
        case UInt8(ascii: "."): unit = 1
        case UInt8(ascii: "-"):
          close()
          sign = -1
        default:
          close()
          if byte >= UInt8(ascii: "A") { letters.append(byte) }
        }
      }
    }
    close()
    return (letters, numbers)
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension BoltSpinner {
  /// An outline, written as the path text of SVG: absolute `M`, `L`, `C` and `Z`.
  fileprivate struct Outline: Sendable {
    var commands: [UInt8] = []
    var numbers: [Double] = []

    init(_ text: StaticString) {
      (commands, numbers) = read(text)
    }

    var path: Path {
      var path = Path()
      var index = 0
      func point() -> CGPoint {
        index += 2
        return CGPoint(x: numbers[index - 2], y: numbers[index - 1])
      }
      for command in commands {
        switch command {
        case 77: path.move(to: point())
        case 76: path.addLine(to: point())
        case 67:
          let (first, second) = (point(), point())
          path.addCurve(to: point(), control1: first, control2: second)
        default: path.closeSubpath()
        }
      }
      return path
    }
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension BoltSpinner {
  /// Values of keyframes at any time.
  fileprivate enum Frames {
    /// The value at a time; before the start and after the end it stays.
    static func value<Value>(
      of timeline: KeyframeTimeline<Value>, at time: Double
    ) -> Value {
      timeline.value(time: min(max(0, time), timeline.duration))
    }
  }
}

#if canImport(DeveloperToolsSupport)
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  #Preview {
    BoltSpinner()
  }
#endif
