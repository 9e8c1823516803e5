/// What a view has more that shows frames which are mixed, as tweens of state machines do; nothing for
/// others.
struct PosePicture {
  let options: ExportOptions

  init(_ options: ExportOptions) { self.options = options }

  /// The view that a machine's view shows.
  private var view: SwiftCode {
    guard options.mixesFrames else { return "" }
    return """
      \(opening("mixed: Moment", "mixed = Moment(frames, weights: weights) + Timing.start"))

        var body: some View {
          \(options.runtimePrefix)Framed(size: size) {
            Picture(theme: colorScheme == .dark ? darkTheme ?? theme : theme, mixed: mixed)
          }
        }
      }


      """
  }

  /// The same of layers, in a file whose type is `type`.
  func view(ofLayers type: SwiftCode) -> SwiftCode {
    """
    \(opening("pose: (frames: [Double], weights: [Double])", "pose = (frames, weights)"))

      var body: some View {
        let length = Timing.end - Timing.start
        let first = \(type)(progress: (pose.frames.first ?? 0) / length)
        return \(options.runtimePrefix)Stage(first.options, size: size) {
          \(type)View()
        } update: {
          show(in: $0)
        }
      }

      func show(in view: \(options.runtimePrefix)LayersView) {
        (view as? \(type)View)?.theme = colorScheme == .dark ? darkTheme ?? theme : theme
        view.show(pose.frames, weights: pose.weights)
      }
    }
    """
  }

  private func opening(_ property: SwiftCode, _ assignment: SwiftCode) -> SwiftCode {
    """
    /// Frames that are shown at once: what moves stands between its values at each of them.
    struct Pose: View {
      private let \(property)
      private let theme: Theme
      private let darkTheme: Theme?
      @Environment(\\.colorScheme) private var colorScheme

      /// - Parameters:
      ///   - frames: counted from the start of the animation.
      ///   - weights: how much each counts; they add up to 1.
      ///   - theme: its colours.
      ///   - darkTheme: its colours in dark surroundings; nil for the same.
      init(_ frames: [Double], weights: [Double], theme: Theme, darkTheme: Theme? = nil) {
        \(assignment)
        self.theme = theme
        self.darkTheme = darkTheme
      }
    """
  }

  /// The view that draws one frame, and the one that a machine's view shows before it.
  ///
  /// - Parameter body: what the view consists of, four spaces from the left, with `animatableData`,
  ///   `theme` and, where frames are mixed, `mixed` at hand.
  /// - Returns: both, to be written into an extension of the view.
  func picture(_ body: SwiftCode) -> SwiftCode {
    let mixes = options.mixesFrames
    let property: SwiftCode =
      mixes ? "\n  /// What is shown instead of a frame; nil for that.\n  let mixed: Moment?\n" : ""
    let standard: SwiftCode = mixes ? " = 0" : ""
    let parameter: SwiftCode = mixes ? ", mixed: Moment? = nil" : ""
    let assignment: SwiftCode = mixes ? "\n    self.mixed = mixed" : ""
    return """
      \(view)/// One frame, which SwiftUI moves where progress is animated.
      fileprivate struct Picture: View, Animatable {
        nonisolated var animatableData: Double
        let theme: Theme
      \(property)
        init(frame: Double\(standard), theme: Theme\(parameter)) {
          animatableData = frame
          self.theme = theme\(assignment)
        }

        var body: some View {
      \(body)
        }
      }
      """
  }
}
