// Written by Inbetween. Change the animation rather than this file, then write it again:
//
//   inbetween convert loading-text.json --to swiftui
//
// Points and degrees are rounded to 1/1000, scales and opacities to 1/100,000.

import SwiftUI

/// Loading text
///
/// 240 × 80 pt, 3.5 s at 60 frames a second.
struct LoadingText: View {
  /// The canvas, in points.
  static let size = CGSize(width: 240, height: 80)
  /// One pass, in seconds.
  static let duration = (Timing.end - Timing.start) / Timing.frameRate

  /// When things happen: what to change when tuning the animation.
  enum Timing {
    /// Frames a second.
    static let frameRate = 60.0
    /// The first frame, and the one after the last.
    static let start = 0.0
    static let end = 210.0

    /// Letter G position.
    static let letterGPosition = Move(at: 0, lasts: 0.3, .bezier(0.34, 0.31, 0.566, 1))

    /// Between one and the next that move alike, in seconds.
    static let lettersRiseLetterLStagger = 0.5
    /// Letter L position.
    static let lettersRiseLetterL = Move(at: 0, lasts: 0.4, .easeInOut)

    /// Letter L position.
    static let lettersFallBackLetterL = Move(at: lettersRiseLetterL.ends, lasts: 0.4, .easeInOut)

    /// Letter O position.
    static let lettersRiseLetterO = Move(
      at: lettersRiseLetterL.at + lettersRiseLetterLStagger, lasts: lettersRiseLetterL.lasts,
      lettersRiseLetterL.curve)

    /// Letter O position.
    static let lettersFallBackLetterO = Move(at: lettersRiseLetterO.ends, lasts: 0.4, .easeInOut)

    /// Letter A position.
    static let lettersRiseLetterA = Move(
      at: lettersRiseLetterL.at + 2 * lettersRiseLetterLStagger, lasts: lettersRiseLetterL.lasts,
      lettersRiseLetterL.curve)

    /// Letter A position.
    static let lettersFallBackLetterA = Move(at: lettersRiseLetterA.ends, lasts: 0.4, .easeInOut)

    /// Letter D position.
    static let lettersRiseLetterD = Move(
      at: lettersRiseLetterL.at + 3 * lettersRiseLetterLStagger, lasts: lettersRiseLetterL.lasts,
      lettersRiseLetterL.curve)

    /// Letter D position.
    static let lettersFallBackLetterD = Move(at: lettersRiseLetterD.ends, lasts: 0.4, .easeInOut)

    /// Letter I position.
    static let lettersRiseLetterI = Move(
      at: lettersRiseLetterL.at + 4 * lettersRiseLetterLStagger, lasts: lettersRiseLetterL.lasts,
      lettersRiseLetterL.curve)

    /// Letter I position.
    static let lettersFallBackLetterI = Move(at: lettersRiseLetterI.ends, lasts: 0.4, .easeInOut)

    /// Letter N position.
    static let lettersRiseLetterN = Move(
      at: lettersRiseLetterL.at + 5 * lettersRiseLetterLStagger, lasts: lettersRiseLetterL.lasts,
      lettersRiseLetterL.curve)

    /// Letter N position.
    static let lettersFallBackLetterN = Move(
      at: lettersRiseLetterN.ends, lasts: 0.416667, .easeInOut)

    /// Letter G position.
    static let lettersRiseLetterG = Move(
      at: lettersRiseLetterL.at + 6 * lettersRiseLetterLStagger, lasts: lettersRiseLetterL.lasts,
      lettersRiseLetterL.curve)

    /// Letter G position.
    static let letterGPosition2 = Move(
      at: lettersRiseLetterG.ends, lasts: 0.1, .bezier(0.378, 0, 0.704, 0.392))
  }

  /// The colours that never move; change them to fit an app.
  struct Theme: Sendable {
    var letterG = Color(red: 0, green: 0, blue: 0)

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
      .accessibilityLabel(Text(verbatim: "Loading text"))
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

extension LoadingText.Timing {
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
  let theme: LoadingText.Theme

  init(frame: Double, theme: LoadingText.Theme) {
    animatableData = frame
    self.theme = theme
  }

  var body: some View {
    Canvas { context, size in
      context.scaleBy(
        x: size.width / LoadingText.size.width,
        y: size.height / LoadingText.size.height)
      context.clip(to: Path(CGRect(origin: .zero, size: LoadingText.size)))
      // A hair later, so that what begins at a frame is there when it is reached.
      Drawing.scene(&context, animatableData + 1e-4, theme)
    }
  }
}

// MARK: - Drawing

private enum Drawing {
  typealias Theme = LoadingText.Theme
  typealias Timing = LoadingText.Timing

  /// Letter G.
  static func letterG(_ canvas: GraphicsContext, _ frame: Double, _ theme: Theme) {
    var context = canvas
    context.concatenate(place(position: letterGPosition(frame)))
    context.fill(letterGFill1Path, with: .color(theme.letterG))
  }

  /// Letter N.
  static func letterN(_ canvas: GraphicsContext, _ frame: Double, _ theme: Theme) {
    var context = canvas
    context.concatenate(place(position: letterNPosition(frame)))
    context.fill(letterNFill1Path, with: .color(theme.letterG))
  }

  /// Letter I.
  static func letterI(_ canvas: GraphicsContext, _ frame: Double, _ theme: Theme) {
    var context = canvas
    context.concatenate(place(position: letterIPosition(frame)))
    context.fill(letterIFill1Path, with: .color(theme.letterG))
  }

  /// Letter D.
  static func letterD(_ canvas: GraphicsContext, _ frame: Double, _ theme: Theme) {
    var context = canvas
    context.concatenate(place(position: letterDPosition(frame)))
    context.fill(letterDFill1Path, with: .color(theme.letterG))
  }

  /// Letter A.
  static func letterA(_ canvas: GraphicsContext, _ frame: Double, _ theme: Theme) {
    var context = canvas
    context.concatenate(place(position: letterAPosition(frame)))
    context.fill(letterAFill1Path, with: .color(theme.letterG))
  }

  /// Letter O.
  static func letterO(_ canvas: GraphicsContext, _ frame: Double, _ theme: Theme) {
    var context = canvas
    context.concatenate(place(position: letterOPosition(frame)))
    context.fill(letterOFill1Path, with: .color(theme.letterG))
  }

  /// Letter L.
  static func letterL(_ canvas: GraphicsContext, _ frame: Double, _ theme: Theme) {
    var context = canvas
    context.concatenate(place(position: letterLPosition(frame)))
    context.fill(letterLFill1Path, with: .color(theme.letterG))
  }

  /// Loading text.
  static func scene(_ context: inout GraphicsContext, _ frame: Double, _ theme: Theme) {
    letterG(context, frame, theme)
    letterN(context, frame, theme)
    letterI(context, frame, theme)
    letterD(context, frame, theme)
    letterA(context, frame, theme)
    letterO(context, frame, theme)
    letterL(context, frame, theme)
  }

  static let letterGPosition = Track<CGPoint>([
    Key(Timing.letterGPosition.start, 197.559, 38.937, Timing.letterGPosition.curve),
    Key(Timing.letterGPosition.end, 197.559, 52, .hold),
    Key(Timing.lettersRiseLetterG.start, 197.559, 52, Timing.lettersRiseLetterG.curve),
    Key(Timing.letterGPosition2.start, 197.559, 37, Timing.letterGPosition2.curve),
    Key(Timing.letterGPosition2.end, 197.559, 38.937),
  ])
  static let letterGFill1Path = Outline(
    """
    M4.537-12.376L7.893-12.376C7.334-15.945 4.244-18.43 0.222-18.43C-4.537-18.43-8.105-14.932-8.10\
    5-9.073C-8.105-3.32-4.696 0.249 0.32 0.249C4.821 0.249 8.043-2.645 8.043-7.333L8.043-9.517L0.6\
    66-9.517L0.666-6.942L4.856-6.942C4.803-4.35 3.072-2.708 0.338-2.708C-2.707-2.708-4.794-4.99-4.\
    794-9.109C-4.794-13.202-2.673-15.474 0.266-15.474C2.459-15.474 3.951-14.302 4.537-12.376Z
    """
  ).path
  static let letterNPosition = Track<CGPoint>([
    Key(Timing.lettersRiseLetterN.start, 168.862, 52, Timing.lettersRiseLetterN.curve),
    Key(Timing.lettersFallBackLetterN.start, 168.862, 37, Timing.lettersFallBackLetterN.curve),
    Key(Timing.lettersFallBackLetterN.end, 168.862, 52),
  ])
  static let letterNFill1Path = Outline(
    """
    M7.475-18.182L4.199-18.182L4.199-5.788L4.039-5.788L-4.519-18.182L-7.467-18.182L-7.467 0L-4.173\
     0L-4.173-12.385L-4.022-12.385L4.545 0L7.475 0Z
    """
  ).path
  static let letterIPosition = Track<CGPoint>([
    Key(Timing.lettersRiseLetterI.start, 146.167, 52, Timing.lettersRiseLetterI.curve),
    Key(Timing.lettersFallBackLetterI.start, 146.167, 37, Timing.lettersFallBackLetterI.curve),
    Key(Timing.lettersFallBackLetterI.end, 146.167, 52),
  ])
  static let letterIFill1Path = Outline("M1.651-18.182L-1.643-18.182L-1.643 0L1.651 0Z").path
  static let letterDPosition = Track<CGPoint>([
    Key(Timing.lettersRiseLetterD.start, 123.675, 52, Timing.lettersRiseLetterD.curve),
    Key(Timing.lettersFallBackLetterD.start, 123.675, 37, Timing.lettersFallBackLetterD.curve),
    Key(Timing.lettersFallBackLetterD.end, 123.675, 52),
  ])
  static let letterDFill1Path = Outline(
    """
    M-1.1 0C4.44 0 7.724-3.427 7.724-9.109C7.724-14.773 4.439-18.182-0.976-18.182L-7.262-18.182L-7\
    .262 0ZM-3.968-2.85L-3.968-15.332L-1.163-15.332C2.53-15.332 4.457-13.273 4.457-9.109C4.457-4.9\
    28 2.531-2.85-1.26-2.85Z
    """
  ).path
  static let letterAPosition = Track<CGPoint>([
    Key(Timing.lettersRiseLetterA.start, 95.574, 52, Timing.lettersRiseLetterA.curve),
    Key(Timing.lettersFallBackLetterA.start, 95.574, 37, Timing.lettersFallBackLetterA.curve),
    Key(Timing.lettersFallBackLetterA.end, 95.574, 52),
  ])
  static let letterAFill1Path = Outline(
    """
    M-4.919 0L-3.418-4.483L3.417-4.483L4.927 0L8.442 0L2.033-18.182L-2.034-18.182L-8.434 0ZM-2.531\
    -7.129L-0.072-14.453L0.071-14.453L2.53-7.129Z
    """
  ).path
  static let letterOPosition = Track<CGPoint>([
    Key(Timing.lettersRiseLetterO.start, 66.841, 52, Timing.lettersRiseLetterO.curve),
    Key(Timing.lettersFallBackLetterO.start, 66.841, 37, Timing.lettersFallBackLetterO.curve),
    Key(Timing.lettersFallBackLetterO.end, 66.841, 52),
  ])
  static let letterOFill1Path = Outline(
    """
    M8.354-9.091C8.354-14.968 4.767-18.43 0-18.43C-4.776-18.43-8.354-14.968-8.354-9.091C-8.354-3.2\
    23-4.776 0.249 0 0.249C4.767 0.249 8.354-3.214 8.354-9.091ZM5.042-9.091C5.042-4.954 2.965-2.70\
    8 0-2.708C-2.956-2.708-5.043-4.954-5.043-9.091C-5.043-13.228-2.956-15.474 0-15.474C2.965-15.47\
    4 5.042-13.228 5.042-9.091Z
    """
  ).path
  static let letterLPosition = Track<CGPoint>([
    Key(Timing.lettersRiseLetterL.start, 40.08, 52, Timing.lettersRiseLetterL.curve),
    Key(Timing.lettersFallBackLetterL.start, 40.08, 37, Timing.lettersFallBackLetterL.curve),
    Key(Timing.lettersFallBackLetterL.end, 40.08, 52),
  ])
  static let letterLFill1Path = Outline(
    "M-5.283 0L6.019 0L6.019-2.761L-1.989-2.761L-1.989-18.182L-5.283-18.182Z"
  ).path
}

// MARK: - Values over time, and what draws them

private typealias Curve = LoadingText.Timing.Curve

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
