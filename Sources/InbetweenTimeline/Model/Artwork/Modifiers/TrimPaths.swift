/// Keeps a part of the outlines above.
public struct TrimPaths: Hashable, Sendable {
  /// 0 to 1 of the length.
  public var start: Property<Double>
  /// 0 to 1 of the length.
  public var end: Property<Double>
  /// In degrees: 360 moves the part once along the whole outline.
  public var offset: Property<Double>
  /// Whether each outline counts for itself.
  public var mode: Mode

  /// The part from `start` to `end`.
  public init(
    start: Property<Double> = .constant(0), end: Property<Double> = .constant(1),
    offset: Property<Double> = .constant(0), mode: Mode = .simultaneously
  ) {
    self.start = start
    self.end = end
    self.offset = offset
    self.mode = mode
  }

  /// Whether each outline counts for itself (Lottie specification, "Trim Multiple Shapes").
  public enum Mode: String, Hashable, Sendable, CaseIterable {
    /// Each outline by its own length: the specification's 1, "parallel".
    case simultaneously
    /// All outlines as one after the other: the specification's 2, "sequential".
    case individually
  }
}

extension TrimPaths {
  /// Which part of an outline stays.
  package enum Part: Hashable, Sendable {
    /// Nothing.
    case nothing
    /// All of it, as it is.
    case everything
    /// From `start` in 0..<1 to `end`, which is greater and less than `start` + 1; beyond 1 it goes
    /// on at the outline's beginning.
    case share(start: Double, end: Double)
  }

  /// Which part stays at a frame.
  package func part(atFrame frame: Double) -> Part {
    let first = min(1, max(0, start.value(atFrame: frame)))
    let second = min(1, max(0, end.value(atFrame: frame)))
    let length = abs(second - first)
    if length < 1e-6 { return .nothing }
    if length > 1 - 1e-6 { return .everything }
    let turns = offset.value(atFrame: frame) / 360
    var start = min(first, second) + turns
    start -= start.rounded(.down)
    return .share(start: start, end: start + length)
  }

  /// The most points that come of so many: an outline of which the part runs over the end becomes two,
  /// each with ends of its own.
  package func maximumPoints(of count: Double) -> Double {
    if offset.isStatic, offset.value(atFrame: 0).remainder(dividingBy: 360) == 0 { return count }
    return mode == .simultaneously ? count * 3 : count + 4
  }

  /// The outlines' parts at a frame.
  public func apply(to outlines: [BezierPath], atFrame frame: Double) -> [BezierPath] {
    apply(toEach: [outlines], atFrame: frame).flatMap { $0 }
  }

  /// The parts of the outlines of several shapes, topmost first, kept apart; they count as one
  /// sequence for `individually`.
  package func apply(toEach shapes: [[BezierPath]], atFrame frame: Double) -> [[BezierPath]] {
    switch part(atFrame: frame) {
    case .nothing: return shapes.map { _ in [] }
    case .everything: return shapes
    case .share(let start, let end):
      switch mode {
      case .simultaneously:
        return shapes.map { $0.flatMap { Self.part(of: MeasuredPath($0), from: start, to: end) } }
      case .individually: return Self.sequence(shapes, from: start, to: end)
      }
    }
  }

  /// A part of one outline; where it runs over the end of a closed one it stays in one piece.
  package static func part(
    of measured: MeasuredPath, from start: Double, to end: Double
  ) -> [BezierPath] {
    let length = measured.length
    guard length > 0 else { return [] }
    guard end > 1 else { return [measured.part(from: start * length, to: end * length)] }
    let tail = measured.part(from: start * length, to: length)
    let head = measured.part(from: 0, to: (end - 1) * length)
    let pieces = measured.path.isClosed ? [tail.continued(by: head)] : [tail, head]
    return pieces.filter { !$0.vertices.isEmpty }
  }

  private static func sequence(
    _ shapes: [[BezierPath]], from start: Double, to end: Double
  ) -> [[BezierPath]] {
    let measured = shapes.map { $0.map { MeasuredPath($0) } }
    let total = measured.reduce(0) { $0 + $1.reduce(0) { $0 + $1.length } }
    guard total > 0 else { return shapes.map { _ in [] } }
    let spans: [(Double, Double)] =
      end > 1
      ? [(start * total, total), (0, (end - 1) * total)] : [(start * total, end * total)]
    var travelled = 0.0
    return measured.map { outlines in
      outlines.flatMap { outline -> [BezierPath] in
        let from = travelled
        travelled += outline.length
        var parts: [(start: Double, end: Double)] = []
        for span in spans {
          let part = (start: max(0, span.0 - from), end: min(outline.length, span.1 - from))
          if part.end > part.start { parts.append(part) }
        }
        let isWhole = parts.contains { $0.start <= 0 && $0.end >= outline.length }
        if isWhole { return [outline.path] }
        let pieces = parts.map { outline.part(from: $0.start, to: $0.end) }
        // Both ends of one closed outline, where the whole is all there is of it, stay joined.
        if pieces.count == 2, outline.path.isClosed, parts[0].end >= outline.length,
          parts[1].start <= 0
        {
          return [pieces[0].continued(by: pieces[1])]
        }
        return pieces
      }
    }
  }
}
