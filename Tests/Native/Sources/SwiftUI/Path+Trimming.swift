internal import CoreGraphics

extension Path {
  /// The part between two fractions of the whole length, over all subpaths one after the other.
  public func trimmedPath(from startFraction: CGFloat, to endFraction: CGFloat) -> Path {
    Contract.check(
      (0...1).contains(startFraction) && (0...1).contains(endFraction),
      "a path is trimmed outside 0…1")
    let pieces = pieces()
    let total = pieces.reduce(0) { $0 + $1.length }
    let start = Double(startFraction) * total
    let end = Double(endFraction) * total
    var result = Path()
    guard start < end else { return result }
    var position = 0.0
    var isFirst = true
    for piece in pieces {
      let low = max(start, position)
      let high = min(end, position + piece.length)
      if low < high {
        let part = piece.part(
          from: piece.parameter(at: low - position), to: piece.parameter(at: high - position))
        if isFirst || piece.beginsSubpath { result.move(to: part.points[0]) }
        result.addCurve(to: part.points[3], control1: part.points[1], control2: part.points[2])
        isFirst = false
      }
      position += piece.length
    }
    return result
  }

  private func pieces() -> [Piece] {
    var pieces: [Piece] = []
    var start = CGPoint.zero
    var current = CGPoint.zero
    var begins = true
    func add(_ a: CGPoint, _ b: CGPoint, _ end: CGPoint) {
      pieces.append(Piece([current, a, b, end], beginsSubpath: begins))
      current = end
      begins = false
    }
    func line(to end: CGPoint) {
      let from = current
      add(
        CGPoint(x: from.x + (end.x - from.x) / 3, y: from.y + (end.y - from.y) / 3),
        CGPoint(x: from.x + (end.x - from.x) * 2 / 3, y: from.y + (end.y - from.y) * 2 / 3), end)
    }
    for element in elements {
      switch element {
      case .move(let end):
        start = end
        current = end
        begins = true
      case .line(let end): line(to: end)
      case .quadCurve(let end, let c):
        let from = current
        add(
          CGPoint(x: from.x + (c.x - from.x) * 2 / 3, y: from.y + (c.y - from.y) * 2 / 3),
          CGPoint(x: end.x + (c.x - end.x) * 2 / 3, y: end.y + (c.y - end.y) * 2 / 3), end)
      case .curve(let end, let control1, let control2): add(control1, control2, end)
      case .closeSubpath:
        if current != start { line(to: start) }
      }
    }
    return pieces
  }
}

private struct Piece {
  var points: [CGPoint]
  var beginsSubpath: Bool
  var lengths: [Double]

  init(_ points: [CGPoint], beginsSubpath: Bool) {
    self.points = points
    self.beginsSubpath = beginsSubpath
    lengths = [0]
    var previous = points[0]
    for step in 1...200 {
      let next = Self.point(points, at: Double(step) / 200)
      let dx = Double(next.x - previous.x)
      let dy = Double(next.y - previous.y)
      lengths.append(lengths[step - 1] + (dx * dx + dy * dy).squareRoot())
      previous = next
    }
  }

  var length: Double { lengths[200] }

  func parameter(at length: Double) -> Double {
    if length <= 0 { return 0 }
    guard let upper = lengths.firstIndex(where: { $0 >= length }), upper > 0 else { return 1 }
    let chord = lengths[upper] - lengths[upper - 1]
    return (Double(upper - 1) + (chord > 0 ? (length - lengths[upper - 1]) / chord : 0)) / 200
  }

  func part(from low: Double, to high: Double) -> Piece {
    let right = Self.split(points, at: low).1
    let left = Self.split(right, at: high < 1 ? (high - low) / (1 - low) : 1).0
    return Piece(left, beginsSubpath: beginsSubpath)
  }

  private static func mix(_ a: CGPoint, _ b: CGPoint, _ t: Double) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }

  private static func split(_ p: [CGPoint], at t: Double) -> ([CGPoint], [CGPoint]) {
    let ab = mix(p[0], p[1], t)
    let bc = mix(p[1], p[2], t)
    let cd = mix(p[2], p[3], t)
    let abc = mix(ab, bc, t)
    let bcd = mix(bc, cd, t)
    let middle = mix(abc, bcd, t)
    return ([p[0], ab, abc, middle], [middle, bcd, cd, p[3]])
  }

  private static func point(_ p: [CGPoint], at t: Double) -> CGPoint { split(p, at: t).0[3] }
}
