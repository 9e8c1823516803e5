// Written by Inbetween. Change the animation rather than this file, then write it again:
//
//   inbetween convert loading-text.json --to swiftui --style keyframes
//
// Needs Xcode 16 and iOS 17, macOS 14, tvOS 17, visionOS 1 or watchOS 10.
// Points and degrees are rounded to 1/1000, scales and opacities to 1/100,000.
// swiftlint:disable all

import SwiftUI

/// Loading text
///
/// 240 × 80 pt, 3.5 s at 60 frames a second.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
struct LoadingText: View {
  /// The canvas, in points.
  static let size = CGSize(width: 240, height: 80)
  /// One pass, in seconds.
  static let duration = (Timing.end - Timing.start) / Timing.frameRate

  /// Times: what to change when tuning the animation.
  enum Timing {
    /// Frames a second.
    static let frameRate = 60.0
    /// The first frame, and the one after the last.
    static let start = 0.0
    static let end = 210.0
    /// The frame for people who prefer less motion.
    static let still = 209.0

    /// Letter G, in seconds.
    static let letterGMove = 0.3
    /// Letter G.
    static let letterGCurve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.34, y: 0.31),
      endControlPoint: UnitPoint(x: 0.566, y: 1))
    /// Letter G, in seconds.
    static let letterGMovePause = 2.7
    /// Letter G, Letter N, Letter I, Letter D and 3 more, in seconds.
    static let lettersRise = 0.4
    /// Letter G, in seconds.
    static let letterGMove2 = 0.1
    /// Letter G.
    static let letterGCurve2 = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.378, y: 0),
      endControlPoint: UnitPoint(x: 0.704, y: 0.392))
    /// Letter O, Letter A, Letter D, Letter I and 1 more, from each to the next, in seconds.
    static let letterStagger = 0.5
    /// Letter N, in seconds.
    static let lettersFallBack = 0.41667
    /// Letter I, Letter D, Letter A, Letter O and 1 more, in seconds.
    static let lettersFallBack2 = 0.4
  }

  /// The colours that never move; change them to fit an app.
  struct Theme: Sendable {
    var letterG = Color(red: 0, green: 0, blue: 0)

    init() {}

    /// The file's own colours.
    static let standard = Theme()
  }

  /// What it plays, and how.
  var options = LoadingText.PlayerOptions(
    LoadingText.Playback(Timing.start..<Timing.end, still: Timing.still))
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
    isPlaying: Bool = true, loop: LoadingText.Loop = .forever, theme: Theme = .standard,
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
    progress: Binding<Double>, isPlaying: Bool = true, loop: LoadingText.Loop = .forever,
    theme: Theme = .standard, darkTheme: Theme? = nil
  ) {
    self.init(isPlaying: isPlaying, loop: loop, theme: theme, darkTheme: darkTheme)
    options.follow(progress)
  }

  var body: some View {
    LoadingText.Player(options, frameRate: Timing.frameRate, size: Self.size) { frame in
      Picture(frame: frame, theme: colorScheme == .dark ? darkTheme ?? theme : theme)
    }
  }
}

// MARK: - Drawing

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension LoadingText {
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
          .frame(width: 240, height: 80, alignment: .topLeading)
          .clipped()
          .scaleEffect(
            x: proxy.size.width / 240,
            y: proxy.size.height / 80, anchor: .topLeading)
      }
    }
  }

  /// Letter G.
  fileprivate struct LetterGView: View {
    let time: Double
    let theme: Theme

    private static let fill1Outline = Outline(
      """
      M4.537-12.376L7.893-12.376C7.334-15.945 4.244-18.43 0.222-18.43C-4.537-18.43-8.105-14.932-8.\
      105-9.073C-8.105-3.32-4.696 0.249 0.32 0.249C4.821 0.249 8.043-2.645 8.043-7.333L8.043-9.517\
      L0.666-9.517L0.666-6.942L4.856-6.942C4.803-4.35 3.072-2.708 0.338-2.708C-2.707-2.708-4.794-4\
      .99-4.794-9.109C-4.794-13.202-2.673-15.474 0.266-15.474C2.459-15.474 3.951-14.302 4.537-12.3\
      76Z
      """
    ).path

    private struct Motion {
      var y = 38.937
    }

    @MainActor private static let motion = KeyframeTimeline(initialValue: Motion()) {
      KeyframeTrack(\.y) {
        LinearKeyframe(52, duration: Timing.letterGMove, timingCurve: Timing.letterGCurve)
        LinearKeyframe(52, duration: Timing.letterGMovePause)
        LinearKeyframe(37, duration: Timing.lettersRise, timingCurve: .easeInOut)
        LinearKeyframe(38.937, duration: Timing.letterGMove2, timingCurve: Timing.letterGCurve2)
      }
    }

    var body: some View {
      let motion = Frames.value(of: Self.motion, at: time)
      Self.fill1Outline
        .fill(theme.letterG)
        .offset(x: 197.559, y: motion.y)
    }
  }

  /// Letter N, Letter I, Letter D, Letter A and 2 more.
  fileprivate struct LetterView: View {
    let time: Double
    let theme: Theme
    let values: Values

    struct Motion {
      var y = 52.0
    }

    /// What each of them has of its own.
    @MainActor struct Values {
      let x: Double
      let fill1Outline: Path
      let motion: KeyframeTimeline<Motion>

      init(x: Double, y: Double, moveDelay: Double, lettersFallBack: Double, fill1Outline: Path) {
        self.x = x
        self.fill1Outline = fill1Outline
        motion = KeyframeTimeline(initialValue: Motion()) {
          KeyframeTrack(\.y) {
            LinearKeyframe(y, duration: moveDelay)
            LinearKeyframe(37, duration: Timing.lettersRise, timingCurve: .easeInOut)
            LinearKeyframe(52, duration: lettersFallBack, timingCurve: .easeInOut)
          }
        }
      }

      static let letterN = Values(
        x: 168.862, y: 52, moveDelay: Timing.letterStagger * 5,
        lettersFallBack: Timing.lettersFallBack,
        fill1Outline: Outline(
          """
          M7.475-18.182L4.199-18.182L4.199-5.788L4.039-5.788L-4.519-18.182L-7.467-18.182L-7.467 0L\
          -4.173 0L-4.173-12.385L-4.022-12.385L4.545 0L7.475 0Z
          """
        ).path)
      static let letterI = Values(
        x: 146.167, y: 52, moveDelay: Timing.letterStagger * 4,
        lettersFallBack: Timing.lettersFallBack2,
        fill1Outline: Outline("M1.651-18.182L-1.643-18.182L-1.643 0L1.651 0Z").path)
      static let letterD = Values(
        x: 123.675, y: 52, moveDelay: Timing.letterStagger * 3,
        lettersFallBack: Timing.lettersFallBack2,
        fill1Outline: Outline(
          """
          M-1.1 0C4.44 0 7.724-3.427 7.724-9.109C7.724-14.773 4.439-18.182-0.976-18.182L-7.262-18.\
          182L-7.262 0ZM-3.968-2.85L-3.968-15.332L-1.163-15.332C2.53-15.332 4.457-13.273 4.457-9.1\
          09C4.457-4.928 2.531-2.85-1.26-2.85Z
          """
        ).path)
      static let letterA = Values(
        x: 95.574, y: 52, moveDelay: Timing.letterStagger * 2,
        lettersFallBack: Timing.lettersFallBack2,
        fill1Outline: Outline(
          """
          M-4.919 0L-3.418-4.483L3.417-4.483L4.927 0L8.442 0L2.033-18.182L-2.034-18.182L-8.434 0ZM\
          -2.531-7.129L-0.072-14.453L0.071-14.453L2.53-7.129Z
          """
        ).path)
      static let letterO = Values(
        x: 66.841, y: 52, moveDelay: Timing.letterStagger,
        lettersFallBack: Timing.lettersFallBack2,
        fill1Outline: Outline(
          """
          M8.354-9.091C8.354-14.968 4.767-18.43 0-18.43C-4.776-18.43-8.354-14.968-8.354-9.091C-8.3\
          54-3.223-4.776 0.249 0 0.249C4.767 0.249 8.354-3.214 8.354-9.091ZM5.042-9.091C5.042-4.95\
          4 2.965-2.708 0-2.708C-2.956-2.708-5.043-4.954-5.043-9.091C-5.043-13.228-2.956-15.474 0-\
          15.474C2.965-15.474 5.042-13.228 5.042-9.091Z
          """
        ).path)
      static let letterL = Values(
        x: 40.08, y: 52.0, moveDelay: 0, lettersFallBack: Timing.lettersFallBack2,
        fill1Outline: Outline(
          "M-5.283 0L6.019 0L6.019-2.761L-1.989-2.761L-1.989-18.182L-5.283-18.182Z"
        ).path)
    }

    var body: some View {
      let motion = Frames.value(of: values.motion, at: time)
      values.fill1Outline
        .fill(theme.letterG)
        .offset(x: values.x, y: motion.y)
    }
  }

  /// The layers of the main composition.
  fileprivate struct SceneView: View {
    let time: Double
    let theme: Theme

    var body: some View {
      ZStack(alignment: .topLeading) {
        LetterGView(time: time, theme: theme)
        LetterView(time: time, theme: theme, values: .letterN)
        LetterView(time: time, theme: theme, values: .letterI)
        LetterView(time: time, theme: theme, values: .letterD)
        LetterView(time: time, theme: theme, values: .letterA)
        LetterView(time: time, theme: theme, values: .letterO)
        LetterView(time: time, theme: theme, values: .letterL)
      }
    }
  }
}

// MARK: - Playing

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension LoadingText {
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
extension LoadingText {
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
extension LoadingText {
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
extension LoadingText {
  /// The view with other options.
  private func with(_ change: (inout LoadingText.PlayerOptions.Values) -> Void) -> Self {
    var view = self
    change(&view.options.values)
    return view
  }

  /// Plays some of its frames.
  func play(_ frames: Range<Double>, loop: LoadingText.Loop = .forever) -> Self {
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
    _ scaling: LoadingText.Scaling, alignment: Alignment = .center
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
extension LoadingText {
  /// Shows at most so many pictures a second, `Timing.frameRate` for as many as the file has; nil
  /// for as many as the display shows.
  func frameRate(_ rate: Double?) -> Self {
    var view = self
    view.options.values.frameRate = rate
    return view
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension LoadingText {
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
extension LoadingText {
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
extension LoadingText {
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
extension LoadingText {
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
extension LoadingText {
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
extension LoadingText {
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
    LoadingText()
  }
#endif
