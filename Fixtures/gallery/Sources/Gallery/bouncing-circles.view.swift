// Written by Inbetween. Change the animation rather than this file, then write it again:
//
//   inbetween convert bouncing-circles.json --to swiftui
//
// Points and degrees are rounded to 1/1000, scales and opacities to 1/100,000.

import SwiftUI

/// Bouncing circles
///
/// 200 × 180 pt, 1 s at 60 frames a second.
struct BouncingCircles: View {
  /// The canvas, in points.
  static let size = CGSize(width: 200, height: 180)
  /// One pass, in seconds.
  static let duration = (Timing.end - Timing.start) / Timing.frameRate

  /// When things happen: what to change when tuning the animation.
  enum Timing {
    /// Frames a second.
    static let frameRate = 60.0
    /// The first frame, and the one after the last.
    static let start = 0.0
    static let end = 60.0

    /// Cyan circle position, Green circle position, Pink circle position.
    static let rise = Move(at: 0, lasts: 0.5, .bezier(0.333, 0, 0.667, 1))

    /// Cyan circle position, Green circle position, Pink circle position.
    static let fall = Move(at: rise.ends, lasts: 0.5, .bezier(0.333, 0, 0.667, 1))
  }

  /// The colours that never move; change them to fit an app.
  struct Theme: Sendable {
    var cyanCircle = Color(red: 0.196, green: 0.678, blue: 0.902)
    var greenCircle = Color(red: 0.204, green: 0.78, blue: 0.349)
    var pinkCircle = Color(red: 1, green: 0.176, blue: 0.333)

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

  private var script: Script
  private var progress: Double?
  private var isPlaying = true
  private var theme: Theme
  private var darkTheme: Theme?
  @State private var began = Date()
  @State private var played = 0.0
  @State private var isOver = false
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

  var body: some View {
    picture
      .onChange(of: isPlaying) { _, plays in
        if plays {
          began = Date()
        } else {
          played += Date().timeIntervalSince(began)
        }
      }
      .aspectRatio(Self.size, contentMode: .fit)
      .accessibilityElement()
      .accessibilityLabel(Text(verbatim: "Bouncing circles"))
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
        moment(script.frame(after: elapsed))
          .onChange(of: script.isOver(after: elapsed), initial: true) { _, ends in
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

extension BouncingCircles.Timing {
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

/// One frame of the animation.
private struct Moment: View, Animatable {
  nonisolated var animatableData: Double
  let theme: BouncingCircles.Theme

  init(frame: Double, theme: BouncingCircles.Theme) {
    animatableData = frame
    self.theme = theme
  }

  var body: some View {
    Canvas { context, size in
      context.scaleBy(
        x: size.width / BouncingCircles.size.width,
        y: size.height / BouncingCircles.size.height)
      context.clip(to: Path(CGRect(origin: .zero, size: BouncingCircles.size)))
      // A hair later, so that what begins at a frame is there when it is reached.
      Drawing.scene(&context, animatableData + 1e-4, theme)
    }
  }
}

// MARK: - Drawing

private enum Drawing {
  typealias Theme = BouncingCircles.Theme
  typealias Timing = BouncingCircles.Timing

  /// Cyan circle.
  static func cyanCircle(_ canvas: GraphicsContext, _ frame: Double, _ theme: Theme) {
    var context = canvas
    context.concatenate(
      place(
        anchor: CGPoint(x: 0, y: 25), position: cyanCirclePosition(frame),
        scale: cyanCircleScale(frame)))
    context.fill(cyanCircleFill1Path, with: .color(theme.cyanCircle))
  }

  /// Green circle.
  static func greenCircle(_ canvas: GraphicsContext, _ frame: Double, _ theme: Theme) {
    var context = canvas
    context.concatenate(
      place(
        anchor: CGPoint(x: 0, y: 25), position: greenCirclePosition(frame),
        scale: greenCircleScale(frame)))
    context.fill(cyanCircleFill1Path, with: .color(theme.greenCircle.opacity(0.09)))
  }

  /// Pink circle.
  static func pinkCircle(_ canvas: GraphicsContext, _ frame: Double, _ theme: Theme) {
    var context = canvas
    context.concatenate(
      place(
        anchor: CGPoint(x: 0, y: 25), position: pinkCirclePosition(frame),
        scale: cyanCircleScale(frame)))
    context.fill(cyanCircleFill1Path, with: .color(theme.pinkCircle.opacity(0.5)))
  }

  /// Bouncing circles.
  static func scene(_ context: inout GraphicsContext, _ frame: Double, _ theme: Theme) {
    cyanCircle(context, frame, theme)
    greenCircle(context, frame, theme)
    pinkCircle(context, frame, theme)
  }

  static let cyanCirclePosition = Track<CGPoint>([
    Key(Timing.rise.start, 158, 160, Timing.rise.curve),
    Key(Timing.fall.start, 158, 60, Timing.fall.curve),
    Key(Timing.fall.end, 158, 160),
  ])
  static let cyanCircleScale = Track<CGPoint>([
    Key(0, 1, 1),
    Key(1, 1, 0.97846),
    Key(2, 1, 0.93004),
    Key(3, 1, 0.87301),
    Key(4, 1, 0.81865),
    Key(5, 1, 0.77288),
    Key(6, 1, 0.73789),
    Key(7, 1, 0.71346),
    Key(8, 1, 0.69811),
    Key(9, 1, 0.68982),
    Key(10, 1, 0.68654),
    Key(11, 1, 0.68648),
    Key(12, 1, 0.68821),
    Key(13, 1, 0.69072),
    Key(14, 1, 0.69333),
    Key(15, 1, 0.69565),
    Key(16, 1, 0.69751),
    Key(17, 1, 0.69887),
    Key(18, 1, 0.7, .bezier(0.333, 0, 0.667, 0.81)),
    Key(42, 1, 1),
    Key(43, 1, 1.00525),
    Key(44, 1, 1.00748),
    Key(45, 1, 1.00775),
    Key(46, 1, 1.00688),
    Key(47, 1, 1.0055),
    Key(48, 1, 1.00401),
    Key(49, 1, 1.00266),
    Key(50, 1, 1.00156),
    Key(51, 1, 1.00074),
    Key(52, 1, 1.00019),
    Key(53, 1, 0.99986),
    Key(54, 1, 0.99969),
    Key(55, 1, 0.99964),
    Key(56, 1, 0.99966),
    Key(57, 1, 0.99971),
    Key(58, 1, 0.99978),
    Key(59, 1, 0.99985),
    Key(60, 1, 1),
  ])
  static let cyanCircleFill1Path = Outline(
    """
    M0-25C13.798-25 25-13.798 25 0C25 13.798 13.798 25 0 25C-13.798 25-25 13.798-25 0C-25-13.798-1\
    3.798-25 0-25Z
    """
  ).path
  static let greenCirclePosition = Track<CGPoint>([
    Key(Timing.rise.start, 100, 160, Timing.rise.curve),
    Key(Timing.fall.start, 100, 60, Timing.fall.curve),
    Key(Timing.fall.end, 100, 160),
  ])
  static let greenCircleScale = Track<CGPoint>([
    Key(0, 1, 1),
    Key(1, 1, 0.97846),
    Key(2, 1, 0.93004),
    Key(3, 1, 0.87301),
    Key(4, 1, 0.81865),
    Key(5, 1, 0.77288),
    Key(6, 1, 0.73789),
    Key(7, 1, 0.71346),
    Key(8, 1, 0.69811),
    Key(9, 1, 0.68982),
    Key(10, 1, 0.68654),
    Key(11, 1, 0.68648),
    Key(12, 1, 0.68821),
    Key(13, 1, 0.69072),
    Key(14, 1, 0.69333),
    Key(15, 1, 0.69565),
    Key(16, 1, 0.69751),
    Key(17, 1, 0.69887),
    Key(18, 1, 0.7, .bezier(0.333, 0, 0.667, 0.81)),
    Key(43, 1, 1),
    Key(44, 1, 1.00525),
    Key(45, 1, 1.00748),
    Key(46, 1, 1.00775),
    Key(47, 1, 1.00688),
    Key(48, 1, 1.0055),
    Key(49, 1, 1.00401),
    Key(50, 1, 1.00266),
    Key(51, 1, 1.00156),
    Key(52, 1, 1.00074),
    Key(53, 1, 1.00019),
    Key(54, 1, 0.99986),
    Key(55, 1, 0.99969),
    Key(56, 1, 0.99964),
    Key(57, 1, 0.99966),
    Key(58, 1, 0.99971),
    Key(59, 1, 0.99978),
    Key(60, 1, 1),
  ])
  static let pinkCirclePosition = Track<CGPoint>([
    Key(Timing.rise.start, 42, 160, Timing.rise.curve),
    Key(Timing.fall.start, 42, 60, Timing.fall.curve),
    Key(Timing.fall.end, 42, 160),
  ])
}

// MARK: - Values over time, and what draws them

private typealias Curve = BouncingCircles.Timing.Curve

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
