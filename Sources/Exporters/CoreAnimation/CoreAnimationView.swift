import Diagnostics
import Geometry
import Motion
import SceneGraph
import TimelineModel

/// Writes what a user of the layers sees of them: the view of each toolkit, its sections and theme.
struct CoreAnimationView {
  var type: SwiftCode
  var scene: Scene
  var timeline: Timeline
  var options: ExportOptions
  var theme: ThemeColors
  var cost: LayerCost
  var report: BakeReport

  var access: SwiftCode { options.access == .public ? "public " : "" }
  var sections: [NativeSection] { timeline.nativeSections }

  /// How the file came to be, and what it needs.
  func writeHead(to file: inout SourceWriter) {
    file.line(
      "// Written by Inbetween. Change the animation rather than this file, then write it again:")
    file.line("//")
    let source = ShellWord(options.source ?? "-").text
    let targets = options.targetWords(of: .coreAnimation)
    let more: SwiftCode =
      (options.access == .public ? " --access public" : "")
      + (options.allowsUndocumented ? " --allow-undocumented" : "")
    file.line("//   inbetween convert \(comment: source)\(targets)\(more)")
    file.line("//")
    file.line("// Points and degrees are rounded to 1/1000, scales and opacities to 1/100,000.")
    file.line("//")
    file.line(
      """
      // \(count: cost.layers, "layer"), \(count: cost.animations, "animation") of \
      \(count: cost.keyframes, "keyframe"), \(count: cost.masks, "mask"), \
      \(count: cost.passes, "offscreen pass", "offscreen passes").
      """)
    if report.baked > 0 {
      file.line(
        """
        // \(count: report.baked, "track") of \(report.baked + report.native) needed \
        \(count: report.addedKeys, "keyframe") in between: within 0.02 pt, 0.02° and 0.2 %.
        """)
    }
    file.line()
    let importing: SwiftCode = options.access == .public ? "public import" : "import"
    file.line("\(importing) SwiftUI")
    file.line()
    file.line("#if canImport(UIKit)")
    file.line("  \(importing) UIKit")
    file.line("#else")
    file.line("  \(importing) AppKit")
    file.line("#endif")
    file.line()
  }

  /// The views with their sections, theme and timing.
  func write(to file: inout SourceWriter) {
    let rate = scene.frameRate.framesPerSecond
    let seconds = Precision.length.rounded(timeline.duration.value)
    file.line("/// \(comment: timeline.name.isEmpty ? options.name : timeline.name)")
    file.line("///")
    file.line(
      "/// \(scene.size.width) × \(scene.size.height) pt, \(seconds) s at \(rate) frames a second.")
    file.line("/// `\(type)View` is the same for UIKit and AppKit.")
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
      timing(&view)
      view.line()
      theme.write(to: &view, access: access, protocols: "Equatable, Sendable", isSpelled: true)
      view.line()
      view.source(loop)
      if !sections.isEmpty {
        view.line()
        named(&view)
      }
      view.line()
      view.source(player)
    }
    file.line()
    file.source(bridge)
    file.line()
    file.source(platformView)
  }

  // MARK: Timing

  private func timing(_ view: inout SourceWriter) {
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

  private func named(_ view: inout SourceWriter) {
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

  // MARK: Playing

  private var loop: SwiftCode {
    """
    /// How often it plays.
    \(access)enum Loop: Hashable, Sendable {
      case once, forever
      case times(Int)

      fileprivate var passes: Float {
        switch self {
        case .once: 1
        case .forever: .infinity
        case .times(let count): Float(max(1, count))
        }
      }
    }
    """
  }

  private var player: SwiftCode {
    let dark: SwiftCode = theme.hasDark ? ".dark" : "nil"
    let sectionParameter: SwiftCode =
      sections.isEmpty
      ? ""
      : """


        /// Plays one section, as long as it is the one that is named.
        \(access)init(
          section: Section, loop: Loop = .forever, theme: Theme = .standard,
          darkTheme: Theme? = \(dark)
        ) {
          self.init(
            frames: section.frames, fixed: nil, isPlaying: true, loop: loop, theme: theme,
            darkTheme: darkTheme)
        }
      """
    return """
      private let frames: Range<Double>
      private let fixed: Double?
      private let isPlaying: Bool
      private let loop: Loop
      private let theme: Theme
      private let darkTheme: Theme?
      @Environment(\\.accessibilityReduceMotion) private var reducesMotion
      @Environment(\\.colorScheme) private var colorScheme

      private init(
        frames: Range<Double>, fixed: Double?, isPlaying: Bool, loop: Loop, theme: Theme,
        darkTheme: Theme?
      ) {
        self.frames = frames
        self.fixed = fixed
        self.isPlaying = isPlaying
        self.loop = loop
        self.theme = theme
        self.darkTheme = darkTheme
      }

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
        self.init(
          frames: Timing.start..<Timing.end, fixed: nil, isPlaying: isPlaying, loop: loop,
          theme: theme, darkTheme: darkTheme)
      }

      /// Shows one moment: 0 is the start, 1 the end. Animate it with a linear curve to play.
      \(access)init(
        progress: Double, theme: Theme = .standard, darkTheme: Theme? = \(dark)
      ) {
        self.init(
          frames: Timing.start..<Timing.end, fixed: progress, isPlaying: false, loop: .once,
          theme: theme, darkTheme: darkTheme)
      }\(sectionParameter)

      \(access)var body: some View {
        Stage(
          animatableData: fixed ?? 0, isFixed: fixed != nil, frames: frames,
          isPlaying: isPlaying, loop: loop,
          theme: colorScheme == .dark ? darkTheme ?? theme : theme, reducesMotion: reducesMotion
        )
        .aspectRatio(Self.size, contentMode: .fit)
        .accessibilityElement()
        .accessibilityLabel(Text(verbatim: \(timeline.name.isEmpty ? options.name : timeline.name)))
      }
      """
  }
}

extension SwiftCode.Interpolation {
  /// A number of things.
  fileprivate mutating func appendInterpolation(
    count: Int, _ one: StaticString, _ many: StaticString? = nil
  ) {
    appendInterpolation(count)
    appendLiteral(" ")
    appendLiteral(count == 1 ? one : many ?? one)
    if count != 1, many == nil { appendLiteral("s") }
  }
}
