/// What is shown of an animation, and how it goes on. Frames are those of the file.
struct Playback: Hashable, Sendable {
  /// The animation that is shown; nil while there is none.
  private(set) var clip: Clip?
  /// What is played of it.
  private(set) var part = Part()
  private(set) var frame = 0.0
  /// Whether time moves the frame.
  private(set) var isPlaying = false
  /// On the way to the first frame of the next part.
  private(set) var tween: Tween?
  private var isReturning = false
  private var passesDone = 0
  /// Nothing was played yet, or all of it: what is played next begins at its beginning.
  private var isOver = true

  init(_ clip: Clip? = nil) { self.clip = clip }

  /// An animation.
  struct Clip: Hashable, Sendable {
    var name: String
    /// In frames.
    var length: Double
    var frameRate: Double
    /// Of its canvas.
    var width, height: Double

    init(_ name: String, length: Double, frameRate: Double, width: Double, height: Double) {
      self.name = name
      self.length = length
      self.frameRate = frameRate
      self.width = width
      self.height = height
    }

    /// Where a place of a view lies on the canvas, which stands in its middle, as large as it can.
    func place(x: Double, y: Double, width: Double, height: Double) -> (x: Double, y: Double) {
      let scale = min(width / self.width, height / self.height)
      return (
        (x - (width - self.width * scale) / 2) / scale,
        (y - (height - self.height * scale) / 2) / scale
      )
    }

    /// Where a place of the canvas lies in a view.
    func shown(x: Double, y: Double, width: Double, height: Double) -> (x: Double, y: Double) {
      let scale = min(width / self.width, height / self.height)
      return (
        x * scale + (width - self.width * scale) / 2, y * scale + (height - self.height * scale) / 2
      )
    }
  }

  enum Mode: Hashable, Sendable { case forward, reverse, bounce, reverseBounce }

  /// What a state plays.
  struct Part: Hashable, Sendable {
    /// Nil stays with the one that is shown.
    var clip: Clip?
    /// Both ends are shown; nil is the whole animation.
    var frames: ClosedRange<Double>?
    var mode = Mode.forward
    var speed = 1.0
    /// How often; nil is for ever.
    var passes: Int? = 1
    /// Whether its first frame is shown when it is over, as behind several passes.
    var rewinds = false
    /// Whether it plays by itself.
    var plays = true
  }

  /// What comes to an end in a step of time.
  enum Ending: Hashable, Sendable {
    /// One pass of several.
    case pass
    /// The last one.
    case last
  }

  /// What of the animation is played.
  var frames: ClosedRange<Double> {
    let last = max(0, (clip?.length ?? 1) - 1)
    return part.frames ?? 0...last
  }

  /// Whether a pass goes there and back.
  private var bounces: Bool { part.mode == .bounce || part.mode == .reverseBounce }

  /// Where the part begins.
  private var beginning: Double {
    part.mode == .forward || part.mode == .bounce ? frames.lowerBound : frames.upperBound
  }

  /// Goes on with another part: from the frame that is shown, or from the part's beginning if that
  /// lies outside, or if there is nothing left to play.
  mutating func play(_ next: Part) {
    tween = nil
    if let other = next.clip, other != clip {
      clip = other
      isOver = true
    }
    part = next
    isReturning = false
    passesDone = 0
    let end = next.mode == .forward ? frames.upperBound : frames.lowerBound
    let isDone = isOver || (frame == end && !bounces)
    if !frames.contains(frame) || (next.plays && isDone) { frame = beginning }
    isPlaying = next.plays
    isOver = false
  }

  /// Shows a frame; one outside of what is played is left aside.
  mutating func seek(to frame: Double) {
    guard let clip, frame.isFinite else { return }
    let frame = min(max(frame, 0), max(0, clip.length - 1))
    guard frames.contains(frame) else { return }
    self.frame = frame
    isOver = false
  }

  /// Shows a frame by its fraction of the whole animation, in percent.
  mutating func seek(toPercent percent: Double) {
    guard let clip else { return }
    seek(to: percent / 100 * max(0, clip.length - 1))
  }

  mutating func stop() {
    isPlaying = false
    tween = nil
  }

  /// Lets time pass.
  mutating func advance(by seconds: Double) -> Ending? {
    guard tween == nil, isPlaying, let clip, seconds > 0 else { return nil }
    var rest = seconds * clip.frameRate * part.speed
    guard rest.isFinite else { return nil }
    var ending: Ending?
    while rest > 0 {
      let goesUp = (part.mode == .forward || part.mode == .bounce) != isReturning
      let end = goesUp ? frames.upperBound : frames.lowerBound
      let way = abs(end - frame)
      guard rest >= way else {
        frame += goesUp ? rest : -rest
        break
      }
      rest -= way
      frame = end
      if bounces, !isReturning {
        isReturning = true
        continue
      }
      isReturning = false
      passesDone += 1
      if let passes = part.passes, passesDone >= passes {
        if passes > 1 || part.rewinds { frame = frames.lowerBound }
        isPlaying = false
        isOver = true
        return .last
      }
      ending = .pass
      frame = beginning
      rest = skipPasses(in: rest)
    }
    return ending
  }

  /// Takes away the whole passes that a long step skips: nothing goes on in a single frame.
  private mutating func skipPasses(in rest: Double) -> Double {
    let pass = (frames.upperBound - frames.lowerBound) * (bounces ? 2 : 1)
    guard pass > 0 else { return 0 }
    guard let passes = part.passes else { return rest.truncatingRemainder(dividingBy: pass) }
    let skipped = min((rest / pass).rounded(.down), Double(passes - passesDone - 1))
    passesDone += Int(skipped)
    return rest - skipped * pass
  }

  // MARK: Tweens

  /// The way from what is shown to the first frame of another part.
  struct Tween: Hashable, Sendable {
    /// What was shown when it began.
    var start: Pose
    /// The part that is played behind it.
    var part: Part
    /// The frame where it ends.
    var end: Double
    /// In seconds.
    var duration: Double
    /// The two handles of its curve, as CSS writes them.
    var curve: Curve
    var elapsed = 0.0

    struct Curve: Hashable, Sendable {
      var x1, y1, x2, y2: Double

      init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
      }

      /// The progress at a fraction of the time, both 0...1; overshoot goes beyond.
      func value(at time: Double) -> Double {
        guard time > 0, time < 1 else { return time <= 0 ? 0 : 1 }
        var low = 0.0
        var high = 1.0
        for _ in 0..<40 {
          let middle = (low + high) / 2
          if Self.bezier(x1, x2, middle) < time { low = middle } else { high = middle }
        }
        return Self.bezier(y1, y2, (low + high) / 2)
      }

      private static func bezier(_ a: Double, _ b: Double, _ t: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
      }
    }
  }

  /// Frames that are shown at once, with their weights, which add up to 1: what moves is mixed.
  struct Pose: Hashable, Sendable {
    var frames: [Double]
    var weights: [Double]
  }

  /// What is shown.
  var pose: Pose {
    guard let tween else { return Pose(frames: [frame], weights: [1]) }
    let fraction = tween.curve.value(at: min(1, tween.elapsed / tween.duration))
    return Pose(
      frames: tween.start.frames + [tween.end],
      weights: tween.start.weights.map { $0 * (1 - fraction) } + [fraction])
  }

  /// What is shown to people who may prefer less motion: then the end of a tween at once, of what is
  /// played once its end, of what goes round its beginning.
  func pose(reducingMotion isReduced: Bool) -> Pose {
    guard isReduced else { return pose }
    if let tween { return Pose(frames: [tween.end], weights: [1]) }
    guard isPlaying else { return pose }
    let end = part.mode == .forward ? frames.upperBound : frames.lowerBound
    let rests = part.passes == 1 && !bounces && !part.rewinds ? end : beginning
    return Pose(frames: [rests], weights: [1])
  }

  /// Begins a tween, from what another one shows if it is under way.
  mutating func tween(to next: Part, lasting duration: Double, _ curve: Tween.Curve) {
    var target = self
    target.part = next
    var start = pose
    // The oldest of many that were given up is hardly seen: the next one takes its fraction.
    while start.frames.count > 8 {
      start.weights[1] += start.weights[0]
      start.weights.removeFirst()
      start.frames.removeFirst()
    }
    tween = Tween(
      start: start, part: next, end: target.beginning, duration: duration, curve: curve)
  }

  /// Lets time pass in a tween; true when it is over, and its part begins to play.
  mutating func advanceTween(by seconds: Double) -> Bool {
    guard var tween, seconds > 0, seconds.isFinite else { return false }
    tween.elapsed += seconds
    self.tween = tween
    guard tween.elapsed >= tween.duration else { return false }
    play(tween.part)
    frame = tween.end
    return true
  }
}
