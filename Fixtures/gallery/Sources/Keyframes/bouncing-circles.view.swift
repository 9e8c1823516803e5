// Written by Inbetween. Change the animation rather than this file, then write it again:
//
//   inbetween convert bouncing-circles.json --to swiftui --style keyframes
//
// Points and degrees are rounded to 1/1000, scales and opacities to 1/100,000.

import SwiftUI

/// Bouncing circles
///
/// 200 × 180 pt, 1 s at 60 frames a second.
struct BouncingCircles: View {
  /// The canvas, in points.
  static let size = CGSize(width: 200, height: 180)
  /// One pass, in seconds.
  static let duration = (Timing.end - Timing.start) / Timing.frameRate

  /// When things happen: what to change when tuning the animation.
  enum Timing {
    /// Frames a second.
    static let frameRate = 60.0
    /// The first frame, and the one after the last.
    static let start = 0.0
    static let end = 60.0

    /// Cyan circle, Green circle, Pink circle, in seconds.
    static let stretchTo07 = 0.3
    /// Cyan circle, Pink circle, in seconds.
    static let stretchTo10 = 0.4
    /// Cyan circle, Green circle, Pink circle.
    static let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.333, y: 0),
      endControlPoint: UnitPoint(x: 0.667, y: 0.81))
    /// Cyan circle, Pink circle, in seconds.
    static let stretchSettles = 0.3
    /// Cyan circle, Green circle, Pink circle, in seconds.
    static let rise = 0.5
    /// Cyan circle, Green circle, Pink circle.
    static let easyEase = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.333, y: 0),
      endControlPoint: UnitPoint(x: 0.667, y: 1))
    /// Cyan circle, Green circle, Pink circle, in seconds.
    static let fall = 0.5
    /// Green circle.
    static let greenCircleCurve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.19, y: 0.39),
      endControlPoint: UnitPoint(x: 0.58, y: 1))
  }

  /// The colours that never move; change them to fit an app.
  struct Theme: Sendable {
    var cyanCircle = Color(red: 0.196, green: 0.678, blue: 0.902)
    var greenCircle = Color(red: 0.204, green: 0.78, blue: 0.349)
    var pinkCircle = Color(red: 1, green: 0.176, blue: 0.333)

    init() {}

    /// The file's own colours.
    static let standard = Theme()
  }

  /// How often it plays.
  enum Loop: Hashable, Sendable {
    case once, forever
    case times(Int)

    fileprivate var passes: Double {
      switch self {
      case .once: 1
      case .forever: .infinity
      case .times(let count): Double(count)
      }
    }
  }

  private var script: Script
  private var progress: Double?
  private var isPlaying = true
  private var theme: Theme
  private var darkTheme: Theme?
  @State private var began = Date()
  @State private var played = 0.0
  @State private var isOver = false
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.colorScheme) private var colorScheme

  /// Plays; stops where it is while `isPlaying` is false.
  ///
  /// - Parameters:
  ///   - isPlaying: whether it goes on.
  ///   - loop: how often it plays.
  ///   - theme: its colours.
  ///   - darkTheme: its colours in dark surroundings; nil for the same.
  init(
    isPlaying: Bool = true, loop: Loop = .forever, theme: Theme = .standard,
    darkTheme: Theme? = nil
  ) {
    script = Script(turn: Timing.start..<Timing.end, passes: loop.passes)
    self.isPlaying = isPlaying
    self.theme = theme
    self.darkTheme = darkTheme
  }

  /// Shows one moment: 0 is the start, 1 the end. Animate it with a linear curve to play.
  init(progress: Double, theme: Theme = .standard, darkTheme: Theme? = nil) {
    script = Script(turn: Timing.start..<Timing.end)
    self.progress = progress
    self.theme = theme
    self.darkTheme = darkTheme
  }

  var body: some View {
    picture
      .onChange(of: isPlaying) { _, plays in
        if plays {
          began = Date()
        } else {
          played += Date().timeIntervalSince(began)
        }
      }
      .aspectRatio(Self.size, contentMode: .fit)
      .accessibilityElement()
      .accessibilityLabel(Text(verbatim: "Bouncing circles"))
  }

  @ViewBuilder private var picture: some View {
    if let progress {
      moment(script.turn.lowerBound + progress * script.turn.length)
    } else if reducesMotion {
      moment(script.still)
    } else {
      TimelineView(
        .animation(minimumInterval: 1 / Timing.frameRate, paused: !isPlaying || isOver)
      ) { timeline in
        let elapsed = elapsed(at: timeline.date)
        moment(script.frame(after: elapsed))
          .onChange(of: script.isOver(after: elapsed), initial: true) { _, ends in
            isOver = ends
          }
      }
    }
  }

  private func moment(_ frame: Double) -> Moment {
    Moment(frame: frame, theme: colorScheme == .dark ? darkTheme ?? theme : theme)
  }

  /// The frames played at a date.
  private func elapsed(at date: Date) -> Double {
    max(0, played + (isPlaying ? date.timeIntervalSince(began) : 0)) * Timing.frameRate
  }
}

/// What is played.
private struct Script {
  var turn: Range<Double>
  var passes = Double.infinity

  /// Where it rests.
  var still: Double { passes == .infinity ? turn.lowerBound : turn.upperBound - 1 }

  func isOver(after elapsed: Double) -> Bool { elapsed >= passes * turn.length }

  /// The frame that is shown after so many; the last one that shows something when it is over.
  func frame(after elapsed: Double) -> Double {
    isOver(after: elapsed)
      ? turn.upperBound - 0.001
      : turn.lowerBound + elapsed.truncatingRemainder(dividingBy: turn.length)
  }
}

extension Range<Double> {
  fileprivate var length: Double { upperBound - lowerBound }
}

/// One frame of the animation.
private struct Moment: View, Animatable {
  nonisolated var animatableData: Double
  let theme: BouncingCircles.Theme

  init(frame: Double, theme: BouncingCircles.Theme) {
    animatableData = frame
    self.theme = theme
  }

  var body: some View {
    GeometryReader { proxy in
      SceneView(time: seconds(atFrame: animatableData), theme: theme)
        .frame(width: 200, height: 180, alignment: .topLeading)
        .clipped()
        .scaleEffect(
          x: proxy.size.width / 200,
          y: proxy.size.height / 180, anchor: .topLeading)
    }
  }
}

/// Cyan circle.
private struct CyanCircleView: View {
  let time: Double
  let theme: Theme

  private struct Motion {
    var scaleY = 1.0
    var y = 110.0
  }

  @MainActor private static let motion = KeyframeTimeline(initialValue: Motion()) {
    KeyframeTrack(\.scaleY) {
      SpringKeyframe(
        0.7, duration: Timing.stretchTo07,
        spring: Spring(response: 0.25, dampingRatio: 0.7),
        startVelocity: 0)
      LinearKeyframe(1, duration: Timing.stretchTo10, timingCurve: Timing.curve)
      SpringKeyframe(
        1, duration: Timing.stretchSettles,
        spring: Spring(response: 0.25, dampingRatio: 0.7),
        startVelocity: 0.429)
    }
    KeyframeTrack(\.y) {
      LinearKeyframe(10, duration: Timing.rise, timingCurve: Timing.easyEase)
      LinearKeyframe(110, duration: Timing.fall, timingCurve: Timing.easyEase)
    }
  }

  var body: some View {
    let motion = Self.motion.at(time)
    Circle()
      .fill(theme.cyanCircle)
      .frame(width: 50, height: 50)
      .scaleEffect(y: motion.scaleY, anchor: .bottom)
      .offset(x: 133, y: motion.y)
  }
}

/// Green circle.
private struct GreenCircleView: View {
  let time: Double
  let theme: Theme

  private struct Motion {
    var scaleY = 1.0
    var y = 110.0
  }

  @MainActor private static let motion = KeyframeTimeline(initialValue: Motion()) {
    KeyframeTrack(\.scaleY) {
      SpringKeyframe(
        0.7, duration: Timing.stretchTo07,
        spring: Spring(response: 0.25, dampingRatio: 0.7),
        startVelocity: 0)
      LinearKeyframe(1, duration: 0.41667, timingCurve: Timing.curve)
      LinearKeyframe(1.00525, duration: 0.01666)
      LinearKeyframe(1.00748, duration: 0.01667)
      LinearKeyframe(1.00775, duration: 0.01667)
      LinearKeyframe(1.00688, duration: 0.01666)
      LinearKeyframe(1.0055, duration: 0.01667)
      LinearKeyframe(0.99969, duration: 0.11667, timingCurve: Timing.greenCircleCurve)
      LinearKeyframe(0.99969, duration: 0.01666)
      MoveKeyframe(0.99964)
      LinearKeyframe(0.99964, duration: 0.01667)
      MoveKeyframe(0.99966)
      LinearKeyframe(0.99966, duration: 0.01667)
      MoveKeyframe(0.99971)
      LinearKeyframe(0.99978, duration: 0.01666)
      LinearKeyframe(1, duration: 0.01667)
    }
    KeyframeTrack(\.y) {
      LinearKeyframe(10, duration: Timing.rise, timingCurve: Timing.easyEase)
      LinearKeyframe(110, duration: Timing.fall, timingCurve: Timing.easyEase)
    }
  }

  var body: some View {
    let motion = Self.motion.at(time)
    Circle()
      .fill(theme.greenCircle.opacity(0.09))
      .frame(width: 50, height: 50)
      .scaleEffect(y: motion.scaleY, anchor: .bottom)
      .offset(x: 75, y: motion.y)
  }
}

/// Pink circle.
private struct PinkCircleView: View {
  let time: Double
  let theme: Theme

  private struct Motion {
    var scaleY = 1.0
    var y = 110.0
  }

  @MainActor private static let motion = KeyframeTimeline(initialValue: Motion()) {
    KeyframeTrack(\.scaleY) {
      SpringKeyframe(
        0.7, duration: Timing.stretchTo07,
        spring: Spring(response: 0.25, dampingRatio: 0.7),
        startVelocity: 0)
      LinearKeyframe(1, duration: Timing.stretchTo10, timingCurve: Timing.curve)
      SpringKeyframe(
        1, duration: Timing.stretchSettles,
        spring: Spring(response: 0.25, dampingRatio: 0.7),
        startVelocity: 0.429)
    }
    KeyframeTrack(\.y) {
      LinearKeyframe(10, duration: Timing.rise, timingCurve: Timing.easyEase)
      LinearKeyframe(110, duration: Timing.fall, timingCurve: Timing.easyEase)
    }
  }

  var body: some View {
    let motion = Self.motion.at(time)
    Circle()
      .fill(theme.pinkCircle.opacity(0.5))
      .frame(width: 50, height: 50)
      .scaleEffect(y: motion.scaleY, anchor: .bottom)
      .offset(x: 17, y: motion.y)
  }
}

/// The layers of the main composition.
private struct SceneView: View {
  let time: Double
  let theme: Theme

  var body: some View {
    ZStack(alignment: .topLeading) {
      CyanCircleView(time: time, theme: theme)
      GreenCircleView(time: time, theme: theme)
      PinkCircleView(time: time, theme: theme)
    }
  }
}

/// A hair later, so that what begins at a frame is there when it is reached.
private func seconds(atFrame frame: Double) -> Double {
  frame / Timing.frameRate + 0.00001
}

extension KeyframeTimeline {
  /// The value at a time; before the start and after the end it stays.
  fileprivate func at(_ time: Double) -> Value {
    value(time: min(max(0, time), duration))
  }
}

private typealias Theme = BouncingCircles.Theme
private typealias Timing = BouncingCircles.Timing
