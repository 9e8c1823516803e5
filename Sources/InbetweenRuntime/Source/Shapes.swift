import SwiftUI

extension InbetweenRuntime.Drawing {
  /// An ellipse from the top clockwise, or the other way round.
  public static func ellipse(at center: CGPoint, size: CGPoint, isReversed: Bool = false) -> Path {
    let (x, y) = (Double(size.x) / 2, Double(size.y) / 2)
    let (h, v) = (x * 0.5519, y * 0.5519)
    let corners: [[Double]] = [
      [0, -y, -h, 0, h, 0], [x, 0, 0, -v, 0, v], [0, y, h, 0, -h, 0], [-x, 0, 0, v, 0, -v],
    ]
    return closed(corners, around: center, isReversed)
  }

  /// A rectangle from the upper right clockwise, or the other way round.
  public static func rectangle(
    at center: CGPoint, size: CGPoint, radius: Double = 0, isReversed: Bool = false
  ) -> Path {
    let (x, y) = (Double(size.x) / 2, Double(size.y) / 2)
    let round = min(abs(x), abs(y), max(0, radius))
    guard round > 0 else {
      let corners: [[Double]] = [[x, -y], [x, y], [-x, y], [-x, -y]]
      return closed(corners.map { $0 + [0, 0, 0, 0] }, around: center, isReversed)
    }
    let (across, along) = (x < 0 ? -round : round, y < 0 ? -round : round)
    let (h, v) = (across * 0.5519, along * 0.5519)
    let (inner, lower) = (x - across, y - along)
    let corners: [[Double]] = [
      [x, -lower, 0, -v, 0, 0], [x, lower, 0, 0, 0, v], [inner, y, h, 0, 0, 0],
      [-inner, y, 0, 0, -h, 0], [-x, lower, 0, v, 0, 0], [-x, -lower, 0, 0, 0, -v],
      [-inner, -y, -h, 0, 0, 0], [inner, -y, 0, 0, h, 0],
    ]
    return closed(corners, around: center, isReversed)
  }

  /// A star from the top clockwise, or the other way round; a polygon without inner points. The tip
  /// that is left over of whole ones comes first, as far out as its fraction.
  public static func star(
    at center: CGPoint, points: Double, outer: (radius: Double, roundness: Double),
    inner: (radius: Double, roundness: Double)? = nil, rotation: Double = 0,
    isReversed: Bool = false
  ) -> Path {
    let count = min(10_000, inner == nil ? points.rounded(.down) : points)
    guard count >= 1 else { return Path() }
    var angle = (rotation - 90) * .pi / 180
    var corners: [[Double]] = []
    func add(_ radius: Double, _ roundness: Double, _ fraction: Double) {
      let (x, y) = (cos(angle) * radius, sin(angle) * radius)
      let reach = fraction * roundness
      corners.append([x, y, y * reach, -x * reach, -y * reach, x * reach])
    }
    let half = .pi / count
    if let inner {
      let fraction = count - count.rounded(.down)
      if fraction > 1e-9 {
        angle += half * (1 - fraction)
        add(
          inner.radius + (outer.radius - inner.radius) * fraction,
          inner.roundness + (outer.roundness - inner.roundness) * fraction, half / 2 * fraction)
        angle += half * fraction
        add(inner.radius, inner.roundness, half / 2)
        angle += half
      }
      for _ in 0..<Int(count) {
        add(outer.radius, outer.roundness, half / 2)
        angle += half
        add(inner.radius, inner.roundness, half / 2)
        angle += half
      }
    } else {
      for _ in 0..<Int(count) {
        add(outer.radius, outer.roundness, half / 2)
        angle += half * 2
      }
    }
    return closed(corners, around: center, isReversed)
  }

  /// A closed outline, or the same backwards: of each corner its place about the center, and from
  /// there the handles before and behind it.
  public static func closed(
    _ corners: [[Double]], around center: CGPoint, _ isReversed: Bool
  ) -> Path {
    var corners = corners
    if isReversed {
      corners = corners.prefix(1) + corners.dropFirst().reversed()
      corners = corners.map { [$0[0], $0[1], $0[4], $0[5], $0[2], $0[3]] }
    }
    func point(_ corner: [Double], _ handle: Int? = nil) -> CGPoint {
      let (x, y) = handle.map { (corner[$0], corner[$0 + 1]) } ?? (0, 0)
      return CGPoint(x: Double(center.x) + corner[0] + x, y: Double(center.y) + corner[1] + y)
    }
    var path = Path()
    guard var last = corners.first else { return path }
    path.move(to: point(last))
    for next in corners.dropFirst() + corners.prefix(1) {
      if last[4] == 0, last[5] == 0, next[2] == 0, next[3] == 0 {
        path.addLine(to: point(next))
      } else {
        path.addCurve(to: point(next), control1: point(last, 4), control2: point(next, 2))
      }
      last = next
    }
    path.closeSubpath()
    return path
  }

  /// Outlines as one.
  public static func joined(_ outlines: [Path]) -> Path {
    outlines.reduce(into: Path()) { $0.addPath($1) }
  }

  /// The same outlines backwards, closed ones from the same point.
  public static func reversed(_ outline: Path) -> Path {
    var result = Path()
    var start = CGPoint.zero
    var ways: [(from: CGPoint, handles: [CGPoint], to: CGPoint)] = []
    func finish(isClosed: Bool) {
      guard let last = ways.last else { return }
      result.move(to: isClosed ? start : last.to)
      if isClosed, last.to != start { result.addLine(to: last.to) }
      for way in ways.reversed() {
        switch way.handles.count {
        case 0: result.addLine(to: way.from)
        case 1: result.addQuadCurve(to: way.from, control: way.handles[0])
        default:
          result.addCurve(to: way.from, control1: way.handles[1], control2: way.handles[0])
        }
      }
      if isClosed { result.closeSubpath() }
      ways = []
    }
    var here = CGPoint.zero
    func go(_ handles: [CGPoint], _ end: CGPoint) {
      ways.append((here, handles, end))
      here = end
    }
    func add(_ element: Path.Element) {
      switch element {
      case .move(let place):
        finish(isClosed: false)
        (start, here) = (place, place)
      case .line(let end): go([], end)
      case .quadCurve(let end, let control): go([control], end)
      case .curve(let end, let first, let second): go([first, second], end)
      case .closeSubpath:
        finish(isClosed: true)
        here = start
      }
    }
    outline.forEach(add)
    finish(isClosed: false)
    return result
  }
}
