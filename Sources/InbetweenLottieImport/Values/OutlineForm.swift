import InbetweenJSONTree
import InbetweenLottieFormat
import InbetweenTimeline

/// An outline: vertices, and tangents relative to them or, in the characters of old exports,
/// absolute.
struct OutlineForm: ValueForm {
  /// Whether an outline is closed that does not say: old exports say it beside the property.
  var isClosedByDefault = false
  /// Whether tangents are points themselves.
  var hasAbsoluteTangents = false

  func value(_ json: JSONValue) -> BezierPath? {
    guard let outline = LottieOutline(json), let vertices = outline.vertices, vertices.isArray
    else {
      return nil
    }
    var path = BezierPath([], isClosed: outline.isClosed ?? isClosedByDefault)
    let count = vertices.count
    path.vertices.reserveCapacity(count)
    for index in 0..<count {
      guard let point = Self.point(vertices[index]) else { return nil }
      path.vertices.append(
        BezierPath.Vertex(
          point, in: tangent(outline.inTangents?[index], at: point),
          out: tangent(outline.outTangents?[index], at: point)))
    }
    return path
  }

  /// Whether the lists of an outline have different lengths, so that tangents were taken as zero.
  func isUneven(_ json: JSONValue) -> Bool {
    guard let outline = LottieOutline(json) else { return false }
    let count = outline.vertices?.count ?? 0
    return (outline.inTangents?.count ?? 0) != count || (outline.outTangents?.count ?? 0) != count
  }

  private func tangent(_ json: JSONValue?, at vertex: Point) -> Point {
    guard let tangent = Self.point(json) else { return .zero }
    return hasAbsoluteTangents ? tangent - vertex : tangent
  }

  private static func point(_ json: JSONValue?) -> Point? {
    guard let json, let x = json[0]?.number, let y = json[1]?.number else { return nil }
    return Point(x, y)
  }
}
