import TimelineModel

extension CoreAnimationView {
  /// From SwiftUI to the view of the toolkit.
  var bridge: SwiftCode {
    """
    /// Brings SwiftUI's wishes to the view; SwiftUI moves the moment when progress is animated.
    private struct Stage: View, Animatable {
      nonisolated var animatableData: Double
      let isFixed: Bool
      let script: Script
      let isPlaying: Bool
      let theme: \(type).Theme
      let reducesMotion: Bool

      var body: some View { Host(wish: self) }

      @MainActor func show(in view: \(type)View) {
        view.theme = theme
        view.reducesMotion = reducesMotion
        if isFixed {
          view.progress = animatableData
        } else {
          view.request(script, isPlaying: isPlaying)
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

  /// What is played.
  var script: SwiftCode {
    """
    /// What is played: an intro once, then turns, then an outro once.
    private struct Script: Equatable {
      var intro: Range<Double>?
      var turn: Range<Double>
      var passes = Double.infinity
      var outro: Range<Double>?
      var isDone = false

      /// Where it rests.
      var still: Double {
        guard passes == .infinity, outro == nil || !isDone else {
          return (outro ?? turn).upperBound - 1
        }
        return turn.lowerBound
      }

      /// Whether the same is played, whenever it ends.
      func isOfSameParts(as other: Script) -> Bool {
        intro == other.intro && turn == other.turn && passes == other.passes
          && (outro == other.outro || !other.isDone)
      }

      /// What comes after what, and how often; the end was asked for after `done` frames.
      func parts(until done: Double?) -> [(frames: Range<Double>, passes: Double)] {
        var turns = passes
        if let done {
          turns = min(passes, max(0, ((done - (intro?.length ?? 0)) / turn.length).rounded(.up)))
        }
        var parts: [(frames: Range<Double>, passes: Double)] = []
        if let intro { parts.append((intro, 1)) }
        if turns > 0 { parts.append((turn, turns)) }
        if let outro, done != nil { parts.append((outro, 1)) }
        return parts
      }
    }

    extension Range<Double> {
      fileprivate var length: Double { upperBound - lowerBound }
    }
    """
  }

  /// The view of the toolkit: how it plays, and the layers that it holds.
  var platformView: SwiftCode {
    let still: SwiftCode =
      timeline.stillFrame == nil ? "script.still" : "\(type).Timing.still"
    let section: SwiftCode =
      sections.isEmpty
      ? ""
      : """


        /// Plays one section.
        \(access)func play(_ section: \(type).Section, loop: \(type).Loop = .forever) {
          begin(Script(turn: section.frames, passes: loop.passes))
        }

        /// Plays a section once and then another in a loop, until `finish` is called.
        \(access)func play(_ intro: \(type).Section, then section: \(type).Section) {
          begin(Script(intro: intro.frames, turn: section.frames))
        }

        /// Completes the turn and plays a last section once; without one it stays at the end.
        \(access)func finish(with outro: \(type).Section? = nil) {
          var script = script
          script.outro = outro?.frames
          script.isDone = true
          change(to: script)
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
        private static let whole = Script(turn: \(type).Timing.start..<\(type).Timing.end)
        private var script = \(type)View.whole
        /// The frames after which the end was asked for.
        private var done: Double?
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
          begin(Script(turn: \(type).Timing.start..<\(type).Timing.end, passes: loop.passes))
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
            let frame = elapsed - (script.intro?.length ?? 0)
            return max(0, frame).truncatingRemainder(dividingBy: script.turn.length)
              / script.turn.length
          }
          set {
            if script != Self.whole || !hasBegun {
              script = Self.whole
              done = nil
              install()
            }
            hasBegun = true
            let length = script.turn.length
            show(min(max(0, newValue) * length, length - 0.002))
          }
        }

        /// Whether it stands still for people who prefer less motion.
        \(access)var reducesMotion = false {
          didSet {
            if reducesMotion != oldValue, hasBegun { begin(script) }
          }
        }

        fileprivate func request(_ script: Script, isPlaying: Bool) {
          if !hasBegun || !script.isOfSameParts(as: self.script) {
            begin(script)
          } else if script != self.script {
            change(to: script)
          }
          if !reducesMotion { self.isPlaying = isPlaying }
        }

        private func begin(_ script: Script) {
          self.script = script
          done = script.isDone ? 0 : nil
          hasBegun = true
          install()
          guard !reducesMotion else { return show(\(still) - Self.whole.turn.lowerBound) }
          stage.speed = 1
          stage.timeOffset = 0
          stage.beginTime = now
        }

        /// Comes to an end, or goes on without one, from where it is.
        private func change(to script: Script) {
          done = script.isDone ? elapsed : nil
          self.script = script
          install()
        }

        /// For people who prefer less motion moments of the whole are shown.
        private func install() {
          reducesMotion ? tree.install(Self.whole) : tree.install(script, until: done)
        }

        /// The frames that have been played.
        private var elapsed: Double {
          stage.convertTime(CACurrentMediaTime(), from: nil) * \(type).Timing.frameRate
        }

        private func show(_ frame: Double) { stop(at: frame / \(type).Timing.frameRate) }

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
            isAccessibilityElement = true
            accessibilityLabel = \(face.title)
            reducesMotion = UIAccessibility.isReduceMotionEnabled
            layer.addSublayer(stage)
          #else
            wantsLayer = true
            setAccessibilityElement(true)
            setAccessibilityLabel(\(face.title))
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
          install()
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
