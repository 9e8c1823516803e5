/// The edges between inside and outside, the inside on the right of their direction.
struct Border {
  private let edges: [RegionEdge]

  /// Picks the edges of the border; nil when all that may be spent was spent.
  ///
  /// - Parameters:
  ///   - cuts: of all outlines.
  ///   - operands: how many shapes there are.
  ///   - work: what may be spent on it.
  ///   - isInside: tells by the winding number around each shape.
  init?(
    _ cuts: RegionEdge.Cuts, operands: Int, work: inout RegionWork, isInside: ([Int32]) -> Bool
  ) {
    let network = Network(cuts.edges)
    let judge = Judge(network, operands: operands)
    guard
      let verdicts = cuts.areAll
        ? judge.verdictsByFaces(work: &work, isInside: isInside)
        : judge.verdictsByRays(work: &work, isInside: isInside)
    else { return nil }
    edges = zip(network.edges, verdicts).compactMap { edge, verdict in
      switch verdict {
      case .inner: nil
      case .border: edge
      case .turnedBorder: edge.turned
      }
    }
  }
}

extension RegionEdge {
  fileprivate var turned: RegionEdge {
    RegionEdge(from: to, to: from, operand: operand, curve: curve, start: end, end: start)
  }
}

extension Border {
  /// The border as closed outlines, pieces of one curve put together again.
  func loops(of curves: [CubicCurve], grid: Grid) -> [BezierPath] {
    var points = PointNumbers(reserving: edges.count)
    let ends = edges.map { (from: points.number(of: $0.from), to: points.number(of: $0.to)) }
    let leaving = Adjacency(from: ends.map(\.from), count: points.count)
    var isUsed = [Bool](repeating: false, count: edges.count)
    var result: [BezierPath] = []
    for first in edges.indices where !isUsed[first] {
      var chain: [RegionEdge] = []
      var current: Int? = first
      while let index = current {
        isUsed[index] = true
        chain.append(edges[index])
        current = next(after: edges[index], among: leaving[ends[index].to], isUsed: isUsed)
        if ends[index].to == ends[first].from { break }
      }
      if let path = Self.path(along: chain, curves: curves, grid: grid) { result.append(path) }
    }
    return result
  }

  /// Of several ways on, the one that turns most to the right, which keeps loops from crossing.
  private func next(after edge: RegionEdge, among choices: ArraySlice<Int>, isUsed: [Bool]) -> Int?
  {
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
