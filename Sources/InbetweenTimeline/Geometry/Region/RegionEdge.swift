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
  /// What edges become when they are cut where they meet.
  struct Cuts {
    /// The pieces, in the order of their edges.
    var edges: [RegionEdge]
    /// Whether they meet in their ends alone; otherwise a few still cross, by less than a step of the
    /// grid.
    var areAll: Bool
  }

  /// Cuts edges where they cross or touch, so that they meet in their ends alone.
  ///
  /// - Parameters:
  ///   - edges: of all outlines.
  ///   - work: what may be spent on it.
  /// - Returns: nil when all was spent.
  static func split(_ edges: [RegionEdge], work: inout RegionWork) -> Cuts? {
    var edges = edges
    // Cutting moves edges by less than a step of the grid, which can make new crossings; few
    // rounds settle that, and what is left is far below anything visible.
    for _ in 0..<5 {
      var cuts: [[GridPoint]] = Array(repeating: [], count: edges.count)
      let slabs = Slabs(edges.map { ($0.low.y - reach, $0.high.y + reach) })
      for slab in slabs.members.indices {
        findCuts(in: slab, of: slabs, edges, into: &cuts, work: &work)
        if work.isSpent { return nil }
      }
      if cuts.allSatisfy(\.isEmpty) { return Cuts(edges: edges, areAll: true) }
      var result: [RegionEdge] = []
      result.reserveCapacity(edges.count * 2)
      for (edge, points) in zip(edges, cuts) {
        if points.isEmpty { result.append(edge) } else { result += edge.cut(at: points) }
      }
      edges = result
    }
    return Cuts(edges: edges, areAll: false)
  }

  /// Whether edges cross so often that a few of their pairs show that all would cross more often
  /// than `work` allows, by far. Which pairs is the same each time.
  static func crossObviously(_ edges: [RegionEdge], beyond work: RegionWork) -> Bool {
    let pairs = Double(edges.count) * Double(edges.count - 1) / 2
    guard pairs > 8 * Double(work.left) else { return false }
    var hits = 0
    var state: UInt64 = 1
    func next() -> Int {
      // Knuth's linear congruential generator; its high bits are the good ones.
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % edges.count
    }
    for _ in 0..<samples {
      let first = edges[next()]
      let second = edges[next()]
      if first.crosses(second) { hits += 1 }
    }
    return pairs * Double(hits) / Double(samples) > 4 * Double(work.left)
  }

  /// How many pairs are looked at.
  private static let samples = 4_096

  /// Whether edges cross between their ends.
  private func crosses(_ other: RegionEdge) -> Bool {
    let a = from.turn(to, other.from).signum() * from.turn(to, other.to).signum()
    let b = other.from.turn(other.to, from).signum() * other.from.turn(other.to, to).signum()
    return a < 0 && b < 0
  }

  /// How far a crossing lies from both edges at most, once it is a point of the grid, and some.
  private static let reach: Int64 = 4

  /// What an edge takes up of a slab.
  private struct Span {
    var low: Double
    var high: Double
    var edge: Int
  }

  /// Cuts edges where they meet within a slab.
  private static func findCuts(
    in slab: Int, of slabs: Slabs, _ edges: [RegionEdge], into cuts: inout [[GridPoint]],
    work: inout RegionWork
  ) {
    let band = slabs.band(slab)
    let order = slabs.members[slab].map { edges[$0].span(of: $0, within: band) }
      .sorted { ($0.low, $0.edge) < ($1.low, $1.edge) }
    for (place, first) in order.enumerated() {
      let a = edges[first.edge]
      let (top, bottom) = (min(a.from.y, a.to.y), max(a.from.y, a.to.y))
      var next = place + 1
      while next < order.count, order[next].low <= first.high {
        let second = order[next].edge
        let b = edges[second]
        next += 1
        // Most edges of a band lie above or below each other.
        if b.from.y < top, b.to.y < top { continue }
        if b.from.y > bottom, b.to.y > bottom { continue }
        let (onFirst, onSecond) = a.meetings(with: b)
        // Edges that share several slabs are cut where the point lies.
        for point in onFirst where slabs.place(of: point.y) == slab {
          cuts[first.edge].append(point)
          work.cut(1)
        }
        for point in onSecond where slabs.place(of: point.y) == slab {
          cuts[second].append(point)
          work.cut(1)
        }
      }
      // Each end of both with the other.
      work.compare(4 * (next - place))
      if work.isSpent { return }
    }
  }

  /// The columns that the edge takes up between two rows.
  private func span(of edge: Int, within rows: (low: Int64, high: Int64)) -> Span {
    var left = Double(low.x)
    var right = Double(high.x)
    if from.y != to.y {
      let slope = Double(to.x - from.x) / Double(to.y - from.y)
      let first = min(max(rows.low - Self.reach, low.y), high.y)
      let last = min(max(rows.high + Self.reach, low.y), high.y)
      let x0 = Double(from.x) + slope * Double(first - from.y)
      let x1 = Double(from.x) + slope * Double(last - from.y)
      left = max(left, min(x0, x1))
      right = min(right, max(x0, x1))
    }
    return Span(low: left - Double(Self.reach), high: right + Double(Self.reach), edge: edge)
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

  /// The first and the last place of a band.
  func band(_ index: Int) -> (low: Int64, high: Int64) {
    (low + Int64(index) * height, low + Int64(index + 1) * height - 1)
  }

  /// The index of the band that holds a place.
  func place(of place: Int64) -> Int { Int((place - low) / height) }

  /// The spans that may hold a place; none for places outside.
  func candidates(at place: Int64) -> [Int] {
    let band = (place - low) / height
    return band >= 0 && band < Int64(members.count) ? members[Int(band)] : []
  }
}
