import InbetweenLowering
import InbetweenSceneGraph
import InbetweenTimeline
import InbetweenTypesetting

/// The characters of a text while one document's words stay: their outlines and what moves.
struct Letters {
  /// One character.
  struct Letter {
    /// What it is.
    var character: String
    /// Of its size, with its origin at zero; none for a space.
    var glyph: [BezierPath]
    /// Where its origin is at first, in the layer's space.
    var place: Point
    /// What it is at a frame.
    var look: (Double) -> Look
  }

  /// What a character is at a frame.
  struct Look: Hashable {
    var step: Point
    var fill: Color
    var opacity: Double
  }

  var letters: [Letter] = []
  /// The frames between which the file has keyframes.
  var breaks: [Double]
  var curves: [TimingCurve]
  /// Where another document of equal words takes over.
  var cuts: [Double]
  private let looks: LooksInTime

  /// Whether they were asked for at more times than they may be: then some looks are those of others.
  var isSpent: Bool { looks.isSpent }

  /// nil for what single outlines that move, fade and change colour cannot show.
  init?(_ animated: AnimatedText, over range: FrameRange, library: GlyphLibrary) {
    guard animated.pictures.isEmpty else { return nil }
    let text = animated.text
    func set(_ frame: Double) -> SetText {
      text.set(atFrame: frame == range.end ? frame - 1e-4 : frame, library: library)
    }
    breaks = text.content.motion.flatMap(\.keyframeTimes)
    curves = text.content.curves
    cuts = text.content.documents.map(\.frame).filter { $0 > range.start && $0 < range.end }
    breaks += cuts
    let first = set(range.start)
    looks = LooksInTime(first.glyphs, animators: text.content.animators.count, set)
    for frame in stride(from: range.start, through: range.end, by: text.fixed == nil ? 0.5 : 1e9) {
      guard looks.mayGoOn() else { break }
      let now = set(frame)
      let glyphs = now.glyphs
      guard glyphs.count == first.glyphs.count else { return nil }
      for (glyph, base) in zip(glyphs, first.glyphs) {
        guard glyph.face.outlines == base.face.outlines,
          glyph.stroke == nil || glyph.strokeWidth == 0,
          glyph.blur == .zero, glyph.transform.hasSameFactors(as: base.transform)
        else { return nil }
      }
      looks.remember(now, atFrame: frame)
    }
    for (index, glyph) in first.glyphs.enumerated() {
      let looks = looks
      letters.append(
        Letter(
          character: glyph.character,
          glyph: glyph.face.outlines.map { $0.applying(glyph.transform.withoutMove) },
          place: Point(glyph.transform.tx, glyph.transform.ty),
          look: { looks.look(of: index, atFrame: $0) }))
    }
  }
}

/// What all characters are at frames, so that a text is set once for all of them.
private final class LooksInTime {
  private let bases: [PlacedGlyph]
  private let set: (Double) -> SetText
  private var known: [Double: [Letters.Look]] = [:]
  private var kept = 0
  private var last: [Letters.Look] = []
  private var work: TextWork
  /// Whether the text was asked for at more times than it may be set at.
  var isSpent: Bool { work.isSpent }

  /// The most characters that are set at all times together, once for each animator and once for
  /// themselves.
  private static let maximumChanges = 2_000_000

  /// - Parameters:
  ///   - bases: the characters at first.
  ///   - animators: how many change them.
  ///   - set: the text at a frame.
  init(_ bases: [PlacedGlyph], animators: Int, _ set: @escaping (Double) -> SetText) {
    self.bases = bases
    work = TextWork(animators: animators, most: Self.maximumChanges)
    self.set = set
    last = bases.map { Letters.Look($0, $0) }
  }

  /// Whether the text may be set at one more time.
  func mayGoOn() -> Bool { work.mayGoOn() }

  @discardableResult
  func remember(_ text: SetText, atFrame frame: Double) -> [Letters.Look] {
    let glyphs = text.glyphs
    let looks = bases.enumerated().map { index, base in
      Letters.Look(index < glyphs.count ? glyphs[index] : base, base)
    }
    // Each takes 56 bytes.
    if kept < TextSamples.maximum {
      kept += looks.count
      known[frame] = looks
    }
    work.count(text)
    last = looks
    return looks
  }

  func look(of index: Int, atFrame frame: Double) -> Letters.Look {
    if let looks = known[frame] { return looks[index] }
    guard mayGoOn() else { return last[index] }
    return remember(set(frame), atFrame: frame)[index]
  }
}

extension Letters.Letter {
  /// At its first place, in the layer's space; none for a space.
  var outlines: [BezierPath] {
    let place = AffineTransform(1, 0, 0, 1, place.x, place.y)
    return glyph.map { $0.applying(place) }
  }
}

extension Letters.Look {
  fileprivate init(_ glyph: PlacedGlyph, _ base: PlacedGlyph) {
    let color = glyph.fill ?? Color(0, 0, 0, 0)
    step = Point(glyph.transform.tx - base.transform.tx, glyph.transform.ty - base.transform.ty)
    fill = Color(color.red, color.green, color.blue, 1)
    opacity = color.alpha * glyph.opacity
  }
}

extension AffineTransform {
  fileprivate var withoutMove: AffineTransform {
    AffineTransform(a, b, c, d, 0, 0)
  }

  fileprivate func hasSameFactors(as other: AffineTransform) -> Bool {
    abs(a - other.a) + abs(b - other.b) + abs(c - other.c) + abs(d - other.d) < 0.05
  }
}

// MARK: Staggers

/// One motion that several characters make, each at its own time.
struct Stagger {
  /// What the first of them does.
  var tracks: [MotionTrack]
  /// How much later each character begins, in seconds.
  var delays: [Double]
  /// After how many seconds all begin again; nil for never.
  var cycle: Double?

  /// nil where the characters do not do the same.
  init?(_ letters: Letters, over range: FrameRange, rate: Double) {
    for cycle in letters.cycles(over: range) {
      if let found = Stagger(letters, over: range, rate: rate, cycle: cycle) {
        self = found
        return
      }
    }
    return nil
  }

  private init?(_ letters: Letters, over range: FrameRange, rate: Double, cycle: Double?) {
    let end = cycle.map { range.start + $0 } ?? range.end
    let inner = FrameRange(range.start, end)
    let breaks = letters.breaks.filter { $0 <= end }
    var starts: [Double?] = []
    for letter in letters.letters {
      if letter.outlines.isEmpty {
        starts.append(nil)
        continue
      }
      let first = letter.look(range.start).motion
      let frame = stride(from: range.start, to: end, by: 0.5).first {
        letter.look($0).motion.differs(from: first)
      }
      starts.append(frame ?? end)
    }
    guard let lead = starts.compactMap({ $0 }).min(), lead < end else { return nil }
    delays = starts.map { ((($0 ?? lead) - lead) / rate * 10_000).rounded() / 10_000 }
    guard let base = letters.letters.indices.first(where: { starts[$0] == lead }) else {
      return nil
    }
    let model = letters.letters[base]
    let rest = model.look(range.start).motion
    // Every character must do what the first does, later.
    for (index, letter) in letters.letters.enumerated() where !letter.outlines.isEmpty {
      let delay = (starts[index] ?? lead) - lead
      for frame in stride(from: range.start, to: range.end, by: 0.5) {
        let local =
          cycle.map { (frame - range.start).truncatingRemainder(dividingBy: $0) + range.start }
          ?? frame
        let before = local - delay
        let expected = before <= range.start ? rest : model.look(before).motion
        if letter.look(frame).motion.differs(from: expected) { return nil }
      }
    }
    func track(_ precision: Precision, _ read: @escaping (Letters.Look) -> Double) -> MotionTrack {
      MotionTrack(
        MotionTrack.Source(
          value: { read(model.look(min($0, end - 0.5))) }, breaks: breaks, curves: letters.curves,
          precision: precision, tolerance: precision == .component ? 0.004 : precision.tolerance),
        over: inner, rate: rate)
    }
    tracks = [
      track(.component, \.opacity), track(.length, \.step.x), track(.length, \.step.y),
    ]
    self.cycle = cycle.map { $0 / rate }
  }

  /// The difference from one character to the next, where it is always the same; negative where
  /// the last begins first.
  static func step(_ delays: [Double]) -> Double? {
    guard delays.count > 1 else { return nil }
    let step = delays[1] - delays[0]
    let isEven = zip(delays, delays.dropFirst()).allSatisfy { abs($1 - $0 - step) < 0.0002 }
    return isEven && step != 0 ? (step * 10_000).rounded() / 10_000 : nil
  }
}

extension Letters {
  /// After how many frames everything may begin again; nil for never.
  func cycles(over range: FrameRange) -> [Double?] {
    [nil] + (evenCycle(over: range).map { [$0] } ?? [])
  }

  /// The time between documents, where it is always the same.
  private func evenCycle(over range: FrameRange) -> Double? {
    guard let first = cuts.sorted().first else { return nil }
    let length = first - range.start
    let marks = [range.start] + cuts.sorted() + [range.end]
    let isEven = zip(marks, marks.dropFirst()).allSatisfy { abs($1 - $0 - length) < 1e-6 }
    return isEven && length > 0 ? length : nil
  }
}

extension Letters.Look {
  /// Without colour.
  fileprivate var motion: [Double] { [opacity, step.x / 100, step.y / 100] }
}

extension [Double] {
  fileprivate func differs(from other: [Double]) -> Bool {
    zip(self, other).contains { abs($0 - $1) > 0.004 }
  }
}
