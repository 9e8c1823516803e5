/// Tells on which sides of edges the inside is.
struct Judge {
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

    init(isInsideOnLeft: Bool, onRight: Bool) {
      self = isInsideOnLeft == onRight ? .inner : onRight ? .border : .turnedBorder
    }
  }

  /// The verdict on each edge, by a ray wherever the sides may change: right even where a few edges
  /// still cross.
  ///
  /// - Returns: nil when all that may be spent was spent.
  func verdictsByRays(work: inout RegionWork, isInside: ([Int32]) -> Bool) -> [Verdict]? {
    let places = network.edges.indices.filter { !network.continues(at: $0) }
    work.compare(places.reduce(0) { $0 + comparisons(on: $1) })
    if work.isSpent { return nil }
    var verdict = Verdict.inner
    return network.edges.indices.map { index in
      // Between places where edges branch the sides do not change.
      guard !network.continues(at: index) else { return verdict }
      var windings = windingsOnRight(of: index)
      let isInsideOnRight = isInside(windings)
      cross(FaceSide(of: index), &windings)
      verdict = Verdict(isInsideOnLeft: isInside(windings), onRight: isInsideOnRight)
      return verdict
    }
  }

  /// The verdict on each edge where edges meet in their ends alone: a ray tells how often the shapes
  /// wind around one face of each part that hangs together, and from face to face that changes by
  /// the edge between them.
  ///
  /// - Returns: nil when all that may be spent was spent.
  func verdictsByFaces(work: inout RegionWork, isInside: ([Int32]) -> Bool) -> [Verdict]? {
    let faces = Faces(network)
    var inside = [Bool?](repeating: nil, count: faces.count)
    for index in network.edges.indices {
      let root = FaceSide(of: index)
      guard inside[faces[root]] == nil else { continue }
      work.compare(comparisons(on: index))
      if work.isSpent { return nil }
      var windings = windingsOnRight(of: index)
      inside[faces[root]] = isInside(windings)
      // Around each face and over each edge into faces that nobody was in.
      var walks = [(first: root, side: root)]
      while let walk = walks.last {
        let across = walk.side.turned
        if inside[faces[across]] == nil {
          cross(walk.side, &windings)
          inside[faces[across]] = isInside(windings)
          walks.append((across, across))
          continue
        }
        let next = faces.next(after: walk.side)
        if next != walk.first {
          walks[walks.count - 1].side = next
        } else {
          walks.removeLast()
          if let outer = walks.last { cross(outer.side.turned, &windings) }
        }
      }
    }
    return network.edges.indices.map { index in
      let side = FaceSide(of: index)
      return Verdict(
        isInsideOnLeft: inside[faces[side.turned]] ?? false, onRight: inside[faces[side]] ?? false)
    }
  }

  /// How many edges a ray is compared with.
  private func comparisons(on index: Int) -> Int {
    let edge = network.edges[index]
    return
      (edge.isSteep ? rows.candidates(at: edge.middle.y) : columns.candidates(at: edge.middle.x))
      .count
  }

  /// How often each shape winds around the right side of an edge, by a ray to its middle.
  private func windingsOnRight(of index: Int) -> [Int32] {
    let edge = network.edges[index]
    let middle = edge.middle
    // The side at smaller x of a steep edge, at smaller y of a flat one.
    var windings = [Int32](repeating: 0, count: operands)
    if edge.isSteep {
      for other in rows.candidates(at: middle.y) {
        let crosses = lines[other].crossing(row: middle)
        if crosses != 0 { add(other, times: crosses, to: &windings) }
      }
    } else {
      for other in columns.candidates(at: middle.x) {
        let crosses = lines[other].crossing(column: middle)
        if crosses != 0 { add(other, times: crosses, to: &windings) }
      }
    }
    let isOnLeft = edge.isSteep ? edge.to.y < edge.from.y : edge.to.x > edge.from.x
    if isOnLeft { cross(FaceSide(of: index).turned, &windings) }
    return windings
  }

  /// Takes windings from the right of a side over its edge to its left.
  private func cross(_ side: FaceSide, _ windings: inout [Int32]) {
    add(side.edge, times: side.isTurned ? 1 : -1, to: &windings)
  }

  private func add(_ index: Int, times: Int32, to windings: inout [Int32]) {
    windings[network.edges[index].operand] += times * network.windings[index]
    for (operand, winding) in network.others[index] {
      windings[operand] += times * winding
    }
  }
}

extension RegionEdge {
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
