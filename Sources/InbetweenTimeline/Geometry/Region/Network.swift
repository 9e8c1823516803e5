/// Edges that meet in their ends alone, those with the same ends as one.
struct Network {
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
