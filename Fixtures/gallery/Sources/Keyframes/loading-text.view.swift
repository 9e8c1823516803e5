// Written by Inbetween. Change the animation rather than this file, then write it again:
//
//   inbetween convert loading-text.json --to swiftui --style keyframes
//
// Points and degrees are rounded to 1/1000, scales and opacities to 1/100,000.

import SwiftUI

/// Loading text
///
/// 240 × 80 pt, 3.5 s at 60 frames a second.
struct LoadingText: View {
  /// The canvas, in points.
  static let size = CGSize(width: 240, height: 80)
  /// One pass, in seconds.
  static let duration = (Timing.end - Timing.start) / Timing.frameRate

  /// When things happen: what to change when tuning the animation.
  enum Timing {
    /// Frames a second.
    static let frameRate = 60.0
    /// The first frame, and the one after the last.
    static let start = 0.0
    static let end = 210.0

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
    /// Letter N, in seconds.
    static let letterNMoveDelay = 2.5
    /// Letter N, in seconds.
    static let lettersFallBack = 0.41667
    /// Letter I, in seconds.
    static let letterIMoveDelay = 2.0
    /// Letter I, Letter D, Letter A, Letter O and 1 more, in seconds.
    static let lettersFallBack2 = 0.4
    /// Letter D, in seconds.
    static let letterDMoveDelay = 1.5
    /// Letter A, in seconds.
    static let letterAMoveDelay = 1.0
    /// Letter O, in seconds.
    static let letterOMoveDelay = 0.5
  }

  /// The colours that never move; change them to fit an app.
  struct Theme: Sendable {
    var letterG = Color(red: 0, green: 0, blue: 0)

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
      .accessibilityLabel(Text(verbatim: "Loading text"))
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
  let theme: LoadingText.Theme

  init(frame: Double, theme: LoadingText.Theme) {
    animatableData = frame
    self.theme = theme
  }

  var body: some View {
    GeometryReader { proxy in
      SceneView(time: seconds(atFrame: animatableData), theme: theme)
        .frame(width: 240, height: 80, alignment: .topLeading)
        .clipped()
        .scaleEffect(
          x: proxy.size.width / 240,
          y: proxy.size.height / 80, anchor: .topLeading)
    }
  }
}

/// Letter G.
private struct LetterGView: View {
  let time: Double
  let theme: Theme

  private static let fill1Outline = svgPath(
    """
    M4.537-12.376L7.893-12.376C7.334-15.945 4.244-18.43 0.222-18.43C-4.537-18.43-8.105-14.932-8.10\
    5-9.073C-8.105-3.32-4.696 0.249 0.32 0.249C4.821 0.249 8.043-2.645 8.043-7.333L8.043-9.517L0.6\
    66-9.517L0.666-6.942L4.856-6.942C4.803-4.35 3.072-2.708 0.338-2.708C-2.707-2.708-4.794-4.99-4.\
    794-9.109C-4.794-13.202-2.673-15.474 0.266-15.474C2.459-15.474 3.951-14.302 4.537-12.376Z
    """)

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
    let motion = Self.motion.at(time)
    Self.fill1Outline
      .fill(theme.letterG)
      .offset(x: 197.559, y: motion.y)
  }
}

/// Letter N.
private struct LetterNView: View {
  let time: Double
  let theme: Theme

  private static let fill1Outline = svgPath(
    """
    M7.475-18.182L4.199-18.182L4.199-5.788L4.039-5.788L-4.519-18.182L-7.467-18.182L-7.467 0L-4.173\
     0L-4.173-12.385L-4.022-12.385L4.545 0L7.475 0Z
    """)

  private struct Motion {
    var y = 52.0
  }

  @MainActor private static let motion = KeyframeTimeline(initialValue: Motion()) {
    KeyframeTrack(\.y) {
      LinearKeyframe(52, duration: Timing.letterNMoveDelay)
      LinearKeyframe(37, duration: Timing.lettersRise, timingCurve: .easeInOut)
      LinearKeyframe(52, duration: Timing.lettersFallBack, timingCurve: .easeInOut)
    }
  }

  var body: some View {
    let motion = Self.motion.at(time)
    Self.fill1Outline
      .fill(theme.letterG)
      .offset(x: 168.862, y: motion.y)
  }
}

/// Letter I.
private struct LetterIView: View {
  let time: Double
  let theme: Theme

  private static let fill1Outline = svgPath("M1.651-18.182L-1.643-18.182L-1.643 0L1.651 0Z")

  private struct Motion {
    var y = 52.0
  }

  @MainActor private static let motion = KeyframeTimeline(initialValue: Motion()) {
    KeyframeTrack(\.y) {
      LinearKeyframe(52, duration: Timing.letterIMoveDelay)
      LinearKeyframe(37, duration: Timing.lettersRise, timingCurve: .easeInOut)
      LinearKeyframe(52, duration: Timing.lettersFallBack2, timingCurve: .easeInOut)
    }
  }

  var body: some View {
    let motion = Self.motion.at(time)
    Self.fill1Outline
      .fill(theme.letterG)
      .offset(x: 146.167, y: motion.y)
  }
}

/// Letter D.
private struct LetterDView: View {
  let time: Double
  let theme: Theme

  private static let fill1Outline = svgPath(
    """
    M-1.1 0C4.44 0 7.724-3.427 7.724-9.109C7.724-14.773 4.439-18.182-0.976-18.182L-7.262-18.182L-7\
    .262 0ZM-3.968-2.85L-3.968-15.332L-1.163-15.332C2.53-15.332 4.457-13.273 4.457-9.109C4.457-4.9\
    28 2.531-2.85-1.26-2.85Z
    """)

  private struct Motion {
    var y = 52.0
  }

  @MainActor private static let motion = KeyframeTimeline(initialValue: Motion()) {
    KeyframeTrack(\.y) {
      LinearKeyframe(52, duration: Timing.letterDMoveDelay)
      LinearKeyframe(37, duration: Timing.lettersRise, timingCurve: .easeInOut)
      LinearKeyframe(52, duration: Timing.lettersFallBack2, timingCurve: .easeInOut)
    }
  }

  var body: some View {
    let motion = Self.motion.at(time)
    Self.fill1Outline
      .fill(theme.letterG)
      .offset(x: 123.675, y: motion.y)
  }
}

/// Letter A.
private struct LetterAView: View {
  let time: Double
  let theme: Theme

  private static let fill1Outline = svgPath(
    """
    M-4.919 0L-3.418-4.483L3.417-4.483L4.927 0L8.442 0L2.033-18.182L-2.034-18.182L-8.434 0ZM-2.531\
    -7.129L-0.072-14.453L0.071-14.453L2.53-7.129Z
    """)

  private struct Motion {
    var y = 52.0
  }

  @MainActor private static let motion = KeyframeTimeline(initialValue: Motion()) {
    KeyframeTrack(\.y) {
      LinearKeyframe(52, duration: Timing.letterAMoveDelay)
      LinearKeyframe(37, duration: Timing.lettersRise, timingCurve: .easeInOut)
      LinearKeyframe(52, duration: Timing.lettersFallBack2, timingCurve: .easeInOut)
    }
  }

  var body: some View {
    let motion = Self.motion.at(time)
    Self.fill1Outline
      .fill(theme.letterG)
      .offset(x: 95.574, y: motion.y)
  }
}

/// Letter O.
private struct LetterOView: View {
  let time: Double
  let theme: Theme

  private static let fill1Outline = svgPath(
    """
    M8.354-9.091C8.354-14.968 4.767-18.43 0-18.43C-4.776-18.43-8.354-14.968-8.354-9.091C-8.354-3.2\
    23-4.776 0.249 0 0.249C4.767 0.249 8.354-3.214 8.354-9.091ZM5.042-9.091C5.042-4.954 2.965-2.70\
    8 0-2.708C-2.956-2.708-5.043-4.954-5.043-9.091C-5.043-13.228-2.956-15.474 0-15.474C2.965-15.47\
    4 5.042-13.228 5.042-9.091Z
    """)

  private struct Motion {
    var y = 52.0
  }

  @MainActor private static let motion = KeyframeTimeline(initialValue: Motion()) {
    KeyframeTrack(\.y) {
      LinearKeyframe(52, duration: Timing.letterOMoveDelay)
      LinearKeyframe(37, duration: Timing.lettersRise, timingCurve: .easeInOut)
      LinearKeyframe(52, duration: Timing.lettersFallBack2, timingCurve: .easeInOut)
    }
  }

  var body: some View {
    let motion = Self.motion.at(time)
    Self.fill1Outline
      .fill(theme.letterG)
      .offset(x: 66.841, y: motion.y)
  }
}

/// Letter L.
private struct LetterLView: View {
  let time: Double
  let theme: Theme

  private static let fill1Outline = svgPath(
    "M-5.283 0L6.019 0L6.019-2.761L-1.989-2.761L-1.989-18.182L-5.283-18.182Z")

  private struct Motion {
    var y = 52.0
  }

  @MainActor private static let motion = KeyframeTimeline(initialValue: Motion()) {
    KeyframeTrack(\.y) {
      LinearKeyframe(37, duration: Timing.lettersRise, timingCurve: .easeInOut)
      LinearKeyframe(52, duration: Timing.lettersFallBack2, timingCurve: .easeInOut)
    }
  }

  var body: some View {
    let motion = Self.motion.at(time)
    Self.fill1Outline
      .fill(theme.letterG)
      .offset(x: 40.08, y: motion.y)
  }
}

/// The layers of the main composition.
private struct SceneView: View {
  let time: Double
  let theme: Theme

  var body: some View {
    ZStack(alignment: .topLeading) {
      LetterGView(time: time, theme: theme)
      LetterNView(time: time, theme: theme)
      LetterIView(time: time, theme: theme)
      LetterDView(time: time, theme: theme)
      LetterAView(time: time, theme: theme)
      LetterOView(time: time, theme: theme)
      LetterLView(time: time, theme: theme)
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

/// Outlines as SVG writes them: absolute `M`, `L`, `C` and `Z`.
private func svgPath(_ text: String) -> Path {
  var path = Path()
  var numbers: [CGFloat] = []
  var command: Character = "Z"
  var digits = ""
  func number() {
    if let value = Double(digits) { numbers.append(value) }
    digits = ""
  }
  func point(_ index: Int) -> CGPoint {
    CGPoint(x: numbers[index], y: numbers[index + 1])
  }
  for character in text + "E" {
    switch character {
    case "M", "L", "C", "Z", "E":
      number()
      for start in stride(from: 0, to: numbers.count, by: command == "C" ? 6 : 2) {
        switch command {
        case "M": path.move(to: point(start))
        case "L": path.addLine(to: point(start))
        default:
          path.addCurve(
            to: point(start + 4), control1: point(start), control2: point(start + 2))
        }
      }
      numbers = []
      command = character
      if character == "Z" { path.closeSubpath() }
    case " ": number()
    case "-":
      number()
      digits = "-"
    default: digits.append(character)
    }
  }
  return path
}

private typealias Theme = LoadingText.Theme
private typealias Timing = LoadingText.Timing
