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
  /// The ways between keyframes that bear names.
  var timing: NativeTiming

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
      face.writeTiming(&view)
      view.line()
      theme.write(to: &view, access: access, protocols: "Equatable, Sendable", isSpelled: true)
      view.line()
      view.source(face.loop)
      if !sections.isEmpty {
        view.line()
        face.writeSections(&view)
      }
      view.line()
      view.source(player)
    }
    if !timing.moves.isEmpty {
      file.line()
      file.source(face.move(controlPoints))
    }
    file.line()
    file.source(script)
    file.line()
    file.source(bridge)
    file.line()
    file.source(platformView)
  }

  /// What the view shows of itself as a view that draws each frame does.
  var face: SwiftUIView {
    SwiftUIView(
      type: type, main: "", scene: scene, timeline: timeline, options: options, theme: theme,
      timing: timing, isMoving: !timing.moves.isEmpty)
  }

  /// A curve that an animation is given.
  private var controlPoints: SwiftCode {
    """
        /// x1, y1, x2, y2.
        var controlPoints: [Double] {
          switch self {
          case .linear, .hold: [0, 0, 1, 1]
          case .bezier(let x1, let y1, let x2, let y2): [x1, y1, x2, y2]
          }
        }
    """
  }

  // MARK: Playing

  private var player: SwiftCode {
    let playing: SwiftCode = sections.isEmpty ? "" : "\n\(face.playing)\n"
    return """
      private var script: Script
      private var progress: Double?
      private var isPlaying = true
      private var theme: Theme
      private var darkTheme: Theme?
      @Environment(\\.accessibilityReduceMotion) private var reducesMotion
      @Environment(\\.colorScheme) private var colorScheme

      \(face.makers)
      \(playing)
      \(access)var body: some View {
        Stage(
          animatableData: progress ?? 0, isFixed: progress != nil, script: script,
          isPlaying: isPlaying, theme: colorScheme == .dark ? darkTheme ?? theme : theme,
          reducesMotion: reducesMotion
        )
        .aspectRatio(Self.size, contentMode: .fit)
        .accessibilityElement()
        .accessibilityLabel(Text(verbatim: \(face.title)))
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
