/// The points at which edges begin and end, each by a number: what belongs to a point stands in
/// arrays then, and is found without hashing.
struct PointNumbers {
  /// How many points there are.
  var count: Int { numbers.count }
  private var numbers: [GridPoint: Int] = [:]

  /// - Parameter edges: about how many follow.
  init(reserving edges: Int) { numbers.reserveCapacity(edges) }

  /// The number of a point, below `count`: of one that was not met yet the next.
  mutating func number(of point: GridPoint) -> Int {
    if let known = numbers[point] { return known }
    let next = numbers.count
    numbers[point] = next
    return next
  }
}

/// What leaves each point, as adjacency lists in one array.
struct Adjacency {
  /// Where those of each point begin, and behind the last point how many there are.
  private var starts: [Int]
  private var members: [Int]

  /// - Parameters:
  ///   - points: of each of them, by its index, the number of the point that it leaves.
  ///   - count: how many points there are.
  init(from points: [Int], count: Int) {
    starts = Array(repeating: 0, count: count + 1)
    for point in points { starts[point + 1] += 1 }
    for point in 0..<count { starts[point + 1] += starts[point] }
    var ends = starts
    members = Array(repeating: 0, count: points.count)
    for (index, point) in points.enumerated() {
      members[ends[point]] = index
      ends[point] += 1
    }
  }

  /// The indices of what leaves a point.
  subscript(point: Int) -> ArraySlice<Int> { members[starts[point]..<starts[point + 1]] }
}
