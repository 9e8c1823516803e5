extension BezierPath {
  /// The outline that `text` describes, as generated literals write it.
  ///
  /// Vertices stand between commas, each as `x y` or, with handles relative to it, as
  /// `x y inX inY outX outY`; a `z` at the end closes the outline. A line may end after a comma.
  /// Unlike SVG path text it keeps every handle and reads back exactly.
  public init(_ text: StaticString) {
    let path = text.withUTF8Buffer { bytes in
      var cursor = TextCursor(bytes)
      let path = BezierPath(from: &cursor, acrossLines: true)
      cursor.skipWhitespace()
      return cursor.isAtEnd ? path : nil
    }
    guard let path else { preconditionFailure("not the text of an outline: \(text)") }
    self = path
  }

  /// The outline at the cursor, up to what is no part of one; nil for a vertex with a number of
  /// components that is not 2 or 6.
  package init?(from cursor: inout TextCursor, acrossLines: Bool = false) {
    self.init()
    repeat {
      if acrossLines { cursor.skipWhitespace() }
      guard let x = cursor.number() else { break }
      guard let y = cursor.number() else { return nil }
      var vertex = Vertex(Point(x, y))
      if let inX = cursor.number() {
        guard let inY = cursor.number(), let outX = cursor.number(), let outY = cursor.number()
        else { return nil }
        vertex.inTangent = Point(inX, inY)
        vertex.outTangent = Point(outX, outY)
      }
      vertices.append(vertex)
    } while cursor.take(",")
    isClosed = cursor.take("z")
  }
}
