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
    /// TO, STOP., in seconds.
    static let stagger = 0.1
    /// TO, in seconds.
    static let toFadesIn = 0.3
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
    progress: Binding<Double>, isPlaying: Bool = true, loop: NoTimeToStop.Loop = .forever,
    theme: Theme = .standard, darkTheme: Theme? = nil
  ) {
    self.init(isPlaying: isPlaying, loop: loop, theme: theme, darkTheme: darkTheme)
    options.follow(progress)
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

  /// The outlines of characters that are shown one by one.
  fileprivate enum Glyphs {
    static let n = Outline(
      """
      M2.5 0L18.75 0L18.75-32.578L18.906-32.578L37.656 0L53.906 0L53.906-57.5L37.656-57.5L37.656-2\
      5.078L37.5-25.078L18.75-57.5L2.5-57.5Z
      """
    ).path
    static let o = Outline(
      """
      M58.125-28.75C58.125-47.969 45.782-58.438 30.234-58.438C14.453-58.438 1.64-47.969 1.718-28.7\
      5C1.64-9.649 14.453 0.938 30.234 0.938C45.782 0.938 58.125-9.532 58.125-28.75ZM42.11-28.75C4\
      2.07-18.438 37.89-12.813 30.234-12.813C22.422-12.813 18.242-18.438 18.282-28.75C18.242-39.10\
      2 22.343-44.687 30.156-44.687C37.812-44.687 42.07-39.102 42.11-28.75Z
      """
    ).path
    static let t = Outline(
      """
      M0.625-43.75L18.125-43.75L18.125 0L34.375 0L34.375-43.75L51.875-43.75L51.875-57.5L0.625-57.5\
      Z
      """
    ).path
    static let i = Outline("M18.75-57.5L2.5-57.5L2.5 0L18.75 0Z").path
    static let m = Outline(
      """
      M2.5 0L18.438 0L18.438-38.282L18.594-38.282L29.141 0L41.25 0L51.875-38.125L52.031-38.125L52.\
      031 0L68.282 0L68.282-57.5L45.078-57.5L35.39-23.359L35.234-23.359L25.39-57.5L2.5-57.5Z
      """
    ).path
    static let e = Outline(
      """
      M2.5 0L44.844 0L44.844-13.75L18.75-13.75L18.75-22.969L41.406-22.969L41.406-35.156L18.75-35.1\
      56L18.75-43.75L43.984-43.75L43.984-57.5L2.5-57.5Z
      """
    ).path
    static let s = Outline(
      """
      M26.25 0.938C40.781 0.938 49.61-5.625 49.61-16.953C49.61-25.703 44.336-31.875 31.641-34.61L2\
      6.953-35.625C21.484-36.797 19.218-38.203 19.218-40.938C19.218-43.477 21.289-45.625 26.172-45\
      .625C31.211-45.625 33.555-43.126 33.906-39.375L48.828-39.375C48.75-50.664 40.078-58.438 26.1\
      72-58.438C12.461-58.438 2.89-50.782 2.89-39.844C2.89-30.86 9.102-26.015 19.297-23.828L25.078\
      -22.578C31.406-21.211 33.672-19.57 33.672-16.953C33.672-14.14 31.015-11.875 26.094-11.875C20\
      .039-11.875 16.484-14.687 16.328-20L1.484-20C1.484-5.547 11.25 0.938 26.25 0.938Z
      """
    ).path
    static let p = Outline(
      """
      M2.5 0L18.125 0L18.125-17.11L26.797-17.11C39.882-17.07 48.672-24.804 48.672-37.187C48.672-49\
      .414 40.078-57.5 27.344-57.5L2.5-57.5ZM18.125-29.218L18.125-45L23.672-45C29.102-45.039 32.38\
      2-42.109 32.422-37.187C32.382-32.266 29.102-29.218 23.672-29.218Z
      """
    ).path
    static let fullStop = Outline(
      """
      M10.625 0.625C15.195 0.625 18.516-2.734 18.516-7.266C18.516-11.797 15.274-15 10.625-15C6.015\
      -15 2.813-11.836 2.813-7.266C2.813-2.617 6.054 0.625 10.625 0.625Z
      """
    ).path
    static let x = Outline(
      """
      M1.452-5.091L0.231-5.091L1.795-2.545L0.201 0L1.434 0L2.478-1.738L2.518-1.738L3.562 0L4.8 0L3\
      .212-2.545L4.765-5.091L3.55-5.091L2.518-3.356L2.478-3.356Z
      """
    ).path
    static let b = Outline(
      """
      M0.442 0L2.618 0C3.761 0 4.37-0.597 4.37-1.407C4.37-2.16 3.831-2.615 3.251-2.642L3.251-2.692\
      C3.781-2.811 4.171-3.187 4.171-3.786C4.171-4.549 3.604-5.091 2.481-5.091L0.442-5.091ZM1.519-\
      0.88L1.519-2.232L2.421-2.232C2.938-2.232 3.259-1.934 3.259-1.514C3.259-1.131 2.998-0.88 2.39\
      6-0.88ZM1.519-2.961L1.519-4.221L2.337-4.221C2.814-4.221 3.085-3.975 3.085-3.607C3.085-3.204 \
      2.757-2.961 2.317-2.961Z
      """
    ).path
    static let m2 = Outline(
      """
      M0.442-5.091L0.442 0L1.487 0L1.487-3.326L1.529-3.326L2.846-0.025L3.557-0.025L4.875-3.314L4.9\
      17-3.314L4.917 0L5.961 0L5.961-5.091L4.634-5.091L3.232-1.67L3.172-1.67L1.77-5.091Z
      """
    ).path
    static let solidus = Outline("M2.64-5.33L1.728-5.33L0.087 0.766L0.999 0.766Z").path
    static let digitZero = Outline(
      """
      M2.409 0.112C3.689 0.112 4.462-0.863 4.464-2.541C4.467-4.206 3.684-5.161 2.409-5.161C1.131-5\
      .161 0.356-4.208 0.353-2.541C0.348-0.868 1.126 0.109 2.409 0.112ZM2.409-0.781C1.825-0.781 1.\
      447-1.367 1.449-2.541C1.452-3.696 1.827-4.278 2.409-4.278C2.988-4.278 3.366-3.696 3.366-2.54\
      1C3.368-1.367 2.99-0.781 2.409-0.781Z
      """
    ).path
    static let digitThree = Outline(
      """
      M2.294 0.07C3.438 0.07 4.256-0.559 4.253-1.429C4.256-2.063 3.853-2.516 3.105-2.61L3.105-2.65\
      C3.674-2.752 4.067-3.154 4.064-3.726C4.067-4.529 3.363-5.161 2.309-5.161C1.265-5.161 0.48-4.\
      549 0.465-3.669L1.496-3.669C1.509-4.057 1.864-4.308 2.304-4.308C2.739-4.308 3.03-4.044 3.028\
      -3.662C3.03-3.261 2.69-2.99 2.2-2.99L1.725-2.99L1.725-2.2L2.2-2.2C2.777-2.2 3.137-1.912 3.13\
      5-1.501C3.137-1.096 2.789-0.818 2.297-0.818C1.822-0.818 1.467-1.066 1.447-1.439L0.363-1.439C\
      0.38-0.549 1.176 0.07 2.294 0.07Z
      """
    ).path
    static let digitTwo = Outline(
      """
      M0.413 0L4.042 0L4.042-0.88L1.904-0.88L1.904-0.915L2.647-1.643C3.694-2.598 3.975-3.075 3.975\
      -3.654C3.975-4.537 3.254-5.161 2.163-5.161C1.094-5.161 0.36-4.522 0.363-3.522L1.385-3.522C1.\
      382-4.01 1.69-4.308 2.155-4.308C2.603-4.308 2.936-4.029 2.936-3.582C2.936-3.177 2.687-2.898 \
      2.225-2.454L0.413-0.776Z
      """
    ).path
    static let digitFive = Outline(
      """
      M2.272 0.07C3.406 0.07 4.176-0.669 4.174-1.698C4.176-2.672 3.495-3.373 2.578-3.373C2.13-3.37\
      3 1.745-3.187 1.566-2.936L1.536-2.936L1.668-4.211L3.893-4.211L3.893-5.091L0.781-5.091L0.539-\
      2.406L1.496-2.235C1.653-2.446 1.956-2.578 2.257-2.578C2.769-2.575 3.137-2.205 3.137-1.67C3.1\
      37-1.141 2.777-0.776 2.272-0.776C1.844-0.776 1.499-1.044 1.474-1.439L0.43-1.439C0.45-0.559 1\
      .218 0.07 2.272 0.07Z
      """
    ).path
    static let o2 = Outline(
      """
      M5.121-2.545C5.121-4.211 4.087-5.161 2.737-5.161C1.38-5.161 0.353-4.211 0.353-2.545C0.353-0.\
      887 1.38 0.07 2.737 0.07C4.087 0.07 5.121-0.88 5.121-2.545ZM4.029-2.545C4.029-1.467 3.517-0.\
      882 2.737-0.882C1.954-0.882 1.444-1.467 1.444-2.545C1.444-3.624 1.954-4.208 2.737-4.208C3.51\
      7-4.208 4.029-3.624 4.029-2.545Z
      """
    ).path
    static let r = Outline(
      """
      M0.442 0L1.519 0L1.519-1.805L2.304-1.805L3.269 0L4.457 0L3.376-1.979C3.955-2.227 4.276-2.732\
       4.276-3.428C4.276-4.44 3.607-5.091 2.451-5.091L0.442-5.091ZM1.519-2.67L1.519-4.211L2.245-4.\
      211C2.866-4.211 3.167-3.935 3.167-3.428C3.167-2.923 2.866-2.67 2.25-2.67Z
      """
    ).path
    static let d = Outline(
      """
      M2.247 0C3.798 0 4.738-0.96 4.738-2.55C4.738-4.136 3.798-5.091 2.262-5.091L0.442-5.091L0.442\
       0ZM1.519-0.922L1.519-4.169L2.205-4.169C3.159-4.169 3.664-3.682 3.664-2.55C3.664-1.414 3.159\
      -0.922 2.202-0.922Z
      """
    ).path
    static let e2 = Outline(
      """
      M0.442 0L3.883 0L3.883-0.887L1.519-0.887L1.519-2.103L3.696-2.103L3.696-2.99L1.519-2.99L1.519\
      -4.204L3.873-4.204L3.873-5.091L0.442-5.091Z
      """
    ).path
    static let s2 = Outline(
      """
      M3.204-3.627L4.236-3.627C4.221-4.534 3.475-5.161 2.342-5.161C1.225-5.161 0.408-4.544 0.413-3\
      .619C0.41-2.869 0.94-2.439 1.8-2.232L2.354-2.093C2.908-1.959 3.217-1.8 3.219-1.457C3.217-1.0\
      84 2.864-0.83 2.317-0.83C1.757-0.83 1.355-1.089 1.32-1.598L0.278-1.598C0.306-0.497 1.094 0.0\
      72 2.329 0.072C3.572 0.072 4.303-0.522 4.305-1.454C4.303-2.302 3.664-2.752 2.779-2.951L2.322\
      -3.06C1.879-3.162 1.509-3.326 1.516-3.691C1.516-4.02 1.807-4.261 2.334-4.261C2.849-4.261 3.1\
      64-4.027 3.204-3.627Z
      """
    ).path
    static let i2 = Outline("M1.519-5.091L0.442-5.091L0.442 0L1.519 0Z").path
    static let g = Outline(
      """
      M3.818-3.445L4.912-3.445C4.773-4.452 3.885-5.161 2.734-5.161C1.389-5.161 0.353-4.191 0.353-2\
      .541C0.353-0.93 1.322 0.07 2.757 0.07C4.042 0.07 4.959-0.743 4.959-2.083L4.959-2.724L2.829-2\
      .724L2.829-1.914L3.923-1.914C3.908-1.283 3.478-0.882 2.762-0.882C1.954-0.882 1.444-1.487 1.4\
      44-2.55C1.444-3.609 1.974-4.208 2.752-4.208C3.306-4.208 3.681-3.923 3.818-3.445Z
      """
    ).path
    static let n2 = Outline(
      """
      M4.701-5.091L3.629-5.091L3.629-1.889L3.584-1.889L1.387-5.091L0.442-5.091L0.442 0L1.519 0L1.5\
      19-3.204L1.556-3.204L3.771 0L4.701 0Z
      """
    ).path
    static let u = Outline(
      """
      M3.587-5.091L3.587-1.877C3.587-1.295 3.179-0.875 2.553-0.875C1.929-0.875 1.519-1.295 1.519-1\
      .877L1.519-5.091L0.442-5.091L0.442-1.785C0.442-0.671 1.283 0.072 2.553 0.072C3.818 0.072 4.6\
      63-0.671 4.663-1.785L4.663-5.091Z
      """
    ).path
    static let k = Outline(
      """
      M0.442 0L1.519 0L1.519-1.447L2.048-2.093L3.443 0L4.73 0L2.819-2.811L4.708-5.091L3.418-5.091L\
      1.586-2.846L1.519-2.846L1.519-5.091L0.442-5.091Z
      """
    ).path
    static let w = Outline(
      """
      M1.588 0L2.637 0L3.604-3.329L3.644-3.329L4.614 0L5.663 0L7.119-5.091L5.944-5.091L5.101-1.546\
      L5.056-1.546L4.129-5.091L3.122-5.091L2.192-1.554L2.15-1.554L1.308-5.091L0.132-5.091Z
      """
    ).path
    static let t2 = Outline(
      "M0.249-4.204L1.807-4.204L1.807 0L2.871 0L2.871-4.204L4.43-4.204L4.43-5.091L0.249-5.091Z"
    ).path
    static let h = Outline(
      """
      M0.442 0L1.519 0L1.519-2.103L3.704-2.103L3.704 0L4.778 0L4.778-5.091L3.704-5.091L3.704-2.99L\
      1.519-2.99L1.519-5.091L0.442-5.091Z
      """
    ).path
    static let v = Outline(
      "M1.362-5.091L0.167-5.091L1.924 0L3.311 0L5.066-5.091L3.873-5.091L2.64-1.223L2.593-1.223Z"
    ).path
    static let hyphenMinus = Outline("M2.801-2.511L0.48-2.511L0.48-1.67L2.801-1.67Z").path
    static let a = Outline(
      """
      M1.32 0L1.698-1.161L3.535-1.161L3.913 0L5.066 0L3.311-5.091L1.924-5.091L0.167 0ZM1.971-2.001\
      L2.598-3.928L2.637-3.928L3.264-2.001Z
      """
    ).path
    static let fullStop2 = Outline(
      """
      M1.042 0.065C1.36 0.065 1.636-0.201 1.638-0.532C1.636-0.858 1.36-1.124 1.042-1.124C0.713-1.1\
      24 0.442-0.858 0.445-0.532C0.442-0.201 0.713 0.065 1.042 0.065Z
      """
    ).path
    static let l = Outline(
      "M0.442 0L3.701 0L3.701-0.887L1.519-0.887L1.519-5.091L0.442-5.091Z"
    ).path
    static let f = Outline(
      """
      M0.442 0L1.519 0L1.519-2.103L3.589-2.103L3.589-2.99L1.519-2.99L1.519-4.204L3.813-4.204L3.813\
      -5.091L0.442-5.091Z
      """
    ).path
    static let y = Outline(
      """
      M0.144-5.091L2.001-1.8L2.001 0L3.07 0L3.07-1.8L4.927-5.091L3.721-5.091L2.56-2.898L2.511-2.89\
      8L1.35-5.091Z
      """
    ).path
    static let c = Outline(
      """
      M4.934-3.309C4.793-4.484 3.903-5.161 2.724-5.161C1.38-5.161 0.353-4.211 0.353-2.545C0.353-0.\
      885 1.362 0.07 2.724 0.07C4.029 0.07 4.817-0.798 4.934-1.735L3.846-1.74C3.744-1.196 3.316-0.\
      882 2.742-0.882C1.969-0.882 1.444-1.457 1.444-2.545C1.444-3.604 1.961-4.208 2.749-4.208C3.33\
      8-4.208 3.763-3.868 3.846-3.309Z
      """
    ).path
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

  /// The layers of Flip.
  fileprivate struct FlipLayers: View {
    let time: Double

    var body: some View {
      ZStack(alignment: .topLeading) {
        BackgroundView(time: time)
        CircleView(time: time)
      }
    }
  }

  /// Flip.
  fileprivate struct FlipView: View {
    let time: Double

    var body: some View {
      FlipLayers(time: time)
        .frame(width: 390, height: 844, alignment: .topLeading)
        .clipped()
    }
  }

  /// Orb.
  fileprivate struct OrbView: View {
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
      FlipView(time: time)
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

    private static let letters: [(path: Path, x: Double, delay: Double)] = [
      (Glyphs.n, 0, 0.6),
      (Glyphs.o, 51.606, 0.5),
      (Glyphs.t, 117.554, 0.3),
      (Glyphs.i, 165.254, 0.2),
      (Glyphs.m, 181.703, 0.1),
      (Glyphs.e, 247.685, 0),
    ]

    private struct Letter {
      var opacity = 0.0
    }

    @MainActor private static let letter = KeyframeTimeline(initialValue: Letter()) {
      KeyframeTrack(\.opacity) {
        LinearKeyframe(1, duration: Timing.noTimeFadesIn, timingCurve: .easeInOut)
      }
    }

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
          let glyph = Self.letters[index]
          let letter = Frames.value(
            of: Self.letter,
            at: time.truncatingRemainder(dividingBy: Timing.textCycle) - glyph.delay)
          glyph.path
            .fill(Color(white: motion.white))
            .opacity(letter.opacity)
            .offset(x: glyph.x)
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

    private static let letters: [(path: Path, x: Double)] = [
      (Glyphs.t, 0),
      (Glyphs.o, 47.7),
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
          let glyph = Self.letters[index]
          let delay = Timing.stagger * Double(index)
          let letter = Frames.value(
            of: Self.letter, at: time.truncatingRemainder(dividingBy: Timing.textCycle) - delay)
          glyph.path
            .fill(Color(white: motion.white))
            .opacity(letter.opacity)
            .offset(x: glyph.x)
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

    private static let letters: [(path: Path, x: Double)] = [
      (Glyphs.s, 0),
      (Glyphs.t, 46.294),
      (Glyphs.o, 93.994),
      (Glyphs.p, 149.038),
      (Glyphs.fullStop, 194.159),
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
          let glyph = Self.letters[index]
          let delay = Timing.stagger * Double(index)
          let letter = Frames.value(
            of: Self.letter, at: time.truncatingRemainder(dividingBy: Timing.textCycle) - delay)
          glyph.path
            .fill(Color(white: motion.white))
            .opacity(letter.opacity)
            .offset(x: glyph.x)
        }
      }
      .offset(y: 64)
      .modifier(WordLiftPlacement(time: time))
    }
  }

  /// The layers of Words.
  fileprivate struct WordsLayers: View {
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
  fileprivate struct WordsView: View {
    let time: Double
    let theme: Theme

    var body: some View {
      WordsLayers(time: time)
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

    private static let letters: [(path: Path, x: Double, delay: Double)] = [
      (Glyphs.x, 0, 2.31667),
      (Glyphs.b, 6.625, 2.4),
      (Glyphs.m2, 11.251, 2.43333),
      (Glyphs.solidus, 17.654, 2.48333),
      (Glyphs.digitZero, 20.384, 2.51667),
      (Glyphs.digitZero, 25.201, 2.56667),
      (Glyphs.digitZero, 30.018, 2.6),
      (Glyphs.digitThree, 36.459, 2.68333),
      (Glyphs.digitTwo, 41.075, 2.71667),
      (Glyphs.digitFive, 45.485, 2.76667),
    ]

    var body: some View {
      let motion = Frames.value(of: WhiteMotion.timeline, at: time)
      ZStack(alignment: .topLeading) {
        ForEach(Self.letters.indices, id: \.self) { index in
          let glyph = Self.letters[index]
          glyph.path
            .fill(Color(white: motion.white))
            .opacity(time.truncatingRemainder(dividingBy: Timing.textCycle) < glyph.delay ? 0 : 1)
            .offset(x: glyph.x)
        }
      }
      .offset(x: 132.144, y: 236)
    }
  }

  /// ORDERDESIGNUK.
  fileprivate struct OrderdesignukView: View {
    let time: Double

    private static let letters: [(path: Path, x: Double, delay: Double)] = [
      (Glyphs.o2, 0, 1.8),
      (Glyphs.r, 5.474, 1.83333),
      (Glyphs.d, 10.067, 1.88333),
      (Glyphs.e2, 15.158, 1.91667),
      (Glyphs.r, 19.446, 1.96667),
      (Glyphs.d, 24.04, 2),
      (Glyphs.e2, 29.131, 2.03333),
      (Glyphs.s2, 33.419, 2.08333),
      (Glyphs.i2, 38.003, 2.11667),
      (Glyphs.g, 39.967, 2.16667),
      (Glyphs.n2, 45.291, 2.2),
      (Glyphs.u, 50.437, 2.23333),
      (Glyphs.k, 55.543, 2.28333),
    ]

    var body: some View {
      let motion = Frames.value(of: WhiteMotion.timeline, at: time)
      ZStack(alignment: .topLeading) {
        ForEach(Self.letters.indices, id: \.self) { index in
          let glyph = Self.letters[index]
          glyph.path
            .fill(Color(white: motion.white))
            .opacity(time.truncatingRemainder(dividingBy: Timing.textCycle) < glyph.delay ? 0 : 1)
            .offset(x: glyph.x)
        }
      }
      .offset(x: 132.144, y: 225)
    }
  }

  /// WITH NEVER-ENDING TASKS..
  fileprivate struct WithNeverEndingTasksView: View {
    let time: Double

    private static let letters: [(path: Path, x: Double, delay: Double)] = [
      (Glyphs.w, 0, 0.83333),
      (Glyphs.i2, 7.251, 0.88333),
      (Glyphs.t2, 9.215, 0.91667),
      (Glyphs.h, 13.893, 0.96667),
      (Glyphs.n2, 20.739, 1.03333),
      (Glyphs.e2, 25.885, 1.08333),
      (Glyphs.v, 30.173, 1.11667),
      (Glyphs.e2, 35.408, 1.16667),
      (Glyphs.r, 39.696, 1.2),
      (Glyphs.hyphenMinus, 44.289, 1.23333),
      (Glyphs.e2, 47.571, 1.28333),
      (Glyphs.n2, 51.859, 1.31667),
      (Glyphs.d, 57.004, 1.36667),
      (Glyphs.i2, 62.095, 1.4),
      (Glyphs.n2, 64.059, 1.43333),
      (Glyphs.g, 69.205, 1.48333),
      (Glyphs.t2, 76.152, 1.56667),
      (Glyphs.a, 80.831, 1.6),
      (Glyphs.s2, 86.066, 1.63333),
      (Glyphs.k, 90.65, 1.68333),
      (Glyphs.s2, 95.477, 1.71667),
      (Glyphs.fullStop2, 100.061, 1.76667),
    ]

    var body: some View {
      let motion = Frames.value(of: WhiteMotion.timeline, at: time)
      ZStack(alignment: .topLeading) {
        ForEach(Self.letters.indices, id: \.self) { index in
          let glyph = Self.letters[index]
          glyph.path
            .fill(Color(white: motion.white))
            .opacity(time.truncatingRemainder(dividingBy: Timing.textCycle) < glyph.delay ? 0 : 1)
            .offset(x: glyph.x)
        }
      }
      .offset(x: 15, y: 236)
    }
  }

  /// LIFE SEEMINGLY FILLED.
  fileprivate struct LifeSeeminglyFilledView: View {
    let time: Double

    private static let letters: [(path: Path, x: Double, delay: Double)] = [
      (Glyphs.l, 0, 0),
      (Glyphs.i2, 3.972, 0.03333),
      (Glyphs.f, 5.936, 0.08333),
      (Glyphs.e2, 10.03, 0.11667),
      (Glyphs.s2, 15.941, 0.2),
      (Glyphs.e2, 20.525, 0.23333),
      (Glyphs.e2, 24.813, 0.28333),
      (Glyphs.m2, 29.101, 0.31667),
      (Glyphs.i2, 35.505, 0.36667),
      (Glyphs.n2, 37.468, 0.4),
      (Glyphs.g, 42.614, 0.43333),
      (Glyphs.l, 47.939, 0.48333),
      (Glyphs.y, 51.911, 0.51667),
      (Glyphs.f, 58.605, 0.6),
      (Glyphs.i2, 62.699, 0.63333),
      (Glyphs.l, 64.663, 0.68333),
      (Glyphs.l, 68.635, 0.71667),
      (Glyphs.e2, 72.608, 0.76667),
      (Glyphs.d, 76.895, 0.8),
    ]

    var body: some View {
      let motion = Frames.value(of: WhiteMotion.timeline, at: time)
      ZStack(alignment: .topLeading) {
        ForEach(Self.letters.indices, id: \.self) { index in
          let glyph = Self.letters[index]
          glyph.path
            .fill(Color(white: motion.white))
            .opacity(time.truncatingRemainder(dividingBy: Timing.textCycle) < glyph.delay ? 0 : 1)
            .offset(x: glyph.x)
        }
      }
      .offset(x: 15, y: 225)
    }
  }

  /// CLB 003.
  fileprivate struct Clb003View: View {
    let time: Double

    private static let letters: [(path: Path, x: Double, delay: Double)] = [
      (Glyphs.c, -29.738, 0),
      (Glyphs.l, -24.473, 0.4),
      (Glyphs.b, -20.5, 0.8),
      (Glyphs.digitZero, -14.251, 1.6),
      (Glyphs.digitZero, -9.434, 2),
      (Glyphs.digitThree, -4.616, 2.4),
    ]

    var body: some View {
      let motion = Frames.value(of: WhiteMotion.timeline, at: time)
      ZStack(alignment: .topLeading) {
        ForEach(Self.letters.indices, id: \.self) { index in
          let glyph = Self.letters[index]
          glyph.path
            .fill(Color(white: motion.white))
            .opacity(time.truncatingRemainder(dividingBy: Timing.textCycle) < glyph.delay ? 0 : 1)
            .offset(x: glyph.x)
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
        OrbView(time: time)
        NoTimeView(time: time)
        ToView(time: time)
        WordsView(time: time, theme: theme)
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
extension NoTimeToStop {
  /// The view with other options.
  private func with(_ change: (inout NoTimeToStop.PlayerOptions.Values) -> Void) -> Self {
    var view = self
    change(&view.options.values)
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
    view.options.values.frameRate = rate
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
extension NoTimeToStop {
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
extension NoTimeToStop {
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
extension NoTimeToStop {
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
