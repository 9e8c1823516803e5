import InbetweenLowering
import InbetweenTimeline

/// Two numbers over time: one track, or one for each.
struct PairTrack {
  enum Source {
    case joined(keys: [Key])
    case separate(Property<Double>, Property<Double>)
    /// Numbers that are worked out.
    case formulas
  }

  struct Key {
    var frame: Double
    var value: Point
    var easing: Easing
    var isBent: Bool
  }

  var source: Source
  var properties: [AnyProperty]
  var value: (Double) -> Point

  init(_ property: Property<Point>) {
    source = .joined(
      keys: property.track.keyframes.map {
        Key(frame: $0.frame, value: $0.value, easing: $0.easing, isBent: $0.path != nil)
      })
    properties = [.point(property)]
    value = { property.value(atFrame: $0) }
  }

  init(_ property: Property<Vector3>) {
    source = .joined(
      keys: property.track.keyframes.map {
        Key(frame: $0.frame, value: $0.value.point, easing: $0.easing, isBent: $0.path != nil)
      })
    properties = [.vector(property)]
    value = { property.value(atFrame: $0).point }
  }

  init(_ x: Property<Double>, _ y: Property<Double>) {
    source = .separate(x, y)
    properties = [.scalar(x), .scalar(y)]
    value = { Point(x.value(atFrame: $0), y.value(atFrame: $0)) }
  }

  init(_ position: Position) {
    switch position {
    case .joined(let property): self.init(property)
    case .separate(let x, let y, _): self.init(x, y)
    }
  }

  init(_ position: ShapePosition) {
    switch position {
    case .joined(let property): self.init(property)
    case .separate(let x, let y): self.init(x, y)
    }
  }

  init(_ point: AnimatedPoint) {
    let (x, y) = (point.x.property, point.y.property)
    source = .formulas
    if let x, let y { source = .separate(x, y) }
    properties = point.sources
    value = { point.value(atFrame: $0) }
  }

  var isStill: Bool { properties.allSatisfy(\.isStatic) }

  /// Whether its numbers are worked out from several, or from one that is not only theirs.
  var isWorkedOut: Bool { if case .formulas = source { true } else { false } }

  /// Whether a theme may give its numbers, or one of them.
  var isInSlots: Bool { properties.contains { $0.slot != nil } }

  var isBent: Bool {
    guard case .joined(let keys) = source else { return false }
    return keys.contains(where: \.isBent)
  }

  /// Whether its two numbers ease each in its own way.
  var isApart: Bool {
    switch source {
    case .separate, .formulas: return true
    case .joined(let keys):
      return keys.contains { key in
        guard case .perDimension(let curves) = key.easing, curves.count > 1, !key.isBent else {
          return false
        }
        return curves[0] != curves[1]
      }
    }
  }

  /// The keyframes of one of the numbers; nil where the way bends.
  func keys(_ dimension: Int) -> [NumbersKey]? {
    guard !isBent else { return nil }
    switch source {
    case .separate(let x, let y):
      return (dimension == 0 ? x : y).track.keyframes.map {
        NumbersKey(frame: $0.frame, numbers: [$0.value], easing: $0.easing.dimension(0))
      }
    case .formulas: return nil
    case .joined(let keys):
      return keys.map {
        NumbersKey(
          frame: $0.frame, numbers: [dimension == 0 ? $0.value.x : $0.value.y],
          easing: $0.easing.dimension(dimension))
      }
    }
  }

  /// The keyframes of both; nil where the way bends or the numbers go apart.
  var keys: [NumbersKey]? {
    guard !isBent, !isApart, case .joined(let keys) = source else { return nil }
    return keys.map {
      NumbersKey(
        frame: $0.frame, numbers: [$0.value.x, $0.value.y], easing: $0.easing.dimension(0))
    }
  }
}
