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
    return polygons(transform, near: box).compactMap { polygon in
      var points = polygon.kept { $0.x - box.left }
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
    for (outline, polygon) in zip(self, polygons(transform, near: box)) {
      var points = polygon
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

extension [BezierPath] {
  /// Points along each outline, transformed, no further from it than a pixel shows in the box, and on
  /// the same side of the box elsewhere; places that are not numbers are left out. Where that were more
  /// than `maximumCutChords` beyond the vertices, they lie less close.
  fileprivate func polygons(_ transform: AffineTransform, near box: Box) -> [[Point]] {
    let most = BezierPath.maximumCutChords + reduce(0) { $0 + $1.vertices.count + 1 }
    var bend = 0.1
    while true {
      var room = most
      let found = map { outline in
        let points = outline.polygon(transform, near: box, bend: bend, room: room)
        room -= points.count
        return points.filter { $0.x.isFinite && $0.y.isFinite }
      }
      if room > 0 || bend > BezierPath.coarsestBend { return found }
      bend *= 16
    }
  }
}

extension BezierPath {
  /// The most chords of all outlines together that bend near the box.
  fileprivate static let maximumCutChords = 500_000
  /// In pixels: what bends less is a line, where chords are too many.
  fileprivate static let coarsestBend = 1e9

  /// Points along the outline, transformed: `room` of them, or a few more.
  fileprivate func polygon(
    _ transform: AffineTransform, near box: Box, bend: Double, room: Int
  ) -> [Point] {
    var points = vertices.prefix(1).map { transform.apply(to: $0.point) }
    for index in 0..<curveCount {
      curve(at: index).applying(transform)
        .addChords(near: box, bend: bend, room: room, to: &points)
    }
    return points
  }
}

extension CubicCurve {
  /// The ends of chords along the curve, its halves halved again where they bend near the box.
  /// None are where there are `room` points, or they bend less than `least`.
  fileprivate func addChords(
    near box: Box, bend least: Double, halvings: Int = 24, room: Int, to points: inout [Point]
  ) {
    // The distance to the chord is at most three quarters of this, as `chordCount` has it.
    let bend = max(
      (start - control1 * 2 + control2).length, (control1 - control2 * 2 + end).length)
    guard halvings > 0, points.count < room, !isLine, bend.isFinite, bend > least, mayEnter(box)
    else {
      points.append(end)
      return
    }
    let (first, second) = split(at: 0.5)
    first.addChords(near: box, bend: least, halvings: halvings - 1, room: room, to: &points)
    second.addChords(near: box, bend: least, halvings: halvings - 1, room: room, to: &points)
  }

  /// False where all handles lie on one side of the box.
  private func mayEnter(_ box: Box) -> Bool {
    let points = [start, control1, control2, end]
    return points.contains { $0.x >= box.left } && points.contains { $0.x <= box.right }
      && points.contains { $0.y >= box.top } && points.contains { $0.y <= box.bottom }
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
    // Ends that are kept stay where they are, so that what follows touches them.
    return (
      from == 0 ? start : start.interpolated(to: end, by: from),
      to == 1 ? end : start.interpolated(to: end, by: to)
    )
  }
}
