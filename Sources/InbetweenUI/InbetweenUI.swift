// Written by the tests from Sources/InbetweenRuntime: UPDATE_GOLDENS=1.
// swift-format-ignore-file
// swiftlint:disable all

#if canImport(SwiftUI)

import CoreText
public import SwiftUI

#if canImport(UIKit)
  public import UIKit
#else
  public import AppKit
#endif

/// What the animations have together that import it.
public enum InbetweenRuntime {}

extension InbetweenRuntime {
  /// How often it plays.
  public enum Loop: Hashable, Sendable {
    case once, forever
    case times(Int)

    /// How many times; infinite for one without an end.
    public var passes: Double {
      switch self {
      case .once: 1
      case .forever: .infinity
      case .times(let count): Double(max(0, count))
      }
    }
  }

  /// How it fills the space that it has.
  public enum Scaling: Hashable, Sendable {
    /// All of it is to be seen, with its own proportions.
    case fit
    /// No space is left, with its own proportions; what is over is cut off.
    case fill
    /// As large as it was made.
    case none
  }
}

extension InbetweenRuntime {
  /// What is played, in frames: an intro once, then iterations, then an outro once.
  public struct Playback: Equatable, Sendable {
    public var intro: Range<Double>?
    public var iteration: Range<Double>
    public var outro: Range<Double>?
    /// How many iterations.
    public var passes = Double.infinity
    /// Whether the end has been asked for.
    public var isDone = false
    /// How many times as fast it plays.
    public var speed = 1.0
    /// Whether iterations play from their end to their start.
    public var isReversed = false
    /// Whether each iteration goes back to where it began.
    public var autoreverses = false
    /// The frame for people who prefer less motion.
    public var still: Double

    public init(_ iteration: Range<Double>, passes: Double = .infinity, still: Double) {
      self.iteration = iteration
      self.passes = passes
      self.still = still
    }

    /// Plays other frames, as this plays its own.
    public mutating func play(
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
    public func isOfSameParts(as other: Playback) -> Bool {
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
    public func length(until done: Double?) -> Double {
      let iterations = iterations(until: done)
      let end = done == nil || !isDone ? 0 : length(outro)
      return length(intro) + (iterations > 0 ? iterations * lengthOfIteration : 0) + end
    }

    public func isOver(after elapsed: Double, until done: Double?) -> Bool {
      elapsed >= length(until: done)
    }

    /// The frame that is shown after so many; the last one that shows something when it is over.
    public func frame(after elapsed: Double, until done: Double?) -> Double {
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
    public var rest: Double {
      guard isDone, let outro else { return still }
      return outro.upperBound - hair
    }

    /// What comes after what, and how often: whether it is an iteration, its frames, its passes.
    public func parts(
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

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension InbetweenRuntime {
  /// What a view plays, and how.
  public struct PlayerOptions {
    /// Kept apart: to copy a view that holds them itself takes 4 kB of code for each animation.
    private indirect enum Kept {
      case apart(Values)
    }

    public struct Values {
      /// All of the animation, in a loop.
      public let whole: Playback
      public var playback: Playback
      /// The one moment that is shown: 0 is the start, 1 the end; nil to play.
      public var progress: Double?
      /// Follows what plays, and moves it.
      public var position: Binding<Double>?
      public var isPlaying = true
      /// Where it is another than before, it begins anew.
      public var trigger = 0
      /// At most so many pictures a second; nil for as many as the display shows.
      public var frameRate: Double?
      public var scaling = Scaling.fit
      public var alignment = Alignment.center
      /// What assistive technologies call it; nil to leave it out, as decoration.
      public var label: Text?
      public var onCompletion: (() -> Void)?
    }

    private var kept: Kept

    public init(_ whole: Playback, label: Text? = nil) {
      kept = .apart(Values(whole: whole, playback: whole, label: label))
    }

    public var values: Values {
      get {
        switch kept {
        case .apart(let values): return values
        }
      }
      set { kept = .apart(newValue) }
    }

    /// Plays so often; stops where it is while `isPlaying` is false.
    public mutating func play(_ isPlaying: Bool, _ loop: Loop) {
      values.isPlaying = isPlaying
      values.playback.passes = loop.passes
    }

    /// Shows the one moment: 0 is the start, 1 the end.
    public mutating func show(_ progress: Double) { values.progress = progress }

    /// Follows what plays, and moves it.
    public mutating func follow(_ position: Binding<Double>) { values.position = position }
  }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension InbetweenRuntime {
  /// The view of an animation: all of them take what to play in the same words.
  public protocol PlayingView: View {
    var options: PlayerOptions { get set }
  }

  /// A view that draws its pictures one after the other.
  public protocol DrawnView: PlayingView {}
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension InbetweenRuntime.PlayingView {
  /// The view with other options.
  private func with(_ change: (inout InbetweenRuntime.PlayerOptions.Values) -> Void) -> Self {
    var view = self
    change(&view.options.values)
    return view
  }

  /// Plays some of its frames.
  public func play(_ frames: Range<Double>, loop: InbetweenRuntime.Loop = .forever) -> Self {
    with { $0.playback.play(frames, passes: loop.passes, still: $0.whole.still) }
  }

  /// Plays so many times as fast.
  public func speed(_ speed: Double) -> Self { with { $0.playback.speed = max(0, speed) } }

  /// Plays from the end to the start.
  public func reversed(_ isReversed: Bool = true) -> Self {
    with { $0.playback.isReversed = isReversed }
  }

  /// Plays there and back; an iteration is both.
  public func autoreverses(_ autoreverses: Bool = true) -> Self {
    with { $0.playback.autoreverses = autoreverses }
  }

  /// Begins anew where a value is another than before.
  public func restart(on value: some Hashable) -> Self { with { $0.trigger = value.hashValue } }

  /// How it fills the space that it has, and where it is in it.
  public func scaling(
    _ scaling: InbetweenRuntime.Scaling, alignment: Alignment = .center
  ) -> Self {
    with {
      $0.scaling = scaling
      $0.alignment = alignment
    }
  }

  /// What assistive technologies call it; without it they leave it out, as decoration.
  public func label(_ label: Text?) -> Self { with { $0.label = label } }

  /// Is called when it has come to its end: once each time that it plays.
  public func onCompletion(_ action: @escaping () -> Void) -> Self {
    with { $0.onCompletion = action }
  }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension InbetweenRuntime.DrawnView {
  /// Shows at most so many pictures a second, `Timing.frameRate` for as many as the file has; nil
  /// for as many as the display shows.
  public func frameRate(_ rate: Double?) -> Self {
    var view = self
    view.options.values.frameRate = rate
    return view
  }
}

extension InbetweenRuntime {
  /// What happens in an animation, and when.
  public protocol Timed {
    /// Frames a second.
    static var frameRate: Double { get }
  }
}

extension InbetweenRuntime {
  /// A segment from one value to the next: when it begins on its composition's clock, how long it
  /// lasts, both in seconds, and how it is gone.
  public struct Move<Timing: InbetweenRuntime.Timed>: Sendable {
    public var at: Double
    public var lasts: Double
    public var curve: Curve
    public var ends: Double { at + lasts }
    /// In frames.
    public var start: Double { at * Timing.frameRate }
    /// In frames.
    public var end: Double { ends * Timing.frameRate }

    public init(at: Double, lasts: Double, _ curve: Curve) {
      self.at = at
      self.lasts = lasts
      self.curve = curve
    }

    /// The same segment, begun so many seconds later.
    public func later(by delay: Double) -> Self { Self(at: at + delay, lasts: lasts, curve) }
  }
}

extension InbetweenRuntime {
  /// How a value gets from one keyframe to the next.
  public enum Curve: Sendable {
    case linear, hold
    case bezier(Double, Double, Double, Double)

    public static var easeIn: Curve { .bezier(0.42, 0, 1, 1) }
    public static var easeOut: Curve { .bezier(0, 0, 0.58, 1) }
    public static var easeInOut: Curve { .bezier(0.42, 0, 0.58, 1) }
  }
}

extension InbetweenRuntime.Curve {
  /// The fraction of the change at a fraction of the time.
  public func fraction(_ time: Double) -> Double {
    switch self {
    case .linear: return time
    case .hold: return 0
    case .bezier(let x1, let y1, let x2, let y2):
      var low = 0.0
      var high = 1.0
      var t = time
      for _ in 0..<24 {
        let error = ((1 + 3 * x1 - 3 * x2) * t + 3 * x2 - 6 * x1) * t * t + 3 * x1 * t - time
        if abs(error) < 1e-7 { break }
        if error > 0 { high = t } else { low = t }
        let slope = (3 * (1 + 3 * x1 - 3 * x2) * t + 6 * x2 - 12 * x1) * t + 3 * x1
        let next = slope > 1e-6 ? t - error / slope : -1
        t = next > low && next < high ? next : (low + high) / 2
      }
      return ((1 + 3 * y1 - 3 * y2) * t + 3 * y2 - 6 * y1) * t * t + 3 * y1 * t
    }
  }
}

extension InbetweenRuntime {
  /// How far something has been played. It begins when it is first seen, and goes on in time while
  /// it is not.
  @MainActor public final class PlayClock {
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
    public private(set) var done: Double?
    /// Whether its end has been reported.
    private var isReported = false

    public init() {}

    /// The frames that have been played at a date.
    public func elapsed(at date: Date) -> Double {
      guard let began, let playback else { return played }
      return played + max(0, date.timeIntervalSince(began)) * frameRate * playback.speed
    }

    /// The frame that is shown at a date.
    public func frame(at date: Date) -> Double {
      playback?.frame(after: elapsed(at: date), until: done) ?? 0
    }

    /// Whether it has ended at a date.
    public func isOver(at date: Date) -> Bool {
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
    public func follow(
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
    public func appear(at date: Date) {
      guard !isSeen else { return }
      isSeen = true
      if isPlaying { began = date }
    }

    /// Goes on from another frame of what is played.
    public func seek(to frame: Double, at date: Date) {
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
    public func reportEnd() -> Bool {
      defer { isReported = true }
      return !isReported
    }
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
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

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension InbetweenRuntime {
  /// A canvas in the space that there is.
  public struct Framed<Content: View>: View {
    let size: CGSize
    let scaling: Scaling
    let alignment: Alignment
    let content: () -> Content

    public init(
      size: CGSize, scaling: Scaling = .fit, alignment: Alignment = .center,
      @ViewBuilder content: @escaping () -> Content
    ) {
      self.size = size
      self.scaling = scaling
      self.alignment = alignment
      self.content = content
    }

    public var body: some View {
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

extension InbetweenRuntime {
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

extension InbetweenRuntime {
  /// What draws frames, and has at hand what many of them need.
  public protocol Drawing {}
}

extension InbetweenRuntime {
  /// What has values between two of its kind.
  public protocol Mixable: Sendable {
    static func inbetweenMix(_ from: Self, _ to: Self, _ fraction: Double) -> Self
    /// The value on a curved path, whose handles are `bend`.
    static func inbetweenTravel(
      _ from: Self, _ to: Self, _ bend: [Double], _ fraction: Double
    ) -> Self
  }

  /// What a value is at a frame, and how it goes on from there.
  public struct Key<Value: Sendable>: Sendable {
    var frame: Double
    var value: Value
    var curve: Curve
    var bend: [Double]

    public init(_ frame: Double, _ value: Value, _ curve: Curve = .linear, bend: [Double] = []) {
      self.frame = frame
      self.value = value
      self.curve = curve
      self.bend = bend
    }
  }

  /// A value over time.
  public struct Track<Value: Mixable>: Sendable {
    var keys: [Key<Value>]

    public init(_ keys: [Key<Value>]) { self.keys = keys }

    /// The value at a frame; before the first and after the last keyframe it stays.
    public func callAsFunction(_ frame: Double) -> Value {
      var low = 0
      var high = keys.count
      while low < high {
        let middle = (low + high) / 2
        if keys[middle].frame <= frame { low = middle + 1 } else { high = middle }
      }
      guard low > 0 else { return keys[0].value }
      let key = keys[low - 1]
      guard low < keys.count, case let next = keys[low], next.frame > key.frame else {
        return key.value
      }
      let fraction = key.curve.fraction((frame - key.frame) / (next.frame - key.frame))
      return key.bend.isEmpty
        ? Value.inbetweenMix(key.value, next.value, fraction)
        : Value.inbetweenTravel(key.value, next.value, key.bend, fraction)
    }
  }
}

extension InbetweenRuntime.Mixable {
  public static func inbetweenTravel(
    _ from: Self, _ to: Self, _ bend: [Double], _ fraction: Double
  ) -> Self {
    inbetweenMix(from, to, fraction)
  }
}

extension Double: InbetweenRuntime.Mixable {
  public static func inbetweenMix(_ from: Double, _ to: Double, _ fraction: Double) -> Double {
    from + (to - from) * fraction
  }
}

extension CGPoint: InbetweenRuntime.Mixable {
  public static func inbetweenMix(
    _ from: CGPoint, _ to: CGPoint, _ fraction: Double
  ) -> CGPoint {
    CGPoint(x: from.x + (to.x - from.x) * fraction, y: from.y + (to.y - from.y) * fraction)
  }

  /// Equal fractions of the change are equal lengths of the curve.
  public static func inbetweenTravel(
    _ from: CGPoint, _ to: CGPoint, _ bend: [Double], _ fraction: Double
  ) -> CGPoint {
    func point(_ t: Double) -> CGPoint {
      let u = 1 - t
      let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      return CGPoint(
        x: (a + b) * from.x + (c + d) * to.x + b * bend[0] + c * bend[2],
        y: (a + b) * from.y + (c + d) * to.y + b * bend[1] + c * bend[3])
    }
    let steps = 96
    var lengths = [0.0]
    var last = from
    for step in 1...steps {
      let next = point(Double(step) / Double(steps))
      lengths.append(lengths[step - 1] + hypot(next.x - last.x, next.y - last.y))
      last = next
    }
    let length = fraction * lengths[steps]
    if fraction <= 0 || fraction >= 1 {
      let near = point(fraction <= 0 ? 0.001 : 0.999)
      let end = fraction <= 0 ? from : to
      let reach = hypot(near.x - end.x, near.y - end.y)
      let excess = fraction <= 0 ? length : lengths[steps] - length
      return reach > 0 ? inbetweenMix(end, near, excess / reach) : end
    }
    let upper = lengths.firstIndex { $0 >= length } ?? steps
    let chord = lengths[upper] - lengths[upper - 1]
    let within = chord > 0 ? (length - lengths[upper - 1]) / chord : 0
    return point((Double(upper - 1) + within) / Double(steps))
  }
}

extension InbetweenRuntime.Key where Value == CGPoint {
  public init(
    _ frame: Double, _ x: Double, _ y: Double, _ curve: InbetweenRuntime.Curve = .linear,
    bend: [Double] = []
  ) {
    self.init(frame, CGPoint(x: x, y: y), curve, bend: bend)
  }
}

extension InbetweenRuntime.Curve {
  /// The four numbers of a curve that begin at a place in rows; four zeros for a value that stays.
  init(_ rows: [Double], at place: Int) {
    guard place + 4 <= rows.count else {
      self = .hold
      return
    }
    switch (rows[place], rows[place + 1], rows[place + 2], rows[place + 3]) {
    case (0, 0, 0, 0): self = .hold
    case (0, 0, 1, 1): self = .linear
    case (let x1, let y1, let x2, let y2): self = .bezier(x1, y1, x2, y2)
    }
  }
}

extension InbetweenRuntime.Track where Value == Double {
  /// Rows of a frame and a value, which stays until the next.
  public init(held text: StaticString) { self.init(text, .hold) }

  /// Rows of a frame and a value, which goes to the next at constant speed.
  public init(straight text: StaticString) { self.init(text, .linear) }

  /// Rows of a frame, a value and the curve to the next, which the last does without.
  public init(eased text: StaticString) {
    let rows = InbetweenRuntime.read(text).numbers
    var keys: [InbetweenRuntime.Key<Double>] = []
    for place in stride(from: 0, to: rows.count - 1, by: 6) {
      let curve = InbetweenRuntime.Curve(rows, at: place + 2)
      keys.append(InbetweenRuntime.Key(rows[place], rows[place + 1], curve))
    }
    self.init(keys)
  }

  private init(_ text: StaticString, _ curve: InbetweenRuntime.Curve) {
    let rows = InbetweenRuntime.read(text).numbers
    var keys: [InbetweenRuntime.Key<Double>] = []
    for place in stride(from: 0, to: rows.count - 1, by: 2) {
      keys.append(InbetweenRuntime.Key(rows[place], rows[place + 1], curve))
    }
    self.init(keys)
  }
}

extension InbetweenRuntime.Track where Value == CGPoint {
  /// Rows of a frame, x and y, which stay until the next.
  public init(held text: StaticString) { self.init(text, .hold) }

  /// Rows of a frame, x and y, which go to the next at constant speed.
  public init(straight text: StaticString) { self.init(text, .linear) }

  /// Rows of a frame, x, y and the curve to the next, which the last does without.
  public init(eased text: StaticString) {
    let rows = InbetweenRuntime.read(text).numbers
    var keys: [InbetweenRuntime.Key<CGPoint>] = []
    for place in stride(from: 0, to: rows.count - 2, by: 7) {
      let curve = InbetweenRuntime.Curve(rows, at: place + 3)
      keys.append(InbetweenRuntime.Key(rows[place], rows[place + 1], rows[place + 2], curve))
    }
    self.init(keys)
  }

  private init(_ text: StaticString, _ curve: InbetweenRuntime.Curve) {
    let rows = InbetweenRuntime.read(text).numbers
    var keys: [InbetweenRuntime.Key<CGPoint>] = []
    for place in stride(from: 0, to: rows.count - 2, by: 3) {
      keys.append(InbetweenRuntime.Key(rows[place], rows[place + 1], rows[place + 2], curve))
    }
    self.init(keys)
  }
}

extension InbetweenRuntime {
  /// A colour that moves.
  public struct Tint: Mixable {
    var red, green, blue, opacity: Double

    public init(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double = 1) {
      self.red = red
      self.green = green
      self.blue = blue
      self.opacity = opacity
    }

    public var color: Color { Color(red: red, green: green, blue: blue, opacity: opacity) }

    public static func inbetweenMix(_ from: Tint, _ to: Tint, _ fraction: Double) -> Tint {
      Tint(
        .inbetweenMix(from.red, to.red, fraction), .inbetweenMix(from.green, to.green, fraction),
        .inbetweenMix(from.blue, to.blue, fraction),
        .inbetweenMix(from.opacity, to.opacity, fraction))
    }
  }
}

extension InbetweenRuntime {
  /// An outline, written as the path text of SVG: absolute `M`, `L`, `C` and `Z`.
  public struct Outline: Sendable {
    var commands: [UInt8] = []
    var numbers: [Double] = []

    public init(_ text: StaticString) {
      (commands, numbers) = read(text)
    }

    public var path: Path {
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

extension InbetweenRuntime.Outline: InbetweenRuntime.Mixable {
  public static func inbetweenMix(
    _ from: InbetweenRuntime.Outline, _ to: InbetweenRuntime.Outline, _ fraction: Double
  ) -> InbetweenRuntime.Outline {
    var result = from
    for index in result.numbers.indices where index < to.numbers.count {
      result.numbers[index] += (to.numbers[index] - result.numbers[index]) * fraction
    }
    return result
  }
}

extension [Double]: InbetweenRuntime.Mixable {
  public static func inbetweenMix(
    _ from: [Double], _ to: [Double], _ fraction: Double
  ) -> [Double] {
    zip(from, to).map { $0 + ($1 - $0) * fraction }
  }
}

extension InbetweenRuntime.Drawing {
  /// A gradient of stops: offset, red, green, blue, opacity, and so on.
  public static func gradient(_ numbers: [Double]) -> Gradient {
    var reached = 0.0
    return Gradient(
      stops: stride(from: 0, to: numbers.count, by: 5).map { index in
        // Where easing overshoots, stops pass neither each other nor the ends.
        reached = min(1, max(reached, numbers[index]))
        return Gradient.Stop(
          color: Color(
            red: numbers[index + 1], green: numbers[index + 2], blue: numbers[index + 3],
            opacity: numbers[index + 4]),
          location: reached)
      })
  }
}

extension InbetweenRuntime.Drawing {
  /// Moves the anchor to the origin, scales, skews, turns clockwise by degrees, and moves to the
  /// position.
  public static func place(
    anchor: CGPoint = .zero, position: CGPoint = .zero, scale: CGPoint = CGPoint(x: 1, y: 1),
    skew: Double = 0, skewAxis: Double = 0, rotation: Double = 0
  ) -> CGAffineTransform {
    var matrix = CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(CGAffineTransform(scaleX: scale.x, y: scale.y))
    if skew != 0 {
      let shear = tan(-skew * .pi / 180)
      matrix = matrix.concatenating(CGAffineTransform(rotationAngle: skewAxis * .pi / 180))
        .concatenating(CGAffineTransform(a: 1, b: 0, c: shear, d: 1, tx: 0, ty: 0))
        .concatenating(CGAffineTransform(rotationAngle: -skewAxis * .pi / 180))
    }
    if rotation != 0 {
      matrix = matrix.concatenating(CGAffineTransform(rotationAngle: rotation * .pi / 180))
    }
    return matrix.concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
}

extension InbetweenRuntime.Drawing {
  /// The transform of six numbers, in Core Graphics' order.
  public static func matrix(_ numbers: [Double], by scale: Double = 1) -> CGAffineTransform {
    CGAffineTransform(scaleX: scale, y: scale).concatenating(
      CGAffineTransform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4],
        ty: numbers[5]))
  }
}

extension InbetweenRuntime.Drawing {
  /// A remapped frame; at the end, where nothing would show any more, the one before.
  public static func remapped(_ frame: Double, end: Double) -> Double {
    frame == end ? end - 1 : frame
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension InbetweenRuntime.Drawing {
  /// A context with an opacity and a blend mode of its own.
  public static func blended(
    _ context: GraphicsContext, opacity: Double = 1, blendMode: GraphicsContext.BlendMode = .normal
  ) -> GraphicsContext {
    var context = context
    context.opacity *= opacity
    context.blendMode = blendMode
    return context
  }
}

extension InbetweenRuntime.Drawing {
  /// The part of each outline between two fractions of its length, moved along by degrees.
  public static func trimmed(
    _ outlines: [Path], from start: Double, to end: Double, offset: Double
  ) -> Path {
    let low = min(max(min(start, end), 0), 1)
    let high = min(max(max(start, end), 0), 1)
    let turns = offset / 360
    var result = Path()
    // Less of an outline than a step of rounding is nothing, though its caps would show.
    guard high - low > 1e-4 else { return result }
    for outline in outlines {
      if high - low >= 1 {
        result.addPath(outline)
        continue
      }
      let first = low + turns - (low + turns).rounded(.down)
      let last = first + high - low
      if last <= 1 {
        result.addPath(outline.trimmedPath(from: first, to: last))
      } else {
        let tail = outline.trimmedPath(from: first, to: 1)
        let head = outline.trimmedPath(from: 0, to: last - 1)
        result.addPath(tail)
        // Filled, two pieces of a closed outline would be two chords.
        if tail.isEmpty || !isClosed(outline) {
          result.addPath(head)
        } else {
          goOn(from: &result, along: head)
        }
      }
    }
    return result
  }

  /// Whether an outline closes.
  public static func isClosed(_ outline: Path) -> Bool {
    var isClosed = false
    func look(_ element: Path.Element) {
      if case .closeSubpath = element { isClosed = true }
    }
    outline.forEach(look)
    return isClosed
  }

  /// Goes on along an outline that begins where the path ends.
  public static func goOn(from path: inout Path, along next: Path) {
    var longer = path
    func add(_ element: Path.Element) {
      switch element {
      case .move: break
      case .line(let end): longer.addLine(to: end)
      case .quadCurve(let end, let control): longer.addQuadCurve(to: end, control: control)
      case .curve(let end, let control1, let control2):
        longer.addCurve(to: end, control1: control1, control2: control2)
      case .closeSubpath: longer.closeSubpath()
      }
    }
    next.forEach(add)
    path = longer
  }
}

extension InbetweenRuntime.Drawing {
  /// An ellipse from the top clockwise, or the other way round.
  public static func ellipse(at center: CGPoint, size: CGPoint, isReversed: Bool = false) -> Path {
    let (x, y) = (Double(size.x) / 2, Double(size.y) / 2)
    let (h, v) = (x * 0.5519, y * 0.5519)
    let corners: [[Double]] = [
      [0, -y, -h, 0, h, 0], [x, 0, 0, -v, 0, v], [0, y, h, 0, -h, 0], [-x, 0, 0, v, 0, -v],
    ]
    return closed(corners, around: center, isReversed)
  }

  /// A rectangle from the upper right clockwise, or the other way round.
  public static func rectangle(
    at center: CGPoint, size: CGPoint, radius: Double = 0, isReversed: Bool = false
  ) -> Path {
    let (x, y) = (Double(size.x) / 2, Double(size.y) / 2)
    let round = min(abs(x), abs(y), max(0, radius))
    guard round > 0 else {
      let corners: [[Double]] = [[x, -y], [x, y], [-x, y], [-x, -y]]
      return closed(corners.map { $0 + [0, 0, 0, 0] }, around: center, isReversed)
    }
    let (across, along) = (x < 0 ? -round : round, y < 0 ? -round : round)
    let (h, v) = (across * 0.5519, along * 0.5519)
    let (inner, lower) = (x - across, y - along)
    let corners: [[Double]] = [
      [x, -lower, 0, -v, 0, 0], [x, lower, 0, 0, 0, v], [inner, y, h, 0, 0, 0],
      [-inner, y, 0, 0, -h, 0], [-x, lower, 0, v, 0, 0], [-x, -lower, 0, 0, 0, -v],
      [-inner, -y, -h, 0, 0, 0], [inner, -y, 0, 0, h, 0],
    ]
    return closed(corners, around: center, isReversed)
  }

  /// A star from the top clockwise, or the other way round; a polygon without inner points. The tip
  /// that is left over of whole ones comes first, as far out as its fraction.
  public static func star(
    at center: CGPoint, points: Double, outer: (radius: Double, roundness: Double),
    inner: (radius: Double, roundness: Double)? = nil, rotation: Double = 0,
    isReversed: Bool = false
  ) -> Path {
    let count = min(10_000, inner == nil ? points.rounded(.down) : points)
    guard count >= 1 else { return Path() }
    var angle = (rotation - 90) * .pi / 180
    var corners: [[Double]] = []
    func add(_ radius: Double, _ roundness: Double, _ fraction: Double) {
      let (x, y) = (cos(angle) * radius, sin(angle) * radius)
      let reach = fraction * roundness
      corners.append([x, y, y * reach, -x * reach, -y * reach, x * reach])
    }
    let half = .pi / count
    if let inner {
      let fraction = count - count.rounded(.down)
      if fraction > 1e-9 {
        angle += half * (1 - fraction)
        add(
          inner.radius + (outer.radius - inner.radius) * fraction,
          inner.roundness + (outer.roundness - inner.roundness) * fraction, half / 2 * fraction)
        angle += half * fraction
        add(inner.radius, inner.roundness, half / 2)
        angle += half
      }
      for _ in 0..<Int(count) {
        add(outer.radius, outer.roundness, half / 2)
        angle += half
        add(inner.radius, inner.roundness, half / 2)
        angle += half
      }
    } else {
      for _ in 0..<Int(count) {
        add(outer.radius, outer.roundness, half / 2)
        angle += half * 2
      }
    }
    return closed(corners, around: center, isReversed)
  }

  /// A closed outline, or the same backwards: of each corner its place about the center, and from
  /// there the handles before and behind it.
  public static func closed(
    _ corners: [[Double]], around center: CGPoint, _ isReversed: Bool
  ) -> Path {
    var corners = corners
    if isReversed {
      corners = corners.prefix(1) + corners.dropFirst().reversed()
      corners = corners.map { [$0[0], $0[1], $0[4], $0[5], $0[2], $0[3]] }
    }
    func point(_ corner: [Double], _ handle: Int? = nil) -> CGPoint {
      let (x, y) = handle.map { (corner[$0], corner[$0 + 1]) } ?? (0, 0)
      return CGPoint(x: Double(center.x) + corner[0] + x, y: Double(center.y) + corner[1] + y)
    }
    var path = Path()
    guard var last = corners.first else { return path }
    path.move(to: point(last))
    for next in corners.dropFirst() + corners.prefix(1) {
      if last[4] == 0, last[5] == 0, next[2] == 0, next[3] == 0 {
        path.addLine(to: point(next))
      } else {
        path.addCurve(to: point(next), control1: point(last, 4), control2: point(next, 2))
      }
      last = next
    }
    path.closeSubpath()
    return path
  }

  /// Outlines as one.
  public static func joined(_ outlines: [Path]) -> Path {
    outlines.reduce(into: Path()) { $0.addPath($1) }
  }

  /// The same outlines backwards, closed ones from the same point.
  public static func reversed(_ outline: Path) -> Path {
    var result = Path()
    var start = CGPoint.zero
    var ways: [(from: CGPoint, handles: [CGPoint], to: CGPoint)] = []
    func finish(isClosed: Bool) {
      guard let last = ways.last else { return }
      result.move(to: isClosed ? start : last.to)
      if isClosed, last.to != start { result.addLine(to: last.to) }
      for way in ways.reversed() {
        switch way.handles.count {
        case 0: result.addLine(to: way.from)
        case 1: result.addQuadCurve(to: way.from, control: way.handles[0])
        default:
          result.addCurve(to: way.from, control1: way.handles[1], control2: way.handles[0])
        }
      }
      if isClosed { result.closeSubpath() }
      ways = []
    }
    var here = CGPoint.zero
    func go(_ handles: [CGPoint], _ end: CGPoint) {
      ways.append((here, handles, end))
      here = end
    }
    func add(_ element: Path.Element) {
      switch element {
      case .move(let place):
        finish(isClosed: false)
        (start, here) = (place, place)
      case .line(let end): go([], end)
      case .quadCurve(let end, let control): go([control], end)
      case .curve(let end, let first, let second): go([first, second], end)
      case .closeSubpath:
        finish(isClosed: true)
        here = start
      }
    }
    outline.forEach(add)
    finish(isClosed: false)
    return result
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension InbetweenRuntime.Drawing {
  /// Everything, for inverted masks.
  public static var everything: Path {
    Path(CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5))
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension InbetweenRuntime.Drawing {
  /// Opacity by lightness, with the weights of Rec. 601.
  public static var lightness: GraphicsContext.Filter {
    var matrix = ColorMatrix()
    (matrix.a1, matrix.a2, matrix.a3, matrix.a4) = (0.299, 0.587, 0.114, 0)
    return .colorMatrix(matrix)
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension InbetweenRuntime.Drawing {
  /// A colour matrix of four rows of five.
  public static func colorMatrix(_ numbers: [Double]) -> GraphicsContext.Filter {
    let rows = numbers.map(Float.init)
    var matrix = ColorMatrix()
    (matrix.r1, matrix.r2, matrix.r3, matrix.r4, matrix.r5) =
      (rows[0], rows[1], rows[2], rows[3], rows[4])
    (matrix.g1, matrix.g2, matrix.g3, matrix.g4, matrix.g5) =
      (rows[5], rows[6], rows[7], rows[8], rows[9])
    (matrix.b1, matrix.b2, matrix.b3, matrix.b4, matrix.b5) =
      (rows[10], rows[11], rows[12], rows[13], rows[14])
    (matrix.a1, matrix.a2, matrix.a3, matrix.a4, matrix.a5) =
      (rows[15], rows[16], rows[17], rows[18], rows[19])
    return .colorMatrix(matrix)
  }
}

extension InbetweenRuntime {
  /// Pictures that are part of the source.
  public enum Pictures {
    /// The picture of base64 text.
    public static func image(_ base64: String) -> Image {
      let data = Data(base64Encoded: base64) ?? Data()
      #if canImport(UIKit)
        return Image(uiImage: UIImage(data: data) ?? UIImage())
      #else
        return Image(nsImage: NSImage(data: data) ?? NSImage())
      #endif
    }
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension InbetweenRuntime.Drawing {
  /// Draws an image that fills a size from the origin; what is left over of it is cut equally
  /// at both sides.
  public static func draw(
    _ image: Image, filling size: CGSize, in context: GraphicsContext
  ) {
    let picture = context.resolve(image)
    guard picture.size.width > 0, picture.size.height > 0 else { return }
    let scale = max(size.width / picture.size.width, size.height / picture.size.height)
    let shown = CGSize(
      width: picture.size.width * scale, height: picture.size.height * scale)
    let place = CGRect(
      x: (size.width - shown.width) / 2, y: (size.height - shown.height) / 2,
      width: shown.width, height: shown.height)
    var context = context
    // Rims are as soft as they should be: those that are not cut are the picture's own.
    let cuts = (across: place.minX < -0.001, down: place.minY < -0.001)
    if cuts.across || cuts.down {
      context.clip(
        to: Path(
          CGRect(
            x: cuts.across ? 0 : -1, y: cuts.down ? 0 : -1,
            width: size.width + (cuts.across ? 0 : 2),
            height: size.height + (cuts.down ? 0 : 2))))
    }
    context.draw(picture, in: place)
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension InbetweenRuntime.Drawing {
  /// Draws a flat picture that is seen at an angle: x' = (a x + b y + c) / w and
  /// y' = (d x + e y + f) / w, where w = g x + h y + 1.
  ///
  /// The picture is made as it is seen at `center`, so that it is about as large, and bent
  /// from there in the view's own space.
  public static func drawLayer(
    in context: GraphicsContext, at view: [Double], around center: CGPoint,
    _ draw: (inout GraphicsContext) -> Void
  ) {
    let w = view[6] * center.x + view[7] * center.y + 1
    let x = (view[0] * center.x + view[1] * center.y + view[2]) / w
    let y = (view[3] * center.x + view[4] * center.y + view[5]) / w
    var flat = CGAffineTransform(
      a: (view[0] - view[6] * x) / w, b: (view[3] - view[6] * y) / w,
      c: (view[1] - view[7] * x) / w, d: (view[4] - view[7] * y) / w, tx: 0, ty: 0)
    // From the edge or from behind the viewer nothing is seen.
    guard w > 0, abs(flat.a * flat.d - flat.b * flat.c) > 1e-6 else { return }
    flat.tx = x - flat.a * center.x - flat.c * center.y
    flat.ty = y - flat.b * center.x - flat.d * center.y
    var seen = ProjectionTransform()
    (seen.m11, seen.m12, seen.m13) = (view[0], view[3], view[6])
    (seen.m21, seen.m22, seen.m23) = (view[1], view[4], view[7])
    (seen.m31, seen.m32, seen.m33) = (view[2], view[5], 1)
    let space = context.transform
    let bend = ProjectionTransform(flat.concatenating(space).inverted())
      .concatenating(seen).concatenating(ProjectionTransform(space))
    var context = context
    context.transform = .identity
    context.addFilter(.projectionTransform(bend))
    context.drawLayer { context in
      context.transform = flat.concatenating(space)
      draw(&context)
    }
  }
}

extension InbetweenRuntime.Drawing {
  /// What a radial wipe leaves at a fraction of completion: it begins at an angle, in degrees
  /// clockwise from up.
  public static func wiped(
    _ completion: Double, around center: CGPoint, from angle: Double
  ) -> Path {
    let gone = min(1, max(0, completion)) * 360
    guard gone > 0 else { return Path(CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)) }
    var path = Path()
    guard gone < 360 else { return path }
    path.move(to: center)
    for step in 0...72 {
      let degrees = angle + (360 - gone) * Double(step) / 72
      path.addLine(
        to: CGPoint(
          x: center.x + sin(degrees * .pi / 180) * 1e5,
          y: center.y - cos(degrees * .pi / 180) * 1e5))
    }
    path.closeSubpath()
    return path
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension InbetweenRuntime.Drawing {
  /// Draws a picture in three colours: what black, middle grey and white become as red, green
  /// and blue, then how much of that counts.
  public static func drawColorMap(
    _ colorMap: [Double], in context: GraphicsContext, of picture: (inout GraphicsContext) -> Void
  ) {
    context.drawLayer { context in
      if colorMap[9] < 1 { context.drawLayer(content: picture) }
      var whole = context
      whole.opacity = colorMap[9]
      whole.blendMode = colorMap[9] < 1 ? .sourceAtop : .normal
      whole.drawLayer { context in
        for tone in 0..<3 {
          // Each tone covers the one before as far as the picture is light.
          let slope = tone == 0 ? 0.0 : 2.0
          var rows = [Double](repeating: 0, count: 20)
          for row in 0..<3 { rows[row * 5 + 4] = colorMap[tone * 3 + row] }
          rows[15] = 0.299 * slope
          rows[16] = 0.587 * slope
          rows[17] = 0.114 * slope
          rows[18] = tone == 0 ? 1 : 0
          rows[19] = tone == 2 ? -1 : 0
          var context = context
          context.blendMode = tone == 0 ? .normal : .sourceAtop
          context.addFilter(colorMatrix(rows))
          context.drawLayer(content: picture)
        }
      }
    }
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension InbetweenRuntime.Drawing {
  /// Draws the soft shadow of a picture alone, wider by its spread before it is soft, without
  /// what the picture covers of it where that is cut out.
  public static func drawShadow(
    in context: GraphicsContext, of picture: (inout GraphicsContext) -> Void, _ color: Color,
    radius: Double,
    spread: Double = 0, x: Double = 0, y: Double = 0,
    blendMode: GraphicsContext.BlendMode = .normal,
    cutsOut: Bool
  ) {
    blended(context, blendMode: blendMode).drawLayer { context in
      var soft = context
      // Moved with its context, whether the filter's own offset turns with that or not.
      soft.translateBy(x: x, y: y)
      soft.addFilter(.shadow(color: color, radius: radius, options: .shadowOnly))
      soft.drawLayer { context in
        if spread > 0 {
          fill(picture, widenedBy: spread, in: context)
        } else {
          picture(&context)
        }
      }
      if cutsOut {
        blended(context, blendMode: .destinationOut).drawLayer(content: picture)
      }
    }
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension InbetweenRuntime.Drawing {
  /// Draws a picture with the soft shadow of its surroundings on it, wider by its spread before
  /// it is soft.
  public static func drawInnerShadow(
    in context: GraphicsContext, of picture: @escaping (inout GraphicsContext) -> Void,
    _ color: Color, radius: Double,
    spread: Double = 0, x: Double = 0, y: Double = 0, blendMode: GraphicsContext.BlendMode = .normal
  ) {
    context.drawLayer { context in
      context.drawLayer(content: picture)
      var shadow = blended(
        context, blendMode: blendMode == .normal ? .sourceAtop : blendMode)
      shadow.addFilter(.blur(radius: radius))
      shadow.drawLayer { context in
        context.translateBy(x: x, y: y)
        fill(surroundings(of: picture), widenedBy: spread, color, in: context)
      }
      if blendMode != .normal {
        blended(context, blendMode: .destinationIn).drawLayer(content: picture)
      }
    }
  }
}

extension InbetweenRuntime {
  /// A radial gradient whose highlight lies off its centre. It covers all of what it is drawn in.
  public struct Highlight {
    private let gradient: CGGradient?
    private let center: CGPoint
    private let radius: Double
    private let focus: CGPoint

    /// Stops are offset, red, green, blue, opacity, and so on. The highlight lies a fraction of the
    /// way from the centre to the edge, turned by degrees.
    public init(
      _ stops: [Double], center: CGPoint, edge: CGPoint, length: Double, angle: Double
    ) {
      let (x, y) = (edge.x - center.x, edge.y - center.y)
      let fraction = min(0.99, max(-0.99, length))
      let (sine, cosine) = (sin(angle * .pi / 180), cos(angle * .pi / 180))
      self.center = center
      // A gradient without extent is its last colour.
      radius = max(1e-3, hypot(x, y))
      focus = CGPoint(
        x: center.x + (x * cosine - y * sine) * fraction,
        y: center.y + (x * sine + y * cosine) * fraction)
      var places: [CGFloat] = []
      var colors: [CGFloat] = []
      for index in stride(from: 0, to: stops.count, by: 5) {
        // Where easing overshoots, stops pass neither each other nor the ends.
        places.append(min(1, max(places.last ?? 0, stops[index])))
        for part in stops[index + 1..<index + 5] { colors.append(min(1, max(0, part))) }
      }
      let space = CGColorSpace(name: CGColorSpace.sRGB) ?? CGColorSpaceCreateDeviceRGB()
      gradient = CGGradient(
        colorSpace: space, colorComponents: colors, locations: places, count: places.count)
    }

    public func draw(in context: CGContext) {
      guard let gradient else { return }
      context.drawRadialGradient(
        gradient, startCenter: focus, startRadius: 0, endCenter: center, endRadius: radius,
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension InbetweenRuntime.Drawing {
  /// Sets words in place of the file's: lines begin, are centred or end at x 0 for a side of 0,
  /// 0.5 or 1, and the first is at y 0.
  public static func write(
    _ words: String, in context: GraphicsContext, _ font: Font, _ color: Color, side: Double,
    lineHeight: Double,
    tracking: Double = 0
  ) {
    let lines = words.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let text = context.resolve(
        Text(verbatim: String(line)).font(font).tracking(tracking).foregroundColor(color))
      let size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
      let top = Double(index) * lineHeight - text.firstBaseline(in: size)
      context.draw(
        text,
        in: CGRect(x: -side * size.width, y: top, width: size.width, height: size.height))
    }
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension InbetweenRuntime.Drawing {
  /// Fills what a picture covers, wider by a distance on all sides and round at corners. What it
  /// covers in part grows as well, by up to a pixel less, from more than a sixty-fourth on.
  public static func fill(
    _ picture: (inout GraphicsContext) -> Void, widenedBy distance: Double,
    _ color: Color = .black,
    in context: GraphicsContext
  ) {
    var context = context
    context.clipToLayer { context in
      guard distance > 0 else { return context.drawLayer(content: picture) }
      // As tones of red on black, of which the lightest counts where copies lie on each other.
      var covered = ColorMatrix()
      (covered.a1, covered.a4) = (1, 0)
      context.addFilter(.colorMatrix(covered))
      context.drawLayer { context in
        context.fill(everything, with: .color(.black))
        let pixel = pixelSize(of: context)
        let count = 8 * min(6, max(2, (distance / pixel * .pi / 4).rounded(.up)))
        draw(picture, around: distance, copies: count, firm: false, in: context)
        // What is covered at all covers a pixel less far; a further ring fills the gap about what is thin.
        let isFirm = distance > pixel
        if isFirm {
          draw(picture, around: distance - pixel, copies: count, firm: true, in: context)
          draw(picture, around: distance / 2, copies: count / 4, firm: true, in: context)
        }
        draw(picture, around: 0, copies: 1, firm: isFirm, in: context)
      }
    }
    context.fill(everything, with: .color(color))
  }

  /// What a picture leaves free.
  public static func surroundings(
    of picture: @escaping (inout GraphicsContext) -> Void
  ) -> (inout GraphicsContext) -> Void {
    { context in
      context.fill(everything, with: .color(.black))
      blended(context, blendMode: .destinationOut).drawLayer(content: picture)
    }
  }

  /// Draws copies of what a picture covers on a circle around it, as tones of red; as light as can
  /// be if firm.
  private static func draw(
    _ picture: (inout GraphicsContext) -> Void, around radius: Double, copies count: Double,
    firm: Bool, in context: GraphicsContext
  ) {
    var tone = ColorMatrix()
    (tone.r1, tone.r4, tone.r5) = firm ? (0, 255, -4) : (0, 1, 0)
    (tone.a4, tone.a5) = (0, 1)
    for step in 0..<Int(count) {
      let angle = Double(step) / count * 2 * .pi
      var copy = blended(context, blendMode: .lighten)
      copy.translateBy(x: cos(angle) * radius, y: sin(angle) * radius)
      copy.addFilter(.colorMatrix(tone))
      copy.drawLayer(content: picture)
    }
  }

  /// How large a pixel is in a context's space.
  private static func pixelSize(of context: GraphicsContext) -> Double {
    let matrix = context.transform
    let scale = abs(matrix.a * matrix.d - matrix.b * matrix.c).squareRoot()
    return context.environment.pixelLength / max(1e-3, scale)
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension InbetweenRuntime.Drawing {
  /// Draws a picture with a line along its edge, so wide outside and inside of it: below it outside,
  /// and on it inside.
  public static func drawOutlined(
    in context: GraphicsContext, _ picture: @escaping (inout GraphicsContext) -> Void,
    _ color: Color, outside: Double,
    inside: Double
  ) {
    context.drawLayer { context in
      if outside > 0 { fill(picture, widenedBy: outside, color, in: context) }
      context.drawLayer(content: picture)
      if inside > 0 {
        blended(context, blendMode: .sourceAtop).drawLayer { context in
          fill(surroundings(of: picture), widenedBy: inside, color, in: context)
        }
      }
    }
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension InbetweenRuntime.Drawing {
  /// Draws a picture blurred in one direction alone: copies, as a bell curve weighs them. They are
  /// gathered by sevens: a copy by itself is so faint that a picture of bytes rounds much of it away.
  public static func drawBlurred(
    in context: GraphicsContext, _ picture: (inout GraphicsContext) -> Void, radius: Double,
    x: Double, y: Double
  ) {
    let size = 7
    let places = (0..<size * size).map { Double($0) / 8 - 3 }
    let weights = places.map { exp(-$0 * $0 / 2) }
    let sum = weights.reduce(0, +)
    context.drawLayer { context in
      for start in stride(from: 0, to: places.count, by: size) {
        let group = start..<start + size
        let part = weights[group].reduce(0, +)
        let whole = blended(context, opacity: part / sum, blendMode: .plusLighter)
        whole.drawLayer { context in
          for index in group {
            var copy = blended(context, opacity: weights[index] / part, blendMode: .plusLighter)
            copy.translateBy(x: x * places[index] * radius, y: y * places[index] * radius)
            copy.drawLayer(content: picture)
          }
        }
      }
    }
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension InbetweenRuntime.Drawing {
  /// Draws one of several pictures; none where the number is below 0.
  public static func show(
    _ number: Double, of pictures: [Image], in box: CGRect, of context: GraphicsContext
  ) {
    guard number >= 0 else { return }
    context.draw(pictures[Int(number)], in: box)
  }
}

extension InbetweenRuntime {
  /// What is shown: a frame, or several that are mixed by their weights.
  public struct Moment: Sendable {
    var frames: [Double]
    /// They add up to 1.
    var weights: [Double]

    public init(_ frame: Double) { self.init([frame], weights: [1]) }

    public init(_ frames: [Double], weights: [Double]) {
      self.frames = frames
      self.weights = weights
    }

    /// The frame that says what is there.
    public var first: Double { frames.first ?? 0 }

    /// Other frames, mixed alike.
    public func map(_ change: (Double) -> Double) -> Moment {
      Moment(frames.map(change), weights: weights)
    }

    /// A value between its values at each of the frames.
    public func mix<Value: Mixable>(_ value: (Double) -> Value) -> Value {
      var result = value(first)
      var sum = weights.first ?? 1
      for index in frames.indices.dropFirst() {
        sum += weights[index]
        // Where the weights so far add up to 0, a later frame is all of it.
        guard abs(sum) > 1e-12 else { continue }
        result = .inbetweenMix(result, value(frames[index]), weights[index] / sum)
      }
      return result
    }

    public static func + (moment: Moment, step: Double) -> Moment { moment.map { $0 + step } }

    public static func - (moment: Moment, step: Double) -> Moment { moment.map { $0 - step } }

    public static func * (moment: Moment, factor: Double) -> Moment { moment.map { $0 * factor } }

    public static func / (moment: Moment, factor: Double) -> Moment { moment.map { $0 / factor } }

    public static func < (moment: Moment, frame: Double) -> Bool { moment.first < frame }

    public static func >= (moment: Moment, frame: Double) -> Bool { moment.first >= frame }

    public func truncatingRemainder(dividingBy length: Double) -> Moment {
      map { $0.truncatingRemainder(dividingBy: length) }
    }
  }
}

extension InbetweenRuntime.Track {
  /// The value between those at each frame of a moment.
  public func callAsFunction(_ moment: InbetweenRuntime.Moment) -> Value { moment.mix { self($0) } }
}

extension Color: InbetweenRuntime.Mixable {
  /// Colours that are known only where they are shown, such as those of asset catalogues, change at
  /// half of the change.
  public static func inbetweenMix(_ from: Color, _ to: Color, _ fraction: Double) -> Color {
    guard let old = from.cgColor?.components, let new = to.cgColor?.components, old.count == 4,
      new.count == 4
    else { return fraction < 0.5 ? from : to }
    func mixed(_ place: Int) -> Double {
      let value = Double(old[place]) + Double(new[place] - old[place]) * fraction
      return min(1, max(0, value))
    }
    return Color(red: mixed(0), green: mixed(1), blue: mixed(2), opacity: mixed(3))
  }
}

extension Gradient: InbetweenRuntime.Mixable {
  public static func inbetweenMix(
    _ from: Gradient, _ to: Gradient, _ fraction: Double
  ) -> Gradient {
    guard from.stops.count == to.stops.count else { return fraction < 0.5 ? from : to }
    var reached = CGFloat(0)
    return Gradient(
      stops: zip(from.stops, to.stops).map { old, new in
        let place = old.location + (new.location - old.location) * CGFloat(fraction)
        reached = min(1, max(reached, place))
        return Gradient.Stop(
          color: .inbetweenMix(old.color, new.color, fraction), location: reached)
      })
  }
}

extension Path: InbetweenRuntime.Mixable {
  /// Points move between outlines of the same lines and curves; others change halfway.
  public static func inbetweenMix(_ from: Path, _ to: Path, _ fraction: Double) -> Path {
    var ends: [Path.Element] = []
    func keep(_ element: Path.Element) { ends.append(element) }
    to.forEach(keep)
    var result = Path()
    var place = 0
    var isAlike = true
    func mixed(_ old: CGPoint, _ new: CGPoint) -> CGPoint {
      CGPoint(x: old.x + (new.x - old.x) * fraction, y: old.y + (new.y - old.y) * fraction)
    }
    func mix(_ element: Path.Element) {
      guard isAlike, place < ends.count else { return isAlike = false }
      switch (element, ends[place]) {
      case (.move(let old), .move(let new)): result.move(to: mixed(old, new))
      case (.line(let old), .line(let new)): result.addLine(to: mixed(old, new))
      case (.quadCurve(let old, let oldControl), .quadCurve(let new, let control)):
        result.addQuadCurve(to: mixed(old, new), control: mixed(oldControl, control))
      case (.curve(let old, let oldFirst, let oldSecond), .curve(let new, let first, let second)):
        result.addCurve(
          to: mixed(old, new), control1: mixed(oldFirst, first),
          control2: mixed(oldSecond, second))
      case (.closeSubpath, .closeSubpath): result.closeSubpath()
      default: isAlike = false
      }
      place += 1
    }
    from.forEach(mix)
    return isAlike && place == ends.count ? result : fraction < 0.5 ? from : to
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension InbetweenRuntime {
  /// Values of keyframes at any time.
  public enum Frames {
    /// The value at a time; before the start and after the end it stays.
    public static func value<Value>(
      of timeline: KeyframeTimeline<Value>, at time: Double
    ) -> Value {
      timeline.value(time: min(max(0, time), timeline.duration))
    }
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension InbetweenRuntime.Frames {
  /// The value between those at each time of a moment.
  public static func value<Value: InbetweenRuntime.Mixable>(
    of timeline: KeyframeTimeline<Value>, at moment: InbetweenRuntime.Moment
  ) -> Value {
    moment.mix { value(of: timeline, at: $0) }
  }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension InbetweenRuntime {
  /// Words in place of the file's: lines begin, are centred or end at x 0, and the first is at
  /// y 0.
  public struct Words: View {
    private let lines: [Substring]
    private let font: Font
    private let color: Color
    private let alignment: Alignment
    private let lineHeight: Double
    private let tracking: Double

    public init(
      _ words: String, in font: Font, _ color: Color, alignment: Alignment, lineHeight: Double,
      tracking: Double = 0
    ) {
      lines = words.split(separator: "\n", omittingEmptySubsequences: false)
      self.font = font
      self.color = color
      self.alignment = alignment
      self.lineHeight = lineHeight
      self.tracking = tracking
    }

    public var body: some View {
      // As large as what it is offered, which outlines are too.
      GeometryReader { _ in
        ZStack(alignment: .topLeading) {
          ForEach(lines.indices, id: \.self) { index in
            Text(verbatim: String(lines[index]))
              .font(font)
              .tracking(tracking)
              .foregroundStyle(color)
              .fixedSize()
              .frame(width: 0, height: 0, alignment: alignment)
              .offset(y: lineHeight * Double(index))
          }
        }
      }
    }
  }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension InbetweenRuntime.LayersView {
  func fitLayers() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let (x, y) = (bounds.width / canvas.width, bounds.height / canvas.height)
    let scale: CGFloat =
      switch scaling {
      case .fit: min(x, y)
      case .fill: max(x, y)
      case .none: 1
      }
    let (width, height) = (canvas.width * scale, canvas.height * scale)
    host.bounds = CGRect(origin: .zero, size: canvas)
    host.position = CGPoint(
      x: bounds.minX + width / 2 + (bounds.width - width) * alignment.x,
      y: bounds.minY + height / 2 + (bounds.height - height) * vertical)
    host.setAffineTransform(CGAffineTransform(scaleX: scale, y: scale))
    #if canImport(UIKit)
      layer.masksToBounds = scaling == .fill
    #else
      layer?.masksToBounds = scaling == .fill
    #endif
    CATransaction.commit()
  }

  /// Where it is from the upper edge; a Mac counts from the lower one.
  private var vertical: CGFloat {
    #if canImport(UIKit)
      return alignment.y
    #else
      return 1 - alignment.y
    #endif
  }

  /// Draws as many pixels as the screen has.
  func sharpenLayers() {
    #if canImport(UIKit)
      let scale = max(1, traitCollection.displayScale)
    #else
      let scale = window?.backingScaleFactor ?? 1
    #endif
    var layers = [host]
    while let layer = layers.popLast() {
      layer.contentsScale = scale
      layers += layer.sublayers ?? []
      if let mask = layer.mask { layers.append(mask) }
    }
  }

  func updateAccessibility() {
    #if canImport(UIKit)
      isAccessibilityElement = label != nil
      accessibilityLabel = label
    #else
      setAccessibilityElement(label != nil)
      setAccessibilityLabel(label)
    #endif
  }
}

extension InbetweenRuntime.Highlight {
  /// What it covers of a square, with so many pixels on each side.
  public func picture(of square: CGRect, pixels: Int) -> CGImage? {
    let context = CGContext(
      data: nil, width: pixels, height: pixels, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpace(name: CGColorSpace.sRGB) ?? CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    guard let context else { return nil }
    let scale = Double(pixels) / square.width
    // In a picture y points up.
    context.scaleBy(x: scale, y: -scale)
    context.translateBy(x: -square.minX, y: -square.maxY)
    draw(in: context)
    return context.makeImage()
  }
}

#if !os(watchOS)

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension InbetweenRuntime {
  /// Tells the view what SwiftUI is asked; SwiftUI moves the moment when progress is animated.
  public struct Stage: View, Animatable {
    public nonisolated var animatableData: Double
    let options: PlayerOptions.Values
    let size: CGSize
    let make: () -> LayersView
    let update: (LayersView) -> Void
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    public init(
      _ options: PlayerOptions, size: CGSize, make: @escaping () -> LayersView,
      update: @escaping (LayersView) -> Void
    ) {
      animatableData = options.values.progress ?? 0
      self.options = options.values
      self.size = size
      self.make = make
      self.update = update
    }

    public var body: some View {
      Framed(size: size, scaling: options.scaling, alignment: options.alignment) { host }
        .modifier(Spoken(label: options.label))
    }

    private var host: Host {
      Host(make: make) { view, memory in
        update(view)
        view.onCompletion = options.onCompletion
        view.reducesMotion = reducesMotion
        if options.progress != nil {
          view.progress = animatableData
        } else {
          view.request(
            options.playback, isPlaying: options.isPlaying,
            isAnew: options.trigger != memory.trigger)
        }
        memory.trigger = options.trigger
        follow(view, memory)
      }
    }

    /// Moves the view where the position was put, and the position with what plays.
    func follow(_ view: LayersView, _ memory: Memory) {
      guard let position = options.position else { return view.onProgress = nil }
      if position.wrappedValue != memory.reported { view.goOn(to: position.wrappedValue) }
      memory.reported = position.wrappedValue
      view.onProgress = {
        memory.reported = $0
        position.wrappedValue = $0
      }
    }
  }

  /// What a view was given, and what it reported.
  final class Memory {
    var trigger = 0
    /// What the position was when it was last reported.
    var reported = Double.nan
  }

}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension InbetweenRuntime.LayersView {
  /// Goes on from another frame of what it plays: 0 is the start of the whole, 1 its end.
  func goOn(to progress: Double) {
    guard !reducesMotion else { return self.progress = progress }
    let (all, part) = (whole.iteration, playback.iteration)
    let frame = all.lowerBound + progress * (all.upperBound - all.lowerBound)
    let length = part.upperBound - part.lowerBound
    let done = min(max(0, frame - part.lowerBound), length)
    seek(to: (playback.isReversed ? length - done : done) / length)
  }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension InbetweenRuntime {
  #if canImport(UIKit)
    struct Host: UIViewRepresentable {
      let make: () -> LayersView
      let update: (LayersView, Memory) -> Void

      func makeCoordinator() -> Memory { Memory() }

      func makeUIView(context: Context) -> LayersView { make() }

      func updateUIView(_ view: LayersView, context: Context) {
        update(view, context.coordinator)
      }

      @available(iOS 16, tvOS 16, *)
      func sizeThatFits(
        _ proposal: ProposedViewSize, uiView: LayersView, context: Context
      ) -> CGSize? {
        proposal.replacingUnspecifiedDimensions(by: uiView.intrinsicContentSize)
      }
    }
  #else
    struct Host: NSViewRepresentable {
      let make: () -> LayersView
      let update: (LayersView, Memory) -> Void

      func makeCoordinator() -> Memory { Memory() }

      func makeNSView(context: Context) -> LayersView { make() }

      func updateNSView(_ view: LayersView, context: Context) {
        update(view, context.coordinator)
      }

      @available(macOS 13, *)
      func sizeThatFits(
        _ proposal: ProposedViewSize, nsView: LayersView, context: Context
      ) -> CGSize? {
        proposal.replacingUnspecifiedDimensions(by: nsView.intrinsicContentSize)
      }
    }
  #endif
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension InbetweenRuntime {
  #if canImport(UIKit)
    public typealias PlatformView = UIView
  #else
    public typealias PlatformView = NSView
  #endif

  /// Shows a tree of layers that the render server moves by itself. The app does nothing while it
  /// plays.
  open class LayersView: PlatformView {
    /// Is called when it has come to its end: once each time that it plays.
    public var onCompletion: (() -> Void)?
    /// Is called with how far it is, some sixty times a second while it plays: 0 is the start of the
    /// whole, 1 its end.
    public var onProgress: ((Double) -> Void)? {
      didSet { if (onProgress == nil) != (oldValue == nil) { reportProgress() } }
    }
    /// How it fills its bounds.
    public var scaling = Scaling.fit {
      didSet { if scaling != oldValue { fitLayers() } }
    }
    /// Where it is in its bounds: 0 is the left and upper edge, 1 the right and lower one.
    public var alignment = CGPoint(x: 0.5, y: 0.5) {
      didSet { if alignment != oldValue { fitLayers() } }
    }
    /// What assistive technologies call it; without it they leave it out, as decoration.
    public var label: String? {
      didSet { updateAccessibility() }
    }

    let host = CALayer()
    private(set) var tree: LayerTree?
    open private(set) lazy var playback = whole
    /// The frames after which the end was asked for.
    private var done: Double?
    private(set) var hasBegun = false
    /// Whether it is to play: it does so once it is seen.
    private var isGoing = false
    private var isSeen = false
    private var observer: Observer?
    /// Tells the end that is to come; nil where none is.
    private var ending: Task<Void, Never>?
    /// Tells how far it is; nil where nothing moves.
    private var following: Task<Void, Never>?
    /// Whether the end has been reported.
    private var isReported = false

    public override init(frame: CGRect) {
      super.init(frame: frame)
      prepare()
    }

    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      prepare()
    }

    /// The canvas, in points.
    open var canvas: CGSize { .zero }

    /// All of it, in a loop.
    open var whole: Playback { Playback(0..<1, still: 0) }

    /// Frames a second.
    open var frameRate: Double { 1 }

    /// The layers, with colours as they are here.
    open func makeTree(_ color: @escaping (Color) -> CGColor) -> LayerTree {
      LayerTree(whole.iteration, frameRate: frameRate, color: color)
    }

    // MARK: Playing

    /// Plays all of it from the start.
    public func play(loop: Loop = .forever) {
      var playback = playback
      playback.play(whole.iteration, passes: loop.passes, still: whole.still)
      begin(playback)
    }

    /// Plays some of its frames.
    public func play(_ frames: Range<Double>, loop: Loop = .forever) {
      var playback = playback
      playback.play(frames, passes: loop.passes, still: whole.still)
      begin(playback)
    }

    /// Plays what it plays anew.
    public func restart() { begin(playback) }

    /// Whether it plays; it goes on from where it was stopped.
    public var isPlaying: Bool {
      get { isGoing && !isOver }
      set {
        guard newValue != isGoing else { return }
        if newValue { go(from: host.timeOffset) } else { stop(at: time) }
      }
    }

    /// How many times as fast it plays.
    public var speed: Double {
      get { playback.speed }
      set {
        let place = time
        playback.speed = max(0, newValue)
        if isGoing { go(from: place) }
      }
    }

    /// Whether iterations play from their end to their start.
    public var isReversed: Bool {
      get { playback.isReversed }
      set {
        playback.isReversed = newValue
        install()
      }
    }

    /// Whether each iteration goes back to where it began; an iteration is both.
    public var autoreverses: Bool {
      get { playback.autoreverses }
      set {
        playback.autoreverses = newValue
        install()
      }
    }

    /// Where it is in the whole: 0 is the start, 1 the end. Put somewhere else, it stops there.
    public var progress: Double {
      get {
        let end = whole.iteration.upperBound
        let frame = playback.frame(after: elapsed, until: done)
        let length = end - whole.iteration.lowerBound
        // The last picture lies a hair before the end.
        return frame > end - 0.003 ? 1 : (frame - whole.iteration.lowerBound) / length
      }
      set {
        if !hasBegun || !playback.isOfSameParts(as: whole) {
          playback = whole
          done = nil
          install()
        }
        hasBegun = true
        let length = whole.iteration.upperBound - whole.iteration.lowerBound
        stop(at: min(max(0, newValue) * length, length - 0.002) / frameRate)
      }
    }

    /// Goes on from another moment of what it plays: 0 is the start of an iteration, 1 its end.
    public func seek(to progress: Double) {
      let intro = playback.intro.map { $0.upperBound - $0.lowerBound } ?? 0
      let length = playback.iteration.upperBound - playback.iteration.lowerBound
      let place = (intro + min(max(0, progress), 1) * length) / frameRate
      isReported = false
      if isGoing { go(from: place) } else { stop(at: place) }
    }

    /// Whether it rests for people who prefer less motion.
    public var reducesMotion = false {
      didSet {
        if reducesMotion != oldValue, hasBegun { begin(playback) }
      }
    }

    /// Begins to play something else, or goes on with what it plays.
    func request(_ other: Playback, isPlaying: Bool, isAnew: Bool = false) {
      if isAnew || !hasBegun || !other.isOfSameParts(as: playback) {
        begin(other)
      } else if other != playback {
        if other.speed != speed { speed = other.speed }
        if other != playback { change(to: other) }
      }
      if !reducesMotion { self.isPlaying = isPlaying }
    }

    open func begin(_ playback: Playback) {
      self.playback = playback
      done = playback.isDone ? 0 : nil
      hasBegun = true
      isReported = false
      install()
      guard !reducesMotion else {
        return stop(at: (playback.rest - whole.iteration.lowerBound) / frameRate)
      }
      go(from: 0)
    }

    /// Comes to an end, or goes on without one, from where it is.
    open func change(to playback: Playback) {
      done = playback.isDone ? elapsed : nil
      self.playback = playback
      isReported = false
      install()
      if isGoing, isSeen { awaitEnd() }
    }

    /// For people who prefer less motion moments of the whole are shown.
    private func install() {
      reducesMotion ? tree?.install(whole) : tree?.install(playback, until: done)
    }

    /// The time of the host: what has been played, in seconds.
    private var time: Double { host.convertTime(CACurrentMediaTime(), from: nil) }

    /// The frames that have been played.
    private var elapsed: Double { time * frameRate }

    private var isOver: Bool { playback.isOver(after: elapsed + 0.001, until: done) }

    private func go(from time: Double) {
      isGoing = true
      guard isSeen else { return stand(at: time) }
      host.speed = Float(playback.speed)
      host.timeOffset = time
      host.beginTime = now
      awaitEnd()
      reportProgress()
    }

    private func stop(at time: Double) {
      isGoing = false
      stand(at: time)
    }

    /// What plays begins when it is first seen.
    private func see() {
      guard window != nil, !isSeen else { return }
      isSeen = true
      if isGoing { go(from: host.timeOffset) }
    }

    private func stand(at time: Double) {
      ending?.cancel()
      following?.cancel()
      host.speed = 0
      host.beginTime = 0
      host.timeOffset = time
    }

    /// The time of the layer around the host.
    private var now: Double {
      let time = CACurrentMediaTime()
      return host.superlayer?.convertTime(time, from: nil) ?? time
    }

    /// Tells the end when it comes.
    private func awaitEnd() {
      ending?.cancel()
      let rest = playback.length(until: done) - elapsed
      guard rest.isFinite, playback.speed > 0, !isReported else { return }
      let seconds = max(0, rest / frameRate / playback.speed)
      ending = Task { [weak self] in
        try? await Task.sleep(nanoseconds: UInt64(min(seconds, 1e6) * 1e9) + 1_000_000)
        guard let self, !Task.isCancelled, !isReported, isOver else { return }
        isReported = true
        onCompletion?()
      }
    }

    private func reportProgress() {
      following?.cancel()
      guard onProgress != nil, isGoing, isSeen else { return }
      following = Task { [weak self] in
        while let self, !Task.isCancelled {
          onProgress?(progress)
          guard isGoing, !isOver else { return }
          try? await Task.sleep(nanoseconds: 16_666_667)
        }
      }
    }

    // MARK: Layers

    private func prepare() {
      host.speed = 0
      #if canImport(UIKit)
        isUserInteractionEnabled = false
        layer.addSublayer(host)
      #else
        wantsLayer = true
        host.isGeometryFlipped = true
        layer?.addSublayer(host)
      #endif
      observer = .ofReducedMotion { [weak self] in self?.reducesMotion = $0 }
      // In SwiftUI it takes the space that it is offered, whatever its own size.
      setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      setContentCompressionResistancePriority(.defaultLow, for: .vertical)
      updateAccessibility()
      build()
    }

    /// Makes the layers anew.
    open func build() {
      host.sublayers?.forEach { $0.removeFromSuperlayer() }
      #if canImport(UIKit)
        let traits = traitCollection
        let tree = makeTree { UIColor($0).resolvedColor(with: traits).cgColor }
      #else
        var made: LayerTree?
        effectiveAppearance.performAsCurrentDrawingAppearance {
          made = makeTree { NSColor($0).cgColor }
        }
        guard let tree = made else { return }
      #endif
      self.tree = tree
      host.addSublayer(tree.root)
      sharpenLayers()
      install()
    }

    /// The size of the canvas.
    public override var intrinsicContentSize: CGSize { canvas }

    #if canImport(UIKit)
      public override func sizeThatFits(_ size: CGSize) -> CGSize { canvas }

      public override func didMoveToWindow() {
        super.didMoveToWindow()
        see()
      }

      public override func layoutSubviews() {
        super.layoutSubviews()
        fitLayers()
      }

      /// Dynamic colours and the scale of the screen are followed.
      @available(iOS, deprecated: 17)
      @available(tvOS, deprecated: 17)
      @available(visionOS, deprecated: 1)
      public override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        if previous?.userInterfaceStyle != traitCollection.userInterfaceStyle { build() }
        sharpenLayers()
      }
    #else
      public override func viewDidMoveToWindow() {
        super.viewDidMoveToWindow()
        see()
      }

      public override func layout() {
        super.layout()
        fitLayers()
      }

      public override func viewDidChangeBackingProperties() {
        super.viewDidChangeBackingProperties()
        sharpenLayers()
      }

      public override func viewDidChangeEffectiveAppearance() {
        super.viewDidChangeEffectiveAppearance()
        build()
      }
    #endif
  }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension InbetweenRuntime {
  /// Reports notifications for as long as it lives.
  final class Observer {
    private let center: NotificationCenter
    // Made and given back here alone, on whatever thread that is.
    private nonisolated(unsafe) let token: any NSObjectProtocol

    init(
      _ name: Notification.Name, of center: NotificationCenter,
      _ act: @escaping @MainActor @Sendable () -> Void
    ) {
      self.center = center
      token = center.addObserver(forName: name, object: nil, queue: .main) { _ in
        MainActor.assumeIsolated { act() }
      }
    }

    deinit { center.removeObserver(token) }

    /// Tells whether less motion is preferred: now, and whenever that changes.
    @MainActor static func ofReducedMotion(
      _ notify: @escaping @MainActor @Sendable (Bool) -> Void
    ) -> Observer {
      #if canImport(UIKit)
        notify(UIAccessibility.isReduceMotionEnabled)
        return Observer(
          UIAccessibility.reduceMotionStatusDidChangeNotification, of: .default
        ) { notify(UIAccessibility.isReduceMotionEnabled) }
      #else
        notify(NSWorkspace.shared.accessibilityDisplayShouldReduceMotion)
        return Observer(
          NSWorkspace.accessibilityDisplayOptionsDidChangeNotification,
          of: NSWorkspace.shared.notificationCenter
        ) { notify(NSWorkspace.shared.accessibilityDisplayShouldReduceMotion) }
      #endif
    }
  }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension InbetweenRuntime {
  /// A tree of layers, and what moves them.
  @MainActor
  open class LayerTree {
    public var root = CALayer()
    /// All frames.
    private let frames: Range<Double>
    /// Frames a second.
    private let frameRate: Double
    /// What a colour is where the layers are shown.
    private let resolve: (Color) -> CGColor
    private var moving: [(layer: CALayer, animations: [Moving])] = []

    /// An animation, and the frame with which it begins.
    private typealias Moving = (animation: CAKeyframeAnimation, start: Double)

    public init(
      _ frames: Range<Double>, frameRate: Double, color resolve: @escaping (Color) -> CGColor
    ) {
      self.frames = frames
      self.frameRate = frameRate
      self.resolve = resolve
    }

    /// Puts all animations on their layers: on the stage's clock, which begins with the first
    /// frame, one part comes after the other. The end was asked for after `done` frames.
    public func install(_ playback: Playback, until done: Double? = nil) {
      let parts = playback.parts(until: done)
      for (layer, animations) in moving {
        layer.removeAllAnimations()
        var begin = 0.0
        for (place, part) in parts.enumerated() {
          let isLast = place + 1 == parts.count
          let length = part.frames.upperBound - part.frames.lowerBound
          let isReversed = part.isIteration && playback.isReversed
          let autoreverses = part.isIteration && playback.autoreverses
          for (animation, start) in animations {
            animation.timeOffset = (part.frames.lowerBound - start) / frameRate
          }
          // Played to an end, it rests on the last frame that shows something.
          let hair = isLast && part.passes < .infinity ? 0.002 : 0
          var group = CAAnimationGroup()
          group.animations = animations.map(\.animation)
          group.duration = (length - hair) / frameRate
          if isReversed || autoreverses {
            // There and back; who begins at the end is there already.
            group.autoreverses = true
            group.fillMode = .both
            if isReversed { group.timeOffset = group.duration }
            group.repeatCount = isReversed ? 2 : 1
            let turn = CAAnimationGroup()
            turn.animations = [group]
            turn.duration = group.duration * (autoreverses ? 2 : 1)
            group = turn
          }
          group.repeatCount = Float(part.passes)
          // What comes later must not show before.
          group.fillMode = place > 0 ? (isLast ? .forwards : .removed) : isLast ? .both : .backwards
          group.isRemovedOnCompletion = false
          // At 0 it would begin when it is added, whatever the time on the stage.
          group.beginTime = max(1e-9, begin / frameRate)
          layer.add(group, forKey: "part \(place)")
          begin += length * (autoreverses ? 2 : 1) * part.passes
        }
      }
    }

    // MARK: Values over time

    /// Numbers with blanks between them.
    @inline(never) public static func list(_ text: StaticString) -> [Double] { read(text).numbers }

    @inline(never) public func numbers(
      _ layer: CALayer, _ key: String, _ frames: [Double], _ values: [Double], jumps: Bool = false,
      ways: [Double] = []
    ) {
      add(layer, key, frames, values, jumps, ways)
    }

    /// Degrees.
    @inline(never) public func turns(
      _ layer: CALayer, _ key: String, _ frames: [Double], _ values: [Double], jumps: Bool = false,
      ways: [Double] = []
    ) {
      add(layer, key, frames, values.map { $0 * .pi / 180 }, jumps, ways)
    }

    @inline(never) public func points(
      _ layer: CALayer, _ key: String, _ frames: [Double], _ values: [Double], jumps: Bool = false,
      ways: [Double] = []
    ) {
      var points: [CGPoint] = []
      for place in stride(from: 0, to: values.count, by: 2) {
        points.append(CGPoint(x: values[place], y: values[place + 1]))
      }
      add(layer, key, frames, points, jumps, ways)
    }

    @inline(never) public func sizes(
      _ layer: CALayer, _ key: String, _ frames: [Double], _ values: [Double], jumps: Bool = false,
      ways: [Double] = []
    ) {
      var sizes: [CGSize] = []
      for place in stride(from: 0, to: values.count, by: 2) {
        sizes.append(CGSize(width: values[place], height: values[place + 1]))
      }
      add(layer, key, frames, sizes, jumps, ways)
    }

    @inline(never) public func matrices(
      _ layer: CALayer, _ key: String, _ frames: [Double], _ values: [Double], jumps: Bool = false,
      ways: [Double] = []
    ) {
      var matrices: [CATransform3D] = []
      for place in stride(from: 0, to: values.count, by: 6) {
        let flat = CGAffineTransform(
          a: values[place], b: values[place + 1], c: values[place + 2], d: values[place + 3],
          tx: values[place + 4], ty: values[place + 5])
        matrices.append(CATransform3DMakeAffineTransform(flat))
      }
      add(layer, key, frames, matrices, jumps, ways)
    }

    @inline(never) public func colors(
      _ layer: CALayer, _ key: String, _ frames: [Double], _ values: [Double], jumps: Bool = false,
      ways: [Double] = []
    ) {
      add(layer, key, frames, colors(values), jumps, ways)
    }

    /// The colours of a gradient, as many at each moment.
    @inline(never) public func stops(
      _ layer: CALayer, _ key: String, _ frames: [Double], _ values: [Double], jumps: Bool = false,
      ways: [Double] = []
    ) {
      let count = values.count / frames.count
      var lists: [[CGColor]] = []
      for place in frames.indices {
        lists.append(colors(Array(values[place * count..<place * count + count])))
      }
      if let gradient = layer as? CAGradientLayer { gradient.colors = lists.first }
      add(layer, key, frames, lists, jumps, ways)
    }

    @inline(never) public func lists(
      _ layer: CALayer, _ key: String, _ frames: [Double], _ values: [Double], jumps: Bool = false,
      ways: [Double] = []
    ) {
      let count = values.count / frames.count
      var lists: [[Double]] = []
      for place in frames.indices {
        lists.append(Array(values[place * count..<place * count + count]))
      }
      add(layer, key, frames, lists, jumps, ways)
    }

    @inline(never) public func switches(
      _ layer: CALayer, _ key: String, _ frames: [Double], _ values: [Double], jumps: Bool = false,
      ways: [Double] = []
    ) {
      add(layer, key, frames, values.map { $0 > 0.5 }, true, [])
    }

    /// Outlines over time: one after the other, or in an order, which names them by place.
    @inline(never) public func paths(
      _ layer: CALayer, _ key: String, _ frames: [Double], _ values: [StaticString],
      order: [Double]? = nil, jumps: Bool = false, ways: [Double] = []
    ) {
      let paths = values.map(outline)
      add(layer, key, frames, order.map { $0.map { paths[Int($0)] } } ?? paths, jumps, ways)
    }

    /// An animation from the first to the last of its frames, at least as long as the whole.
    @inline(never) public func add(
      _ layer: CALayer, _ key: String, _ frames: [Double], _ values: [Any], _ jumps: Bool,
      _ ways: [Double]
    ) {
      var frames = frames
      var values = values
      var functions: [CAMediaTimingFunction] = []
      for place in stride(from: 0, to: ways.count, by: 4) {
        functions.append(
          CAMediaTimingFunction(
            controlPoints: Float(ways[place]), Float(ways[place + 1]), Float(ways[place + 2]),
            Float(ways[place + 3])))
      }
      if functions.count == 1, frames.count > 2 {
        functions = Array(repeating: functions[0], count: frames.count - 1)
      }
      let even = CAMediaTimingFunction(name: .linear)
      // What jumps does so a hair early: rounding must not show the frame before.
      let early = 0.001
      if jumps {
        for place in frames.indices.dropFirst() { frames[place] -= early }
      } else {
        for place in frames.indices.dropFirst() where frames[place] <= frames[place - 1] + early {
          frames[place] -= early
          frames[place - 1] = frames[place]
        }
      }
      if let first = frames.first, first > self.frames.lowerBound {
        frames.insert(self.frames.lowerBound, at: 0)
        values.insert(values[0], at: 0)
        if !functions.isEmpty { functions.insert(even, at: 0) }
      }
      if let last = frames.last, last < self.frames.upperBound {
        frames.append(self.frames.upperBound)
        if !jumps {
          values.append(values[values.count - 1])
          if !functions.isEmpty { functions.append(even) }
        }
      } else if jumps {
        frames.append(frames[frames.count - 1] + 1)
      }
      let start = frames[0]
      let length = frames[frames.count - 1] - start
      var times: [NSNumber] = []
      for frame in frames { times.append(NSNumber(value: (frame - start) / length)) }
      let animation = CAKeyframeAnimation(keyPath: key)
      animation.values = values
      animation.keyTimes = times
      if jumps {
        animation.calculationMode = .discrete
      } else if !functions.isEmpty {
        animation.timingFunctions = functions
      }
      animation.duration = length / frameRate
      animation.fillMode = .both
      // All of a layer is set before what it holds is made.
      if let last = moving.last, last.layer === layer {
        moving[moving.count - 1].animations.append((animation, start))
      } else {
        moving.append((layer, [(animation, start)]))
      }
    }

    // MARK: Colours and outlines

    @inline(never) public func color(_ color: Color) -> CGColor { resolve(color) }

    @inline(never) public func color(
      _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double
    ) -> CGColor {
      CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }

    @inline(never) public func colors(_ numbers: [Double]) -> [CGColor] {
      var colors: [CGColor] = []
      for place in stride(from: 0, to: numbers.count, by: 4) {
        colors.append(
          color(numbers[place], numbers[place + 1], numbers[place + 2], numbers[place + 3]))
      }
      return colors
    }

    /// Absolute M, L, C and Z, as in SVG.
    @inline(never) public func outline(_ text: StaticString) -> CGPath {
      let path = CGMutablePath()
      let (letters, numbers) = read(text)
      var place = 0
      func point() -> CGPoint {
        place += 2
        return CGPoint(x: numbers[place - 2], y: numbers[place - 1])
      }
      for letter in letters {
        switch letter {
        case UInt8(ascii: "M"): path.move(to: point())
        case UInt8(ascii: "L"): path.addLine(to: point())
        case UInt8(ascii: "C"):
          let (first, second) = (point(), point())
          path.addCurve(to: point(), control1: first, control2: second)
        default: path.closeSubpath()
        }
      }
      return path
    }
  }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension InbetweenRuntime.LayerTree {
  /// The control points of curves, one after the other.
  @inline(never) public func ways(_ curves: InbetweenRuntime.Curve...) -> [Double] {
    curves.flatMap(\.controlPoints)
  }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension InbetweenRuntime.LayerTree {
  nonisolated public static func picture(_ base64: String) -> CGImage? {
    guard let data = Data(base64Encoded: base64) else { return nil }
    #if canImport(UIKit)
      return UIImage(data: data)?.cgImage
    #else
      return NSImage(data: data)?.cgImage(forProposedRect: nil, context: nil, hints: nil)
    #endif
  }

  nonisolated public static func picture(
    named name: String, in bundle: Bundle = .main
  ) -> CGImage? {
    #if canImport(UIKit)
      return UIImage(named: name, in: bundle, compatibleWith: nil)?.cgImage
    #else
      return bundle.image(forResource: name)?.cgImage(
        forProposedRect: nil, context: nil, hints: nil)
    #endif
  }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension InbetweenRuntime.LayerTree {
  /// Pictures, each from its frame on.
  @inline(never) public func pictures(
    _ layer: CALayer, _ frames: [Double], _ pictures: [CGImage?], _ places: [Int]
  ) {
    var values: [Any] = []
    for place in places { if let picture = pictures[place] { values.append(picture) } }
    guard values.count == frames.count else { return }
    add(layer, "contents", frames, values, true, [])
  }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension InbetweenRuntime.LayerTree {
  /// What a theme says by the frame, at each whole frame.
  @inline(never) public func follow(
    _ layer: CALayer, _ key: String, _ frames: Range<Double>, _ value: (Double) -> Any
  ) {
    var all = Array(stride(from: frames.lowerBound, to: frames.upperBound, by: 1))
    all.append(frames.upperBound)
    add(layer, key, all, all.map(value), false, [])
  }

  /// Outlines that a theme says by the frame; where their lines and curves come and go, one after
  /// the other four times a frame.
  @inline(never) public func follow(
    _ layer: CAShapeLayer, _ frames: Range<Double>, _ outline: (Double) -> Path
  ) {
    func shown(each step: Double) -> (times: [Double], paths: [Path]) {
      let inside = stride(from: frames.lowerBound, to: frames.upperBound, by: step)
      let times = Array(inside) + [frames.upperBound]
      return (times, times.map(outline))
    }
    func make(_ path: Path) -> [Int] {
      var parts: [Int] = []
      func add(_ element: Path.Element) {
        switch element {
        case .move: parts.append(0)
        case .line: parts.append(1)
        case .quadCurve: parts.append(2)
        case .curve: parts.append(3)
        case .closeSubpath: parts.append(4)
        }
      }
      path.forEach(add)
      return parts
    }
    let even = shown(each: 1)
    let makes = even.paths.map(make)
    let jumps = makes.contains { $0 != makes[0] }
    let (times, paths) = jumps ? shown(each: 0.25) : even
    add(layer, "path", times, paths.map(\.cgPath), jumps, [])
  }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension InbetweenRuntime.LayerTree {
  /// The outlines of words in place of the file's: lines begin, are centred or end at x 0 for a side
  /// of 0, 0.5 or 1, and the first is at y 0, around which other outlines may lie. Characters that are
  /// pictures, as emoji, have none.
  @inline(never) public func words(
    _ words: String, in name: String, _ size: Double, side: Double, lineHeight: Double,
    tracking: Double = 0, within outlines: StaticString = ""
  ) -> CGPath {
    #if canImport(UIKit)
      typealias PlatformFont = UIFont
    #else
      typealias PlatformFont = NSFont
    #endif
    let font = PlatformFont(name: name, size: size) ?? .systemFont(ofSize: size)
    var attributes: [NSAttributedString.Key: Any] = [.font: font]
    if tracking != 0 { attributes[.tracking] = tracking }
    let path = CGMutablePath()
    if outlines.utf8CodeUnitCount > 0 { path.addPath(outline(outlines)) }
    let lines = words.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, text) in lines.enumerated() {
      let line = CTLineCreateWithAttributedString(
        NSAttributedString(string: String(text), attributes: attributes))
      let start = -side * CTLineGetTypographicBounds(line, nil, nil, nil)
      let base = lineHeight * Double(index)
      for run in CTLineGetGlyphRuns(line) as? [CTRun] ?? [] {
        let count = CTRunGetGlyphCount(run)
        var glyphs = [CGGlyph](repeating: 0, count: count)
        var points = [CGPoint](repeating: .zero, count: count)
        CTRunGetGlyphs(run, CFRange(), &glyphs)
        CTRunGetPositions(run, CFRange(), &points)
        // Another font has the characters that this one lacks.
        let found = CTRunGetAttributes(run) as? [NSAttributedString.Key: Any]
        let own = found?[.font] as? PlatformFont ?? font
        for (glyph, point) in zip(glyphs, points) {
          guard let shape = CTFontCreatePathForGlyph(own as CTFont, glyph, nil) else { continue }
          // Outlines of fonts have y pointing up.
          path.addPath(
            shape,
            transform: CGAffineTransform(
              a: 1, b: 0, c: 0, d: -1, tx: start + point.x, ty: base - point.y))
        }
      }
    }
    return path
  }
}

extension InbetweenRuntime.Curve {
  /// x1, y1, x2, y2.
  public var controlPoints: [Double] {
    switch self {
    case .linear, .hold: [0, 0, 1, 1]
    case .bezier(let x1, let y1, let x2, let y2): [x1, y1, x2, y2]
    }
  }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension InbetweenRuntime {
  /// Layers that show several frames at once, as tweens of state machines do: each property of each
  /// stands between its values at the frames.
  @MainActor
  open class LayerPoses: LayerTree {
    /// What moves of each layer, by key path.
    private var tracks: [(layer: CALayer, values: [String: (Moment) -> Any])] = []
    private var isMixed = false

    @inline(never) public override func add(
      _ layer: CALayer, _ key: String, _ frames: [Double], _ values: [Any], _ jumps: Bool,
      _ ways: [Double]
    ) {
      super.add(layer, key, frames, values, jumps, ways)
      if tracks.last?.layer !== layer { tracks.append((layer, [:])) }
      let last = tracks.count - 1
      func curve(_ place: Int) -> Curve {
        let start = ways.count == 4 ? 0 : place * 4
        if jumps { return .hold }
        guard start + 3 < ways.count else { return .linear }
        return .bezier(ways[start], ways[start + 1], ways[start + 2], ways[start + 3])
      }
      func track<Value: Mixable>(_ values: [Value]) -> Track<Value> {
        Track(values.indices.map { Key(frames[$0], values[$0], curve($0)) })
      }
      // What of a line is drawn may be nothing at one of the frames; other layers come and go with
      // the first.
      let isTrimmed = ["strokeStart", "strokeEnd"].contains { tracks[last].values[$0] != nil }
      let first = values[0]
      switch key {
      case "contents":
        tracks[last].values[key] = { moment in
          values[frames.lastIndex { $0 <= moment.first } ?? 0]
        }
      case "hidden":
        let hidden = track(values.map { $0 as? Bool == true ? 1.0 : 0 })
        tracks[last].values[key] = { (isTrimmed ? hidden($0) : hidden($0.first)) > 0.999 }
      case "path":
        let paths = track((values as? [CGPath] ?? []).map { Path($0) })
        tracks[last].values[key] = { paths($0).cgPath }
      case "fillColor", "strokeColor", "shadowColor":
        let numbers = track((values as? [CGColor] ?? []).map { Self.numbers([$0]) })
        tracks[last].values[key] = { Self.colors(numbers($0))[0] }
      case "colors":
        let numbers = track((values as? [[CGColor]] ?? []).map(Self.numbers))
        tracks[last].values[key] = { Self.colors(numbers($0)) }
      case "transform":
        let parts = track(Self.parts(values as? [CATransform3D] ?? []))
        tracks[last].values[key] = { Self.matrix(parts($0)) }
      default:
        let numbers = track(values.map(Self.numbers))
        tracks[last].values[key] = { Self.value(numbers($0), key, like: first) }
      }
    }

    /// Shows what moves between its values at several frames; a single one plays by itself again.
    func show(_ frames: [Double], weights: [Double], of whole: Playback) {
      guard frames.count > 1 else {
        if isMixed { install(whole) }
        return isMixed = false
      }
      isMixed = true
      // A hair later, so that what begins at a frame is there when it is reached.
      let moment = Moment(frames, weights: weights) + 1e-4
      for (layer, values) in tracks {
        layer.removeAllAnimations()
        var shown = values.mapValues { $0(moment) }
        turn(layer, &shown)
        for (key, value) in shown {
          let animation = CAKeyframeAnimation(keyPath: key)
          animation.values = [value]
          animation.keyTimes = [0, 1]
          animation.calculationMode = .discrete
          animation.duration = 1
          animation.fillMode = .both
          animation.isRemovedOnCompletion = false
          // At 0 it would begin when it is added, whatever the time on the stage.
          animation.beginTime = 1e-9
          layer.add(animation, forKey: key)
        }
      }
    }

    /// A turn and scales as one matrix: on an overshooting segment scales may be negative, which
    /// they cannot be by themselves.
    private func turn(_ layer: CALayer, _ values: inout [String: Any]) {
      let parts = ["rotation.z", "scale.x", "scale.y"].map {
        values.removeValue(forKey: "transform." + $0) as? Double
      }
      guard parts.contains(where: { $0 != nil }) else { return }
      let still = layer.affineTransform()
      let matrix = CGAffineTransform(rotationAngle: parts[0] ?? atan2(still.b, still.a)).scaledBy(
        x: parts[1] ?? hypot(still.a, still.b), y: parts[2] ?? hypot(still.c, still.d))
      values["transform"] = CATransform3DMakeAffineTransform(matrix)
    }

    // MARK: Values as numbers

    private nonisolated static func numbers(_ value: Any) -> [Double] {
      switch value {
      case let number as Double: [number]
      case let number as CGFloat: [Double(number)]
      case let point as CGPoint: [point.x, point.y]
      case let size as CGSize: [size.width, size.height]
      case let list as [Double]: list
      case let list as [NSNumber]: list.map(\.doubleValue)
      default: []
      }
    }

    private nonisolated static func value(
      _ numbers: [Double], _ key: String, like first: Any
    ) -> Any {
      switch first {
      case is CGPoint: return CGPoint(x: numbers[0], y: numbers[1])
      case is CGSize: return CGSize(width: numbers[0], height: numbers[1])
      case is Double, is CGFloat: break
      default:
        var reached = 0.0
        return limited(numbers).map { place -> Double in
          reached = max(reached, place)
          return reached
        }
      }
      switch key {
      case "opacity", "shadowOpacity", "strokeStart", "strokeEnd": return limited(numbers)[0]
      case "lineWidth", "shadowRadius": return max(0, numbers[0])
      default: return numbers[0]
      }
    }

    private nonisolated static func limited(_ numbers: [Double]) -> [Double] {
      numbers.map { min(1, max(0, $0)) }
    }

    private nonisolated static func numbers(_ colors: [CGColor]) -> [Double] {
      var numbers: [Double] = []
      for color in colors {
        let parts = (color.components ?? []).map { Double($0) }
        // A grey may have two.
        numbers += parts.count == 4 ? parts : [parts[0], parts[0], parts[0], parts[1]]
      }
      return numbers
    }

    private nonisolated static func colors(_ numbers: [Double]) -> [CGColor] {
      let parts = limited(numbers)
      return stride(from: 0, to: parts.count, by: 4).map {
        CGColor(
          srgbRed: parts[$0], green: parts[$0 + 1], blue: parts[$0 + 2], alpha: parts[$0 + 3])
      }
    }

    /// Two scales, a shear, a turn in radians and a place of each matrix. None turns by more than half
    /// a turn from the one before; one that would nearly do so is mirrored instead.
    private nonisolated static func parts(_ matrices: [CATransform3D]) -> [[Double]] {
      var turn = 0.0
      return matrices.map { matrix in
        let flat = CATransform3DGetAffineTransform(matrix)
        let (a, b) = (Double(flat.a), Double(flat.b))
        let (c, d) = (Double(flat.c), Double(flat.d))
        if hypot(a, b) > 1e-9 || hypot(c, d) > 1e-9 {
          let angle = hypot(a, b) > 1e-9 ? atan2(b, a) : atan2(-c, d)
          let way = (angle - turn).remainder(dividingBy: 2 * .pi)
          turn += abs(way) > .pi * 0.75 ? way - (way > 0 ? .pi : -.pi) : way
        }
        let (cosine, sine) = (cos(turn), sin(turn))
        return [
          a * cosine + b * sine, d * cosine - c * sine, c * cosine + d * sine, turn,
          Double(flat.tx), Double(flat.ty),
        ]
      }
    }

    private nonisolated static func matrix(_ parts: [Double]) -> CATransform3D {
      let (cosine, sine) = (cos(parts[3]), sin(parts[3]))
      return CATransform3DMakeAffineTransform(
        CGAffineTransform(
          a: parts[0] * cosine, b: parts[0] * sine, c: parts[2] * cosine - parts[1] * sine,
          d: parts[2] * sine + parts[1] * cosine, tx: parts[4], ty: parts[5]))
    }
  }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension InbetweenRuntime.LayersView {
  /// Shows several frames at once, counted from the start of the whole, by their weights, which add up
  /// to 1.
  public func show(_ frames: [Double], weights: [Double]) {
    let all = whole.iteration
    progress = (frames.first ?? 0) / (all.upperBound - all.lowerBound)
    (tree as? InbetweenRuntime.LayerPoses)?.show(
      frames.map { $0 + all.lowerBound }, weights: weights, of: whole)
  }
}

#endif

#endif
