/// The edges between inside and outside, the inside on the right of their direction.
struct Border {
  private let edges: [RegionEdge]

  /// Picks the edges of the border from edges that meet in their ends alone; nil when all that may
  /// be spent was spent.
  init?(
    _ all: [RegionEdge], operands: Int, work: inout RegionWork, isInside: ([Int32]) -> Bool
  ) {
    let network = Network(all)
    let judge = Judge(network, operands: operands)
    let places = network.edges.indices.filter { !network.continues(at: $0) }
    work.compare(places.reduce(0) { $0 + judge.comparisons(on: $1) })
    if work.isSpent { return nil }
    var kept: [RegionEdge] = []
    var verdict = Judge.Verdict.inner
    for (index, edge) in network.edges.enumerated() {
      // Between places where edges branch the sides do not change.
      if !network.continues(at: index) { verdict = judge.verdict(on: index, isInside: isInside) }
      switch verdict {
      case .inner: break
      case .border: kept.append(edge)
      case .turnedBorder: kept.append(edge.turned)
      }
    }
    edges = kept
  }
}

/// Edges that meet in their ends alone, those with the same ends as one.
private struct Network {
  /// In the order of the outlines that they come from.
  private(set) var edges: [RegionEdge] = []
  /// How often the edge's own shape runs along it in its direction.
  private(set) var windings: [Int32] = []
  /// What other shapes run along each edge; mostly nothing. As many as edges: it is asked for at every
  /// comparison.
  private(set) var others: [[(operand: Int, winding: Int32)]] = []
  /// How many edges end or begin at each point.
  private var degrees: [GridPoint: Int] = [:]

  private struct Ends: Hashable {
    var first: GridPoint
    var second: GridPoint
  }

  init(_ all: [RegionEdge]) {
    var places: [Ends: Int] = [:]
    places.reserveCapacity(all.count)
    edges.reserveCapacity(all.count)
    for edge in all where edge.from != edge.to {
      let ends =
        edge.from < edge.to
        ? Ends(first: edge.from, second: edge.to) : Ends(first: edge.to, second: edge.from)
      guard let place = places[ends] else {
        places[ends] = edges.count
        edges.append(edge)
        windings.append(1)
        others.append([])
        continue
      }
      let step: Int32 = edges[place].from == edge.from ? 1 : -1
      if edges[place].operand == edge.operand {
        windings[place] += step
      } else {
        others[place].append((edge.operand, step))
      }
    }
    degrees.reserveCapacity(edges.count)
    for edge in edges {
      degrees[edge.from, default: 0] += 1
      degrees[edge.to, default: 0] += 1
    }
  }

  /// Whether an edge goes on from the one before it, with nothing else at the point between them.
  func continues(at index: Int) -> Bool {
    guard index > 0, edges[index - 1].to == edges[index].from,
      edges[index - 1].operand == edges[index].operand, windings[index - 1] == windings[index],
      others[index - 1].isEmpty, others[index].isEmpty
    else { return false }
    return degrees[edges[index].from] == 2
  }
}

/// Tells on which side of an edge the inside is.
private struct Judge {
  private let network: Network
  private let operands: Int
  private let rows: Slabs
  private let columns: Slabs
  /// The edges' ends alone, close together.
  private let lines: [Line]

  init(_ network: Network, operands: Int) {
    self.network = network
    self.operands = operands
    rows = Slabs(network.edges.map { ($0.low.y, $0.high.y) })
    columns = Slabs(network.edges.map { ($0.low.x, $0.high.x) })
    lines = network.edges.map { Line(from: $0.from, to: $0.to) }
  }

  /// What an edge is to an area.
  enum Verdict {
    /// Both sides are inside, or neither is.
    case inner
    /// The inside is on the right.
    case border
    /// The inside is on the left.
    case turnedBorder
  }

  /// How many edges a verdict looks at.
  func comparisons(on index: Int) -> Int {
    let edge = network.edges[index]
    return
      (edge.isSteep ? rows.candidates(at: edge.middle.y) : columns.candidates(at: edge.middle.x))
      .count
  }

  func verdict(on index: Int, isInside: ([Int32]) -> Bool) -> Verdict {
    let edge = network.edges[index]
    let isSteep = edge.isSteep
    let middle = edge.middle
    var before = [Int32](repeating: 0, count: operands)
    if isSteep {
      for other in rows.candidates(at: middle.y) {
        let crosses = lines[other].crossing(row: middle)
        if crosses != 0 { add(other, times: crosses, to: &before) }
      }
    } else {
      for other in columns.candidates(at: middle.x) {
        let crosses = lines[other].crossing(column: middle)
        if crosses != 0 { add(other, times: crosses, to: &before) }
      }
    }
    // `before` is the side at smaller x (steep) or smaller y (flat); crossing the edge itself leads
    // to the other side.
    var after = before
    let isPositive = isSteep ? edge.to.y < edge.from.y : edge.to.x > edge.from.x
    add(index, times: isPositive ? 1 : -1, to: &after)
    let isInsideBefore = isInside(before)
    guard isInsideBefore != isInside(after) else { return .inner }
    // Travelling down, the right side on screen is at smaller x; travelling right, at larger y.
    let rightIsBefore = isSteep ? edge.to.y > edge.from.y : edge.to.x < edge.from.x
    return rightIsBefore == isInsideBefore ? .border : .turnedBorder
  }

  private func add(_ index: Int, times: Int32, to windings: inout [Int32]) {
    windings[network.edges[index].operand] += times * network.windings[index]
    for (operand, winding) in network.others[index] {
      windings[operand] += times * winding
    }
  }
}

extension RegionEdge {
  fileprivate var turned: RegionEdge {
    RegionEdge(from: to, to: from, operand: operand, curve: curve, start: end, end: start)
  }

  /// Whether it runs more up or down than across.
  fileprivate var isSteep: Bool { high.y - low.y >= high.x - low.x }

  fileprivate var middle: GridPoint {
    GridPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
  }
}

/// The ends of an edge.
private struct Line {
  var from: GridPoint
  var to: GridPoint

  /// How a ray that runs along a row from far left to `point` crosses the edge: 1 upwards, -1
  /// downwards, 0 not; so that clockwise outlines wind once around their inside.
  func crossing(row point: GridPoint) -> Int32 {
    let isDown = from.y <= point.y && to.y > point.y
    let isUp = to.y <= point.y && from.y > point.y
    guard isDown || isUp else { return 0 }
    let side = isDown ? from.turn(to, point) : to.turn(from, point)
    return side < 0 ? (isDown ? -1 : 1) : 0
  }

  /// How a ray that runs along a column from far above to `point` crosses the edge: 1 rightwards,
  /// -1 leftwards, 0 not.
  func crossing(column point: GridPoint) -> Int32 {
    let isRight = from.x <= point.x && to.x > point.x
    let isLeft = to.x <= point.x && from.x > point.x
    guard isRight || isLeft else { return 0 }
    let side = isRight ? from.turn(to, point) : to.turn(from, point)
    return side > 0 ? (isRight ? 1 : -1) : 0
  }
}

extension Border {
  /// The border as closed outlines, pieces of one curve put together again.
  func loops(of curves: [CubicCurve], grid: Grid) -> [BezierPath] {
    var leaving: [GridPoint: [Int]] = [:]
    for (index, edge) in edges.enumerated() { leaving[edge.from, default: []].append(index) }
    var isUsed = [Bool](repeating: false, count: edges.count)
    var result: [BezierPath] = []
    for first in edges.indices where !isUsed[first] {
      var chain: [RegionEdge] = []
      var current: Int? = first
      while let index = current {
        isUsed[index] = true
        chain.append(edges[index])
        current = next(after: edges[index], among: leaving[edges[index].to] ?? [], isUsed: isUsed)
        if edges[index].to == edges[first].from { break }
      }
      if let path = Self.path(along: chain, curves: curves, grid: grid) { result.append(path) }
    }
    return result
  }

  /// Of several ways on, the one that turns most to the right, which keeps loops from crossing.
  private func next(after edge: RegionEdge, among choices: [Int], isUsed: [Bool]) -> Int? {
    let free = choices.filter { !isUsed[$0] }
    guard free.count > 1 else { return free.first }
    let direction = Point(Double(edge.to.x - edge.from.x), Double(edge.to.y - edge.from.y))
    func angle(_ index: Int) -> Double {
      let other = edges[index]
      let step = Point(Double(other.to.x - other.from.x), Double(other.to.y - other.from.y))
      return Real.angle(y: direction.cross(step), x: direction.dot(step))
    }
    return free.max { angle($0) < angle($1) }
  }

  private static func path(
    along chain: [RegionEdge], curves: [CubicCurve], grid: Grid
  ) -> BezierPath? {
    var runs: [RegionEdge] = []
    for edge in chain {
      if let last = runs.last, last.curve == edge.curve, abs(last.end - edge.start) < 1e-9,
        (last.end - last.start) * (edge.end - edge.start) > 0
      {
        runs[runs.count - 1].to = edge.to
        runs[runs.count - 1].end = edge.end
      } else {
        runs.append(edge)
      }
    }
    // The chain may begin in the middle of a curve.
    if runs.count > 1, let first = runs.first, let last = runs.last, first.curve == last.curve,
      abs(last.end - first.start) < 1e-9,
      (last.end - last.start) * (first.end - first.start) > 0
    {
      runs[0].from = last.from
      runs[0].start = last.start
      runs.removeLast()
    }
    // Slivers of rounding.
    guard runs.count > 2 || (runs.count == 2 && chain.count > 2) || chain.count > 8 else {
      return nil
    }
    var path = BezierPath([], isClosed: true)
    path.vertices = runs.map { run in
      switch run.start {
      case 0: BezierPath.Vertex(curves[run.curve].start)
      case 1: BezierPath.Vertex(curves[run.curve].end)
      default: BezierPath.Vertex(grid.point(run.from))
      }
    }
    for (index, run) in runs.enumerated() {
      let curve = curves[run.curve]
      guard !curve.isLine else { continue }
      let piece =
        run.start < run.end
        ? curve.part(from: run.start, to: run.end)
        : curve.part(from: run.end, to: run.start).turned
      let next = index + 1 == runs.count ? 0 : index + 1
      path.vertices[index].outTangent = piece.control1 - piece.start
      path.vertices[next].inTangent = piece.control2 - piece.end
    }
    return path
  }
}

extension CubicCurve {
  /// The same curve run the other way.
  package var turned: CubicCurve { CubicCurve(end, control2, control1, start) }
}
