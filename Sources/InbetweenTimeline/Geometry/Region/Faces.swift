/// An edge seen in one of its directions, with the face that lies on its right.
struct FaceSide: Hashable {
  /// Twice the edge's index; one more against the edge's direction.
  fileprivate let number: Int

  /// The edge in its own direction.
  init(of edge: Int) { number = 2 * edge }

  fileprivate init(number: Int) { self.number = number }

  var edge: Int { number / 2 }
  /// Whether it runs against the edge's direction.
  var isTurned: Bool { number % 2 == 1 }
  /// The same edge the other way, with the face on the other side.
  var turned: FaceSide { FaceSide(number: isTurned ? number - 1 : number + 1) }
}

/// The faces that edges cut the plane into, where they meet in their ends alone.
///
/// A face with holes counts once for each of its borders: borders that do not hang together are reported
/// apart.
struct Faces {
  /// How many there are.
  private(set) var count = 0
  /// The face on the right of each side.
  private var faces: [Int]
  /// Which side goes on along the same face.
  private var successors: [FaceSide]

  init(_ network: Network) {
    let sides = network.edges.count * 2
    faces = Array(repeating: 0, count: sides)
    successors = Array(repeating: FaceSide(number: 0), count: sides)
    let starts = (0..<sides).map { number in
      let ends = network.ends[FaceSide(number: number).edge]
      return FaceSide(number: number).isTurned ? ends.to : ends.from
    }
    let leaving = Adjacency(from: starts, count: network.pointCount)
    // What arrives turns to the right as far as it can.
    for point in 0..<network.pointCount {
      let around = leaving[point].map { FaceSide(number: $0) }
      let clockwise =
        around.count < 3
        ? around
        : around.map { (Way(along: network.edges[$0.edge], isTurned: $0.isTurned), $0) }
          .sorted { $0.0 < $1.0 }.map(\.1)
      for (place, side) in clockwise.enumerated() {
        successors[side.turned.number] = clockwise[(place == 0 ? clockwise.count : place) - 1]
      }
    }
    var isKnown = Array(repeating: false, count: sides)
    for number in 0..<sides where !isKnown[number] {
      var side = number
      repeat {
        isKnown[side] = true
        faces[side] = count
        side = successors[side].number
      } while side != number
      count += 1
    }
  }

  /// The face on the right of a side: below `count`.
  subscript(side: FaceSide) -> Int { faces[side.number] }

  /// The side that goes on along the same face.
  func next(after side: FaceSide) -> FaceSide { successors[side.number] }
}

/// A way from a point, ordered clockwise on screen from the right.
private struct Way: Comparable {
  private let x: Int64
  private let y: Int64

  init(along edge: RegionEdge, isTurned: Bool) {
    let (from, to) = isTurned ? (edge.to, edge.from) : (edge.from, edge.to)
    x = to.x - from.x
    y = to.y - from.y
  }

  private var isUpwards: Bool { y < 0 || (y == 0 && x < 0) }

  static func < (left: Way, right: Way) -> Bool {
    left.isUpwards != right.isUpwards
      ? right.isUpwards : left.x * right.y - left.y * right.x > 0
  }
}
