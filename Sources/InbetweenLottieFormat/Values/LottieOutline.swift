package import InbetweenJSONTree

/// The outline of a path: vertices with tangents relative to them (Lottie specification,
/// "Bezier Shape").
package struct LottieOutline {
  /// `v`: pairs of numbers.
  package var vertices: JSONValue?
  /// `i`: for each vertex, towards the previous one.
  package var inTangents: JSONValue?
  /// `o`: for each vertex, towards the next one.
  package var outTangents: JSONValue?
  /// `c`; nil when it is missing.
  package var isClosed: Bool?
  /// The first member that is none of an outline's.
  package var unknownKey: String?

  /// Reads an object, alone or as the only element of a list; nil for other kinds.
  package init?(_ value: JSONValue) {
    guard let object = value.isArray ? value[0] : value, object.isObject else { return nil }
    var outline = LottieOutline()
    object.forEachMember { key, member in outline.take(key, member) }
    self = outline
  }

  private init() {}

  private mutating func take(_ key: JSONKey, _ member: JSONValue) {
    switch key.packed {
    case PackedKey.v: vertices = member
    case PackedKey.i: inTangents = member
    case PackedKey.o: outTangents = member
    case PackedKey.c: isClosed = member.boolean ?? member.number.map { $0 != 0 }
    default:
      if key == "__fnct" { break }  // lottie-web's mark, never of the picture
      if unknownKey == nil { unknownKey = key.string }
    }
  }
}
