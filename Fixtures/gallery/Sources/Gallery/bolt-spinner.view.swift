// Written by Inbetween. Change the animation rather than this file, then write it again:
//
//   inbetween convert bolt-spinner.json --to swiftui
//
// Points and degrees are rounded to 1/1000, scales and opacities to 1/100,000.

import SwiftUI

/// Bolt spinner
///
/// 200 × 200 pt, 2.717 s at 60 frames a second.
///
/// - `intro`: frames 0 to 24.
/// - `spin`: frames 24 to 114.
/// - `outro`: frames 114 to 163.
struct BoltSpinner: View {
  /// The canvas, in points.
  static let size = CGSize(width: 200, height: 200)
  /// One pass, in seconds.
  static let duration = (Timing.end - Timing.start) / Timing.frameRate

  /// When things happen: what to change when tuning the animation.
  enum Timing {
    /// Frames a second.
    static let frameRate = 60.0
    /// The first frame, and the one after the last.
    static let start = 0.0
    static let end = 163.0
    static let intro = 0.0..<24.0
    static let spin = 24.0..<114.0
    static let outro = 114.0..<163.0

    /// Bolt bottom opacity, Bolt bottom position, Bolt top opacity, Bolt top position.
    static let halvesFadeIn = Move(at: 0, lasts: 0.4, .easeInOut)

    /// Container rotation.
    static let rotation = Move(at: 0.4, lasts: 0.5, .bezier(0.68, -0.3, 0.32, 1.3))

    /// Container opacity.
    static let containerFadesOut = Move(at: 1.9, lasts: 0.416667, .easeInOut)

    /// View opacity.
    static let viewFadesOut = Move(at: 2.316667, lasts: 0.4, .easeInOut)
  }

  /// The colours that never move; change them to fit an app.
  struct Theme: Sendable {
    var view = Color(red: 1, green: 1, blue: 1)
    var boltBottom = Color(red: 1, green: 0.624, blue: 0.039)
    var boltTop = Color(red: 1, green: 0.769, blue: 0)

    init() {}

    /// The file's own colours.
    static let standard = Theme()
  }

  /// How often it plays.
  enum Loop: Hashable, Sendable {
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

  /// A part of the animation, named by its marker.
  enum Section: CaseIterable, Hashable, Sendable {
    case intro, spin, outro

    /// From its first frame up to the one that is no longer part of it.
    var frames: Range<Double> {
      switch self {
      case .intro: Timing.intro
      case .spin: Timing.spin
      case .outro: Timing.outro
      }
    }
  }

  private var script: Script
  private var progress: Double?
  private var isPlaying = true
  private var theme: Theme
  private var darkTheme: Theme?
  @State private var began = Date()
  @State private var played = 0.0
  @State private var isOver = false
  @State private var done: Double?
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.colorScheme) private var colorScheme

  /// Plays; stops where it is while `isPlaying` is false.
  ///
  /// - Parameters:
  ///   - isPlaying: whether it goes on.
  ///   - loop: how often it plays.
  ///   - theme: its colours.
  ///   - darkTheme: its colours in dark surroundings; nil for the same.
  init(
    isPlaying: Bool = true, loop: Loop = .forever, theme: Theme = .standard,
    darkTheme: Theme? = nil
  ) {
    script = Script(turn: Timing.start..<Timing.end, passes: loop.passes)
    self.isPlaying = isPlaying
    self.theme = theme
    self.darkTheme = darkTheme
  }

  /// Shows one moment: 0 is the start, 1 the end. Animate it with a linear curve to play.
  init(progress: Double, theme: Theme = .standard, darkTheme: Theme? = nil) {
    script = Script(turn: Timing.start..<Timing.end)
    self.progress = progress
    self.theme = theme
    self.darkTheme = darkTheme
  }

  /// Plays one section.
  func play(_ section: Section, loop: Loop = .forever) -> Self {
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
  func play(
    _ intro: Section, then section: Section, until isDone: Bool = false,
    finally outro: Section? = nil
  ) -> Self {
    var view = self
    view.script = Script(
      intro: intro.frames, turn: section.frames, outro: outro?.frames, isDone: isDone)
    return view
  }

  var body: some View {
    picture
      .onChange(of: isPlaying) { _, plays in
        if plays {
          began = Date()
        } else {
          played += Date().timeIntervalSince(began)
        }
      }
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
      .aspectRatio(Self.size, contentMode: .fit)
      .accessibilityElement()
      .accessibilityLabel(Text(verbatim: "Bolt spinner"))
  }

  @ViewBuilder private var picture: some View {
    if let progress {
      moment(script.turn.lowerBound + progress * script.turn.length)
    } else if reducesMotion {
      moment(script.still)
    } else {
      TimelineView(
        .animation(minimumInterval: 1 / Timing.frameRate, paused: !isPlaying || isOver)
      ) { timeline in
        let elapsed = elapsed(at: timeline.date)
        moment(script.frame(after: elapsed, done: done))
          .onChange(of: script.isOver(after: elapsed, done: done), initial: true) { _, ends in
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
}

extension BoltSpinner.Timing {
  /// A way from one value to the next: when it begins on its composition's clock, how long it
  /// lasts, both in seconds, and how it is gone.
  struct Move: Sendable {
    var at: Double
    var lasts: Double
    var curve: Curve
    var ends: Double { at + lasts }
    /// In frames.
    var start: Double { at * frameRate }
    /// In frames.
    var end: Double { ends * frameRate }

    init(at: Double, lasts: Double, _ curve: Curve) {
      self.at = at
      self.lasts = lasts
      self.curve = curve
    }
  }

  /// How a way is gone.
  enum Curve: Sendable {
    case linear, hold
    case bezier(Double, Double, Double, Double)

    static var easeIn: Curve { .bezier(0.42, 0, 1, 1) }
    static var easeOut: Curve { .bezier(0, 0, 0.58, 1) }
    static var easeInOut: Curve { .bezier(0.42, 0, 0.58, 1) }

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
  }
}

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

/// One frame of the animation.
private struct Moment: View, Animatable {
  nonisolated var animatableData: Double
  let theme: BoltSpinner.Theme

  init(frame: Double, theme: BoltSpinner.Theme) {
    animatableData = frame
    self.theme = theme
  }

  var body: some View {
    Canvas { context, size in
      context.scaleBy(
        x: size.width / BoltSpinner.size.width,
        y: size.height / BoltSpinner.size.height)
      context.clip(to: Path(CGRect(origin: .zero, size: BoltSpinner.size)))
      // A hair later, so that what begins at a frame is there when it is reached.
      Drawing.scene(&context, animatableData + 1e-4, theme)
    }
  }
}

// MARK: - Drawing

private enum Drawing {
  typealias Theme = BoltSpinner.Theme
  typealias Timing = BoltSpinner.Timing

  /// View.
  static func view(_ canvas: GraphicsContext, _ frame: Double, _ theme: Theme) {
    var context = canvas
    context.translateBy(x: 100, y: 100)
    context.opacity = viewOpacity(frame)
    context.fill(viewFill1Path, with: .color(theme.view))
  }

  /// The space of Bolt.
  static func placeBolt(_ context: inout GraphicsContext, _ frame: Double) {
    context.translateBy(x: 100, y: 100)
  }

  /// Bolt bottom.
  static func boltBottom(_ canvas: GraphicsContext, _ frame: Double, _ theme: Theme) {
    var context = canvas
    placeBolt(&context, frame)
    context.concatenate(place(position: boltBottomPosition(frame)))
    context.opacity = boltBottomOpacity(frame)
    context.fill(boltBottomFill1Path, with: .color(theme.boltBottom))
  }

  /// Bolt top.
  static func boltTop(_ canvas: GraphicsContext, _ frame: Double, _ theme: Theme) {
    var context = canvas
    placeBolt(&context, frame)
    context.concatenate(place(position: boltTopPosition(frame)))
    context.opacity = boltBottomOpacity(frame)
    context.fill(boltTopFill1Path, with: .color(theme.boltTop))
  }

  /// Container.
  static func container2(_ context: inout GraphicsContext, _ frame: Double, _ theme: Theme) {
    boltBottom(context, frame, theme)
    boltTop(context, frame, theme)
  }

  /// Container.
  static func container(_ canvas: GraphicsContext, _ frame: Double, _ theme: Theme) {
    var context = canvas
    context.concatenate(
      place(
        anchor: CGPoint(x: 100, y: 100), position: CGPoint(x: 100, y: 100),
        rotation: containerRotation(frame)))
    context.opacity = containerOpacity(frame)
    context.drawLayer { context in
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 200, height: 200)))
      container2(&context, frame, theme)
    }
  }

  /// Bolt spinner.
  static func scene(_ context: inout GraphicsContext, _ frame: Double, _ theme: Theme) {
    view(context, frame, theme)
    container(context, frame, theme)
  }

  static let viewOpacity = Track<Double>([
    Key(Timing.viewFadesOut.start, 1, Timing.viewFadesOut.curve),
    Key(Timing.viewFadesOut.end, 0),
  ])
  static let viewFill1Path = Outline("M100-100L100 100L-100 100L-100-100Z").path
  static let containerOpacity = Track<Double>([
    Key(Timing.containerFadesOut.start, 1, Timing.containerFadesOut.curve),
    Key(Timing.containerFadesOut.end, 0),
  ])
  static let containerRotation = Track<Double>([
    Key(Timing.rotation.start, 0, Timing.rotation.curve),
    Key(Timing.rotation.end, -360),
  ])
  static let boltBottomOpacity = Track<Double>([
    Key(Timing.halvesFadeIn.start, 0, Timing.halvesFadeIn.curve),
    Key(Timing.halvesFadeIn.end, 1),
  ])
  static let boltBottomPosition = Track<CGPoint>([
    Key(Timing.halvesFadeIn.start, 0, 160, Timing.halvesFadeIn.curve),
    Key(Timing.halvesFadeIn.end, 0, 1),
  ])
  static let boltBottomFill1Path = Outline("M-10 58L30-8L-4-8Z").path
  static let boltTopPosition = Track<CGPoint>([
    Key(Timing.halvesFadeIn.start, 0, -160, Timing.halvesFadeIn.curve),
    Key(Timing.halvesFadeIn.end, 0, -1),
  ])
  static let boltTopFill1Path = Outline("M10-58L-30 8L4 8Z").path
}

// MARK: - Values over time, and what draws them

private typealias Curve = BoltSpinner.Timing.Curve

/// What has values between two of its kind.
private protocol Mixable: Sendable {
  static func mix(_ from: Self, _ to: Self, _ share: Double) -> Self
  /// The value on a curved way, whose handles are `bend`.
  static func travel(_ from: Self, _ to: Self, _ bend: [Double], _ share: Double) -> Self
}

extension Mixable {
  static func travel(_ from: Self, _ to: Self, _ bend: [Double], _ share: Double) -> Self {
    mix(from, to, share)
  }
}

/// What a value is at a frame, and how it goes on from there.
private struct Key<Value: Sendable>: Sendable {
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
private struct Track<Value: Mixable>: Sendable {
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
    let share = key.curve.share((frame - key.frame) / (next.frame - key.frame))
    return key.bend.isEmpty
      ? Value.mix(key.value, next.value, share)
      : Value.travel(key.value, next.value, key.bend, share)
  }
}

extension Double: Mixable {
  fileprivate static func mix(_ from: Double, _ to: Double, _ share: Double) -> Double {
    from + (to - from) * share
  }
}

extension CGPoint: Mixable {
  fileprivate static func mix(_ from: CGPoint, _ to: CGPoint, _ share: Double) -> CGPoint {
    CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
  }

  /// Equal shares of the way are equal lengths of the curve.
  fileprivate static func travel(
    _ from: CGPoint, _ to: CGPoint, _ bend: [Double], _ share: Double
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
    let length = share * lengths[steps]
    if share <= 0 || share >= 1 {
      let near = point(share <= 0 ? 0.001 : 0.999)
      let end = share <= 0 ? from : to
      let reach = hypot(near.x - end.x, near.y - end.y)
      let excess = share <= 0 ? length : lengths[steps] - length
      return reach > 0 ? mix(end, near, excess / reach) : end
    }
    let upper = lengths.firstIndex { $0 >= length } ?? steps
    let chord = lengths[upper] - lengths[upper - 1]
    let within = chord > 0 ? (length - lengths[upper - 1]) / chord : 0
    return point((Double(upper - 1) + within) / Double(steps))
  }
}

extension Key where Value == CGPoint {
  fileprivate init(
    _ frame: Double, _ x: Double, _ y: Double, _ curve: Curve = .linear, bend: [Double] = []
  ) {
    self.init(frame, CGPoint(x: x, y: y), curve, bend: bend)
  }
}

/// An outline, written as the path text of SVG.
private struct Outline: Mixable {
  var commands: [UInt8] = []
  var numbers: [Double] = []

  init(_ text: StaticString) {
    var digits = 0.0
    var scale = 0.0
    var sign = 1.0
    var isOpen = false
    func close(_ numbers: inout [Double]) {
      if isOpen { numbers.append(sign * digits) }
      (digits, scale, sign, isOpen) = (0, 0, 1, false)
    }
    for byte in UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount) {
      switch byte {
      case 48...57:
        isOpen = true
        if scale > 0 {
          digits += Double(byte - 48) * scale
          scale /= 10
        } else {
          digits = digits * 10 + Double(byte - 48)
        }
      case 46: scale = 0.1
      case 45:
        close(&numbers)
        sign = -1
      default:
        close(&numbers)
        if byte > 64 { commands.append(byte) }
      }
    }
    close(&numbers)
  }

  static func mix(_ from: Outline, _ to: Outline, _ share: Double) -> Outline {
    var result = from
    for index in result.numbers.indices where index < to.numbers.count {
      result.numbers[index] += (to.numbers[index] - result.numbers[index]) * share
    }
    return result
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

/// Moves the anchor to the origin, scales, skews, turns clockwise by degrees, and moves to the
/// position.
private func place(
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
