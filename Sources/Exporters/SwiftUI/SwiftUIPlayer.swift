// What a generated view is played with.

import Geometry
import SceneGraph
import TimelineModel

extension SwiftUIView {
  /// A way between keyframes, and its curve, as views of every target have them.
  ///
  /// - Parameter use: the member of a curve that the target asks it with.
  /// - Returns: source.
  func move(_ use: SwiftCode) -> SwiftCode {
    """
    extension \(type).Timing {
      /// A way from one value to the next: when it begins on its composition's clock, how long it
      /// lasts, both in seconds, and how it is gone.
      \(access)struct Move: Sendable {
        \(access)var at: Double
        \(access)var lasts: Double
        \(access)var curve: Curve
        \(access)var ends: Double { at + lasts }
        /// In frames.
        \(access)var start: Double { at * frameRate }
        /// In frames.
        \(access)var end: Double { ends * frameRate }

        \(access)init(at: Double, lasts: Double, _ curve: Curve) {
          self.at = at
          self.lasts = lasts
          self.curve = curve
        }
      }

      /// How a way is gone.
      \(access)enum Curve: Sendable {
        case linear, hold
        case bezier(Double, Double, Double, Double)

        \(access)static var easeIn: Curve { .bezier(0.42, 0, 1, 1) }
        \(access)static var easeOut: Curve { .bezier(0, 0, 0.58, 1) }
        \(access)static var easeInOut: Curve { .bezier(0.42, 0, 0.58, 1) }

    \(use)
      }
    }

    """
  }

  /// A curve that is asked in each frame.
  var share: SwiftCode {
    """
        /// The share of the way at a share of the time.
        func share(_ time: Double) -> Double {
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
    """
  }

  /// How often views of every target play.
  var loop: SwiftCode {
    """
    /// How often it plays.
    \(access)enum Loop: Hashable, Sendable {
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
    """
  }

  var initializers: SwiftCode {
    let doneState: SwiftCode = sections.isEmpty ? "" : "\n@State private var done: Double?"
    return """
      private var script: Script
      private var progress: Double?
      private var isPlaying = true
      private var theme: Theme
      private var darkTheme: Theme?
      @State private var began = Date()
      @State private var played = 0.0
      @State private var isOver = false\(doneState)
      @Environment(\\.accessibilityReduceMotion) private var reducesMotion
      @Environment(\\.colorScheme) private var colorScheme

      \(makers)
      """
  }

  /// How views of every target are made.
  var makers: SwiftCode {
    let dark: SwiftCode = theme.hasDark ? ".dark" : "nil"
    return """
      /// Plays; stops where it is while `isPlaying` is false.
      ///
      /// - Parameters:
      ///   - isPlaying: whether it goes on.
      ///   - loop: how often it plays.
      ///   - theme: its colours.
      ///   - darkTheme: its colours in dark surroundings; nil for the same.
      \(access)init(
        isPlaying: Bool = true, loop: Loop = .forever, theme: Theme = .standard,
        darkTheme: Theme? = \(dark)
      ) {
        script = Script(turn: Timing.start..<Timing.end, passes: loop.passes)
        self.isPlaying = isPlaying
        self.theme = theme
        self.darkTheme = darkTheme
      }

      /// Shows one moment: 0 is the start, 1 the end. Animate it with a linear curve to play.
      \(access)init(progress: Double, theme: Theme = .standard, darkTheme: Theme? = \(dark)) {
        script = Script(turn: Timing.start..<Timing.end)
        self.progress = progress
        self.theme = theme
        self.darkTheme = darkTheme
      }
      """
  }

  /// What plays sections, in views of every target.
  var playing: SwiftCode {
    """
    /// Plays one section.
    \(access)func play(_ section: Section, loop: Loop = .forever) -> Self {
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
    \(access)func play(
      _ intro: Section, then section: Section, until isDone: Bool = false,
      finally outro: Section? = nil
    ) -> Self {
      var view = self
      view.script = Script(
        intro: intro.frames, turn: section.frames, outro: outro?.frames, isDone: isDone)
      return view
    }
    """
  }

  private var still: SwiftCode {
    timeline.stillFrame == nil ? "script.still" : "Timing.still"
  }

  var player: SwiftCode {
    let sectionChanges: SwiftCode =
      sections.isEmpty
      ? ""
      : """

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
      """
    let done: SwiftCode = sections.isEmpty ? "" : ", done: done"
    return """
      \(access)var body: some View {
        picture
          .onChange(of: isPlaying) { _, plays in
            if plays {
              began = Date()
            } else {
              played += Date().timeIntervalSince(began)
            }
          }\(sectionChanges)
          .aspectRatio(Self.size, contentMode: .fit)
          .accessibilityElement()
          .accessibilityLabel(Text(verbatim: \(title)))
      }

      @ViewBuilder private var picture: some View {
        if let progress {
          moment(script.turn.lowerBound + progress * script.turn.length)
        } else if reducesMotion {
          moment(\(still))
        } else {
          TimelineView(
            .animation(minimumInterval: 1 / Timing.frameRate, paused: !isPlaying || isOver)
          ) { timeline in
            let elapsed = elapsed(at: timeline.date)
            moment(script.frame(after: elapsed\(done)))
              .onChange(of: script.isOver(after: elapsed\(done)), initial: true) { _, ends in
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
      """
  }

  var script: SwiftCode {
    sections.isEmpty
      ? """
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

      """ : scriptOfSections
  }

  private var scriptOfSections: SwiftCode {
    """
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

    """
  }

  /// The view that draws one frame; SwiftUI moves the frame when progress is animated.
  var moment: SwiftCode {
    """
    /// One frame of the animation.
    private struct Moment: View, Animatable {
      nonisolated var animatableData: Double
      let theme: \(type).Theme

      init(frame: Double, theme: \(type).Theme) {
        animatableData = frame
        self.theme = theme
      }

    \(frame)
    }
    """
  }

  /// The body of the view that draws one frame.
  private var frame: SwiftCode {
    switch style {
    case .canvas:
      """
        var body: some View {
          Canvas { context, size in
            context.scaleBy(
              x: size.width / \(type).size.width,
              y: size.height / \(type).size.height)
            context.clip(to: Path(CGRect(origin: .zero, size: \(type).size)))
            // A hair later, so that what begins at a frame is there when it is reached.
            Drawing.\(main)(&context, animatableData + 1e-4, theme)
          }
        }
      """
    case .keyframes:
      """
        var body: some View {
          GeometryReader { proxy in
            \(main)
              .frame(width: \(scene.size.width), height: \(scene.size.height), alignment: .topLeading)
              .clipped()
              .scaleEffect(
                x: proxy.size.width / \(scene.size.width),
                y: proxy.size.height / \(scene.size.height), anchor: .topLeading)
          }
        }
      """
    }
  }
}
