// Outlines that reach far beyond the picture are cut to its surroundings: Cairo counts in whole
// 256ths of a pixel and goes no further than eight million pixels.

import InbetweenTimeline

extension Box {
  func isWithin(_ reach: Double) -> Bool {
    left > -reach && top > -reach && right < reach && bottom < reach
  }
}

extension [BezierPath] {
  /// The parts of areas that lie in or near these pixels, as polygons; windings stay the same
  /// there. `transform` leads to the picture's pixels.
  func cut(to visible: PixelRect, _ transform: AffineTransform) -> [BezierPath] {
    guard let inverse = transform.inverse else { return [] }
    let box = Box(visible).grown(x: 64, y: 64)
    return compactMap { outline in
      var points = outline.polygon(transform)
      points = points.kept { $0.x - box.left }
      points = points.kept { box.right - $0.x }
      points = points.kept { $0.y - box.top }
      points = points.kept { box.bottom - $0.y }
      guard points.count > 2 else { return nil }
      return BezierPath(
        points.map { BezierPath.Vertex(inverse.apply(to: $0)) }, isClosed: true)
    }
  }

  /// The parts of lines that lie within `reach` of the origin, where `transform` leads to.
  func cut(_ transform: AffineTransform, _ reach: Double) -> [BezierPath] {
    guard let inverse = transform.inverse else { return [] }
    let box = Box(left: -reach, top: -reach, right: reach, bottom: reach)
    var lines: [BezierPath] = []
    for outline in self {
      var points = outline.polygon(transform)
      if outline.isClosed { points += points.prefix(1) }
      // Parts that touch stay one line, so that they are joined.
      var end: Point?
      for (start, stop) in zip(points, points.dropFirst()) {
        guard let part = box.part(of: start, stop) else { continue }
        if part.0 != end {
          lines.append(BezierPath([BezierPath.Vertex(inverse.apply(to: part.0))]))
        }
        end = part.1
        lines[lines.count - 1].vertices.append(BezierPath.Vertex(inverse.apply(to: part.1)))
      }
    }
    return lines
  }
}

extension BezierPath {
  /// Points along the outline, transformed; places that are not numbers are left out.
  fileprivate func polygon(_ transform: AffineTransform) -> [Point] {
    let pieces = 64
    var points: [Point] = []
    if curveCount == 0, let only = vertices.first { points.append(transform.apply(to: only.point)) }
    for index in 0..<curveCount {
      let curve = curve(at: index)
      let isLine = curve.control1 == curve.start && curve.control2 == curve.end
      if index == 0 { points.append(transform.apply(to: curve.start)) }
      for piece in 1...(isLine ? 1 : pieces) {
        let share = isLine ? 1 : Double(piece) / Double(pieces)
        points.append(transform.apply(to: curve.point(at: share)))
      }
    }
    return points.filter { $0.x.isFinite && $0.y.isFinite }
  }
}

extension [Point] {
  /// The polygon's part on the side where `depth` is not negative (Sutherland and Hodgman).
  fileprivate func kept(_ depth: (Point) -> Double) -> [Point] {
    guard var from = last else { return [] }
    var fromDepth = depth(from)
    var result: [Point] = []
    for to in self {
      let toDepth = depth(to)
      if (fromDepth < 0) != (toDepth < 0) {
        result.append(from.interpolated(to: to, by: fromDepth / (fromDepth - toDepth)))
      }
      if toDepth >= 0 { result.append(to) }
      (from, fromDepth) = (to, toDepth)
    }
    return result
  }
}

extension Box {
  /// The part of a line within the box (Liang and Barsky); nil for none.
  fileprivate func part(of start: Point, _ end: Point) -> (Point, Point)? {
    var from = 0.0
    var to = 1.0
    let step = end - start
    for (speed, room) in [
      (-step.x, start.x - left), (step.x, right - start.x), (-step.y, start.y - top),
      (step.y, bottom - start.y),
    ] {
      if speed == 0 {
        if room < 0 { return nil }
      } else if speed < 0 {
        from = max(from, room / speed)
      } else {
        to = min(to, room / speed)
      }
    }
    guard from <= to else { return nil }
    return (start.interpolated(to: end, by: from), start.interpolated(to: end, by: to))
  }
}
