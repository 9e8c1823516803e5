/// A straight piece of an outline on the grid, which remembers the curve that it approximates.
struct RegionEdge {
  var from: GridPoint
  var to: GridPoint
  /// Which of the combined shapes it belongs to.
  var operand: Int
  /// The index of the curve among all curves.
  var curve: Int
  /// The curve's parameter at `from`.
  var start: Double
  /// The curve's parameter at `to`.
  var end: Double

  var low: GridPoint { GridPoint(x: min(from.x, to.x), y: min(from.y, to.y)) }
  var high: GridPoint { GridPoint(x: max(from.x, to.x), y: max(from.y, to.y)) }

  /// The parameter at a point of the edge.
  func parameter(at point: GridPoint) -> Double {
    let x = Double(to.x - from.x)
    let y = Double(to.y - from.y)
    let along = abs(x) >= abs(y) ? Double(point.x - from.x) / x : Double(point.y - from.y) / y
    return start + (end - start) * min(1, max(0, along))
  }
}

extension RegionEdge {
  /// Cuts edges where they cross or touch, so that they meet in their ends alone.
  static func split(_ edges: [RegionEdge]) -> [RegionEdge] {
    var edges = edges
    // Cutting moves edges by less than a step of the grid, which can make new crossings; few
    // rounds settle that, and what is left is far below anything visible.
    for _ in 0..<5 {
      var cuts: [Int: [GridPoint]] = [:]
      for slab in Slabs(edges.map { ($0.low.y, $0.high.y) }).members {
        findCuts(in: slab, of: edges, into: &cuts)
      }
      if cuts.isEmpty { break }
      var result: [RegionEdge] = []
      result.reserveCapacity(edges.count + cuts.count * 2)
      for (index, edge) in edges.enumerated() {
        guard let points = cuts[index] else {
          result.append(edge)
          continue
        }
        result += edge.cut(at: points)
      }
      edges = result
    }
    return edges
  }

  private static func findCuts(
    in slab: [Int], of edges: [RegionEdge], into cuts: inout [Int: [GridPoint]]
  ) {
    let order = slab.sorted { edges[$0].low.x < edges[$1].low.x }
    for (place, first) in order.enumerated() {
      let a = edges[first]
      let right = a.high.x
      for second in order[(place + 1)...] {
        let b = edges[second]
        if b.low.x > right { break }
        if b.low.y > a.high.y || b.high.y < a.low.y { continue }
        let (onFirst, onSecond) = a.meetings(with: b)
        for point in onFirst { cuts[first, default: []].append(point) }
        for point in onSecond { cuts[second, default: []].append(point) }
      }
    }
  }

  /// The points inside each edge at which the other meets it.
  private func meetings(with other: RegionEdge) -> ([GridPoint], [GridPoint]) {
    let a = from.turn(to, other.from)
    let b = from.turn(to, other.to)
    if (a > 0 && b > 0) || (a < 0 && b < 0) { return ([], []) }
    let c = other.from.turn(other.to, from)
    let d = other.from.turn(other.to, to)
    if (c > 0 && d > 0) || (c < 0 && d < 0) { return ([], []) }
    if a != 0 && b != 0 && c != 0 && d != 0 {
      let share = Double(c) / (Double(c) - Double(d))
      let point = GridPoint(
        x: from.x + 2 * Int64((Double(to.x - from.x) * share / 2).rounded()),
        y: from.y + 2 * Int64((Double(to.y - from.y) * share / 2).rounded()))
      return (
        point == from || point == to ? [] : [point],
        point == other.from || point == other.to ? [] : [point]
      )
    }
    var mine: [GridPoint] = []
    var others: [GridPoint] = []
    if a == 0 && holdsInside(other.from) { mine.append(other.from) }
    if b == 0 && holdsInside(other.to) { mine.append(other.to) }
    if c == 0 && other.holdsInside(from) { others.append(from) }
    if d == 0 && other.holdsInside(to) { others.append(to) }
    return (mine, others)
  }

  /// Whether a point of the edge's line lies between its ends.
  private func holdsInside(_ point: GridPoint) -> Bool {
    guard point != from, point != to else { return false }
    return point.x >= low.x && point.x <= high.x && point.y >= low.y && point.y <= high.y
  }

  private func cut(at points: [GridPoint]) -> [RegionEdge] {
    let sorted = points.map { ($0, parameterAlong($0)) }.sorted { $0.1 < $1.1 }
    var pieces: [RegionEdge] = []
    var rest = self
    for (point, _) in sorted where point != rest.from && point != rest.to {
      var piece = rest
      piece.to = point
      piece.end = parameter(at: point)
      pieces.append(piece)
      rest.from = point
      rest.start = piece.end
    }
    pieces.append(rest)
    return pieces
  }

  private func parameterAlong(_ point: GridPoint) -> Double {
    Double(point.x - from.x) * Double(to.x - from.x)
      + Double(point.y - from.y) * Double(to.y - from.y)
  }
}

/// Bands across one axis with the spans that touch each: neighbours are looked up by band.
struct Slabs {
  private let low: Int64
  private let height: Int64
  /// The indices of the spans that touch each band, in order.
  let members: [[Int]]

  init(_ spans: [(low: Int64, high: Int64)]) {
    let low = spans.map(\.low).min() ?? 0
    let high = spans.map(\.high).max() ?? 0
    let count = max(1, min(512, Int(Double(spans.count).squareRoot())))
    let height = (high - low) / Int64(count) + 1
    var members = Array(repeating: [Int](), count: count)
    for (index, span) in spans.enumerated() {
      for band in Int((span.low - low) / height)...Int((span.high - low) / height) {
        members[band].append(index)
      }
    }
    self.low = low
    self.height = height
    self.members = members
  }

  /// The spans that may hold a place; none for places outside.
  func candidates(at place: Int64) -> [Int] {
    let band = (place - low) / height
    return band >= 0 && band < Int64(members.count) ? members[Int(band)] : []
  }
}
