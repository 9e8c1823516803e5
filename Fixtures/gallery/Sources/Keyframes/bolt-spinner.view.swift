// Written by Inbetween. Change the animation rather than this file, then write it again:
//
//   inbetween convert bolt-spinner.json --to swiftui --style keyframes
//
// Points and degrees are rounded to 1/1000, scales and opacities to 1/100,000.

import SwiftUI

/// Bolt spinner
///
/// 200 × 200 pt, 2.717 s at 60 frames a second.
///
/// - `intro`: frames 0 to 24.
/// - `spin`: frames 24 to 114.
/// - `outro`: frames 114 to 163.
struct BoltSpinner: View {
  /// The canvas, in points.
  static let size = CGSize(width: 200, height: 200)
  /// One pass, in seconds.
  static let duration = (Timing.end - Timing.start) / Timing.frameRate

  /// When things happen: what to change when tuning the animation.
  enum Timing {
    /// Frames a second.
    static let frameRate = 60.0
    /// The first frame, and the one after the last.
    static let start = 0.0
    static let end = 163.0
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
  }

  private var script: Script
  private var progress: Double?
  private var isPlaying = true
  private var theme: Theme
  private var darkTheme: Theme?
  @State private var began = Date()
  @State private var played = 0.0
  @State private var isOver = false
  @State private var done: Double?
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

  /// Plays one section.
  func play(_ section: Section, loop: Loop = .forever) -> Self {
    var view = self
    view.script = Script(turn: section.frames, passes: loop.passes)
    return view
  }

  /// Plays a section once and then another in a loop; told that it is done, completes the turn and
  /// plays the last section once.
  ///
  /// - Parameters:
  ///   - intro: what comes first.
  ///   - section: what goes round.
  ///   - isDone: whether to come to an end.
  ///   - outro: what comes last; nil to stay at the end of the turn.
  /// - Returns: the view that does so.
  func play(
    _ intro: Section, then section: Section, until isDone: Bool = false,
    finally outro: Section? = nil
  ) -> Self {
    var view = self
    view.script = Script(
      intro: intro.frames, turn: section.frames, outro: outro?.frames, isDone: isDone)
    return view
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
      .onChange(of: script.parts) {
        began = Date()
        played = 0
        done = nil
        isOver = false
      }
      .onChange(of: script.isDone, initial: true) { _, isDone in
        done = isDone ? elapsed(at: Date()) : nil
        isOver = false
      }
      .aspectRatio(Self.size, contentMode: .fit)
      .accessibilityElement()
      .accessibilityLabel(Text(verbatim: "Bolt spinner"))
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
        moment(script.frame(after: elapsed, done: done))
          .onChange(of: script.isOver(after: elapsed, done: done), initial: true) { _, ends in
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

/// What is played: an intro once, then turns, then an outro once.
private struct Script {
  var intro: Range<Double>?
  var turn: Range<Double>
  var passes = Double.infinity
  var outro: Range<Double>?
  var isDone = false

  var parts: [Range<Double>?] { [intro, turn, outro] }

  /// Where it rests.
  var still: Double {
    guard passes == .infinity, outro == nil || !isDone else {
      return (outro ?? turn).upperBound - 1
    }
    return turn.lowerBound
  }

  /// The frames that go by until the outro, where the end was asked for after `done` of them.
  private func lengthOfTurns(_ done: Double?) -> Double {
    guard let done else { return passes * turn.length }
    let turns = ((done - (intro?.length ?? 0)) / turn.length).rounded(.up)
    return min(passes, max(0, turns)) * turn.length
  }

  func isOver(after elapsed: Double, done: Double?) -> Bool {
    elapsed >= (intro?.length ?? 0) + lengthOfTurns(done) + (outro?.length ?? 0)
  }

  /// The frame that is shown after so many; the last one that shows something when it is over.
  func frame(after elapsed: Double, done: Double?) -> Double {
    var rest = elapsed
    if let intro {
      if rest < intro.length { return intro.lowerBound + rest }
      rest -= intro.length
    }
    let turns = lengthOfTurns(done)
    if rest < turns { return turn.lowerBound + rest.truncatingRemainder(dividingBy: turn.length) }
    guard let outro else { return turn.upperBound - 0.001 }
    return min(outro.lowerBound + rest - turns, outro.upperBound - 0.001)
  }
}

extension Range<Double> {
  fileprivate var length: Double { upperBound - lowerBound }
}

/// One frame of the animation.
private struct Moment: View, Animatable {
  nonisolated var animatableData: Double
  let theme: BoltSpinner.Theme

  init(frame: Double, theme: BoltSpinner.Theme) {
    animatableData = frame
    self.theme = theme
  }

  var body: some View {
    GeometryReader { proxy in
      SceneView(time: seconds(atFrame: animatableData), theme: theme)
        .frame(width: 200, height: 200, alignment: .topLeading)
        .clipped()
        .scaleEffect(
          x: proxy.size.width / 200,
          y: proxy.size.height / 200, anchor: .topLeading)
    }
  }
}

/// View.
private struct ViewView: View {
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
    let motion = Self.motion.at(time)
    Rectangle()
      .fill(theme.view)
      .frame(width: 200, height: 200)
      .opacity(motion.opacity)
  }
}

/// Moves what follows Bolt.
private struct BoltPlacement: ViewModifier {
  func body(content: Content) -> some View {
    content
      .offset(x: 100, y: 100)
  }
}

/// Bolt bottom.
private struct BoltBottomView: View {
  let time: Double
  let theme: Theme

  private static let fill1Outline = svgPath("M-10 58L30-8L-4-8Z")

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
    let motion = Self.motion.at(time)
    Self.fill1Outline
      .fill(theme.boltBottom)
      .offset(y: motion.y)
      .opacity(motion.opacity)
      .modifier(BoltPlacement())
  }
}

/// Bolt top.
private struct BoltTopView: View {
  let time: Double
  let theme: Theme

  private static let fill1Outline = svgPath("M10-58L-30 8L4 8Z")

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
    let motion = Self.motion.at(time)
    Self.fill1Outline
      .fill(theme.boltTop)
      .offset(y: motion.y)
      .opacity(motion.opacity)
      .modifier(BoltPlacement())
  }
}

/// Container.
private struct ContainerView: View {
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
private struct ContainerView2: View {
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
    let motion = Self.motion.at(time)
    ContainerView(time: time, theme: theme)
      .frame(width: 200, height: 200, alignment: .topLeading)
      .clipped()
      .rotationEffect(.degrees(motion.rotation))
      .compositingGroup()
      .opacity(motion.opacity)
  }
}

/// The layers of the main composition.
private struct SceneView: View {
  let time: Double
  let theme: Theme

  var body: some View {
    ZStack(alignment: .topLeading) {
      ViewView(time: time, theme: theme)
      ContainerView2(time: time, theme: theme)
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

private typealias Theme = BoltSpinner.Theme
private typealias Timing = BoltSpinner.Timing
