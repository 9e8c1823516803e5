import InbetweenTimeline

/// What outlines have in common whose points move as one: how many there are, how many vertices
/// each has, and which are closed.
struct OutlineLayout: Hashable {
  private let parts: [Part]

  private struct Part: Hashable {
    var vertices: Int
    var isClosed: Bool
  }

  /// The form of outlines, in drawing order.
  init(of outlines: [BezierPath]) {
    parts = outlines.map { Part(vertices: $0.vertices.count, isClosed: $0.isClosed) }
  }

  /// Whether there are no outlines at all.
  var isEmpty: Bool { parts.isEmpty }

  /// How many vertices all outlines have together.
  var vertexCount: Int { parts.reduce(0) { $0 + $1.vertices } }

  /// Six numbers for each vertex: its point, the control point before, the one after, all absolute.
  static func numbers(of outlines: [BezierPath]) -> [Double] {
    outlines.flatMap(\.vertices).flatMap { vertex in
      let before = vertex.point + vertex.inTangent
      let after = vertex.point + vertex.outTangent
      return [vertex.point.x, vertex.point.y, before.x, before.y, after.x, after.y]
    }
  }

  /// The outlines of this form with the numbers of each vertex.
  func outlines(_ numbers: Numbers) -> [BezierPath] {
    var place = 0
    return parts.map { part in
      var outline = BezierPath([], isClosed: part.isClosed)
      for _ in 0..<part.vertices {
        let point = Point(numbers[place], numbers[place + 1])
        outline.vertices.append(
          .init(
            point, in: Point(numbers[place + 2], numbers[place + 3]) - point,
            out: Point(numbers[place + 4], numbers[place + 5]) - point))
        place += 6
      }
      return outline
    }
  }
}
