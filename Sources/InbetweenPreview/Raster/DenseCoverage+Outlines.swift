import InbetweenLowering
import InbetweenTimeline

extension DenseCoverage {
  /// The most edges that curves are cut into where they are filled.
  private static let maximumEdges = 2_000_000

  /// The same where lines run along them, of which each straight piece has four edges and corners.
  static let maximumPieces = 500_000

  /// The most edges of round joins and caps; beyond, corners are cut straight.
  private static let maximumRounds = 2_000_000

  /// The most edges of one round join or cap: those of a pen 300,000 pixels wide are as round as a
  /// pixel shows.
  private static let maximumSides = 4_500

  /// The inside of outlines.
  ///
  /// - Parameters:
  ///   - outlines: open ones are closed by a straight line.
  ///   - transform: to the picture's pixels.
  ///   - area: of the picture.
  ///   - edges: how many curves are cut into at most.
  init(
    filling outlines: [BezierPath], _ transform: AffineTransform, within area: PixelRect,
    edges: Int = Self.maximumEdges
  ) {
    let most = outlines.chords(within: 0.1, transform, most: edges)
    let lines = outlines.map { $0.flattened(within: 0.1, transform, most: most) }
    self.init(
      area, reach: lines.reduce(0) { $0 + $1.height(within: area) },
      room: lines.reduce(0) { $0 + $1.count })
    for line in lines {
      guard var last = line.last else { continue }
      for point in line {
        add(last, point)
        last = point
      }
    }
  }

  /// How far pieces of lines may lie from their curve, where a transform enlarges by `scale`.
  static func flatness(_ scale: Double) -> Double { 0.1 / max(1e-9, scale) }

  /// Lines along outlines, whose curves are cut into so many pieces at most.
  init(
    along outlines: [BezierPath], _ transform: AffineTransform, pen: Pen, within area: PixelRect,
    chords: Int = Self.maximumPieces
  ) {
    let scale = max(transform.reachAcrossX, transform.reachAcrossY)
    let flatness = Self.flatness(scale)
    let most = outlines.chords(within: flatness, .identity, most: chords)
    var lines: [DrawnLine] = []
    for outline in outlines {
      let line = DrawnLine(
        outline.flattened(within: flatness, .identity, most: most), isClosed: outline.isClosed)
      if pen.dashes.isEmpty { lines.append(line) } else { lines += line.dashed(pen) }
    }
    let reach = lines.reduce(0) {
      $0 + $1.points.map { transform.apply(to: $0) }.height(within: area)
    }
    let pieces = lines.reduce(0) { $0 + $1.points.count }
    let sides = min(
      ((pen.width * scale).squareRoot() * 8).whole(in: 12...Self.maximumSides),
      Self.maximumRounds / max(1, pieces))
    let rounds = sides < 12 ? 0 : sides
    // Each piece has four edges, its corner four or those of a round one.
    self.init(
      area, reach: 2 * reach + Double(pieces) * 2 * pen.width * scale,
      room: pieces * (4 + max(4, rounds)))
    for line in lines {
      line.pieces(pen, sides: rounds, flatness: flatness) {
        add(convex: $0.map { transform.apply(to: $0) })
      }
    }
  }
}

extension [Point] {
  /// How many rows of an area the lines between the points cross in all.
  fileprivate func height(within area: PixelRect) -> Double {
    func inside(_ y: Double) -> Double {
      Swift.min(Double(area.bottom), Swift.max(Double(area.top), y))
    }
    return zip(self, dropFirst()).reduce(0) { $0 + abs(inside($1.1.y) - inside($1.0.y)) }
  }
}

extension [BezierPath] {
  /// How many chords each curve may have: as many as keep within a distance of it, or, where those are
  /// more than all may have together, an equal part of them.
  fileprivate func chords(
    within tolerance: Double, _ transform: AffineTransform, most: Int
  ) -> Int {
    let curves = reduce(0) { $0 + $1.curveCount }
    guard curves > most / CubicCurve.maximumChords else { return CubicCurve.maximumChords }
    let chords = chordCount(within: tolerance, transform)
    return chords <= most ? CubicCurve.maximumChords : Swift.max(1, most / curves)
  }

  /// How many chords keep within a distance of all curves.
  func chordCount(within tolerance: Double, _ transform: AffineTransform) -> Int {
    reduce(0) { sum, outline in
      (0..<outline.curveCount).reduce(sum) {
        $0 + outline.curve(at: $1).applying(transform).chordCount(within: tolerance)
      }
    }
  }
}

extension BezierPath {
  /// Points along the outline, the first one not repeated; each curve has at most so many chords.
  fileprivate func flattened(
    within tolerance: Double, _ transform: AffineTransform, most: Int
  ) -> [Point] {
    guard let first = vertices.first else { return [] }
    var points = [transform.apply(to: first.point)]
    points.reserveCapacity(vertices.count)
    for index in 0..<curveCount {
      let curve = curve(at: index).applying(transform)
      let count = min(most, curve.chordCount(within: tolerance))
      for step in 1..<max(1, count) {
        points.append(curve.point(at: Double(step) / Double(count)))
      }
      if !(isClosed && index == curveCount - 1) { points.append(curve.end) }
    }
    return points.filter { $0.x.isFinite && $0.y.isFinite }
  }
}

extension CubicCurve {
  func applying(_ transform: AffineTransform) -> CubicCurve {
    CubicCurve(
      transform.apply(to: start), transform.apply(to: control1), transform.apply(to: control2),
      transform.apply(to: end))
  }
}

/// A line of straight pieces on its way to convex polygons that cover it.
private struct DrawnLine {
  /// No two neighbours in one place.
  let points: [Point]
  let isClosed: Bool

  init(_ points: [Point], isClosed: Bool) {
    var kept: [Point] = []
    kept.reserveCapacity(points.count)
    for point in points where kept.last != point { kept.append(point) }
    while isClosed, kept.count > 1, kept.last == kept.first { kept.removeLast() }
    self.points = kept
    self.isClosed = isClosed && kept.count > 1
  }

  /// The parts that dashes leave.
  func dashed(_ pen: Pen) -> [DrawnLine] {
    let period = pen.dashes.reduce(0, +)
    guard period > 0 else { return [self] }
    var rest = pen.dashOffset.truncatingRemainder(dividingBy: period)
    if rest < 0 { rest += period }
    var place = 0
    while rest >= pen.dashes[place], pen.dashes[place] < period {
      rest -= pen.dashes[place]
      place = (place + 1) % pen.dashes.count
    }
    var left = pen.dashes[place] - rest
    var parts: [DrawnLine] = []
    var part: [Point] = place % 2 == 0 ? Array(points.prefix(1)) : []
    let ends = isClosed ? points.dropFirst() + points.prefix(1) : points.dropFirst()
    var from = points.first ?? .zero
    for to in ends {
      var length = (to - from).length
      while length > left {
        from = from.interpolated(to: to, by: left / length)
        length -= left
        if place % 2 == 0 {
          parts.append(DrawnLine(part + [from], isClosed: false))
          part = []
        } else {
          part = [from]
        }
        place = (place + 1) % pen.dashes.count
        left = pen.dashes[place]
        if left <= 0, length <= 0 { break }
      }
      left -= length
      if place % 2 == 0 { part.append(to) }
      from = to
    }
    if part.count > 1 { parts.append(DrawnLine(part, isClosed: false)) }
    return parts
  }

  /// The pieces, joins and caps; round ones have so many sides, or none, and where they would lie no
  /// further than `flatness` outside, they are left flat.
  func pieces(_ pen: Pen, sides: Int, flatness: Double, _ add: ([Point]) -> Void) {
    let half = pen.width / 2
    guard points.count > 1 else {
      if let only = points.first, pen.cap == .round, sides > 0, !pen.dashes.isEmpty {
        add(Self.disc(only, half, sides: sides))
      }
      return
    }
    let ends = isClosed ? points + points.prefix(1) : points
    var before: (direction: Point, at: Point)?
    for (index, (from, to)) in zip(ends, ends.dropFirst()).enumerated() {
      let step = to - from
      let direction = step * (1 / step.length)
      let side = Point(-direction.y, direction.x) * half
      var (start, end) = (from, to)
      if !isClosed, pen.cap == .square {
        if index == 0 { start = from - direction * half }
        if index == ends.count - 2 { end = to + direction * half }
      }
      add([start + side, end + side, end - side, start - side])
      if let before {
        join(before.direction, direction, at: from, pen, sides, flatness, add)
      }
      before = (direction, to)
    }
    if isClosed, let before {
      let step = points[1] - points[0]
      join(before.direction, step * (1 / step.length), at: points[0], pen, sides, flatness, add)
    } else if pen.cap == .round, sides > 0, let first = points.first, let last = points.last {
      for point in [first, last] { add(Self.disc(point, half, sides: sides)) }
    }
  }

  private func join(
    _ before: Point, _ after: Point, at point: Point, _ pen: Pen, _ sides: Int, _ flatness: Double,
    _ add: ([Point]) -> Void
  ) {
    let turn = before.cross(after)
    let cosine = before.dot(after)
    guard abs(turn) > 1e-6 || cosine < 0 else { return }
    let half = pen.width / 2
    // A flat corner lies so far inside of a round one.
    let gap = half * (1 - ((1 + max(-1, cosine)) / 2).squareRoot())
    if pen.join == .round, sides > 0, gap > flatness {
      add(Self.disc(point, half, sides: sides))
      return
    }
    // The side that gapes lies away from the turn.
    let sign = turn > 0 ? -half : half
    let first = point + Point(-before.y, before.x) * sign
    let second = point + Point(-after.y, after.x) * sign
    var corner = [point, first, second]
    // 1 / sin of half the angle between both pieces, squared.
    let sharpness = 2 / max(1e-12, 1 + cosine)
    if pen.join == .miter, sharpness <= pen.miterLimit * pen.miterLimit {
      let middle = first + second - point * 2
      let length = middle.length
      if length > 1e-12 {
        let tip = point + middle * (half * sharpness.squareRoot() / length)
        corner = [point, first, tip, second]
      }
    }
    add(corner)
  }

  private static func disc(_ center: Point, _ radius: Double, sides: Int) -> [Point] {
    (0..<sides).map { side in
      let angle = 2 * Double.pi * Double(side) / Double(sides)
      return center + Point(Real.cosine(angle), Real.sine(angle)) * radius
    }
  }
}
