// Written by Inbetween. Change the animation rather than this file, then write it again:
//
//   inbetween convert no-time-to-stop.json --to swiftui --style keyframes
//
// Needs Xcode 16 and iOS 17, macOS 14, tvOS 17, visionOS 1 or watchOS 10.
// Points and degrees are rounded to 1/1000, scales and opacities to 1/100,000.
// Not as authored: 6 tracks of 18, 7 keyframes more; exact.
// swiftlint:disable all

import SwiftUI

/// Main
///
/// 390 × 844 pt, 8 s at 60 frames a second.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
struct NoTimeToStop: View {
  /// The canvas, in points.
  static let size = CGSize(width: 390, height: 844)
  /// One pass, in seconds.
  static let duration = (Timing.end - Timing.start) / Timing.frameRate

  /// Times: what to change when tuning the animation.
  enum Timing {
    /// Frames a second.
    static let frameRate = 60.0
    /// The first frame, and the one after the last.
    static let start = 0.0
    static let end = 480.0
    /// The frame for people who prefer less motion.
    static let still = 479.0

    /// Background, Circle, NO TIME, TO and 8 more, in seconds.
    static let changeDelay = 4.0
    /// Background, Circle, in seconds.
    static let changePause = 4.0
    /// Circle, in seconds.
    static let circleStretch = 1.0
    /// Circle, Orb.
    static let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.29, y: 0.5),
      endControlPoint: UnitPoint(x: 0.58, y: 1))
    /// Circle, in seconds.
    static let circleStretchPause = 2.0
    /// Circle, in seconds.
    static let circleFlips = 2.0
    /// Circle, Orb.
    static let curve2 = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.42, y: 0),
      endControlPoint: UnitPoint(x: 0.71, y: 0.5))
    /// Orb, in seconds.
    static let orbTurn = 1.0
    /// Orb, in seconds.
    static let orbTurnPause = 1.0
    /// Orb, in seconds.
    static let orbTurns = 2.0
    /// Orb, in seconds.
    static let orbTurnPause2 = 2.0
    /// NO TIME, in seconds.
    static let noTimeFadesIn = 0.3
    /// NO TIME, TO, STOP., X BM/000 325 and 4 more, in seconds.
    static let textCycle = 4.0
    /// NO TIME, in seconds.
    static let noTimeSlidesIn = 1.0
    /// NO TIME, in seconds.
    static let noTimeMovePause = 3.0
    /// TO, in seconds.
    static let toFadesIn = 0.3
    /// TO, STOP., in seconds.
    static let stagger = 0.1
    /// Word lift, in seconds.
    static let wordLiftMoveDelay = 1.05
    /// Word lift, in seconds.
    static let wordLiftToThink = 0.8
    /// Word lift, in seconds.
    static let wordLiftMovePause = 0.05
    /// Word lift, in seconds.
    static let wordLiftMovePause2 = 1.3
    /// Word lift, in seconds.
    static let wordLiftMovePause3 = 1.05
    /// STOP., in seconds.
    static let stopFadeDelay = 0.2
    /// STOP., in seconds.
    static let stopFadesIn = 0.3
  }

  /// The colours that never move; change them to fit an app.
  ///
  /// Their characters move or are styled one by one, so that they stay outlines:
  /// NO TIME, TO, EXIST., THINK. and 6 more.
  struct Theme: Sendable {
    var oneLine = Color(red: 1, green: 1, blue: 1)

    init() {}

    /// The file's own colours.
    static let standard = Theme()
  }

  /// What it plays, and how.
  var options = NoTimeToStop.PlayerOptions(
    NoTimeToStop.Playback(Timing.start..<Timing.end, still: Timing.still))
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
    isPlaying: Bool = true, loop: NoTimeToStop.Loop = .forever, theme: Theme = .standard,
    darkTheme: Theme? = nil
  ) {
    self.theme = theme
    self.darkTheme = darkTheme
    options.isPlaying = isPlaying
    options.playback.passes = loop.passes
  }

  /// Shows one moment: 0 is the start, 1 the end. Animate it with a linear curve to play.
  init(progress: Double, theme: Theme = .standard, darkTheme: Theme? = nil) {
    self.theme = theme
    self.darkTheme = darkTheme
    options.progress = progress
  }

  /// Plays, tells where it is, and goes on from where that is put: 0 is the start, 1 the end.
  init(
    progress: Binding<Double>, isPlaying: Bool = true, loop: NoTimeToStop.Loop = .forever,
    theme: Theme = .standard, darkTheme: Theme? = nil
  ) {
    self.init(isPlaying: isPlaying, loop: loop, theme: theme, darkTheme: darkTheme)
    options.position = progress
  }

  var body: some View {
    NoTimeToStop.Player(options, frameRate: Timing.frameRate, size: Self.size) { frame in
      Picture(frame: frame, theme: colorScheme == .dark ? darkTheme ?? theme : theme)
    }
  }
}

// MARK: - Drawing

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension NoTimeToStop {
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
          .frame(width: 390, height: 844, alignment: .topLeading)
          .clipped()
          .scaleEffect(
            x: proxy.size.width / 390,
            y: proxy.size.height / 844, anchor: .topLeading)
      }
    }
  }

  /// Background.
  fileprivate struct BackgroundView: View {
    let time: Double

    private struct Motion {
      var fill1White = 1.0
    }

    @MainActor private static let motion = KeyframeTimeline(initialValue: Motion()) {
      KeyframeTrack(\.fill1White) {
        LinearKeyframe(1, duration: Timing.changeDelay)
        MoveKeyframe(0)
        LinearKeyframe(0, duration: Timing.changePause)
        MoveKeyframe(1)
      }
    }

    var body: some View {
      let motion = Frames.value(of: Self.motion, at: time)
      Rectangle()
        .fill(Color(white: motion.fill1White))
        .frame(width: 390, height: 844)
    }
  }

  /// Circle.
  fileprivate struct CircleView: View {
    let time: Double

    private struct Motion {
      var stop1White = 0.2
      var stop2White = 0.09
      var stop3White = 0.0
      var scaleY = 0.0
    }

    @MainActor private static let motion = KeyframeTimeline(initialValue: Motion()) {
      KeyframeTrack(\.stop1White) {
        LinearKeyframe(0.2, duration: Timing.changeDelay)
        MoveKeyframe(0.86)
        LinearKeyframe(0.86, duration: Timing.changePause)
        MoveKeyframe(0.2)
      }
      KeyframeTrack(\.stop2White) {
        LinearKeyframe(0.09, duration: Timing.changeDelay)
        MoveKeyframe(0.95)
        LinearKeyframe(0.95, duration: Timing.changePause)
        MoveKeyframe(0.09)
      }
      KeyframeTrack(\.stop3White) {
        LinearKeyframe(0, duration: Timing.changeDelay)
        MoveKeyframe(1)
        LinearKeyframe(1, duration: Timing.changePause)
        MoveKeyframe(0)
      }
      KeyframeTrack(\.scaleY) {
        LinearKeyframe(1, duration: Timing.circleStretch, timingCurve: Timing.curve)
        LinearKeyframe(1, duration: Timing.circleStretchPause)
        LinearKeyframe(-1, duration: Timing.circleFlips, timingCurve: .easeInOut)
        LinearKeyframe(-1, duration: Timing.circleStretchPause)
        LinearKeyframe(0, duration: Timing.circleStretch, timingCurve: Timing.curve2)
      }
    }

    var body: some View {
      let motion = Frames.value(of: Self.motion, at: time)
      Circle()
        .fill(
          RadialGradient(
            stops: [
              .init(color: Color(white: motion.stop1White), location: 0),
              .init(color: Color(white: motion.stop2White), location: 0.5),
              .init(color: Color(white: motion.stop3White), location: 1),
            ],
            center: .center, startRadius: 0, endRadius: 97.5)
        )
        .frame(width: 195, height: 195)
        .scaleEffect(y: motion.scaleY, anchor: .top)
        .offset(x: 97.5, y: 422)
    }
  }

  /// Flip.
  fileprivate struct FlipView: View {
    let time: Double

    var body: some View {
      ZStack(alignment: .topLeading) {
        BackgroundView(time: time)
        CircleView(time: time)
      }
    }
  }

  /// Flip.
  fileprivate struct FlipView2: View {
    let time: Double

    var body: some View {
      FlipView(time: time)
        .frame(width: 390, height: 844, alignment: .topLeading)
        .clipped()
    }
  }

  /// Orb.
  fileprivate struct OrbView: View {
    let time: Double

    var body: some View {
      ZStack(alignment: .topLeading) {
        FlipView2(time: time)
      }
    }
  }

  /// Orb.
  fileprivate struct OrbView2: View {
    let time: Double

    private struct Motion {
      var rotation = -315.0
    }

    @MainActor private static let motion = KeyframeTimeline(initialValue: Motion()) {
      KeyframeTrack(\.rotation) {
        LinearKeyframe(-405, duration: Timing.orbTurn, timingCurve: Timing.curve)
        LinearKeyframe(-405, duration: Timing.orbTurnPause)
        MoveKeyframe(-45)
        LinearKeyframe(-45, duration: Timing.orbTurnPause)
        LinearKeyframe(-225, duration: Timing.orbTurns, timingCurve: .easeInOut)
        LinearKeyframe(-225, duration: Timing.orbTurnPause2)
        LinearKeyframe(-315, duration: Timing.orbTurn, timingCurve: Timing.curve2)
      }
    }

    var body: some View {
      let motion = Frames.value(of: Self.motion, at: time)
      OrbView(time: time)
        .frame(width: 390, height: 844, alignment: .topLeading)
        .clipped()
        .scaleEffect(4)
        .rotationEffect(.degrees(motion.rotation))
        .offset(x: -70, y: -90)
    }
  }

  /// NO TIME.
  fileprivate struct NoTimeView: View {
    let time: Double

    private static let letters: [Path] = [
      Outline(
        """
        M2.5 0L18.75 0L18.75-32.578L18.906-32.578L37.656 0L53.906 0L53.906-57.5L37.656-57.5L37.656\
        -25.078L37.5-25.078L18.75-57.5L2.5-57.5Z
        """
      ).path,
      Outline(
        """
        M109.731-28.75C109.731-47.969 97.388-58.438 81.841-58.438C66.059-58.438 53.246-47.969 53.3\
        25-28.75C53.246-9.649 66.059 0.938 81.841 0.938C97.388 0.938 109.731-9.532 109.731-28.75ZM\
        93.716-28.75C93.677-18.438 89.497-12.813 81.841-12.813C74.028-12.813 69.849-18.438 69.888-\
        28.75C69.849-39.102 73.95-44.687 81.762-44.687C89.418-44.687 93.677-39.102 93.716-28.75Z
        """
      ).path,
      Path(),
      Outline(
        """
        M118.178-43.75L135.678-43.75L135.678 0L151.929 0L151.929-43.75L169.429-43.75L169.429-57.5L\
        118.178-57.5Z
        """
      ).path,
      Outline("M184.004-57.5L167.754-57.5L167.754 0L184.004 0Z").path,
      Outline(
        """
        M184.203 0L200.141 0L200.141-38.282L200.297-38.282L210.844 0L222.953 0L233.578-38.125L233.\
        734-38.125L233.734 0L249.985 0L249.985-57.5L226.782-57.5L217.094-23.359L216.938-23.359L207\
        .094-57.5L184.203-57.5Z
        """
      ).path,
      Outline(
        """
        M250.185 0L292.529 0L292.529-13.75L266.435-13.75L266.435-22.969L289.091-22.969L289.091-35.\
        156L266.435-35.156L266.435-43.75L291.669-43.75L291.669-57.5L250.185-57.5Z
        """
      ).path,
    ]

    private struct Letter {
      var opacity = 0.0
    }

    @MainActor private static let letter = KeyframeTimeline(initialValue: Letter()) {
      KeyframeTrack(\.opacity) {
        LinearKeyframe(1, duration: Timing.noTimeFadesIn, timingCurve: .easeInOut)
      }
    }
    private static let delays: [Double] = [
      0.6, 0.5, 0, 0.3, 0.2, 0.1, 0,
    ]

    private struct Motion {
      var white = 0.0
      var x = 115.0
    }

    @MainActor private static let motion = KeyframeTimeline(initialValue: Motion()) {
      KeyframeTrack(\.white) {
        LinearKeyframe(0, duration: Timing.changeDelay)
        MoveKeyframe(1)
      }
      KeyframeTrack(\.x) {
        LinearKeyframe(15, duration: Timing.noTimeSlidesIn, timingCurve: .easeInOut)
        LinearKeyframe(15, duration: Timing.noTimeMovePause)
        MoveKeyframe(115)
        LinearKeyframe(15, duration: Timing.noTimeSlidesIn, timingCurve: .easeInOut)
        LinearKeyframe(15, duration: Timing.noTimeMovePause)
        MoveKeyframe(115)
      }
    }

    var body: some View {
      let motion = Frames.value(of: Self.motion, at: time)
      ZStack(alignment: .topLeading) {
        ForEach(Self.letters.indices, id: \.self) { index in
          let delay = Self.delays[index]
          let letter = Frames.value(
            of: Self.letter, at: time.truncatingRemainder(dividingBy: Timing.textCycle) - delay)
          Self.letters[index]
            .fill(Color(white: motion.white))
            .opacity(letter.opacity)
        }
      }
      .offset(x: motion.x, y: 133)
    }
  }

  /// How these move: TO, EXIST., THINK., STOP. and 5 more.
  fileprivate struct WhiteMotion {
    var white = 0.0

    @MainActor static let timeline = KeyframeTimeline(initialValue: Self()) {
      KeyframeTrack(\.white) {
        LinearKeyframe(0, duration: Timing.changeDelay)
        MoveKeyframe(1)
      }
    }
  }

  /// TO.
  fileprivate struct ToView: View {
    let time: Double

    private static let letters: [Path] = [
      Outline(
        """
        M0.625-43.75L18.125-43.75L18.125 0L34.375 0L34.375-43.75L51.875-43.75L51.875-57.5L0.625-57\
        .5Z
        """
      ).path,
      Outline(
        """
        M105.825-28.75C105.825-47.969 93.482-58.438 77.934-58.438C62.153-58.438 49.34-47.969 49.41\
        8-28.75C49.34-9.649 62.153 0.938 77.934 0.938C93.482 0.938 105.825-9.532 105.825-28.75ZM89\
        .81-28.75C89.77-18.438 85.59-12.813 77.934-12.813C70.122-12.813 65.942-18.438 65.982-28.75\
        C65.942-39.102 70.043-44.687 77.856-44.687C85.512-44.687 89.77-39.102 89.81-28.75Z
        """
      ).path,
    ]

    private struct Letter {
      var opacity = 0.0
    }

    @MainActor private static let letter = KeyframeTimeline(initialValue: Letter()) {
      KeyframeTrack(\.opacity) {
        LinearKeyframe(1, duration: Timing.toFadesIn, timingCurve: .easeInOut)
      }
    }

    var body: some View {
      let motion = Frames.value(of: WhiteMotion.timeline, at: time)
      ZStack(alignment: .topLeading) {
        ForEach(Self.letters.indices, id: \.self) { index in
          let delay = Timing.stagger * Double(index)
          let letter = Frames.value(
            of: Self.letter, at: time.truncatingRemainder(dividingBy: Timing.textCycle) - delay)
          Self.letters[index]
            .fill(Color(white: motion.white))
            .opacity(letter.opacity)
        }
      }
      .offset(x: 15, y: 204)
    }
  }

  /// Moves what follows Word lift.
  fileprivate struct WordLiftPlacement: ViewModifier {
    let time: Double

    private struct Motion {
      var y = 0.0
    }

    @MainActor private static let motion = KeyframeTimeline(initialValue: Motion()) {
      KeyframeTrack(\.y) {
        LinearKeyframe(0, duration: Timing.wordLiftMoveDelay)
        LinearKeyframe(-70, duration: Timing.wordLiftToThink, timingCurve: .easeIn)
        LinearKeyframe(-70, duration: Timing.wordLiftMovePause)
        LinearKeyframe(-140, duration: Timing.wordLiftToThink, timingCurve: .easeIn)
        LinearKeyframe(-140, duration: Timing.wordLiftMovePause2)
        MoveKeyframe(0)
        LinearKeyframe(0, duration: Timing.wordLiftMovePause3)
        LinearKeyframe(-70, duration: Timing.wordLiftToThink, timingCurve: .easeIn)
        LinearKeyframe(-70, duration: Timing.wordLiftMovePause)
        LinearKeyframe(-140, duration: Timing.wordLiftToThink, timingCurve: .easeIn)
        LinearKeyframe(-140, duration: Timing.wordLiftMovePause2)
        MoveKeyframe(0)
      }
    }

    func body(content: Content) -> some View {
      let motion = Frames.value(of: Self.motion, at: time)
      content
        .offset(y: motion.y)
    }
  }

  /// EXIST..
  fileprivate struct ExistView: View {
    let time: Double

    private static let textOutline = Outline(
      """
      M2.5 0L44.844 0L44.844-13.75L18.75-13.75L18.75-22.969L41.406-22.969L41.406-35.156L18.75-35.1\
      56L18.75-43.75L43.984-43.75L43.984-57.5L2.5-57.5ZM41.45 0L59.419 0L70.122-17.89L80.826 0L99.\
      106 0L79.497-30.078L97.857-57.5L80.278-57.5L70.434-41.172L60.591-57.5L42.7-57.5L61.059-30.07\
      8ZM112.432-57.5L96.182-57.5L96.182 0L112.432 0ZM136.381 0.938C150.912 0.938 159.741-5.625 15\
      9.741-16.953C159.741-25.703 154.467-31.875 141.772-34.61L137.084-35.625C131.615-36.797 129.3\
      5-38.203 129.35-40.938C129.35-43.477 131.42-45.625 136.303-45.625C141.342-45.625 143.686-43.\
      126 144.038-39.375L158.959-39.375C158.881-50.664 150.21-58.438 136.303-58.438C122.592-58.438\
       113.022-50.782 113.022-39.844C113.022-30.86 119.233-26.015 129.428-23.828L135.21-22.578C141\
      .538-21.211 143.803-19.57 143.803-16.953C143.803-14.14 141.146-11.875 136.225-11.875C130.17-\
      11.875 126.615-14.687 126.459-20L111.615-20C111.615-5.547 121.381 0.938 136.381 0.938ZM157.0\
      5-43.75L174.55-43.75L174.55 0L190.8 0L190.8-43.75L208.3-43.75L208.3-57.5L157.05-57.5ZM214.75\
       0.625C219.32 0.625 222.641-2.734 222.641-7.266C222.641-11.797 219.398-15 214.75-15C210.14-1\
      5 206.938-11.836 206.938-7.266C206.938-2.617 210.179 0.625 214.75 0.625Z
      """
    ).path

    var body: some View {
      let motion = Frames.value(of: WhiteMotion.timeline, at: time)
      Self.textOutline
        .fill(Color(white: motion.white))
        .offset(y: 204)
        .modifier(WordLiftPlacement(time: time))
    }
  }

  /// THINK..
  fileprivate struct ThinkView: View {
    let time: Double

    private static let textOutline = Outline(
      """
      M0.625-43.75L18.125-43.75L18.125 0L34.375 0L34.375-43.75L51.875-43.75L51.875-57.5L0.625-57.5\
      ZM50.2 0L66.45 0L66.45-22.5L85.825-22.5L85.825 0L102.075 0L102.075-57.5L85.825-57.5L85.825-3\
      6.25L66.45-36.25L66.45-57.5L50.2-57.5ZM118.526-57.5L102.275-57.5L102.275 0L118.526 0ZM118.72\
      5 0L134.975 0L134.975-32.578L135.131-32.578L153.881 0L170.131 0L170.131-57.5L153.881-57.5L15\
      3.881-25.078L153.725-25.078L134.975-57.5L118.725-57.5ZM170.331 0L186.582 0L186.582-17.344L19\
      2.323-23.594L207.284 0L226.347 0L203.026-34.61L223.847-57.5L204.315-57.5L186.582-37.305L186.\
      582-57.5L170.331-57.5ZM231.546 0.625C236.117 0.625 239.438-2.734 239.438-7.266C239.438-11.79\
      7 236.195-15 231.546-15C226.937-15 223.734-11.836 223.734-7.266C223.734-2.617 226.976 0.625 \
      231.546 0.625Z
      """
    ).path

    var body: some View {
      let motion = Frames.value(of: WhiteMotion.timeline, at: time)
      Self.textOutline
        .fill(Color(white: motion.white))
        .offset(y: 134)
        .modifier(WordLiftPlacement(time: time))
    }
  }

  /// STOP..
  fileprivate struct StopView: View {
    let time: Double

    private static let letters: [Path] = [
      Outline(
        """
        M26.25 0.938C40.781 0.938 49.61-5.625 49.61-16.953C49.61-25.703 44.336-31.875 31.641-34.61\
        L26.953-35.625C21.484-36.797 19.218-38.203 19.218-40.938C19.218-43.477 21.289-45.625 26.17\
        2-45.625C31.211-45.625 33.555-43.126 33.906-39.375L48.828-39.375C48.75-50.664 40.078-58.43\
        8 26.172-58.438C12.461-58.438 2.89-50.782 2.89-39.844C2.89-30.86 9.102-26.015 19.297-23.82\
        8L25.078-22.578C31.406-21.211 33.672-19.57 33.672-16.953C33.672-14.14 31.015-11.875 26.094\
        -11.875C20.039-11.875 16.484-14.687 16.328-20L1.484-20C1.484-5.547 11.25 0.938 26.25 0.938\
        Z
        """
      ).path,
      Outline(
        """
        M46.918-43.75L64.418-43.75L64.418 0L80.669 0L80.669-43.75L98.169-43.75L98.169-57.5L46.918-\
        57.5Z
        """
      ).path,
      Outline(
        """
        M152.118-28.75C152.118-47.969 139.775-58.438 124.228-58.438C108.446-58.438 95.634-47.969 9\
        5.712-28.75C95.634-9.649 108.446 0.938 124.228 0.938C139.775 0.938 152.118-9.532 152.118-2\
        8.75ZM136.103-28.75C136.064-18.438 131.884-12.813 124.228-12.813C116.415-12.813 112.236-18\
        .438 112.275-28.75C112.236-39.102 116.337-44.687 124.15-44.687C131.806-44.687 136.064-39.1\
        02 136.103-28.75Z
        """
      ).path,
      Outline(
        """
        M151.538 0L167.162 0L167.162-17.11L175.834-17.11C188.92-17.07 197.71-24.804 197.71-37.187C\
        197.71-49.414 189.116-57.5 176.382-57.5L151.538-57.5ZM167.162-29.218L167.162-45L172.71-45C\
        178.139-45.039 181.42-42.109 181.459-37.187C181.42-32.266 178.139-29.218 172.71-29.218Z
        """
      ).path,
      Outline(
        """
        M204.784 0.625C209.354 0.625 212.675-2.734 212.675-7.266C212.675-11.797 209.433-15 204.784\
        -15C200.174-15 196.972-11.836 196.972-7.266C196.972-2.617 200.214 0.625 204.784 0.625Z
        """
      ).path,
    ]

    private struct Letter {
      var opacity = 0.0
    }

    @MainActor private static let letter = KeyframeTimeline(initialValue: Letter()) {
      KeyframeTrack(\.opacity) {
        LinearKeyframe(0, duration: Timing.stopFadeDelay)
        LinearKeyframe(1, duration: Timing.stopFadesIn, timingCurve: .easeInOut)
      }
    }

    var body: some View {
      let motion = Frames.value(of: WhiteMotion.timeline, at: time)
      ZStack(alignment: .topLeading) {
        ForEach(Self.letters.indices, id: \.self) { index in
          let delay = Timing.stagger * Double(index)
          let letter = Frames.value(
            of: Self.letter, at: time.truncatingRemainder(dividingBy: Timing.textCycle) - delay)
          Self.letters[index]
            .fill(Color(white: motion.white))
            .opacity(letter.opacity)
        }
      }
      .offset(y: 64)
      .modifier(WordLiftPlacement(time: time))
    }
  }

  /// Words.
  fileprivate struct WordsView: View {
    let time: Double

    var body: some View {
      ZStack(alignment: .topLeading) {
        ExistView(time: time)
        ThinkView(time: time)
        StopView(time: time)
      }
    }
  }

  /// One line.
  fileprivate struct OneLineView: View {
    let theme: Theme

    var body: some View {
      Rectangle()
        .fill(theme.oneLine)
        .frame(width: 264, height: 70)
        .offset(x: 135.744, y: 140)
    }
  }

  /// Words.
  fileprivate struct WordsView2: View {
    let time: Double
    let theme: Theme

    var body: some View {
      WordsView(time: time)
        .frame(width: 256, height: 280, alignment: .topLeading)
        .clipped()
        .offset(x: 137.744, y: 140)
        .compositingGroup()
        .mask(alignment: .topLeading) {
          OneLineView(theme: theme)
        }
    }
  }

  /// X BM/000 325.
  fileprivate struct XBm000325View: View {
    let time: Double

    private static let letters: [Path] = [
      Outline(
        """
        M1.452-5.091L0.231-5.091L1.795-2.545L0.201 0L1.434 0L2.478-1.738L2.518-1.738L3.562 0L4.8 0\
        L3.212-2.545L4.765-5.091L3.55-5.091L2.518-3.356L2.478-3.356Z
        """
      ).path,
      Path(),
      Outline(
        """
        M7.067 0L9.242 0C10.386 0 10.995-0.597 10.995-1.407C10.995-2.16 10.455-2.615 9.876-2.642L9\
        .876-2.692C10.406-2.811 10.796-3.187 10.796-3.786C10.796-4.549 10.229-5.091 9.105-5.091L7.\
        067-5.091ZM8.143-0.88L8.143-2.232L9.046-2.232C9.563-2.232 9.884-1.934 9.884-1.514C9.884-1.\
        131 9.623-0.88 9.021-0.88ZM8.143-2.961L8.143-4.221L8.961-4.221C9.439-4.221 9.71-3.975 9.71\
        -3.607C9.71-3.204 9.381-2.961 8.941-2.961Z
        """
      ).path,
      Outline(
        """
        M11.693-5.091L11.693 0L12.737 0L12.737-3.326L12.779-3.326L14.097-0.025L14.808-0.025L16.125\
        -3.314L16.168-3.314L16.168 0L17.212 0L17.212-5.091L15.884-5.091L14.482-1.67L14.423-1.67L13\
        .021-5.091Z
        """
      ).path,
      Outline("M20.294-5.33L19.382-5.33L17.741 0.766L18.653 0.766Z").path,
      Outline(
        """
        M22.792 0.112C24.072 0.112 24.845-0.863 24.848-2.541C24.85-4.206 24.067-5.161 22.792-5.161\
        C21.515-5.161 20.739-4.208 20.737-2.541C20.732-0.868 21.51 0.109 22.792 0.112ZM22.792-0.78\
        1C22.208-0.781 21.83-1.367 21.833-2.541C21.835-3.696 22.211-4.278 22.792-4.278C23.371-4.27\
        8 23.749-3.696 23.749-2.541C23.752-1.367 23.374-0.781 22.792-0.781Z
        """
      ).path,
      Outline(
        """
        M27.61 0.112C28.89 0.112 29.663-0.863 29.665-2.541C29.668-4.206 28.885-5.161 27.61-5.161C2\
        6.332-5.161 25.557-4.208 25.554-2.541C25.549-0.868 26.327 0.109 27.61 0.112ZM27.61-0.781C2\
        7.026-0.781 26.648-1.367 26.65-2.541C26.653-3.696 27.028-4.278 27.61-4.278C28.189-4.278 28\
        .567-3.696 28.567-2.541C28.569-1.367 28.191-0.781 27.61-0.781Z
        """
      ).path,
      Outline(
        """
        M32.427 0.112C33.707 0.112 34.48-0.863 34.483-2.541C34.485-4.206 33.702-5.161 32.427-5.161\
        C31.15-5.161 30.374-4.208 30.371-2.541C30.366-0.868 31.145 0.109 32.427 0.112ZM32.427-0.78\
        1C31.843-0.781 31.465-1.367 31.468-2.541C31.47-3.696 31.846-4.278 32.427-4.278C33.006-4.27\
        8 33.384-3.696 33.384-2.541C33.387-1.367 33.009-0.781 32.427-0.781Z
        """
      ).path,
      Path(),
      Outline(
        """
        M38.754 0.07C39.897 0.07 40.715-0.559 40.712-1.429C40.715-2.063 40.312-2.516 39.564-2.61L3\
        9.564-2.65C40.133-2.752 40.526-3.154 40.523-3.726C40.526-4.529 39.822-5.161 38.768-5.161C3\
        7.724-5.161 36.939-4.549 36.924-3.669L37.956-3.669C37.968-4.057 38.323-4.308 38.763-4.308C\
        39.198-4.308 39.489-4.044 39.487-3.662C39.489-3.261 39.149-2.99 38.659-2.99L38.184-2.99L38\
        .184-2.2L38.659-2.2C39.236-2.2 39.596-1.912 39.594-1.501C39.596-1.096 39.248-0.818 38.756-\
        0.818C38.281-0.818 37.926-1.066 37.906-1.439L36.822-1.439C36.84-0.549 37.635 0.07 38.754 0\
        .07Z
        """
      ).path,
      Outline(
        """
        M41.488 0L45.117 0L45.117-0.88L42.979-0.88L42.979-0.915L43.723-1.643C44.769-2.598 45.05-3.\
        075 45.05-3.654C45.05-4.537 44.329-5.161 43.238-5.161C42.169-5.161 41.436-4.522 41.438-3.5\
        22L42.46-3.522C42.457-4.01 42.766-4.308 43.23-4.308C43.678-4.308 44.011-4.029 44.011-3.582\
        C44.011-3.177 43.762-2.898 43.3-2.454L41.488-0.776Z
        """
      ).path,
      Outline(
        """
        M47.757 0.07C48.891 0.07 49.661-0.669 49.659-1.698C49.661-2.672 48.98-3.373 48.063-3.373C4\
        7.615-3.373 47.23-3.187 47.051-2.936L47.021-2.936L47.153-4.211L49.378-4.211L49.378-5.091L4\
        6.266-5.091L46.025-2.406L46.982-2.235C47.138-2.446 47.441-2.578 47.742-2.578C48.254-2.575 \
        48.622-2.205 48.622-1.67C48.622-1.141 48.262-0.776 47.757-0.776C47.33-0.776 46.984-1.044 4\
        6.959-1.439L45.915-1.439C45.935-0.559 46.703 0.07 47.757 0.07Z
        """
      ).path,
    ]
    private static let delays: [Double] = [
      2.31667, 0, 2.4, 2.43333, 2.48333, 2.51667, 2.56667, 2.6,
      0, 2.68333, 2.71667, 2.76667,
    ]

    var body: some View {
      let motion = Frames.value(of: WhiteMotion.timeline, at: time)
      ZStack(alignment: .topLeading) {
        ForEach(Self.letters.indices, id: \.self) { index in
          let delay = Self.delays[index]
          Self.letters[index]
            .fill(Color(white: motion.white))
            .opacity(time.truncatingRemainder(dividingBy: Timing.textCycle) < delay ? 0 : 1)
        }
      }
      .offset(x: 132.144, y: 236)
    }
  }

  /// ORDERDESIGNUK.
  fileprivate struct OrderdesignukView: View {
    let time: Double

    private static let letters: [Path] = [
      Outline(
        """
        M5.121-2.545C5.121-4.211 4.087-5.161 2.737-5.161C1.38-5.161 0.353-4.211 0.353-2.545C0.353-\
        0.887 1.38 0.07 2.737 0.07C4.087 0.07 5.121-0.88 5.121-2.545ZM4.029-2.545C4.029-1.467 3.51\
        7-0.882 2.737-0.882C1.954-0.882 1.444-1.467 1.444-2.545C1.444-3.624 1.954-4.208 2.737-4.20\
        8C3.517-4.208 4.029-3.624 4.029-2.545Z
        """
      ).path,
      Outline(
        """
        M5.916 0L6.993 0L6.993-1.805L7.778-1.805L8.743 0L9.931 0L8.849-1.979C9.429-2.227 9.749-2.7\
        32 9.749-3.428C9.749-4.44 9.081-5.091 7.925-5.091L5.916-5.091ZM6.993-2.67L6.993-4.211L7.71\
        8-4.211C8.34-4.211 8.641-3.935 8.641-3.428C8.641-2.923 8.34-2.67 7.723-2.67Z
        """
      ).path,
      Outline(
        """
        M12.315 0C13.866 0 14.805-0.96 14.805-2.55C14.805-4.136 13.866-5.091 12.33-5.091L10.51-5.0\
        91L10.51 0ZM11.586-0.922L11.586-4.169L12.272-4.169C13.227-4.169 13.732-3.682 13.732-2.55C1\
        3.732-1.414 13.227-0.922 12.27-0.922Z
        """
      ).path,
      Outline(
        """
        M15.601 0L19.041 0L19.041-0.887L16.677-0.887L16.677-2.103L18.855-2.103L18.855-2.99L16.677-\
        2.99L16.677-4.204L19.031-4.204L19.031-5.091L15.601-5.091Z
        """
      ).path,
      Outline(
        """
        M19.889 0L20.965 0L20.965-1.805L21.751-1.805L22.715 0L23.903 0L22.822-1.979C23.401-2.227 2\
        3.722-2.732 23.722-3.428C23.722-4.44 23.053-5.091 21.897-5.091L19.889-5.091ZM20.965-2.67L2\
        0.965-4.211L21.691-4.211C22.313-4.211 22.613-3.935 22.613-3.428C22.613-2.923 22.313-2.67 2\
        1.696-2.67Z
        """
      ).path,
      Outline(
        """
        M26.287 0C27.838 0 28.778-0.96 28.778-2.55C28.778-4.136 27.838-5.091 26.302-5.091L24.483-5\
        .091L24.483 0ZM25.559-0.922L25.559-4.169L26.245-4.169C27.2-4.169 27.704-3.682 27.704-2.55C\
        27.704-1.414 27.2-0.922 26.243-0.922Z
        """
      ).path,
      Outline(
        """
        M29.573 0L33.014 0L33.014-0.887L30.65-0.887L30.65-2.103L32.827-2.103L32.827-2.99L30.65-2.9\
        9L30.65-4.204L33.004-4.204L33.004-5.091L29.573-5.091Z
        """
      ).path,
      Outline(
        """
        M36.623-3.627L37.655-3.627C37.64-4.534 36.894-5.161 35.761-5.161C34.644-5.161 33.827-4.544\
         33.832-3.619C33.829-2.869 34.359-2.439 35.219-2.232L35.773-2.093C36.327-1.959 36.636-1.8 \
        36.638-1.457C36.636-1.084 36.283-0.83 35.736-0.83C35.176-0.83 34.774-1.089 34.739-1.598L33\
        .697-1.598C33.725-0.497 34.513 0.072 35.748 0.072C36.991 0.072 37.722-0.522 37.724-1.454C3\
        7.722-2.302 37.083-2.752 36.198-2.951L35.741-3.06C35.298-3.162 34.928-3.326 34.935-3.691C3\
        4.935-4.02 35.226-4.261 35.753-4.261C36.268-4.261 36.583-4.027 36.623-3.627Z
        """
      ).path,
      Outline("M39.522-5.091L38.445-5.091L38.445 0L39.522 0Z").path,
      Outline(
        """
        M43.785-3.445L44.878-3.445C44.739-4.452 43.852-5.161 42.701-5.161C41.356-5.161 40.32-4.191\
         40.32-2.541C40.32-0.93 41.289 0.07 42.723 0.07C44.008 0.07 44.926-0.743 44.926-2.083L44.9\
        26-2.724L42.795-2.724L42.795-1.914L43.889-1.914C43.874-1.283 43.444-0.882 42.728-0.882C41.\
        92-0.882 41.411-1.487 41.411-2.55C41.411-3.609 41.94-4.208 42.718-4.208C43.273-4.208 43.64\
        8-3.923 43.785-3.445Z
        """
      ).path,
      Outline(
        """
        M49.992-5.091L48.92-5.091L48.92-1.889L48.876-1.889L46.678-5.091L45.734-5.091L45.734 0L46.8\
        1 0L46.81-3.204L46.847-3.204L49.062 0L49.992 0Z
        """
      ).path,
      Outline(
        """
        M54.024-5.091L54.024-1.877C54.024-1.295 53.616-0.875 52.99-0.875C52.366-0.875 51.956-1.295\
         51.956-1.877L51.956-5.091L50.879-5.091L50.879-1.785C50.879-0.671 51.719 0.072 52.99 0.072\
        C54.255 0.072 55.1-0.671 55.1-1.785L55.1-5.091Z
        """
      ).path,
      Outline(
        """
        M55.985 0L57.061 0L57.061-1.447L57.591-2.093L58.985 0L60.273 0L58.361-2.811L60.251-5.091L5\
        8.961-5.091L57.128-2.846L57.061-2.846L57.061-5.091L55.985-5.091Z
        """
      ).path,
    ]
    private static let delays: [Double] = [
      1.8, 1.83333, 1.88333, 1.91667, 1.96667, 2, 2.03333, 2.08333,
      2.11667, 2.16667, 2.2, 2.23333, 2.28333,
    ]

    var body: some View {
      let motion = Frames.value(of: WhiteMotion.timeline, at: time)
      ZStack(alignment: .topLeading) {
        ForEach(Self.letters.indices, id: \.self) { index in
          let delay = Self.delays[index]
          Self.letters[index]
            .fill(Color(white: motion.white))
            .opacity(time.truncatingRemainder(dividingBy: Timing.textCycle) < delay ? 0 : 1)
        }
      }
      .offset(x: 132.144, y: 225)
    }
  }

  /// WITH NEVER-ENDING TASKS..
  fileprivate struct WithNeverEndingTasksView: View {
    let time: Double

    private static let letters: [Path] = [
      Outline(
        """
        M1.588 0L2.637 0L3.604-3.329L3.644-3.329L4.614 0L5.663 0L7.119-5.091L5.944-5.091L5.101-1.5\
        46L5.056-1.546L4.129-5.091L3.122-5.091L2.192-1.554L2.15-1.554L1.308-5.091L0.132-5.091Z
        """
      ).path,
      Outline("M8.77-5.091L7.694-5.091L7.694 0L8.77 0Z").path,
      Outline(
        """
        M9.463-4.204L11.022-4.204L11.022 0L12.086 0L12.086-4.204L13.645-4.204L13.645-5.091L9.463-5\
        .091Z
        """
      ).path,
      Outline(
        """
        M14.336 0L15.412 0L15.412-2.103L17.597-2.103L17.597 0L18.671 0L18.671-5.091L17.597-5.091L1\
        7.597-2.99L15.412-2.99L15.412-5.091L14.336-5.091Z
        """
      ).path,
      Path(),
      Outline(
        """
        M25.44-5.091L24.368-5.091L24.368-1.889L24.323-1.889L22.126-5.091L21.181-5.091L21.181 0L22.\
        258 0L22.258-3.204L22.295-3.204L24.51 0L25.44 0Z
        """
      ).path,
      Outline(
        """
        M26.327 0L29.767 0L29.767-0.887L27.403-0.887L27.403-2.103L29.581-2.103L29.581-2.99L27.403-\
        2.99L27.403-4.204L29.757-4.204L29.757-5.091L26.327-5.091Z
        """
      ).path,
      Outline(
        """
        M31.535-5.091L30.339-5.091L32.097 0L33.484 0L35.239-5.091L34.045-5.091L32.813-1.223L32.765\
        -1.223Z
        """
      ).path,
      Outline(
        """
        M35.85 0L39.291 0L39.291-0.887L36.926-0.887L36.926-2.103L39.104-2.103L39.104-2.99L36.926-2\
        .99L36.926-4.204L39.281-4.204L39.281-5.091L35.85-5.091Z
        """
      ).path,
      Outline(
        """
        M40.138 0L41.214 0L41.214-1.805L42-1.805L42.964 0L44.153 0L43.071-1.979C43.651-2.227 43.97\
        1-2.732 43.971-3.428C43.971-4.44 43.303-5.091 42.147-5.091L40.138-5.091ZM41.214-2.67L41.21\
        4-4.211L41.94-4.211C42.562-4.211 42.863-3.935 42.863-3.428C42.863-2.923 42.562-2.67 41.945\
        -2.67Z
        """
      ).path,
      Outline("M47.091-2.511L44.769-2.511L44.769-1.67L47.091-1.67Z").path,
      Outline(
        """
        M48.013 0L51.454 0L51.454-0.887L49.089-0.887L49.089-2.103L51.267-2.103L51.267-2.99L49.089-\
        2.99L49.089-4.204L51.444-4.204L51.444-5.091L48.013-5.091Z
        """
      ).path,
      Outline(
        """
        M56.559-5.091L55.488-5.091L55.488-1.889L55.443-1.889L53.246-5.091L52.301-5.091L52.301 0L53\
        .377 0L53.377-3.204L53.415-3.204L55.63 0L56.559 0Z
        """
      ).path,
      Outline(
        """
        M59.251 0C60.803 0 61.742-0.96 61.742-2.55C61.742-4.136 60.803-5.091 59.266-5.091L57.447-5\
        .091L57.447 0ZM58.523-0.922L58.523-4.169L59.209-4.169C60.164-4.169 60.668-3.682 60.668-2.5\
        5C60.668-1.414 60.164-0.922 59.207-0.922Z
        """
      ).path,
      Outline("M63.614-5.091L62.538-5.091L62.538 0L63.614 0Z").path,
      Outline(
        """
        M68.76-5.091L67.688-5.091L67.688-1.889L67.643-1.889L65.446-5.091L64.501-5.091L64.501 0L65.\
        578 0L65.578-3.204L65.615-3.204L67.83 0L68.76 0Z
        """
      ).path,
      Outline(
        """
        M73.023-3.445L74.116-3.445C73.977-4.452 73.09-5.161 71.939-5.161C70.594-5.161 69.558-4.191\
         69.558-2.541C69.558-0.93 70.527 0.07 71.961 0.07C73.246 0.07 74.164-0.743 74.164-2.083L74\
        .164-2.724L72.033-2.724L72.033-1.914L73.127-1.914C73.112-1.283 72.682-0.882 71.966-0.882C7\
        1.158-0.882 70.649-1.487 70.649-2.55C70.649-3.609 71.178-4.208 71.956-4.208C72.511-4.208 7\
        2.886-3.923 73.023-3.445Z
        """
      ).path,
      Path(),
      Outline(
        """
        M76.401-4.204L77.96-4.204L77.96 0L79.023 0L79.023-4.204L80.582-4.204L80.582-5.091L76.401-5\
        .091Z
        """
      ).path,
      Outline(
        """
        M82.151 0L82.528-1.161L84.365-1.161L84.743 0L85.897 0L84.142-5.091L82.755-5.091L80.997 0ZM\
        82.802-2.001L83.428-3.928L83.468-3.928L84.094-2.001Z
        """
      ).path,
      Outline(
        """
        M89.27-3.627L90.301-3.627C90.287-4.534 89.541-5.161 88.407-5.161C87.291-5.161 86.473-4.544\
         86.478-3.619C86.476-2.869 87.005-2.439 87.865-2.232L88.42-2.093C88.974-1.959 89.282-1.8 8\
        9.285-1.457C89.282-1.084 88.929-0.83 88.382-0.83C87.823-0.83 87.42-1.089 87.386-1.598L86.3\
        44-1.598C86.371-0.497 87.159 0.072 88.395 0.072C89.638 0.072 90.369-0.522 90.371-1.454C90.\
        369-2.302 89.73-2.752 88.845-2.951L88.387-3.06C87.945-3.162 87.575-3.326 87.582-3.691C87.5\
        82-4.02 87.873-4.261 88.4-4.261C88.914-4.261 89.23-4.027 89.27-3.627Z
        """
      ).path,
      Outline(
        """
        M91.092 0L92.168 0L92.168-1.447L92.698-2.093L94.092 0L95.38 0L93.468-2.811L95.358-5.091L94\
        .067-5.091L92.235-2.846L92.168-2.846L92.168-5.091L91.092-5.091Z
        """
      ).path,
      Outline(
        """
        M98.681-3.627L99.713-3.627C99.698-4.534 98.952-5.161 97.819-5.161C96.702-5.161 95.885-4.54\
        4 95.89-3.619C95.887-2.869 96.417-2.439 97.277-2.232L97.831-2.093C98.385-1.959 98.693-1.8 \
        98.696-1.457C98.693-1.084 98.341-0.83 97.794-0.83C97.234-0.83 96.832-1.089 96.797-1.598L95\
        .755-1.598C95.783-0.497 96.571 0.072 97.806 0.072C99.049 0.072 99.78-0.522 99.782-1.454C99\
        .78-2.302 99.141-2.752 98.256-2.951L97.799-3.06C97.356-3.162 96.986-3.326 96.993-3.691C96.\
        993-4.02 97.284-4.261 97.811-4.261C98.326-4.261 98.641-4.027 98.681-3.627Z
        """
      ).path,
      Outline(
        """
        M101.102 0.065C101.42 0.065 101.696-0.201 101.699-0.532C101.696-0.858 101.42-1.124 101.102\
        -1.124C100.774-1.124 100.503-0.858 100.506-0.532C100.503-0.201 100.774 0.065 101.102 0.065\
        Z
        """
      ).path,
    ]
    private static let delays: [Double] = [
      0.83333, 0.88333, 0.91667, 0.96667, 0, 1.03333, 1.08333, 1.11667,
      1.16667, 1.2, 1.23333, 1.28333, 1.31667, 1.36667, 1.4, 1.43333,
      1.48333, 0, 1.56667, 1.6, 1.63333, 1.68333, 1.71667, 1.76667,
    ]

    var body: some View {
      let motion = Frames.value(of: WhiteMotion.timeline, at: time)
      ZStack(alignment: .topLeading) {
        ForEach(Self.letters.indices, id: \.self) { index in
          let delay = Self.delays[index]
          Self.letters[index]
            .fill(Color(white: motion.white))
            .opacity(time.truncatingRemainder(dividingBy: Timing.textCycle) < delay ? 0 : 1)
        }
      }
      .offset(x: 15, y: 236)
    }
  }

  /// LIFE SEEMINGLY FILLED.
  fileprivate struct LifeSeeminglyFilledView: View {
    let time: Double

    private static let letters: [Path] = [
      Outline("M0.442 0L3.701 0L3.701-0.887L1.519-0.887L1.519-5.091L0.442-5.091Z").path,
      Outline("M5.491-5.091L4.415-5.091L4.415 0L5.491 0Z").path,
      Outline(
        """
        M6.379 0L7.455 0L7.455-2.103L9.526-2.103L9.526-2.99L7.455-2.99L7.455-4.204L9.749-4.204L9.7\
        49-5.091L6.379-5.091Z
        """
      ).path,
      Outline(
        """
        M10.473 0L13.913 0L13.913-0.887L11.549-0.887L11.549-2.103L13.727-2.103L13.727-2.99L11.549-\
        2.99L11.549-4.204L13.903-4.204L13.903-5.091L10.473-5.091Z
        """
      ).path,
      Path(),
      Outline(
        """
        M19.146-3.627L20.177-3.627C20.162-4.534 19.417-5.161 18.283-5.161C17.167-5.161 16.349-4.54\
        4 16.354-3.619C16.352-2.869 16.881-2.439 17.741-2.232L18.295-2.093C18.85-1.959 19.158-1.8 \
        19.16-1.457C19.158-1.084 18.805-0.83 18.258-0.83C17.699-0.83 17.296-1.089 17.261-1.598L16.\
        22-1.598C16.247-0.497 17.035 0.072 18.271 0.072C19.513 0.072 20.244-0.522 20.247-1.454C20.\
        244-2.302 19.605-2.752 18.721-2.951L18.263-3.06C17.821-3.162 17.45-3.326 17.458-3.691C17.4\
        58-4.02 17.749-4.261 18.276-4.261C18.79-4.261 19.106-4.027 19.146-3.627Z
        """
      ).path,
      Outline(
        """
        M20.968 0L24.408 0L24.408-0.887L22.044-0.887L22.044-2.103L24.222-2.103L24.222-2.99L22.044-\
        2.99L22.044-4.204L24.398-4.204L24.398-5.091L20.968-5.091Z
        """
      ).path,
      Outline(
        """
        M25.256 0L28.696 0L28.696-0.887L26.332-0.887L26.332-2.103L28.51-2.103L28.51-2.99L26.332-2.\
        99L26.332-4.204L28.686-4.204L28.686-5.091L25.256-5.091Z
        """
      ).path,
      Outline(
        """
        M29.544-5.091L29.544 0L30.588 0L30.588-3.326L30.63-3.326L31.947-0.025L32.658-0.025L33.976-\
        3.314L34.018-3.314L34.018 0L35.062 0L35.062-5.091L33.735-5.091L32.333-1.67L32.273-1.67L30.\
        871-5.091Z
        """
      ).path,
      Outline("M37.023-5.091L35.947-5.091L35.947 0L37.023 0Z").path,
      Outline(
        """
        M42.169-5.091L41.098-5.091L41.098-1.889L41.053-1.889L38.855-5.091L37.911-5.091L37.911 0L38\
        .987 0L38.987-3.204L39.024-3.204L41.239 0L42.169 0Z
        """
      ).path,
      Outline(
        """
        M46.432-3.445L47.526-3.445C47.387-4.452 46.499-5.161 45.348-5.161C44.003-5.161 42.967-4.19\
        1 42.967-2.541C42.967-0.93 43.936 0.07 45.371 0.07C46.656 0.07 47.573-0.743 47.573-2.083L4\
        7.573-2.724L45.443-2.724L45.443-1.914L46.537-1.914C46.522-1.283 46.092-0.882 45.376-0.882C\
        44.568-0.882 44.058-1.487 44.058-2.55C44.058-3.609 44.588-4.208 45.366-4.208C45.92-4.208 4\
        6.295-3.923 46.432-3.445Z
        """
      ).path,
      Outline("M48.381 0L51.64 0L51.64-0.887L49.457-0.887L49.457-5.091L48.381-5.091Z").path,
      Outline(
        """
        M52.055-5.091L53.912-1.8L53.912 0L54.981 0L54.981-1.8L56.838-5.091L55.632-5.091L54.471-2.8\
        98L54.421-2.898L53.261-5.091Z
        """
      ).path,
      Path(),
      Outline(
        """
        M59.048 0L60.124 0L60.124-2.103L62.195-2.103L62.195-2.99L60.124-2.99L60.124-4.204L62.418-4\
        .204L62.418-5.091L59.048-5.091Z
        """
      ).path,
      Outline("M64.218-5.091L63.142-5.091L63.142 0L64.218 0Z").path,
      Outline("M65.105 0L68.364 0L68.364-0.887L66.182-0.887L66.182-5.091L65.105-5.091Z").path,
      Outline("M69.078 0L72.337 0L72.337-0.887L70.154-0.887L70.154-5.091L69.078-5.091Z").path,
      Outline(
        """
        M73.05 0L76.49 0L76.49-0.887L74.126-0.887L74.126-2.103L76.304-2.103L76.304-2.99L74.126-2.9\
        9L74.126-4.204L76.48-4.204L76.48-5.091L73.05-5.091Z
        """
      ).path,
      Outline(
        """
        M79.143 0C80.694 0 81.633-0.96 81.633-2.55C81.633-4.136 80.694-5.091 79.158-5.091L77.338-5\
        .091L77.338 0ZM78.414-0.922L78.414-4.169L79.1-4.169C80.055-4.169 80.56-3.682 80.56-2.55C80\
        .56-1.414 80.055-0.922 79.098-0.922Z
        """
      ).path,
    ]
    private static let delays: [Double] = [
      0, 0.03333, 0.08333, 0.11667, 0, 0.2, 0.23333, 0.28333,
      0.31667, 0.36667, 0.4, 0.43333, 0.48333, 0.51667, 0, 0.6,
      0.63333, 0.68333, 0.71667, 0.76667, 0.8,
    ]

    var body: some View {
      let motion = Frames.value(of: WhiteMotion.timeline, at: time)
      ZStack(alignment: .topLeading) {
        ForEach(Self.letters.indices, id: \.self) { index in
          let delay = Self.delays[index]
          Self.letters[index]
            .fill(Color(white: motion.white))
            .opacity(time.truncatingRemainder(dividingBy: Timing.textCycle) < delay ? 0 : 1)
        }
      }
      .offset(x: 15, y: 225)
    }
  }

  /// CLB 003.
  fileprivate struct Clb003View: View {
    let time: Double

    private static let letters: [Path] = [
      Outline(
        """
        M-24.803-3.309C-24.945-4.484-25.835-5.161-27.013-5.161C-28.358-5.161-29.385-4.211-29.385-2\
        .545C-29.385-0.885-28.375 0.07-27.013 0.07C-25.708 0.07-24.92-0.798-24.803-1.735L-25.892-1\
        .74C-25.994-1.196-26.422-0.882-26.996-0.882C-27.769-0.882-28.293-1.457-28.293-2.545C-28.29\
        3-3.604-27.776-4.208-26.988-4.208C-26.399-4.208-25.974-3.868-25.892-3.309Z
        """
      ).path,
      Outline("M-24.03 0L-20.771 0L-20.771-0.887L-22.954-0.887L-22.954-5.091L-24.03-5.091Z").path,
      Outline(
        """
        M-20.058 0L-17.883 0C-16.739 0-16.13-0.597-16.13-1.407C-16.13-2.16-16.67-2.615-17.249-2.64\
        2L-17.249-2.692C-16.72-2.811-16.329-3.187-16.329-3.786C-16.329-4.549-16.896-5.091-18.02-5.\
        091L-20.058-5.091ZM-18.982-0.88L-18.982-2.232L-18.079-2.232C-17.562-2.232-17.242-1.934-17.\
        242-1.514C-17.242-1.131-17.503-0.88-18.104-0.88ZM-18.982-2.961L-18.982-4.221L-18.164-4.221\
        C-17.686-4.221-17.416-3.975-17.416-3.607C-17.416-3.204-17.744-2.961-18.184-2.961Z
        """
      ).path,
      Path(),
      Outline(
        """
        M-11.842 0.112C-10.562 0.112-9.789-0.863-9.787-2.541C-9.784-4.206-10.567-5.161-11.842-5.16\
        1C-13.12-5.161-13.896-4.208-13.898-2.541C-13.903-0.868-13.125 0.109-11.842 0.112ZM-11.842-\
        0.781C-12.426-0.781-12.804-1.367-12.802-2.541C-12.799-3.696-12.424-4.278-11.842-4.278C-11.\
        263-4.278-10.885-3.696-10.885-2.541C-10.883-1.367-11.261-0.781-11.842-0.781Z
        """
      ).path,
      Outline(
        """
        M-7.025 0.112C-5.745 0.112-4.972-0.863-4.969-2.541C-4.967-4.206-5.75-5.161-7.025-5.161C-8.\
        303-5.161-9.078-4.208-9.081-2.541C-9.086-0.868-8.308 0.109-7.025 0.112ZM-7.025-0.781C-7.60\
        9-0.781-7.987-1.367-7.984-2.541C-7.982-3.696-7.607-4.278-7.025-4.278C-6.446-4.278-6.068-3.\
        696-6.068-2.541C-6.065-1.367-6.443-0.781-7.025-0.781Z
        """
      ).path,
      Outline(
        """
        M-2.322 0.07C-1.178 0.07-0.36-0.559-0.363-1.429C-0.36-2.063-0.763-2.516-1.511-2.61L-1.511-\
        2.65C-0.942-2.752-0.549-3.154-0.552-3.726C-0.549-4.529-1.253-5.161-2.307-5.161C-3.351-5.16\
        1-4.136-4.549-4.151-3.669L-3.12-3.669C-3.107-4.057-2.752-4.308-2.312-4.308C-1.877-4.308-1.\
        586-4.044-1.588-3.662C-1.586-3.261-1.926-2.99-2.416-2.99L-2.891-2.99L-2.891-2.2L-2.416-2.2\
        C-1.839-2.2-1.479-1.912-1.482-1.501C-1.479-1.096-1.827-0.818-2.319-0.818C-2.794-0.818-3.15\
        -1.066-3.169-1.439L-4.253-1.439C-4.236-0.549-3.44 0.07-2.322 0.07Z
        """
      ).path,
    ]
    private static let delays: [Double] = [
      0, 0.4, 0.8, 0, 1.6, 2, 2.4,
    ]

    var body: some View {
      let motion = Frames.value(of: WhiteMotion.timeline, at: time)
      ZStack(alignment: .topLeading) {
        ForEach(Self.letters.indices, id: \.self) { index in
          let delay = Self.delays[index]
          Self.letters[index]
            .fill(Color(white: motion.white))
            .opacity(time.truncatingRemainder(dividingBy: Timing.textCycle) < delay ? 0 : 1)
        }
      }
      .offset(x: 375, y: 66)
    }
  }

  /// The layers of the main composition.
  fileprivate struct SceneView: View {
    let time: Double
    let theme: Theme

    var body: some View {
      ZStack(alignment: .topLeading) {
        OrbView2(time: time)
        NoTimeView(time: time)
        ToView(time: time)
        WordsView2(time: time, theme: theme)
        XBm000325View(time: time)
        OrderdesignukView(time: time)
        WithNeverEndingTasksView(time: time)
        LifeSeeminglyFilledView(time: time)
        Clb003View(time: time)
      }
    }
  }
}

// MARK: - Playing

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension NoTimeToStop {
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
extension NoTimeToStop {
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
extension NoTimeToStop {
  /// What a view plays, and how.
  struct PlayerOptions {
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

    init(_ whole: Playback, label: Text? = nil) {
      self.whole = whole
      playback = whole
      self.label = label
    }
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension NoTimeToStop {
  /// The view with other options.
  private func with(_ change: (inout NoTimeToStop.PlayerOptions) -> Void) -> Self {
    var view = self
    change(&view.options)
    return view
  }

  /// Plays some of its frames.
  func play(_ frames: Range<Double>, loop: NoTimeToStop.Loop = .forever) -> Self {
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
    _ scaling: NoTimeToStop.Scaling, alignment: Alignment = .center
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
extension NoTimeToStop {
  /// Shows at most so many pictures a second, `Timing.frameRate` for as many as the file has; nil
  /// for as many as the display shows.
  func frameRate(_ rate: Double?) -> Self {
    var view = self
    view.options.frameRate = rate
    return view
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension NoTimeToStop {
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
extension NoTimeToStop {
  /// Shows the pictures of an animation one after the other.
  struct Player<Picture: View>: View {
    let options: PlayerOptions
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
      self.options = options
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
extension NoTimeToStop {
  /// A canvas in the room that there is.
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
extension NoTimeToStop {
  /// An outline, written as the path text of SVG: absolute `M`, `L`, `C` and `Z`.
  fileprivate struct Outline: Sendable {
    var commands: [UInt8] = []
    var numbers: [Double] = []

    init(_ text: StaticString) {
      var digits = 0.0
      var scale = 0.0
      var sign = 1.0
      var isOpen = false
      func close(_ numbers: inout [Double]) {
        if isOpen { numbers.append(sign * digits) }
        (digits, scale, sign, isOpen) = (0, 0, 1, false)
      }
      text.withUTF8Buffer { bytes in
        for byte in bytes {
          switch byte {
          case 48...57:
            isOpen = true
            if scale > 0 {
              digits += Double(byte - 48) * scale
              scale /= 10
            } else {
              digits = digits * 10 + Double(byte - 48)
            }
          case 46: scale = 0.1
          case 45:
            close(&numbers)
            sign = -1
          default:
            close(&numbers)
            if byte > 64 { commands.append(byte) }
          }
        }
      }
      close(&numbers)
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
extension NoTimeToStop {
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
    NoTimeToStop()
  }
#endif
