import QuartzCore
import SwiftUI

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

extension InbetweenRuntime {
  #if canImport(UIKit)
    public typealias PlatformView = UIView
  #else
    public typealias PlatformView = NSView
  #endif

  /// Shows a tree of layers that the render server moves by itself. The app does nothing while it
  /// plays.
  open class LayersView: PlatformView {
    /// Is called when it has come to its end: once each time that it plays.
    public var onCompletion: (() -> Void)?
    /// Is called with how far it is, some sixty times a second while it plays: 0 is the start of the
    /// whole, 1 its end.
    public var onProgress: ((Double) -> Void)? {
      didSet { if (onProgress == nil) != (oldValue == nil) { reportProgress() } }
    }
    /// How it fills its bounds.
    public var scaling = Scaling.fit {
      didSet { if scaling != oldValue { fitLayers() } }
    }
    /// Where it is in its bounds: 0 is the left and upper edge, 1 the right and lower one.
    public var alignment = CGPoint(x: 0.5, y: 0.5) {
      didSet { if alignment != oldValue { fitLayers() } }
    }
    /// What assistive technologies call it; without it they leave it out, as decoration.
    public var label: String? {
      didSet { updateAccessibility() }
    }

    let host = CALayer()
    private(set) var tree: LayerTree?
    open private(set) lazy var playback = whole
    /// The frames after which the end was asked for.
    private var done: Double?
    private(set) var hasBegun = false
    /// Whether it is to play: it does so once it is seen.
    private var isGoing = false
    private var isSeen = false
    private var observer: Observer?
    /// Tells the end that is to come; nil where none is.
    private var ending: Task<Void, Never>?
    /// Tells how far it is; nil where nothing moves.
    private var following: Task<Void, Never>?
    /// Whether the end has been reported.
    private var isReported = false

    public override init(frame: CGRect) {
      super.init(frame: frame)
      prepare()
    }

    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      prepare()
    }

    /// The canvas, in points.
    open var canvas: CGSize { .zero }

    /// All of it, in a loop.
    open var whole: Playback { Playback(0..<1, still: 0) }

    /// Frames a second.
    open var frameRate: Double { 1 }

    /// The layers, with colours as they are here.
    open func makeTree(_ color: @escaping (Color) -> CGColor) -> LayerTree {
      LayerTree(whole.iteration, frameRate: frameRate, color: color)
    }

    // MARK: Playing

    /// Plays all of it from the start.
    public func play(loop: Loop = .forever) {
      var playback = playback
      playback.play(whole.iteration, passes: loop.passes, still: whole.still)
      begin(playback)
    }

    /// Plays some of its frames.
    public func play(_ frames: Range<Double>, loop: Loop = .forever) {
      var playback = playback
      playback.play(frames, passes: loop.passes, still: whole.still)
      begin(playback)
    }

    /// Plays what it plays anew.
    public func restart() { begin(playback) }

    /// Whether it plays; it goes on from where it was stopped.
    public var isPlaying: Bool {
      get { isGoing && !isOver }
      set {
        guard newValue != isGoing else { return }
        if newValue { go(from: host.timeOffset) } else { stop(at: time) }
      }
    }

    /// How many times as fast it plays.
    public var speed: Double {
      get { playback.speed }
      set {
        let place = time
        playback.speed = max(0, newValue)
        if isGoing { go(from: place) }
      }
    }

    /// Whether iterations play from their end to their start.
    public var isReversed: Bool {
      get { playback.isReversed }
      set {
        playback.isReversed = newValue
        install()
      }
    }

    /// Whether each iteration goes back to where it began; an iteration is both.
    public var autoreverses: Bool {
      get { playback.autoreverses }
      set {
        playback.autoreverses = newValue
        install()
      }
    }

    /// Where it is in the whole: 0 is the start, 1 the end. Put somewhere else, it stops there.
    public var progress: Double {
      get {
        let end = whole.iteration.upperBound
        let frame = playback.frame(after: elapsed, until: done)
        let length = end - whole.iteration.lowerBound
        // The last picture lies a hair before the end.
        return frame > end - 0.003 ? 1 : (frame - whole.iteration.lowerBound) / length
      }
      set {
        if !hasBegun || !playback.isOfSameParts(as: whole) {
          playback = whole
          done = nil
          install()
        }
        hasBegun = true
        let length = whole.iteration.upperBound - whole.iteration.lowerBound
        stop(at: min(max(0, newValue) * length, length - 0.002) / frameRate)
      }
    }

    /// Goes on from another moment of what it plays: 0 is the start of an iteration, 1 its end.
    public func seek(to progress: Double) {
      let intro = playback.intro.map { $0.upperBound - $0.lowerBound } ?? 0
      let length = playback.iteration.upperBound - playback.iteration.lowerBound
      let place = (intro + min(max(0, progress), 1) * length) / frameRate
      isReported = false
      if isGoing { go(from: place) } else { stop(at: place) }
    }

    /// Whether it rests for people who prefer less motion.
    public var reducesMotion = false {
      didSet {
        if reducesMotion != oldValue, hasBegun { begin(playback) }
      }
    }

    /// Begins to play something else, or goes on with what it plays.
    func request(_ other: Playback, isPlaying: Bool, isAnew: Bool = false) {
      if isAnew || !hasBegun || !other.isOfSameParts(as: playback) {
        begin(other)
      } else if other != playback {
        if other.speed != speed { speed = other.speed }
        if other != playback { change(to: other) }
      }
      if !reducesMotion { self.isPlaying = isPlaying }
    }

    open func begin(_ playback: Playback) {
      self.playback = playback
      done = playback.isDone ? 0 : nil
      hasBegun = true
      isReported = false
      install()
      guard !reducesMotion else {
        return stop(at: (playback.rest - whole.iteration.lowerBound) / frameRate)
      }
      go(from: 0)
    }

    /// Comes to an end, or goes on without one, from where it is.
    open func change(to playback: Playback) {
      done = playback.isDone ? elapsed : nil
      self.playback = playback
      isReported = false
      install()
      if isGoing, isSeen { awaitEnd() }
    }

    /// For people who prefer less motion moments of the whole are shown.
    private func install() {
      reducesMotion ? tree?.install(whole) : tree?.install(playback, until: done)
    }

    /// The time of the host: what has been played, in seconds.
    private var time: Double { host.convertTime(CACurrentMediaTime(), from: nil) }

    /// The frames that have been played.
    private var elapsed: Double { time * frameRate }

    private var isOver: Bool { playback.isOver(after: elapsed + 0.001, until: done) }

    private func go(from time: Double) {
      isGoing = true
      guard isSeen else { return stand(at: time) }
      host.speed = Float(playback.speed)
      host.timeOffset = time
      host.beginTime = now
      awaitEnd()
      reportProgress()
    }

    private func stop(at time: Double) {
      isGoing = false
      stand(at: time)
    }

    /// What plays begins when it is first seen.
    private func see() {
      guard window != nil, !isSeen else { return }
      isSeen = true
      if isGoing { go(from: host.timeOffset) }
    }

    private func stand(at time: Double) {
      ending?.cancel()
      following?.cancel()
      host.speed = 0
      host.beginTime = 0
      host.timeOffset = time
    }

    /// The time of the layer around the host.
    private var now: Double {
      let time = CACurrentMediaTime()
      return host.superlayer?.convertTime(time, from: nil) ?? time
    }

    /// Tells the end when it comes.
    private func awaitEnd() {
      ending?.cancel()
      let rest = playback.length(until: done) - elapsed
      guard rest.isFinite, playback.speed > 0, !isReported else { return }
      let seconds = max(0, rest / frameRate / playback.speed)
      ending = Task { [weak self] in
        try? await Task.sleep(nanoseconds: UInt64(min(seconds, 1e6) * 1e9) + 1_000_000)
        guard let self, !Task.isCancelled, !isReported, isOver else { return }
        isReported = true
        onCompletion?()
      }
    }

    private func reportProgress() {
      following?.cancel()
      guard onProgress != nil, isGoing, isSeen else { return }
      following = Task { [weak self] in
        while let self, !Task.isCancelled {
          onProgress?(progress)
          guard isGoing, !isOver else { return }
          try? await Task.sleep(nanoseconds: 16_666_667)
        }
      }
    }

    // MARK: Layers

    private func prepare() {
      host.speed = 0
      #if canImport(UIKit)
        isUserInteractionEnabled = false
        layer.addSublayer(host)
      #else
        wantsLayer = true
        host.isGeometryFlipped = true
        layer?.addSublayer(host)
      #endif
      observer = .ofReducedMotion { [weak self] in self?.reducesMotion = $0 }
      // In SwiftUI it takes the space that it is offered, whatever its own size.
      setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      setContentCompressionResistancePriority(.defaultLow, for: .vertical)
      updateAccessibility()
      build()
    }

    /// Makes the layers anew.
    open func build() {
      host.sublayers?.forEach { $0.removeFromSuperlayer() }
      #if canImport(UIKit)
        let traits = traitCollection
        let tree = makeTree { UIColor($0).resolvedColor(with: traits).cgColor }
      #else
        var made: LayerTree?
        effectiveAppearance.performAsCurrentDrawingAppearance {
          made = makeTree { NSColor($0).cgColor }
        }
        guard let tree = made else { return }
      #endif
      self.tree = tree
      host.addSublayer(tree.root)
      sharpenLayers()
      install()
    }

    /// The size of the canvas.
    public override var intrinsicContentSize: CGSize { canvas }

    #if canImport(UIKit)
      public override func sizeThatFits(_ size: CGSize) -> CGSize { canvas }

      public override func didMoveToWindow() {
        super.didMoveToWindow()
        see()
      }

      public override func layoutSubviews() {
        super.layoutSubviews()
        fitLayers()
      }

      /// Dynamic colours and the scale of the screen are followed.
      @available(iOS, deprecated: 17)
      @available(tvOS, deprecated: 17)
      @available(visionOS, deprecated: 1)
      public override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        if previous?.userInterfaceStyle != traitCollection.userInterfaceStyle { build() }
        sharpenLayers()
      }
    #else
      public override func viewDidMoveToWindow() {
        super.viewDidMoveToWindow()
        see()
      }

      public override func layout() {
        super.layout()
        fitLayers()
      }

      public override func viewDidChangeBackingProperties() {
        super.viewDidChangeBackingProperties()
        sharpenLayers()
      }

      public override func viewDidChangeEffectiveAppearance() {
        super.viewDidChangeEffectiveAppearance()
        build()
      }
    #endif
  }
}
