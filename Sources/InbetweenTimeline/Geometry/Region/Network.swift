/// Edges that meet in their ends alone, those with the same ends as one.
struct Network {
  /// In the order of the outlines that they come from.
  private(set) var edges: [RegionEdge] = []
  /// How often the edge's own shape runs along it in its direction.
  private(set) var windings: [Int32] = []
  /// What other shapes run along each edge; mostly nothing. As many as edges: it is asked for at every
  /// comparison.
  private(set) var others: [[(operand: Int, winding: Int32)]] = []
  /// The numbers of the points where each edge begins and ends.
  private(set) var ends: [(from: Int, to: Int)] = []
  /// How many points there are.
  var pointCount: Int { degrees.count }
  /// How many edges end or begin at each point.
  private var degrees: [Int] = []

  init(_ all: [RegionEdge]) {
    var points = PointNumbers(reserving: all.count)
    // By the numbers of their ends, the lower one first.
    var places: [Int: Int] = [:]
    places.reserveCapacity(all.count)
    edges.reserveCapacity(all.count)
    for edge in all where edge.from != edge.to {
      let own = (from: points.number(of: edge.from), to: points.number(of: edge.to))
      let key = min(own.from, own.to) << 32 | max(own.from, own.to)
      guard let place = places[key] else {
        places[key] = edges.count
        edges.append(edge)
        ends.append(own)
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
    degrees = Array(repeating: 0, count: points.count)
    for end in ends {
      degrees[end.from] += 1
      degrees[end.to] += 1
    }
  }

  /// Whether an edge goes on from the one before it, with nothing else at the point between them.
  func continues(at index: Int) -> Bool {
    guard index > 0, ends[index - 1].to == ends[index].from,
      edges[index - 1].operand == edges[index].operand, windings[index - 1] == windings[index],
      others[index - 1].isEmpty, others[index].isEmpty
    else { return false }
    return degrees[ends[index].from] == 2
  }
}
