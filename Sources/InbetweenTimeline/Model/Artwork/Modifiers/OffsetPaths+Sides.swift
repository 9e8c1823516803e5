extension OffsetPaths {
  /// The outlines moved outwards at a frame (inwards for negative amounts); where an outline laps
  /// over itself the surplus is cut away. An open outline becomes the border of a line twice as
  /// wide as the amount, with ends as round or square as the join.
  /// The outlines are those of one shape: the ones that wind against the others are its holes.
  /// Where what is moved crosses itself in more than 20,000 places, the outlines stay as they are.
  public func apply(to outlines: [BezierPath], atFrame frame: Double) -> [BezierPath] {
    var work = RegionWork()
    return moved(outlines, atFrame: frame, work: &work) ?? outlines
  }

  /// The same; nil where there are more crossings than `work` allows.
  package func moved(
    _ outlines: [BezierPath], atFrame frame: Double, work: inout RegionWork
  ) -> [BezierPath]? {
    let amount = amount.value(atFrame: frame)
    guard amount != 0, amount.isFinite else { return outlines }
    let limit = miterLimit.value(atFrame: frame)
    let area = outlines.reduce(0) { $0 + ($1.isClosed ? $1.doubledArea : 0) }
    let side = OffsetSide(
      distance: area < 0 ? -amount : amount, join: join, miterLimit: max(1, limit))
    let line = OffsetSide(distance: abs(amount), join: join, miterLimit: max(1, limit))
    var result: [BezierPath] = []
    let closed = outlines.filter(\.isClosed).compactMap { side.border(alongClosed: $0) }
    if !closed.isEmpty {
      let isClockwise = area >= 0
      let cut = Region.outlines(of: [closed], work: &work) {
        isClockwise ? $0[0] > 0 : $0[0] < 0
      }
      guard let cut else { return nil }
      result += cut
    }
    for outline in outlines where !outline.isClosed {
      guard let border = line.border(aroundOpen: outline) else { continue }
      guard let cut = Region.outlines(of: [[border]], work: &work, where: { $0[0] > 0 })
      else { return nil }
      result += cut
    }
    return result
  }
}

/// One side of a line: curves at a distance, with joins where the line has corners.
private struct OffsetSide {
  /// To the left of the direction of travel (outside of clockwise outlines), in pixels.
  var distance: Double
  var join: LineJoin
  var miterLimit: Double

  /// The raw border along a closed outline, which may lap over itself.
  func border(alongClosed path: BezierPath) -> BezierPath? {
    let pieces = Self.pieces(of: path, distance: distance)
    guard !pieces.isEmpty else { return nil }
    var pen = Pen()
    for (index, piece) in pieces.enumerated() {
      pen.append(moved(piece))
      let next = pieces[index + 1 == pieces.count ? 0 : index + 1]
      addJoin(from: piece, to: next, with: &pen)
    }
    return pen.closed
  }

  /// The raw border around an open outline: there on one side and back on the other.
  func border(aroundOpen path: BezierPath) -> BezierPath? {
    let there = Self.pieces(of: path, distance: distance)
    let back = Self.pieces(of: path.reversed, distance: distance)
    guard !there.isEmpty, !back.isEmpty else { return nil }
    var pen = Pen()
    for pieces in [there, back] {
      for (index, piece) in pieces.enumerated() {
        pen.append(moved(piece))
        if index + 1 < pieces.count {
          addJoin(from: piece, to: pieces[index + 1], with: &pen)
        } else if join == .round {
          let normal = normal(piece.direction(at: 1))
          pen.arc(around: piece.end, from: normal, by: .pi)
        }
      }
    }
    return pen.closed
  }

  private func normal(_ direction: Point) -> Point {
    Point(direction.y * distance, -direction.x * distance)
  }

  /// The curve at the distance: ends exact, handles scaled by the curvature there.
  private func moved(_ piece: CubicCurve) -> CubicCurve {
    let start = piece.start + normal(piece.direction(at: 0))
    let end = piece.end + normal(piece.direction(at: 1))
    // Rounding must not make a curve of a line at some frames.
    guard !piece.isLine else { return CubicCurve(start, start, end, end) }
    let out = (piece.control1 - piece.start) * (1 + distance * piece.curvature(at: 0))
    let arrival = (piece.control2 - piece.end) * (1 + distance * piece.curvature(at: 1))
    return CubicCurve(start, start + out, end + arrival, end)
  }

  private func addJoin(from first: CubicCurve, to second: CubicCurve, with pen: inout Pen) {
    let before = first.direction(at: 1)
    let after = second.direction(at: 0)
    let turn = Real.angle(y: before.cross(after), x: before.dot(after))
    let start = normal(before)
    let end = normal(after)
    guard abs(turn) > 1e-4 else {
      pen.line(to: first.end + end)
      return
    }
    guard turn * distance > 0 else {
      // An inner corner: over the corner itself, so that what is left over winds the other way.
      pen.line(to: first.end)
      pen.line(to: first.end + end)
      return
    }
    switch join {
    case .round: pen.arc(around: first.end, from: start, by: turn)
    case .miter:
      let length = 1 / max(1e-9, Real.cosine(turn / 2))
      if length <= miterLimit {
        let middle = start + end
        let scale = abs(distance) * length / max(1e-12, middle.length)
        pen.line(to: first.end + middle * scale)
      }
      pen.line(to: first.end + end)
    case .bevel: pen.line(to: first.end + end)
    }
  }

  /// The outline's curves, cut until each bends little enough for its offset to be one curve.
  private static func pieces(of path: BezierPath, distance: Double) -> [CubicCurve] {
    var result: [CubicCurve] = []
    for curve in path.curves where curve.length > 1e-9 {
      if curve.isLine {
        result.append(CubicCurve(from: curve.start, to: curve.end))
      } else {
        cut(curve, depth: 0, into: &result)
      }
    }
    return result
  }

  private static func cut(_ curve: CubicCurve, depth: Int, into result: inout [CubicCurve]) {
    let before = curve.direction(at: 0)
    let middle = curve.direction(at: 0.5)
    let after = curve.direction(at: 1)
    // About 20 degrees on each half.
    if depth >= 7 || (before.dot(middle) > 0.94 && middle.dot(after) > 0.94) {
      if curve.length > 1e-9 { result.append(curve) }
      return
    }
    let (head, tail) = curve.split(at: 0.5)
    cut(head, depth: depth + 1, into: &result)
    cut(tail, depth: depth + 1, into: &result)
  }
}

/// Collects a border curve by curve.
private struct Pen {
  private var curves: [CubicCurve] = []

  /// What was drawn, closed; nil when nothing was.
  var closed: BezierPath? {
    guard !curves.isEmpty else { return nil }
    var path = BezierPath(curves: curves)
    path.isClosed = true
    return path
  }

  mutating func append(_ curve: CubicCurve) {
    line(to: curve.start)
    curves.append(curve)
  }

  mutating func line(to point: Point) {
    guard let last = curves.last?.end, (point - last).length > 1e-9 else { return }
    curves.append(CubicCurve(last, last, point, point))
  }

  /// An arc around a centre from `center + radius`, by an angle in radians, clockwise.
  mutating func arc(around center: Point, from radius: Point, by angle: Double) {
    // A right angle is one arc at every frame, whatever it was rounded to.
    let count = (abs(angle) / (.pi / 2) - 1e-9).rounded(.up).whole(in: 1...4)
    let step = angle / Double(count)
    let handle = 4.0 / 3 * Real.tangent(step / 4)
    var from = radius
    line(to: center + from)
    for _ in 0..<count {
      let cosine = Real.cosine(step)
      let sine = Real.sine(step)
      let to = Point(from.x * cosine - from.y * sine, from.x * sine + from.y * cosine)
      curves.append(
        CubicCurve(
          center + from, center + from + Point(-from.y, from.x) * handle,
          center + to - Point(-to.y, to.x) * handle, center + to))
      from = to
    }
  }
}

extension CubicCurve {
  /// How fast the direction turns per pixel of way, clockwise positive; 0 where it is undefined.
  fileprivate func curvature(at parameter: Double) -> Double {
    let first = derivative(at: parameter)
    let speed = first.length
    guard speed > 1e-9 else { return 0 }
    let u = 1 - parameter
    let second =
      (control2 - control1 * 2 + start) * (6 * u) + (end - control2 * 2 + control1)
      * (6 * parameter)
    return first.cross(second) / (speed * speed * speed)
  }
}
