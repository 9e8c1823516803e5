package import InbetweenJSONTree

/// A handle of an easing: `x` is time and `y` is value, each a number or one for each dimension.
package struct LottieEasingHandle {
  package var x: JSONValue?
  package var y: JSONValue?
  /// The first member that is none of a handle's.
  package var unknownKey: String?

  /// Reads an object; other kinds give an empty handle.
  package init(_ value: JSONValue) {
    x = value["x"]
    y = value["y"]
    guard value.count > 2 else { return }
    var unknown: String?
    value.forEachMember { key, _ in
      if unknown == nil, key.packed != PackedKey.x, key.packed != PackedKey.y {
        unknown = key.string
      }
    }
    unknownKey = unknown
  }

  /// How many dimensions have values of their own.
  package var dimensions: Int { max(Self.count(x), Self.count(y)) }

  /// The handle for a dimension; beyond the last one that one counts, nil without numbers.
  package func point(_ dimension: Int) -> (x: Double, y: Double)? {
    guard let x = Self.number(x, dimension), let y = Self.number(y, dimension) else { return nil }
    return (x, y)
  }

  private static func count(_ value: JSONValue?) -> Int {
    guard let value else { return 0 }
    return value.isArray ? value.count : 1
  }

  private static func number(_ value: JSONValue?, _ dimension: Int) -> Double? {
    guard let value else { return nil }
    guard value.isArray else { return value.number }
    return value[min(dimension, value.count - 1)]?.number
  }
}
