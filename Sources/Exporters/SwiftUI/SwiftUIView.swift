import Diagnostics
import Geometry
import Motion
import SceneGraph
import TimelineModel

/// Writes what a user of a view sees of it: how it is made, its sections, its theme.
struct SwiftUIView {
  var type: SwiftCode
  var main: SwiftCode
  var scene: Scene
  var timeline: Timeline
  var options: ExportOptions
  var theme: ThemeColors

  private var access: SwiftCode { options.access == .public ? "public " : "" }

  /// How the file came to be.
  func writeHead(to file: inout SourceWriter) {
    file.line(
      "// Written by Inbetween. Change the animation rather than this file, then write it again:")
    file.line("//")
    let source = ShellWord(options.source ?? "-").text
    let accessOption: SwiftCode = options.access == .public ? " --access public" : ""
    file.line("//   inbetween convert \(comment: source) --to swiftui\(accessOption)")
    file.line("//")
    file.line("// Points and degrees are rounded to 1/1000, scales and opacities to 1/100,000.")
    file.line()
  }

  /// The view with its sections, theme and timing.
  func write(to file: inout SourceWriter) {
    let rate = scene.frameRate.framesPerSecond
    let seconds = Precision.length.rounded(timeline.duration.value)
    file.line("/// \(comment: timeline.name.isEmpty ? options.name : timeline.name)")
    file.line("///")
    file.line(
      "/// \(scene.size.width) × \(scene.size.height) pt, \(seconds) s at \(rate) frames a second.")
    for section in sections {
      file.line(
        "/// Section `\(SwiftCode(identifier: section.name))`: frames \(section.start) to \(section.end)."
      )
    }
    file.block("\(access)struct \(type): View") { view in
      view.line("/// The canvas, in points.")
      view.line(
        "\(access)static let size = CGSize(width: \(scene.size.width), height: \(scene.size.height))"
      )
      view.line("/// One pass, in seconds.")
      view.line("\(access)static let duration = (Timing.end - Timing.start) / Timing.frameRate")
      view.line()
      writeTiming(&view)
      view.line()
      writeTheme(&view)
      view.line()
      view.source(loop)
      if !sections.isEmpty {
        view.line()
        writeSections(&view)
      }
      view.line()
      view.source(player)
    }
    file.line()
    file.source(moment)
  }

  // MARK: Timing

  private var sections: [NativeSection] { timeline.nativeSections }

  private func writeTiming(_ view: inout SourceWriter) {
    view.line("/// When things happen, in frames: what to change when tuning the animation.")
    view.block("\(access)enum Timing") { timing in
      timing.line(
        "\(access)static let frameRate = \(SwiftCode(decimal: scene.frameRate.framesPerSecond))")
      timing.line("\(access)static let start = \(SwiftCode(decimal: scene.frames.start))")
      timing.line("\(access)static let end = \(SwiftCode(decimal: scene.frames.end))")
      for section in sections {
        let start = SwiftCode(decimal: section.start)
        let end = SwiftCode(decimal: section.end)
        timing.line(
          "\(access)static let \(SwiftCode(identifier: section.name)) = \(start)..<\(end)")
      }
    }
  }

  private func writeSections(_ view: inout SourceWriter) {
    view.line("/// A part of the animation, named by its marker.")
    view.block("\(access)enum Section: CaseIterable, Hashable, Sendable") { section in
      let cases = sections.map { SwiftCode(identifier: $0.name) }
      section.line("case \(SwiftCode.joined(cases, by: ", "))")
      section.line()
      section.line("/// From its first frame up to the one that is no longer part of it.")
      section.block("\(access)var frames: Range<Double>") { body in
        body.line("switch self {")
        for name in cases { body.line("case .\(name): Timing.\(name)") }
        body.line("}")
      }
    }
  }

  // MARK: Theme

  private func writeTheme(_ view: inout SourceWriter) {
    view.line("/// The colours that never move; change them to fit an app.")
    view.block("\(access)struct Theme: Sendable") { body in
      for (name, color) in theme.list {
        body.line(
          "\(access)var \(SwiftCode(identifier: name)) = \(Self.color(color))")
      }
      if !theme.list.isEmpty { body.line() }
      body.line("\(access)init() {}")
      body.line()
      body.line("/// The file's own colours.")
      body.line("\(access)static let standard = Theme()")
    }
  }

  private static func color(_ color: Color) -> SwiftCode {
    let shown = [color.red, color.green, color.blue, color.alpha].map {
      Precision.component.rounded($0)
    }
    let opacity: SwiftCode = shown[3] == 1 ? "" : ", opacity: \(shown[3])"
    return "Color(red: \(shown[0]), green: \(shown[1]), blue: \(shown[2])\(opacity))"
  }

  // MARK: Playing

  private var loop: SwiftCode {
    """
    /// How often it plays.
    \(access)enum Loop: Hashable, Sendable {
      case once, forever
      case times(Int)
    }
    """
  }

  private var player: SwiftCode {
    let still: SwiftCode =
      timeline.stillFrame.map { "\(SwiftCode(decimal: Precision.length.rounded($0)))" }
      ?? "loop == .forever ? Timing.start : Timing.end - 1"
    let sectionParameter: SwiftCode =
      sections.isEmpty
      ? ""
      : """


        /// Plays one section in a loop, as long as it is the one that is named.
        \(access)init(section: Section, loop: Loop = .forever, theme: Theme = .standard) {
          self.init(
            frames: section.frames, fixed: nil, isPlaying: true, loop: loop, theme: theme)
        }
      """
    return """
      private let frames: Range<Double>
      private let fixed: Double?
      private let isPlaying: Bool
      private let loop: Loop
      private let theme: Theme
      @State private var began = Date()
      @State private var played = 0.0
      @Environment(\\.accessibilityReduceMotion) private var reducesMotion

      private init(
        frames: Range<Double>, fixed: Double?, isPlaying: Bool, loop: Loop, theme: Theme
      ) {
        self.frames = frames
        self.fixed = fixed
        self.isPlaying = isPlaying
        self.loop = loop
        self.theme = theme
      }

      /// Plays; stops where it is while `isPlaying` is false.
      \(access)init(isPlaying: Bool = true, loop: Loop = .forever, theme: Theme = .standard) {
        self.init(
          frames: Timing.start..<Timing.end, fixed: nil, isPlaying: isPlaying, loop: loop,
          theme: theme)
      }

      /// Shows one moment: 0 is the start, 1 the end. Animate it with a linear curve to play.
      \(access)init(progress: Double, theme: Theme = .standard) {
        self.init(
          frames: Timing.start..<Timing.end, fixed: progress, isPlaying: false, loop: .once,
          theme: theme)
      }\(sectionParameter)

      \(access)var body: some View {
        TimelineView(
          .animation(
            minimumInterval: 1 / Timing.frameRate,
            paused: fixed != nil || !isPlaying || reducesMotion)
        ) { timeline in
          Moment(frame: frame(at: timeline.date), theme: theme)
        }
        .onChange(of: isPlaying) { _, plays in
          if plays {
            began = Date()
          } else {
            played += Date().timeIntervalSince(began)
          }
        }
        .aspectRatio(Self.size, contentMode: .fit)
        .accessibilityElement()
        .accessibilityLabel(Text(verbatim: \(timeline.name.isEmpty ? options.name : timeline.name)))
      }

      private func frame(at date: Date) -> Double {
        let length = frames.upperBound - frames.lowerBound
        if let fixed { return frames.lowerBound + fixed * length }
        if reducesMotion { return \(still) }
        let elapsed = played + (isPlaying ? date.timeIntervalSince(began) : 0)
        let moved = max(0, elapsed * Timing.frameRate)
        let passes: Double =
          switch loop {
          case .once: 1
          case .forever: .infinity
          case .times(let count): Double(count)
          }
        // The end of the last pass is the last frame that shows something.
        guard moved < passes * length else { return frames.upperBound - 0.001 }
        return frames.lowerBound + moved.truncatingRemainder(dividingBy: length)
      }
      """
  }

  /// The view that draws one frame; SwiftUI moves the frame when progress is animated.
  private var moment: SwiftCode {
    """
    /// One frame of the animation.
    private struct Moment: View, Animatable {
      nonisolated var animatableData: Double
      let theme: \(type).Theme

      init(frame: Double, theme: \(type).Theme) {
        animatableData = frame
        self.theme = theme
      }

      var body: some View {
        Canvas { context, size in
          context.scaleBy(
            x: size.width / \(type).size.width, y: size.height / \(type).size.height)
          context.clip(to: Path(CGRect(origin: .zero, size: \(type).size)))
          // A hair later, so that what begins at a frame is there when it is reached.
          Drawing.\(main)(&context, animatableData + 1e-6, theme)
        }
      }
    }
    """
  }
}
