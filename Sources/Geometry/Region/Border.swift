/// The edges between inside and outside, the inside on the right of their direction.
struct Border {
  private let edges: [RegionEdge]

  /// Picks the edges of the border from edges that meet in their ends alone.
  init(_ all: [RegionEdge], operands: Int, isInside: ([Int32]) -> Bool) {
    let merged = Self.merge(all)
    let rows = Slabs(merged.map { ($0.edge.low.y, $0.edge.high.y) })
    let columns = Slabs(merged.map { ($0.edge.low.x, $0.edge.high.x) })
    var kept: [RegionEdge] = []
    for item in merged {
      let edge = item.edge
      let isSteep = edge.high.y - edge.low.y >= edge.high.x - edge.low.x
      let middle = GridPoint(
        x: (edge.from.x + edge.to.x) / 2, y: (edge.from.y + edge.to.y) / 2)
      var before = [Int32](repeating: 0, count: operands)
      let near =
        isSteep ? rows.candidates(at: middle.y) : columns.candidates(at: middle.x)
      for index in near {
        let other = merged[index]
        let crosses =
          isSteep
          ? other.edge.crossing(row: middle) : other.edge.crossing(column: middle)
        guard crosses != 0 else { continue }
        for (operand, winding) in other.windings { before[operand] += crosses * winding }
      }
      // `before` is the side at smaller x (steep) or smaller y (flat); crossing the edge itself
      // leads to the other side.
      var after = before
      let isPositive = isSteep ? edge.to.y < edge.from.y : edge.to.x > edge.from.x
      let own: Int32 = isPositive ? 1 : -1
      for (operand, winding) in item.windings { after[operand] += own * winding }
      let isInsideBefore = isInside(before)
      let isInsideAfter = isInside(after)
      guard isInsideBefore != isInsideAfter else { continue }
      // Travelling down, the right side on screen is at smaller x; travelling right, at larger y.
      let rightIsBefore = isSteep ? edge.to.y > edge.from.y : edge.to.x < edge.from.x
      kept.append(rightIsBefore == isInsideBefore ? edge : edge.turned)
    }
    edges = kept
  }

  /// Edges with the same ends as one, with how often each shape runs along it.
  private static func merge(
    _ all: [RegionEdge]
  ) -> [(edge: RegionEdge, windings: [(operand: Int, winding: Int32)])] {
    struct Ends: Hashable {
      var first: GridPoint
      var second: GridPoint
    }
    var places: [Ends: Int] = [:]
    var merged: [(edge: RegionEdge, windings: [(operand: Int, winding: Int32)])] = []
    for edge in all where edge.from != edge.to {
      let isForward = edge.from < edge.to
      let ends =
        isForward
        ? Ends(first: edge.from, second: edge.to) : Ends(first: edge.to, second: edge.from)
      if let place = places[ends] {
        let step: Int32 = merged[place].edge.from == edge.from ? 1 : -1
        if let known = merged[place].windings.firstIndex(where: { $0.operand == edge.operand }) {
          merged[place].windings[known].winding += step
        } else {
          merged[place].windings.append((edge.operand, step))
        }
      } else {
        places[ends] = merged.count
        merged.append((edge, [(edge.operand, 1)]))
      }
    }
    return merged
  }
}

extension RegionEdge {
  fileprivate var turned: RegionEdge {
    RegionEdge(from: to, to: from, operand: operand, curve: curve, start: end, end: start)
  }

  /// How a ray that runs along a row from far left to `point` crosses the edge: 1 upwards, -1
  /// downwards, 0 not; so that clockwise outlines wind once around their inside.
  fileprivate func crossing(row point: GridPoint) -> Int32 {
    let isDown = from.y <= point.y && to.y > point.y
    let isUp = to.y <= point.y && from.y > point.y
    guard isDown || isUp else { return 0 }
    let side = isDown ? from.turn(to, point) : to.turn(from, point)
    return side < 0 ? (isDown ? -1 : 1) : 0
  }

  /// How a ray that runs along a column from far above to `point` crosses the edge: 1 rightwards,
  /// -1 leftwards, 0 not.
  fileprivate func crossing(column point: GridPoint) -> Int32 {
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
