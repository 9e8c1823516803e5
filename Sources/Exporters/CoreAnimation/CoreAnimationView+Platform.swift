import TimelineModel

extension CoreAnimationView {
  /// From SwiftUI to the view of the toolkit.
  var bridge: SwiftCode {
    """
    /// Brings SwiftUI's wishes to the view; SwiftUI moves the moment when progress is animated.
    private struct Stage: View, Animatable {
      nonisolated var animatableData: Double
      let isFixed: Bool
      let frames: Range<Double>
      let isPlaying: Bool
      let loop: \(type).Loop
      let theme: \(type).Theme
      let reducesMotion: Bool

      var body: some View { Host(wish: self) }

      @MainActor func show(in view: \(type)View) {
        view.theme = theme
        view.reducesMotion = reducesMotion
        if isFixed {
          view.progress = animatableData
        } else {
          view.request(frames, loop, isPlaying: isPlaying)
        }
      }
    }

    #if canImport(UIKit)
      private struct Host: UIViewRepresentable {
        let wish: Stage

        func makeUIView(context: Context) -> \(type)View { \(type)View(theme: wish.theme) }

        func updateUIView(_ view: \(type)View, context: Context) { wish.show(in: view) }
      }
    #else
      private struct Host: NSViewRepresentable {
        let wish: Stage

        func makeNSView(context: Context) -> \(type)View { \(type)View(theme: wish.theme) }

        func updateNSView(_ view: \(type)View, context: Context) { wish.show(in: view) }
      }
    #endif
    """
  }

  /// The view of the toolkit: how it plays, and the layers that it holds.
  var platformView: SwiftCode {
    let still: SwiftCode =
      timeline.stillFrame.map { "\(SwiftCode(decimal: Precision.length.rounded($0)))" }
      ?? "loop == .forever ? \(type).Timing.start : \(type).Timing.end - 1"
    let section: SwiftCode =
      sections.isEmpty
      ? ""
      : """


        /// Plays one section.
        \(access)func play(_ section: \(type).Section, loop: \(type).Loop = .forever) {
          begin(section.frames, loop)
        }
      """
    return """
      #if canImport(UIKit)
        \(access)typealias \(type)PlatformView = UIView
      #else
        \(access)typealias \(type)PlatformView = NSView
      #endif

      /// Shows the animation: a tree of layers that the render server moves by itself. The app does
      /// nothing while it plays.
      \(access)final class \(type)View: \(type)PlatformView {
        /// The colours.
        \(access)var theme: \(type).Theme {
          didSet { if theme != oldValue { build() } }
        }

        private let stage = CALayer()
        private var tree: LayerTree
        private var frames = \(type).Timing.start..<\(type).Timing.end
        private var loop = \(type).Loop.forever
        private var hasBegun = false

        /// A view of this theme; it shows the first frame until it is told to play.
        \(access)init(theme: \(type).Theme = .standard) {
          self.theme = theme
          tree = LayerTree(theme: theme)
          super.init(frame: CGRect(origin: .zero, size: \(type).size))
          prepare()
        }

        \(access)required init?(coder: NSCoder) {
          theme = .standard
          tree = LayerTree(theme: .standard)
          super.init(coder: coder)
          prepare()
        }

        // MARK: Playing

        /// Plays all of it from the start.
        \(access)func play(loop: \(type).Loop = .forever) {
          begin(\(type).Timing.start..<\(type).Timing.end, loop)
        }\(section)

        /// Whether it plays; it goes on from where it was stopped.
        \(access)var isPlaying: Bool {
          get { stage.speed != 0 }
          set {
            guard newValue != isPlaying else { return }
            if newValue {
              let paused = stage.timeOffset
              stage.speed = 1
              stage.timeOffset = 0
              stage.beginTime = now - paused
            } else {
              stop(at: stage.convertTime(CACurrentMediaTime(), from: nil))
            }
          }
        }

        /// Shows one moment of the whole and stops there: 0 is the start, 1 the end.
        \(access)var progress: Double {
          get {
            let length = (frames.upperBound - frames.lowerBound) / \(type).Timing.frameRate
            let time = stage.convertTime(CACurrentMediaTime(), from: nil)
            return time.truncatingRemainder(dividingBy: length) / length
          }
          set {
            let whole = \(type).Timing.start..<\(type).Timing.end
            if frames != whole || !hasBegun {
              frames = whole
              tree.install(whole, passes: loop.passes)
            }
            hasBegun = true
            let length = whole.upperBound - whole.lowerBound
            stop(at: min(max(0, newValue) * length, length - 0.002) / \(type).Timing.frameRate)
          }
        }

        /// Whether it stands still for people who prefer less motion.
        \(access)var reducesMotion = false {
          didSet {
            if reducesMotion != oldValue, hasBegun { begin(frames, loop) }
          }
        }

        fileprivate func request(
          _ frames: Range<Double>, _ loop: \(type).Loop, isPlaying: Bool
        ) {
          if !hasBegun || frames != self.frames || loop != self.loop { begin(frames, loop) }
          if !reducesMotion { self.isPlaying = isPlaying }
        }

        private func begin(_ frames: Range<Double>, _ loop: \(type).Loop) {
          self.frames = frames
          self.loop = loop
          hasBegun = true
          tree.install(frames, passes: loop.passes)
          guard !reducesMotion else {
            let still = \(still)
            frames.contains(still)
              ? stop(at: (still - frames.lowerBound) / \(type).Timing.frameRate) : stop(at: 0)
            return
          }
          stage.speed = 1
          stage.timeOffset = 0
          stage.beginTime = now
        }

        private func stop(at time: Double) {
          stage.speed = 0
          stage.beginTime = 0
          stage.timeOffset = time
        }

        /// The time of the layer around the stage.
        private var now: Double {
          let time = CACurrentMediaTime()
          return stage.superlayer?.convertTime(time, from: nil) ?? time
        }

        // MARK: Layers

        private func prepare() {
          stage.speed = 0
          #if canImport(UIKit)
            isUserInteractionEnabled = false
            reducesMotion = UIAccessibility.isReduceMotionEnabled
            layer.addSublayer(stage)
          #else
            wantsLayer = true
            reducesMotion = NSWorkspace.shared.accessibilityDisplayShouldReduceMotion
            stage.isGeometryFlipped = true
            layer?.addSublayer(stage)
          #endif
          build()
        }

        private func build() {
          stage.sublayers?.forEach { $0.removeFromSuperlayer() }
          tree = LayerTree(theme: theme)
          stage.addSublayer(tree.root)
          tree.install(frames, passes: loop.passes)
        }

        private func fit() {
          CATransaction.begin()
          CATransaction.setDisableActions(true)
          let size = \(type).size
          let scale = min(bounds.width / size.width, bounds.height / size.height)
          stage.bounds = CGRect(origin: .zero, size: size)
          stage.position = CGPoint(x: bounds.midX, y: bounds.midY)
          stage.setAffineTransform(CGAffineTransform(scaleX: scale, y: scale))
          CATransaction.commit()
        }

        /// The size of the canvas.
        \(access)override var intrinsicContentSize: CGSize { \(type).size }

        #if canImport(UIKit)
          \(access)override func layoutSubviews() {
            super.layoutSubviews()
            fit()
          }
        #else
          \(access)override func layout() {
            super.layout()
            fit()
          }
        #endif
      }
      """
  }
}
