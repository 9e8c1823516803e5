import Geometry
import Motion
import TimelineModel

/// The mask on which a text runs, measured by length (After Effects, "Creating and animating text
/// on a path").
struct Rail {
  private let curves: [CubicCurve]
  private let lengths: [Double]
  private let total: Double
  private let isClosed: Bool
  private let isPerpendicular: Bool
  private let starts: [Double]
  private let gap: [Double]
  private let lines: Lines

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
    self.lines = lines
    let first = path.firstMargin.value(atFrame: frame)
    let last = path.lastMargin.value(atFrame: frame)
    let room = total - first + last
    let isForced = path.forcesAlignment.value(atFrame: frame) > 0.5
    var starts: [Double] = []
    var gap: [Double] = []
    for (line, width) in lines.widths.enumerated() {
      let count = lines.sorts.filter { $0.line == line }.count
      gap.append(isForced && count > 1 ? (room - width) / Double(count - 1) : 0)
      if isForced {
        starts.append(first)
        continue
      }
      switch document.justification {
      case .left, .justifyLastLeft, .justifyAll: starts.append(first)
      case .right, .justifyLastRight: starts.append(first + room - width)
      case .center, .justifyLastCenter: starts.append(first + (room - width) / 2)
      }
    }
    self.starts = starts
    self.gap = gap
  }

  /// Puts a character's middle on the path at its distance, its baseline along the path.
  func transform(of sort: Sort, origin: Point, width: Double) -> AffineTransform {
    let order = lines.sorts.filter { $0.line == sort.line && $0.x < sort.x }.count
    let distance = starts[sort.line] + sort.x + gap[sort.line] * Double(order) + width / 2
    let (place, direction) = point(atDistance: distance)
    let turn =
      isPerpendicular
      ? Real.degrees(fromRadians: Real.angle(y: direction.y, x: direction.x)) : 0
    return AffineTransform.translation(Point(-width / 2, origin.y))
      .followed(by: .rotation(degrees: turn)).followed(by: .translation(place))
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
    for (index, curve) in curves.enumerated() where rest <= lengths[index] {
      let parameter = curve.parameter(atLength: rest, total: lengths[index])
      let step = curve.derivative(at: parameter)
      let direction =
        step.length > 1e-9
        ? step * (1 / step.length) : curve.direction(atStart: parameter < 0.5)
      return (curve.point(at: parameter), direction)
    }
    let curve = curves[curves.count - 1]
    let direction = curve.direction(atStart: false)
    return (curve.end + direction * (distance - total), direction)
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
