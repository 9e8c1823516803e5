import InbetweenTimeline

/// The mask on which a text runs, measured by length (After Effects, "Creating and animating text
/// on a path").
struct PathLayout {
  private let curves: [CubicCurve]
  private let lengths: [Double]
  private let total: Double
  private let isClosed: Bool
  private let isPerpendicular: Bool
  /// Where each line begins.
  private let starts: [Double]
  /// What forced alignment adds behind each character of a line.
  private let gaps: [Double]
  /// Which character of its line each sort is, from the left.
  private let places: [Int]

  /// nil for an outline without length.
  init?(
    _ outline: BezierPath, path: TextPath, document: TextDocument, lines: Lines, frame: Double
  ) {
    let isReversed = path.isReversed.value(atFrame: frame) > 0.5
    let directed = isReversed ? outline.reversed : outline
    curves = (0..<directed.curveCount).map(directed.curve(at:))
    lengths = curves.map(\.length)
    total = lengths.reduce(0, +)
    guard total > 0 else { return nil }
    isClosed = directed.isClosed
    isPerpendicular = path.isPerpendicular.value(atFrame: frame) > 0.5
    places = lines.places
    let first = path.firstMargin.value(atFrame: frame)
    let last = path.lastMargin.value(atFrame: frame)
    let room = total - first + last
    let isForced = path.forcesAlignment.value(atFrame: frame) > 0.5
    var counts = Array(repeating: 0, count: lines.widths.count)
    for sort in lines.sorts { counts[sort.line] += 1 }
    var starts: [Double] = []
    var gaps: [Double] = []
    for (line, width) in lines.widths.enumerated() {
      let count = counts[line]
      gaps.append(isForced && count > 1 ? (room - width) / Double(count - 1) : 0)
      if isForced {
        starts.append(first)
        continue
      }
      starts.append(first + (room - width) * document.justification.side)
    }
    self.starts = starts
    self.gaps = gaps
  }

  /// From a character's space to the layer's.
  ///
  /// - Parameters:
  ///   - number: of the sort.
  ///   - sort: the character.
  ///   - anchor: from the character's origin, along its line.
  ///   - shift: how far animators move it along the path.
  /// - Returns: what puts the anchor, at the origin, on the path, and the baseline along it.
  func transform(
    of number: Int, _ sort: Sort, anchor: Double, shift: Double
  ) -> AffineTransform {
    let own = starts[sort.line] + sort.x + gaps[sort.line] * Double(places[number])
    let (place, direction) = point(atDistance: own + anchor + shift)
    let turn =
      isPerpendicular
      ? Real.degrees(fromRadians: Real.angle(y: direction.y, x: direction.x)) : 0
    return AffineTransform.rotation(degrees: turn).followed(by: .translation(place))
  }

  /// The point at a distance and the unit vector of travel there. Closed outlines go round, open
  /// ones go straight on beyond their ends.
  private func point(atDistance distance: Double) -> (Point, Point) {
    var rest = distance
    if isClosed {
      rest = rest.truncatingRemainder(dividingBy: total)
      if rest < 0 { rest += total }
    } else if rest < 0 {
      let curve = curves[0]
      let direction = curve.direction(atStart: true)
      return (curve.start + direction * rest, direction)
    }
    for (curve, length) in zip(curves, lengths) {
      guard rest <= length else {
        rest -= length
        continue
      }
      let parameter = curve.parameter(atLength: rest, total: length)
      let step = curve.derivative(at: parameter)
      let direction =
        step.length > 1e-9
        ? step * (1 / step.length) : curve.direction(atStart: parameter < 0.5)
      return (curve.point(at: parameter), direction)
    }
    let curve = curves[curves.count - 1]
    let direction = curve.direction(atStart: false)
    return (curve.end + direction * (isClosed ? 0 : distance - total), direction)
  }
}

extension BezierPath {
  /// The same outline run backwards; a closed one keeps its first vertex.
  fileprivate var reversed: BezierPath {
    var turned = vertices.reversed().map {
      Vertex($0.point, in: $0.outTangent, out: $0.inTangent)
    }
    if isClosed, let first = turned.popLast() { turned.insert(first, at: 0) }
    return BezierPath(turned, isClosed: isClosed)
  }
}
