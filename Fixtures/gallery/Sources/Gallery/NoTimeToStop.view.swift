// Written by Inbetween. Change the animation rather than this file, then write it again:
//
//   inbetween convert no-time-to-stop.json --to swiftui
//
// Needs Xcode 16 and iOS 15, macOS 12, tvOS 15, visionOS 1 or watchOS 8.
// Points and degrees are rounded to 1/1000, scales and opacities to 1/100,000.
// swiftlint:disable all

import SwiftUI

/// Main
///
/// 390 × 844 pt, 8 s at 60 frames a second.
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
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

    /// Orb rotation, Circle scale.
    static let orbRotation = Move(at: 0, lasts: 1, .bezier(0.29, 0.5, 0.58, 1))
    static let noTimeSlidesInNoTime = Move(at: 0, lasts: 1, .easeInOut)
    /// Orb rotation, Circle scale.
    static let orbTurns = Move(at: 3, lasts: 2, .easeInOut)
    static let noTimeSlidesInNoTime2 = Move(at: 4, lasts: 1, .easeInOut)
    /// Orb rotation, Circle scale.
    static let orbRotation2 = Move(at: 7, lasts: 1, .bezier(0.42, 0, 0.71, 0.5))
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

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
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
      Canvas { context, size in
        context.scaleBy(
          x: size.width / NoTimeToStop.size.width,
          y: size.height / NoTimeToStop.size.height)
        context.clip(to: Path(CGRect(origin: .zero, size: NoTimeToStop.size)))
        // A hair later, so that what begins at a frame is there when it is reached.
        Artwork.scene(&context, animatableData + 1e-4, theme)
      }
    }
  }

  fileprivate enum Artwork: Drawing {
    /// Background.
    static func background(_ canvas: GraphicsContext, _ frame: Double, _ theme: Theme) {
      var context = canvas
      context.translateBy(x: 195, y: 422)
      context.fill(backgroundFill1Path, with: .color(backgroundColor(frame).color))
    }

    /// Circle.
    static func circle(_ canvas: GraphicsContext, _ frame: Double, _ theme: Theme) {
      var context = canvas
      context.concatenate(
        place(
          anchor: CGPoint(x: 0, y: -97.5), position: CGPoint(x: 195, y: 422),
          scale: circleScale(frame)))
      context.fill(
        circleRadialGradientPath,
        with: .radialGradient(
          gradient(circleRadialGradientStops(frame)), center: CGPoint(x: 0, y: 0), startRadius: 0,
          endRadius: 97.5))
    }

    /// Flip.
    static func flip2(_ context: inout GraphicsContext, _ frame: Double, _ theme: Theme) {
      background(context, frame, theme)
      circle(context, frame, theme)
    }

    /// Flip.
    static func flip(_ context: GraphicsContext, _ frame: Double, _ theme: Theme) {
      context.drawLayer { context in
        context.clip(to: Path(CGRect(x: 0, y: 0, width: 390, height: 844)))
        flip2(&context, frame, theme)
      }
    }

    /// Orb.
    static func orb2(_ context: inout GraphicsContext, _ frame: Double, _ theme: Theme) {
      flip(context, frame, theme)
    }

    /// Orb.
    static func orb(_ canvas: GraphicsContext, _ frame: Double, _ theme: Theme) {
      var context = canvas
      context.concatenate(
        place(
          anchor: CGPoint(x: 195, y: 422), position: CGPoint(x: 125, y: 332),
          scale: CGPoint(x: 4, y: 4), rotation: orbRotation(frame)))
      context.drawLayer { context in
        context.clip(to: Path(CGRect(x: 0, y: 0, width: 390, height: 844)))
        orb2(&context, frame, theme)
      }
    }

    /// NO TIME N, NO TIME O, NO TIME T, NO TIME I and 56 more.
    @inline(never) static func character(
      _ canvas: GraphicsContext, _ frame: Double, _ theme: Theme, opacity: Track<Double>,
      x: Double, scale: Double, glyph: Path, tint: Tint
    ) {
      var context = canvas
      context.opacity *= opacity(frame)
      context.translateBy(x: x, y: 0)
      context.scaleBy(x: scale, y: scale)
      context.fill(glyph, with: .color(tint.color))
    }

    /// Of each: opacity, x, glyph.
    static let characterRows: [(Track<Double>, Double, Path)] = [
      (opacityTrack(from: 36, until: 54), 0, noTimeNGlyph),
      (opacityTrack(from: 30, until: 48), 51.606, noTimeOGlyph),
      (opacityTrack(from: 18, until: 36), 117.554, noTimeTGlyph),
      (opacityTrack(from: 12, until: 30), 165.254, noTimeIGlyph),
      (opacityTrack(from: 6, until: 24), 181.703, noTimeMGlyph),
      (opacityTrack(from: 0, until: 18), 247.685, noTimeEGlyph),
    ]

    /// Of each: opacity, x, glyph.
    static let characterRows2: [(Track<Double>, Double, Path)] = [
      (opacityTrack(from: 276, until: 294), 0, noTimeNGlyph),
      (opacityTrack(from: 270, until: 288), 51.606, noTimeOGlyph),
      (opacityTrack(from: 258, until: 276), 117.554, noTimeTGlyph),
      (opacityTrack(from: 252, until: 270), 165.254, noTimeIGlyph),
      (opacityTrack(from: 246, until: 264), 181.703, noTimeMGlyph),
      (opacityTrack(from: 240, until: 258), 247.685, noTimeEGlyph),
    ]

    /// NO TIME.
    static func noTime(_ canvas: GraphicsContext, _ frame: Double, _ theme: Theme) {
      var context = canvas
      context.concatenate(place(position: noTimePosition(frame)))
      if frame >= 0, frame < 240 {
        for (opacity, x, glyph) in characterRows {
          character(
            context, frame, theme, opacity: opacity, x: x, scale: 0.8, glyph: glyph,
            tint: Tint(0, 0, 0, 1))
        }
      }
      if frame >= 240, frame < 480 {
        for (opacity, x, glyph) in characterRows2 {
          character(
            context, frame, theme, opacity: opacity, x: x, scale: 0.8, glyph: glyph,
            tint: Tint(1, 1, 1, 1))
        }
      }
    }

    /// TO.
    static func to(_ canvas: GraphicsContext, _ frame: Double, _ theme: Theme) {
      var context = canvas
      context.translateBy(x: 15, y: 204)
      if frame >= 0, frame < 240 {
        character(
          context, frame, theme, opacity: noTimeEOpacity, x: 0, scale: 0.8, glyph: noTimeTGlyph,
          tint: Tint(0, 0, 0, 1))
        character(
          context, frame, theme, opacity: noTimeMOpacity, x: 47.7, scale: 0.8, glyph: noTimeOGlyph,
          tint: Tint(0, 0, 0, 1))
      }
      if frame >= 240, frame < 480 {
        character(
          context, frame, theme, opacity: noTimeEOpacity2, x: 0, scale: 0.8, glyph: noTimeTGlyph,
          tint: Tint(1, 1, 1, 1))
        character(
          context, frame, theme, opacity: noTimeMOpacity2, x: 47.7, scale: 0.8,
          glyph: noTimeOGlyph, tint: Tint(1, 1, 1, 1))
      }
    }

    /// The space of Word lift.
    static func placeWordLift(_ context: inout GraphicsContext, _ frame: Double) {
      context.concatenate(place(position: wordLiftPosition(frame)))
    }

    /// EXIST. E, EXIST. X, EXIST. I, EXIST. S and 10 more.
    @inline(never) static func character2(
      _ canvas: GraphicsContext, _ frame: Double, _ theme: Theme, x: Double, scale: Double,
      glyph: Path, tint: Tint
    ) {
      var context = canvas
      context.translateBy(x: x, y: 0)
      context.scaleBy(x: scale, y: scale)
      context.fill(glyph, with: .color(tint.color))
    }

    /// Of each: x, glyph.
    static let character2Rows: [(Double, Path)] = [
      (0, noTimeEGlyph),
      (42.075, existXGlyph),
      (93.682, noTimeIGlyph),
      (110.131, existSGlyph),
      (156.425, noTimeTGlyph),
      (204.125, existGlyph),
    ]

    /// EXIST..
    static func exist(_ canvas: GraphicsContext, _ frame: Double, _ theme: Theme) {
      var context = canvas
      placeWordLift(&context, frame)
      context.translateBy(x: 0, y: 204)
      if frame >= 0, frame < 240 {
        for (x, glyph) in character2Rows {
          character2(context, frame, theme, x: x, scale: 0.8, glyph: glyph, tint: Tint(0, 0, 0, 1))
        }
      }
      if frame >= 240, frame < 480 {
        for (x, glyph) in character2Rows {
          character2(context, frame, theme, x: x, scale: 0.8, glyph: glyph, tint: Tint(1, 1, 1, 1))
        }
      }
    }

    /// Of each: x, glyph.
    static let character2Rows2: [(Double, Path)] = [
      (0, noTimeTGlyph),
      (47.7, thinkHGlyph),
      (99.775, noTimeIGlyph),
      (116.225, noTimeNGlyph),
      (167.831, thinkKGlyph),
      (220.922, existGlyph),
    ]

    /// THINK..
    static func think(_ canvas: GraphicsContext, _ frame: Double, _ theme: Theme) {
      var context = canvas
      placeWordLift(&context, frame)
      context.translateBy(x: 0, y: 134)
      if frame >= 0, frame < 240 {
        for (x, glyph) in character2Rows2 {
          character2(context, frame, theme, x: x, scale: 0.8, glyph: glyph, tint: Tint(0, 0, 0, 1))
        }
      }
      if frame >= 240, frame < 480 {
        for (x, glyph) in character2Rows2 {
          character2(context, frame, theme, x: x, scale: 0.8, glyph: glyph, tint: Tint(1, 1, 1, 1))
        }
      }
    }

    /// Of each: opacity, x, glyph.
    static let characterRows3: [(Track<Double>, Double, Path)] = [
      (opacityTrack(from: 12, until: 30), 0, existSGlyph),
      (opacityTrack(from: 18, until: 36), 46.294, noTimeTGlyph),
      (opacityTrack(from: 24, until: 42), 93.994, noTimeOGlyph),
      (opacityTrack(from: 30, until: 48), 149.038, stopPGlyph),
      (opacityTrack(from: 36, until: 54), 194.159, existGlyph),
    ]

    /// Of each: opacity, x, glyph.
    static let characterRows4: [(Track<Double>, Double, Path)] = [
      (opacityTrack(from: 252, until: 270), 0, existSGlyph),
      (opacityTrack(from: 258, until: 276), 46.294, noTimeTGlyph),
      (opacityTrack(from: 264, until: 282), 93.994, noTimeOGlyph),
      (opacityTrack(from: 270, until: 288), 149.038, stopPGlyph),
      (opacityTrack(from: 276, until: 294), 194.159, existGlyph),
    ]

    /// STOP..
    static func stop(_ canvas: GraphicsContext, _ frame: Double, _ theme: Theme) {
      var context = canvas
      placeWordLift(&context, frame)
      context.translateBy(x: 0, y: 64)
      if frame >= 0, frame < 240 {
        for (opacity, x, glyph) in characterRows3 {
          character(
            context, frame, theme, opacity: opacity, x: x, scale: 0.8, glyph: glyph,
            tint: Tint(0, 0, 0, 1))
        }
      }
      if frame >= 240, frame < 480 {
        for (opacity, x, glyph) in characterRows4 {
          character(
            context, frame, theme, opacity: opacity, x: x, scale: 0.8, glyph: glyph,
            tint: Tint(1, 1, 1, 1))
        }
      }
    }

    /// Words.
    static func words2(_ context: inout GraphicsContext, _ frame: Double, _ theme: Theme) {
      exist(context, frame, theme)
      think(context, frame, theme)
      stop(context, frame, theme)
    }

    /// Words.
    static func words(_ canvas: GraphicsContext, _ frame: Double, _ theme: Theme) {
      var context = canvas
      context.translateBy(x: 137.744, y: 140)
      context.drawLayer { context in
        context.clip(to: Path(CGRect(x: 0, y: 0, width: 256, height: 280)))
        words2(&context, frame, theme)
      }
    }

    /// One line.
    static func oneLine(_ canvas: GraphicsContext, _ frame: Double, _ theme: Theme) {
      var context = canvas
      context.translateBy(x: 267.744, y: 175)
      context.fill(oneLineFill1Path, with: .color(theme.oneLine))
    }

    /// Of each: opacity, x, glyph.
    static let characterRows5: [(Track<Double>, Double, Path)] = [
      (opacityTrack2(at: 139), 0, xBm000325XGlyph),
      (opacityTrack2(at: 144), 6.625, xBm000325BGlyph),
      (opacityTrack2(at: 146), 11.251, xBm000325MGlyph),
      (opacityTrack2(at: 149), 17.654, xBm000325Glyph),
      (opacityTrack2(at: 151), 20.384, xBm0003250Glyph),
      (opacityTrack2(at: 154), 25.201, xBm0003250Glyph),
      (opacityTrack2(at: 156), 30.018, xBm0003250Glyph),
      (opacityTrack2(at: 161), 36.459, xBm0003253Glyph),
      (opacityTrack2(at: 163), 41.075, xBm0003252Glyph),
      (opacityTrack2(at: 166), 45.485, xBm0003255Glyph),
    ]

    /// Of each: opacity, x, glyph.
    static let characterRows6: [(Track<Double>, Double, Path)] = [
      (opacityTrack2(at: 379), 0, xBm000325XGlyph),
      (opacityTrack2(at: 384), 6.625, xBm000325BGlyph),
      (opacityTrack2(at: 386), 11.251, xBm000325MGlyph),
      (opacityTrack2(at: 389), 17.654, xBm000325Glyph),
      (opacityTrack2(at: 391), 20.384, xBm0003250Glyph),
      (opacityTrack2(at: 394), 25.201, xBm0003250Glyph),
      (opacityTrack2(at: 396), 30.018, xBm0003250Glyph),
      (opacityTrack2(at: 401), 36.459, xBm0003253Glyph),
      (opacityTrack2(at: 403), 41.075, xBm0003252Glyph),
      (opacityTrack2(at: 406), 45.485, xBm0003255Glyph),
    ]

    /// X BM/000 325.
    static func xBm000325(_ canvas: GraphicsContext, _ frame: Double, _ theme: Theme) {
      var context = canvas
      context.translateBy(x: 132.144, y: 236)
      if frame >= 0, frame < 240 {
        for (opacity, x, glyph) in characterRows5 {
          character(
            context, frame, theme, opacity: opacity, x: x, scale: 0.07, glyph: glyph,
            tint: Tint(0, 0, 0, 1))
        }
      }
      if frame >= 240, frame < 480 {
        for (opacity, x, glyph) in characterRows6 {
          character(
            context, frame, theme, opacity: opacity, x: x, scale: 0.07, glyph: glyph,
            tint: Tint(1, 1, 1, 1))
        }
      }
    }

    /// Of each: opacity, x, glyph.
    static let characterRows7: [(Track<Double>, Double, Path)] = [
      (opacityTrack2(at: 108), 0, orderdesignukOGlyph),
      (opacityTrack2(at: 110), 5.474, orderdesignukRGlyph),
      (opacityTrack2(at: 113), 10.067, orderdesignukDGlyph),
      (opacityTrack2(at: 115), 15.158, orderdesignukEGlyph),
      (opacityTrack2(at: 118), 19.446, orderdesignukRGlyph),
      (opacityTrack2(at: 120), 24.04, orderdesignukDGlyph),
      (opacityTrack2(at: 122), 29.131, orderdesignukEGlyph),
      (opacityTrack2(at: 125), 33.419, orderdesignukSGlyph),
      (opacityTrack2(at: 127), 38.003, orderdesignukIGlyph),
      (opacityTrack2(at: 130), 39.967, orderdesignukGGlyph),
      (opacityTrack2(at: 132), 45.291, orderdesignukNGlyph),
      (opacityTrack2(at: 134), 50.437, orderdesignukUGlyph),
      (opacityTrack2(at: 137), 55.543, orderdesignukKGlyph),
    ]

    /// Of each: opacity, x, glyph.
    static let characterRows8: [(Track<Double>, Double, Path)] = [
      (opacityTrack2(at: 348), 0, orderdesignukOGlyph),
      (opacityTrack2(at: 350), 5.474, orderdesignukRGlyph),
      (opacityTrack2(at: 353), 10.067, orderdesignukDGlyph),
      (opacityTrack2(at: 355), 15.158, orderdesignukEGlyph),
      (opacityTrack2(at: 358), 19.446, orderdesignukRGlyph),
      (opacityTrack2(at: 360), 24.04, orderdesignukDGlyph),
      (opacityTrack2(at: 362), 29.131, orderdesignukEGlyph),
      (opacityTrack2(at: 365), 33.419, orderdesignukSGlyph),
      (opacityTrack2(at: 367), 38.003, orderdesignukIGlyph),
      (opacityTrack2(at: 370), 39.967, orderdesignukGGlyph),
      (opacityTrack2(at: 372), 45.291, orderdesignukNGlyph),
      (opacityTrack2(at: 374), 50.437, orderdesignukUGlyph),
      (opacityTrack2(at: 377), 55.543, orderdesignukKGlyph),
    ]

    /// ORDERDESIGNUK.
    static func orderdesignuk(_ canvas: GraphicsContext, _ frame: Double, _ theme: Theme) {
      var context = canvas
      context.translateBy(x: 132.144, y: 225)
      if frame >= 0, frame < 240 {
        for (opacity, x, glyph) in characterRows7 {
          character(
            context, frame, theme, opacity: opacity, x: x, scale: 0.07, glyph: glyph,
            tint: Tint(0, 0, 0, 1))
        }
      }
      if frame >= 240, frame < 480 {
        for (opacity, x, glyph) in characterRows8 {
          character(
            context, frame, theme, opacity: opacity, x: x, scale: 0.07, glyph: glyph,
            tint: Tint(1, 1, 1, 1))
        }
      }
    }

    /// Of each: opacity, x, glyph.
    static let characterRows9: [(Track<Double>, Double, Path)] = [
      (opacityTrack2(at: 50), 0, withNeverEndingTasksWGlyph),
      (opacityTrack2(at: 53), 7.251, orderdesignukIGlyph),
      (opacityTrack2(at: 55), 9.215, withNeverEndingTasksTGlyph),
      (opacityTrack2(at: 58), 13.893, withNeverEndingTasksHGlyph),
      (opacityTrack2(at: 62), 20.739, orderdesignukNGlyph),
      (opacityTrack2(at: 65), 25.885, orderdesignukEGlyph),
      (opacityTrack2(at: 67), 30.173, withNeverEndingTasksVGlyph),
      (opacityTrack2(at: 70), 35.408, orderdesignukEGlyph),
      (opacityTrack2(at: 72), 39.696, orderdesignukRGlyph),
      (opacityTrack2(at: 74), 44.289, withNeverEndingTasksGlyph),
      (opacityTrack2(at: 77), 47.571, orderdesignukEGlyph),
      (opacityTrack2(at: 79), 51.859, orderdesignukNGlyph),
      (opacityTrack2(at: 82), 57.004, orderdesignukDGlyph),
      (opacityTrack2(at: 84), 62.095, orderdesignukIGlyph),
      (opacityTrack2(at: 86), 64.059, orderdesignukNGlyph),
      (opacityTrack2(at: 89), 69.205, orderdesignukGGlyph),
      (opacityTrack2(at: 94), 76.152, withNeverEndingTasksTGlyph),
      (opacityTrack2(at: 96), 80.831, withNeverEndingTasksAGlyph),
      (opacityTrack2(at: 98), 86.066, orderdesignukSGlyph),
      (opacityTrack2(at: 101), 90.65, orderdesignukKGlyph),
      (opacityTrack2(at: 103), 95.477, orderdesignukSGlyph),
      (opacityTrack2(at: 106), 100.061, withNeverEndingTasksGlyph2),
    ]

    /// Of each: opacity, x, glyph.
    static let characterRows10: [(Track<Double>, Double, Path)] = [
      (opacityTrack2(at: 290), 0, withNeverEndingTasksWGlyph),
      (opacityTrack2(at: 293), 7.251, orderdesignukIGlyph),
      (opacityTrack2(at: 295), 9.215, withNeverEndingTasksTGlyph),
      (opacityTrack2(at: 298), 13.893, withNeverEndingTasksHGlyph),
      (opacityTrack2(at: 302), 20.739, orderdesignukNGlyph),
      (opacityTrack2(at: 305), 25.885, orderdesignukEGlyph),
      (opacityTrack2(at: 307), 30.173, withNeverEndingTasksVGlyph),
      (opacityTrack2(at: 310), 35.408, orderdesignukEGlyph),
      (opacityTrack2(at: 312), 39.696, orderdesignukRGlyph),
      (opacityTrack2(at: 314), 44.289, withNeverEndingTasksGlyph),
      (opacityTrack2(at: 317), 47.571, orderdesignukEGlyph),
      (opacityTrack2(at: 319), 51.859, orderdesignukNGlyph),
      (opacityTrack2(at: 322), 57.004, orderdesignukDGlyph),
      (opacityTrack2(at: 324), 62.095, orderdesignukIGlyph),
      (opacityTrack2(at: 326), 64.059, orderdesignukNGlyph),
      (opacityTrack2(at: 329), 69.205, orderdesignukGGlyph),
      (opacityTrack2(at: 334), 76.152, withNeverEndingTasksTGlyph),
      (opacityTrack2(at: 336), 80.831, withNeverEndingTasksAGlyph),
      (opacityTrack2(at: 338), 86.066, orderdesignukSGlyph),
      (opacityTrack2(at: 341), 90.65, orderdesignukKGlyph),
      (opacityTrack2(at: 343), 95.477, orderdesignukSGlyph),
      (opacityTrack2(at: 346), 100.061, withNeverEndingTasksGlyph2),
    ]

    /// WITH NEVER-ENDING TASKS..
    static func withNeverEndingTasks(_ canvas: GraphicsContext, _ frame: Double, _ theme: Theme) {
      var context = canvas
      context.translateBy(x: 15, y: 236)
      if frame >= 0, frame < 240 {
        for (opacity, x, glyph) in characterRows9 {
          character(
            context, frame, theme, opacity: opacity, x: x, scale: 0.07, glyph: glyph,
            tint: Tint(0, 0, 0, 1))
        }
      }
      if frame >= 240, frame < 480 {
        for (opacity, x, glyph) in characterRows10 {
          character(
            context, frame, theme, opacity: opacity, x: x, scale: 0.07, glyph: glyph,
            tint: Tint(1, 1, 1, 1))
        }
      }
    }

    /// Of each: opacity, x, glyph.
    static let characterRows11: [(Track<Double>, Double, Path)] = [
      (opacityTrack2(at: 2), 3.972, orderdesignukIGlyph),
      (opacityTrack2(at: 5), 5.936, lifeSeeminglyFilledFGlyph),
      (opacityTrack2(at: 7), 10.03, orderdesignukEGlyph),
      (opacityTrack2(at: 12), 15.941, orderdesignukSGlyph),
      (opacityTrack2(at: 14), 20.525, orderdesignukEGlyph),
      (opacityTrack2(at: 17), 24.813, orderdesignukEGlyph),
      (opacityTrack2(at: 19), 29.101, xBm000325MGlyph),
      (opacityTrack2(at: 22), 35.505, orderdesignukIGlyph),
      (opacityTrack2(at: 24), 37.468, orderdesignukNGlyph),
      (opacityTrack2(at: 26), 42.614, orderdesignukGGlyph),
      (opacityTrack2(at: 29), 47.939, lifeSeeminglyFilledLGlyph),
      (opacityTrack2(at: 31), 51.911, lifeSeeminglyFilledYGlyph),
      (opacityTrack2(at: 36), 58.605, lifeSeeminglyFilledFGlyph),
      (opacityTrack2(at: 38), 62.699, orderdesignukIGlyph),
      (opacityTrack2(at: 41), 64.663, lifeSeeminglyFilledLGlyph),
      (opacityTrack2(at: 43), 68.635, lifeSeeminglyFilledLGlyph),
      (opacityTrack2(at: 46), 72.608, orderdesignukEGlyph),
      (opacityTrack2(at: 48), 76.895, orderdesignukDGlyph),
    ]

    /// Of each: opacity, x, glyph.
    static let characterRows12: [(Track<Double>, Double, Path)] = [
      (opacityTrack2(at: 242), 3.972, orderdesignukIGlyph),
      (opacityTrack2(at: 245), 5.936, lifeSeeminglyFilledFGlyph),
      (opacityTrack2(at: 247), 10.03, orderdesignukEGlyph),
      (opacityTrack2(at: 252), 15.941, orderdesignukSGlyph),
      (opacityTrack2(at: 254), 20.525, orderdesignukEGlyph),
      (opacityTrack2(at: 257), 24.813, orderdesignukEGlyph),
      (opacityTrack2(at: 259), 29.101, xBm000325MGlyph),
      (opacityTrack2(at: 262), 35.505, orderdesignukIGlyph),
      (opacityTrack2(at: 264), 37.468, orderdesignukNGlyph),
      (opacityTrack2(at: 266), 42.614, orderdesignukGGlyph),
      (opacityTrack2(at: 269), 47.939, lifeSeeminglyFilledLGlyph),
      (opacityTrack2(at: 271), 51.911, lifeSeeminglyFilledYGlyph),
      (opacityTrack2(at: 276), 58.605, lifeSeeminglyFilledFGlyph),
      (opacityTrack2(at: 278), 62.699, orderdesignukIGlyph),
      (opacityTrack2(at: 281), 64.663, lifeSeeminglyFilledLGlyph),
      (opacityTrack2(at: 283), 68.635, lifeSeeminglyFilledLGlyph),
      (opacityTrack2(at: 286), 72.608, orderdesignukEGlyph),
      (opacityTrack2(at: 288), 76.895, orderdesignukDGlyph),
    ]

    /// LIFE SEEMINGLY FILLED.
    static func lifeSeeminglyFilled(_ canvas: GraphicsContext, _ frame: Double, _ theme: Theme) {
      var context = canvas
      context.translateBy(x: 15, y: 225)
      if frame >= 0, frame < 240 {
        character2(
          context, frame, theme, x: 0, scale: 0.07, glyph: lifeSeeminglyFilledLGlyph,
          tint: Tint(0, 0, 0, 1))
        for (opacity, x, glyph) in characterRows11 {
          character(
            context, frame, theme, opacity: opacity, x: x, scale: 0.07, glyph: glyph,
            tint: Tint(0, 0, 0, 1))
        }
      }
      if frame >= 240, frame < 480 {
        character2(
          context, frame, theme, x: 0, scale: 0.07, glyph: lifeSeeminglyFilledLGlyph,
          tint: Tint(1, 1, 1, 1))
        for (opacity, x, glyph) in characterRows12 {
          character(
            context, frame, theme, opacity: opacity, x: x, scale: 0.07, glyph: glyph,
            tint: Tint(1, 1, 1, 1))
        }
      }
    }

    /// Of each: opacity, x, glyph.
    static let characterRows13: [(Track<Double>, Double, Path)] = [
      (opacityTrack2(at: 24), -24.473, lifeSeeminglyFilledLGlyph),
      (opacityTrack2(at: 48), -20.5, xBm000325BGlyph),
      (opacityTrack2(at: 96), -14.251, xBm0003250Glyph),
      (opacityTrack2(at: 120), -9.434, xBm0003250Glyph),
      (opacityTrack2(at: 144), -4.616, xBm0003253Glyph),
    ]

    /// Of each: opacity, x, glyph.
    static let characterRows14: [(Track<Double>, Double, Path)] = [
      (opacityTrack2(at: 264), -24.473, lifeSeeminglyFilledLGlyph),
      (opacityTrack2(at: 288), -20.5, xBm000325BGlyph),
      (opacityTrack2(at: 336), -14.251, xBm0003250Glyph),
      (opacityTrack2(at: 360), -9.434, xBm0003250Glyph),
      (opacityTrack2(at: 384), -4.616, xBm0003253Glyph),
    ]

    /// CLB 003.
    static func clb003(_ canvas: GraphicsContext, _ frame: Double, _ theme: Theme) {
      var context = canvas
      context.translateBy(x: 375, y: 66)
      if frame >= 0, frame < 240 {
        character2(
          context, frame, theme, x: -29.738, scale: 0.07, glyph: clb003CGlyph,
          tint: Tint(0, 0, 0, 1))
        for (opacity, x, glyph) in characterRows13 {
          character(
            context, frame, theme, opacity: opacity, x: x, scale: 0.07, glyph: glyph,
            tint: Tint(0, 0, 0, 1))
        }
      }
      if frame >= 240, frame < 480 {
        character2(
          context, frame, theme, x: -29.738, scale: 0.07, glyph: clb003CGlyph,
          tint: Tint(1, 1, 1, 1))
        for (opacity, x, glyph) in characterRows14 {
          character(
            context, frame, theme, opacity: opacity, x: x, scale: 0.07, glyph: glyph,
            tint: Tint(1, 1, 1, 1))
        }
      }
    }

    /// Main.
    static func scene(_ context: inout GraphicsContext, _ frame: Double, _ theme: Theme) {
      orb(context, frame, theme)
      noTime(context, frame, theme)
      to(context, frame, theme)
      do {
        var context = context
        context.clipToLayer { context in
          oneLine(context, frame, theme)
        }
        words(context, frame, theme)
      }
      xBm000325(context, frame, theme)
      orderdesignuk(context, frame, theme)
      withNeverEndingTasks(context, frame, theme)
      lifeSeeminglyFilled(context, frame, theme)
      clb003(context, frame, theme)
    }

    static let orbRotation = Track<Double>([
      Key(Timing.orbRotation.start, -315, Timing.orbRotation.curve),
      Key(Timing.orbRotation.end, -405, .hold),
      Key(120, -45, .hold),
      Key(Timing.orbTurns.start, -45, Timing.orbTurns.curve),
      Key(Timing.orbTurns.end, -225, .hold),
      Key(Timing.orbRotation2.start, -225, Timing.orbRotation2.curve),
      Key(Timing.orbRotation2.end, -315),
    ])
    static let backgroundFill1Path = Outline("M195-422L195 422L-195 422L-195-422Z").path
    static let backgroundColor = Track<Tint>([
      Key(0, Tint(1, 1, 1, 1), .hold),
      Key(240, Tint(0, 0, 0, 1), .hold),
      Key(480, Tint(1, 1, 1, 1)),
    ])
    static let circleScale = Track<CGPoint>([
      Key(Timing.orbRotation.start, 1, 0, Timing.orbRotation.curve),
      Key(Timing.orbRotation.end, 1, 1, .hold),
      Key(Timing.orbTurns.start, 1, 1, Timing.orbTurns.curve),
      Key(Timing.orbTurns.end, 1, -1, .hold),
      Key(Timing.orbRotation2.start, 1, -1, Timing.orbRotation2.curve),
      Key(Timing.orbRotation2.end, 1, 0),
    ])
    static let circleRadialGradientPath = Outline(
      """
      M0-97.5C53.81-97.5 97.5-53.81 97.5 0C97.5 53.81 53.81 97.5 0 97.5C-53.81 97.5-97.5 53.81-97.\
      5 0C-97.5-53.81-53.81-97.5 0-97.5Z
      """
    ).path
    static let circleRadialGradientStops = Track<[Double]>([
      Key(240, [0, 0.2, 0.2, 0.2, 1, 0.5, 0.09, 0.09, 0.09, 1, 1, 0, 0, 0, 1], .hold),
      Key(240, [0, 0.86, 0.86, 0.86, 1, 0.5, 0.95, 0.95, 0.95, 1, 1, 1, 1, 1, 1], .hold),
      Key(480, [0, 0.86, 0.86, 0.86, 1, 0.5, 0.95, 0.95, 0.95, 1, 1, 1, 1, 1, 1], .hold),
      Key(480, [0, 0.2, 0.2, 0.2, 1, 0.5, 0.09, 0.09, 0.09, 1, 1, 0, 0, 0, 1], .hold),
    ])
    static let noTimePosition = Track<CGPoint>([
      Key(Timing.noTimeSlidesInNoTime.start, 115, 133, Timing.noTimeSlidesInNoTime.curve),
      Key(Timing.noTimeSlidesInNoTime.end, 15, 133, .hold),
      Key(Timing.noTimeSlidesInNoTime2.start, 115, 133, Timing.noTimeSlidesInNoTime2.curve),
      Key(Timing.noTimeSlidesInNoTime2.end, 15, 133, .hold),
      Key(480, 115, 133),
    ])
    static let noTimeNGlyph = Outline(
      """
      M3.125 0L23.438 0L23.438-40.723L23.633-40.723L47.07 0L67.383 0L67.383-71.875L47.07-71.875L47\
      .07-31.348L46.875-31.348L23.438-71.875L3.125-71.875Z
      """
    ).path
    /// NO TIME N opacity, NO TIME O opacity, NO TIME T opacity and 4 more.
    @inline(never) static func opacityTrack(from: Double, until: Double) -> Track<Double> {
      Track<Double>([
        Key(from, 0, .easeInOut),
        Key(until, 1, .hold),
      ])
    }
    static let noTimeOGlyph = Outline(
      """
      M72.656-35.938C72.656-59.961 57.227-73.047 37.793-73.047C18.066-73.047 2.05-59.961 2.148-35.\
      938C2.05-12.061 18.066 1.172 37.793 1.172C57.227 1.172 72.656-11.915 72.656-35.938ZM52.637-3\
      5.938C52.588-23.047 47.363-16.016 37.793-16.016C28.027-16.016 22.803-23.047 22.852-35.938C22\
      .803-48.877 27.929-55.859 37.695-55.859C47.265-55.859 52.588-48.877 52.637-35.938Z
      """
    ).path
    static let noTimeTGlyph = Outline(
      """
      M0.781-54.688L22.656-54.688L22.656 0L42.969 0L42.969-54.688L64.844-54.688L64.844-71.875L0.78\
      1-71.875Z
      """
    ).path
    static let noTimeIGlyph = Outline("M23.438-71.875L3.125-71.875L3.125 0L23.438 0Z").path
    static let noTimeMGlyph = Outline(
      """
      M3.125 0L23.047 0L23.047-47.852L23.242-47.852L36.426 0L51.562 0L64.844-47.656L65.039-47.656L\
      65.039 0L85.352 0L85.352-71.875L56.348-71.875L44.238-29.199L44.043-29.199L31.738-71.875L3.12\
      5-71.875Z
      """
    ).path
    static let noTimeMOpacity = opacityTrack(from: 6, until: 24)
    static let noTimeEGlyph = Outline(
      """
      M3.125 0L56.055 0L56.055-17.188L23.438-17.188L23.438-28.711L51.758-28.711L51.758-43.945L23.4\
      38-43.945L23.438-54.688L54.98-54.688L54.98-71.875L3.125-71.875Z
      """
    ).path
    static let noTimeEOpacity = opacityTrack(from: 0, until: 18)
    static let noTimeMOpacity2 = opacityTrack(from: 246, until: 264)
    static let noTimeEOpacity2 = opacityTrack(from: 240, until: 258)
    static let wordLiftPosition = Track<CGPoint>([
      Key(63, 0, 0, .easeIn),
      Key(111, 0, -70, .hold),
      Key(114, 0, -70, .easeIn),
      Key(162, 0, -140, .hold),
      Key(240, 0, 0, .hold),
      Key(303, 0, 0, .easeIn),
      Key(351, 0, -70, .hold),
      Key(354, 0, -70, .easeIn),
      Key(402, 0, -140, .hold),
      Key(480, 0, 0),
    ])
    static let existXGlyph = Outline(
      """
      M-0.781 0L21.68 0L35.059-22.363L48.438 0L71.289 0L46.777-37.598L69.727-71.875L47.754-71.875L\
      35.449-51.465L23.145-71.875L0.781-71.875L23.73-37.598Z
      """
    ).path
    static let existSGlyph = Outline(
      """
      M32.812 1.172C50.976 1.172 62.012-7.031 62.012-21.191C62.012-32.129 55.42-39.844 39.551-43.2\
      62L33.691-44.531C26.855-45.996 24.023-47.754 24.023-51.172C24.023-54.346 26.611-57.031 32.71\
      5-57.031C39.014-57.031 41.944-53.907 42.383-49.219L61.035-49.219C60.937-63.33 50.098-73.047 \
      32.715-73.047C15.576-73.047 3.613-63.477 3.613-49.805C3.613-38.575 11.377-32.519 24.121-29.7\
      85L31.348-28.223C39.258-26.514 42.09-24.462 42.09-21.191C42.09-17.675 38.769-14.844 32.617-1\
      4.844C25.049-14.844 20.605-18.359 20.41-25L1.855-25C1.855-6.934 14.062 1.172 32.812 1.172Z
      """
    ).path
    static let existGlyph = Outline(
      """
      M13.281 0.781C18.994 0.781 23.145-3.418 23.145-9.082C23.145-14.746 19.092-18.75 13.281-18.75\
      C7.519-18.75 3.516-14.795 3.516-9.082C3.516-3.271 7.568 0.781 13.281 0.781Z
      """
    ).path
    static let thinkHGlyph = Outline(
      """
      M3.125 0L23.438 0L23.438-28.125L47.656-28.125L47.656 0L67.969 0L67.969-71.875L47.656-71.875L\
      47.656-45.312L23.438-45.312L23.438-71.875L3.125-71.875Z
      """
    ).path
    static let thinkKGlyph = Outline(
      """
      M3.125 0L23.438 0L23.438-21.68L30.615-29.492L49.316 0L73.145 0L43.994-43.262L70.02-71.875L45\
      .605-71.875L23.438-46.631L23.438-71.875L3.125-71.875Z
      """
    ).path
    static let stopPGlyph = Outline(
      """
      M3.125 0L22.656 0L22.656-21.387L33.496-21.387C49.853-21.338 60.84-31.005 60.84-46.484C60.84-\
      61.767 50.098-71.875 34.18-71.875L3.125-71.875ZM22.656-36.523L22.656-56.25L29.59-56.25C36.37\
      7-56.299 40.478-52.636 40.527-46.484C40.478-40.332 36.377-36.523 29.59-36.523Z
      """
    ).path
    static let oneLineFill1Path = Outline("M132-35L132 35L-132 35L-132-35Z").path
    static let xBm000325XGlyph = Outline(
      """
      M20.739-72.727L3.303-72.727L25.639-36.364L2.876 0L20.49 0L35.405-24.822L35.973-24.822L50.888\
       0L68.572 0L45.881-36.364L68.075-72.727L50.71-72.727L35.973-47.94L35.405-47.94Z
      """
    ).path
    /// X BM/000 325 X opacity, X BM/000 325 B opacity and 41 more.
    @inline(never) static func opacityTrack2(at: Double) -> Track<Double> {
      Track<Double>([
        Key(at, 0, .hold),
        Key(at, 1, .hold),
      ])
    }
    static let xBm000325BGlyph = Outline(
      """
      M6.321 0L37.393 0C53.728 0 62.429-8.522 62.429-20.099C62.429-30.859 54.723-37.358 46.449-37.\
      749L46.449-38.459C54.013-40.164 59.588-45.526 59.588-54.084C59.588-64.986 51.491-72.727 35.4\
      4-72.727L6.321-72.727ZM21.697-12.571L21.697-31.889L34.588-31.889C41.974-31.889 46.555-27.627\
       46.555-21.626C46.555-16.157 42.827-12.571 34.233-12.571ZM21.697-42.294L21.697-60.298L33.381\
      -60.298C40.199-60.298 44.07-56.783 44.07-51.527C44.07-45.774 39.383-42.294 33.097-42.294Z
      """
    ).path
    static let xBm000325MGlyph = Outline(
      """
      M6.321-72.727L6.321 0L21.236 0L21.236-47.514L21.839-47.514L40.661-0.355L50.817-0.355L69.638-\
      47.337L70.241-47.337L70.241 0L85.156 0L85.156-72.727L66.193-72.727L46.165-23.864L45.313-23.8\
      64L25.284-72.727Z
      """
    ).path
    static let xBm000325Glyph = Outline(
      "M37.713-76.136L24.68-76.136L1.243 10.938L14.276 10.938Z"
    ).path
    static let xBm0003250Glyph = Outline(
      """
      M34.411 1.598C52.699 1.598 63.742-12.323 63.778-36.293C63.814-60.086 52.628-73.722 34.411-73\
      .722C16.158-73.722 5.079-60.121 5.043-36.293C4.972-12.394 16.087 1.562 34.411 1.598ZM34.411-\
      11.151C26.066-11.151 20.667-19.532 20.703-36.293C20.739-52.806 26.101-61.115 34.411-61.115C4\
      2.685-61.115 48.082-52.806 48.082-36.293C48.118-19.532 42.721-11.151 34.411-11.151Z
      """
    ).path
    static let xBm0003253Glyph = Outline(
      """
      M32.777 0.994C49.112 0.994 60.796-7.99 60.76-20.419C60.796-29.474 55.043-35.938 44.354-37.28\
      7L44.354-37.855C52.486-39.311 58.097-45.064 58.061-53.232C58.097-64.702 48.047-73.722 32.99-\
      73.722C18.075-73.722 6.854-64.986 6.641-52.415L21.378-52.415C21.556-57.955 26.633-61.541 32.\
      919-61.541C39.133-61.541 43.289-57.777 43.253-52.308C43.289-46.591 38.424-42.72 31.428-42.72\
      L24.645-42.72L24.645-31.428L31.428-31.428C39.667-31.428 44.816-27.308 44.78-21.449C44.816-15\
      .661 39.843-11.683 32.812-11.683C26.029-11.683 20.952-15.234 20.668-20.561L5.185-20.561C5.43\
      4-7.848 16.797 0.994 32.777 0.994Z
      """
    ).path
    static let xBm0003252Glyph = Outline(
      """
      M5.895 0L57.741 0L57.741-12.571L27.202-12.571L27.202-13.068L37.82-23.473C52.77-37.109 56.783\
      -43.928 56.783-52.202C56.783-64.809 46.484-73.722 30.895-73.722C15.625-73.722 5.149-64.596 5\
      .185-50.32L19.78-50.32C19.744-57.28 24.147-61.541 30.788-61.541C37.18-61.541 41.939-57.564 4\
      1.939-51.172C41.939-45.384 38.388-41.407 31.783-35.05L5.895-11.08Z
      """
    ).path
    static let xBm0003255Glyph = Outline(
      """
      M32.457 0.994C48.65 0.994 59.66-9.552 59.624-24.254C59.66-38.174 49.929-48.189 36.825-48.189\
      C30.433-48.189 24.929-45.526 22.372-41.939L21.946-41.939L23.828-60.156L55.611-60.156L55.611-\
      72.727L11.151-72.727L7.706-34.375L21.378-31.925C23.615-34.943 27.947-36.825 32.244-36.825C39\
      .559-36.789 44.815-31.499 44.815-23.864C44.815-16.3 39.666-11.08 32.457-11.08C26.349-11.08 2\
      1.413-14.915 21.058-20.561L6.143-20.561C6.427-7.99 17.4 0.994 32.457 0.994Z
      """
    ).path
    static let orderdesignukOGlyph = Outline(
      """
      M73.153-36.364C73.153-60.157 58.381-73.722 39.098-73.722C19.709-73.722 5.043-60.157 5.043-36\
      .364C5.043-12.678 19.709 0.994 39.098 0.994C58.381 0.994 73.153-12.571 73.153-36.364ZM57.564\
      -36.364C57.564-20.952 50.249-12.607 39.098-12.607C27.912-12.607 20.632-20.952 20.632-36.364C\
      20.632-51.776 27.912-60.121 39.098-60.121C50.249-60.121 57.564-51.776 57.564-36.364Z
      """
    ).path
    static let orderdesignukRGlyph = Outline(
      """
      M6.321 0L21.697 0L21.697-25.781L32.919-25.781L46.697 0L63.672 0L48.224-28.267C56.498-31.818 \
      61.08-39.027 61.08-48.97C61.08-63.423 51.527-72.727 35.014-72.727L6.321-72.727ZM21.697-38.13\
      9L21.697-60.156L32.067-60.156C40.945-60.156 45.241-56.214 45.241-48.97C45.241-41.761 40.945-\
      38.139 32.138-38.139Z
      """
    ).path
    static let orderdesignukDGlyph = Outline(
      """
      M32.102 0C54.261 0 67.685-13.708 67.685-36.435C67.685-59.091 54.261-72.727 32.315-72.727L6.3\
      21-72.727L6.321 0ZM21.697-13.175L21.697-59.553L31.499-59.553C45.135-59.553 52.344-52.593 52.\
      344-36.435C52.344-20.206 45.135-13.175 31.463-13.175Z
      """
    ).path
    static let orderdesignukEGlyph = Outline(
      """
      M6.321 0L55.469 0L55.469-12.678L21.697-12.678L21.697-30.043L52.805-30.043L52.805-42.72L21.69\
      7-42.72L21.697-60.05L55.327-60.05L55.327-72.727L6.321-72.727Z
      """
    ).path
    static let orderdesignukSGlyph = Outline(
      """
      M45.774-51.811L60.511-51.811C60.298-64.773 49.645-73.722 33.452-73.722C17.507-73.722 5.824-6\
      4.915 5.895-51.705C5.859-40.981 13.423-34.836 25.71-31.889L33.629-29.901C41.548-27.983 45.95\
      1-25.711 45.987-20.81C45.951-15.483 40.909-11.861 33.097-11.861C25.107-11.861 19.354-15.554 \
      18.857-22.834L3.977-22.834C4.368-7.102 15.625 1.03 33.274 1.03C51.03 1.03 61.47-7.457 61.506\
      -20.774C61.47-32.883 52.344-39.311 39.702-42.152L33.168-43.714C26.847-45.17 21.555-47.514 21\
      .662-52.734C21.662-57.422 25.817-60.866 33.345-60.866C40.696-60.866 45.206-57.528 45.774-51.\
      811Z
      """
    ).path
    static let orderdesignukIGlyph = Outline("M21.697-72.727L6.321-72.727L6.321 0L21.697 0Z").path
    static let orderdesignukGGlyph = Outline(
      """
      M54.545-49.219L70.17-49.219C68.181-63.601 55.504-73.722 39.062-73.722C19.85-73.722 5.043-59.\
      873 5.043-36.293C5.043-13.282 18.892 0.994 39.382 0.994C57.741 0.994 70.845-10.618 70.845-29\
      .759L70.845-38.92L40.412-38.92L40.412-27.344L56.037-27.344C55.824-18.324 49.68-12.607 39.453\
      -12.607C27.912-12.607 20.632-21.236 20.632-36.435C20.632-51.563 28.196-60.121 39.311-60.121C\
      47.23-60.121 52.592-56.037 54.545-49.219Z
      """
    ).path
    static let orderdesignukNGlyph = Outline(
      """
      M67.152-72.727L51.847-72.727L51.847-26.989L51.207-26.989L19.815-72.727L6.321-72.727L6.321 0L\
      21.697 0L21.697-45.774L22.23-45.774L53.871 0L67.152 0Z
      """
    ).path
    static let orderdesignukUGlyph = Outline(
      """
      M51.243-72.727L51.243-26.811C51.243-18.501 45.419-12.5 36.47-12.5C27.557-12.5 21.697-18.501 \
      21.697-26.811L21.697-72.727L6.321-72.727L6.321-25.497C6.321-9.588 18.324 1.03 36.47 1.03C54.\
      545 1.03 66.619-9.588 66.619-25.497L66.619-72.727Z
      """
    ).path
    static let orderdesignukKGlyph = Outline(
      """
      M6.321 0L21.697 0L21.697-20.668L29.261-29.901L49.183 0L67.578 0L40.27-40.163L67.259-72.727L4\
      8.828-72.727L22.656-40.661L21.697-40.661L21.697-72.727L6.321-72.727Z
      """
    ).path
    static let withNeverEndingTasksWGlyph = Outline(
      """
      M22.692 0L37.678 0L51.491-47.55L52.06-47.55L65.909 0L80.895 0L101.705-72.727L84.908-72.727L7\
      2.869-22.088L72.23-22.088L58.984-72.727L44.602-72.727L31.321-22.195L30.717-22.195L18.679-72.\
      727L1.882-72.727Z
      """
    ).path
    static let withNeverEndingTasksTGlyph = Outline(
      """
      M3.551-60.05L25.817-60.05L25.817 0L41.016 0L41.016-60.05L63.281-60.05L63.281-72.727L3.551-72\
      .727Z
      """
    ).path
    static let withNeverEndingTasksHGlyph = Outline(
      """
      M6.321 0L21.697 0L21.697-30.043L52.912-30.043L52.912 0L68.253 0L68.253-72.727L52.912-72.727L\
      52.912-42.72L21.697-42.72L21.697-72.727L6.321-72.727Z
      """
    ).path
    static let withNeverEndingTasksVGlyph = Outline(
      """
      M19.46-72.727L2.379-72.727L27.486 0L47.301 0L72.372-72.727L55.327-72.727L37.713-17.472L37.03\
      8-17.472Z
      """
    ).path
    static let withNeverEndingTasksGlyph = Outline(
      "M40.021-35.866L6.854-35.866L6.854-23.864L40.021-23.864Z"
    ).path
    static let withNeverEndingTasksAGlyph = Outline(
      """
      M18.857 0L24.254-16.584L50.497-16.584L55.895 0L72.372 0L47.301-72.727L27.486-72.727L2.379 0Z\
      M28.161-28.587L37.109-56.108L37.678-56.108L46.626-28.587Z
      """
    ).path
    static let withNeverEndingTasksGlyph2 = Outline(
      """
      M14.879 0.923C19.424 0.923 23.366-2.876 23.402-7.599C23.366-12.251 19.424-16.051 14.879-16.0\
      51C10.191-16.051 6.321-12.251 6.357-7.599C6.321-2.876 10.191 0.923 14.879 0.923Z
      """
    ).path
    static let lifeSeeminglyFilledLGlyph = Outline(
      "M6.321 0L52.876 0L52.876-12.678L21.697-12.678L21.697-72.727L6.321-72.727Z"
    ).path
    static let lifeSeeminglyFilledFGlyph = Outline(
      """
      M6.321 0L21.697 0L21.697-30.043L51.278-30.043L51.278-42.72L21.697-42.72L21.697-60.05L54.474-\
      60.05L54.474-72.727L6.321-72.727Z
      """
    ).path
    static let lifeSeeminglyFilledYGlyph = Outline(
      """
      M2.06-72.727L28.587-25.71L28.587 0L43.857 0L43.857-25.71L70.384-72.727L53.161-72.727L36.577-\
      41.406L35.866-41.406L19.283-72.727Z
      """
    ).path
    static let clb003CGlyph = Outline(
      """
      M70.49-47.266C68.466-64.063 55.752-73.722 38.92-73.722C19.708-73.722 5.043-60.157 5.043-36.3\
      64C5.043-12.642 19.46 0.994 38.92 0.994C57.563 0.994 68.821-11.399 70.49-24.787L54.936-24.85\
      8C53.48-17.081 47.372-12.607 39.169-12.607C28.125-12.607 20.632-20.81 20.632-36.364C20.632-5\
      1.492 28.019-60.121 39.276-60.121C47.692-60.121 53.764-55.256 54.936-47.266Z
      """
    ).path
  }
}

// MARK: - Playing, values over time, and what draws them

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
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

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
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

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
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

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
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

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension NoTimeToStop {
  /// Shows at most so many pictures a second, `Timing.frameRate` for as many as the file has; nil
  /// for as many as the display shows.
  func frameRate(_ rate: Double?) -> Self {
    var view = self
    view.options.values.frameRate = rate
    return view
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension NoTimeToStop {
  /// A segment from one value to the next: when it begins on its composition's clock, how long it
  /// lasts, both in seconds, and how it is gone.
  struct Move: Sendable {
    var at: Double
    var lasts: Double
    var curve: Curve
    var ends: Double { at + lasts }
    /// In frames.
    var start: Double { at * Timing.frameRate }
    /// In frames.
    var end: Double { ends * Timing.frameRate }

    init(at: Double, lasts: Double, _ curve: Curve) {
      self.at = at
      self.lasts = lasts
      self.curve = curve
    }

    /// The same segment, begun so many seconds later.
    func later(by delay: Double) -> Self { Self(at: at + delay, lasts: lasts, curve) }
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension NoTimeToStop {
  /// How a value gets from one keyframe to the next.
  enum Curve: Sendable {
    case linear, hold
    case bezier(Double, Double, Double, Double)

    static var easeIn: Curve { .bezier(0.42, 0, 1, 1) }
    static var easeOut: Curve { .bezier(0, 0, 0.58, 1) }
    static var easeInOut: Curve { .bezier(0.42, 0, 0.58, 1) }
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension NoTimeToStop.Curve {
  /// The fraction of the change at a fraction of the time.
  fileprivate func fraction(_ time: Double) -> Double {
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

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
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

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
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

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
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

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
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

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension NoTimeToStop {
  /// What draws frames, and has at hand what many of them need.
  fileprivate protocol Drawing {}
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension NoTimeToStop {
  /// What has values between two of its kind.
  fileprivate protocol Mixable: Sendable {
    static func inbetweenMix(_ from: Self, _ to: Self, _ fraction: Double) -> Self
    /// The value on a curved path, whose handles are `bend`.
    static func inbetweenTravel(
      _ from: Self, _ to: Self, _ bend: [Double], _ fraction: Double
    ) -> Self
  }

  /// What a value is at a frame, and how it goes on from there.
  fileprivate struct Key<Value: Sendable>: Sendable {
    var frame: Double
    var value: Value
    var curve: Curve
    var bend: [Double]

    init(_ frame: Double, _ value: Value, _ curve: Curve = .linear, bend: [Double] = []) {
      self.frame = frame
      self.value = value
      self.curve = curve
      self.bend = bend
    }
  }

  /// A value over time.
  fileprivate struct Track<Value: Mixable>: Sendable {
    var keys: [Key<Value>]

    init(_ keys: [Key<Value>]) { self.keys = keys }

    /// The value at a frame; before the first and after the last keyframe it stays.
    func callAsFunction(_ frame: Double) -> Value {
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

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension NoTimeToStop.Mixable {
  fileprivate static func inbetweenTravel(
    _ from: Self, _ to: Self, _ bend: [Double], _ fraction: Double
  ) -> Self {
    inbetweenMix(from, to, fraction)
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension Double: NoTimeToStop.Mixable {
  fileprivate static func inbetweenMix(_ from: Double, _ to: Double, _ fraction: Double) -> Double {
    from + (to - from) * fraction
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension CGPoint: NoTimeToStop.Mixable {
  fileprivate static func inbetweenMix(
    _ from: CGPoint, _ to: CGPoint, _ fraction: Double
  ) -> CGPoint {
    CGPoint(x: from.x + (to.x - from.x) * fraction, y: from.y + (to.y - from.y) * fraction)
  }

  /// Equal fractions of the change are equal lengths of the curve.
  fileprivate static func inbetweenTravel(
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

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension NoTimeToStop.Key where Value == CGPoint {
  fileprivate init(
    _ frame: Double, _ x: Double, _ y: Double, _ curve: NoTimeToStop.Curve = .linear,
    bend: [Double] = []
  ) {
    self.init(frame, CGPoint(x: x, y: y), curve, bend: bend)
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension NoTimeToStop {
  /// A colour that moves.
  fileprivate struct Tint: Mixable {
    var red, green, blue, opacity: Double

    init(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double = 1) {
      self.red = red
      self.green = green
      self.blue = blue
      self.opacity = opacity
    }

    var color: Color { Color(red: red, green: green, blue: blue, opacity: opacity) }

    static func inbetweenMix(_ from: Tint, _ to: Tint, _ fraction: Double) -> Tint {
      Tint(
        .inbetweenMix(from.red, to.red, fraction), .inbetweenMix(from.green, to.green, fraction),
        .inbetweenMix(from.blue, to.blue, fraction),
        .inbetweenMix(from.opacity, to.opacity, fraction))
    }
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
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

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension NoTimeToStop.Outline: NoTimeToStop.Mixable {
  fileprivate static func inbetweenMix(
    _ from: NoTimeToStop.Outline, _ to: NoTimeToStop.Outline, _ fraction: Double
  ) -> NoTimeToStop.Outline {
    var result = from
    for index in result.numbers.indices where index < to.numbers.count {
      result.numbers[index] += (to.numbers[index] - result.numbers[index]) * fraction
    }
    return result
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension [Double]: NoTimeToStop.Mixable {
  fileprivate static func inbetweenMix(
    _ from: [Double], _ to: [Double], _ fraction: Double
  ) -> [Double] {
    zip(from, to).map { $0 + ($1 - $0) * fraction }
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension NoTimeToStop.Drawing {
  /// A gradient of stops: offset, red, green, blue, opacity, and so on.
  fileprivate static func gradient(_ numbers: [Double]) -> Gradient {
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

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension NoTimeToStop.Drawing {
  /// Moves the anchor to the origin, scales, skews, turns clockwise by degrees, and moves to the
  /// position.
  fileprivate static func place(
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

#if canImport(DeveloperToolsSupport)
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  #Preview {
    NoTimeToStop()
  }
#endif
